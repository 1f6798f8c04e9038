// Which seat can force a win in two-player Barrières? A second implementation, which shares nothing with the first one
// (forced_win_solver.py and kernel/), for checking its results.
//
//     c++ -O3 -march=native -std=c++17 -pthread independent_solver.cpp -o independent_solver
//     ./independent_solver SIZE BARRIERS        (the barriers of both seats together)
//
// Prints, for every way to divide the barriers between the seats, who wins: 0, 1 or - (nobody can force it), then how
// many sets of barriers there are on each level.
//
// The hero is the seat that starts at the bottom and wants to reach the top row. For a set of barriers, win[turn][h] is
// the set of the rival's squares, as bits, from which the hero on square h forces a win; turn 0 is the hero's. Levels
// are solved from the fullest board to the empty one. Every set is solved as it is, without regard to symmetry. What
// follows from placing a barrier is collected with OR: for the hero the positions that it makes won, for the rival those
// that it makes not won.
#include <array>
#include <atomic>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <algorithm>
#include <memory>
#include <thread>
#include <vector>

using Word = uint64_t;
using Table = std::array<Word, 49>;

static int n, total, grooves;
static std::vector<std::array<Word, 2>> shuts;   // the squares that a barrier shuts towards the north and towards the east
static std::vector<std::vector<int>> conflicts;  // the grooves before this one that cross or overlap it
static Word board, top, bottom, first_column, last_column;
static std::vector<std::vector<uint64_t>> choose;

static Word bit(int square) { return Word(1) << square; }

static void set_up() {
    int side = n - 1;
    grooves = 2 * side * side;
    board = bit(n * n) - 1;
    for (int i = 0; i < n; i++) {
        bottom |= bit(i);
        top |= bit(n * (n - 1) + i);
        first_column |= bit(n * i);
        last_column |= bit(n * i + n - 1);
    }
    // A groove is named by the lower left of the four squares that it touches; even numbers lie, odd ones stand.
    for (int groove = 0; groove < grooves; groove++) {
        int row = groove / 2 / side, column = groove / 2 % side, square = n * row + column;
        bool stands = groove % 2;
        shuts.push_back({stands ? 0 : bit(square) | bit(square + 1), stands ? bit(square) | bit(square + n) : 0});
        conflicts.emplace_back();
        for (int other = 0; other < groove; other++) {
            int r = other / 2 / side, c = other / 2 % side;
            bool crosses = r == row && c == column;
            bool overlaps = (other % 2 == 1) == stands && (stands ? c == column && row - r == 1 : r == row && column - c == 1);
            if (crosses || overlaps) conflicts[groove].push_back(other);
        }
    }
    choose.assign(grooves + 1, std::vector<uint64_t>(total + 2, 0));
    for (int i = 0; i <= grooves; i++)
        for (int k = 0; k <= total + 1; k++)
            choose[i][k] = k == 0 ? 1 : i == 0 ? 0 : choose[i - 1][k - 1] + choose[i - 1][k];
}

// The rank of a set among all sets of as many grooves, whether they fit together or not; `without` is left out.
static uint64_t rank_of(const int* set, int count, int without) {
    uint64_t rank = 0;
    for (int i = 0, k = 1; i < count; i++)
        if (i != without) rank += choose[set[i]][k++];
    return rank;
}

struct Maze {
    Word open[4];  // the squares that can be left towards the north, south, east and west
    int step[4];
    Word reach_hero = 0, reach_rival = 0;  // the squares from which the hero, and the rival, have a path to their goals
    Word past[4][49];  // where a mouse on a square can go if the other one is next to it that way

    Maze(const int* set, int count) {
        Word north = board & ~top, east = board & ~last_column;
        for (int i = 0; i < count; i++) north &= ~shuts[set[i]][0], east &= ~shuts[set[i]][1];
        open[0] = north, open[1] = north << n, open[2] = east, open[3] = east << 1;
        step[0] = n, step[1] = -n, step[2] = 1, step[3] = -1;
        reach_hero = flood(top), reach_rival = flood(bottom);
        for (int way = 0; way < 4; way++)
            for (int from = 0; from < n * n; from++) past[way][from] = can(from, way) ? moves_past(from, way) : 0;
    }
    Word moves_past(int from, int way) const {
        Word found = 0;
        int next = from + step[way];
        for (int other = 0; other < 4; other++)
            if (can(from, other) && other != way) found |= bit(from + step[other]);
        if (can(next, way)) return found | bit(next + step[way]);
        for (int aside = 0; aside < 4; aside++)
            if (aside / 2 != way / 2 && can(next, aside)) found |= bit(next + step[aside]);
        return found;
    }
    Word shift(Word squares, int way) const {
        return way == 0 ? squares << n : way == 1 ? squares >> n : way == 2 ? squares << 1 : squares >> 1;
    }
    Word flood(Word wet) const {
        for (Word before = 0; wet != before;) {
            before = wet;
            for (int way = 0; way < 4; way++) wet |= shift(wet & open[way], way);
        }
        return wet;
    }
    bool can(int square, int way) const { return open[way] >> square & 1; }
};

