#include "config.h"

#include <check.h>
#include <stdlib.h>

#include "base/file.h"
#include "base/limits.h"
#include "base/xalloc.h"
#include "lab/parser.h"
#include "lab/script.h"
#include "lab/verb.h"

/* Source, and the first error as "line:col: text"; NULL: the text is good. */
/* clang-format off */
static const struct {
    const char *source, *error;
} cases[] = {
    /* commands */
    {"", NULL},
    {"# a comment\n\n   # another\n", NULL},
    {"\xef\xbb\xbfundo\r\nundo\r\n", NULL},
    {"  undo", NULL},
    {"qeury AppData where a = 1", "1:1: no command `qeury`; nearest is `query`"},
    {"frobnicate", "1:1: no command `frobnicate`; `help` lists the commands"},
    {"r1 query T where a = 1",
     "1:1: no command `r1`; a label is written with a colon, `r1: ...`"},
    {"r1 quarry T", "1:1: no command `r1`; `help` lists the commands"},
    {"undo\n= 3", "2:1: expected a command, found `=`"},
    {"undo now", "1:6: expected the end of the line, found `now`"},
    {"UNDO", NULL},
    {"update T {\"a\": 1} set b = 2", NULL},
    {"update T {\"a\": 1} set b = 2 remove c add d 1 delete e <<2>> if b = 1 returning updated new",
     NULL},
    {"update T {\"a\": 1} returning new set b = 2",
     "1:19: expected `set`, `remove`, `add` or `delete` after the key, found `returning`"},
    {"update T {\"a\": 1}", "1:18: expected `set`, `remove`, `add` or `delete` after the key, "
     "found the end of the line"},
    {"update T set b = 2", "1:10: expected an object in { } after the table's name, found `set`"},
    {"update T {\"a\": 1} set b = 2 returning",
     "1:38: expected `old`, `new` or `updated` after `returning`, found the end of the line"},
    {"update T {\"a\": 1} set b = 2 returning updated",
     "1:46: expected `old` or `new` after `updated`, found the end of the line"},
    {"update T {\"a\": 1} set b = 2 consistent",
     "1:29: `update` has no clause `consistent`"},
    {"update T {\"a\": 1} set b = :v",
     "1:27: placeholders are for the API; write the value itself instead of :v"},
    {"update T {\"a\": 1} set b = 2, if c = 3", "1:33: expected `=` after `if`, found `c`"},
    /* aws lines */
    {"aws dynamodb put-item --item '{\"a\": \"b\"}'", NULL},
    {"r1: AWS dynamodb list-tables --no-paginate", NULL},
    {"aws dynamodb scan --table-name T # a comment", NULL},
    {"aws dynamodb scan \\   \n# between\n  --table-\\\nname T", NULL},
    {"aws dynamodb put-item --item '{\"a\":\n\"b\"}' --table-name T", NULL},
    {"aws dynamodb scan --table-name T --limit=5 --filter-expression \"a = \\\"\\$\\`\"", NULL},
    {"aws --region x", "1:5: of the AWS CLI the lab knows `aws dynamodb` alone"},
    {"aws", "1:4: expected `dynamodb` after `aws`, found the end of the line"},
    {"aws s3 ls", "1:5: of the AWS CLI the lab knows `aws dynamodb` alone"},
    {"aws dynamodb", "1:13: expected an operation after `aws dynamodb`, such as `query`"},
    {"aws dynamodb qurey", "1:14: `aws dynamodb` has no operation `qurey`; nearest is `query`"},
    {"aws dynamodb help", "1:14: `aws dynamodb` has no operation `help` here"},
    {"aws dynamodb --region eu scan --table-name T", NULL},
    {"aws dynamodb --limit 1 scan", "1:14: `--limit` stands before the operation"},
    {"aws dynamodb scan T", "1:19: expected an option, as --table-name, found `T`"},
    {"aws dynamodb scan --tabel-name T",
     "1:19: `scan` has no option `--tabel-name`; nearest is `--table-name`"},
    {"aws dynamodb scan \\\n  --frobnicate 3", "2:3: `scan` has no option `--frobnicate`"},
    {"aws dynamodb scan --table-name", "1:31: `--table-name` needs a value"},
    {"aws dynamodb scan --table-name --limit 3", "1:31: `--table-name` needs a value"},
    {"aws dynamodb scan --filter-expression a = b",
     "1:41: `--filter-expression` takes one value; quote what has blanks"},
    {"aws dynamodb scan --consistent-read yes", "1:37: `--consistent-read` takes no value"},
    {"aws dynamodb scan --no-consistent-read=1", "1:40: `--no-consistent-read` takes no value"},
    {"aws dynamodb scan --no-limit",
     "1:19: `scan` has no option `--no-limit`"},
    {"aws dynamodb scan --limit 1 --limit 2", "1:29: `--limit` is given twice"},
    {"aws dynamodb scan --consistent-read --no-consistent-read",
     "1:37: `--consistent-read` is given twice"},
    {"aws dynamodb scan --region a --region b", "1:30: `--region` is given twice"},
    {"aws dynamodb scan --query Items[0]",
     "1:19: `--query` is not here: the lab prints the whole answer"},
    {"aws dynamodb scan --max-items 3",
     "1:19: `--max-items` is not here: a line reads one page; write --limit"},
    {"aws dynamodb scan --output text", "1:28: the lab prints json alone"},
    {"aws dynamodb put-item --item file://item.json",
     "1:30: the lab reads no files here; write the value itself"},
    {"aws dynamodb put-item --cli-input-json file://item.json",
     "1:40: the lab reads no files here; write the JSON itself"},
    {"aws dynamodb put-item --cli-input-json '[1]'",
     "1:41: the value of `--cli-input-json` is no JSON object"},
    {"aws dynamodb put-item --item '{\"a\": }'",
     "1:37: the value of `--item` is no JSON from here on"},
    {"aws dynamodb put-item --item '{\"a\":\n  tru}'",
     "2:3: the value of `--item` is no JSON from here on"},
    {"aws dynamodb put-item --item a={S=x", "1:36: expected `,` or `}`, found the end of the value"},
    {"aws dynamodb put-item --item a={S=x}}", "1:37: expected `,` or the end of the value, found `}`"},
    {"aws dynamodb put-item --item a=x", "1:32: expected `{`, found `x`"},
    {"aws dynamodb put-item --item a", "1:31: expected `=`, found the end of the value"},
    {"aws dynamodb put-item --item a={Z=x}", "1:33: no member `Z` here; nearest is `S`"},
    {"aws dynamodb put-item --item a={S=x,S=y}", "1:37: the member `S` is given twice"},
    {"aws dynamodb put-item --item a={S=[x]}", "1:35: `S` is a single value, no list"},
    {"aws dynamodb put-item --item 'a={S=\"x}'", "1:36: the \" opened here is not closed"},
    {"aws dynamodb create-table --key-schema AttributeNam=a",
     "1:40: no member `AttributeNam` here; nearest is `AttributeName`"},
    {"aws dynamodb create-table --key-schema AttributeName=a,",
     "1:56: expected a member's name, found the end of the value"},
    {"aws dynamodb scan --table-name $TABLE",
     "1:32: `$` is for a shell, and the lab is no shell; in single quotes it is text"},
    {"aws dynamodb scan --table-name \"$TABLE\"",
     "1:33: `$` is for a shell, and the lab is no shell; in single quotes it is text"},
    {"aws dynamodb scan --table-name \"`date`\"",
     "1:33: ``` is for a shell, and the lab is no shell; in single quotes it is text"},
    {"aws dynamodb scan | jq",
     "1:19: `|` is for a shell, and the lab is no shell; in single quotes it is text"},
    {"aws dynamodb scan > x",
     "1:19: `>` is for a shell, and the lab is no shell; in single quotes it is text"},
    {"aws dynamodb scan --limit *",
     "1:27: `*` is for a shell, and the lab is no shell; in single quotes it is text"},
    {"aws dynamodb scan; undo",
     "1:18: `;` is for a shell, and the lab is no shell; in single quotes it is text"},
    {"aws dynamodb scan --limit '1",
     "1:27: the ' opened at column 27 is still open; a blank line ends a command"},
    {"aws dynamodb scan --limit \"1\n\n\"",
     "1:27: the \" opened at column 27 is still open; a blank line ends a command"},
    {"aws dynamodb scan --table-name \u201cT\u201d",
     "1:32: a typographic quote (U+201C) stands outside a string; write \""},
    {"aws dynamodb scan --table-name \u2018T\u2019",
     "1:32: a typographic quote (U+2018) stands outside a string; write \""},
    {"aws dynamodb scan --table-name\u00a0T",
     "1:31: a no-break space (U+00A0) stands outside a string; write a blank"},
    {"aws dynamodb scan --table-name T\n  --limit 2", "2:3: expected a command, found `--limit`"},
    {"show", "1:5: expected `as aws` or `as json` after `show`, found the end of the line"},
    {"show as", "1:8: expected `aws` or `json` after `as`, found the end of the line"},
    {"show as text", "1:9: expected `aws` or `json` after `as`, found `text`"},
    {"show as json undo", "1:14: expected an operation, as `query` after `json`, found `undo`"},
    {"show as aws aws dynamodb scan",
     "1:13: an `aws` line is shown by `show` alone on the line below"},
    {"show as aws query T", "1:20: `query` needs the clause `where`"},
    {"> undo\n> unod", "2:3: no command `unod`; nearest is `undo`"},
    {"undo\n> undo", "2:1: `>` starts a command only where the first command of a file has it"},
    /* characters */
    {"undo\x01", "1:5: the control character U+0001 is not allowed"},
    {"undo\rundo", "1:5: the control character U+000D is not allowed"},
    {"undo \xff", "1:6: the byte 0xFF is no UTF-8"},
    {"put T {\"k\": \xe2\x80\x9cx\xe2\x80\x9d}",
     "1:13: a typographic quote (U+201C) stands outside a string; write \""},
    {"put\xc2\xa0T {}", "1:4: a no-break space (U+00A0) stands outside a string; write a blank"},
    {"put T {\"k\": \"a\xc2\xa0\xe2\x80\x9c\"}", NULL},
    {"put T {\"k\": 'x'}", "1:13: 'x' is in single quotes; strings have double quotes here"},
    {"put T {\"k\": 'x}", "1:13: a single quote opens no string; strings have double quotes here"},
    {"put T {\"k\": \"x}", "1:13: the string opened at column 13 is not closed on its line"},
    {"put T {\"k\": ORDER#1}", "1:13: `#` inside ORDER#1: a key is a string, write \"ORDER#1\""},
    {"query T where a=#n",
     "1:17: placeholders are for the API; write the name itself instead of #n"},
    /* lines and brackets */
    {"put T {\"k\":\n\"x\"}", NULL},
    {"put T {\"k\":\n# between\n\"x\"}", NULL},
    {"put T \\\n{\"k\": \"x\"}", NULL},
    {"put T # note \\\nundo", "1:6: expected an object in { } after the table's name, found the "
     "end of the line; `#` after a blank starts a comment"},
    {"put AppData {\"k\": \"x\"\n\nundo",
     "1:13: the { opened at column 13 is still open; a blank line ends a command"},
    {"put T {\"k\": [1, 2}", "1:18: expected `,` or `]`, found `}`"},
    {"put T {\"k\": <<1, 2",
     "1:13: the << opened at column 13 is still open; a blank line ends a command"},
    {"> put T {\"k\":\n> undo",
     "1:9: the { opened at column 9 is still open; a blank line ends a command"},
    {"put T \\\n\nundo", "1:6: expected an object in { } after the table's name, found the end "
     "of the line"},
    /* labels */
    {"r1: query T where a = 1\nr2: undo", NULL},
    {"r1: undo\nr1: undo", "2:1: the label `r1` is given twice, on lines 1 and 2"},
    {"query: undo", "1:1: `query` is a command and cannot be a label"},
    {"result: undo", "1:1: `result` is a name of the checks and cannot be a label"},
    {"r1:", "1:4: expected a command, found the end of the line"},
    {"a123456789012345678901234567890123: undo",
     "1:1: the label `a123456789012345678901234567890123` is over the limit of 32 characters"},
    /* objects and values */
    {"put", "1:4: expected a table's name after `put`, found the end of the line"},
    {"put T 5", "1:7: expected an object in { } after the table's name, found `5`"},
    {"put T {\"k\": :u}",
     "1:13: placeholders are for the API; write the value itself instead of :u"},
    {"put T {\"k\": 007}", "1:13: `007` is no number here: leading zeros"},
    {"put T {\"k\": \"x\"} {}", "1:18: expected a clause or the end of the line, found `{`"},
    {"get T typed {\"k\": {\"S\": \"x\"}}", NULL},
    {"get T typed \"k\"", "1:13: expected an object in { } after `typed`, found `\"`"},
    /* clauses */
    {"query AppData where", "1:20: expected a condition after `where`, found the end of the line"},
    {"query T", "1:8: `query` needs the clause `where`"},
    {"query AppData where UserId = \"x\" limit 2 limit 3",
     "1:42: the clause `limit` is given twice, at columns 34 and 42"},
    {"query T limit 2\\\n limit 3 where a = 1",
     "2:2: the clause `limit` is given twice, on lines 1 and 2"},
    {"query T newest first forward where a = 1",
     "1:22: `newest first` and `forward` exclude each other"},
    {"query T limt 5 where a = 1", "1:9: `query` has no clause `limt`; nearest is `limit`"},
    {"query T slowly where a = 1", "1:9: `query` has no clause `slowly`"},
    {"query T limit 0 where a = 1", "1:15: `limit` counts from 1"},
    {"query T limit -1 where a = 1", "1:15: expected a whole number after `limit`, found `-1`"},
    {"query T limit 2.5 where a = 1", "1:15: expected a whole number after `limit`, found `2.5`"},
    {"query T limit 99999999999 where a = 1",
     "1:15: 99999999999 after `limit` is over the limit of 2147483647"},
    {"query T where a = 1 newest last", "1:21: `query` has no clause `newest`; nearest is `newest "
     "first`"},
    {"query T where pk = :u",
     "1:20: placeholders are for the API; write the value itself instead of :u"},
    {"scan T segment 1", "1:17: expected `of` and the number of segments after `segment`, found "
     "the end of the line"},
    {"put T {} returning", "1:19: expected `old`, `new` or `updated` after `returning`, found the "
     "end of the line"},
    /* create */
    {"create T (a S)", "1:8: expected `table` after `create`, found `T`"},
    {"create table T (a S, b N) partitions 3 on-demand", NULL},
    {"create table T (a S, b N) provisioned 5 rcu 5 wcu", NULL},
    {"create table T (`a b` S, `c``d` N)", NULL},
    {"create table T a S", "1:16: expected `(` after `T`, found `a`"},
    {"create table T (a X)", "1:19: expected the type of a key, S, N or B, after `a`, found `X`"},
    {"create table T (a s)", "1:19: expected the type of a key, S, N or B, after `a`, found `s`"},
    {"create table T (a S, b S, c S)",
     "1:27: a table has a partition key and at most one sort key"},
    {"create table T (a S; b S)",
     "1:20: `;` stands in an index's key; a table's is a partition key and at most one sort key"},
    {"create table T (a S) provisioned 5 wcu",
     "1:36: expected `rcu` after the number of units, found `wcu`"},
    {"create table T (a S) on-demand provisioned 5 rcu 5 wcu",
     "1:32: `on-demand` and `provisioned` exclude each other"},
    {"create table T (a S) warm 5 rcu 5 wcu tags {a: \"b\", \"c d\": \"\"}", NULL},
    {"create table T (a S) warm 5 rcu", "1:32: expected a whole number after `rcu`, found the end "
     "of the line"},
    {"create table T (a S) tags {a: 1}", "1:27: the tag a is no string"},
    {"create table T (a S) tags \"a\"", "1:27: expected an object in { } after `tags`, found `\"`"},
    {"create table T (a S) tag {a: \"b\"}",
     "1:22: `create` has no clause `tag`; nearest is `tags`"},
    /* indexes */
    {"create table T (a S) global index I (b S) global index J (c N, d B) project all lag 2s",
     NULL},
    {"create table T (a S) global index I (a S, b S; c N, d B) project include (e, `f g`)", NULL},
    {"create table T (a S) GLOBAL INDEX I (a S, b S;) PROJECT KEYS", NULL},
    {"create table T (a S, b S) provisioned 5 rcu 5 wcu partitions 3\\\n"
     "local index L (a S, c S) project include (d) \\\n"
     "global index I (b S) provisioned 6 rcu 6 wcu partitions 2 lag 1s", NULL},
    {"create table T (a S) global I (b S)",
     "1:22: `create` has no clause `global`; nearest is `global index`"},
    {"create table T (a S) index I (b S)", "1:22: `create` has no clause `index`"},
    {"SELECT * FROM Users", "1:1: no command `SELECT`; `query` and `scan` read, and PartiQL goes "
                            "through `aws dynamodb execute-statement`"},
    {"create table T (a S) global index (b S)", "1:35: expected an index's name after `index`, "
     "found `(`"},
    {"create table T (a S) global index I", "1:36: expected `(` after `I`, found the end of the "
     "line"},
    {"create table T (a S) global index I ()", "1:38: expected an attribute's name after `(`, "
     "found `)`"},
    {"create table T (a S) global index I (;a S)", "1:38: expected an attribute's name after `(`, "
     "found `;`"},
    {"create table T (a S) global index I (a S b S)",
     "1:42: expected `,`, `;` or `)` after `S`, found `b`"},
    {"create table T (a S) global index I (a S; b S; c S)",
     "1:46: expected `,` or `)` after `S`, found `;`"},
    {"create table T (a S) global index I (a S, b S, c S)",
     "1:51: a key of several attributes needs `;` between those of the partition key and those of "
     "the sort key"},
    {"create table T (a S) global index I (a S, b S, c S, d S, e S; f S)",
     "1:58: an index has at most 4 attributes on each side of `;`"},
    {"create table T (a S) global index I (a S, a S)", "1:43: a is named twice in one key"},
    {"create table T (a S) global index I (a BOOL)",
     "1:40: expected the type of a key, S, N or B, after `a`, found `BOOL`"},
    {"create table T (a S) global index I (b S) project", "1:50: expected `all`, `keys` or "
     "`include` after `project`, found the end of the line"},
    {"create table T (a S) global index I (b S) project only",
     "1:51: expected `all`, `keys` or `include` after `project`, found `only`"},
    {"create table T (a S) global index I (b S) project include c",
     "1:59: expected `(` after `include`, found `c`"},
    {"create table T (a S) global index I (b S) project include ()",
     "1:60: expected an attribute's name after `(`, found `)`"},
    {"create table T (a S) global index I (b S) project include (c d)",
     "1:62: expected `,` or `)` after `an attribute's name`, found `d`"},
    {"create table T (a S) global index I (b S) project include (a, b, c, d, e, f, g, h, i, j, k, "
     "l, m, n, o, p, q, r, s, t, u)", "1:120: an index includes at most 20 attributes by name"},
    {"create table T (a S) global index I (b S) project all project keys",
     "1:55: the clause `project` is given twice, at columns 43 and 55"},
    {"create table T (a S) global index I (b S) projects all",
     "1:43: `global index` has no clause `projects`; nearest is `project`"},
    {"create table T (a S) global index I (b S) lag", "1:46: expected a duration such as 10s, "
     "1.5m or 2h after `lag`, found the end of the line"},
    {"create table T (a S) global index I (b S) tags {a: \"b\"}",
     "1:43: what stands behind an index's parentheses belongs to the index; say this of the table "
     "before its indexes"},
    {"create table T (a S, b S) local index L (a S, c S) lag 2s",
     "1:52: a local index is written with its table and has no lag"},
    {"create table T (a S, b S) local index L (a S, c S) on-demand",
     "1:52: a local index is paid from its table's units and has none"},
    {"create table T (a S, b S) local index L (a S, c S) partitions 2",
     "1:52: a local index lies in its table's partitions and has none"},
    {"create table T (a S, b S) local index L (a S; c S, d S)",
     "1:41: a local index has its table's partition key and one sort key"},
    {"create table T (a S) partitions 0", "1:33: a table has at least one partition"},
    {"create table T (a S) partitions 100001",
     "1:33: 100001 after `partitions` is over the limit of 100000"},
    /* wait, answer, model, help */
    {"wait 10s\nwait 1.5m\nwait 250ms\nwait 3us\nwait 0s\nwait 30d\nwait 1h", NULL},
    {"wait", "1:5: expected a duration such as 10s, 1.5m or 2h after `wait`, found the end of the "
     "line"},
    {"wait 10", "1:6: expected a duration such as 10s, 1.5m or 2h, found `10`"},
    {"wait 10 s", "1:6: expected a duration such as 10s, 1.5m or 2h, found `10`"},
    {"wait 31d", "1:6: 31d is over the limit of 30 days"},
    {"wait 99999999999999999999d", "1:6: 99999999999999999999d is over the limit of 30 days"},
    {"answer r4 pk-prefix\nanswer r5 \"two words\"\nanswer r6 -1.5", NULL},
    {"answer r4", "1:10: expected an answer after `r4`, found the end of the line"},
    {"answer r4 two words", "1:15: expected the end of the line, found `words`"},
    {"answer r4 [1]", "1:14: an answer is a word, a string or a number"},
    {"model index_lag_ms 200", NULL},
    {"model index_lag_ms 0", NULL},
    {"model index_lag_ms 1:2",
     "1:20: expected a whole number from 0 to 3600000, found `1:2`"},
    {"model index_lag_ms 3600001",
     "1:20: expected a whole number from 0 to 3600000, found `3600001`"},
    {"model index_lag_ms 99999999999999999999",
     "1:20: expected a whole number from 0 to 3600000, found `99999999999999999999`"},
    {"model index_lag_ms -1", "1:20: expected a whole number from 0 to 3600000, found `-1`"},
    {"model index_lag_ms", "1:19: expected a value after `index_lag_ms`, found the end of the line"},
    {"model scale 1:100", NULL},
    {"model scale 100", "1:13: expected a scale from 1:1 to 1:1000, found `100`"},
    {"model speed 3", "1:13: the model has no setting `speed` that can be changed here; there are "
     "`scale`, `partition_bytes`, `ttl_delay_seconds`, `ttl_change_seconds` and `index_lag_ms`"},
    {"help query", NULL},
    {"help qery", "1:6: no command `qery`; nearest is `query`"},
    {"explain wait 3s", "1:9: expected put, get, update, delete, query or scan after `explain`, "
     "found `wait`"},
    {"explain update T {} set a = 1", NULL},
    {"describe a b", "1:12: expected the end of the line, found `b`"},
    /* alter, drop */
    {"alter table T on-demand max 5 rcu 5 wcu\nalter table T provisioned 5 rcu 5 wcu\n"
     "alter table T warm 5 rcu 5 wcu\nalter table T drop index I\ndrop table T", NULL},
    {"alter table T add global index I (a S, b S; c N) project keys provisioned 5 rcu 5 wcu lag 1s",
     NULL},
    {"alter T on-demand", "1:7: expected `table` after `alter`, found `T`"},
    {"alter table", "1:12: expected a table's name after `table`, found the end of the line"},
    {"alter table T", "1:14: expected `on-demand`, `provisioned`, `warm`, `add global index` or "
     "`drop index` after the table's name, found the end of the line"},
    {"alter table T on-demand warm 5 rcu 5 wcu",
     "1:25: `on-demand` and `warm` exclude each other"},
    {"alter table T add index I (a S)",
     "1:15: `alter` has no clause `add`; nearest is `add global index`"},
    {"alter table T add local index I (a S)",
     "1:15: a local index can only be made together with its table"},
    {"alter table T add global index I (a S) warm 5 rcu 5 wcu",
     "1:40: what stands behind an index's parentheses belongs to the index; say this of the table "
     "before its indexes"},
    {"alter table T drop index", "1:25: expected an index's name after `index`, found the end of "
     "the line"},
    {"alter table T drop I", "1:15: `alter` has no clause `drop`; nearest is `drop index`"},
    {"alter table T partitions 5", "1:15: partitions follow from throughput and size; `warm` splits "
     "them ahead of need"},
    {"alter table T provisioned 5", "1:28: expected `rcu` after the number of units, found the "
     "end of the line"},
    {"alter table T tags {a: \"b\"}", "1:15: `alter` has no clause `tags`"},
    {"drop T", "1:6: expected `table` after `drop`, found `T`"},
    {"drop table T now", "1:14: expected the end of the line, found `now`"},
    {"drop index I", "1:11: an index goes by `alter table TABLE drop index INDEX`"},
    /* batch, transact */
    {"batch { put T {a: 1}; delete T {a: 2} }", NULL},
    {"batch {\nput T {a: 1}\ndelete T {a: 2}\n}", NULL},
    {"BATCH { GET T {a: 1} CONSISTENT;\n\nget T {a: 2} consistent }",
     "1:7: the { opened at column 7 is still open; a blank line ends a command"},
    {"batch {\n# between\n  put T {a: 1} # behind\n  # between\n  put T {a:\n 2};\n}", NULL},
    {"batch { put T \\\n {a: 1} \\\n ; put T {a: 2} }", NULL},
    {"batch { put T {a: \"; } \\\" {\"}; put T {`x;}`: 2} }",
     "1:39: expected a member's name, found ```"},
    {"batch { put T {a: \"; } \\\" {\"}; put T {b: <<\"}\", \";\">>} }", NULL},
    {"batch", "1:6: expected `{` after `batch`, found the end of the line"},
    {"batch put T {a: 1}", "1:7: expected `{` after `batch`, found `put`"},
    {"batch {}", "1:8: expected `put`, `get` or `delete` after `{`, found `}`"},
    {"batch { ; put T {a: 1} }", "1:9: expected `put`, `get` or `delete` after `{`, found `;`"},
    {"batch { put T {a: 1};; put T {a: 2} }", "1:22: expected `put`, `get` or `delete`, found `;`"},
    {"batch { put T {a: 1} put T {a: 2} }", "1:22: expected the end of the line, found `put`"},
    {"batch { put T {a: 1}, put T {a: 2} }",
     "1:21: expected a clause or the end of the line, found `,`"},
    {"batch { put T \\\n put T {a: 2} }", "2:2: expected an object in { } after the table's name, "
     "found `put`"},
    {"batch { put T {a: 1} } now", "1:24: expected the end of the line after `}`, found `now`"},
    {"batch { put T {a: 1} }}", "1:23: expected the end of the line after `}`, found `}`"},
    {"batch { put T {a: 1} ) }", "1:22: expected `;`, the end of the line or `}`, found `)`"},
    {"batch { put T\n{a: 1} }", "1:14: expected an object in { } after the table's name, found "
     "the end of the line"},
    {"batch { get T {a: 1}; put T {a: 2} }",
     "1:23: a batch is all gets or all writes; this `put` follows a `get`"},
    {"transact { put T {a: 1}\n get T {a: 2} }",
     "2:2: a transaction is all gets or all writes; this `get` follows a `put`"},
    {"transact { check T {a: 1} if b = 1; get T {a: 2} }",
     "1:37: a transaction is all gets or all writes; this `get` follows a `check`"},
    {"batch { query T where a = 1 }", "1:9: expected `put`, `get` or `delete` after `{`, found "
     "`query`"},
    {"batch { r1: put T {a: 1} }", "1:9: expected `put`, `get` or `delete` after `{`, found `r1`"},
    {"batch { update T {a: 1} set b = 2 }",
     "1:9: a batch writes whole items; `update` stands alone or in `transact`"},
    {"batch { check T {a: 1} if b = 2 }",
     "1:9: a batch knows no conditions; `check` stands in `transact`"},
    {"batch { put T {a: 1} if b = 2 }", "1:22: a batch knows no conditions; `transact` does"},
    {"batch { delete T {a: 1} returning old }",
     "1:25: `returning` is for single commands: these writes return nothing"},
    {"batch { get T {a: 1} consistent; get T {a: 2} }",
     "1:47: the gets of one table in a batch are alike in `consistent` and `project`; those of T "
     "are not"},
    {"batch { get T {a: 1} project a, b; get T {a: 2} project a,b; get U {a: 1} }", NULL},
    {"batch { get T {a: 1} project b; get U {a: 2}; get T {a: 2} project c }",
     "1:70: the gets of one table in a batch are alike in `consistent` and `project`; those of T "
     "are not"},
    {"batch token \"x\" { put T {a: 1} }", "1:7: expected `{` after `batch`, found `token`"},
    {"transact token \"x\" {\nput T {a: 1} if b = 1; update T {a: 2} set b = 1 if a = 2\n"
     "check T {a: 3} if attribute_exists(a)\ndelete T {a: 4}\n}", NULL},
    {"transact { get T {a: 1} project b; get T {a: 2} }", NULL},
    {"transact token x { put T {a: 1} }", "1:16: expected a string after `token`, found `x`"},
    {"transact token \"\" { put T {a: 1} }", "1:16: a token has 1 to 36 characters"},
    {"transact token \"0123456789012345678901234567890123456\" { put T {a: 1} }",
     "1:16: a token has 1 to 36 characters"},
    {"transact token \"x\" { get T {a: 1} }",
     "1:16: gets take no token: they change nothing when they are sent again"},
    {"transact { check T {a: 1} }", "1:27: `check` needs the clause `if`"},
    {"transact { update T {a: 1} if b = 1 }",
     "1:28: expected `set`, `remove`, `add` or `delete` after the key, found `if`"},
    {"transact { get T {a: 1} consistent }",
     "1:25: the gets of a transaction are always consistent"},
    {"transact { put T {a: 1} returning old }",
     "1:25: `returning` is for single commands: these writes return nothing"},
    {"transact { put T {a: 1} if }", "1:28: expected a condition after `if`, found the end of the "
     "line"},
    {"check T {a: 1} if b = 1", "1:1: no command `check`; `help` lists the commands"},
    {"explain batch { put T {a: 1} }", "1:9: expected put, get, update, delete, query or scan "
     "after `explain`, found `batch`"},
    /* load */
    {"load T from people.jsonl\nload T from \"x y.csv\" types(a N, b BOOL) limit 3 sample 2", NULL},
    {"load T people.jsonl", "1:8: expected `from` and a file after the table's name, found "
     "`people.jsonl`"},
    {"load T from /etc/x.csv", "1:13: `load` takes no absolute path"},
    {"load T from ../x.csv", "1:13: `load` takes no path with `..`"},
    {"load T from a/../../x.csv", "1:13: `load` takes no path with `..`"},
    {"load T from a..b/x.csv", NULL},
    {"load T from people.txt", "1:13: `load` reads .jsonl and .csv files"},
    {"load T from x.csv typed", "1:24: `typed` is for .jsonl; a .csv takes `types`"},
    {"load T from x.csv types(a X)", "1:27: expected a type, S, N, B or BOOL, after `a`, found "
     "`X`"},
    {"load T from x.csv with SK = \"{a\"",
     "1:29: a { is not closed; write {{ for a brace"},
    {"load T from x.csv with SK = \"{{{a}#{b}\", X = \"\"", NULL},
    {"load T from x.csv shuffled", NULL},
    {"load T from x.csv shuffled 3", "1:28: expected a clause or the end of the line, found `3`"},
    /* reader */
    {"reader Tab {k: 1} {k: 2}", NULL},
    {"reader Tab typed {\"k\": {\"N\": \"1\"}} {k: 2}", NULL},
    {"reader off", NULL},
    {"READER OFF", NULL},
    {"reader off {k: 1} {k: 2}", NULL},
    {"reader", "1:7: expected a table's name after `reader`, found the end of the line"},
    {"reader Tab", "1:11: expected an object in { } after the table's name, found the end of the line"},
    {"reader Tab {k: 1}", "1:18: expected an object in { } after the first key, found the end of the line"},
    {"reader Tab {k: 1} {k: 2} {k: 3}", "1:26: expected a clause or the end of the line, found `{`"},
    {"reader off 3", "1:12: expected an object in { } after the table's name, found `3`"},
    {"reader Tab 1 2", "1:12: expected an object in { } after the table's name, found `1`"},
    /* traffic */
    {"traffic T put keys one(\"a\") rate 1300/s for 30s", NULL},
    {"traffic T get rate 0.5/m count 3 keys uniform(10) consistent", NULL},
    {"traffic T put keys zipf(10000, 1.1) rate 5/h for 2h size 1.5KB named \"C#{}\"", NULL},
    {"traffic T put keys list(\"a\": 90, 5: 5.5) sort sequence(4) rate 1/s count 9", NULL},
    {"traffic T put", "1:14: `traffic` needs the clause `keys`"},
    {"traffic T put keys one(1) rate 5/s", "1:35: `traffic` needs the clause `for` or `count`"},
    {"traffic T put keys many(3) rate 5/s for 1s", "1:20: expected one(...), uniform(N), "
     "zipf(N, S), list(V: W, ...), sequence, clock(day) or replay FILE after `keys`, found `many`"},
    {"traffic T put keys uniform(0) rate 5/s for 1s",
     "1:20: a distribution has 1 to 10000000 keys, this one has 0"},
    {"traffic T put keys uniform(10000001) rate 5/s for 1s",
     "1:28: 10000001 after `uniform(` is over the limit of 10000000"},
    {"traffic T put keys clock(day) rate 5/s for 1s", NULL},
    {"traffic T put keys clock(minute) sort clock(hour) rate 5/s for 1s", NULL},
    {"traffic T put keys clock rate 5/s for 1s", "1:26: expected `(` after `clock`, found `rate`"},
    {"traffic T put keys clock(week) rate 5/s for 1s",
     "1:26: expected day, hour or minute after `clock(`, found `week`"},
    {"traffic T put keys clock(day, 2) rate 5/s for 1s",
     "1:29: expected `)` after the distribution, found `,`"},
    {"traffic T put keys replay people.csv sort replay people.csv rate 5/s for 1s", NULL},
    {"traffic T put keys replay \"two words.jsonl\" rate 5/s for 1s", NULL},
    {"traffic T put keys replay rate 5/s for 1s", "1:27: `traffic` reads .jsonl and .csv files"},
    {"traffic T put keys replay /etc/x.csv rate 5/s for 1s",
     "1:27: `traffic` takes no absolute path"},
    {"traffic T put keys replay ../x.csv rate 5/s for 1s",
     "1:27: `traffic` takes no path with `..`"},
    {"traffic T put keys replay x.txt rate 5/s for 1s",
     "1:27: `traffic` reads .jsonl and .csv files"},
    {"traffic T put keys one(1) rate 5/d for 1s", "1:34: expected s, m or h after `/`, found `d`"},
    {"traffic T put keys one(1) rate 0/s for 1s", "1:32: a rate is above 0"},
    {"traffic T put keys one(1) rate 5/s for 0s", "1:40: `for` needs a duration above 0"},
    {"traffic T put keys one(1) rate 5/s for 40d", "1:40: 40d is over the limit of 30 days"},
    {"traffic T put keys one(1) rate 5/s count 1000000000",
     "1:42: 1000000000 after `count` is over the limit of 100000000"},
    {"traffic T put keys one(1) rate 5/s for 1s poisson retry sdk in background", NULL},
    {"traffic T put keys one(1) rate 5/s for 1s retry none", NULL},
    {"traffic T put keys one(1) rate 5/s for 1s retry",
     "1:48: expected none or sdk after `retry`, found the end of the line"},
    {"traffic T put keys one(1) rate 5/s for 1s retry 3",
     "1:49: expected none or sdk after `retry`, found `3`"},
    {"traffic T put keys one(1) rate 5/s for 1s retry sdk retry none",
     "1:53: the clause `retry` is given twice, at columns 43 and 53"},
    {"traffic T put keys one(1) rate 5/s for 1s in the background",
     "1:43: `traffic` has no clause `in`; nearest is `in background`"},
    {"traffic T update keys one(1) rate 5/s for 1s", NULL},
    {"traffic T.Index query keys one(1) rate 5/s for 1s", NULL},
    {"traffic T scan keys one(1) rate 5/s for 1s",
     "1:11: expected put, get, query, update or delete after the table's name, found `scan`"},
    {"traffic T put keys one(<<>>) rate 5/s for 1s",
     "1:24: One or more parameter values were invalid: An string set  may not be empty"},
    /* expect */
    {"expect", "1:7: expected a check after `expect`, found the end of the line"},
    {"expect result.count == 2 # note", NULL},
    {"expect plan.op == query and receipt.read <= 5", NULL},
};
/* clang-format on */

