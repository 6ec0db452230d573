# The parameters from before expressions.

setup
> CreateTable
{"TableName": "Solo", "BillingMode": "PAY_PER_REQUEST",
 "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}],
 "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}]}
> CreateTable
{"TableName": "Shelf", "BillingMode": "PAY_PER_REQUEST",
 "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "sk", "AttributeType": "S"}],
 "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "sk", "KeyType": "RANGE"}]}

# EQ [{"N": "5.0"}] of n: yes
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> Scan
{"TableName": "Solo", "ScanFilter": {"n": {"ComparisonOperator": "EQ", "AttributeValueList": [{"N": "5.0"}]}}, "Select": "COUNT"}
< 200
{"Count": 1, "ScannedCount": 1}

# EQ [{"N": "6"}] of n: no
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> Scan
{"TableName": "Solo", "ScanFilter": {"n": {"ComparisonOperator": "EQ", "AttributeValueList": [{"N": "6"}]}}, "Select": "COUNT"}
< 200
{"Count": 0, "ScannedCount": 1}

# EQ [{"S": "5"}] of n: no
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> Scan
{"TableName": "Solo", "ScanFilter": {"n": {"ComparisonOperator": "EQ", "AttributeValueList": [{"S": "5"}]}}, "Select": "COUNT"}
< 200
{"Count": 0, "ScannedCount": 1}

# EQ [{"N": "5"}] of zz: no
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> Scan
{"TableName": "Solo", "ScanFilter": {"zz": {"ComparisonOperator": "EQ", "AttributeValueList": [{"N": "5"}]}}, "Select": "COUNT"}
< 200
{"Count": 0, "ScannedCount": 1}

# EQ [{"SS": ["y", "x"]}] of ss: yes
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> Scan
{"TableName": "Solo", "ScanFilter": {"ss": {"ComparisonOperator": "EQ", "AttributeValueList": [{"SS": ["y", "x"]}]}}, "Select": "COUNT"}
< 200
{"Count": 1, "ScannedCount": 1}

# EQ [{"BOOL": true}] of b: yes
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> Scan
{"TableName": "Solo", "ScanFilter": {"b": {"ComparisonOperator": "EQ", "AttributeValueList": [{"BOOL": true}]}}, "Select": "COUNT"}
< 200
{"Count": 1, "ScannedCount": 1}

# EQ [{"L": [{"S": "x"}]}] of l: yes
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> Scan
{"TableName": "Solo", "ScanFilter": {"l": {"ComparisonOperator": "EQ", "AttributeValueList": [{"L": [{"S": "x"}]}]}}, "Select": "COUNT"}
< 200
{"Count": 1, "ScannedCount": 1}

# NE [{"N": "5"}] of n: no
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> Scan
{"TableName": "Solo", "ScanFilter": {"n": {"ComparisonOperator": "NE", "AttributeValueList": [{"N": "5"}]}}, "Select": "COUNT"}
< 200
{"Count": 0, "ScannedCount": 1}

# NE [{"N": "6"}] of n: yes
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> Scan
{"TableName": "Solo", "ScanFilter": {"n": {"ComparisonOperator": "NE", "AttributeValueList": [{"N": "6"}]}}, "Select": "COUNT"}
< 200
{"Count": 1, "ScannedCount": 1}

# NE [{"S": "5"}] of n: yes
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> Scan
{"TableName": "Solo", "ScanFilter": {"n": {"ComparisonOperator": "NE", "AttributeValueList": [{"S": "5"}]}}, "Select": "COUNT"}
< 200
{"Count": 1, "ScannedCount": 1}

# NE [{"N": "5"}] of zz: yes
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> Scan
{"TableName": "Solo", "ScanFilter": {"zz": {"ComparisonOperator": "NE", "AttributeValueList": [{"N": "5"}]}}, "Select": "COUNT"}
< 200
{"Count": 1, "ScannedCount": 1}

# LT [{"N": "6"}] of n: yes
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> Scan
{"TableName": "Solo", "ScanFilter": {"n": {"ComparisonOperator": "LT", "AttributeValueList": [{"N": "6"}]}}, "Select": "COUNT"}
< 200
{"Count": 1, "ScannedCount": 1}

# LT [{"N": "5"}] of n: no
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> Scan
{"TableName": "Solo", "ScanFilter": {"n": {"ComparisonOperator": "LT", "AttributeValueList": [{"N": "5"}]}}, "Select": "COUNT"}
< 200
{"Count": 0, "ScannedCount": 1}

# LE [{"N": "5"}] of n: yes
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> Scan
{"TableName": "Solo", "ScanFilter": {"n": {"ComparisonOperator": "LE", "AttributeValueList": [{"N": "5"}]}}, "Select": "COUNT"}
< 200
{"Count": 1, "ScannedCount": 1}

# GT [{"N": "4"}] of n: yes
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> Scan
{"TableName": "Solo", "ScanFilter": {"n": {"ComparisonOperator": "GT", "AttributeValueList": [{"N": "4"}]}}, "Select": "COUNT"}
< 200
{"Count": 1, "ScannedCount": 1}

# GE [{"N": "5"}] of n: yes
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> Scan
{"TableName": "Solo", "ScanFilter": {"n": {"ComparisonOperator": "GE", "AttributeValueList": [{"N": "5"}]}}, "Select": "COUNT"}
< 200
{"Count": 1, "ScannedCount": 1}

# GE [{"S": "5"}] of n: no
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> Scan
{"TableName": "Solo", "ScanFilter": {"n": {"ComparisonOperator": "GE", "AttributeValueList": [{"S": "5"}]}}, "Select": "COUNT"}
< 200
{"Count": 0, "ScannedCount": 1}

# GT [{"N": "1"}] of zz: no
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> Scan
{"TableName": "Solo", "ScanFilter": {"zz": {"ComparisonOperator": "GT", "AttributeValueList": [{"N": "1"}]}}, "Select": "COUNT"}
< 200
{"Count": 0, "ScannedCount": 1}

# NOT_NULL [] of n: yes
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> Scan
{"TableName": "Solo", "ScanFilter": {"n": {"ComparisonOperator": "NOT_NULL"}}, "Select": "COUNT"}
< 200
{"Count": 1, "ScannedCount": 1}

# NOT_NULL [] of zz: no
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> Scan
{"TableName": "Solo", "ScanFilter": {"zz": {"ComparisonOperator": "NOT_NULL"}}, "Select": "COUNT"}
< 200
{"Count": 0, "ScannedCount": 1}

# NULL [] of n: no
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> Scan
{"TableName": "Solo", "ScanFilter": {"n": {"ComparisonOperator": "NULL"}}, "Select": "COUNT"}
< 200
{"Count": 0, "ScannedCount": 1}

# NULL [] of zz: yes
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> Scan
{"TableName": "Solo", "ScanFilter": {"zz": {"ComparisonOperator": "NULL"}}, "Select": "COUNT"}
< 200
{"Count": 1, "ScannedCount": 1}

# CONTAINS [{"S": "ell"}] of s: yes
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> Scan
{"TableName": "Solo", "ScanFilter": {"s": {"ComparisonOperator": "CONTAINS", "AttributeValueList": [{"S": "ell"}]}}, "Select": "COUNT"}
< 200
{"Count": 1, "ScannedCount": 1}

# CONTAINS [{"S": "x"}] of ss: yes
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> Scan
{"TableName": "Solo", "ScanFilter": {"ss": {"ComparisonOperator": "CONTAINS", "AttributeValueList": [{"S": "x"}]}}, "Select": "COUNT"}
< 200
{"Count": 1, "ScannedCount": 1}

# CONTAINS [{"S": "x"}] of l: yes
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> Scan
{"TableName": "Solo", "ScanFilter": {"l": {"ComparisonOperator": "CONTAINS", "AttributeValueList": [{"S": "x"}]}}, "Select": "COUNT"}
< 200
{"Count": 1, "ScannedCount": 1}

# CONTAINS [{"S": "q"}] of s: no
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> Scan
{"TableName": "Solo", "ScanFilter": {"s": {"ComparisonOperator": "CONTAINS", "AttributeValueList": [{"S": "q"}]}}, "Select": "COUNT"}
< 200
{"Count": 0, "ScannedCount": 1}

# CONTAINS [{"S": "q"}] of zz: no
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> Scan
{"TableName": "Solo", "ScanFilter": {"zz": {"ComparisonOperator": "CONTAINS", "AttributeValueList": [{"S": "q"}]}}, "Select": "COUNT"}
< 200
{"Count": 0, "ScannedCount": 1}

# CONTAINS [{"B": "Ag=="}] of bin: yes
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> Scan
{"TableName": "Solo", "ScanFilter": {"bin": {"ComparisonOperator": "CONTAINS", "AttributeValueList": [{"B": "Ag=="}]}}, "Select": "COUNT"}
< 200
{"Count": 1, "ScannedCount": 1}

# NOT_CONTAINS [{"S": "q"}] of s: yes
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> Scan
{"TableName": "Solo", "ScanFilter": {"s": {"ComparisonOperator": "NOT_CONTAINS", "AttributeValueList": [{"S": "q"}]}}, "Select": "COUNT"}
< 200
{"Count": 1, "ScannedCount": 1}

# NOT_CONTAINS [{"S": "ell"}] of s: no
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> Scan
{"TableName": "Solo", "ScanFilter": {"s": {"ComparisonOperator": "NOT_CONTAINS", "AttributeValueList": [{"S": "ell"}]}}, "Select": "COUNT"}
< 200
{"Count": 0, "ScannedCount": 1}

# NOT_CONTAINS [{"S": "q"}] of zz: no
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> Scan
{"TableName": "Solo", "ScanFilter": {"zz": {"ComparisonOperator": "NOT_CONTAINS", "AttributeValueList": [{"S": "q"}]}}, "Select": "COUNT"}
< 200
{"Count": 0, "ScannedCount": 1}

# NOT_CONTAINS [{"N": "1"}] of s: yes
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> Scan
{"TableName": "Solo", "ScanFilter": {"s": {"ComparisonOperator": "NOT_CONTAINS", "AttributeValueList": [{"N": "1"}]}}, "Select": "COUNT"}
< 200
{"Count": 1, "ScannedCount": 1}

# BEGINS_WITH [{"S": "he"}] of s: yes
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> Scan
{"TableName": "Solo", "ScanFilter": {"s": {"ComparisonOperator": "BEGINS_WITH", "AttributeValueList": [{"S": "he"}]}}, "Select": "COUNT"}
< 200
{"Count": 1, "ScannedCount": 1}

# BEGINS_WITH [{"S": "lo"}] of s: no
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> Scan
{"TableName": "Solo", "ScanFilter": {"s": {"ComparisonOperator": "BEGINS_WITH", "AttributeValueList": [{"S": "lo"}]}}, "Select": "COUNT"}
< 200
{"Count": 0, "ScannedCount": 1}

# BEGINS_WITH [{"S": "he"}] of n: no
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> Scan
{"TableName": "Solo", "ScanFilter": {"n": {"ComparisonOperator": "BEGINS_WITH", "AttributeValueList": [{"S": "he"}]}}, "Select": "COUNT"}
< 200
{"Count": 0, "ScannedCount": 1}

# IN [{"N": "1"}, {"N": "5"}] of n: yes
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> Scan
{"TableName": "Solo", "ScanFilter": {"n": {"ComparisonOperator": "IN", "AttributeValueList": [{"N": "1"}, {"N": "5"}]}}, "Select": "COUNT"}
< 200
{"Count": 1, "ScannedCount": 1}

# IN [{"N": "1"}] of n: no
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> Scan
{"TableName": "Solo", "ScanFilter": {"n": {"ComparisonOperator": "IN", "AttributeValueList": [{"N": "1"}]}}, "Select": "COUNT"}
< 200
{"Count": 0, "ScannedCount": 1}

# BETWEEN [{"N": "1"}, {"N": "5"}] of n: yes
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> Scan
{"TableName": "Solo", "ScanFilter": {"n": {"ComparisonOperator": "BETWEEN", "AttributeValueList": [{"N": "1"}, {"N": "5"}]}}, "Select": "COUNT"}
< 200
{"Count": 1, "ScannedCount": 1}

# BETWEEN [{"N": "6"}, {"N": "7"}] of n: no
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> Scan
{"TableName": "Solo", "ScanFilter": {"n": {"ComparisonOperator": "BETWEEN", "AttributeValueList": [{"N": "6"}, {"N": "7"}]}}, "Select": "COUNT"}
< 200
{"Count": 0, "ScannedCount": 1}

# EQ with 0 values
> Scan
{"TableName": "Solo", "ScanFilter": {"n": {"ComparisonOperator": "EQ"}}, "Select": "COUNT"}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Invalid number of argument(s) for the EQ ComparisonOperator"}

# EQ with 2 values
> Scan
{"TableName": "Solo", "ScanFilter": {"n": {"ComparisonOperator": "EQ", "AttributeValueList": [{"N": "0"}, {"N": "1"}]}}, "Select": "COUNT"}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Invalid number of argument(s) for the EQ ComparisonOperator"}

# BETWEEN with 1 values
> Scan
{"TableName": "Solo", "ScanFilter": {"n": {"ComparisonOperator": "BETWEEN", "AttributeValueList": [{"N": "0"}]}}, "Select": "COUNT"}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Invalid number of argument(s) for the BETWEEN ComparisonOperator"}

# BETWEEN with 3 values
> Scan
{"TableName": "Solo", "ScanFilter": {"n": {"ComparisonOperator": "BETWEEN", "AttributeValueList": [{"N": "0"}, {"N": "1"}, {"N": "2"}]}}, "Select": "COUNT"}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Invalid number of argument(s) for the BETWEEN ComparisonOperator"}

# IN with 0 values
> Scan
{"TableName": "Solo", "ScanFilter": {"n": {"ComparisonOperator": "IN"}}, "Select": "COUNT"}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Invalid number of argument(s) for the IN ComparisonOperator"}

# NULL with 1 values
> Scan
{"TableName": "Solo", "ScanFilter": {"n": {"ComparisonOperator": "NULL", "AttributeValueList": [{"N": "0"}]}}, "Select": "COUNT"}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Invalid number of argument(s) for the NULL ComparisonOperator"}

# NOT_NULL with 1 values
> Scan
{"TableName": "Solo", "ScanFilter": {"n": {"ComparisonOperator": "NOT_NULL", "AttributeValueList": [{"N": "0"}]}}, "Select": "COUNT"}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Invalid number of argument(s) for the NOT_NULL ComparisonOperator"}

# BEGINS_WITH with 0 values
> Scan
{"TableName": "Solo", "ScanFilter": {"n": {"ComparisonOperator": "BEGINS_WITH"}}, "Select": "COUNT"}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Invalid number of argument(s) for the BEGINS_WITH ComparisonOperator"}

# values of two types
> Scan
{"TableName": "Solo", "ScanFilter": {"n": {"ComparisonOperator": "IN", "AttributeValueList": [{"N": "1"}, {"S": "1"}]}}, "Select": "COUNT"}
< 400 ValidationException
{"message": "One or more parameter values were invalid: AttributeValues inside AttributeValueList must be of same type"}

# GT of SS
> Scan
{"TableName": "Solo", "ScanFilter": {"n": {"ComparisonOperator": "GT", "AttributeValueList": [{"SS": ["a"]}]}}, "Select": "COUNT"}
< 400 ValidationException
{"message": "One or more parameter values were invalid: ComparisonOperator GT is not valid for SS AttributeValue type"}

# LT of BOOL
> Scan
{"TableName": "Solo", "ScanFilter": {"n": {"ComparisonOperator": "LT", "AttributeValueList": [{"BOOL": true}]}}, "Select": "COUNT"}
< 400 ValidationException
{"message": "One or more parameter values were invalid: ComparisonOperator LT is not valid for BOOL AttributeValue type"}

# CONTAINS of SS
> Scan
{"TableName": "Solo", "ScanFilter": {"n": {"ComparisonOperator": "CONTAINS", "AttributeValueList": [{"SS": ["a"]}]}}, "Select": "COUNT"}
< 400 ValidationException
{"message": "One or more parameter values were invalid: ComparisonOperator CONTAINS is not valid for SS AttributeValue type"}

# BEGINS_WITH of N
> Scan
{"TableName": "Solo", "ScanFilter": {"n": {"ComparisonOperator": "BEGINS_WITH", "AttributeValueList": [{"N": "1"}]}}, "Select": "COUNT"}
< 400 ValidationException
{"message": "One or more parameter values were invalid: ComparisonOperator BEGINS_WITH is not valid for N AttributeValue type"}

# IN of L
> Scan
{"TableName": "Solo", "ScanFilter": {"n": {"ComparisonOperator": "IN", "AttributeValueList": [{"L": []}]}}, "Select": "COUNT"}
< 400 ValidationException
{"message": "One or more parameter values were invalid: ComparisonOperator IN is not valid for L AttributeValue type"}

# BETWEEN reversed
> Scan
{"TableName": "Solo", "ScanFilter": {"n": {"ComparisonOperator": "BETWEEN", "AttributeValueList": [{"N": "2"}, {"N": "1"}]}}, "Select": "COUNT"}
< 400 ValidationException
{"message": "The BETWEEN condition was provided a range where the lower bound is greater than the upper bound"}

# a wrong value is told before the number of values
> Scan
{"TableName": "Solo", "ScanFilter": {"n": {"ComparisonOperator": "NULL", "AttributeValueList": [{"SS": []}]}}, "Select": "COUNT"}
< 400 ValidationException
{"message": "One or more parameter values were invalid: An string set  may not be empty"}

# AND of two conditions by default
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> Scan
{"TableName": "Solo", "ScanFilter": {"n": {"ComparisonOperator": "EQ", "AttributeValueList": [{"N": "5"}]}, "zz": {"ComparisonOperator": "NOT_NULL"}}, "Select": "COUNT"}
< 200
{"Count": 0, "ScannedCount": 1}

# OR of two conditions
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> Scan
{"TableName": "Solo", "ScanFilter": {"n": {"ComparisonOperator": "EQ", "AttributeValueList": [{"N": "5"}]}, "zz": {"ComparisonOperator": "NOT_NULL"}}, "Select": "COUNT", "ConditionalOperator": "OR"}
< 200
{"Count": 1, "ScannedCount": 1}

# ConditionalOperator of nothing
> Scan
{"TableName": "Solo", "ConditionalOperator": "OR"}
< 400 ValidationException
{"message": "One or more parameter values were invalid: ConditionalOperator cannot be used without Filter or Expected"}

# ConditionalOperator of one
> Scan
{"TableName": "Solo", "ScanFilter": {"n": {"ComparisonOperator": "NULL"}}, "Select": "COUNT", "ConditionalOperator": "OR"}
< 400 ValidationException
{"message": "One or more parameter values were invalid: ConditionalOperator can only be used when Filter or Expected has two or more elements"}

# names that expressions refuse
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "status": {"S": "on"}, "a.b": {"N": "1"}}}
> Scan
{"TableName": "Solo", "ScanFilter": {"status": {"ComparisonOperator": "EQ", "AttributeValueList": [{"S": "on"}]}, "a.b": {"ComparisonOperator": "GE", "AttributeValueList": [{"N": "1"}]}}, "Select": "COUNT"}
< 200
{"Count": 1, "ScannedCount": 1}

