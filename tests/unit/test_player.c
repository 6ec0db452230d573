#include "config.h"

#include <check.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/file.h"
#include "base/limits.h"
#include "base/xalloc.h"
#include "lesson/player.h"
#include "lesson/predict.h"
#include "scratch.h"

/* Beats of tests/lessons/good/90-small, from 0. */
enum { COUNT = 1, PLACE, PUT, QUERY, GET, TYPE, HOT, LAST, BEATS };

static struct lesson *lesson;
static char *work;
static struct progress *progress;

static void stamp(char out[21])
{
    memcpy(out, "2026-03-01T10:00:00Z", 21);
}

static void setup(void)
{
    const char *folder = getenv("SRCDIR");
    char *path = xasprintf("%s/tests/lessons/good/90-small", folder ? folder : ".");
    struct errinfo why = {0};
    ck_assert_msg(!lesson_load(path, &lesson, &why), "%d:%d: %s", why.line, why.col, why.text);
    ck_assert_int_eq(lesson->beat_count, BEATS);
    free(path);
    work = scratch_new();
    progress = progress_open(work, stamp);
}

static void teardown(void)
{
    progress_free(progress);
    lesson_free(lesson);
    scratch_free(work);
}

static struct player *play(bool is_instant, bool keeps)
{
    struct errinfo why = {0};
    struct player *p = player_new(&(struct player_config){.lesson = lesson,
                                                          .progress = keeps ? progress : NULL,
                                                          .is_instant = is_instant},
                                  &why);
    ck_assert_msg(p != NULL, "%s", why.text);
    return p;
}

static char *read_work(const char *name)
{
    char *path = xasprintf("%s/%s", work, name);
    struct buf text = BUF_INIT;
    if (file_read(path, 1 << 20, &text, NULL))
        buf_add_str(&text, "(not there)");
    free(path);
    return buf_detach(&text);
}

static void write_work(const char *name, const char *text)
{
    char *path = xasprintf("%s/%s", work, name);
    ck_assert(!file_replace(path, slice_of(text), NULL));
    free(path);
}

/* What was printed borrows until the next call. */
static const char *enter(struct player *p, const char *text)
{
    static struct buf out;
    buf_done(&out);
    player_enter_line(p, slice_of(text), &out);
    return buf_str(&out);
}

/* --- forward and back ----------------------------------------------------------------------- */

START_TEST(the_digest_of_a_beat_is_the_same_each_time)
{
    struct player *p = play(true, false);
    uint64_t digest[BEATS];
    for (int i = 0; i < BEATS; i++) {
        digest[i] = player_digest(p);
        player_skip(p);
    }
    ck_assert_int_eq(player_mode(p), PLAYER_ENDED);
    ck_assert_int_eq(player_back(p), PLAYER_MOVED); /* to the last beat again */
    for (int i = BEATS - 1; i >= 0; i--) {
        ck_assert_int_eq(player_beat(p), i);
        ck_assert_uint_eq(player_digest(p), digest[i]);
        engine_check(lab_engine(player_lesson_lab(p)));
        ck_assert_int_eq(player_back(p), i ? PLAYER_MOVED : PLAYER_AT_END);
    }
    static const int jumps[] = {HOT, 0, LAST, QUERY, QUERY, TYPE, PUT};
    for (size_t i = 0; i < sizeof jumps / sizeof jumps[0]; i++) {
        ck_assert_int_eq(player_jump(p, jumps[i]), PLAYER_MOVED);
        ck_assert_uint_eq(player_digest(p), digest[jumps[i]]);
    }
    ck_assert_int_eq(player_jump(p, BEATS), PLAYER_AT_END);
    ck_assert_int_eq(player_jump(p, -1), PLAYER_AT_END);
    player_free(p);
}
END_TEST

START_TEST(what_commands_printed_is_there_and_as_expected)
{
    struct player *p = play(true, false);
    player_jump(p, HOT);
    ck_assert_int_eq(player_said_count(p), 2); /* the traffic and its expect */
    struct player_said said = player_said(p, 0);
    ck_assert(said.is_shown && said.has_run && !said.disagrees);
    ck_assert(slice_find(said.output, SLICE("rejected 201")) != NULL);
    ck_assert(player_said(p, 1).is_hidden);
    struct buf big = BUF_INIT;
    ck_assert(player_big(p, &big));
    ck_assert_str_eq(buf_str(&big), "30");
    buf_done(&big);
    player_back(p);
    said = player_said_command(p, lesson->beat[HOT].command);
    ck_assert(said.has_run);
    player_free(p);
}
END_TEST

