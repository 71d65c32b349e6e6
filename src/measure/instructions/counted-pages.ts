/** The pages in which counted processes show their counts (`src/emulator/counting.c`): one file a process, 64-bit words. */
import { closeSync, openSync, readdirSync, readSync, writeSync } from 'node:fs';
import path from 'node:path';
import { startOf } from '../../system/process-group.ts';

/** Words of a page, as in `counting.c`. */
const WORD = { running: 0, free: 1, grant: 2, threads: 3 } as const;
const BYTES = 8;
const FIRST_THREAD = 16;

/** Words of a thread, in their order: what its instructions were for. */
const PHASES = ['program', 'compiler', 'collector'] as const;

/** Instructions, by what they were for: those of V8's compiler and collector are not the program's own. */
export type Instructions = Readonly<Record<(typeof PHASES)[number], number>>;

export interface CountSoFar {
  /** Every thread of every process waits, or its process was ended. */
  readonly rests: boolean;
  /** So far, of processes that have ended too. */
  readonly instructions: Instructions;
}

export interface CountedPages extends Disposable {
  /** null: no counted process has started. */
  readonly look: () => CountSoFar | null;
  /** Ids of the processes that have not ended. */
  readonly running: () => readonly number[];
  /** Lets one wait of each process end by its time-out. Without it none does, so that no count depends on the machine's speed. */
  readonly grantTimeOut: () => void;
  /** Takes back what was granted and not used. */
  readonly holdTime: () => void;
  /** From now on time-outs end by themselves, as when a program is stopped. */
  readonly freeTime: () => void;
}

export function openCountedPages(folder: string): CountedPages {
  const files = new Map<string, number>();
  const open = (): ReadonlyMap<string, number> => {
    for (const name of readdirSync(folder)) {
      if (name.startsWith('count.') && !files.has(name)) files.set(name, openSync(path.join(folder, name), 'r+'));
    }
    return files;
  };
  const write = (word: number, value: bigint): void => {
    const bytes = Buffer.alloc(BYTES);
    bytes.writeBigUInt64LE(value);
    for (const file of open().values()) writeSync(file, bytes, 0, BYTES, word * BYTES);
  };
  return {
    look: () => {
      const looks = [...open()].map(([name, file]) => lookAt(file, processOf(name)));
      return looks.length === 0
        ? null
        : { rests: looks.every(({ rests }) => rests), instructions: sumOf(looks.map(({ instructions }) => instructions)) };
    },
    running: () => [...open().keys()].map(processOf).filter((id) => startOf(id) !== null),
    grantTimeOut: () => {
      write(WORD.grant, 1n);
    },
    holdTime: () => {
      write(WORD.grant, 0n);
    },
    freeTime: () => {
      write(WORD.free, 1n);
    },
    [Symbol.dispose]: () => {
      for (const file of files.values()) closeSync(file);
      files.clear();
    },
  };
}

const processOf = (name: string): number => Number(name.slice(name.indexOf('.') + 1));

function lookAt(file: number, processId: number): CountSoFar {
  const head = wordsIn(file, 0, FIRST_THREAD);
  if (head.length < FIRST_THREAD) return { rests: false, instructions: sumOf([]) };
  const words = wordsIn(file, FIRST_THREAD, Number(head[WORD.threads]!) * PHASES.length);
  const sums = PHASES.map((_, phase) =>
    words.reduce((sum, word, index) => (index % PHASES.length === phase ? sum + Number(word) : sum), 0),
  );
  return {
    rests: BigInt.asIntN(64, head[WORD.running]!) <= 0n || startOf(processId) === null,
    instructions: Object.fromEntries(PHASES.map((name, phase) => [name, sums[phase]!])) as Instructions,
  };
}

function wordsIn(file: number, from: number, count: number): readonly bigint[] {
  const bytes = Buffer.alloc(count * BYTES);
  const read = readSync(file, bytes, 0, bytes.length, from * BYTES);
  return Array.from({ length: Math.floor(read / BYTES) }, (_, index) => bytes.readBigUInt64LE(index * BYTES));
}

const sumOf = (all: readonly Instructions[]): Instructions =>
  Object.fromEntries(PHASES.map((name) => [name, all.reduce((sum, one) => sum + one[name], 0)])) as Instructions;

/** What was executed between two looks. */
export const since = (before: Instructions, now: Instructions): Instructions =>
  Object.fromEntries(PHASES.map((name) => [name, now[name] - before[name]])) as Instructions;