# a filter of four hundred conditions
unwritable
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> Scan
{"TableName": "Solo", "Select": "COUNT", "ScanFilter": {"x0": {"ComparisonOperator": "NULL"}, "x1": {"ComparisonOperator": "NULL"}, "x2": {"ComparisonOperator": "NULL"}, "x3": {"ComparisonOperator": "NULL"}, "x4": {"ComparisonOperator": "NULL"}, "x5": {"ComparisonOperator": "NULL"}, "x6": {"ComparisonOperator": "NULL"}, "x7": {"ComparisonOperator": "NULL"}, "x8": {"ComparisonOperator": "NULL"}, "x9": {"ComparisonOperator": "NULL"}, "x10": {"ComparisonOperator": "NULL"}, "x11": {"ComparisonOperator": "NULL"}, "x12": {"ComparisonOperator": "NULL"}, "x13": {"ComparisonOperator": "NULL"}, "x14": {"ComparisonOperator": "NULL"}, "x15": {"ComparisonOperator": "NULL"}, "x16": {"ComparisonOperator": "NULL"}, "x17": {"ComparisonOperator": "NULL"}, "x18": {"ComparisonOperator": "NULL"}, "x19": {"ComparisonOperator": "NULL"}, "x20": {"ComparisonOperator": "NULL"}, "x21": {"ComparisonOperator": "NULL"}, "x22": {"ComparisonOperator": "NULL"}, "x23": {"ComparisonOperator": "NULL"}, "x24": {"ComparisonOperator": "NULL"}, "x25": {"ComparisonOperator": "NULL"}, "x26": {"ComparisonOperator": "NULL"}, "x27": {"ComparisonOperator": "NULL"}, "x28": {"ComparisonOperator": "NULL"}, "x29": {"ComparisonOperator": "NULL"}, "x30": {"ComparisonOperator": "NULL"}, "x31": {"ComparisonOperator": "NULL"}, "x32": {"ComparisonOperator": "NULL"}, "x33": {"ComparisonOperator": "NULL"}, "x34": {"ComparisonOperator": "NULL"}, "x35": {"ComparisonOperator": "NULL"}, "x36": {"ComparisonOperator": "NULL"}, "x37": {"ComparisonOperator": "NULL"}, "x38": {"ComparisonOperator": "NULL"}, "x39": {"ComparisonOperator": "NULL"}, "x40": {"ComparisonOperator": "NULL"}, "x41": {"ComparisonOperator": "NULL"}, "x42": {"ComparisonOperator": "NULL"}, "x43": {"ComparisonOperator": "NULL"}, "x44": {"ComparisonOperator": "NULL"}, "x45": {"ComparisonOperator": "NULL"}, "x46": {"ComparisonOperator": "NULL"}, "x47": {"ComparisonOperator": "NULL"}, "x48": {"ComparisonOperator": "NULL"}, "x49": {"ComparisonOperator": "NULL"}, "x50": {"ComparisonOperator": "NULL"}, "x51": {"ComparisonOperator": "NULL"}, "x52": {"ComparisonOperator": "NULL"}, "x53": {"ComparisonOperator": "NULL"}, "x54": {"ComparisonOperator": "NULL"}, "x55": {"ComparisonOperator": "NULL"}, "x56": {"ComparisonOperator": "NULL"}, "x57": {"ComparisonOperator": "NULL"}, "x58": {"ComparisonOperator": "NULL"}, "x59": {"ComparisonOperator": "NULL"}, "x60": {"ComparisonOperator": "NULL"}, "x61": {"ComparisonOperator": "NULL"}, "x62": {"ComparisonOperator": "NULL"}, "x63": {"ComparisonOperator": "NULL"}, "x64": {"ComparisonOperator": "NULL"}, "x65": {"ComparisonOperator": "NULL"}, "x66": {"ComparisonOperator": "NULL"}, "x67": {"ComparisonOperator": "NULL"}, "x68": {"ComparisonOperator": "NULL"}, "x69": {"ComparisonOperator": "NULL"}, "x70": {"ComparisonOperator": "NULL"}, "x71": {"ComparisonOperator": "NULL"}, "x72": {"ComparisonOperator": "NULL"}, "x73": {"ComparisonOperator": "NULL"}, "x74": {"ComparisonOperator": "NULL"}, "x75": {"ComparisonOperator": "NULL"}, "x76": {"ComparisonOperator": "NULL"}, "x77": {"ComparisonOperator": "NULL"}, "x78": {"ComparisonOperator": "NULL"}, "x79": {"ComparisonOperator": "NULL"}, "x80": {"ComparisonOperator": "NULL"}, "x81": {"ComparisonOperator": "NULL"}, "x82": {"ComparisonOperator": "NULL"}, "x83": {"ComparisonOperator": "NULL"}, "x84": {"ComparisonOperator": "NULL"}, "x85": {"ComparisonOperator": "NULL"}, "x86": {"ComparisonOperator": "NULL"}, "x87": {"ComparisonOperator": "NULL"}, "x88": {"ComparisonOperator": "NULL"}, "x89": {"ComparisonOperator": "NULL"}, "x90": {"ComparisonOperator": "NULL"}, "x91": {"ComparisonOperator": "NULL"}, "x92": {"ComparisonOperator": "NULL"}, "x93": {"ComparisonOperator": "NULL"}, "x94": {"ComparisonOperator": "NULL"}, "x95": {"ComparisonOperator": "NULL"}, "x96": {"ComparisonOperator": "NULL"}, "x97": {"ComparisonOperator": "NULL"}, "x98": {"ComparisonOperator": "NULL"}, "x99": {"ComparisonOperator": "NULL"}, "x100": {"ComparisonOperator": "NULL"}, "x101": {"ComparisonOperator": "NULL"}, "x102": {"ComparisonOperator": "NULL"}, "x103": {"ComparisonOperator": "NULL"}, "x104": {"ComparisonOperator": "NULL"}, "x105": {"ComparisonOperator": "NULL"}, "x106": {"ComparisonOperator": "NULL"}, "x107": {"ComparisonOperator": "NULL"}, "x108": {"ComparisonOperator": "NULL"}, "x109": {"ComparisonOperator": "NULL"}, "x110": {"ComparisonOperator": "NULL"}, "x111": {"ComparisonOperator": "NULL"}, "x112": {"ComparisonOperator": "NULL"}, "x113": {"ComparisonOperator": "NULL"}, "x114": {"ComparisonOperator": "NULL"}, "x115": {"ComparisonOperator": "NULL"}, "x116": {"ComparisonOperator": "NULL"}, "x117": {"ComparisonOperator": "NULL"}, "x118": {"ComparisonOperator": "NULL"}, "x119": {"ComparisonOperator": "NULL"}, "x120": {"ComparisonOperator": "NULL"}, "x121": {"ComparisonOperator": "NULL"}, "x122": {"ComparisonOperator": "NULL"}, "x123": {"ComparisonOperator": "NULL"}, "x124": {"ComparisonOperator": "NULL"}, "x125": {"ComparisonOperator": "NULL"}, "x126": {"ComparisonOperator": "NULL"}, "x127": {"ComparisonOperator": "NULL"}, "x128": {"ComparisonOperator": "NULL"}, "x129": {"ComparisonOperator": "NULL"}, "x130": {"ComparisonOperator": "NULL"}, "x131": {"ComparisonOperator": "NULL"}, "x132": {"ComparisonOperator": "NULL"}, "x133": {"ComparisonOperator": "NULL"}, "x134": {"ComparisonOperator": "NULL"}, "x135": {"ComparisonOperator": "NULL"}, "x136": {"ComparisonOperator": "NULL"}, "x137": {"ComparisonOperator": "NULL"}, "x138": {"ComparisonOperator": "NULL"}, "x139": {"ComparisonOperator": "NULL"}, "x140": {"ComparisonOperator": "NULL"}, "x141": {"ComparisonOperator": "NULL"}, "x142": {"ComparisonOperator": "NULL"}, "x143": {"ComparisonOperator": "NULL"}, "x144": {"ComparisonOperator": "NULL"}, "x145": {"ComparisonOperator": "NULL"}, "x146": {"ComparisonOperator": "NULL"}, "x147": {"ComparisonOperator": "NULL"}, "x148": {"ComparisonOperator": "NULL"}, "x149": {"ComparisonOperator": "NULL"}, "x150": {"ComparisonOperator": "NULL"}, "x151": {"ComparisonOperator": "NULL"}, "x152": {"ComparisonOperator": "NULL"}, "x153": {"ComparisonOperator": "NULL"}, "x154": {"ComparisonOperator": "NULL"}, "x155": {"ComparisonOperator": "NULL"}, "x156": {"ComparisonOperator": "NULL"}, "x157": {"ComparisonOperator": "NULL"}, "x158": {"ComparisonOperator": "NULL"}, "x159": {"ComparisonOperator": "NULL"}, "x160": {"ComparisonOperator": "NULL"}, "x161": {"ComparisonOperator": "NULL"}, "x162": {"ComparisonOperator": "NULL"}, "x163": {"ComparisonOperator": "NULL"}, "x164": {"ComparisonOperator": "NULL"}, "x165": {"ComparisonOperator": "NULL"}, "x166": {"ComparisonOperator": "NULL"}, "x167": {"ComparisonOperator": "NULL"}, "x168": {"ComparisonOperator": "NULL"}, "x169": {"ComparisonOperator": "NULL"}, "x170": {"ComparisonOperator": "NULL"}, "x171": {"ComparisonOperator": "NULL"}, "x172": {"ComparisonOperator": "NULL"}, "x173": {"ComparisonOperator": "NULL"}, "x174": {"ComparisonOperator": "NULL"}, "x175": {"ComparisonOperator": "NULL"}, "x176": {"ComparisonOperator": "NULL"}, "x177": {"ComparisonOperator": "NULL"}, "x178": {"ComparisonOperator": "NULL"}, "x179": {"ComparisonOperator": "NULL"}, "x180": {"ComparisonOperator": "NULL"}, "x181": {"ComparisonOperator": "NULL"}, "x182": {"ComparisonOperator": "NULL"}, "x183": {"ComparisonOperator": "NULL"}, "x184": {"ComparisonOperator": "NULL"}, "x185": {"ComparisonOperator": "NULL"}, "x186": {"ComparisonOperator": "NULL"}, "x187": {"ComparisonOperator": "NULL"}, "x188": {"ComparisonOperator": "NULL"}, "x189": {"ComparisonOperator": "NULL"}, "x190": {"ComparisonOperator": "NULL"}, "x191": {"ComparisonOperator": "NULL"}, "x192": {"ComparisonOperator": "NULL"}, "x193": {"ComparisonOperator": "NULL"}, "x194": {"ComparisonOperator": "NULL"}, "x195": {"ComparisonOperator": "NULL"}, "x196": {"ComparisonOperator": "NULL"}, "x197": {"ComparisonOperator": "NULL"}, "x198": {"ComparisonOperator": "NULL"}, "x199": {"ComparisonOperator": "NULL"}, "x200": {"ComparisonOperator": "NULL"}, "x201": {"ComparisonOperator": "NULL"}, "x202": {"ComparisonOperator": "NULL"}, "x203": {"ComparisonOperator": "NULL"}, "x204": {"ComparisonOperator": "NULL"}, "x205": {"ComparisonOperator": "NULL"}, "x206": {"ComparisonOperator": "NULL"}, "x207": {"ComparisonOperator": "NULL"}, "x208": {"ComparisonOperator": "NULL"}, "x209": {"ComparisonOperator": "NULL"}, "x210": {"ComparisonOperator": "NULL"}, "x211": {"ComparisonOperator": "NULL"}, "x212": {"ComparisonOperator": "NULL"}, "x213": {"ComparisonOperator": "NULL"}, "x214": {"ComparisonOperator": "NULL"}, "x215": {"ComparisonOperator": "NULL"}, "x216": {"ComparisonOperator": "NULL"}, "x217": {"ComparisonOperator": "NULL"}, "x218": {"ComparisonOperator": "NULL"}, "x219": {"ComparisonOperator": "NULL"}, "x220": {"ComparisonOperator": "NULL"}, "x221": {"ComparisonOperator": "NULL"}, "x222": {"ComparisonOperator": "NULL"}, "x223": {"ComparisonOperator": "NULL"}, "x224": {"ComparisonOperator": "NULL"}, "x225": {"ComparisonOperator": "NULL"}, "x226": {"ComparisonOperator": "NULL"}, "x227": {"ComparisonOperator": "NULL"}, "x228": {"ComparisonOperator": "NULL"}, "x229": {"ComparisonOperator": "NULL"}, "x230": {"ComparisonOperator": "NULL"}, "x231": {"ComparisonOperator": "NULL"}, "x232": {"ComparisonOperator": "NULL"}, "x233": {"ComparisonOperator": "NULL"}, "x234": {"ComparisonOperator": "NULL"}, "x235": {"ComparisonOperator": "NULL"}, "x236": {"ComparisonOperator": "NULL"}, "x237": {"ComparisonOperator": "NULL"}, "x238": {"ComparisonOperator": "NULL"}, "x239": {"ComparisonOperator": "NULL"}, "x240": {"ComparisonOperator": "NULL"}, "x241": {"ComparisonOperator": "NULL"}, "x242": {"ComparisonOperator": "NULL"}, "x243": {"ComparisonOperator": "NULL"}, "x244": {"ComparisonOperator": "NULL"}, "x245": {"ComparisonOperator": "NULL"}, "x246": {"ComparisonOperator": "NULL"}, "x247": {"ComparisonOperator": "NULL"}, "x248": {"ComparisonOperator": "NULL"}, "x249": {"ComparisonOperator": "NULL"}, "x250": {"ComparisonOperator": "NULL"}, "x251": {"ComparisonOperator": "NULL"}, "x252": {"ComparisonOperator": "NULL"}, "x253": {"ComparisonOperator": "NULL"}, "x254": {"ComparisonOperator": "NULL"}, "x255": {"ComparisonOperator": "NULL"}, "x256": {"ComparisonOperator": "NULL"}, "x257": {"ComparisonOperator": "NULL"}, "x258": {"ComparisonOperator": "NULL"}, "x259": {"ComparisonOperator": "NULL"}, "x260": {"ComparisonOperator": "NULL"}, "x261": {"ComparisonOperator": "NULL"}, "x262": {"ComparisonOperator": "NULL"}, "x263": {"ComparisonOperator": "NULL"}, "x264": {"ComparisonOperator": "NULL"}, "x265": {"ComparisonOperator": "NULL"}, "x266": {"ComparisonOperator": "NULL"}, "x267": {"ComparisonOperator": "NULL"}, "x268": {"ComparisonOperator": "NULL"}, "x269": {"ComparisonOperator": "NULL"}, "x270": {"ComparisonOperator": "NULL"}, "x271": {"ComparisonOperator": "NULL"}, "x272": {"ComparisonOperator": "NULL"}, "x273": {"ComparisonOperator": "NULL"}, "x274": {"ComparisonOperator": "NULL"}, "x275": {"ComparisonOperator": "NULL"}, "x276": {"ComparisonOperator": "NULL"}, "x277": {"ComparisonOperator": "NULL"}, "x278": {"ComparisonOperator": "NULL"}, "x279": {"ComparisonOperator": "NULL"}, "x280": {"ComparisonOperator": "NULL"}, "x281": {"ComparisonOperator": "NULL"}, "x282": {"ComparisonOperator": "NULL"}, "x283": {"ComparisonOperator": "NULL"}, "x284": {"ComparisonOperator": "NULL"}, "x285": {"ComparisonOperator": "NULL"}, "x286": {"ComparisonOperator": "NULL"}, "x287": {"ComparisonOperator": "NULL"}, "x288": {"ComparisonOperator": "NULL"}, "x289": {"ComparisonOperator": "NULL"}, "x290": {"ComparisonOperator": "NULL"}, "x291": {"ComparisonOperator": "NULL"}, "x292": {"ComparisonOperator": "NULL"}, "x293": {"ComparisonOperator": "NULL"}, "x294": {"ComparisonOperator": "NULL"}, "x295": {"ComparisonOperator": "NULL"}, "x296": {"ComparisonOperator": "NULL"}, "x297": {"ComparisonOperator": "NULL"}, "x298": {"ComparisonOperator": "NULL"}, "x299": {"ComparisonOperator": "NULL"}, "x300": {"ComparisonOperator": "NULL"}, "x301": {"ComparisonOperator": "NULL"}, "x302": {"ComparisonOperator": "NULL"}, "x303": {"ComparisonOperator": "NULL"}, "x304": {"ComparisonOperator": "NULL"}, "x305": {"ComparisonOperator": "NULL"}, "x306": {"ComparisonOperator": "NULL"}, "x307": {"ComparisonOperator": "NULL"}, "x308": {"ComparisonOperator": "NULL"}, "x309": {"ComparisonOperator": "NULL"}, "x310": {"ComparisonOperator": "NULL"}, "x311": {"ComparisonOperator": "NULL"}, "x312": {"ComparisonOperator": "NULL"}, "x313": {"ComparisonOperator": "NULL"}, "x314": {"ComparisonOperator": "NULL"}, "x315": {"ComparisonOperator": "NULL"}, "x316": {"ComparisonOperator": "NULL"}, "x317": {"ComparisonOperator": "NULL"}, "x318": {"ComparisonOperator": "NULL"}, "x319": {"ComparisonOperator": "NULL"}, "x320": {"ComparisonOperator": "NULL"}, "x321": {"ComparisonOperator": "NULL"}, "x322": {"ComparisonOperator": "NULL"}, "x323": {"ComparisonOperator": "NULL"}, "x324": {"ComparisonOperator": "NULL"}, "x325": {"ComparisonOperator": "NULL"}, "x326": {"ComparisonOperator": "NULL"}, "x327": {"ComparisonOperator": "NULL"}, "x328": {"ComparisonOperator": "NULL"}, "x329": {"ComparisonOperator": "NULL"}, "x330": {"ComparisonOperator": "NULL"}, "x331": {"ComparisonOperator": "NULL"}, "x332": {"ComparisonOperator": "NULL"}, "x333": {"ComparisonOperator": "NULL"}, "x334": {"ComparisonOperator": "NULL"}, "x335": {"ComparisonOperator": "NULL"}, "x336": {"ComparisonOperator": "NULL"}, "x337": {"ComparisonOperator": "NULL"}, "x338": {"ComparisonOperator": "NULL"}, "x339": {"ComparisonOperator": "NULL"}, "x340": {"ComparisonOperator": "NULL"}, "x341": {"ComparisonOperator": "NULL"}, "x342": {"ComparisonOperator": "NULL"}, "x343": {"ComparisonOperator": "NULL"}, "x344": {"ComparisonOperator": "NULL"}, "x345": {"ComparisonOperator": "NULL"}, "x346": {"ComparisonOperator": "NULL"}, "x347": {"ComparisonOperator": "NULL"}, "x348": {"ComparisonOperator": "NULL"}, "x349": {"ComparisonOperator": "NULL"}, "x350": {"ComparisonOperator": "NULL"}, "x351": {"ComparisonOperator": "NULL"}, "x352": {"ComparisonOperator": "NULL"}, "x353": {"ComparisonOperator": "NULL"}, "x354": {"ComparisonOperator": "NULL"}, "x355": {"ComparisonOperator": "NULL"}, "x356": {"ComparisonOperator": "NULL"}, "x357": {"ComparisonOperator": "NULL"}, "x358": {"ComparisonOperator": "NULL"}, "x359": {"ComparisonOperator": "NULL"}, "x360": {"ComparisonOperator": "NULL"}, "x361": {"ComparisonOperator": "NULL"}, "x362": {"ComparisonOperator": "NULL"}, "x363": {"ComparisonOperator": "NULL"}, "x364": {"ComparisonOperator": "NULL"}, "x365": {"ComparisonOperator": "NULL"}, "x366": {"ComparisonOperator": "NULL"}, "x367": {"ComparisonOperator": "NULL"}, "x368": {"ComparisonOperator": "NULL"}, "x369": {"ComparisonOperator": "NULL"}, "x370": {"ComparisonOperator": "NULL"}, "x371": {"ComparisonOperator": "NULL"}, "x372": {"ComparisonOperator": "NULL"}, "x373": {"ComparisonOperator": "NULL"}, "x374": {"ComparisonOperator": "NULL"}, "x375": {"ComparisonOperator": "NULL"}, "x376": {"ComparisonOperator": "NULL"}, "x377": {"ComparisonOperator": "NULL"}, "x378": {"ComparisonOperator": "NULL"}, "x379": {"ComparisonOperator": "NULL"}, "x380": {"ComparisonOperator": "NULL"}, "x381": {"ComparisonOperator": "NULL"}, "x382": {"ComparisonOperator": "NULL"}, "x383": {"ComparisonOperator": "NULL"}, "x384": {"ComparisonOperator": "NULL"}, "x385": {"ComparisonOperator": "NULL"}, "x386": {"ComparisonOperator": "NULL"}, "x387": {"ComparisonOperator": "NULL"}, "x388": {"ComparisonOperator": "NULL"}, "x389": {"ComparisonOperator": "NULL"}, "x390": {"ComparisonOperator": "NULL"}, "x391": {"ComparisonOperator": "NULL"}, "x392": {"ComparisonOperator": "NULL"}, "x393": {"ComparisonOperator": "NULL"}, "x394": {"ComparisonOperator": "NULL"}, "x395": {"ComparisonOperator": "NULL"}, "x396": {"ComparisonOperator": "NULL"}, "x397": {"ComparisonOperator": "NULL"}, "x398": {"ComparisonOperator": "NULL"}, "x399": {"ComparisonOperator": "NULL"}}}
< 200
{"Count": 1, "ScannedCount": 1}