/* --- predictions ---------------------------------------------------------------------------- */

START_TEST(a_wrong_answer_has_one_more_try_and_the_first_is_kept)
{
    struct player *p = play(true, true);
    struct errinfo why = {0};
    ck_assert_int_eq(player_next(p), PLAYER_MOVED);
    ck_assert_int_eq(player_mode(p), PLAYER_PREDICTING);
    ck_assert_ptr_null(player_message(p));
    ck_assert_int_eq(player_next(p), PLAYER_WAITS);
    ck_assert_int_eq(player_answer(p, SLICE("many"), &why), PLAYER_NO_ANSWER);
    ck_assert_str_eq(why.text, "the answer is a number");
    ck_assert_int_eq(player_answer(p, SLICE("1"), &why), PLAYER_WRONG);
    ck_assert_ptr_eq(player_message(p), &lesson->predict[0].option[0].message);
    ck_assert_int_eq(player_next(p), PLAYER_WAITS);
    ck_assert_int_eq(player_answer(p, SLICE("3"), &why), PLAYER_RIGHT);
    ck_assert_int_eq(player_mode(p), PLAYER_PREDICTED);
    const struct player_prediction *state = player_prediction(p, 0);
    ck_assert_str_eq(state->first, "1");
    ck_assert_str_eq(state->last, "3");
    ck_assert_uint_eq(state->struck, 1);
    ck_assert(state->is_right && !state->has_run);
    ck_assert_int_eq(player_next(p), PLAYER_MOVED);
    ck_assert_int_eq(player_answer(p, SLICE("a"), &why), PLAYER_WRONG);
    ck_assert_int_eq(player_answer(p, SLICE("a"), &why), PLAYER_REVEALED);
    ck_assert_int_eq(player_answer(p, SLICE("b"), &why), PLAYER_NO_ANSWER); /* none is due */
    ck_assert_int_eq(player_next(p), PLAYER_MOVED);
    ck_assert_int_eq(player_shown_prediction(p, 0), 0);
    ck_assert_int_eq(player_shown_prediction(p, 1), 1);
    ck_assert_int_eq(player_shown_prediction(p, 2), -1);
    ck_assert_str_eq(player_prediction(p, 0)->value, "3");
    ck_assert(!player_prediction(p, 0)->disagrees && !player_prediction(p, 1)->disagrees);
    player_back(p);
    ck_assert_int_eq(player_mode(p), PLAYER_PREDICTED);
    player_free(p);
    p = play(true, true); /* another day */
    ck_assert_str_eq(player_prediction(p, 0)->first, "1");
    ck_assert_int_eq(player_mode(p), PLAYER_WATCHING);
    player_free(p);
}
END_TEST

START_TEST(an_answer_changes_no_state)
{
    struct player *p = play(true, false), *q = play(true, false);
    struct errinfo why;
    player_next(p);
    player_answer(p, SLICE("3"), &why);
    player_next(p);
    player_answer(p, SLICE("b"), &why);
    player_next(p);
    player_jump(q, PUT);
    ck_assert_uint_eq(player_digest(p), player_digest(q));
    player_free(p);
    player_free(q);
}
END_TEST

/* --- exercises ------------------------------------------------------------------------------ */

static struct player *at_exercise(bool keeps)
{
    struct player *p = play(true, keeps);
    player_jump(p, LAST);
    ck_assert_int_eq(player_mode(p), PLAYER_EXERCISE);
    return p;
}

/* The marks of the checks, a letter each. */
static const char *marks(const struct player *p)
{
    static char text[LIMIT_CHECKS + 1];
    const struct player_exercise *e = player_exercise(p);
    for (size_t i = 0; i < e->spec->check_count; i++)
        text[i] = "opfue"[e->verdict[i].mark];
    text[e->spec->check_count] = 0;
    return text;
}

