import type { RecordedTimes } from '../../judge-speed/recorded-times.ts';
import { type Goal, unrecorded } from './goal.ts';

const AIM = '100 metrics judged against 10,000 stored runs in less than 1 s, with less than 300 MB';
const [MOST_MS, MOST_MB] = [1_000, 300];

/** By whichever shape of the stored runs takes most. @param times of the machine that was timed last; null: none was */
export function goalOfJudging(times: Pick<RecordedTimes, 'tasks'> | null): Goal {
  const judging = times?.tasks.filter(({ task }) => task === 'judging') ?? [];
  if (judging.length === 0) return unrecorded(AIM);
  const [ms, megabytes] = [Math.max(...judging.map((one) => one.ms)), Math.max(...judging.map(({ peakMb }) => peakMb))];
  const found = `${(ms / 1_000).toFixed(1)} s and ${megabytes.toFixed(0)} MB: [how long judging takes](noise.md#how-long-judging-takes)`;
  return { aim: AIM, found, standing: ms < MOST_MS && megabytes < MOST_MB ? 'met' : 'missed', extrapolatedFrom: null };
}