# Expected a value
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"N": "1"}}, "Expected": {"n": {"Value": {"N": "5"}}}}

# Expected another value
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"N": "1"}}, "Expected": {"n": {"Value": {"N": "6"}}}}
< 400 ConditionalCheckFailedException
{"message": "The conditional request failed"}

# Expected nothing
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"N": "1"}}, "Expected": {"n": {"Exists": false}}}
< 400 ConditionalCheckFailedException
{"message": "The conditional request failed"}
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"N": "1"}}, "Expected": {"zz": {"Exists": false}}}

# Expected with Exists true
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"N": "1"}}, "Expected": {"n": {"Exists": true, "Value": {"N": "5"}}}}

# Expected with a comparison
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"N": "1"}}, "Expected": {"n": {"ComparisonOperator": "GT", "AttributeValueList": [{"N": "4"}]}}}
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"N": "1"}}, "Expected": {"v": {"ComparisonOperator": "GT", "AttributeValueList": [{"N": "4"}]}}}
< 400 ConditionalCheckFailedException
{"message": "The conditional request failed"}

# Expected with a comparison and one Value
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"N": "1"}}, "Expected": {"n": {"ComparisonOperator": "LE", "Value": {"N": "5"}}}}

# Expected joined by OR
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"N": "1"}}, "Expected": {"n": {"Value": {"N": "6"}}, "s": {"Value": {"S": "hello"}}}, "ConditionalOperator": "OR"}

