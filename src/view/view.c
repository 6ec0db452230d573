#include "config.h"

#include "view/view.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "view/fmt.h"
#include "view/view_bytes.h"
#include "view/view_collection.h"
#include "view/view_dial.h"
#include "view/view_index.h"
#include "view/view_meters.h"
#include "view/view_partitions.h"
#include "view/view_requests.h"

static int no_lines(const struct view_state *v, const struct snap *s)
{
    (void)v;
    (void)s;
    return 0;
}

int view_find(struct slice name)
{
    for (int i = 0; i < VIEW_COUNT; i++)
        if (slice_is_nocase(name, view_table[i].name))
            return i;
    return -1;
}

struct view_state view_state_start(void)
{
    return (struct view_state){.blend = MOTION_WHOLE, .cursor = -1, .focus_part = -1};
}

enum style view_state_style(enum part_state state)
{
    static const enum style styles[] = {
        [PART_IDLE] = STYLE_QUIET,
        [PART_OK] = STYLE_OK,
        [PART_WARM] = STYLE_WARM,
        [PART_HOT] = STYLE_HOT,
    };
    return styles[state];
}

enum part_state view_part_state(const struct snap_part *part)
{
    return part->state == PART_IDLE && part->opened ? PART_OK : part->state;
}

void view_state_word(const struct pen *p, int x, int y, enum part_state state)
{
    static const struct {
        enum sign sign;
        const char *word;
    } words[] = {
        [PART_IDLE] = {SIGN_IDLE, "idle"},
        [PART_OK] = {SIGN_OK, "ok"},
        [PART_WARM] = {SIGN_WARM, "WARM"},
        [PART_HOT] = {SIGN_HOT, "HOT!"},
    };
    enum style style = view_state_style(state);
    canvas_sign(p, x, y, words[state].sign, style);
    canvas_text(p, x + 2, y, style, words[state].word);
}

const struct snap_table *view_table_of(const struct snap *s)
{
    return s && s->focus >= 0 && s->focus < s->table_count ? &s->table[s->focus] : NULL;
}

int view_part_of(const struct snap *s, uint64_t hash)
{
    for (uint32_t i = 0; s && i < s->part_count; i++)
        if (hash >= s->part[i].lo && hash <= s->part[i].hi)
            return (int)i;
    return -1;
}

/* Where requests flow only the partition key matters. */
static int heading_keys(const struct snap_table *t, const struct pen *p, int x, int y, bool both)
{
    if (both && t->sk_name[0])
        return canvas_printf(p, x, y, STYLE_TEXT, "%s (%s), %s (%s)", t->pk_name, t->pk_type,
                             t->sk_name, t->sk_type);
    return canvas_printf(p, x, y, STYLE_TEXT, "partition key %s (%s)", t->pk_name, t->pk_type);
}

void view_table_name(const struct snap *s, struct buf *out)
{
    const struct snap_table *t = view_table_of(s);
    if (t && t->base >= 0)
        buf_printf(out, "%s.", s->table[t->base].name);
    buf_add_str(out, t ? t->name : "");
}

void view_heading(const struct snap *s, const struct pen *p, int y, enum view_heading kind)
{
    const struct snap_table *t = view_table_of(s);
    if (!t) {
        canvas_text(p, 1, y, STYLE_QUIET, "no table yet");
        return;
    }
    struct buf name = BUF_INIT;
    view_table_name(s, &name);
    int x = canvas_slice(p, 1, y, STYLE_STRONG, buf_slice(&name)) + 3;
    buf_done(&name);
    x = heading_keys(t, p, x, y, kind != VIEW_HEADING_FLOW) + 3;
    if (kind == VIEW_HEADING_KEYS)
        return;
    char capacity[64], parts[64];
    if (t->billing == BILLING_ON_DEMAND)
        snprintf(capacity, sizeof capacity, "on-demand");
    else
        snprintf(capacity, sizeof capacity, "provisioned %.40s WCU", fmt_units(t->write_rate).s);
    snprintf(parts, sizeof parts, "%.40s partition%s", fmt_count(t->part_count).s,
             t->part_count == 1 ? "" : "s");
    /* What does not fit is left out whole. */
    if (x + (int)strlen(capacity) <= p->r.w - 1)
        x = canvas_text(p, x, y, STYLE_TEXT, capacity) + 3;
    if (x + (int)strlen(parts) <= p->r.w - 1)
        canvas_text(p, x, y, STYLE_TEXT, parts);
}

/* --- the table ------------------------------------------------------------------------- */

const struct view_class view_table[VIEW_COUNT] = {
    [VIEW_DIAL] = {"dial", '1', view_dial_draw, no_lines},
    [VIEW_PARTITIONS] = {"partitions", '2', view_partitions_draw, view_partitions_count},
    [VIEW_COLLECTION] = {"collection", '3', view_collection_draw, view_collection_count},
    [VIEW_BYTES] = {"bytes", '4', view_bytes_draw, no_lines},
    [VIEW_METERS] = {"meters", '5', view_meters_draw, no_lines},
    [VIEW_INDEX] = {"index", '7', view_index_draw, view_index_count},
    [VIEW_REQUESTS] = {"requests", '8', view_requests_draw, view_requests_count},
};
