#include "config.h"

#include "cli/watchlist.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/file.h"
#include "base/xalloc.h"

enum { WATCHED_MAX = 1000 };

static struct watchlist_look look_at(const char *path)
{
    struct stat st;
    if (stat(path, &st) != 0)
        return (struct watchlist_look){0};
    return (struct watchlist_look){true, st.st_size, st.st_mtim.tv_sec, st.st_mtim.tv_nsec,
                                   (int64_t)st.st_ino};
}

static bool is_same(const struct watchlist_look *a, const struct watchlist_look *b)
{
    return a->is_there == b->is_there && a->size == b->size && a->seconds == b->seconds &&
           a->nanoseconds == b->nanoseconds && a->inode == b->inode;
}

/* Takes the path. */
static void add(struct watchlist *w, char *path, bool is_news)
{
    for (size_t i = 0; i < w->count; i++)
        if (strcmp(w->file[i].path, path) == 0 || w->count == WATCHED_MAX) {
            free(path);
            return;
        }
    XGROW(w->file, w->count, w->cap);
    w->file[w->count++] = (struct watchlist_file){path, look_at(path), is_news};
}

static void add_folder(struct watchlist *w, const char *folder, bool is_news)
{
    struct dirent **entry;
    int n = scandir(folder, &entry, NULL, alphasort);
    for (int i = 0; i < n; i++) {
        const char *name = entry[i]->d_name;
        size_t len = strlen(name);
        if (name[0] != '.' && len > 4 && strcmp(name + len - 4, ".lab") == 0)
            add(w, xasprintf("%s/%s", folder, name), is_news);
        free(entry[i]);
    }
    if (n >= 0)
        free(entry);
}

static void add_all(struct watchlist *w, bool is_news)
{
    for (int i = 0; w->paths[i]; i++) {
        if (file_is_folder(w->paths[i]))
            add_folder(w, w->paths[i], is_news);
        else
            add(w, xstrdup(w->paths[i]), is_news);
    }
}

void watchlist_init(struct watchlist *w, const char *const *paths)
{
    *w = (struct watchlist){.paths = paths};
    add_all(w, false);
}

void watchlist_done(struct watchlist *w)
{
    for (size_t i = 0; i < w->count; i++)
        free(w->file[i].path);
    free(w->file);
    *w = (struct watchlist){0};
}

void watchlist_look(struct watchlist *w)
{
    for (size_t i = 0; i < w->count; i++) {
        struct watchlist_file *f = &w->file[i];
        struct watchlist_look now = look_at(f->path);
        if (is_same(&now, &f->look))
            continue;
        f->look = now;
        f->is_settling = true;
    }
    add_all(w, true);
}

const struct watchlist_file *watchlist_news(struct watchlist *w)
{
    for (size_t i = 0; i < w->count; i++) {
        struct watchlist_file *f = &w->file[i];
        struct watchlist_look now = look_at(f->path);
        if (f->is_settling && is_same(&now, &f->look)) {
            f->is_settling = false;
            return f;
        }
    }
    return NULL;
}

const struct watchlist_file *watchlist_latest(const struct watchlist *w)
{
    const struct watchlist_file *latest = NULL;
    for (size_t i = 0; i < w->count; i++) {
        const struct watchlist_file *f = &w->file[i];
        if (!f->look.is_there)
            continue;
        if (!latest || f->look.seconds > latest->look.seconds ||
            (f->look.seconds == latest->look.seconds &&
             f->look.nanoseconds > latest->look.nanoseconds))
            latest = f;
    }
    return latest;
}