# Expected nothing at all
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"N": "1"}}, "Expected": {}}

# Expected in DeleteItem and UpdateItem
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> DeleteItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "Expected": {"n": {"Value": {"N": "1"}}}}
< 400 ConditionalCheckFailedException
{"message": "The conditional request failed"}
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "Expected": {"n": {"Value": {"N": "1"}}}, "AttributeUpdates": {"n": {"Value": {"N": "2"}}}}
< 400 ConditionalCheckFailedException
{"message": "The conditional request failed"}
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "Expected": {"n": {"Value": {"N": "5"}}}, "AttributeUpdates": {"n": {"Value": {"N": "2"}}}}

# Expected with both lists
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"N": "1"}}, "Expected": {"n": {"Value": {"N": "1"}, "AttributeValueList": [{"N": "1"}], "ComparisonOperator": "EQ"}}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Value and AttributeValueList cannot be used together for Attribute: n"}

# Expected with operator and Exists
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"N": "1"}}, "Expected": {"n": {"ComparisonOperator": "EQ", "Exists": true, "Value": {"N": "1"}}}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Exists and ComparisonOperator cannot be used together for Attribute: n"}

# Expected with operator without value
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"N": "1"}}, "Expected": {"n": {"ComparisonOperator": "EQ"}}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Value or AttributeValueList must be used with ComparisonOperator: EQ for Attribute: n"}

