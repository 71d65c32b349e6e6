import type { SlicePair } from '../../src/model.ts';
import { nullIfMissing } from '../../src/system/text-file.ts';
import { changeRecording, readRecording } from '../recording.ts';
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

/** Older recordings hold no tries. */
type Kept = readonly (Omit<CountedMachine, 'tries'> & Partial<CountedMachine>)[];

const withTries = (kept: Kept | null): readonly CountedMachine[] =>
  (kept ?? []).map((machine) => ({ ...machine, tries: machine.tries ?? {} }));

/** In the order in which machines were first counted on; none: nothing was recorded yet. */
export const readCounts = async (): Promise<readonly CountedMachine[]> => withTries(await nullIfMissing(() => readRecording<Kept>(FILE)));

type Place = Pick<CountedMachine, 'environmentKey' | 'cpuModel' | 'countingHash'>;

/** What was counted there, so far. */
export function machineAt(place: Place, machines: readonly CountedMachine[]): CountedMachine {
  const known = machines.find(
    ({ environmentKey, countingHash }) => environmentKey === place.environmentKey && countingHash === place.countingHash,
  );
  return known ?? { ...place, counts: {}, failures: {}, tries: {} };
}

/** @param add adds to the machine */
export const keepCounts = (place: Place, add: (machine: CountedMachine) => void): Promise<void> =>
  changeRecording<Kept>(FILE, (kept) => {
    const machines = withTries(kept);
    const machine = machineAt(place, machines);
    add(machine);
    return machines.includes(machine) ? machines : [...machines, machine];
  });

export const pairsOf = ({ counts }: Pick<CountedMachine, 'counts'>, one: Case): readonly SlicePair[] => counts[keyOf(one)] ?? [];
