/*
 * Counting for qemu's user mode: how many instructions a program executes, with a clock that goes with them.
 *
 * Copyright (C) 2026 the perf-gate authors. SPDX-License-Identifier: GPL-2.0-or-later
 *
 * A process shows its counts in a file that others map or read while it runs: FOLDER/count.PID, 64-bit words in the machine's
 * byte order. Who reads it decides when time-outs end, so that nothing depends on how fast the machine is.
 */
#include "qemu/osdep.h"
#include <elf.h>
#include <sys/mman.h>
#include "qemu/atomic.h"
#include "cpu.h"
#include "exec/cpu_ldst.h"
#include "exec/exec-all.h"
#include "exec/helper-proto-common.h"
#include "exec/page-protection.h"
#include "exec/translator.h"
#include "tcg/tcg-op-common.h"
#include "exec/helper-gen-common.h"
#include "counting.h"

extern __thread CPUState *thread_cpu; /* of linux-user */

enum { RUNNING, FREE, GRANT, THREADS, WAITED_NS, HAS_PHASES, BLOCKS, FIRST_THREAD = 16 };

/* Instructions of a thread, by what they are for. */
enum { PROGRAM, COMPILER, COLLECTOR, PHASES };

enum { PAGE_BYTES = 65536, MOST_THREADS = (PAGE_BYTES / 8 - FIRST_THREAD) / PHASES };

/* All words are shared: [RUNNING] threads that do not wait, [FREE] 1: time-outs end by themselves, [GRANT] 1: the next one may. */
static uint64_t *page;
static const char *count_folder;
const char *counting_again;

/* Slots of threads that have ended are used again: the next one goes on from there. */
static bool slot_used[MOST_THREADS];
static GMutex slot_lock;

/* Work of native code is charged to the generated code that ran last, for which compiler and collector stand in. */
typedef struct Block {
    uint64_t pc;
    uint32_t instructions;
    uint32_t is_generated;
    uint64_t runs;
    uint64_t charged;
} Block;
enum { MOST_BLOCKS = 1 << 22 };
static Block *blocks;

/* A phase begins where one of these functions is entered, and ends at its return. */
typedef struct Entry {
    uint64_t pc;
    int phase;
} Entry;
static const struct { const char *prefix; int phase; } phase_names[] = {
    { "_ZN2v88internal8Compiler7CompileE", COMPILER },
    { "_ZN2v88internal8Compiler16CompileOptimizedE", COMPILER },
    { "_ZN2v88internal8Compiler19CompileOptimizedOSRE", COMPILER },
    { "_ZN2v88internal8Compiler15CompileBaselineE", COMPILER },
    { "_ZN2v88internal4Heap14CollectGarbageE", COLLECTOR },
};
static Entry entries[32];
static int entry_count;
static uint64_t returns[256];
static int return_count;

/* Phases that a thread is in, the innermost last. */
typedef struct Phase {
    uint64_t return_pc;
    uint64_t stack;
    uint64_t *slot;
    Block *block;
} Phase;
typedef struct ThreadPhases {
    int depth;
    Phase within[16];
} ThreadPhases;

static GArray *code_of_files;

/* ---- files ---- */

static void *map_shared(const char *kind, size_t bytes, void *at)
{
    g_autofree char *name = g_strdup_printf("%s/%s.%d", count_folder, kind, (int) getpid());
    int file = open(name, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file < 0 || ftruncate(file, bytes) != 0) {
        fprintf(stderr, "counting: %s: %s\n", name, strerror(errno));
        exit(EXIT_FAILURE);
    }
    void *mapped = mmap(at, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_NORESERVE | (at ? MAP_FIXED : 0), file, 0);
    close(file);
    if (mapped == MAP_FAILED) {
        fprintf(stderr, "counting: %s: %s\n", name, strerror(errno));
        exit(EXIT_FAILURE);
    }
    return mapped;
}

/* At the same addresses after a fork, because translated code holds them. */
static void map_files(void)
{
    page = map_shared("count", PAGE_BYTES, page);
    page[RUNNING] = 1;
    blocks = map_shared("blocks", MOST_BLOCKS * sizeof(Block), blocks);
    for (int phase = 0; phase < PHASES; phase++) {
        blocks[phase].is_generated = 1;
    }
    page[BLOCKS] = PHASES;
}