/* The answer, its lines joined by " / ". */
static const char *answer(const struct player *p)
{
    static struct buf text;
    buf_clear(&text);
    buf_add_str(&text, "");
    for (size_t i = 0; i < player_exercise(p)->line_count; i++) {
        buf_add_str(&text, i ? " / " : "");
        buf_add_slice(&text, player_answer_line(p, i));
    }
    return buf_str(&text);
}

#define FIRST  "query Things where K = \"A\" limit 1"
#define ALL    "query Things where K = \"A\" newest first"
#define NEWEST "query Things where K = \"A\" newest first limit 1"

START_TEST(marks_and_message_follow_every_command)
{
    struct player *p = at_exercise(false);
    ck_assert_str_eq(marks(p), "ooooo");
    ck_assert_int_eq(player_exercise(p)->points_max, 5);
    ck_assert_ptr_nonnull(strstr(enter(p, ALL), "read 15"));
    ck_assert_str_eq(marks(p), "pffoo");
    ck_assert_int_eq(player_exercise(p)->wrong, 1);
    enter(p, FIRST);
    ck_assert_str_eq(marks(p), "pfpoo");
    ck_assert_int_eq(player_exercise(p)->wrong, 0);
    ck_assert_int_eq(player_next(p), PLAYER_WAITS);
    enter(p, NEWEST);
    ck_assert_str_eq(marks(p), "ppppp"); /* one request: the others fell out of the answer */
    ck_assert_int_eq(player_exercise(p)->wrong, -1);
    ck_assert_int_eq(player_exercise(p)->points, 6);
    ck_assert_int_eq(player_mode(p), PLAYER_PASSED);
    ck_assert_int_eq(player_next(p), PLAYER_AT_END);
    ck_assert_int_eq(player_mode(p), PLAYER_ENDED);
    player_free(p);
}
END_TEST

START_TEST(the_answer_is_what_the_reference_says)
{
    static const struct {
        const char *enter, *answer;
    } row[] = {
        {FIRST, FIRST},
        {"qeury Things", FIRST}, /* not understood: not kept */
        {"# a remark", FIRST},   /* no command */
        {"locate Things {\"K\": \"A\"}",
         "locate Things {\"K\": \"A\"}"}, /* a look replaces a look */
        {"put Things {\"K\": \"C\", \"N\": \"c\"}",
         "locate Things {\"K\": \"A\"} / put Things {\"K\": \"C\", \"N\": \"c\"}"},
        {FIRST, "put Things {\"K\": \"C\", \"N\": \"c\"} / " FIRST},
        {"x: scan Things", "put Things {\"K\": \"C\", \"N\": \"c\"} / " FIRST " / x: scan Things"},
        {"y: " NEWEST,
         "put Things {\"K\": \"C\", \"N\": \"c\"} / " FIRST " / x: scan Things / y: " NEWEST},
        {"x: " FIRST,
         "put Things {\"K\": \"C\", \"N\": \"c\"} / " FIRST " / y: " NEWEST " / x: " FIRST},
        {"undo", "put Things {\"K\": \"C\", \"N\": \"c\"} / " FIRST " / y: " NEWEST},
        {"expect requests == 3",
         "put Things {\"K\": \"C\", \"N\": \"c\"} / " FIRST " / y: " NEWEST},
        {"get Nothings {\"K\": \"a\"}", /* the service said no: it counts */
         "put Things {\"K\": \"C\", \"N\": \"c\"} / y: " NEWEST " / get Nothings {\"K\": \"a\"}"},
        {"answer r4 no-pk", "put Things {\"K\": \"C\", \"N\": \"c\"} / y: " NEWEST
                            " / get Nothings {\"K\": \"a\"} / answer r4 no-pk"},
        {"reset", ""},
        {NEWEST, NEWEST},
    };
    struct player *p = at_exercise(false);
    for (size_t i = 0; i < sizeof row / sizeof row[0]; i++) {
        enter(p, row[i].enter);
        ck_assert_str_eq(answer(p), row[i].answer);
        engine_check(lab_engine(player_lab(p)));
    }
    ck_assert_str_eq(marks(p), "ppppp");
    player_free(p);
}
END_TEST

