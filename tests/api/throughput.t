# Changes of throughput, their number in a day, WarmThroughput.

setup
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "gk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "ProvisionedThroughput": {"ReadCapacityUnits": 50, "WriteCapacityUnits": 50}, "GlobalSecondaryIndexes": [{"IndexName": "gsi1", "KeySchema": [{"AttributeName": "gk", "KeyType": "HASH"}], "Projection": {"ProjectionType": "ALL"}, "ProvisionedThroughput": {"ReadCapacityUnits": 7, "WriteCapacityUnits": 7}}]}
> CreateTable
{"TableName": "Dem", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "gk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST", "GlobalSecondaryIndexes": [{"IndexName": "gsi1", "KeySchema": [{"AttributeName": "gk", "KeyType": "HASH"}], "Projection": {"ProjectionType": "ALL"}}]}

# the fifth decrease of a day needs an hour without one
> UpdateTable
{"TableName": "Tab", "ProvisionedThroughput": {"ReadCapacityUnits": 49, "WriteCapacityUnits": 50}}
> UpdateTable
{"TableName": "Tab", "ProvisionedThroughput": {"ReadCapacityUnits": 48, "WriteCapacityUnits": 50}}
> UpdateTable
{"TableName": "Tab", "ProvisionedThroughput": {"ReadCapacityUnits": 48, "WriteCapacityUnits": 49}}
> UpdateTable
{"TableName": "Tab", "ProvisionedThroughput": {"ReadCapacityUnits": 47, "WriteCapacityUnits": 60}}
< 200
{"TableDescription": {"ProvisionedThroughput": {"LastIncreaseDateTime": 1767225600, "LastDecreaseDateTime": 1767225600, "NumberOfDecreasesToday": 4, "ReadCapacityUnits": 47, "WriteCapacityUnits": 60}, "…": 0}}
wait 3599
> UpdateTable
{"TableName": "Tab", "ProvisionedThroughput": {"ReadCapacityUnits": 46, "WriteCapacityUnits": 60}}
< 400 LimitExceededException
{"message": "Subscriber limit exceeded: …Number of decreases today: 4"}
> UpdateTable
{"TableName": "Tab", "ProvisionedThroughput": {"ReadCapacityUnits": 99, "WriteCapacityUnits": 60}}
wait 1
> UpdateTable
{"TableName": "Tab", "ProvisionedThroughput": {"ReadCapacityUnits": 46, "WriteCapacityUnits": 60}}
< 200
{"TableDescription": {"ProvisionedThroughput": {"LastIncreaseDateTime": 1767229199, "LastDecreaseDateTime": 1767229200, "NumberOfDecreasesToday": 5, "ReadCapacityUnits": 46, "WriteCapacityUnits": 60}, "…": 0}}
wait 86400
> DescribeTable
{"TableName": "Tab"}
< 200
{"Table": {"ProvisionedThroughput": {"LastIncreaseDateTime": 1767229199, "LastDecreaseDateTime": 1767229200, "NumberOfDecreasesToday": 0, "ReadCapacityUnits": 46, "WriteCapacityUnits": 60}, "…": 0}}

# decreases of an index are counted by themselves
> UpdateTable
{"TableName": "Tab", "GlobalSecondaryIndexUpdates": [{"Update": {"IndexName": "gsi1", "ProvisionedThroughput": {"ReadCapacityUnits": 6, "WriteCapacityUnits": 7}}}]}
< 200
{"TableDescription": {"ProvisionedThroughput": {"NumberOfDecreasesToday": 0, "ReadCapacityUnits": 50, "WriteCapacityUnits": 50}, "GlobalSecondaryIndexes": [{"ProvisionedThroughput": {"LastDecreaseDateTime": 1767225600, "NumberOfDecreasesToday": 1, "ReadCapacityUnits": 6, "WriteCapacityUnits": 7}, "…": 0}], "…": 0}}

