/** When the half-hours were from which families are drawn: those of one hour are hardly two moods of a machine. */
import { sessionBegunMs } from '../recording/stretches.ts';
import { LEAST_ROUNDS_OF_A_STRETCH, stretchesOf } from './families.ts';
import type { Population } from './populations.ts';

/** From its first round to its last, in ms since 1970. */
export interface HalfHour {
  readonly fromMs: number;
  readonly toMs: number;
}

/** In the order of time. */
export function halfHoursOfFamilies(unchanged: readonly Population[]): readonly HalfHour[] {
  return stretchesOf(unchanged, LEAST_ROUNDS_OF_A_STRETCH).map(({ stretch, populations }): HalfHour => {
    const rounds = populations.flatMap((one) => one.rounds.map(([asRecorded]) => asRecorded));
    const begunMs = sessionBegunMs(stretch);
    return {
      fromMs: begunMs + 1_000 * Math.min(...rounds.map(({ atSeconds }) => atSeconds)),
      toMs: begunMs + 1_000 * Math.max(...rounds.map(({ atSeconds, seconds }) => atSeconds + seconds)),
    };
  }).toSorted((one, other) => one.fromMs - other.fromMs);
}