/* The prompt's lab is what running the answer's lines gives. */
START_TEST(the_prompts_state_is_that_of_its_answer)
{
    struct player *p = at_exercise(false), *q = at_exercise(false);
    enter(p, "a: put Things {\"K\": \"C\", \"N\": \"1\"}");
    enter(p, "scan Things");
    enter(p, "put Things {\"K\": \"C\", \"N\": \"2\"}");
    enter(p, "traffic Things put keys one(\"D\") rate 50/s for 2s");
    enter(p, "scan Things filter K = \"C\"");
    enter(p, "a: put Things {\"K\": \"C\", \"N\": \"3\"}");
    ck_assert_uint_eq(player_exercise(p)->line_count, 4);
    for (size_t i = 0; i < 4; i++) {
        char *line = xslicedup(player_answer_line(p, i));
        enter(q, line);
        free(line);
    }
    ck_assert_str_eq(answer(p), answer(q));
    ck_assert_uint_eq(lab_digest(player_lab(p)), lab_digest(player_lab(q)));
    player_free(p);
    player_free(q);
}
END_TEST

START_TEST(an_exercise_leaves_the_lesson_as_it_was)
{
    struct player *p = at_exercise(false);
    uint64_t before = player_digest(p);
    enter(p, "put Things {\"K\": \"C\", \"N\": \"c\"}");
    enter(p, "wait 10s");
    ck_assert_uint_ne(lab_digest(player_lab(p)), before);
    ck_assert_uint_eq(player_digest(p), before);
    player_back(p);
    player_skip(p);
    ck_assert_uint_eq(player_digest(p), before);
    ck_assert_uint_eq(lab_digest(player_lab(p)), before);
    player_free(p);
}
END_TEST

START_TEST(the_answer_is_kept_in_its_file)
{
    struct player *p = at_exercise(true);
    enter(p, "put Things {\"K\": \"C\", \"N\": \"c\"}");
    enter(p, "query Things where K = \"A\" \\\n  limit 1");
    char *text = read_work("90-last.lab");
    ck_assert_str_eq(text, "# exercise 90-last\nput Things {\"K\": \"C\", \"N\": \"c\"}\n"
                           "query Things where K = \"A\" \\\n  limit 1\n");
    free(text);
    player_free(p);
    p = at_exercise(true); /* another day: it goes on from there */
    ck_assert_uint_eq(player_exercise(p)->line_count, 2);
    ck_assert_str_eq(marks(p), "ffpoo");
    struct buf out = BUF_INIT;
    player_reset(p, &out);
    buf_done(&out);
    ck_assert_uint_eq(player_exercise(p)->line_count, 0);
    text = read_work("90-last.lab");
    ck_assert_str_eq(text, "(not there)");
    free(text);
    text = read_work("90-last.lab.bak");
    ck_assert_ptr_nonnull(strstr(text, "limit 1"));
    free(text);
    player_free(p);
}
END_TEST

START_TEST(a_file_edited_by_hand_is_set_aside_before_it_is_written_over)
{
    static const char *const texts[] = {"# exercise 90-last\n# my thoughts\n" FIRST "\n",
                                        "# exercise 90-last\nthis is no command\n"};
    write_work("90-last.lab", texts[_i]);
    struct player *p = at_exercise(true);
    ck_assert_uint_eq(player_exercise(p)->line_count, _i == 0);
    char *text = read_work("90-last.lab");
    ck_assert_str_eq(text, texts[_i]);
    free(text);
    enter(p, NEWEST);
    text = read_work("90-last.lab");
    ck_assert_str_eq(text, "# exercise 90-last\n" NEWEST "\n");
    free(text);
    text = read_work("90-last.lab.bak");
    ck_assert_str_eq(text, texts[_i]);
    free(text);
    player_free(p);
}
END_TEST

START_TEST(rungs_come_one_by_one_with_an_attempt_between)
{
    struct player *p = at_exercise(false);
    const struct lesson_exercise *spec = player_exercise(p)->spec;
    ck_assert_ptr_eq(player_hint(p, false), &spec->hint[0]);
    ck_assert_ptr_null(player_hint(p, false));
    enter(p, FIRST);
    ck_assert_ptr_eq(player_hint(p, false), &spec->hint[1]);
    ck_assert_ptr_null(player_hint(p, false));
    ck_assert_ptr_eq(player_hint(p, true), &spec->hint[2]);
    ck_assert_ptr_null(player_hint(p, true));
    ck_assert_int_eq(player_exercise(p)->rungs, 3);
    player_free(p);
}
END_TEST

