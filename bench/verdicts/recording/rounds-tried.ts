/** What came of the rounds that were tried. */
import { sum } from 'simple-statistics';
import type { Recording } from './recorded-file.ts';
import type { Condition } from './recording-plan.ts';

/** Of one benchmark under one condition. */
export interface RoundsTried extends Condition {
  readonly tried: number;
  /** Of them. */
  readonly failed: number;
  /** Of them: what was measured under load is left out. */
  readonly unsettled: number;
  /** That all of them took. */
  readonly seconds: number;
}

export function roundsTried(recordings: readonly Pick<Recording, 'rounds' | 'failures'>[]): readonly RoundsTried[] {
  const ends = recordings.flatMap(({ rounds, failures }) => [
    ...rounds.map((round) => ({ round, hasFailed: false, isUnsettled: round.unsettled === true })),
    ...failures.map((round) => ({ round, hasFailed: true, isUnsettled: false })),
  ]);
  return [...Map.groupBy(ends, ({ round: { benchmark, injection } }) => `${benchmark} ${injection}`).values()].map((ofCondition): RoundsTried => {
    const { benchmark, injection } = ofCondition[0]!.round;
    return {
      benchmark,
      injection,
      tried: ofCondition.length,
      failed: ofCondition.filter(({ hasFailed }) => hasFailed).length,
      unsettled: ofCondition.filter(({ isUnsettled }) => isUnsettled).length,
      seconds: sum(ofCondition.map(({ round }) => round.seconds)),
    };
  });
}

const SECONDS_AN_HOUR = 3_600;

/** That all of them took. */
export const hoursOf = (tried: readonly Pick<RoundsTried, 'seconds'>[]): number => sum(tried.map(({ seconds }) => seconds)) / SECONDS_AN_HOUR;
