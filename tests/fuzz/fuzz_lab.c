#include "config.h"

/*
 * Any bytes as a text of the lab language: parsed, and if that works run in a
 * small lab, matched, printed, written anew, taken back.  Nothing may crash,
 * hang or break the engine's invariants.
 */
#include <assert.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include "base/xalloc.h"
#include "lab/complete.h"
#include "lab/lab.h"
#include "lab/transcript.h"

enum { COMMANDS_MAX = 24, TEXT_MAX = 4096 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static struct lab *small_lab(void)
{
    struct lab_settings settings = lab_settings_default();
    settings.max_requests = 2000;
    settings.max_items = 300;
    settings.max_rows = 1000;
    settings.rows = 20;
    settings.config.demand_parts = 2;
    return lab_new(&settings);
}

static void run_script(struct lab *lab, const struct script *s, struct slice text)
{
    size_t count = (size_t)s->count;
    struct transcript_output *outputs = xcalloc(count + 1, sizeof *outputs);
    struct buf *printed = xcalloc(count + 1, sizeof *printed), all = BUF_INIT;
    for (size_t i = 0; i < count; i++) {
        struct transcript_mismatch m;
        enum lab_outcome outcome = lab_run(lab, &s->command[i], &printed[i]);
        engine_check(lab_engine(lab));
        outputs[i] = (struct transcript_output){buf_slice(&printed[i]), outcome};
        transcript_match(&s->command[i], outputs[i].text, outcome, &m);
        transcript_print(&s->command[i], outputs[i].text, &all);
        transcript_mismatch_done(&m);
    }
    struct transcript_source source = {.text = text, .script = s, .outputs = outputs, .fill = true};
    buf_clear(&all);
    if (s->kind == SCRIPT_TRANSCRIPT)
        transcript_rewrite(&source, &all);
    for (size_t i = 0; i < count; i++)
        buf_done(&printed[i]);
    buf_done(&all);
    free(printed);
    free(outputs);
}

/* Back to the middle and to the start; the empty lab is always the same. */
static void go_back(struct lab *lab, uint64_t empty)
{
    struct errinfo why;
    enum err err = lab_rewind(lab, lab_log_count(lab) / 2, &why);
    assert(!err);
    engine_check(lab_engine(lab));
    err = lab_rewind(lab, 0, &why);
    assert(!err && lab_digest(lab) == empty);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct slice text = {(const char *)data, size};
    struct script_source source = {.text = text};
    struct script s;
    struct errinfo why;
    struct complete c;
    struct buf out = BUF_INIT;
    if (size > TEXT_MAX)
        return 0;
    struct lab *lab = small_lab();
    uint64_t empty = lab_digest(lab);
    (void)script_needs_more(text);
    if (script_parse(&s, &source, &why))
        script_print_error(text, &why, &out);
    else if (s.count <= COMMANDS_MAX)
        run_script(lab, &s, text);
    complete_prompt(lab, text, size, &c);
    complete_done(&c);
    go_back(lab, empty);
    script_done(&s);
    buf_done(&out);
    lab_free(lab);
    return 0;
}
