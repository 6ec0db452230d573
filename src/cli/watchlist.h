#ifndef CLI_WATCHLIST_H
#define CLI_WATCHLIST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * Files that are looked at again and again.  Asking stat works everywhere, on
 * network folders too, and whether an editor writes into a file or puts another
 * in its place.  A change counts once the file looks the same twice, so a file
 * half written, or away for a moment, is no news.
 */
struct watchlist_look {
    bool is_there;
    int64_t size, seconds, nanoseconds, inode;
};

struct watchlist_file {
    char *path;
    struct watchlist_look look;
    bool is_settling;
};

struct watchlist {
    struct watchlist_file *file;
    size_t count, cap;
    const char *const *paths; /* files, and folders whose .lab files are meant; borrows */
};

/* `paths` ends with NULL.  What is there now is no news. */
void watchlist_init(struct watchlist *w, const char *const *paths);
void watchlist_done(struct watchlist *w);
/* Looks once at every file. */
void watchlist_look(struct watchlist *w);
/* A file with news since it was asked last, NULL: none. */
const struct watchlist_file *watchlist_news(struct watchlist *w);
/* The file that was changed last, NULL: none is there. */
const struct watchlist_file *watchlist_latest(const struct watchlist *w);

#endif