# Expected with a wrong count
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"N": "1"}}, "Expected": {"n": {"ComparisonOperator": "EQ", "AttributeValueList": [{"N": "1"}, {"N": "2"}]}}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Invalid number of argument(s) for the EQ ComparisonOperator"}

# Expected with a list without operator
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"N": "1"}}, "Expected": {"n": {"AttributeValueList": [{"N": "1"}]}}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: AttributeValueList can only be used with a ComparisonOperator for Attribute: n"}

# Expected with Exists true without Value
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"N": "1"}}, "Expected": {"n": {"Exists": true}}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Value must be provided when Exists is true for Attribute: n"}

# Expected with nothing
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"N": "1"}}, "Expected": {"n": {}}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Value must be provided when Exists is null for Attribute: n"}

# Expected with Exists false with Value
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"N": "1"}}, "Expected": {"n": {"Exists": false, "Value": {"N": "1"}}}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Value cannot be used when Exists is false for Attribute: n"}

# Expected is checked before a missing table
> PutItem
{"TableName": "Nowhere", "Item": {"pk": {"S": "a"}, "v": {"N": "1"}}, "Expected": {"n": {}}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Value must be provided when Exists is null for Attribute: n"}

# PUT is the default
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "AttributeUpdates": {"n": {"Value": {"N": "7"}}}, "ReturnValues": "UPDATED_NEW"}
< 200
{"Attributes": {"n": {"N": "7"}}}

