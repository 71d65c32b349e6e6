/** What the processes of an arm loaded and read, by the logs of `read-watch.ts` and by what the system knows of them. */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { readdir, readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sum } from 'simple-statistics';
import { z } from 'zod';
import { entryUrl } from '../entries.ts';
import { askSystem } from '../failure.ts';
import type { Target } from '../../model.ts';
import { homeOf } from '../../system/arm-home.ts';
import { processesOf } from '../../system/process-group.ts';
import { fieldsOf, quietly } from '../../system/proc.ts';
import { openScratchFolder } from '../../system/scratch.ts';
import { monotonicMs } from '../../system/this-program.ts';

/** Places that an arm read, each as what follows the path of its copy: `/src/index.js`, or `.home/.cache/…` for its home. */
export interface Reads {
  /** Files that were loaded, opened or asked for, folders that were asked for, and places where there was nothing. */
  readonly asked: ReadonlySet<string>;
  /** Folders whose entries were listed, and whether those of folders in them were too. */
  readonly listed: ReadonlyMap<string, boolean>;
}

/** Processes and threads that have just been started may still be loading. */
const LOOK_EVERY_MS = 50;
/** Looks without a new read, at which no process has work to do. */
const CALM_LOOKS = 6;
const LONGEST_MS = 5_000;

/** @throws MeasuringFailure where the system has no room for it */
export async function openReadWatch(tree: string): Promise<
  AsyncDisposable & {
    /** A target that tells in all its Node.js processes what it reads. */
    readonly watched: <Kind extends Target>(target: Kind) => Kind;
    /** Reads so far; null: some cannot be seen. To be asked while its processes run. */
    readonly reads: () => Promise<Reads | null>;
  }
> {
  const folder = await askSystem(() => openScratchFolder('reads'));
  const mark = `PERF_GATE_READS=${folder.path}`;
  const roots = [...new Set([tree, await realpath(tree)])];
  return {
    watched: (target) => {
      const others = target.env['NODE_OPTIONS'] ?? process.env['NODE_OPTIONS'] ?? '';
      return {
        ...target,
        env: { ...target.env, PERF_GATE_READS: folder.path, NODE_OPTIONS: `--import=${entryUrl('read-watch').href} ${others}`.trim() },
      };
    },
    reads: async () => {
      let [calm, lines] = [0, 0];
      for (const untilMs = monotonicMs() + LONGEST_MS; monotonicMs() < untilMs; await sleep(LOOK_EVERY_MS)) {
        const logs = await readLogs(folder.path);
        if (logs.some(({ isBlind }) => isBlind)) return null;
        const running = processesOf(mark);
        const linesNow = sum(logs.map((log) => log.lines));
        if (linesNow > lines) calm = 0;
        else if (!running.some(isBusy)) calm += 1;
        lines = linesNow;
        if (calm >= CALM_LOOKS) return areAllKnown(logs, running) ? readsIn(roots, logs, running.flatMap(filesInUse)) : null;
      }
      return null;
    },
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
}

const lineSchema = z.union([
  z.object({ parent: z.number(), seesModules: z.boolean() }),
  z.object({ read: z.string() }),
  z.object({ listed: z.string(), deep: z.boolean() }),
  z.object({ worker: z.number() }),
  z.object({ child: z.number() }),
  z.object({ blind: z.literal(true) }),
]);

/** The log of one thread. */
type ReadLog = ReturnType<typeof parseReadLog>;

async function readLogs(folder: string): Promise<readonly ReadLog[]> {
  return Promise.all((await readdir(folder)).map(async (name) => parseReadLog(name, await readFile(path.join(folder, name), 'utf8'))));
}

/** @param name of its file: process id and thread id */
function parseReadLog(name: string, text: string) {
  const [pid = 0, thread = 0] = name.split('-').map(Number);
  // The last line may still be on its way.
  const lines = text
    .split('\n')
    .slice(0, -1)
    .map((line) => lineSchema.parse(JSON.parse(line)));
  const [start] = lines.flatMap((line) => ('parent' in line ? [line] : []));
  return {
    pid,
    thread,
    parent: start?.parent ?? 0,
    lines: lines.length,
    /** It may have read what it does not tell. */
    isBlind: start?.seesModules === false || lines.some((line) => 'blind' in line),
    read: lines.flatMap((line) => ('read' in line ? [line.read] : [])),
    listed: lines.flatMap((line) => ('listed' in line ? [line] : [])),
    workers: lines.flatMap((line) => ('worker' in line ? [line.worker] : [])),
    children: lines.flatMap((line) => ('child' in line ? [line.child] : [])),
  };
}

/** Tells whether every process has a log, or is the shell of one that has, and every worker thread has one. */
function areAllKnown(logs: readonly ReadLog[], running: readonly number[]): boolean {
  const known = new Set(logs.flatMap(({ pid, parent }) => [pid, parent]));
  const threads = new Set(logs.map(({ pid, thread }) => `${pid}-${thread}`));
  return (
    logs.length > 0 &&
    [...running, ...logs.flatMap(({ children }) => children)].every((pid) => known.has(pid)) &&
    logs.every(({ pid, workers }) => workers.every((thread) => threads.has(`${pid}-${thread}`)))
  );
}

function readsIn(roots: readonly string[], logs: readonly ReadLog[], inUse: readonly string[]): Reads {
  const owned = roots.flatMap((root) => [root, homeOf(root)].map((own) => ({ own, length: root.length })));
  const placeOf = (file: string): string | null => {
    const inside = owned.find(({ own }) => file === own || file.startsWith(`${own}${path.sep}`));
    return inside === undefined ? null : file.slice(inside.length);
  };
  const listed = new Map<string, boolean>();
  for (const { listed: folder, deep } of logs.flatMap((log) => log.listed)) {
    const place = placeOf(folder);
    if (place !== null) listed.set(place, deep || listed.get(place) === true);
  }
  return { asked: new Set([...logs.flatMap(({ read }) => read), ...inUse].flatMap((file) => placeOf(file) ?? [])), listed };
}

/** Tells whether a thread runs, waits for a core, or waits for the disk. */
const isBusy = (pid: number): boolean =>
  quietly(() => readdirSync(`/proc/${pid}/task`)).some((thread) =>
    quietly(() => [readFileSync(`/proc/${pid}/task/${thread}/stat`, 'latin1')]).some((stat) => /^[RD]/.test(fieldsOf(stat)[0]!)),
  );

const OPENED_FOR_WRITING = 1;

/** Files that a process has open for reading, or mapped, as native add-ons have theirs; none where the system does not tell. */
function filesInUse(pid: number): readonly string[] {
  const opened = quietly(() => readdirSync(`/proc/${pid}/fd`)).flatMap((fd) =>
    quietly(() => {
      const [, flags = '0'] = /^flags:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/fdinfo/${fd}`, 'latin1')) ?? [];
      return (Number.parseInt(flags, 8) & 3) === OPENED_FOR_WRITING ? [] : [readlinkSync(`/proc/${pid}/fd/${fd}`)];
    }),
  );
  // Address, rights, offset, device, inode, and the file.
  const mapped = quietly(() => readFileSync(`/proc/${pid}/maps`, 'utf8').split('\n')).flatMap(
    (line) => /^(?:\S+\s+){5}(\/.*)$/.exec(line)?.[1] ?? [],
  );
  return [...opened, ...new Set(mapped)];
}
