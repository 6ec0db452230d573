#ifndef BASE_CLOCK_H
#define BASE_CLOCK_H

#include <stdint.h>

/*
 * The only place that reads a clock.  Nothing below tui/, cli/ and grade/ may
 * call it: engine time is virtual and an argument.
 */
int64_t clock_wall_us(void); /* monotonic */
void clock_sleep_us(int64_t us);
/* "2026-03-01T10:00:00Z" of now, for progress files; 21 bytes with the NUL. */
void clock_stamp(char out[21]);

#endif
