#include "config.h"

#include "cli/data.h"

#include <limits.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/file.h"
#include "base/xalloc.h"

static bool has_folder(const char *root, const char *name)
{
    char *path = xasprintf("%s/%s", root, name);
    bool there = file_is_folder(path);
    free(path);
    return there;
}

static bool is_root(const char *folder)
{
    return has_folder(folder, "lessons") || has_folder(folder, "datasets");
}

/* Where the program lies, or NULL. */
static char *program_folder(void)
{
    char path[PATH_MAX];
    ssize_t n = readlink("/proc/self/exe", path, sizeof path - 1);
    if (n <= 0)
        return NULL;
    path[n] = 0;
    char *slash = strrchr(path, '/');
    if (!slash)
        return NULL;
    *slash = 0;
    return xstrdup(path);
}

char *data_root(void)
{
    const char *told = getenv("KEYGLASS_DATA");
    if (told && *told && is_root(told))
        return xstrdup(told);
    char *beside = program_folder();
    if (beside && is_root(beside))
        return beside;
    free(beside);
    return is_root(KG_DATADIR) ? xstrdup(KG_DATADIR) : NULL;
}
