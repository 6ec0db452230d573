#ifndef TESTS_SCRATCH_H
#define TESTS_SCRATCH_H

/* A folder of its own for a test, and everything in it gone afterwards. */
char *scratch_new(void);
void scratch_free(char *folder);

#endif