START_TEST(the_card_shows_the_answer_and_another)
{
    struct player *p = at_exercise(false);
    struct buf closing = BUF_INIT, yours = BUF_INIT, other = BUF_INIT;
    enter(p, NEWEST);
    player_card(p, &closing, &yours, &other);
    ck_assert_str_eq(buf_str(&closing), "The far end first, and one is enough.");
    ck_assert_str_eq(buf_str(&yours), NEWEST);
    ck_assert_ptr_nonnull(strstr(buf_str(&other), "backward limit 1"));
    buf_done(&closing);
    buf_done(&yours);
    buf_done(&other);
    player_free(p);
}
END_TEST

/* --- time ----------------------------------------------------------------------------------- */

START_TEST(stepping_through_traffic_is_the_same_as_jumping)
{
    struct player *p = play(false, false), *q = play(true, false);
    player_jump(q, HOT);
    player_jump(p, TYPE);
    ck_assert_int_eq(player_next(p), PLAYER_MOVED);
    ck_assert(player_is_running(p));
    ck_assert_int_eq(player_end_us(p), 10000000);
    ck_assert(player_said(p, 0).is_running);
    for (int64_t t = 0; player_is_running(p); t += 333333)
        player_step(p, t);
    ck_assert_uint_eq(player_digest(p), player_digest(q));
    ck_assert(!player_said(p, 0).disagrees);
    player_back(p);
    player_next(p);
    player_step(p, 5000000);
    ck_assert_int_eq(lab_now_us(player_lab(p)), 5000000);
    ck_assert_int_eq(player_next(p), PLAYER_FINISHED);
    ck_assert_uint_eq(player_digest(p), player_digest(q));
    player_back(p);
    player_next(p);
    player_step(p, 1);
    player_back(p); /* out of the middle of it */
    player_jump(q, TYPE);
    ck_assert_uint_eq(player_digest(p), player_digest(q));
    player_free(p);
    player_free(q);
}
END_TEST

START_TEST(traffic_at_the_prompt_takes_its_time)
{
    struct player *p = play(false, false);
    player_jump(p, LAST);
    struct buf out = BUF_INIT;
    ck_assert_int_eq(
        player_enter_line(p, SLICE("traffic Things put keys one(\"D\") rate 5/s for 4s"), &out),
        LAB_RUNNING);
    int64_t end = player_end_us(p);
    player_step(p, end - 1000000);
    ck_assert(player_is_running(p));
    ck_assert_str_eq(marks(p), "ooooo");
    player_finish(p);
    player_take_output(p, &out);
    ck_assert_ptr_nonnull(strstr(buf_str(&out), "offered 20"));
    ck_assert_str_eq(answer(p), "traffic Things put keys one(\"D\") rate 5/s for 4s");
    ck_assert_str_eq(marks(p), "fffoo");
    buf_done(&out);
    player_free(p);
}
END_TEST

/* --- forks and keys ------------------------------------------------------------------------- */

START_TEST(a_fork_is_dropped_when_it_is_left)
{
    struct player *p = play(false, false);
    player_jump(p, GET);
    uint64_t before = player_digest(p);
    ck_assert(player_fork(p));
    ck_assert(!player_fork(p));
    ck_assert_int_eq(player_mode(p), PLAYER_FORK);
    ck_assert_int_eq(player_next(p), PLAYER_WAITS);
    enter(p, "put Things {\"K\": \"C\", \"N\": \"c\"}");
    enter(p, "traffic Things put keys one(\"C\") rate 10/s for 100s");
    player_step(p, 2000000);
    player_cut(p); /* ends at the moment reached */
    struct buf out = BUF_INIT;
    player_take_output(p, &out);
    ck_assert_ptr_nonnull(strstr(buf_str(&out), "offered 20 |"));
    buf_clear(&out);
    ck_assert(player_undo(p, &out));
    ck_assert(player_undo(p, &out));
    ck_assert(!player_undo(p, &out)); /* not beyond where it began */
    buf_done(&out);
    ck_assert_uint_eq(lab_digest(player_lab(p)), before);
    player_unfork(p);
    ck_assert_uint_eq(player_digest(p), before);
    ck_assert_int_eq(player_mode(p), PLAYER_WATCHING);
    player_free(p);
}
END_TEST