# a change refused for the index leaves the table as it was
> UpdateTable
{"TableName": "Tab", "GlobalSecondaryIndexUpdates": [{"Update": {"IndexName": "gsi1", "ProvisionedThroughput": {"ReadCapacityUnits": 6, "WriteCapacityUnits": 7}}}]}
> UpdateTable
{"TableName": "Tab", "GlobalSecondaryIndexUpdates": [{"Update": {"IndexName": "gsi1", "ProvisionedThroughput": {"ReadCapacityUnits": 5, "WriteCapacityUnits": 7}}}]}
> UpdateTable
{"TableName": "Tab", "GlobalSecondaryIndexUpdates": [{"Update": {"IndexName": "gsi1", "ProvisionedThroughput": {"ReadCapacityUnits": 4, "WriteCapacityUnits": 7}}}]}
> UpdateTable
{"TableName": "Tab", "GlobalSecondaryIndexUpdates": [{"Update": {"IndexName": "gsi1", "ProvisionedThroughput": {"ReadCapacityUnits": 3, "WriteCapacityUnits": 7}}}]}
> UpdateTable
{"TableName": "Tab", "ProvisionedThroughput": {"ReadCapacityUnits": 60, "WriteCapacityUnits": 60}, "GlobalSecondaryIndexUpdates": [{"Update": {"IndexName": "gsi1", "ProvisionedThroughput": {"ReadCapacityUnits": 2, "WriteCapacityUnits": 7}}}]}
< 400 LimitExceededException
{"message": "Subscriber limit exceeded: …Number of decreases today: 4"}
> DescribeTable
{"TableName": "Tab"}
< 200
{"Table": {"ProvisionedThroughput": {"NumberOfDecreasesToday": 0, "ReadCapacityUnits": 50, "WriteCapacityUnits": 50}, "…": 0}}

# the fifth switch to on-demand in a day
> UpdateTable
{"TableName": "Dem", "BillingMode": "PROVISIONED", "ProvisionedThroughput": {"ReadCapacityUnits": 5, "WriteCapacityUnits": 5}, "GlobalSecondaryIndexUpdates": [{"Update": {"IndexName": "gsi1", "ProvisionedThroughput": {"ReadCapacityUnits": 5, "WriteCapacityUnits": 5}}}]}
> UpdateTable
{"TableName": "Dem", "BillingMode": "PAY_PER_REQUEST"}
> UpdateTable
{"TableName": "Dem", "BillingMode": "PROVISIONED", "ProvisionedThroughput": {"ReadCapacityUnits": 5, "WriteCapacityUnits": 5}, "GlobalSecondaryIndexUpdates": [{"Update": {"IndexName": "gsi1", "ProvisionedThroughput": {"ReadCapacityUnits": 5, "WriteCapacityUnits": 5}}}]}
> UpdateTable
{"TableName": "Dem", "BillingMode": "PAY_PER_REQUEST"}
> UpdateTable
{"TableName": "Dem", "BillingMode": "PROVISIONED", "ProvisionedThroughput": {"ReadCapacityUnits": 5, "WriteCapacityUnits": 5}, "GlobalSecondaryIndexUpdates": [{"Update": {"IndexName": "gsi1", "ProvisionedThroughput": {"ReadCapacityUnits": 5, "WriteCapacityUnits": 5}}}]}
> UpdateTable
{"TableName": "Dem", "BillingMode": "PAY_PER_REQUEST"}
> UpdateTable
{"TableName": "Dem", "BillingMode": "PROVISIONED", "ProvisionedThroughput": {"ReadCapacityUnits": 5, "WriteCapacityUnits": 5}, "GlobalSecondaryIndexUpdates": [{"Update": {"IndexName": "gsi1", "ProvisionedThroughput": {"ReadCapacityUnits": 5, "WriteCapacityUnits": 5}}}]}
> UpdateTable
{"TableName": "Dem", "BillingMode": "PAY_PER_REQUEST"}
> UpdateTable
{"TableName": "Dem", "BillingMode": "PROVISIONED", "ProvisionedThroughput": {"ReadCapacityUnits": 5, "WriteCapacityUnits": 5}, "GlobalSecondaryIndexUpdates": [{"Update": {"IndexName": "gsi1", "ProvisionedThroughput": {"ReadCapacityUnits": 5, "WriteCapacityUnits": 5}}}]}
wait 86399
> UpdateTable
{"TableName": "Dem", "BillingMode": "PAY_PER_REQUEST"}
< 400 LimitExceededException
{"message": "Subscriber limit exceeded: A table can be switched to PAY_PER_REQUEST at most 4 times in 24 hours"}
wait 1
> UpdateTable
{"TableName": "Dem", "BillingMode": "PAY_PER_REQUEST"}

# warm throughput of a provisioned table is what it has
> DescribeTable
{"TableName": "Tab"}
< 200
{"Table": {"WarmThroughput": {"ReadUnitsPerSecond": 50, "WriteUnitsPerSecond": 50, "Status": "ACTIVE"}, "GlobalSecondaryIndexes": [{"WarmThroughput": {"ReadUnitsPerSecond": 7, "WriteUnitsPerSecond": 7, "Status": "ACTIVE"}, "…": 0}], "…": 0}}

