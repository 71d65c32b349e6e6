import type { Comparison, MetricName } from '../../model.ts';
import { describeDifference } from './wording.ts';

/** What two metrics of one benchmark can say against each other. */
export interface Contradiction {
  /** Stands above the sentences of all benchmarks in which they do. */
  readonly title: string;
  /** Of each a benchmark has one at most: servers and suites have metrics of their own. */
  readonly metrics: readonly MetricName[];
  readonly against: readonly MetricName[];
  readonly describe: (one: Comparison, other: Comparison) => string | null;
}

/** All that are looked for, as a report lists them. */
export const CONTRADICTIONS: readonly Contradiction[] = [
  { title: 'Instructions and time disagree:', metrics: ['instructionsPerRequest', 'instructionsPerOp'], against: ['cpuPerRequest', 'nsPerOp'], describe: disagreement },
  { title: 'More work now and then:', metrics: ['meanCpuPerRequest', 'meanNsPerOp'], against: ['cpuPerRequest', 'nsPerOp'], describe: seldomWork },
  { title: 'Waiting that requests share:', metrics: ['throughput'], against: ['cpuPerRequest'], describe: sharedWaiting },
];

/** What to say of it among the comparisons of one benchmark. A sentence without a full stop; null: nothing. */
export function describeContradiction({ metrics, against, describe }: Contradiction, comparisons: readonly Comparison[]): string | null {
  const [one, other] = [metrics, against].map((names) => comparisons.find(({ metric }) => names.includes(metric)));
  return one === undefined || other === undefined ? null : describe(one, other);
}

/**
 * Where a benchmark executes more (or fewer) instructions, and its time says otherwise: one is worse, or better, beyond its δ₀,
 * the other is not, and their intervals do not meet.
 *
 *     instructions ↓   time →   better        neither                     worse
 *     better                    null          "not only instructions"     "not only instructions"
 *     neither                   "hidden"      null                        "not only instructions"
 *     worse                     "hidden"      "hidden"                    null
 */
function disagreement(instructions: Comparison, time: Comparison): string | null {
  const meet = instructions.interval.low <= time.interval.high && time.interval.low <= instructions.interval.high;
  if (meet || wayOf(instructions) === wayOf(time)) return null;
  const differ = `${describeDifference(instructions, 'lower')}, but ${describeDifference(time, 'lower')}`;
  return instructions.estimate > time.estimate ? `${differ}: ${HIDDEN}` : `${differ}: ${NOT_ONLY_INSTRUCTIONS}`;
}

const HIDDEN = 'what is done more is done in the shadow of other work, which another processor may not have room for';
const NOT_ONLY_INSTRUCTIONS = 'the time goes into what is not counted, like system calls, waiting for memory or branches that are guessed wrong';

/** Which way a change goes beyond what is of no interest. */
function wayOf({ interval, delta0 }: Comparison): 'worse' | 'better' | 'neither' {
  if (interval.low > delta0) return 'worse';
  return interval.high < 1 / (1 + delta0) - 1 ? 'better' : 'neither';
}

/** Where a benchmark does more than the median of its slices shows: the mean cost of whole windows rose, and that median did not. */
function seldomWork(mean: Comparison, median: Comparison): string | null {
  if (!isWorseBeyond(mean, median)) return null;
  return `${describeDifference(mean, 'lower')}, but ${describeDifference(median, 'lower')}, by the median of slices: ${SELDOM}${mean.decides ? '' : ', and cannot fail the check'}`;
}

const SELDOM = 'what is done more falls into few of them, like the work of a timer or a large collection';

/** Where a server answers fewer requests than its CPU time tells: throughput fell by more than CPU per request explains. */
function sharedWaiting(throughput: Comparison, cpu: Comparison): string | null {
  if (!isWorseBeyond(throughput, cpu)) return null;
  return `${describeDifference(throughput, 'higher')}, but ${describeDifference(cpu, 'lower')}: ${SHARED}${throughput.decides ? '' : ', and that can fail the check only where servers mostly wait, or a rule makes throughput gating'}`;
}

const SHARED = 'requests wait together for something, like the connections of a pool or a lock';

/** Whether one is worse beyond its δ₀, and the interval of the other does not reach that far. */
function isWorseBeyond(one: Comparison, other: Comparison): boolean {
  return one.interval.low > Math.max(one.delta0, other.interval.high);
}
