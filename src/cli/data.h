#ifndef CLI_DATA_H
#define CLI_DATA_H

/*
 * The folder that holds lessons/ and datasets/: $KEYGLASS_DATA, else where the
 * program lies, else where `make install` put them; the first of them that has
 * one of the two.  Gives the path for free(), or NULL.
 */
char *data_root(void);

#endif
