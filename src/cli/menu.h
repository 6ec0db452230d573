#ifndef CLI_MENU_H
#define CLI_MENU_H

/* `keyglass` alone: the lessons.  Gives the exit status. */
int menu_run(void);

#endif
