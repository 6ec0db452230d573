#ifndef API_SHORTHAND_H
#define API_SHORTHAND_H

#include "api/shape.h"

/*
 * The AWS CLI's shorthand for what is inside one word, as JSON:
 *
 *   A=x,B=y       a structure, or a map where the member is one
 *   A=[x,y]       a list; A=x,y is one too
 *   A={k=v,...}   a structure or map inside
 *   'x, y' "x, y" a value with what would end it; \, is a comma
 */
struct shorthand {
    struct slice text;
    size_t at; /* where it failed */
    int depth;
    struct errinfo *why;
};

/* The whole text as a value of this member, whose containers from `in` on are meant. */
enum err shorthand_read(struct shorthand *s, const struct shape_member *m, const char *in,
                        struct buf *out) ERR_CHECKED;
/* A number or boolean as it is when it reads as one, else a string: the API tells. */
void shorthand_write_scalar(const struct shape_member *m, struct slice text, struct buf *out);

#endif