START_TEST(typed_keys_are_hashed_and_never_enter_the_state)
{
    struct player *p = play(true, false);
    ck_assert(!player_types(p));
    player_jump(p, TYPE);
    ck_assert(player_types(p));
    uint64_t before = player_digest(p);
    player_type(p, SLICE("A"));
    player_type(p, SLICE("\u00e9x"));
    ck_assert_uint_eq(player_trail_count(p), 3);
    ck_assert_str_eq(player_trail(p, 2).text, "A\u00e9x");
    ck_assert_uint_eq(player_trail(p, 0).hash >> 32, 0xf1478c19u);
    ck_assert_int_eq(player_trail(p, 0).part, 3);
    player_type_back(p);
    player_type_back(p);
    ck_assert(slice_is(player_typed(p), "A"));
    player_type_enter(p);
    ck_assert_uint_eq(player_tray_count(p), 1);
    ck_assert_uint_eq(player_typed(p).len, 0);
    ck_assert_uint_eq(player_trail_count(p), 1); /* it can still be looked at */
    player_type(p, SLICE("B"));
    ck_assert_uint_eq(player_trail_count(p), 1);
    ck_assert_str_eq(player_trail(p, 0).text, "B");
    for (int i = 0; i < 200; i++)
        player_type(p, SLICE("x"));
    player_type(p, SLICE("\x1b"));
    ck_assert_uint_le(player_typed(p).len, 64);
    ck_assert_uint_eq(player_digest(p), before);
    ck_assert_uint_eq(lab_log_count(player_lab(p)), 5);
    player_next(p);
    ck_assert_uint_eq(player_tray_count(p), 0);
    player_free(p);
}
END_TEST

/* --- progress ------------------------------------------------------------------------------- */

START_TEST(events_are_written_a_line_each)
{
    static const char expected[] = "2026-03-01T10:00:00Z 90-small 1 seen 1\n"
                                   "2026-03-01T10:00:00Z 90-small 1 seen 2\n"
                                   "2026-03-01T10:00:00Z 90-small 1 predicted count 1\n"
                                   "2026-03-01T10:00:00Z 90-small 4 seen 9\n"
                                   "2026-03-01T10:00:00Z 90-small 4 hint last 1\n"
                                   "2026-03-01T10:00:00Z 90-small 4 attempt last\n"
                                   "2026-03-01T10:00:00Z 90-small 4 code last M-FIRST\n"
                                   "2026-03-01T10:00:00Z 90-small 4 attempt last\n"
                                   "2026-03-01T10:00:00Z 90-small 4 pass last 6/5\n"
                                   "2026-03-01T10:00:00Z 90-small 4 end\n";
    struct player *p = play(true, true);
    struct errinfo why;
    player_next(p);
    player_answer(p, SLICE("1"), &why);
    player_answer(p, SLICE("3"), &why);
    player_jump(p, LAST);
    player_hint(p, false);
    enter(p, FIRST);
    enter(p, NEWEST);
    player_next(p);
    char *text = read_work("progress.log");
    ck_assert_str_eq(text, expected);
    free(text);
    struct progress *again = progress_open(work, stamp);
    struct progress_lesson sum = progress_lesson(again, SLICE("90-small"));
    ck_assert(sum.is_begun && sum.is_ended);
    ck_assert_int_eq(sum.beat, 9);
    ck_assert_int_eq(sum.passed, 1);
    ck_assert_int_eq(sum.skipped, 0);
    ck_assert_int_eq(sum.points, 6);
    ck_assert(progress_has_passed(again, SLICE("90-small"), SLICE("last")));
    ck_assert(slice_is(progress_first_answer(again, SLICE("90-small"), SLICE("count")), "1"));
    progress_free(again);
    player_free(p);
}
END_TEST

