#ifndef ENGINE_TRACE_H
#define ENGINE_TRACE_H

#include <stdint.h>

#include "base/err.h"
#include "base/slice.h"
#include "engine/request.h"

/*
 * What happened, in order: every operation tells an optional sink.  With no
 * sink it costs one branch.  Pictures, plain narration and recordings are made
 * from these events and from snapshots, never from the engine's inside.
 */
enum trace_kind {
    TRACE_TABLE,   /* a table was made */
    TRACE_REQUEST, /* an operation was answered: served, rejected or refused */
    TRACE_STORED,  /* an item came in (put, load): new or replacing */
    TRACE_REMOVED, /* an item went out */
    TRACE_CLOCK    /* virtual time moved on */
};

/* Units one partition was asked for. */
struct trace_charge {
    int table; /* number of the table or index that pays */
    int part;  /* id */
    int64_t units;
};

/* Borrows for the duration of the call. */
struct trace_event {
    enum trace_kind kind;
    int64_t at_us;
    int table; /* number, in order of creation */
    int part;  /* partition id, -1 */
    uint64_t hash;
    const struct request *request; /* TRACE_REQUEST */
    const struct result *result;
    const struct trace_charge *charges; /* what was asked for, served or not */
    int charge_count;
    /* a query of an index that is behind: changes on their way to its partition key that bring
     * an entry, and those that end or replace one */
    uint32_t coming, going;
    const struct item *item, *old; /* TRACE_STORED, TRACE_REMOVED */
    bool is_expired;               /* TRACE_REMOVED: time to live took it (ttl.h) */
};

typedef void trace_sink(void *ctx, const struct trace_event *event);

#endif