# PUT of two
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "AttributeUpdates": {"n": {"Value": {"N": "7"}, "Action": "PUT"}, "q": {"Value": {"S": "new"}}}, "ReturnValues": "UPDATED_NEW"}
< 200
{"Attributes": {"n": {"N": "7"}, "q": {"S": "new"}}}

# ADD a number
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "AttributeUpdates": {"n": {"Value": {"N": "2"}, "Action": "ADD"}}, "ReturnValues": "UPDATED_NEW"}
< 200
{"Attributes": {"n": {"N": "7"}}}

# ADD a number to nothing
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "AttributeUpdates": {"zz": {"Value": {"N": "2"}, "Action": "ADD"}}, "ReturnValues": "UPDATED_NEW"}
< 200
{"Attributes": {"zz": {"N": "2"}}}

# ADD a set
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "AttributeUpdates": {"ss": {"Value": {"SS": ["z"]}, "Action": "ADD"}}, "ReturnValues": "UPDATED_NEW"}
< 200
{"Attributes": {"ss": {"SS": ["x", "y", "z"]}}}

# ADD a list appends
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "AttributeUpdates": {"l": {"Value": {"L": [{"S": "z"}]}, "Action": "ADD"}}, "ReturnValues": "UPDATED_NEW"}
< 200
{"Attributes": {"l": {"L": [{"S": "x"}, {"S": "z"}]}}}

