/*
 * Counting for qemu's user mode: how many instructions a program executes, with a clock that goes with them.
 *
 * Copyright (C) 2026 the perf-gate authors. SPDX-License-Identifier: GPL-2.0-or-later
 */
#ifndef COUNTING_H
#define COUNTING_H

#include "tcg/tcg.h"

struct DisasContextBase;

/* -count FOLDER: each process counts in FOLDER/count.PID, and how often each translated block runs in FOLDER/blocks.PID. Without it nothing here has an effect. */
void counting_open(const char *folder);
bool counting_is_on(void);
/* -again PROGRAM: a program that starts itself anew is started by PROGRAM, so that it is counted too. */
extern const char *counting_again;
/* -tree FOLDER: programs see the folder at one and the same place, wherever it lies. */
void counting_place_tree(const char *folder);
/* A path of a program as the system knows it: itself, or valid until some more were asked for. */
const char *counting_system_path(const char *path);
/* The other way round, in place: of so many bytes, in a buffer of such a size. Returns the new number. */
ssize_t counting_program_path(char *path, ssize_t length, size_t size);
/* The same of whole texts, in which a path may stand anywhere, in lists that end with NULL: arguments and environments. */
void counting_program_texts(char **texts);
void counting_system_texts(char **texts);
/* Looks for the functions of V8 that compile and collect, whose work is counted apart. */
void counting_find_phases(const char *executable, uint64_t load_bias);

/* Code at these addresses comes from a file, so no compiler of the program made it. */
void counting_map_code(uint64_t start, uint64_t length);

void counting_thread_begins(CPUState *cpu);
void counting_thread_ends(CPUState *cpu);
/* Called by a thread that is about to run. */
void counting_takes_turn(bool is_woken);
/* Called by a thread that has woken others from their futexes. */
void counting_wakes(int threads);
void counting_fork_child(CPUState *cpu);
/* The process ends, or becomes another program; it can come back from the second. */
void counting_leaves(bool leaves);

/* Around a block's translation. */
TCGOp *counting_block_begins(CPUState *cpu, struct DisasContextBase *db);
void counting_block_ends(TCGOp *op, struct DisasContextBase *db);

/* The clock, in ns: half a nanosecond for each instruction, and the waits that ended by their time-out. */
int64_t counting_clock_ns(clockid_t id);

/* A wait of the system that may end by its time-out, made in pieces. */
typedef struct CountedWait {
    int64_t timeout_ns; /* below 0: none */
    int64_t until_ns;   /* by the host's clock */
} CountedWait;

CountedWait counting_wait_begins(int64_t timeout_ns);
/* How long the next piece may take, in ns; below 0: for ever. */
int64_t counting_wait_piece(const CountedWait *wait);
/* After a piece that ended by its time: whether to wait on. */
bool counting_waits_on(const CountedWait *wait);
/* is_woken: by a thread that has told so. */
void counting_wait_ends(bool is_woken);

#endif
