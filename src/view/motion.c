#include "config.h"

#include "view/motion.h"

#include <assert.h>

enum easing { EASE_LIN, EASE_OUT, EASE_IN, EASE_IO };

static const struct {
    int ms;     /* in all, or at most */
    int per_ms; /* for each of count; 0: ms whatever the count */
    enum easing easing;
} motions[MOTION_COUNT] = {
    [MOTION_SWING] = {180, 0, EASE_OUT},  [MOTION_DROP] = {240, 0, EASE_IN},
    [MOTION_PART] = {220, 0, EASE_IO},    [MOTION_SETTLE] = {160, 0, EASE_OUT},
    [MOTION_FIND] = {250, 0, EASE_IO},    [MOTION_RUN] = {400, 40, EASE_LIN},
    [MOTION_METER] = {120, 0, EASE_LIN},  [MOTION_FLASH] = {400, 0, EASE_LIN},
    [MOTION_TYPED] = {600, 25, EASE_LIN},
};

int64_t motion_length_us(const struct motion *m)
{
    assert(m->kind < MOTION_COUNT);
    int64_t ms = motions[m->kind].ms, each = motions[m->kind].per_ms;
    if (each && each * m->count < ms)
        ms = each * m->count;
    return ms * 1000;
}

static int ease(enum easing easing, int64_t t)
{
    const int64_t one = MOTION_WHOLE;
    int64_t rest = one - t;
    switch (easing) {
    case EASE_LIN:
        break;
    case EASE_OUT:
        return (int)(one - rest * rest * rest / (one * one));
    case EASE_IN:
        return (int)(t * t / one);
    case EASE_IO:
        return (int)(t < one / 2 ? 2 * t * t / one : one - 2 * rest * rest / one);
    }
    return (int)t;
}

bool motion_is_over(const struct motion *m, int64_t now_us)
{
    return now_us - m->start_us >= motion_length_us(m);
}

int motion_at(const struct motion *m, int64_t now_us)
{
    int64_t passed = now_us - m->start_us, length = motion_length_us(m);
    if (passed >= length)
        return MOTION_WHOLE;
    if (passed <= 0)
        return 0;
    return ease(motions[m->kind].easing, passed * MOTION_WHOLE / length);
}

int64_t motion_between(int64_t from, int64_t to, int at)
{
    __int128 way = (__int128)to - from;
    __int128 step = way * at * 2 + (way < 0 ? -MOTION_WHOLE : MOTION_WHOLE);
    return (int64_t)(from + step / (2 * MOTION_WHOLE));
}