static char *parse(const char *source, enum script_kind kind)
{
    struct script s;
    struct errinfo why;
    struct script_source in = {.text = slice_of(source), .kind = kind};
    enum err err = script_parse(&s, &in, &why);
    char *text = err ? xasprintf("%d:%d: %s", why.line, why.col, why.text) : NULL;
    script_done(&s);
    return text;
}

START_TEST(script_names_the_place_of_the_first_mistake)
{
    char *error = parse(cases[_i].source, SCRIPT_AUTO);
    if (!cases[_i].error)
        ck_assert_msg(!error, "%s\n  got      %s", cases[_i].source, error);
    else
        ck_assert_msg(error && strcmp(error, cases[_i].error) == 0,
                      "%s\n  expected %s\n  got      %s", cases[_i].source, cases[_i].error, error);
    free(error);
}
END_TEST

START_TEST(script_kinds_are_told_apart)
{
    struct script s;
    struct script_source in = {
        .text = SLICE("\n# note\n> undo\n# between\nout 1\n\n! out 2\n> undo\n")};
    ck_assert_int_eq(script_parse(&s, &in, NULL), ERR_OK);
    ck_assert_int_eq(s.kind, SCRIPT_TRANSCRIPT);
    ck_assert_int_eq(s.count, 2);
    ck_assert_int_eq(s.command[0].line, 3);
    ck_assert_int_eq(s.command[0].col, 3);
    ck_assert_int_eq(s.command[0].expected_count, 2);
    ck_assert_int_eq(s.command[0].expected_line, 5);
    ck_assert_int_eq(s.command[0].expected_last, 7);
    ck_assert(slice_is(s.command[0].expected[1], "! out 2"));
    ck_assert(s.command[0].announces_refusal);
    ck_assert_int_eq(s.command[1].expected_count, 0);
    script_done(&s);
    in.text = SLICE("undo\nr1: put T {\n  \"a\": \"b\" }  # note\nundo");
    in.first_line = 10;
    ck_assert_int_eq(script_parse(&s, &in, NULL), ERR_OK);
    ck_assert_int_eq(s.kind, SCRIPT_PLAIN);
    ck_assert_int_eq(s.count, 3);
    ck_assert_int_eq(s.command[1].line, 11);
    ck_assert_int_eq(s.command[1].last_line, 12);
    ck_assert(slice_is(s.command[1].label, "r1"));
    ck_assert_str_eq(s.command[1].verb->name, "put");
    ck_assert(script_uses(&s, "undo"));
    ck_assert(!script_uses(&s, "reset"));
    script_done(&s);
}
END_TEST

