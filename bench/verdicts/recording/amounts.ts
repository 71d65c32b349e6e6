/** How much of an injection rounds had: other amounts have another truth, so that rounds of one amount alone make a condition. */
import { sum } from 'simple-statistics';
import type { InjectionName } from './conditions.ts';
import type { Recording } from './recorded-file.ts';
import type { Condition } from './recording-plan.ts';

type Rounds = Pick<Recording, 'rounds' | 'failures'>;

/** In the injection's own unit; undefined: there is none of this condition. */
type AmountOf = (condition: Condition) => number | undefined;

/** Its amounts are the numbers of edits, and all of them are one condition. */
const NUMBERED: InjectionName = 'edit';

/** What was injected last. @param recordings in the order of time */
export function newestAmounts(recordings: readonly Rounds[]): AmountOf {
  const tries = recordings.flatMap(({ rounds, failures }) => [...rounds, ...failures]);
  const newest = new Map(tries.map((one) => [keyOf(one), one.amount]));
  return (condition) => newest.get(keyOf(condition));
}

/** Without the rounds that had another amount. */
export function withAmounts<Recorded extends Rounds>(recordings: readonly Recorded[], amountOf: AmountOf): readonly Recorded[] {
  const hasAmount = (one: Condition & { readonly amount: number }): boolean => one.injection === NUMBERED || one.amount === amountOf(one);
  return recordings.map((recording) => ({ ...recording, rounds: recording.rounds.filter(hasAmount), failures: recording.failures.filter(hasAmount) }));
}

/** All that were tried. */
export const countRounds = (recordings: readonly Rounds[]): number => sum(recordings.map(({ rounds, failures }) => rounds.length + failures.length));

const keyOf = ({ benchmark, injection }: Condition): string => `${benchmark} ${injection}`;
