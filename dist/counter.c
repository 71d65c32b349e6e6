/*
 * A plugin of qemu-user: counts the instructions that a program executes, in a file that others read while it runs.
 *
 *     cc -O2 -fPIC -shared -DPLUGIN_API=1 -o counter.so counter.c      qemu 6.2 to 8.2; PLUGIN_API=2: from 9.0 on
 *     qemu-x86_64 -plugin counter.so,folder=FOLDER node ...
 *
 * FOLDER/count.PID begins with the count, as an unsigned 64-bit integer of the machine's own byte order.
 * qemu's header is not installed with it, so the few functions of its plugin API that are used stand here.
 */
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#define EXPORT __attribute__((visibility("default")))

typedef uint64_t plugin_id;
struct qemu_plugin_tb;
enum qemu_plugin_op { QEMU_PLUGIN_INLINE_ADD_U64 };

typedef void (*on_block_callback)(plugin_id, struct qemu_plugin_tb *);
extern void qemu_plugin_register_vcpu_tb_trans_cb(plugin_id, on_block_callback);
extern size_t qemu_plugin_tb_n_insns(const struct qemu_plugin_tb *);

EXPORT int qemu_plugin_version = PLUGIN_API;

static uint64_t *published;

#if PLUGIN_API == 1

extern void qemu_plugin_register_vcpu_tb_exec_inline(struct qemu_plugin_tb *, enum qemu_plugin_op, void *, uint64_t);

/* All threads add to one number, not atomically: of two that run at once one may lose a block now and then. */
static void on_block(plugin_id id, struct qemu_plugin_tb *block)
{
    qemu_plugin_register_vcpu_tb_exec_inline(block, QEMU_PLUGIN_INLINE_ADD_U64, published, qemu_plugin_tb_n_insns(block));
}

static void start_counting(plugin_id id) {}

#else

struct qemu_plugin_scoreboard;
typedef struct { struct qemu_plugin_scoreboard *score; size_t offset; } qemu_plugin_u64;
typedef void (*on_syscall_callback)(plugin_id, unsigned int, int64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);

extern struct qemu_plugin_scoreboard *qemu_plugin_scoreboard_new(size_t);
extern void qemu_plugin_register_vcpu_tb_exec_inline_per_vcpu(struct qemu_plugin_tb *, enum qemu_plugin_op, qemu_plugin_u64, uint64_t);
extern uint64_t qemu_plugin_u64_sum(qemu_plugin_u64);
extern void qemu_plugin_register_vcpu_syscall_cb(plugin_id, on_syscall_callback);

static qemu_plugin_u64 of_threads;
static pid_t owner;

static void on_block(plugin_id id, struct qemu_plugin_tb *block)
{
    qemu_plugin_register_vcpu_tb_exec_inline_per_vcpu(block, QEMU_PLUGIN_INLINE_ADD_U64, of_threads, qemu_plugin_tb_n_insns(block));
}

/* A program that rests has just asked the system to wait, so the count is complete then. A fork shares the page, not the count. */
static void on_syscall(plugin_id id, unsigned int thread, int64_t number, uint64_t a, uint64_t b, uint64_t c, uint64_t d, uint64_t e, uint64_t f, uint64_t g, uint64_t h)
{
    if (getpid() == owner) *published = qemu_plugin_u64_sum(of_threads);
}

static void start_counting(plugin_id id)
{
    owner = getpid();
    of_threads.score = qemu_plugin_scoreboard_new(sizeof(uint64_t));
    qemu_plugin_register_vcpu_syscall_cb(id, on_syscall);
}

#endif

static uint64_t *map_page(const char *folder)
{
    char file[4096];
    snprintf(file, sizeof file, "%s/count.%d", folder, (int) getpid());
    int opened = open(file, O_RDWR | O_CREAT, 0600);
    if (opened < 0 || ftruncate(opened, 4096) != 0) return NULL;
    void *page = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, opened, 0);
    close(opened);
    return page == MAP_FAILED ? NULL : page;
}

EXPORT int qemu_plugin_install(plugin_id id, const void *info, int argc, char **argv)
{
    for (int index = 0; index < argc; index++) {
        if (strncmp(argv[index], "folder=", 7) == 0) published = map_page(argv[index] + 7);
    }
    if (published == NULL) return -1;
    start_counting(id);
    qemu_plugin_register_vcpu_tb_trans_cb(id, on_block);
    return 0;
}
