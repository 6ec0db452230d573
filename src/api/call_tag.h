#ifndef API_CALL_TAG_H
#define API_CALL_TAG_H

#include "api/call.h"

/* TagResource, UntagResource, ListTagsOfResource. */
extern const struct shape call_tag_shape; /* one tag */
extern const struct shape call_tag_resource_shape, call_tag_untag_shape, call_tag_list_shape;

enum err call_tag_resource(struct call *c);
enum err call_tag_untag(struct call *c);
enum err call_tag_list(struct call *c);

/* The member Tags, checked; a tag that comes twice is there twice. */
enum err call_tag_read(struct call *c, const struct table_tag **ret_tags,
                       size_t *ret_count) ERR_CHECKED;

#endif