// Fill win for one set of barriers and one pair of stocks. `gain` has the positions that the hero wins by placing a
// barrier, `loss` those that the rival does not lose by placing one; either may be null.
static void solve(const Maze& maze, const Table& legal, const Word* gain, const Word* loss, Table win[2]) {
    for (int h = 0; h < n * n; h++) win[0][h] = gain ? gain[h] & legal[h] : 0, win[1][h] = 0;
    for (bool changed = true; changed;) {
        changed = false;
        for (int h = 0; h < n * n; h++) {
            if (!legal[h]) continue;
            Word now = win[0][h];
            for (int way = 0; way < 4; way++) {
                if (!maze.can(h, way)) continue;
                int to = h + maze.step[way];
                now |= (top >> to & 1 ? ~Word(0) : win[1][to]) & ~bit(to);
                if (!(legal[h] >> to & 1) || now >> to & 1) continue;
                for (Word left = maze.past[way][h]; left; left &= left - 1) {  // the rival is there
                    int landing = __builtin_ctzll(left);
                    if (top >> landing & 1 || win[1][landing] >> to & 1) now |= bit(to);
                }
            }
            now &= legal[h];
            changed |= now != win[0][h];
            win[0][h] = now;
        }
        for (int h = 0; h < n * n; h++) {
            if (!legal[h]) continue;
            Word escapes = ~win[0][h] & board & ~bit(h), safe = loss ? loss[h] : 0;
            for (int way = 0; way < 4; way++) {
                safe |= maze.shift(escapes, way ^ 1) & maze.open[way];
                if (!maze.can(h, way)) continue;
                int rival = h + maze.step[way];  // next to the hero, so that it may jump
                if (maze.past[way ^ 1][rival] & escapes) safe |= bit(rival);
            }
            Word now = legal[h] & ~safe;
            changed |= now != win[1][h];
            win[1][h] = now;
        }
    }
}

// What the level above has collected: for each set, one table for each pair of stocks and each seat that may place.
struct Level {
    int barriers, left;
    std::unique_ptr<Word, decltype(&free)> words{nullptr, free};
    Level(int barriers) : barriers(barriers), left(total - barriers) {
        uint64_t size = choose[grooves][barriers] * 2 * (left + 1) * n * n;
        words.reset(static_cast<Word*>(calloc(size, sizeof(Word))));
        if (!words) abort();
    }
    Word* at(uint64_t rank, int stock, int seat) const {  // `stock` is the hero's
        return words.get() + ((rank * (left + 1) + stock) * 2 + seat) * n * n;
    }
};

static Table start[2][32];

static void solve_set(const int* set, int count, const Level* here, const Level* before) {
    Maze maze(set, count);
    Table legal{}, win[2];
    for (int h = 0; h < n * n; h++)
        if (maze.reach_hero >> h & 1 && !(top >> h & 1)) legal[h] = maze.reach_rival & ~bottom & ~bit(h);
    uint64_t rank = rank_of(set, count, -1);
    int left = total - count;
    for (int stock = 0; stock <= left; stock++) {
        solve(maze, legal, stock ? here->at(rank, stock, 0) : nullptr, stock < left ? here->at(rank, stock, 1) : nullptr, win);
        if (!count) start[0][stock] = win[0], start[1][stock] = win[1];
        for (int i = 0; i < count; i++) {
            uint64_t parent = rank_of(set, count, i);
            Word *gain = before->at(parent, stock + 1, 0), *loss = before->at(parent, stock, 1);
            for (int h = 0; h < n * n; h++) {
                if (!legal[h]) continue;
                __atomic_fetch_or(gain + h, win[1][h], __ATOMIC_RELAXED);
                __atomic_fetch_or(loss + h, legal[h] & ~win[0][h], __ATOMIC_RELAXED);
            }
        }
    }
}

// Solve all sets that begin (from the highest groove) with the given ones; returns how many there are.
static uint64_t solve_sets(int* set, int count, int missing, const Level* here, const Level* before) {
    if (!missing) {
        solve_set(set, count, here, before);
        return 1;
    }
    uint64_t found = 0;
    for (int groove = set[0] - 1; groove >= missing - 1; groove--) {
        bool fits = true;
        for (int i = 0; i < count; i++)
            for (int other : conflicts[set[i]]) fits &= other != groove;
        if (!fits) continue;
        int more[32] = {groove};
        for (int i = 0; i < count; i++) more[i + 1] = set[i];
        found += solve_sets(more, count + 1, missing - 1, here, before);
    }
    return found;
}

int main(int argc, char** argv) {
    if (argc != 3) return 2;
    n = atoi(argv[1]), total = atoi(argv[2]);
    set_up();
    std::vector<uint64_t> sets(total + 1);
    std::unique_ptr<Level> here;
    for (int count = total; count >= 0; count--) {
        std::unique_ptr<Level> before(count ? new Level(count - 1) : nullptr);
        if (!here) here.reset(new Level(count));
        std::atomic<int> next{0};
        std::atomic<uint64_t> found{0};
        auto work = [&] {  // a task is the two highest grooves
            for (int task; (task = next++) < (count > 1 ? grooves * grooves : count ? grooves : 1);) {
                int high = count > 1 ? task / grooves : task, low = task % grooves, set[32] = {high};
                if (count < 2) {
                    found += solve_sets(set, count, 0, here.get(), before.get());
                    continue;
                }
                bool fits = low < high;
                for (int other : conflicts[high]) fits &= other != low;
                int pair[32] = {low, high};
                if (fits) found += solve_sets(pair, 2, count - 2, here.get(), before.get());
            }
        };
        std::vector<std::thread> threads;
        for (unsigned i = 0; i < std::max(1u, std::thread::hardware_concurrency()); i++) threads.emplace_back(work);
        for (auto& thread : threads) thread.join();
        sets[count] = found;
        here = std::move(before);
    }
    int hero = n / 2, rival = n * (n - 1) + n / 2;
    for (int first = 0; first <= total; first++) {
        // The second player is the hero of the rotated board, and the other one moves first.
        bool wins = start[0][first][hero] >> rival & 1, loses = start[1][total - first][hero] >> rival & 1;
        printf("%s%s", first ? " " : "", wins ? "0" : loses ? "1" : "-");
    }
    printf("\n");
    for (int count = 0; count <= total; count++) printf("%s%llu", count ? " " : "", (unsigned long long)sets[count]);
    printf("\n");
}
