#ifndef API_JSON_H
#define API_JSON_H

#include <cjson/cJSON.h>
#include <stdbool.h>

#include "base/arena.h"
#include "base/buf.h"
#include "base/err.h"
#include "base/slice.h"

/*
 * JSON in and out.  Reading is cJSON's, behind a guard that looks at the text
 * first, since cJSON alone takes more than JSON (control characters, `01`,
 * "\uZZZZ", broken UTF-8) and keeps strings as C strings, where a NUL ends them.
 * The guard refuses the former; a NUL travels through cJSON as the two bytes
 * C0 80, which are no UTF-8 and therefore nothing else, and json_text() and
 * json_name() give it back.
 *
 * Numbers come as doubles: they are limits and throughputs.  An attribute's
 * number is a string and never passes through here.
 */

/* The whole text is one JSON value; NULL when it is none or over a limit.  The
 * caller gives it to cJSON_Delete. */
cJSON *json_parse(struct slice text);
/* The same; on failure *ret_at is where it stopped being JSON. */
cJSON *json_parse_at(struct slice text, size_t *ret_at);

/* A string's bytes, or the name of a member; borrows from the JSON or the arena. */
struct slice json_text(const cJSON *string, struct arena *a);
struct slice json_name(const cJSON *member, struct arena *a);
bool json_is(const cJSON *member, const char *name);
/* The same but for the order of members; neither has twins.  cJSON_Compare() takes time
 * that doubles with every level. */
bool json_equal(const cJSON *a, const cJSON *b);
/* Two members of one name. */
bool json_has_twins(const cJSON *object);

/*
 * JSON on lines: an object or list that is wider than what is left of `width`
 * columns gets a line for each member, indented by two more than
 * `indent`; `column` is where the first begins.
 * Width 0: each has, by four, as the AWS CLI prints; empty ones never.
 */
void json_lay_out(struct slice text, size_t column, size_t indent, size_t width, struct buf *out);
/* Without blanks between what it consists of. */
void json_pack(struct slice text, struct buf *out);

/* What was parsed, written again. */
void json_write(const cJSON *j, struct arena *a, struct buf *out);
/* A string with its quotes; `"name":` with a comma before it unless it comes first. */
void json_write_string(struct slice s, struct buf *out);
void json_write_name(const char *name, struct buf *out);
/* The same with the name of a member. */
void json_write_name_of(const cJSON *member, struct arena *a, struct buf *out);
/* A comma, unless something was just opened. */
void json_write_comma(struct buf *out);

#endif
