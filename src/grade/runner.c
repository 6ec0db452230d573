#include "config.h"

#include "grade/runner.h"

#include <assert.h>
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

#include "base/limits.h"
#include "base/xalloc.h"

extern char **environ;

/*
 * A sanitizer makes everything slower and its own bookkeeping needs all the
 * address space there is, so there is a factor on time and no bound on memory.
 * Time is that of the processor: a busy machine must fail nobody.  The time on the
 * wall, for what sleeps, is only a net below it.
 */
#ifdef KG_SANITIZERS
enum { TIME_FACTOR = 10, MEMORY_BOUND = 0 };
#else
enum { TIME_FACTOR = 1, MEMORY_BOUND = 1 };
#endif
enum { CPU_SECONDS = LIMIT_CHECK_SECONDS * TIME_FACTOR, WALL_SECONDS = 6 * CPU_SECONDS };

enum { TEXT_MAX = 1500, STDERR_MAX = 300 };

/*
 * What a process leaves of its check, in memory that it shares with us.  Check's
 * own messages cannot carry it: one above 4 KB kills the process and is lost.
 */
struct report {
    bool is_done; /* set last: the rest is whole */
    enum exercise_mark mark;
    bool has_seed;
    uint64_t seed;
    int wrong;
    char relation[TEXT_MAX], got[TEXT_MAX], expected[TEXT_MAX], why[TEXT_MAX];
};

struct job {
    struct exercise *x;
    const struct script *answer;
    struct report *report; /* of each check, and one for the wrong fences */
    FILE *said;            /* standard error of the process that runs */
};

/* Check hands a test function a number and nothing else: the job waits here. */
static struct job *job;

/* --- in the process of a check -------------------------------------------------------------- */

static void bound(int what, rlim_t soft, rlim_t hard)
{
    struct rlimit limit = {soft, hard};
    setrlimit(what, &limit);
}

static void enter_process(void)
{
    bound(RLIMIT_CORE, 0, 0);
    bound(RLIMIT_CPU, CPU_SECONDS, CPU_SECONDS + 2);
    if (MEMORY_BOUND)
        bound(RLIMIT_AS, (rlim_t)LIMIT_CHECK_MEGABYTES << 20, (rlim_t)LIMIT_CHECK_MEGABYTES << 20);
    if (ftruncate(fileno(job->said), 0) == 0 && lseek(fileno(job->said), 0, SEEK_SET) == 0)
        dup2(fileno(job->said), STDERR_FILENO);
}

static void put(char to[TEXT_MAX], const char *text)
{
    size_t len = strlen(text);
    if (len >= TEXT_MAX)
        for (len = TEXT_MAX - 1; len > 0 && ((unsigned char)text[len] & 0xc0) == 0x80;)
            len--;
    memcpy(to, text, len);
    to[len] = '\0';
}

/* Runs the answer; false: it did not come to its end, and the report says why. */
static bool run_answer(struct exercise_given *given, struct report *r)
{
    struct errinfo why = {0};
    *given =
        (struct exercise_given){.answer = job->answer, .seed = exercise_spec(job->x) ? r->seed : 0};
    enum exercise_run ran = exercise_run(job->x, given, NULL, &why);
    if (ran == EXERCISE_RAN)
        return true;
    r->mark = ran == EXERCISE_LIMIT ? MARK_UNREACHED : MARK_ERROR;
    char *text = why.line ? xasprintf("line %d: %s", why.line, why.text) : xstrdup(why.text);
    put(r->why, text);
    free(text);
    return false;
}

static void ask_check(size_t i, struct report *r)
{
    struct exercise_given given;
    struct exercise_verdict v = {0};
    if (!run_answer(&given, r))
        return;
    exercise_judge(job->x, i, &given, &v);
    r->mark = v.mark;
    r->has_seed = v.has_seed;
    r->seed = v.seed;
    put(r->relation, buf_str(&v.failure.relation));
    put(r->got, buf_str(&v.failure.got));
    put(r->expected, buf_str(&v.failure.expected));
    put(r->why, v.why.text);
    exercise_verdict_done(&v);
}

START_TEST(check_of_answer)
{
    struct report *r = &job->report[_i];
    enter_process();
    ask_check((size_t)_i, r);
    r->is_done = true;
    ck_assert_msg(r->mark == MARK_PASS, "does not hold");
}
END_TEST

