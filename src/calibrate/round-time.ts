import { sum } from 'simple-statistics';
import type { BenchmarkRecord, Run } from '../model.ts';

/** What times are reckoned with. */
export interface RoundTime {
  /** How long a round took, installing included. */
  readonly msPerRound: number;
  /** Time in which instructions were counted: no run did, it is left out of that, or it is in it because every run did. */
  readonly counting: 'none' | 'left out' | 'included';
}

/**
 * How long a round took in these runs. Counting comes after the rounds and can take longer than all of them, and a run says
 * only how long both took: those that counted are left out where there are others.
 */
export function roundTimeOf(runs: readonly Run[]): RoundTime {
  const uncounted = runs.filter(({ benchmarks }) => !benchmarks.some(hasCounts));
  if (uncounted.length === 0) return { msPerRound: msPerRoundOf(runs), counting: 'included' };
  return { msPerRound: msPerRoundOf(uncounted), counting: uncounted.length === runs.length ? 'none' : 'left out' };
}

const hasCounts = ({ measurement }: BenchmarkRecord): boolean =>
  measurement.state === 'measured' && (measurement.instructions !== undefined || measurement.instructionsOfHead !== undefined);

/** On average over all kinds of rounds: which kinds there are is alike in all runs of a project. */
function msPerRoundOf(runs: readonly Run[]): number {
  const rounds = runs.flatMap(({ benchmarks, control }) => [
    control.length,
    ...benchmarks.map(({ measurement }) => (measurement.state === 'measured' ? measurement.duets.length + measurement.solos.length : 0)),
  ]);
  return sum(runs.map(({ durationMs }) => durationMs)) / sum(rounds);
}
