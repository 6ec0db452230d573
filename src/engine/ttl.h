#ifndef ENGINE_TTL_H
#define ENGINE_TTL_H

#include <stdbool.h>
#include <stdint.h>

#include "base/err.h"
#include "base/slice.h"

/*
 * Time to live: items whose attribute names a second that is past are deleted in
 * the background, some time later, without write units, their index entries with
 * them.  Until then reads return them like any other.
 *
 * A change takes config.ttl_change_seconds to come into force.  Deletion comes in
 * sweeps, at every full minute of virtual time: what expired ttl_delay_seconds ago
 * goes, so the outcome does not depend on how the time passed.  A value that is
 * no whole number, or more than five years past, never expires.
 * CHOSEN: the service promises "within a few days"; here it is exactly two, and a
 * change takes its full hour.
 */
struct engine;
struct table;

enum ttl_status { TTL_DISABLED, TTL_ENABLING, TTL_ENABLED, TTL_DISABLING };

enum ttl_status ttl_status(const struct engine *e, const struct table *t);
/* The attribute; empty when it is disabled. */
struct slice ttl_attribute(const struct engine *e, const struct table *t);
/* Items deleted so far. */
uint64_t ttl_deleted(const struct table *t);
/* Refuses what is so already, another attribute, and a second change while one is under way. */
enum err ttl_change(struct engine *e, struct table *t, struct slice attribute, bool enable,
                    struct errinfo *why) ERR_CHECKED;

#endif
