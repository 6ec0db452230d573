#include "config.h"

/*
 * Any bytes as lines of `keyglass api`: each is answered by one line of JSON, an
 * error leaves the engine as it was, and nothing breaks its invariants.
 */
#include <assert.h>
#include <stddef.h>
#include <stdint.h>

#include "api/api.h"
#include "api/json.h"

enum { LINES_MAX = 12 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static const char *const tables[] = {
    "{\"operation\":\"CreateTable\",\"request\":{\"TableName\":\"Solo\",\"BillingMode\":"
    "\"PAY_PER_REQUEST\",\"AttributeDefinitions\":[{\"AttributeName\":\"pk\",\"AttributeType\":"
    "\"S\"}],\"KeySchema\":[{\"AttributeName\":\"pk\",\"KeyType\":\"HASH\"}]}}",
    "{\"operation\":\"CreateTable\",\"request\":{\"TableName\":\"Shelf\",\"BillingMode\":"
    "\"PAY_PER_REQUEST\",\"AttributeDefinitions\":[{\"AttributeName\":\"pk\",\"AttributeType\":"
    "\"S\"},{\"AttributeName\":\"sk\",\"AttributeType\":\"S\"},{\"AttributeName\":\"lk\","
    "\"AttributeType\":\"N\"},{\"AttributeName\":\"gk\",\"AttributeType\":\"B\"}],\"KeySchema\":["
    "{\"AttributeName\":\"pk\",\"KeyType\":\"HASH\"},{\"AttributeName\":\"sk\",\"KeyType\":"
    "\"RANGE\"}],\"LocalSecondaryIndexes\":[{\"IndexName\":\"lsi1\",\"KeySchema\":[{"
    "\"AttributeName\":\"pk\",\"KeyType\":\"HASH\"},{\"AttributeName\":\"lk\",\"KeyType\":"
    "\"RANGE\"}],\"Projection\":{\"ProjectionType\":\"KEYS_ONLY\"}}],\"GlobalSecondaryIndexes\":[{"
    "\"IndexName\":\"gsi1\",\"KeySchema\":[{\"AttributeName\":\"gk\",\"KeyType\":\"HASH\"},{"
    "\"AttributeName\":\"sk\",\"KeyType\":\"RANGE\"}],\"Projection\":{\"ProjectionType\":"
    "\"INCLUDE\",\"NonKeyAttributes\":[\"x\"]}}]}}",
};

/* What an error says of the engine: a failed condition is paid for, a rejected one noted. */
static bool leaves_no_trace(const char *type)
{
    return !strstr(type, "ConditionalCheckFailed") && !strstr(type, "TransactionCanceled") &&
           !strstr(type, "DuplicateItem");
}

static void answer(struct engine *e, struct api *api, struct slice line)
{
    struct buf out = BUF_INIT;
    uint64_t before = engine_digest(e);
    api_line(api, line, &out);
    assert(out.len && out.ptr[out.len - 1] == '\n');
    assert(memchr(out.ptr, '\n', out.len) == out.ptr + out.len - 1);
    cJSON *json = json_parse((struct slice){out.ptr, out.len - 1});
    assert(json);
    const cJSON *response = cJSON_GetObjectItemCaseSensitive(json, "response");
    const cJSON *type = cJSON_GetObjectItemCaseSensitive(response, "__type");
    bool failed = cJSON_GetObjectItemCaseSensitive(json, "status")->valueint != 200;
    assert(failed == (type != NULL));
    if (failed && leaves_no_trace(type->valuestring))
        assert(engine_digest(e) == before);
    assert(!type || !strstr(type->valuestring, "InternalServerError"));
    engine_check(e);
    cJSON_Delete(json);
    buf_done(&out);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct engine_config config = engine_config_default();
    config.demand_parts = 2;
    struct engine *e = engine_new(&config);
    struct api *api = api_new(e);
    for (size_t i = 0; i < sizeof tables / sizeof *tables; i++)
        answer(e, api, slice_of(tables[i]));
    assert(engine_table_count(e) == 2);
    struct slice rest = {(const char *)data, size};
    for (int i = 0; i < LINES_MAX && rest.len; i++) {
        const char *end = memchr(rest.ptr, '\n', rest.len);
        size_t n = end ? (size_t)(end - rest.ptr) : rest.len;
        answer(e, api, (struct slice){rest.ptr, n});
        n += end != NULL;
        rest = (struct slice){rest.ptr + n, rest.len - n};
    }
    api_free(api);
    engine_free(e);
    return 0;
}