# ADD a list to nothing
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "AttributeUpdates": {"zz": {"Value": {"L": [{"S": "z"}]}, "Action": "ADD"}}, "ReturnValues": "UPDATED_NEW"}
< 200
{"Attributes": {"zz": {"L": [{"S": "z"}]}}}

# DELETE from a set
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "AttributeUpdates": {"ss": {"Value": {"SS": ["x"]}, "Action": "DELETE"}}, "ReturnValues": "UPDATED_NEW"}
< 200
{"Attributes": {"ss": {"SS": ["y"]}}}

# DELETE an attribute
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "AttributeUpdates": {"n": {"Action": "DELETE"}}, "ReturnValues": "UPDATED_NEW"}
< 200
{}

# nothing to update makes a key
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "AttributeUpdates": {}}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}}
< 200
{"Item": {"pk": {"S": "a"}}}

# only DELETE makes no item
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "AttributeUpdates": {"n": {"Action": "DELETE"}}}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}}
< 200
{}

# ADD makes an item
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "AttributeUpdates": {"n": {"Action": "ADD", "Value": {"N": "1"}}}}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}}
< 200
{"Item": {"pk": {"S": "a"}, "n": {"N": "1"}}}

# no value and no DELETE
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "AttributeUpdates": {"n": {}}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Only DELETE action is allowed when no attribute value is specified"}
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "AttributeUpdates": {"n": {"Action": "ADD"}}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Only DELETE action is allowed when no attribute value is specified"}

# DELETE with a string
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "AttributeUpdates": {"n": {"Action": "DELETE", "Value": {"S": "x"}}}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: DELETE action with value is not supported for the type S"}

# ADD of S
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "AttributeUpdates": {"n": {"Action": "ADD", "Value": {"S": "x"}}}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: ADD action is not supported for the type S"}

# ADD of B
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "AttributeUpdates": {"n": {"Action": "ADD", "Value": {"B": "AQ=="}}}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: ADD action is not supported for the type B"}

# ADD of BOOL
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "AttributeUpdates": {"n": {"Action": "ADD", "Value": {"BOOL": true}}}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: ADD action is not supported for the type BOOL"}

# ADD of NULL
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "AttributeUpdates": {"n": {"Action": "ADD", "Value": {"NULL": true}}}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: ADD action is not supported for the type NULL"}

# ADD of M
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "AttributeUpdates": {"n": {"Action": "ADD", "Value": {"M": {}}}}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: ADD action is not supported for the type M"}

# ADD a number to a string
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "AttributeUpdates": {"s": {"Action": "ADD", "Value": {"N": "1"}}}}
< 400 ValidationException
{"message": "Type mismatch for attribute to update"}

# ADD a list to a set
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "AttributeUpdates": {"ss": {"Action": "ADD", "Value": {"L": []}}}}
< 400 ValidationException
{"message": "Type mismatch for attribute to update"}

# an update of a key
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "AttributeUpdates": {"pk": {"Value": {"S": "b"}}}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Cannot update attribute pk. This attribute is part of the key"}

# AttributesToGet
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "5"}, "s": {"S": "hello"}, "ss": {"SS": ["x", "y"]}, "l": {"L": [{"S": "x"}]}, "b": {"BOOL": true}, "bin": {"B": "AQI="}}}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "AttributesToGet": ["n", "zz"]}
< 200
{"Item": {"n": {"N": "5"}}}

# AttributesToGet knows no paths
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "m": {"M": {"x": {"N": "1"}}}, "m.x": {"N": "2"}}}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "AttributesToGet": ["m.x"]}
< 200
{"Item": {"m.x": {"N": "2"}}}

# AttributesToGet names one twice
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "AttributesToGet": ["a", "b", "a"]}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Duplicate value in attribute name: a"}

# KeyConditions EQ
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "1"}, "v": {"S": "1"}}}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "2"}, "v": {"S": "2"}}}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "3"}, "v": {"S": "3"}}}
> Query
{"TableName": "Shelf", "KeyConditions": {"pk": {"ComparisonOperator": "EQ", "AttributeValueList": [{"S": "p"}]}, "sk": {"ComparisonOperator": "EQ", "AttributeValueList": [{"S": "2"}]}}, "ProjectionExpression": "sk"}
< 200
{"Items": [{"sk": {"S": "2"}}], "Count": 1, "ScannedCount": 1}

# KeyConditions LT
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "1"}, "v": {"S": "1"}}}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "2"}, "v": {"S": "2"}}}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "3"}, "v": {"S": "3"}}}
> Query
{"TableName": "Shelf", "KeyConditions": {"pk": {"ComparisonOperator": "EQ", "AttributeValueList": [{"S": "p"}]}, "sk": {"ComparisonOperator": "LT", "AttributeValueList": [{"S": "2"}]}}, "ProjectionExpression": "sk"}
< 200
{"Items": [{"sk": {"S": "1"}}], "Count": 1, "ScannedCount": 1}

# KeyConditions LE
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "1"}, "v": {"S": "1"}}}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "2"}, "v": {"S": "2"}}}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "3"}, "v": {"S": "3"}}}
> Query
{"TableName": "Shelf", "KeyConditions": {"pk": {"ComparisonOperator": "EQ", "AttributeValueList": [{"S": "p"}]}, "sk": {"ComparisonOperator": "LE", "AttributeValueList": [{"S": "2"}]}}, "ProjectionExpression": "sk"}
< 200
{"Items": [{"sk": {"S": "1"}}, {"sk": {"S": "2"}}], "Count": 2, "ScannedCount": 2}