START_TEST(a_skip_is_marked_until_it_is_passed)
{
    struct player *p = at_exercise(true);
    ck_assert_int_eq(player_skip(p), PLAYER_AT_END);
    struct progress_lesson sum = progress_lesson(progress, SLICE("90-small"));
    ck_assert_int_eq(sum.skipped, 1);
    ck_assert_int_eq(sum.passed, 0);
    player_back(p);
    enter(p, NEWEST);
    sum = progress_lesson(progress, SLICE("90-small"));
    ck_assert_int_eq(sum.skipped, 0);
    ck_assert_int_eq(sum.passed, 1);
    player_free(p);
}
END_TEST

START_TEST(a_learner_who_comes_back_goes_on_at_the_beat_seen_last)
{
    static const char begun[] = "2026-03-01T10:00:00Z 90-small 1 seen 1\n"
                                "2026-03-01T10:00:00Z 90-small 2 seen 5\n"
                                "2026-03-01T10:00:00Z 91-other 1 seen 9\n";
    static const struct {
        const char *more;
        int beat; /* from 0 */
    } rows[] = {
        {"", 4},
        {"2026-03-01T10:00:00Z 90-small 1 seen 3\n", 2},
        {"2026-03-01T10:00:00Z 90-small 1 seen 9\n", 8},
        {"2026-03-01T10:00:00Z 90-small 4 seen 9\n2026-03-01T10:00:00Z 90-small 4 end\n", 0},
        {"2026-03-01T10:00:00Z 90-small 4 end\n2026-03-01T10:00:00Z 90-small 1 seen 2\n", 1},
        {"2026-03-01T10:00:00Z 90-small 9 seen 99\n", 0}, /* of a longer edition */
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct buf text = BUF_INIT;
        buf_add_str(&text, begun);
        buf_add_str(&text, rows[i].more);
        write_work("progress.log", buf_str(&text));
        struct progress *p = progress_open(work, stamp);
        ck_assert_int_eq(progress_resume(p, SLICE("90-small"), 9), rows[i].beat);
        progress_free(p);
        buf_done(&text);
    }
}
END_TEST

START_TEST(a_damaged_progress_file_is_set_aside)
{
    static const char *const texts[] = {
        "2026-03-01T10:00:00Z 90-small 1 seen 1\nrubbish\n",
        "2026-03-01T10:00:00Z 90-small 1 sean 1\n",
        "2026-03-01T10:00:00Z 90-small one seen 1\n",
        "2026-03-01 90-small 1 seen 1\n",
        "2026-03-01T10:00:00Z 90-small 1 seen 1\n\xff\xfe\n",
        "2026-03-01T10:00:00Z 90-small 1 attempt\n",
    };
    write_work("progress.log", texts[_i]);
    write_work("progress.log.damaged-1", "an earlier one\n");
    struct progress *p = progress_open(work, stamp);
    const char *note = progress_note(p);
    ck_assert_msg(note && strstr(note, "damaged-2"), "%s", note ? note : "no note");
    ck_assert_ptr_null(progress_at(p, 0));
    progress_add(
        p, &(struct progress_line){.lesson = SLICE("90-small"), .step = 1, .event = PROGRESS_END});
    progress_free(p);
    char *text = read_work("progress.log");
    ck_assert_str_eq(text, "2026-03-01T10:00:00Z 90-small 1 end\n");
    free(text);
    text = read_work("progress.log.damaged-2");
    ck_assert_str_eq(text, texts[_i]);
    free(text);
    text = read_work("progress.log.damaged-1");
    ck_assert_str_eq(text, "an earlier one\n");
    free(text);
}
END_TEST

START_TEST(a_line_cut_off_by_a_kill_is_dropped)
{
    write_work("progress.log", "2026-03-01T10:00:00Z 90-small 1 seen 1\n2026-03-01T10:0");
    struct progress *p = progress_open(work, stamp);
    ck_assert_ptr_null(progress_note(p));
    ck_assert_ptr_nonnull(progress_at(p, 0));
    ck_assert_ptr_null(progress_at(p, 1));
    progress_add(p, &(struct progress_line){.lesson = SLICE("a\nb c"),
                                            .step = 1,
                                            .event = PROGRESS_PREDICTED,
                                            .name = SLICE("x"),
                                            .text = SLICE("1\n2\xff")});
    progress_free(p);
    char *text = read_work("progress.log");
    ck_assert_str_eq(text, "2026-03-01T10:00:00Z 90-small 1 seen 1\n"
                           "2026-03-01T10:00:00Z a_b_c 1 predicted x 1 2\n");
    free(text);
}
END_TEST

