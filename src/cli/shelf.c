#include "config.h"

#include "cli/shelf.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "base/near.h"
#include "base/xalloc.h"
#include "cli/data.h"
#include "lesson/lesson.h"

bool shelf_open(struct shelf *s, const char *work)
{
    *s = (struct shelf){.root = data_root(), .work = work};
    if (!s->work)
        s->work = getenv("KEYGLASS_WORK");
    if (!s->work || !*s->work)
        s->work = "work";
    if (!s->root) {
        fputs("keyglass: no lessons here; KEYGLASS_DATA names the folder that holds them\n",
              stderr);
        return false;
    }
    struct errinfo why = {0};
    char *folder = xasprintf("%s/lessons", s->root);
    enum err err = course_load(folder, &s->course, &why);
    if (err)
        fprintf(stderr, "keyglass: %s\n", why.text);
    free(folder);
    return err == ERR_OK;
}

void shelf_done(struct shelf *s)
{
    course_done(&s->course);
    free(s->root);
    s->root = NULL;
}

const char *shelf_lesson(const struct shelf *s, const char *name)
{
    const struct course_lesson *found = course_find(&s->course, slice_of(name));
    if (found)
        return found->folder;
    if (file_is_there(name))
        return name;
    const char **ids = xcalloc(s->course.count + 1, sizeof *ids);
    for (size_t i = 0; i < s->course.count; i++)
        ids[i] = s->course.lesson[i].id;
    const char *nearest = near_word(slice_of(name), ids);
    fprintf(stderr, "keyglass: no lesson %s%s%s; keyglass lists them\n", name,
            nearest ? ", nearest is " : "", nearest ? nearest : "");
    free(ids);
    return NULL;
}

void shelf_complain(const char *path, const struct errinfo *why)
{
    char *file = lesson_file(path);
    if (why->line)
        fprintf(stderr, "%s:%d:%d: %s\n", file, why->line, why->col, why->text);
    else
        fprintf(stderr, "keyglass: %s: %s\n", file, why->text);
    free(file);
}
