#include "config.h"

#include "lab/check_node.h"

#include "base/near.h"

#define COUNT_OF(array) (sizeof(array) / sizeof *(array))

static const char *word_at(const char *const *list, size_t count, size_t i)
{
    return i < count ? list[i] : NULL;
}

const char *check_words_op(size_t i)
{
    static const char *const list[] = {"put",          "get",           "update",    "delete",
                                       "query",        "scan",          "batch_get", "batch_write",
                                       "transact_get", "transact_write"};
    return word_at(list, COUNT_OF(list), i);
}

const char *check_words_key_condition(size_t i)
{
    return i <= KEYCOND_BEGINS_WITH ? keycond_op_names[i] : NULL;
}

const char *check_words_some(size_t i)
{
    static const char *const list[] = {"none", "some"};
    return word_at(list, COUNT_OF(list), i);
}

const char *check_words_none(size_t i)
{
    return i == 0 ? "none" : NULL;
}

const char *check_words_direction(size_t i)
{
    static const char *const list[] = {"forward", "backward"};
    return word_at(list, COUNT_OF(list), i);
}

const char *check_words_pages(size_t i)
{
    static const char *const list[] = {"one", "all"};
    return word_at(list, COUNT_OF(list), i);
}

const char *check_words_billing(size_t i)
{
    static const char *const list[] = {"on_demand", "provisioned"};
    return word_at(list, COUNT_OF(list), i);
}

const char *check_words_kind(size_t i)
{
    static const char *const list[] = {"global", "local"};
    return word_at(list, COUNT_OF(list), i);
}

const char *check_words_projection(size_t i)
{
    static const char *const list[] = {"all", "keys", "include"};
    return word_at(list, COUNT_OF(list), i);
}

const char *check_words_reason(size_t i)
{
    return i < REASON_COUNT ? reason_names[i] : NULL;
}

/* Exceptions of the service, and "none". */
const char *check_words_error(size_t i)
{
    if (i == 0)
        return "none";
    for (int code = 1; code < ERR_COUNT; code++)
        if (err_wire_name((enum err)code)[0] && --i == 0)
            return err_wire_name((enum err)code);
    return NULL;
}

bool check_words_has(check_words *words, struct slice w, const char **ret_word)
{
    for (size_t i = 0; words(i); i++) {
        if (slice_is(w, words(i))) {
            *ret_word = words(i);
            return true;
        }
    }
    return false;
}

const char *check_words_near(check_words *words, struct slice typed)
{
    const char *list[64] = {NULL};
    for (size_t i = 0; i < COUNT_OF(list) - 1 && words(i); i++)
        list[i] = words(i);
    return near_word(typed, list);
}

const char *check_words_type(enum check_type type)
{
    static const char *const texts[] = {
        [TYPE_TRUTH] = "true or false", [TYPE_NUMBER] = "a number", [TYPE_TEXT] = "a string",
        [TYPE_WORD] = "a word",         [TYPE_LIST] = "a list",     [TYPE_ANY] = "a value",
        [TYPE_BARE] = "a word"};
    return texts[type];
}