# warm throughput rises with the table's and never falls
> UpdateTable
{"TableName": "Tab", "ProvisionedThroughput": {"ReadCapacityUnits": 900, "WriteCapacityUnits": 60}}
> UpdateTable
{"TableName": "Tab", "ProvisionedThroughput": {"ReadCapacityUnits": 10, "WriteCapacityUnits": 10}}
> DescribeTable
{"TableName": "Tab"}
< 200
{"Table": {"WarmThroughput": {"ReadUnitsPerSecond": 900, "WriteUnitsPerSecond": 60, "Status": "ACTIVE"}, "…": 0}}

# warm throughput asked for later, of a table
> UpdateTable
{"TableName": "Dem", "WarmThroughput": {"ReadUnitsPerSecond": 40000, "WriteUnitsPerSecond": 8000}}
> DescribeTable
{"TableName": "Dem"}
< 200
{"Table": {"WarmThroughput": {"ReadUnitsPerSecond": 48000, "WriteUnitsPerSecond": 16000, "Status": "ACTIVE"}, "…": 0}}

# warm throughput asked for later, of an index
> UpdateTable
{"TableName": "Tab", "GlobalSecondaryIndexUpdates": [{"Update": {"IndexName": "gsi1", "WarmThroughput": {"ReadUnitsPerSecond": 4000, "WriteUnitsPerSecond": 70}}}]}
> DescribeTable
{"TableName": "Tab"}
< 200
{"Table": {"GlobalSecondaryIndexes": [{"WarmThroughput": {"ReadUnitsPerSecond": 4000, "WriteUnitsPerSecond": 70, "Status": "ACTIVE"}, "ProvisionedThroughput": {"ReadCapacityUnits": 7, "WriteCapacityUnits": 7, "NumberOfDecreasesToday": 0}, "…": 0}], "…": 0}}

# less warm throughput than there is
> UpdateTable
{"TableName": "Dem", "WarmThroughput": {"ReadUnitsPerSecond": 11999, "WriteUnitsPerSecond": 4000}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Requested ReadUnitsPerSecond for WarmThroughput for table is lower than current WarmThroughput"}

# less warm throughput than an index has
> UpdateTable
{"TableName": "Tab", "GlobalSecondaryIndexUpdates": [{"Update": {"IndexName": "gsi1", "WarmThroughput": {"ReadUnitsPerSecond": 7, "WriteUnitsPerSecond": 6}}}]}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Requested WriteUnitsPerSecond for WarmThroughput for index gsi1 is lower than current WarmThroughput"}

# a new table on demand with less warm throughput than it begins with
> CreateTable
{"TableName": "Low", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST", "WarmThroughput": {"ReadUnitsPerSecond": 11999, "WriteUnitsPerSecond": 1}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Requested ReadUnitsPerSecond for WarmThroughput for table is lower than initial throughput for OnDemand"}

# a new provisioned table with less warm throughput than it pays for
> CreateTable
{"TableName": "Low", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "ProvisionedThroughput": {"ReadCapacityUnits": 5, "WriteCapacityUnits": 5}, "WarmThroughput": {"ReadUnitsPerSecond": 5, "WriteUnitsPerSecond": 4}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Requested WriteUnitsPerSecond for WarmThroughput for table is lower than WriteCapacityUnits of ProvisionedThroughput"}

# a new index with less warm throughput than it begins with
> UpdateTable
{"TableName": "Dem", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "GlobalSecondaryIndexUpdates": [{"Create": {"IndexName": "gsi2", "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "Projection": {"ProjectionType": "ALL"}, "WarmThroughput": {"WriteUnitsPerSecond": 3999}}}]}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Requested WriteUnitsPerSecond for WarmThroughput for index gsi2 is lower than initial throughput for OnDemand"}

# warm throughput that was asked for is told at once
> CreateTable
{"TableName": "War", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "ProvisionedThroughput": {"ReadCapacityUnits": 5, "WriteCapacityUnits": 5}, "WarmThroughput": {"ReadUnitsPerSecond": 100, "WriteUnitsPerSecond": 200}}
< 200
{"TableDescription": {"WarmThroughput": {"ReadUnitsPerSecond": 100, "WriteUnitsPerSecond": 200, "Status": "ACTIVE"}, "…": 0}}

# warm throughput beyond what is modelled
> UpdateTable
{"TableName": "Dem", "WarmThroughput": {"ReadUnitsPerSecond": 900000000000, "WriteUnitsPerSecond": 4000}}
< 400 ValidationException
{"message": "a table has at most 100000 partitions here"}
