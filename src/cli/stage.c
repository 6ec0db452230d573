#include "config.h"

#include "cli/stage.h"

#include <stdio.h>

#include "tui/tui.h"

bool stage_is_possible(void)
{
    struct errinfo why;
    return tui_check(&why) == ERR_OK;
}

int stage_run(struct app_config config, const struct args *args)
{
    struct errinfo why = {0};
    const char *name = args ? args_get(args, "theme") : NULL;
    int theme = tui_theme(name);
    if (theme < 0) {
        fprintf(stderr, "keyglass: no theme %s; there are dark, light, contrast, mono\n", name);
        return 2;
    }
    if (tui_check(&why)) {
        fprintf(stderr, "keyglass: %s\n", why.text);
        return 2;
    }
    config.is_ascii = (args && args_has(args, "ascii")) || tui_needs_ascii();
    config.is_still = args && args_has(args, "reduced-motion");
    struct app *app = app_new(&config, &why);
    if (!app) {
        if (why.line > 0)
            fprintf(stderr, "keyglass: %d:%d: %s\n", why.line, why.col, why.text);
        else
            fprintf(stderr, "keyglass: %s\n", why.text);
        return 2;
    }
    int status = tui_run(app, config.is_ascii, (enum theme_name)theme);
    if (app_warning(app))
        fprintf(stderr, "keyglass: %s\n", app_warning(app));
    app_free(app);
    return status;
}