void counting_open(const char *folder)
{
    count_folder = folder;
}

bool counting_is_on(void)
{
    return count_folder != NULL;
}

/* ---- the place of the program ---- */

/* Names of files decide how V8's tables fall out. So two programs that differ in nothing but their folders see the same names: that of the folder,
   and those that begin with it, as of a home beside it. */
static const char place[] = "/perf-gate-tree";
enum { PLACE_LENGTH = sizeof place - 1, MOST_PATHS = 64 };
static const char *tree;
static size_t tree_length;

void counting_place_tree(const char *folder)
{
    tree = folder;
    tree_length = strlen(folder);
}

const char *counting_system_path(const char *path)
{
    static __thread char *found[MOST_PATHS];
    static __thread unsigned int count;
    if (!tree || strncmp(path, place, PLACE_LENGTH) != 0) {
        return path;
    }
    char **next = &found[count++ % MOST_PATHS];
    g_free(*next);
    return *next = g_strconcat(tree, path + PLACE_LENGTH, NULL);
}

ssize_t counting_program_path(char *path, ssize_t length, size_t size)
{
    ssize_t rest = length - (ssize_t) tree_length;
    if (!tree || rest < 0 || memcmp(path, tree, tree_length) != 0 || rest + PLACE_LENGTH > size) {
        return length;
    }
    memmove(path + PLACE_LENGTH, path + tree_length, rest);
    memcpy(path, place, PLACE_LENGTH);
    return rest + PLACE_LENGTH;
}

/* Copies those that change, which live as long as the program. */
static void replace_in_texts(char **texts, const char *from, const char *to)
{
    for (; tree && *texts; texts++) {
        if (strstr(*texts, from)) {
            g_auto(GStrv) parts = g_strsplit(*texts, from, -1);
            *texts = g_strjoinv(to, parts);
        }
    }
}

void counting_program_texts(char **texts)
{
    replace_in_texts(texts, tree, place);
}

void counting_system_texts(char **texts)
{
    replace_in_texts(texts, place, tree);
}

/* ---- processes and threads ---- */

static void leave_turn(void);
static void forget_waiting_turns(void);
static __thread bool has_turn;
static bool turn_is_taken;
static int woken;

static void take_slot(CPUState *cpu)
{
    int slot = 0;
    g_mutex_lock(&slot_lock);
    while (slot < MOST_THREADS - 1 && slot_used[slot]) {
        slot++;
    }
    slot_used[slot] = true;
    if (page[THREADS] < slot + 1) {
        page[THREADS] = slot + 1;
    }
    g_mutex_unlock(&slot_lock);
    cpu->count_slot = &page[FIRST_THREAD + slot * PHASES];
    cpu->count_block = blocks;
    cpu->count_phases = g_new0(ThreadPhases, 1);
}

void counting_thread_begins(CPUState *cpu)
{
    if (!counting_is_on()) {
        return;
    }
    if (!page) {
        map_files();
    } else {
        qatomic_inc(&page[RUNNING]);
    }
    take_slot(cpu);
}

static uint64_t *first_of_slot(CPUState *cpu)
{
    size_t words = cpu->count_slot - &page[FIRST_THREAD];
    return &page[FIRST_THREAD + words / PHASES * PHASES];
}

void counting_thread_ends(CPUState *cpu)
{
    if (!counting_is_on()) {
        return;
    }
    g_mutex_lock(&slot_lock);
    slot_used[(first_of_slot(cpu) - &page[FIRST_THREAD]) / PHASES] = false;
    g_mutex_unlock(&slot_lock);
    g_free(cpu->count_phases);
    leave_turn();
    qatomic_dec(&page[RUNNING]);
}

