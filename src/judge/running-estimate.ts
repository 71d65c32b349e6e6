import type { Change, Interval, Measurement } from '../model.ts';
import { estimateFromRounds } from './log-estimate.ts';
import { LEAST_ROUNDS } from '../model/judgement.ts';
import { gatingLogRatios } from './rounds.ts';
import { changeOfLog, intervalOf } from './significance.ts';

/** The change of a benchmark so far, for a person who waits. It is no verdict: looking at it each round is not corrected for. */
export interface RunningEstimate {
  readonly change: Change;
  readonly interval: Interval;
}

const ALPHA = 0.01;

/** Estimates the first metric that gates; null: there are too few rounds. */
export function runningEstimate(measurement: Measurement | null): RunningEstimate | null {
  if (measurement?.state !== 'measured') return null;
  const ratios = gatingLogRatios(measurement.duets);
  if (ratios.length < LEAST_ROUNDS) return null;
  const estimate = estimateFromRounds(ratios);
  return { change: changeOfLog(estimate.log), interval: intervalOf(estimate, ALPHA) };
}
