#ifndef LESSON_FENCE_H
#define LESSON_FENCE_H

#include <stdbool.h>

#include "base/err.h"
#include "base/slice.h"
#include "lesson/lesson.h"

/* What stands behind a fence's back-ticks: its kind and words (docs/keyglass-lesson.5). */
struct fence_info {
    enum lesson_fence_kind kind;
    enum lesson_lab_mode mode;
    struct slice name, code;
    int code_col; /* column of the code */
    int rung;     /* hint: 1 to 4 */
    bool is_fresh;
    enum predict_kind predict;
};

extern const char *const fence_kind_names[FENCE_KINDS + 1]; /* ends with NULL */

/* `text` begins at column `col` of `line`. */
enum err fence_read_info(struct slice text, int line, int col, struct fence_info *ret_info,
                         struct errinfo *why) ERR_CHECKED;

#endif
