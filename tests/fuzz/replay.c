#include "config.h"

/*
 * Stands in for libFuzzer in an ordinary build: feeds the seeds of
 * tests/fuzz/corpus/NAME (replay_NAME is the program's name) to the target, whole
 * and cut off at every offset.  One line of TAP a seed.  Files given on the
 * command line are run instead.
 */
#include <glob.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/xalloc.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { SEED_MAX = 1 << 16, CUTS_MAX = 400 };

/* A copy of its own for each run, so that a sanitizer sees a step over the end. */
static void feed(const uint8_t *data, size_t size)
{
    uint8_t *copy = xmalloc(size + (size == 0));
    if (size)
        memcpy(copy, data, size);
    LLVMFuzzerTestOneInput(copy, size);
    free(copy);
}

static void replay(const char *path, int number)
{
    const char *base = strrchr(path, '/');
    FILE *f = fopen(path, "r");
    uint8_t *data = xmalloc(SEED_MAX);
    size_t size = f ? fread(data, 1, SEED_MAX, f) : 0;
    if (f)
        fclose(f);
    for (size_t cut = 0; f && cut < size && cut < CUTS_MAX; cut++)
        feed(data, cut);
    if (f)
        feed(data, size);
    free(data);
    printf("%s %d - %s\n", f ? "ok" : "not ok", number, base ? base + 1 : path);
}

int main(int argc, char **argv)
{
    const char *src = getenv("SRCDIR");
    const char *name = strstr(argv[0], "replay_");
    for (const char *more = name; more; more = strstr(more + 1, "replay_"))
        name = more;
    if (argc > 1) {
        for (int i = 1; i < argc; i++)
            replay(argv[i], i);
        return 0;
    }
    char *pattern = xasprintf("%s/tests/fuzz/corpus/%s/*", src ? src : ".", name ? name + 7 : "");
    glob_t seeds;
    if (glob(pattern, 0, NULL, &seeds) != 0) {
        printf("Bail out! no seeds at %s\n", pattern);
        return 1;
    }
    printf("1..%zu\n", seeds.gl_pathc);
    for (size_t i = 0; i < seeds.gl_pathc; i++)
        replay(seeds.gl_pathv[i], (int)i + 1);
    globfree(&seeds);
    free(pattern);
    return 0;
}