START_TEST(script_label_may_come_again_at_a_prompt)
{
    char *error = parse("r1: undo\nr1: undo", SCRIPT_PROMPT);
    ck_assert_ptr_null(error);
}
END_TEST

START_TEST(script_forbids_model_and_reset_where_told)
{
    struct script s;
    struct errinfo why;
    struct script_source in = {.text = SLICE("undo\nreset"), .forbid = SCRIPT_NO_MODEL};
    ck_assert_int_eq(script_parse(&s, &in, &why), ERR_OK);
    script_done(&s);
    in.forbid |= SCRIPT_NO_RESET;
    ck_assert_int_eq(script_parse(&s, &in, &why), ERR_LAB);
    ck_assert_int_eq(why.line, 2);
    ck_assert_str_eq(why.text, "`reset` has no place in a lesson");
}
END_TEST

START_TEST(script_limits_are_named)
{
    struct buf text = BUF_INIT;
    struct errinfo why;
    struct script s;
    for (int i = 0; i <= LIMIT_SCRIPT_COMMANDS; i++)
        buf_add_str(&text, "undo\n");
    struct script_source in = {.text = buf_slice(&text)};
    ck_assert_int_ne(script_parse(&s, &in, &why), ERR_OK);
    ck_assert_str_eq(why.text, "more than 10000 commands");
    ck_assert_int_eq(why.line, 10001);

    buf_clear(&text);
    for (int i = 0; i <= LIMIT_LABELS; i++)
        buf_printf(&text, "x%d: undo\n", i);
    in.text = buf_slice(&text);
    ck_assert_int_ne(script_parse(&s, &in, &why), ERR_OK);
    ck_assert_str_eq(why.text, "more than 64 labels");

    buf_clear(&text);
    buf_add_fill(&text, ' ', LIMIT_LINE_BYTES + 1);
    in.text = buf_slice(&text);
    ck_assert_int_ne(script_parse(&s, &in, &why), ERR_OK);
    ck_assert_str_eq(why.text, "a line is over the limit of 65536 bytes");

    buf_clear(&text);
    for (int i = 0; i < LIMIT_SCRIPT_BYTES; i++)
        buf_add_char(&text, '\n');
    buf_add_str(&text, "undo");
    in.text = buf_slice(&text);
    ck_assert_int_eq(script_parse(&s, &in, &why), ERR_LIMIT);
    buf_done(&text);
}
END_TEST

