#include "config.h"

#include "scratch.h"

#include <assert.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/xalloc.h"

char *scratch_new(void)
{
    const char *tmp = getenv("TMPDIR");
    char *folder = xasprintf("%s/keyglass-test-XXXXXX", tmp ? tmp : "/tmp");
    char *made = mkdtemp(folder);
    assert(made);
    return made;
}

static int remove_one(const char *path, const struct stat *st, int type, struct FTW *ftw)
{
    (void)st;
    (void)type;
    (void)ftw;
    return remove(path);
}

void scratch_free(char *folder)
{
    nftw(folder, remove_one, 8, FTW_DEPTH | FTW_PHYS);
    free(folder);
}
