import { readRecording, writeRecording } from '../recording.ts';
import type { ShapeName } from './shapes.ts';
import type { Timed } from './timed.ts';

/** Medians of processes that did one thing. */
export interface RecordedTimes {
  readonly cpuModel: string;
  readonly repeats: number;
  readonly tasks: readonly (Timed & { readonly shape: ShapeName; readonly task: 'judging' | 'reading' })[];
}

const FILE = 'judge-speed.json';

/** Those of the last machine. */
export const readTimes = (): Promise<RecordedTimes> => readRecording<RecordedTimes>(FILE);

export const writeTimes = (times: RecordedTimes): Promise<void> => writeRecording(FILE, times);