START_TEST(script_prompt_asks_for_another_line)
{
    static const struct {
        const char *text;
        bool more;
    } rows[] = {
        {"undo", false},
        {"put T {\"a\": 1", true},
        {"put T {\"a\": \"}\"", true},
        {"put T {\"a\": 1}", false},
        {"query T \\", true},
        {"query T \\\n where a = 1", false},
        {"put T <<1,", true},
        {"put T {\"a\": 1\n", true},
        {"put T {\"a\": 1\n\n", false},
        {"put T {\"a\": 'x'", false},
        {"query T where a < 1 and (b > 2", true},
        {"undo # \\", false},
        {"aws dynamodb scan \\", true},
        {"r: aws dynamodb put-item --item '{", true},
        {"aws dynamodb put-item --item '{\n}'", false},
        {"aws dynamodb put-item --item \"{\n\n", false},
        {"aws dynamodb put-item --item {", false},
        {"aws dynamodb put-item --item '# {", true},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        ck_assert_msg(script_needs_more(slice_of(rows[i].text)) == rows[i].more, "%s",
                      rows[i].text);
}
END_TEST

START_TEST(script_error_at_a_prompt_has_a_caret)
{
    struct script s;
    struct errinfo why;
    struct buf out = BUF_INIT;
    struct slice text = SLICE("query T \\\n  limt 5 where a = 1");
    struct script_source in = {.text = text, .kind = SCRIPT_PROMPT};
    ck_assert_int_ne(script_parse(&s, &in, &why), ERR_OK);
    script_print_error(text, &why, &out);
    ck_assert_str_eq(buf_str(&out), "! lab: `query` has no clause `limt`; nearest is `limit`\n"
                                    "    limt 5 where a = 1\n"
                                    "    ^\n");
    buf_done(&out);
}
END_TEST

START_TEST(verb_table_is_whole)
{
    for (const struct verb *v = verb_table; v->name; v++) {
        ck_assert(v->syntax && v->help);
        ck_assert_msg(strncmp(v->syntax, v->name, strlen(v->name)) == 0, "%s", v->name);
        ck_assert_msg(!!v->run == !(v->flags & VERB_LATER), "%s", v->name);
        ck_assert_msg(!!v->parse == !(v->flags & VERB_LATER), "%s", v->name);
        ck_assert_ptr_eq(verb_find(slice_of(v->name)), v);
    }
    ck_assert_ptr_null(verb_find(SLICE("nothing")));
}
END_TEST

static void manual(struct buf *out)
{
    const char *src = getenv("SRCDIR");
    struct errinfo why;
    char *path = xasprintf("%s/docs/keyglass-lab.5", src ? src : ".");
    enum err err = file_read(path, 1 << 20, out, &why);
    ck_assert_msg(!err, "%s: %s", path, why.text);
    free(path);
}

START_TEST(manual_page_has_every_command_and_clause)
{
    struct buf page = BUF_INIT;
    manual(&page);
    for (const struct verb *v = verb_table; v->name; v++) {
        char *item = xasprintf("\n.It Ic %s", v->name);
        bool there = strstr(buf_str(&page), item) != NULL;
        ck_assert_msg(there == !(v->flags & VERB_LATER), "%s", v->name);
        free(item);
        for (const struct clause *c = v->clauses; c && c->word; c++)
            if (!(c->flags & (CLAUSE_LATER | CLAUSE_REFUSED)))
                ck_assert_msg(strstr(buf_str(&page), c->word), "%s of %s", c->word, v->name);
    }
    buf_done(&page);
}
END_TEST

START_TEST(manual_page_has_no_other_commands)
{
    struct buf page = BUF_INIT;
    int count = 0;
    manual(&page);
    for (const char *at = buf_str(&page); (at = strstr(at, "\n.It Ic ")); count++) {
        at += strlen("\n.It Ic ");
        struct slice word = {at, strcspn(at, " \n")};
        ck_assert_msg(verb_find(word), "%.*s", SLICE_ARG(word));
    }
    ck_assert_int_gt(count, 10);
    buf_done(&page);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("script");
    TCase *c = tcase_create("script");
    tcase_add_loop_test(c, script_names_the_place_of_the_first_mistake, 0,
                        (int)(sizeof cases / sizeof *cases));
    tcase_add_test(c, script_kinds_are_told_apart);
    tcase_add_test(c, script_label_may_come_again_at_a_prompt);
    tcase_add_test(c, script_forbids_model_and_reset_where_told);
    tcase_add_test(c, script_limits_are_named);
    tcase_add_test(c, script_prompt_asks_for_another_line);
    tcase_add_test(c, script_error_at_a_prompt_has_a_caret);
    tcase_add_test(c, verb_table_is_whole);
    tcase_add_test(c, manual_page_has_every_command_and_clause);
    tcase_add_test(c, manual_page_has_no_other_commands);
    suite_add_tcase(suite, c);
    SRunner *r = srunner_create(suite);
    srunner_run_all(r, CK_ENV);
    int failed = srunner_ntests_failed(r);
    srunner_free(r);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
