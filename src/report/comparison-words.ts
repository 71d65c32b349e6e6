import { MAX_P } from '../judge/drift.ts';
import { METRICS } from '../metrics.ts';
import type { BenchmarkRecord, Change, Comparison, Direction, Drift, JudgedBenchmark, MetricName } from '../model.ts';
import { formatChosenPercent, formatInterval, formatPercent, formatPercentSize, LARGEST_SHOWN } from '../text/figures.ts';
import { listOf, shortCommit } from '../text/phrases.ts';

/**
 * What happened to the metric's own figure. A change is worse when positive, whatever the direction: where higher is
 * better, "25 % worse" is a figure that fell to 1/1.25, by 20 %.
 */
export function changeOfFigure(change: Change, direction: Direction): Change {
  return direction === 'lower' ? change : 1 / (1 + change) - 1;
}

/** The estimate as the change of the metric's own figure, which is held against the threshold, and against the mirror image of that. */
export function formatEstimate(comparison: Pick<Comparison, 'estimate' | 'threshold'>, direction: Direction): string {
  return formatPercent(changeOfFigure(comparison.estimate, direction), limitsOfFigure(comparison, direction));
}

/** The same without its sign. */
export function formatEstimatedSize(comparison: Pick<Comparison, 'estimate' | 'threshold'>, direction: Direction): string {
  return `${formatPercentSize(changeOfFigure(comparison.estimate, direction), limitsOfFigure(comparison, direction))} %`;
}

const limitsOfFigure = ({ threshold }: Pick<Comparison, 'threshold'>, direction: Direction): readonly Change[] =>
  [threshold, 1 / (1 + threshold) - 1].map((limit) => changeOfFigure(limit, direction));

/** `CPU per request is 4.1 % higher (3.2 to 5.0 %)`: the size of the change of the figure, in its direction. */
export function describeDifference(comparison: Pick<Comparison, 'metric' | 'estimate' | 'threshold'> & { readonly interval: Pick<Comparison['interval'], 'low' | 'high'> }, direction: Direction): string {
  const { metric, estimate, interval } = comparison;
  const change = changeOfFigure(estimate, direction);
  const sign = change < 0 ? -1 : 1;
  const bounds = [interval.low, interval.high].map((bound) => sign * changeOfFigure(bound, direction)).toSorted((a, b) => a - b);
  const [low = 0, high = 0] = bounds;
  return `${METRICS[metric].label} is ${formatEstimatedSize(comparison, direction)} ${sign < 0 ? 'lower' : 'higher'} (${formatInterval({ low, high })})`;
}

/** `no regression of 5 % or more in CPU per request and unloaded latency, and of 10 % or more in throughput` */
export function describeNoRegression(cleared: readonly { readonly metric: MetricName; readonly clearedOf: Change }[]): string {
  const byBound = [...Map.groupBy(cleared, ({ clearedOf }) => clearedOf)].toSorted(([one], [other]) => one - other);
  const parts = byBound.map(([bound, group]) => `of ${formatChosenPercent(bound)} or more in ${listOf(group.map(({ metric }) => METRICS[metric].label))}`);
  return `no regression ${parts.join(', and ')}`;
}

/** `could not have seen less than 6.2 % in unloaded latency, nor even 1000 % in throughput` */
export function describeBlindness(comparisons: readonly Pick<Comparison, 'metric' | 'smallestVisible'>[]): string {
  const [limited, blind] = [comparisons.filter((comparison) => !isBlind(comparison)), comparisons.filter(isBlind)];
  const limits = limited.map(({ metric, smallestVisible }) => `${formatPercent(smallestVisible)} in ${METRICS[metric].label}`);
  const parts = [
    ...(limits.length === 0 ? [] : [`less than ${listOf(limits)}`]),
    ...(blind.length === 0 ? [] : [`even ${formatChosenPercent(LARGEST_SHOWN)} in ${listOf(blind.map(({ metric }) => METRICS[metric].label))}`]),
  ];
  return `could not have seen ${parts.join(', nor ')}`;
}

/** "Less than over 1000 %" would name no limit. */
const isBlind = ({ smallestVisible }: Pick<Comparison, 'smallestVisible'>): boolean => smallestVisible > LARGEST_SHOWN;

/** Names a recorded benchmark as {@link benchmarkLabel} does. */
export function labelOfRecord({ id, variant }: Pick<BenchmarkRecord, 'id' | 'variant'>): string {
  return benchmarkLabel({ id, variant: variant?.name ?? null });
}

/** `express/updateUser`; where runs of several environments were joined, `express/updateUser (Node v22.20.0)`. */
export function benchmarkLabel({ id, variant }: Pick<JudgedBenchmark, 'id' | 'variant'>): string {
  return variant === null ? id : `${id} (${variant})`;
}

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

const AFTERWARDS: Readonly<Record<Drift['state'], string>> = { lasting: '', undone: '; undone since', accepted: '; accepted' };

/**
 * One sentence without a full stop: `express/updateUser: CPU per request rose by 4.1 % between 1a2b3c4d5e6f and 5d6e7f8a9b0c
 * (p < 0.001, 12 runs before, 9 after)`, where something beside the code changed too with `; the kernel changed there too`,
 * then what became of it: `; undone since`.
 */
export function describeDrift(drift: Drift): string {
  const change = changeOfFigure(drift.change, drift.direction);
  const rose = `${METRICS[drift.metric].label} ${change < 0 ? 'fell' : 'rose'} by ${formatPercent(Math.abs(change))}`;
  const evidence = `p < ${MAX_P}, ${drift.runsBefore} runs before, ${drift.runsAfter} after`;
  const name = benchmarkLabel({ id: drift.benchmark, variant: drift.variant });
  return `${name}: ${rose} ${describePlace(drift)} (${evidence})${describeCircumstances(drift)}${AFTERWARDS[drift.state]}`;
}

/** Two runs of one commit differ in anything but the code, which the sentence then says. */
function describePlace({ lastBefore, firstAfter }: Drift): string {
  if (lastBefore === firstAfter) return `between two runs of ${shortCommit(lastBefore)}`;
  return `between ${shortCommit(lastBefore)} and ${shortCommit(firstAfter)}`;
}

function describeCircumstances({ circumstances }: Drift): string {
  return circumstances.length === 0 ? '' : `; the ${listOf(circumstances)} changed there too`;
}
