#ifndef API_CALL_TAG_H
#define API_CALL_TAG_H

#include "api/call.h"

/* TagResource, UntagResource, ListTagsOfResource. */
extern const struct shape call_tag_shape; /* one tag */
extern const struct shape call_tag_resource_shape, call_tag_untag_shape, call_tag_list_shape;

enum err call_tag_resource(struct call *c);
enum err call_tag_untag(struct call *c);
enum err call_tag_list(struct call *c);

/* The member Tags, checked; added to a note. */
enum err call_tag_check(struct call *c);
void call_tag_add(struct call *c, struct note *note);

#endif
