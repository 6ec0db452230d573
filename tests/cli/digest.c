#include "config.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "base/limits.h"
#include "base/xalloc.h"
#include "lab/lab.h"

/* digest FILE...: the digest each lab file leaves, as `keyglass run --digest` prints it;
 * built once more with another optimisation (digest.sh). */
static int print_digest(const char *path)
{
    struct buf text = BUF_INIT, out = BUF_INIT;
    struct script script = {0};
    if (file_read(path, LIMIT_SCRIPT_BYTES, &text, NULL) ||
        script_parse(&script, &(struct script_source){.text = buf_slice(&text)}, NULL))
        return 1;
    char *folder = xslicedup((struct slice){path, (size_t)(strrchr(path, '/') - path)});
    const char *folders[] = {folder, NULL};
    struct lab_settings settings = lab_settings_default();
    settings.folders = folders;
    settings.data = getenv("KEYGLASS_DATA");
    struct lab *lab = lab_new(&settings);
    for (int i = 0; i < script.count; i++)
        (void)lab_run(lab, &script.command[i], &out);
    printf("digest %016" PRIx64 "\n", lab_digest(lab));
    lab_free(lab);
    free(folder);
    script_done(&script);
    buf_done(&text);
    buf_done(&out);
    return 0;
}

int main(int argc, char **argv)
{
    int status = 0;
    for (int i = 1; i < argc; i++)
        status |= print_digest(argv[i]);
    return status;
}