START_TEST(where_nothing_can_be_kept_all_goes_on)
{
    write_work("file", "");
    char *folder = xasprintf("%s/file/work", work);
    struct progress *p = progress_open(folder, stamp);
    progress_add(
        p, &(struct progress_line){.lesson = SLICE("90-small"), .step = 1, .event = PROGRESS_END});
    const char *note = progress_note(p);
    ck_assert_msg(note && strstr(note, "nothing is kept"), "%s", note ? note : "no note");
    progress_add(
        p, &(struct progress_line){.lesson = SLICE("90-small"), .step = 1, .event = PROGRESS_END});
    ck_assert_ptr_null(progress_note(p));
    ck_assert(progress_lesson(p, SLICE("90-small")).is_ended);
    progress_free(p);
    free(folder);
}
END_TEST

START_TEST(the_work_folder_is_made_by_the_first_thing_worth_keeping)
{
    char *folder = xasprintf("%s/a/b", work);
    struct progress *p = progress_open(folder, stamp);
    ck_assert(!file_is_folder(folder));
    ck_assert_ptr_null(progress_note(p));
    progress_add(
        p, &(struct progress_line){.lesson = SLICE("90-small"), .step = 1, .event = PROGRESS_END});
    ck_assert(file_is_folder(folder));
    const char *note = progress_note(p);
    ck_assert_msg(note && strstr(note, folder), "%s", note ? note : "no note");
    progress_free(p);
    free(folder);
}
END_TEST

static Suite *player_suite(void)
{
    Suite *s = suite_create("player");
    TCase *c = tcase_create("player");
    tcase_set_timeout(c, 60);
    tcase_add_checked_fixture(c, setup, teardown);
    tcase_add_test(c, the_digest_of_a_beat_is_the_same_each_time);
    tcase_add_test(c, what_commands_printed_is_there_and_as_expected);
    tcase_add_test(c, a_wrong_answer_has_one_more_try_and_the_first_is_kept);
    tcase_add_test(c, an_answer_changes_no_state);
    tcase_add_test(c, marks_and_message_follow_every_command);
    tcase_add_test(c, the_answer_is_what_the_reference_says);
    tcase_add_test(c, the_prompts_state_is_that_of_its_answer);
    tcase_add_test(c, an_exercise_leaves_the_lesson_as_it_was);
    tcase_add_test(c, the_answer_is_kept_in_its_file);
    tcase_add_loop_test(c, a_file_edited_by_hand_is_set_aside_before_it_is_written_over, 0, 2);
    tcase_add_test(c, rungs_come_one_by_one_with_an_attempt_between);
    tcase_add_test(c, the_card_shows_the_answer_and_another);
    tcase_add_test(c, stepping_through_traffic_is_the_same_as_jumping);
    tcase_add_test(c, traffic_at_the_prompt_takes_its_time);
    tcase_add_test(c, a_fork_is_dropped_when_it_is_left);
    tcase_add_test(c, typed_keys_are_hashed_and_never_enter_the_state);
    suite_add_tcase(s, c);
    TCase *g = tcase_create("progress");
    tcase_add_checked_fixture(g, setup, teardown);
    tcase_add_test(g, events_are_written_a_line_each);
    tcase_add_test(g, a_skip_is_marked_until_it_is_passed);
    tcase_add_test(g, a_learner_who_comes_back_goes_on_at_the_beat_seen_last);
    tcase_add_loop_test(g, a_damaged_progress_file_is_set_aside, 0, 6);
    tcase_add_test(g, a_line_cut_off_by_a_kill_is_dropped);
    tcase_add_test(g, where_nothing_can_be_kept_all_goes_on);
    tcase_add_test(g, the_work_folder_is_made_by_the_first_thing_worth_keeping);
    suite_add_tcase(s, g);
    return s;
}

int main(void)
{
    SRunner *r = srunner_create(player_suite());
    srunner_run_all(r, CK_ENV);
    int failed = srunner_ntests_failed(r);
    srunner_free(r);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
