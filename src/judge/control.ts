import { estimateFromRounds } from './log-estimate.ts';
import { gatingLogRatios } from './rounds.ts';
import { changeOfLog, pOfNoDifference, smallestVisibleDifference } from './significance.ts';
import type { Control, ControlRound, ControlTest } from '../model.ts';

/** A run in a thousand may be called unfair by chance. */
const ALPHA_OF_CONTROL = 0.001;
/** With three rounds even a gross difference is no proof at that level. */
const LEAST_CONTROL_ROUNDS = 4;

/**
 * Tests whether the gate itself makes the arms different: a two-sided t test over rounds that had base's code in both of them,
 * on the first gating metric of each. They come from several benchmarks, which makes their variances differ and the test
 * more cautious. Of few rounds it sees gross differences alone, and tells which.
 *
 * Where runs were joined, each is tested by itself as well, because one whose arms were treated differently would hide
 * among others that were not; all tests share α evenly (Bonferroni).
 */
export function judgeControl(rounds: readonly ControlRound[]): Control {
  const byPart = [...Map.groupBy(rounds, ({ part }) => part ?? null)];
  const apart = byPart.length < 2 ? [] : byPart.map(([part, those]) => ({ part, ratios: ratiosOf(those) }));
  const together = ratiosOf(rounds);
  const tests = [together, ...apart.map(({ ratios }) => ratios)].filter(isEnough).length;
  const alpha = ALPHA_OF_CONTROL / Math.max(1, tests);
  const whole = testOf(null, together, alpha);
  const parts = apart.map(({ part, ratios }) => testOf(part, ratios, alpha));
  const unfair = [whole, ...parts].flatMap((test) => (test.state === 'unfair' ? [test] : []));
  const [plainest = whole] = unfair.toSorted((one, other) => one.p - other.p);
  return { ...plainest, parts };
}

const isEnough = (ratios: readonly number[]): boolean => ratios.length >= LEAST_CONTROL_ROUNDS;

/** @param ratios logs, one a round */
function testOf(part: string | null, ratios: readonly number[], alpha: number): ControlTest {
  const rounds = ratios.length;
  if (!isEnough(ratios)) return { part, rounds, state: 'too few rounds' };
  const estimate = estimateFromRounds(ratios);
  const p = pOfNoDifference(estimate);
  return {
    part,
    rounds,
    state: p <= alpha ? 'unfair' : 'fair',
    estimate: changeOfLog(estimate.log),
    p,
    smallestVisible: smallestVisibleDifference(estimate, alpha),
  };
}

const ratiosOf = (rounds: readonly ControlRound[]): readonly number[] => rounds.flatMap((round) => gatingLogRatios([round]));