void counting_fork_child(CPUState *cpu)
{
    if (!counting_is_on()) {
        return;
    }
    uint64_t has_phases = page[HAS_PHASES];
    uint64_t known_blocks = page[BLOCKS];
    g_autofree Block *known = g_memdup2(blocks, known_blocks * sizeof(Block));
    map_files();
    page[HAS_PHASES] = has_phases;
    /* Its blocks are translated already; they begin at zero. */
    for (uint64_t index = 0; index < known_blocks; index++) {
        blocks[index] = known[index];
        blocks[index].runs = blocks[index].charged = 0;
    }
    page[BLOCKS] = known_blocks;
    memset(slot_used, 0, sizeof slot_used);
    turn_is_taken = has_turn;
    woken = 0;
    /* A thread that is not here any more may have held them. */
    memset(&slot_lock, 0, sizeof slot_lock);
    forget_waiting_turns();
    size_t slot = (first_of_slot(cpu) - &page[FIRST_THREAD]) / PHASES;
    slot_used[slot] = true;
    page[THREADS] = slot + 1;
}

void counting_leaves(bool leaves)
{
    const int64_t all = 1 << 20;
    if (counting_is_on()) {
        qatomic_add(&page[RUNNING], leaves ? -all : all);
    }
}

/*
 * One thread runs at a time, until it waits; those that others have woken come first. So the threads of a pool do their work in the
 * order in which they got it. A thread that has no turn for long runs beside the others, because the one that has it may wait for it in a
 * way that is not seen here.
 */
static GMutex turn_lock;
static GCond turn_is_free;

void counting_takes_turn(bool is_woken)
{
    enum { LONGEST_US = 100000 };
    if (!counting_is_on() || has_turn) {
        return;
    }
    int64_t until = g_get_monotonic_time() + LONGEST_US;
    g_mutex_lock(&turn_lock);
    while ((turn_is_taken || (woken > 0 && !is_woken)) && g_cond_wait_until(&turn_is_free, &turn_lock, until)) {
    }
    woken -= is_woken;
    if (!turn_is_taken) {
        turn_is_taken = has_turn = true;
    }
    g_mutex_unlock(&turn_lock);
}

static void leave_turn(void)
{
    if (!has_turn) {
        return;
    }
    has_turn = false;
    g_mutex_lock(&turn_lock);
    turn_is_taken = false;
    g_cond_broadcast(&turn_is_free);
    g_mutex_unlock(&turn_lock);
}

static void forget_waiting_turns(void)
{
    memset(&turn_lock, 0, sizeof turn_lock);
    memset(&turn_is_free, 0, sizeof turn_is_free);
}

/* From here on they run, although the system has yet to let them. */
void counting_wakes(int threads)
{
    if (threads <= 0) {
        return;
    }
    qatomic_add(&page[RUNNING], threads);
    g_mutex_lock(&turn_lock);
    woken += threads;
    g_mutex_unlock(&turn_lock);
}

/* ---- compiler and collector ---- */

static void add_entry(uint64_t pc, const char *name)
{
    for (int index = 0; index < ARRAY_SIZE(phase_names); index++) {
        if (g_str_has_prefix(name, phase_names[index].prefix) && entry_count < ARRAY_SIZE(entries)) {
            entries[entry_count++] = (Entry) { pc, phase_names[index].phase };
        }
    }
}

void counting_find_phases(const char *executable, uint64_t load_bias)
{
    g_autoptr(GMappedFile) file = counting_is_on() ? g_mapped_file_new(executable, FALSE, NULL) : NULL;
    const char *bytes = file ? g_mapped_file_get_contents(file) : NULL;
    size_t length = file ? g_mapped_file_get_length(file) : 0;
    const Elf64_Ehdr *header = (const Elf64_Ehdr *) bytes;
    if (length < sizeof *header || memcmp(header->e_ident, ELFMAG, SELFMAG) != 0 || header->e_ident[EI_CLASS] != ELFCLASS64 ||
        header->e_shentsize != sizeof(Elf64_Shdr) || header->e_shoff + header->e_shnum * sizeof(Elf64_Shdr) > length) {
        return;
    }
    const Elf64_Shdr *sections = (const Elf64_Shdr *) (bytes + header->e_shoff);
    for (int index = 0; index < header->e_shnum; index++) {
        const Elf64_Shdr *table = &sections[index];
        if (table->sh_type != SHT_SYMTAB || table->sh_link >= header->e_shnum || table->sh_offset + table->sh_size > length) {
            continue;
        }
        const Elf64_Shdr *names = &sections[table->sh_link];
        const Elf64_Sym *symbols = (const Elf64_Sym *) (bytes + table->sh_offset);
        for (size_t symbol = 0; symbol < table->sh_size / sizeof *symbols; symbol++) {
            if (ELF64_ST_TYPE(symbols[symbol].st_info) == STT_FUNC && symbols[symbol].st_name < names->sh_size && names->sh_offset + names->sh_size <= length) {
                add_entry(symbols[symbol].st_value + load_bias, bytes + names->sh_offset + symbols[symbol].st_name);
            }
        }
    }
    page[HAS_PHASES] = entry_count > 0;
}

