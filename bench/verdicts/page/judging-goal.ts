import type { RecordedTimes } from '../../judge-speed/recorded-times.ts';
import { type Goal, unrecorded } from './goal.ts';

const AIM = '100 metrics judged against 10,000 stored runs in less than 1 s, with less than 300 MB';
const [MOST_MS, MOST_MB] = [1_000, 300];

/** By whichever shape of the stored runs takes most. Memory is what the process needed until it had judged, reading and all. @param times of the machine that was timed last; null: none was */
export function goalOfJudging(times: Pick<RecordedTimes, 'tasks'> | null): Goal {
  const judging = times?.tasks.filter(({ task }) => task === 'judging') ?? [];
  const reading = times?.tasks.filter(({ task }) => task === 'reading') ?? [];
  if (judging.length === 0) return unrecorded(AIM);
  const [ms, megabytes] = [Math.max(...judging.map((one) => one.ms)), Math.max(...judging.map(({ peakMb }) => peakMb))];
  const before = reading.length === 0 ? '' : `, after ${seconds(Math.max(...reading.map((one) => one.ms)))} of reading them,`;
  const found = `${seconds(ms)}${before} and ${megabytes.toFixed(0)} MB${before === '' ? '' : ' for both'}: [how long judging takes](noise.md#how-long-judging-takes)`;
  return { aim: AIM, found, standing: ms < MOST_MS && megabytes < MOST_MB ? 'met' : 'missed', extrapolatedFrom: null };
}

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;
