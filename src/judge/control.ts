import { METRICS } from '../metrics.ts';
import type { Control, ControlRound } from '../model.ts';
import { estimateFromRounds } from './log-estimate.ts';
import { duetMetrics, roundLogRatios } from './log-ratios.ts';
import { changeOfLog, pOfAtLeast, pOfAtMost } from './significance.ts';

/** A run in a thousand may be called unfair by chance. */
const ALPHA_OF_CONTROL = 0.001;
/** With three rounds even a gross difference is no proof at that level. */
const LEAST_CONTROL_ROUNDS = 4;

/**
 * Whether the gate itself makes the arms different: a two-sided t test over rounds that had base's code in both of them,
 * on the first gating metric of each. They come from several benchmarks, which makes their variances differ and the test
 * more cautious.
 */
export function judgeControl(rounds: readonly ControlRound[]): Control {
  const ratios = rounds.flatMap(firstGatingRatio);
  if (ratios.length < LEAST_CONTROL_ROUNDS) return { state: 'too few rounds', rounds: ratios.length, estimate: null, p: null };
  const estimate = estimateFromRounds(ratios);
  const p = Math.min(1, 2 * Math.min(pOfAtMost(0, estimate), pOfAtLeast(0, estimate)));
  return { state: p <= ALPHA_OF_CONTROL ? 'unfair' : 'fair', rounds: ratios.length, estimate: changeOfLog(estimate.log), p };
}

function firstGatingRatio(round: ControlRound): readonly number[] {
  const metric = duetMetrics([round]).find((name) => METRICS[name].role === 'gating');
  return metric === undefined ? [] : roundLogRatios([round], metric, METRICS[metric].direction);
}
