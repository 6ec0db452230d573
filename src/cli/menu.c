#include "config.h"

#include "cli/menu.h"

#include <stdio.h>
#include <string.h>

#include "base/clock.h"
#include "cli/shelf.h"
#include "cli/stage.h"
#include "lesson/progress.h"

static void print_lesson(const struct course_lesson *l, const struct progress *progress)
{
    struct progress_lesson there = progress_lesson(progress, slice_of(l->id));
    const char *number = l->number + strspn(l->number, "0");
    printf("%4s  %-40s %2d min%s\n", number, l->title, l->minutes,
           there.is_ended   ? "  done"
           : there.is_begun ? "  begun"
                            : "");
}

static void print_course(const struct shelf *shelf)
{
    struct progress *progress = progress_open(shelf->work, clock_stamp);
    const char *group = NULL;
    for (size_t i = 0; i < shelf->course.count; i++) {
        const struct course_lesson *l = &shelf->course.lesson[i];
        if (l->group && (!group || strcmp(group, l->group) != 0))
            printf("%s%s\n", group ? "\n" : "", l->group);
        group = l->group;
        print_lesson(l, progress);
    }
    puts("\nkeyglass learn NUMBER opens a lesson; keyglass help lists the commands.");
    progress_free(progress);
}

int menu_run(void)
{
    struct shelf shelf;
    bool good = shelf_open(&shelf, NULL);
    int status = good ? 0 : 2;
    if (good && stage_is_possible()) {
        struct app_config config = {
            .start = APP_MENU, .data = shelf.root, .work = shelf.work, .seed = 42};
        status = stage_run(config, NULL);
    } else if (good) {
        print_course(&shelf);
    }
    shelf_done(&shelf);
    return status;
}
