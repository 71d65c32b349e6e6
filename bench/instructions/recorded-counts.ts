import type { OfBothArms } from '../../src/model.ts';
import { nullIfMissing } from '../../src/system/text-file.ts';
import { changeRecording, readRecording } from '../recording.ts';
import { type Case, keyOf } from './cases.ts';

export interface RecordedCount extends OfBothArms<number> {
  readonly seconds: number;
  /** Load average of a minute, before. */
  readonly load: number;
}

/** What was counted on one kind of machine, in one way. */
export interface CountedMachine {
  readonly environmentKey: string;
  readonly cpuModel: string;
  /** Of how they were counted; with another one they are another thing. */
  readonly countingHash: string;
  /** By `keyOf`. */
  readonly counts: Record<string, RecordedCount[]>;
  /** By `keyOf`, how many tries came to no count. */
  readonly failures: Record<string, number>;
}

const FILE = 'instructions.json';

/** In the order in which machines were first counted on; none: nothing was recorded yet. */
export const readCounts = async (): Promise<readonly CountedMachine[]> =>
  (await nullIfMissing(() => readRecording<readonly CountedMachine[]>(FILE))) ?? [];

type Place = Pick<CountedMachine, 'environmentKey' | 'cpuModel' | 'countingHash'>;

/** What was counted there, so far. */
export function machineAt(place: Place, machines: readonly CountedMachine[]): CountedMachine {
  const known = machines.find(
    ({ environmentKey, countingHash }) => environmentKey === place.environmentKey && countingHash === place.countingHash,
  );
  return known ?? { ...place, counts: {}, failures: {} };
}

/** @param add adds to the machine */
export const keepCounts = (place: Place, add: (machine: CountedMachine) => void): Promise<void> =>
  changeRecording<readonly CountedMachine[]>(FILE, (kept) => {
    const machine = machineAt(place, kept ?? []);
    add(machine);
    return [...(kept ?? []).filter((one) => one !== machine), machine];
  });

export const countsOf = ({ counts }: Pick<CountedMachine, 'counts'>, one: Case): readonly RecordedCount[] => counts[keyOf(one)] ?? [];

export const triesOf = (machine: CountedMachine, one: Case): number => countsOf(machine, one).length + (machine.failures[keyOf(one)] ?? 0);