#if defined(TARGET_X86_64)
static uint64_t stack_of(CPUArchState *env) { return env->regs[R_ESP]; }
/* At the entry of a function, and after its return. */
static uint64_t return_of(CPUArchState *env) { return cpu_ldq_data(env, env->regs[R_ESP]); }
enum { STACK_OF_RETURN = 8 };
#elif defined(TARGET_AARCH64)
static uint64_t stack_of(CPUArchState *env) { return env->xregs[31]; }
static uint64_t return_of(CPUArchState *env) { return env->xregs[30]; }
enum { STACK_OF_RETURN = 0 };
#else
#error "Counting knows x86-64 and arm64."
#endif

/* Blocks at this address were translated without a look at phases. */
static void watch_return(uint64_t pc)
{
    mmap_lock();
    for (int index = 0; index < return_count; index++) {
        if (returns[index] == pc) {
            mmap_unlock();
            return;
        }
    }
    if (return_count < ARRAY_SIZE(returns)) {
        returns[return_count++] = pc;
        tb_invalidate_phys_range(pc, pc);
    }
    mmap_unlock();
}

void HELPER(counting_enter)(CPUArchState *env, uint32_t phase)
{
    CPUState *cpu = env_cpu(env);
    ThreadPhases *phases = cpu->count_phases;
    if (phases->depth == ARRAY_SIZE(phases->within)) {
        return;
    }
    uint64_t return_pc = return_of(env);
    watch_return(return_pc);
    phases->within[phases->depth++] = (Phase) { return_pc, stack_of(env) + STACK_OF_RETURN, cpu->count_slot, cpu->count_block };
    cpu->count_slot = first_of_slot(cpu) + phase;
    cpu->count_block = blocks + phase;
}

void HELPER(counting_return)(CPUArchState *env, uint64_t pc)
{
    CPUState *cpu = env_cpu(env);
    ThreadPhases *phases = cpu->count_phases;
    for (int depth = phases->depth; depth-- > 0;) {
        const Phase *phase = &phases->within[depth];
        if (phase->return_pc == pc && phase->stack == stack_of(env)) {
            phases->depth = depth;
            cpu->count_slot = phase->slot;
            cpu->count_block = phase->block;
            return;
        }
    }
}

/* ---- blocks ---- */

typedef struct Range {
    uint64_t start, last;
} Range;

void counting_map_code(uint64_t start, uint64_t length)
{
    if (!counting_is_on()) {
        return;
    }
    if (!code_of_files) {
        code_of_files = g_array_new(FALSE, FALSE, sizeof(Range));
    }
    Range range = { start, start + length - 1 };
    g_array_append_val(code_of_files, range);
}

static bool is_of_file(uint64_t pc)
{
    for (guint index = 0; code_of_files && index < code_of_files->len; index++) {
        const Range *range = &g_array_index(code_of_files, Range, index);
        if (pc >= range->start && pc <= range->last) {
            return true;
        }
    }
    return false;
}

#define OF_CPU(field) (offsetof(ArchCPU, parent_obj.field) - offsetof(ArchCPU, env))

/* Adds a number to a word; where the number is known later only, the returned operation takes it. */
static TCGOp *add_to(TCGv_ptr base, intptr_t offset, TCGv_i64 number)
{
    TCGv_i64 word = tcg_temp_new_i64();
    tcg_gen_ld_i64(word, base, offset);
    tcg_gen_add_i64(word, word, number);
    TCGOp *add = tcg_last_op();
    tcg_gen_st_i64(word, base, offset);
    return add;
}

static Block *new_block(struct DisasContextBase *db)
{
    if (page[BLOCKS] >= MOST_BLOCKS) {
        return NULL;
    }
    Block *block = &blocks[page[BLOCKS]];
    *block = (Block) { .pc = db->pc_first, .is_generated = !is_of_file(db->pc_first) };
    return block;
}

