#ifndef ENGINE_FACTS_H
#define ENGINE_FACTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/err.h"
#include "base/slice.h"

/*
 * What is known of a table or index beside its items and its meters: when it was
 * made, its tags, how its throughput was changed.  Plain data that a table owns;
 * a copy of the table has a copy of it, and the digest sees all of it.
 */
struct facts_tag {
    char *key, *value;
    size_t key_len, value_len;
};

enum { FACTS_NEVER = -1, FACTS_SWITCHES = 4 };

struct facts {
    int64_t created_us;
    bool is_protected;
    int64_t warm_read, warm_write;     /* units a second that were asked for or once provisioned */
    int64_t raised_us, lowered_us;     /* of provisioned units, or FACTS_NEVER */
    int lowered_today;                 /* on the day of lowered_us */
    int64_t demand_us[FACTS_SWITCHES]; /* latest switches to on-demand, newest first */
    struct facts_tag *tag;             /* ascending by key */
    size_t tag_count, tag_cap;
};

void facts_init(struct facts *f, int64_t now_us);
void facts_copy(struct facts *to, const struct facts *from);
void facts_done(struct facts *f);
uint64_t facts_digest(const struct facts *f, uint64_t h);

/* Takes the place of a tag with the same key. */
void facts_tag(struct facts *f, struct slice key, struct slice value);
void facts_untag(struct facts *f, struct slice key); /* none of that key is fine */

/* How often provisioned units went down on the day of `now_us`. */
int facts_lowered_today(const struct facts *f, int64_t now_us);
/* Whether units may go down once more, and the mode be switched to on-demand once more. */
enum err facts_check_lower(const struct facts *f, int64_t now_us, struct errinfo *why) ERR_CHECKED;
enum err facts_check_demand(const struct facts *f, int64_t now_us, struct errinfo *why) ERR_CHECKED;
/* Notes such changes. */
void facts_change_units(struct facts *f, bool raises, bool lowers, int64_t now_us);
void facts_switch_to_demand(struct facts *f, int64_t now_us);

#endif
