import type { SlicePair } from '../../src/model.ts';
import { readRecording, writeRecording } from '../recording.ts';
import { type Case, keyOf } from './cases.ts';
import type { RecordedTry } from './tries.ts';

/** What was counted on one kind of machine, in one way. */
export interface CountedMachine {
  readonly environmentKey: string;
  readonly cpuModel: string;
  /** Of how they were counted; with another one they are another thing. */
  readonly countingHash: string;
  /** By `keyOf`; each with a seed of its own, in their order. */
  readonly counts: Record<string, SlicePair[]>;
  /** By `keyOf`, how many tries came to no count. */
  readonly failures: Record<string, number>;
  /** By `keyOfTry`. */
  readonly tries: Record<string, RecordedTry>;
}

const FILE = 'instructions.json';

/** In the order in which machines were first counted on; none: nothing was recorded yet. */
export async function readCounts(): Promise<readonly CountedMachine[]> {
  try {
    // Older recordings hold no tries.
    return (await readRecording<readonly (Omit<CountedMachine, 'tries'> & Partial<CountedMachine>)[]>(FILE)).map((machine) => ({ ...machine, tries: machine.tries ?? {} }));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

export const writeCounts = (machines: readonly CountedMachine[]): Promise<void> => writeRecording(FILE, machines);

export const pairsOf = ({ counts }: Pick<CountedMachine, 'counts'>, one: Case): readonly SlicePair[] => counts[keyOf(one)] ?? [];