# KeyConditions GT
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "1"}, "v": {"S": "1"}}}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "2"}, "v": {"S": "2"}}}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "3"}, "v": {"S": "3"}}}
> Query
{"TableName": "Shelf", "KeyConditions": {"pk": {"ComparisonOperator": "EQ", "AttributeValueList": [{"S": "p"}]}, "sk": {"ComparisonOperator": "GT", "AttributeValueList": [{"S": "2"}]}}, "ProjectionExpression": "sk"}
< 200
{"Items": [{"sk": {"S": "3"}}], "Count": 1, "ScannedCount": 1}

# KeyConditions GE
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "1"}, "v": {"S": "1"}}}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "2"}, "v": {"S": "2"}}}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "3"}, "v": {"S": "3"}}}
> Query
{"TableName": "Shelf", "KeyConditions": {"pk": {"ComparisonOperator": "EQ", "AttributeValueList": [{"S": "p"}]}, "sk": {"ComparisonOperator": "GE", "AttributeValueList": [{"S": "2"}]}}, "ProjectionExpression": "sk"}
< 200
{"Items": [{"sk": {"S": "2"}}, {"sk": {"S": "3"}}], "Count": 2, "ScannedCount": 2}

# KeyConditions BEGINS_WITH
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "1"}, "v": {"S": "1"}}}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "2"}, "v": {"S": "2"}}}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "3"}, "v": {"S": "3"}}}
> Query
{"TableName": "Shelf", "KeyConditions": {"pk": {"ComparisonOperator": "EQ", "AttributeValueList": [{"S": "p"}]}, "sk": {"ComparisonOperator": "BEGINS_WITH", "AttributeValueList": [{"S": "1"}]}}, "ProjectionExpression": "sk"}
< 200
{"Items": [{"sk": {"S": "1"}}], "Count": 1, "ScannedCount": 1}

# KeyConditions BETWEEN
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "1"}, "v": {"S": "1"}}}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "2"}, "v": {"S": "2"}}}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "3"}, "v": {"S": "3"}}}
> Query
{"TableName": "Shelf", "KeyConditions": {"pk": {"ComparisonOperator": "EQ", "AttributeValueList": [{"S": "p"}]}, "sk": {"ComparisonOperator": "BETWEEN", "AttributeValueList": [{"S": "1"}, {"S": "2"}]}}, "ProjectionExpression": "sk"}
< 200
{"Items": [{"sk": {"S": "1"}}, {"sk": {"S": "2"}}], "Count": 2, "ScannedCount": 2}

# KeyConditions with a partition key alone, and a projection expression
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "1"}, "v": {"S": "1"}}}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "2"}, "v": {"S": "2"}}}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "3"}, "v": {"S": "3"}}}
> Query
{"TableName": "Shelf", "KeyConditions": {"pk": {"ComparisonOperator": "EQ", "AttributeValueList": [{"S": "p"}]}}, "ProjectionExpression": "sk"}
< 200
{"Items": [{"sk": {"S": "1"}}, {"sk": {"S": "2"}}, {"sk": {"S": "3"}}], "Count": 3, "ScannedCount": 3}

# KeyConditions with a filter expression
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "1"}, "v": {"S": "1"}}}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "2"}, "v": {"S": "2"}}}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "3"}, "v": {"S": "3"}}}
> Query
{"TableName": "Shelf", "KeyConditions": {"pk": {"ComparisonOperator": "EQ", "AttributeValueList": [{"S": "p"}]}}, "FilterExpression": "v = :v", "ExpressionAttributeValues": {":v": {"S": "2"}}, "Select": "COUNT"}
< 200
{"Count": 1, "ScannedCount": 3}

# KeyConditions with QueryFilter
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "1"}, "v": {"S": "1"}}}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "2"}, "v": {"S": "2"}}}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "3"}, "v": {"S": "3"}}}
> Query
{"TableName": "Shelf", "KeyConditions": {"pk": {"ComparisonOperator": "EQ", "AttributeValueList": [{"S": "p"}]}}, "QueryFilter": {"v": {"ComparisonOperator": "NE", "AttributeValueList": [{"S": "2"}]}}, "Select": "COUNT"}
< 200
{"Count": 2, "ScannedCount": 3}

# QueryFilter on a key
> Query
{"TableName": "Shelf", "KeyConditions": {"pk": {"ComparisonOperator": "EQ", "AttributeValueList": [{"S": "p"}]}}, "QueryFilter": {"sk": {"ComparisonOperator": "NULL"}}}
< 400 ValidationException
{"message": "QueryFilter can only contain non-primary key attributes: Primary key attribute: sk"}

# KeyConditions NE
> Query
{"TableName": "Shelf", "KeyConditions": {"pk": {"ComparisonOperator": "EQ", "AttributeValueList": [{"S": "p"}]}, "sk": {"ComparisonOperator": "NE", "AttributeValueList": [{"S": "1"}]}}, "ProjectionExpression": "sk"}
< 400 ValidationException
{"message": "Attempted conditional constraint is not an indexable operation"}

# KeyConditions IN
> Query
{"TableName": "Shelf", "KeyConditions": {"pk": {"ComparisonOperator": "EQ", "AttributeValueList": [{"S": "p"}]}, "sk": {"ComparisonOperator": "IN", "AttributeValueList": [{"S": "1"}]}}, "ProjectionExpression": "sk"}
< 400 ValidationException
{"message": "Attempted conditional constraint is not an indexable operation"}

# KeyConditions CONTAINS
> Query
{"TableName": "Shelf", "KeyConditions": {"pk": {"ComparisonOperator": "EQ", "AttributeValueList": [{"S": "p"}]}, "sk": {"ComparisonOperator": "CONTAINS", "AttributeValueList": [{"S": "1"}]}}, "ProjectionExpression": "sk"}
< 400 ValidationException
{"message": "Attempted conditional constraint is not an indexable operation"}

# KeyConditions NULL
> Query
{"TableName": "Shelf", "KeyConditions": {"pk": {"ComparisonOperator": "EQ", "AttributeValueList": [{"S": "p"}]}, "sk": {"ComparisonOperator": "NULL"}}, "ProjectionExpression": "sk"}
< 400 ValidationException
{"message": "Attempted conditional constraint is not an indexable operation"}

# KeyConditions of none
> Query
{"TableName": "Shelf", "KeyConditions": {}}
< 400 ValidationException
{"message": "Conditions can be of length 1 or 2 only"}

# KeyConditions without the partition key
> Query
{"TableName": "Shelf", "KeyConditions": {"sk": {"ComparisonOperator": "EQ", "AttributeValueList": [{"S": "p"}]}}}
< 400 ValidationException
{"message": "Query condition missed key schema element: pk"}

# KeyConditions with a range of the partition key
> Query
{"TableName": "Shelf", "KeyConditions": {"pk": {"ComparisonOperator": "GT", "AttributeValueList": [{"S": "p"}]}}}
< 400 ValidationException
{"message": "Query key condition not supported"}

# KeyConditions of a wrong type
> Query
{"TableName": "Shelf", "KeyConditions": {"pk": {"ComparisonOperator": "EQ", "AttributeValueList": [{"S": "p"}]}, "sk": {"ComparisonOperator": "EQ", "AttributeValueList": [{"N": "1"}]}}, "ProjectionExpression": "sk"}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Condition parameter type does not match schema type"}
