#include "config.h"

#include "lesson/place.h"

#include "base/buf.h"
#include "base/near.h"
#include "base/utf8.h"

enum { WORDS_LISTED = 10 };

bool place_next_line(struct slice *rest, struct slice *ret_line)
{
    if (rest->len == 0)
        return false;
    const char *end = memchr(rest->ptr, '\n', rest->len);
    size_t len = end ? (size_t)(end - rest->ptr) : rest->len, taken = end ? len + 1 : len;
    *ret_line = (struct slice){rest->ptr, len && rest->ptr[len - 1] == '\r' ? len - 1 : len};
    *rest = (struct slice){rest->ptr + taken, rest->len - taken};
    return true;
}

int place_col(struct slice line, const char *at)
{
    size_t before = (size_t)(at - line.ptr);
    return 1 + (int)utf8_count((struct slice){line.ptr, before < line.len ? before : line.len});
}

bool place_next_word(struct slice *rest, struct slice *ret_word)
{
    struct slice s = slice_trim(*rest);
    size_t len = 0;
    while (len < s.len && s.ptr[len] != ' ' && s.ptr[len] != '\t')
        len++;
    *ret_word = (struct slice){s.ptr, len};
    *rest = (struct slice){s.ptr + len, s.len - len};
    return len > 0;
}

enum err place_unknown(struct place at, const char *what, struct slice word,
                       const char *const *words, struct errinfo *why)
{
    const char *near = near_word(word, words);
    int len = word.len < 60 ? (int)word.len : 60;
    if (near)
        return err_at(why, at.line, at.col, ERR_LAB, "no %s `%.*s`; nearest is `%s`", what, len,
                      word.ptr, near);
    struct buf list = BUF_INIT;
    size_t count = 0;
    for (; words[count] && count <= WORDS_LISTED; count++)
        buf_printf(&list, "%s%s", count ? ", " : "; there is ", words[count]);
    if (count > WORDS_LISTED)
        buf_clear(&list);
    enum err err = err_at(why, at.line, at.col, ERR_LAB, "no %s `%.*s`%s", what, len, word.ptr,
                          buf_str(&list));
    buf_done(&list);
    return err;
}

bool place_is_name(struct slice s)
{
    for (size_t i = 0; i < s.len; i++) {
        char c = s.ptr[i];
        bool is_lower = c >= 'a' && c <= 'z';
        if (!is_lower && (i == 0 || !((c >= '0' && c <= '9') || c == '-')))
            return false;
    }
    return s.len > 0;
}

bool place_read_int(struct slice s, int *ret_value)
{
    int value = 0;
    if (s.len == 0 || s.len > 9)
        return false;
    for (size_t i = 0; i < s.len; i++) {
        if (s.ptr[i] < '0' || s.ptr[i] > '9')
            return false;
        value = value * 10 + (s.ptr[i] - '0');
    }
    *ret_value = value;
    return true;
}

enum err place_check_text(struct slice text, struct errinfo *why)
{
    int line = 1, col = 1;
    for (size_t i = 0; i < text.len;) {
        uint32_t cp;
        size_t n = utf8_decode((struct slice){text.ptr + i, text.len - i}, &cp);
        if (n == 0)
            return err_at(why, line, col, ERR_LAB, "a byte that is no UTF-8");
        bool is_line_end = cp == '\r' && i + 1 < text.len && text.ptr[i + 1] == '\n';
        if (cp == 0)
            return err_at(why, line, col, ERR_LAB, "a NUL byte");
        if ((cp < 0x20 && cp != '\t' && cp != '\n' && !is_line_end) || (cp >= 0x7f && cp < 0xa0))
            return err_at(why, line, col, ERR_LAB, "a control character (U+%04X)", (unsigned)cp);
        i += n;
        col++;
        if (cp == '\n') {
            line++;
            col = 1;
        }
    }
    return ERR_OK;
}