TCGOp *counting_block_begins(CPUState *cpu, struct DisasContextBase *db)
{
    db->counted_charge = NULL;
    if (!counting_is_on()) {
        return NULL;
    }
    for (int index = 0; index < return_count; index++) {
        if (returns[index] == db->pc_first) {
            gen_helper_counting_return(tcg_env, tcg_constant_i64(db->pc_first));
        }
    }
    for (int index = 0; index < entry_count; index++) {
        if (entries[index].pc == db->pc_first) {
            gen_helper_counting_enter(tcg_env, tcg_constant_i32(entries[index].phase));
        }
    }
    TCGv_ptr slot = tcg_temp_new_ptr();
    tcg_gen_ld_ptr(slot, tcg_env, OF_CPU(count_slot));
    TCGv_i64 later = tcg_constant_i64(0x7fffffff); /* no number of instructions, so that the addition stays as it is */
    TCGOp *add = add_to(slot, 0, later);
    Block *block = new_block(db);
    if (block) {
        TCGv_ptr own = tcg_constant_ptr(block);
        add_to(own, offsetof(Block, runs), tcg_constant_i64(1));
        if (block->is_generated) {
            tcg_gen_st_ptr(own, tcg_env, OF_CPU(count_block));
        }
        TCGv_ptr charged = tcg_temp_new_ptr();
        tcg_gen_ld_ptr(charged, tcg_env, OF_CPU(count_block));
        db->counted_charge = add_to(charged, offsetof(Block, charged), later);
    }
    return add;
}

void counting_block_ends(TCGOp *add, struct DisasContextBase *db)
{
    if (!add) {
        return;
    }
    TCGArg instructions = tcgv_i64_arg(tcg_constant_i64(db->num_insns));
    tcg_set_insn_param(add, 2, instructions);
    if (db->counted_charge) {
        tcg_set_insn_param(db->counted_charge, 2, instructions);
        blocks[page[BLOCKS]].instructions = db->num_insns;
        page[BLOCKS]++;
    }
}

/* ---- time ---- */

static uint64_t instructions_of(const uint64_t *slot)
{
    uint64_t sum = 0;
    for (int phase = 0; phase < PHASES; phase++) {
        sum += slot[phase];
    }
    return sum;
}

int64_t counting_clock_ns(clockid_t id)
{
    if (id == CLOCK_THREAD_CPUTIME_ID) {
        return instructions_of(first_of_slot(thread_cpu)) / 2;
    }
    uint64_t sum = 0;
    for (uint64_t slot = 0; slot < page[THREADS]; slot++) {
        sum += instructions_of(&page[FIRST_THREAD + slot * PHASES]);
    }
    if (id == CLOCK_PROCESS_CPUTIME_ID) {
        return sum / 2;
    }
    /* 15 January 2026, 10:00 UTC; other clocks begin with a machine that has been up for a while. */
    int64_t start_s = id == CLOCK_REALTIME || id == CLOCK_REALTIME_COARSE ? 1768471200 : 1000;
    return start_s * 1000000000 + (int64_t) (sum / 2 + qatomic_read(&page[WAITED_NS]));
}

static int64_t host_ns(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000000000LL + now.tv_nsec;
}

CountedWait counting_wait_begins(int64_t timeout_ns)
{
    leave_turn();
    qatomic_dec(&page[RUNNING]);
    return (CountedWait) { timeout_ns, host_ns() + timeout_ns };
}

int64_t counting_wait_piece(const CountedWait *wait)
{
    enum { LOOKS_NS = 1000000 };
    if (wait->timeout_ns < 0) {
        return -1;
    }
    return MAX(wait->until_ns - host_ns(), LOOKS_NS);
}

bool counting_waits_on(const CountedWait *wait)
{
    if (wait->timeout_ns < 0 || host_ns() < wait->until_ns) {
        return true;
    }
    if (!qatomic_read(&page[FREE]) && !qatomic_xchg(&page[GRANT], 0)) {
        return true;
    }
    qatomic_add(&page[WAITED_NS], wait->timeout_ns);
    return false;
}

void counting_wait_ends(bool is_woken)
{
    if (!is_woken) {
        qatomic_inc(&page[RUNNING]);
    }
    counting_takes_turn(is_woken);
}
