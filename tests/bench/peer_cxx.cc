#include "config.h"

#include <cstring>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>

#ifdef HAVE_ABSL
#include <absl/container/btree_map.h>
#include <absl/container/flat_hash_map.h>
#include <absl/hash/hash.h>
#include <absl/strings/string_view.h>
#endif

#include "bench.h"

namespace {

using Text = std::string_view;

struct Hash {
    using is_transparent = void;
    size_t operator()(Text s) const
    {
        return std::hash<Text>()(s);
    }
};

#ifdef HAVE_ABSL
struct AbslHasher {
    using is_transparent = void;
    size_t operator()(Text s) const
    {
        return absl::Hash<absl::string_view>()(absl::string_view(s.data(), s.size()));
    }
};
#endif

template <class Map> uint64_t walk(const Map &map, Text from, unsigned *count)
{
    uint64_t sum = 0;
    unsigned n = 0;
    for (auto it = map.lower_bound(from); it != map.end(); ++it, n++) {
        if (Text(it->first).substr(0, from.size()) != from)
            break;
        sum += bench_sum(it->second.data());
    }
    *count = n;
    return sum;
}

/* One ordered map of partition key and sort key together. */
template <class Map> struct Flat {
    static void *open()
    {
        return new Map;
    }
    static void close(void *store)
    {
        delete static_cast<Map *>(store);
    }
    static void put(void *store, const char *key, const char *value)
    {
        static_cast<Map *>(store)->insert_or_assign(std::string(key, BENCH_KEY),
                                                    std::string(value, BENCH_VALUE));
    }
    static uint64_t get(void *store, const char *key)
    {
        auto *map = static_cast<Map *>(store);
        auto it = map->find(Text(key, BENCH_KEY));
        return it == map->end() ? 0 : bench_sum(it->second.data());
    }
    static uint64_t query(void *store, const char *pk, unsigned *count)
    {
        char from[BENCH_PK + sizeof BENCH_PREFIX];
        std::memcpy(from, pk, BENCH_PK);
        std::memcpy(from + BENCH_PK, BENCH_PREFIX, sizeof BENCH_PREFIX);
        return walk(*static_cast<Map *>(store), Text(from, sizeof from - 1), count);
    }
};

/* A hash of partition keys to ordered maps of sort keys. */
template <class Table> struct Nested {
    static void *open()
    {
        return new Table;
    }
    static void close(void *store)
    {
        delete static_cast<Table *>(store);
    }
    static void put(void *store, const char *key, const char *value)
    {
        auto *table = static_cast<Table *>(store);
        auto it = table->find(Text(key, BENCH_PK));
        if (it == table->end())
            it = table->try_emplace(std::string(key, BENCH_PK)).first;
        it->second.insert_or_assign(std::string(key + BENCH_PK, BENCH_SK),
                                    std::string(value, BENCH_VALUE));
    }
    static uint64_t get(void *store, const char *key)
    {
        auto *table = static_cast<Table *>(store);
        auto it = table->find(Text(key, BENCH_PK));
        if (it == table->end())
            return 0;
        auto at = it->second.find(Text(key + BENCH_PK, BENCH_SK));
        return at == it->second.end() ? 0 : bench_sum(at->second.data());
    }
    static uint64_t query(void *store, const char *pk, unsigned *count)
    {
        auto *table = static_cast<Table *>(store);
        auto it = table->find(Text(pk, BENCH_PK));
        *count = 0;
        return it == table->end() ? 0 : walk(it->second, Text(BENCH_PREFIX), count);
    }
};

template <class Shape> constexpr bench_peer peer(const char *name)
{
    bench_peer p = {};
    p.name = name;
    p.open = Shape::open;
    p.put = Shape::put;
    p.get = Shape::get;
    p.query = Shape::query;
    p.close = Shape::close;
    return p;
}

using StdMap = std::map<std::string, std::string, std::less<>>;
using StdHash = std::unordered_map<std::string, StdMap, Hash, std::equal_to<>>;
#ifdef HAVE_ABSL
using AbslMap = absl::btree_map<std::string, std::string, std::less<>>;
using AbslHash = absl::flat_hash_map<std::string, AbslMap, AbslHasher, std::equal_to<>>;
#endif

} // namespace

extern "C" {
const bench_peer bench_std_map = peer<Flat<StdMap>>("std::map");
const bench_peer bench_std_hash = peer<Nested<StdHash>>("std hash of std::map");
#ifdef HAVE_ABSL
const bench_peer bench_absl_map = peer<Flat<AbslMap>>("absl::btree_map");
const bench_peer bench_absl_hash = peer<Nested<AbslHash>>("absl hash of btree_map");
#endif
}
