#include "config.h"

#include "engine/request.h"

/* clang-format off */
const char *const reason_names[REASON_COUNT] = {
    [REASON_NONE]                      = "none",
    [REASON_TABLE_READ_PROVISIONED]    = "TableReadProvisionedThroughputExceeded",
    [REASON_TABLE_WRITE_PROVISIONED]   = "TableWriteProvisionedThroughputExceeded",
    [REASON_TABLE_READ_ACCOUNT]        = "TableReadAccountLimitExceeded",
    [REASON_TABLE_WRITE_ACCOUNT]       = "TableWriteAccountLimitExceeded",
    [REASON_TABLE_READ_KEY_RANGE]      = "TableReadKeyRangeThroughputExceeded",
    [REASON_TABLE_WRITE_KEY_RANGE]     = "TableWriteKeyRangeThroughputExceeded",
    [REASON_TABLE_READ_MAX_ON_DEMAND]  = "TableReadMaxOnDemandThroughputExceeded",
    [REASON_TABLE_WRITE_MAX_ON_DEMAND] = "TableWriteMaxOnDemandThroughputExceeded",
    [REASON_INDEX_READ_PROVISIONED]    = "IndexReadProvisionedThroughputExceeded",
    [REASON_INDEX_WRITE_PROVISIONED]   = "IndexWriteProvisionedThroughputExceeded",
    [REASON_INDEX_READ_ACCOUNT]        = "IndexReadAccountLimitExceeded",
    [REASON_INDEX_WRITE_ACCOUNT]       = "IndexWriteAccountLimitExceeded",
    [REASON_INDEX_READ_KEY_RANGE]      = "IndexReadKeyRangeThroughputExceeded",
    [REASON_INDEX_WRITE_KEY_RANGE]     = "IndexWriteKeyRangeThroughputExceeded",
    [REASON_INDEX_READ_MAX_ON_DEMAND]  = "IndexReadMaxOnDemandThroughputExceeded",
    [REASON_INDEX_WRITE_MAX_ON_DEMAND] = "IndexWriteMaxOnDemandThroughputExceeded",
};
/* clang-format on */
