#include "config.h"

#include "cli/args.h"

#include <assert.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/near.h"

static int opt_count(const struct cmd *cmd)
{
    int n = 0;
    while (cmd->opts && cmd->opts[n].name)
        n++;
    assert(n <= ARGS_OPTS);
    return n;
}

static int find_long(const struct cmd *cmd, struct slice name)
{
    for (int i = 0, n = opt_count(cmd); i < n; i++)
        if (slice_is(name, cmd->opts[i].name))
            return i;
    return -1;
}

static int find_short(const struct cmd *cmd, char letter)
{
    for (int i = 0, n = opt_count(cmd); i < n; i++)
        if (cmd->opts[i].letter == letter)
            return i;
    return -1;
}

static bool complain_unknown(const struct cmd *cmd, struct slice name)
{
    const char *words[ARGS_OPTS + 2];
    int n = opt_count(cmd);
    for (int i = 0; i < n; i++)
        words[i] = cmd->opts[i].name;
    words[n] = "help";
    words[n + 1] = NULL;
    const char *nearest = near_word(name, words);
    fprintf(stderr, "keyglass: %s has no option --%.*s%s%s\n", cmd->name, SLICE_ARG(name),
            nearest ? "; nearest is --" : "", nearest ? nearest : "");
    return false;
}

/* One option that stands at argv[*at]; moves *at over a value that follows it. */
static bool read_option(struct args *a, int argc, char **argv, int *at)
{
    const struct cmd *cmd = a->cmd;
    const char *word = argv[*at];
    const char *value = NULL;
    int i;
    if (word[1] == '-') {
        const char *eq = strchr(word, '=');
        struct slice name = {word + 2, eq ? (size_t)(eq - word) - 2 : strlen(word) - 2};
        i = find_long(cmd, name);
        if (i < 0)
            return complain_unknown(cmd, name);
        value = eq ? eq + 1 : NULL;
    } else {
        i = find_short(cmd, word[1]);
        if (i < 0) {
            fprintf(stderr, "keyglass: %s has no option -%c\n", cmd->name, word[1]);
            return false;
        }
        value = word[2] ? word + 2 : NULL;
    }
    const struct cmd_opt *opt = &cmd->opts[i];
    if (!opt->arg && value) {
        fprintf(stderr, "keyglass: --%s takes no value\n", opt->name);
        return false;
    }
    if (opt->arg && !value) {
        if (*at + 1 == argc) {
            fprintf(stderr, "keyglass: --%s needs a %s\n", opt->name, opt->arg);
            return false;
        }
        value = argv[++*at];
    }
    a->value[i] = opt->arg ? value : "";
    return true;
}

static bool check_operands(const struct args *a)
{
    const struct cmd *cmd = a->cmd;
    if (a->count < cmd->operands_min) {
        fprintf(stderr, "keyglass: %s needs %s\n", cmd->name, cmd->operands);
        return false;
    }
    if (cmd->operands_max >= 0 && a->count > cmd->operands_max) {
        fprintf(stderr, "keyglass: %s: one word too many: %s\n", cmd->name,
                a->operand[cmd->operands_max]);
        return false;
    }
    return true;
}

bool args_read(struct args *a, const struct cmd *cmd, int argc, char **argv)
{
    *a = (struct args){.cmd = cmd, .operand = argv};
    bool options_end = false;
    for (int at = 0; at < argc; at++) {
        char *word = argv[at];
        if (options_end || word[0] != '-' || word[1] == 0) {
            argv[a->count++] = word;
        } else if (strcmp(word, "--") == 0) {
            options_end = true;
        } else if (strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0) {
            a->wants_help = true;
            return true;
        } else if (!read_option(a, argc, argv, &at)) {
            return false;
        }
    }
    argv[a->count] = NULL;
    return check_operands(a);
}

const char *args_get(const struct args *a, const char *name)
{
    int i = find_long(a->cmd, slice_of(name));
    assert(i >= 0);
    return a->value[i];
}

bool args_has(const struct args *a, const char *name)
{
    return args_get(a, name) != NULL;
}

bool args_number(const struct args *a, const char *name, uint64_t min, uint64_t max, uint64_t *ret)
{
    const char *text = args_get(a, name);
    if (!text)
        return true;
    char *end;
    errno = 0;
    unsigned long long n = strtoull(text, &end, 10);
    /* strtoull takes signs and blanks, an option does not */
    if (text[0] < '0' || text[0] > '9' || *end || errno || n < min || n > max) {
        fprintf(stderr, "keyglass: --%s: expected a whole number from %llu to %llu, found %s\n",
                name, (unsigned long long)min, (unsigned long long)max, text);
        return false;
    }
    *ret = n;
    return true;
}