START_TEST(wrong_of_answer)
{
    struct report *r = &job->report[_i];
    struct exercise_given given;
    enter_process();
    if (run_answer(&given, r))
        r->wrong = exercise_wrong(job->x, given.lab);
    r->is_done = true;
}
END_TEST

/* --- around it ------------------------------------------------------------------------------- */

/* Whatever of Check's is in the environment could run nothing, or print into the report. */
static void clear_environment(void)
{
    for (char **e = environ; *e;) {
        size_t len = strcspn(*e, "=");
        if (strncmp(*e, "CK_", 3) != 0) {
            e++;
            continue;
        }
        char *name = xslicedup((struct slice){*e, len});
        unsetenv(name);
        free(name);
        e = environ;
    }
}

/* The first line that the last process wrote on standard error. */
static void read_said(char line[STDERR_MAX])
{
    rewind(job->said);
    if (!fgets(line, STDERR_MAX, job->said))
        line[0] = '\0';
    line[strcspn(line, "\n")] = '\0';
}

/* Why a process ended before its report, from what Check saw of it. */
static char *death(const char *message)
{
    char said[STDERR_MAX];
    read_said(said);
    if (strstr(said, "out of memory"))
        return xasprintf("stopped: it took more than %d MB", LIMIT_CHECK_MEGABYTES);
    if (strstr(message, "timeout") || strstr(message, "signal 24"))
        return xasprintf("stopped: it took more than %d seconds", LIMIT_CHECK_SECONDS);
    return xasprintf("it crashed: %s%s%s", message, said[0] ? ": " : "", said);
}

/* Runs test i of one function; *ret_death says why it left no report, or is NULL. */
static void run_one(const TTest *test, int i, char **ret_death)
{
    Suite *suite = suite_create("answer");
    TCase *tcase = tcase_create("answer");
    tcase_set_timeout(tcase, WALL_SECONDS);
    tcase_add_loop_test(tcase, test, i, i + 1);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_set_fork_status(runner, CK_FORK);
    srunner_run_all(runner, CK_SILENT);
    TestResult **results = srunner_results(runner);
    *ret_death = NULL;
    if (!job->report[i].is_done)
        *ret_death = death(srunner_ntests_run(runner) == 1 ? tr_msg(results[0]) : "it did not run");
    else if (tr_rtype(results[0]) == CK_PASS && job->report[i].mark != MARK_PASS)
        *ret_death = xstrdup("its process and its report disagree");
    free(results);
    srunner_free(runner);
}

static struct grade_check check_of(const struct report *r, char *died)
{
    if (died)
        return (struct grade_check){.mark = MARK_UNREACHED,
                                    .relation = xstrdup(""),
                                    .got = xstrdup(""),
                                    .expected = xstrdup(""),
                                    .why = died};
    return (struct grade_check){.mark = r->mark,
                                .has_seed = r->has_seed,
                                .seed = r->seed,
                                .relation = xstrdup(r->relation),
                                .got = xstrdup(r->got),
                                .expected = xstrdup(r->expected),
                                .why = xstrdup(r->why)};
}

void runner_run(struct exercise *x, const struct script *answer, struct grade_answer *ret)
{
    size_t count = exercise_spec(x)->check_count;
    size_t bytes = (count + 1) * sizeof(struct report);
    struct job own = {.x = x, .answer = answer, .said = tmpfile()};
    own.report = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (own.report == MAP_FAILED || !own.said) {
        fputs("keyglass: no memory or file for a report\n", stderr);
        abort();
    }
    clear_environment();
    job = &own;
    bool is_failed = false;
    for (size_t i = 0; i <= count; i++)
        own.report[i] = (struct report){.seed = ret->seed, .wrong = -1};
    for (size_t i = 0; i < count; i++) {
        char *died;
        run_one(check_of_answer, (int)i, &died);
        ret->check[i] = check_of(&own.report[i], died);
        is_failed |= ret->check[i].mark == MARK_FAIL;
    }
    ret->wrong = -1;
    if (is_failed) {
        char *died;
        run_one(wrong_of_answer, (int)count, &died);
        free(died);
        ret->wrong = own.report[count].wrong;
    }
    job = NULL;
    munmap(own.report, bytes);
    fclose(own.said);
}
