import { MAX_P } from '../judge/drift.ts';
import { METRICS } from '../metrics.ts';
import type { BenchmarkRecord, Change, Comparison, Direction, Drift, JudgedBenchmark, MetricName } from '../model.ts';
import { formatChosenPercent, formatInterval, formatPercent, formatPercentSize, LARGEST_SHOWN } from '../text/figures.ts';
import { listOf, shortCommit } from '../text/phrases.ts';

/**
 * Gives the change of the metric's own figure. A change is worse when positive, whatever the direction: where higher is
 * better, "25 % worse" is a figure that fell to 1/1.25, by 20 %.
 */
export function changeOfFigure(change: Change, direction: Direction): Change {
  return direction === 'lower' ? change : 1 / (1 + change) - 1;
}

/** The estimate as the change of the metric's own figure, with digits that leave it on its side of the limit. */
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
  return `${METRICS[metric].label} ${isOrAre(metric)} ${formatEstimatedSize(comparison, direction)} ${sign < 0 ? 'lower' : 'higher'} (${formatInterval({ low, high })})`;
}

const isOrAre = (metric: MetricName): string => (/^(?:instructions|operations|collections)\b/.test(METRICS[metric].label) ? 'are' : 'is');

/** A metric that was compared, as a reason holds it. */
type ComparedMetric = Parameters<typeof describeDifference>[0] & { readonly direction: Direction };

/** `CPU per request: at most +1.4 %; unloaded latency is 1.9 % higher (1.1 to 2.8 %), below the limit of 2 %` */
export function describeUnchanged(metrics: readonly ComparedMetric[]): string {
  return metrics.map((compared) => {
    const { metric, direction, interval: { low, high }, threshold } = compared;
    if (low > 0) return `${describeDifference(compared, direction)}, below the limit of ${formatChosenPercent(threshold)}`;
    return `${METRICS[metric].label}: at most ${withPlus(formatPercent(changeOfFigure(Math.max(0, high), direction)))}`;
  }).join('; ');
}

/** `unloaded latency: up to +5.7 % possible (minimum detectable effect 7.8 %)` */
export function describeUndecided(metrics: readonly (ComparedMetric & Pick<Comparison, 'smallestVisible'>)[]): string {
  return metrics.map(({ metric, direction, interval: { high }, smallestVisible }) => {
    // "Over 1000 %" would name no limit.
    const effect = smallestVisible > LARGEST_SHOWN ? 'no effect could have been detected' : `minimum detectable effect ${formatPercent(smallestVisible)}`;
    return `${METRICS[metric].label}: up to ${withPlus(formatPercent(changeOfFigure(high, direction)))} possible (${effect})`;
  }).join('; ');
}

/** Puts a plus before a percentage that is above zero. */
export function withPlus(percent: string): string {
  return /^(?:[1-9]|0\.|over )/u.test(percent) ? `+${percent}` : percent;
}

/** Names a recorded benchmark as {@link benchmarkLabel} does. */
export function labelOfRecord({ id, variant }: Pick<BenchmarkRecord, 'id' | 'variant'>): string {
  return benchmarkLabel({ id, variant: variant?.name ?? null });
}

/** `express/updateUser`; where runs of several environments were joined, `express/updateUser (Node v22.20.0)`. */
export function benchmarkLabel({ id, variant }: Pick<JudgedBenchmark, 'id' | 'variant'>): string {
  return variant === null ? id : `${id} (${variant})`;
}

/** One metric that got worse, and another that did not. */
interface Contradiction {
  /** Stands above the sentences about the benchmarks. */
  readonly title: string;
  /** Alternatives: servers and suites have metrics of their own. */
  readonly worse: readonly MetricName[];
  readonly than: readonly MetricName[];
  readonly because: string;
}

const INSTRUCTIONS = ['instructionsPerRequest', 'instructionsPerOp'] as const;
const TIME = ['cpuPerRequest', 'nsPerOp'] as const;

export const CONTRADICTIONS: readonly Contradiction[] = [
  { title: 'More instructions in the same time:', worse: INSTRUCTIONS, than: TIME, because: 'this processor may do the additional work beside other work, and another may not' },
  { title: 'More time for the same instructions:', worse: TIME, than: INSTRUCTIONS, because: 'it may go into system calls, waiting for memory or mispredicted branches, which instruction counts do not include' },
  { title: 'Waiting that instructions do not show:', worse: ['unloadedLatency'], than: INSTRUCTIONS, because: 'single requests may wait for a timer, a file, another process or the kernel, which instruction counts do not include' },
  { title: 'More work now and then:', worse: ['meanCpuPerRequest', 'meanNsPerOp'], than: TIME, because: 'the additional work may fall into few slices, like that of a timer or a large garbage collection' },
  { title: 'Waiting that requests share:', worse: ['throughput'], than: ['cpuPerRequest'], because: 'requests may wait for something that they share, like a lock or a pool of connections' },
];

/** Gives a sentence without a full stop about the comparisons of one benchmark; null: the other metric got worse too, or there is none. */
export function describeContradiction({ worse, than, because }: Contradiction, comparisons: readonly Comparison[]): string | null {
  const [one, other] = [worse, than].map((names) => comparisons.find(({ metric }) => names.includes(metric)));
  if (one === undefined || other === undefined || one.interval.low <= Math.max(one.delta0, other.interval.high)) return null;
  if (other.interval.low > other.delta0) return null;
  const [described, against] = [one, other].map((comparison) => describeDifference(comparison, METRICS[comparison.metric].direction));
  return `${described}, but ${against}: ${because}${one.decides ? '' : `; ${METRICS[one.metric].label} cannot fail the check here`}`;
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
