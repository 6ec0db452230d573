#ifndef ENGINE_HISTORY_H
#define ENGINE_HISTORY_H

#include <stdbool.h>
#include <stdint.h>

#include "base/buf.h"

#include "engine/engine.h"
#include "engine/trace.h"

/*
 * The trail that pictures need: what each partition served and rejected second
 * by second, the latest requests, the order in which items arrived.  Fed by the
 * trace and told which command asks; a function of these alone, so a replay
 * rebuilds it cell for cell.  It is no part of the engine's state or digest.
 */
enum {
    HISTORY_SECONDS = 64,   /* kept for each partition and table */
    HISTORY_QUARTERS = 8,   /* the latest quarter seconds, for rates of the last second */
    HISTORY_REQUESTS = 512, /* latest requests */
    HISTORY_ARRIVALS = 4096,
    HISTORY_ASKED = 8 /* latest answers of indexes */
};

struct history;

struct history *history_new(void);
struct history *history_clone(const struct history *h);
void history_free(struct history *h);
/* The trace sink; ctx is the history. */
void history_sink(void *ctx, const struct trace_event *event);

/* Micro-units, but for the counts of requests. */
struct history_second {
    int64_t read, write;                   /* served */
    int64_t read_rejected, write_rejected; /* units asked for and turned away */
    uint32_t requests, rejected;           /* counts; rejected by this table or partition
                                            * itself, or by an index of the table */
};

/* Second `back` before now (0: the second now running).  part -1: the whole table. */
struct history_second history_second(const struct history *h, int table, int part, int back,
                                     int64_t now_us);
/* The last full second of virtual time up to now, in quarter steps. */
struct history_second history_last_second(const struct history *h, int table, int part,
                                          int64_t now_us);

/* The same for all kept seconds, newest first; false when nothing was ever asked of it. */
bool history_seconds(const struct history *h, int table, int part, int64_t now_us,
                     struct history_second out[HISTORY_SECONDS]);
/* Requests in the kept seconds. */
uint64_t history_requests_of(const struct history *h, int table, int part, int64_t now_us);
/* Requests of a table since it was made. */
void history_totals(const struct history *h, int table, uint64_t *ret_accepted,
                    uint64_t *ret_rejected);

/* A key value, encoded, as text: numbers plain, binary as hex, control characters as \x1f. */
void history_key_text(enum val_type type, struct slice key, struct buf *out);

/* One request as the list shows it. */
struct history_request {
    uint64_t number; /* of all since the history began: 0, 1, ... */
    int64_t at_us;
    enum op op;
    int table, part;
    uint64_t hash;
    char key[48];  /* partition key, cut in the middle when long */
    char sort[48]; /* sort key, "" when none */
    enum err err;
    enum reason reason;
    int by, by_part; /* table or index that rejected it, -1: none; its partition, -1: as a whole */
    int64_t read_units, write_units;
};

/* The i-th latest (0: the last one), NULL past the end. */
const struct history_request *history_request(const struct history *h, int i);
int history_request_count(const struct history *h);
/*
 * The command that asks.  The latest requests share it, so that each can be
 * written out again; its text goes with the last of them.  Of `is_drawn` commands
 * the text does not say the keys: these are kept with each request.
 */
struct history_command;

struct history_command *history_command_new(struct slice text, bool is_drawn);
struct history_command *history_command_ref(struct history_command *c);
void history_command_drop(struct history_command *c); /* NULL is fine */
/* Whose requests come from now on; takes a reference of its own, NULL: nobody's. */
void history_asks(struct history *h, struct history_command *c);

/* What one of the latest requests was made of; borrows until the next one. */
struct history_origin {
    const struct history_request *request;
    struct slice text;
    bool is_drawn;
    struct slice packed; /* values: drawn, the key's attributes; else where the page starts */
};

/* False: the request is no longer kept, or nobody was said to ask. */
bool history_origin(const struct history *h, uint64_t number, struct history_origin *ret);

/* The table spoken of last: made, asked or filled; -1: none yet. */
int history_last_table(const struct history *h);

/* An answer that an index gave, and what was on its way at that moment. */
struct history_asked {
    int64_t at_us;
    int table; /* number of the index */
    uint64_t hash;
    char key[48];           /* partition key asked for, cut in the middle when long */
    char name[24];          /* of a single item found: its first attribute that is no key, "" */
    uint32_t found;         /* items returned */
    uint32_t coming, going; /* as in struct trace_event */
};

/* The i-th latest; one that repeats the answer before is not kept.  NULL past the end. */
const struct history_asked *history_asked(const struct history *h, int i);

/* Keys in the order they came in (encoded); NULL past the end. */
struct history_arrival {
    int table;
    uint16_t pk_len, sk_len;
    uint8_t *key; /* partition key, then sort key */
};

const struct history_arrival *history_arrival(const struct history *h, int i);

#endif
