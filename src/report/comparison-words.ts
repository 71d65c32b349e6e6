/**
 * How a change is shown. The judge orients every change so that positive is worse. A reader would misread "+4 % throughput",
 * so reports show the change of the metric's own figure, head ÷ base − 1: +4.1 % CPU per request, −3.9 % throughput.
 */
import { MAX_P } from '../judge/drift.ts';
import { countedMetric, timeOfCounted } from '../judge/instruction-evidence.ts';
import { METRICS } from '../metrics.ts';
import type { BenchmarkRecord, Comparison, Drift, JudgedBenchmark, MetricName } from '../model.ts';
import { changeOfFigure, describeDifference, formatEstimate, formatEstimatedSize, withPlus } from '../text/differences.ts';
import { formatChosenPercent, formatFigure, formatNanoseconds, formatPercent } from '../text/figures.ts';
import { listOf, shortCommit } from '../text/phrases.ts';

/** For a table: `+4.1 % (3.2 to 5.0)`; without bounds that print alike, as those of counts do. */
export function formatChange(comparison: Comparison): string {
  const { interval, clearableBelow, direction } = comparison;
  const best = formatPercent(changeOfFigure(interval.low, direction));
  const worst = formatPercent(changeOfFigure(interval.high, direction), [changeOfFigure(clearableBelow, direction)]);
  const bounds = direction === 'lower' ? [best, worst] : [worst, best];
  const change = withPlus(formatEstimate(comparison));
  return best === worst ? change : `${change} (${bounds.map((bound) => bound.replace(' %', '')).join(' to ')})`;
}

/** `has` where it is not named. */
const VERBS: Readonly<Partial<Record<MetricName, string>>> = {
  cpuPerRequest: 'uses',
  meanCpuPerRequest: 'uses',
  maxMemory: 'uses',
  maxCpu: 'uses',
  nsPerOp: 'takes',
  meanNsPerOp: 'takes',
  finishOverhead: 'takes',
  finishTime: 'takes',
  bootTime: 'takes',
  instructionsPerRequest: 'executes',
  instructionsPerOp: 'executes',
};

/** A verb phrase behind a benchmark's name: `uses 4.1 % more CPU per request`. */
export function describeChange(comparison: Comparison): string {
  const { metric, estimate, direction } = comparison;
  const more = changeOfFigure(estimate, direction) < 0 ? 'less' : 'more';
  return `${VERBS[metric] ?? 'has'} ${formatEstimatedSize(comparison)} ${more} ${METRICS[metric].label}`;
}

/** The change from which a comparison is a regression: `2 %`. Limits are of costs, and a figure that should be high falls by less. */
export function formatLimit({ threshold, delta0, direction }: Comparison): string {
  const limit = Math.max(threshold, delta0);
  return direction === 'lower' ? formatChosenPercent(limit) : formatPercent(Math.abs(changeOfFigure(limit, direction)));
}

/** `limit 2 %`, `limits 0.7 and 2 %`, `limits 0.7 to 10 %`; null: nothing was compared. */
export function describeLimits(comparisons: readonly Pick<Comparison, 'threshold' | 'delta0'>[]): string | null {
  const limits = [...new Set(comparisons.map(({ threshold, delta0 }) => Math.max(threshold, delta0)))].toSorted(
    (one, other) => one - other,
  );
  const [least, most] = [limits[0], limits.at(-1)];
  if (least === undefined || most === undefined) return null;
  if (limits.length === 1) return `limit ${formatChosenPercent(least)}`;
  return `limits ${formatChosenPercent(least).replace(' %', '')} ${limits.length === 2 ? 'and' : 'to'} ${formatChosenPercent(most)}`;
}

/** `77.8 µs` */
export function formatLevel(metric: MetricName, level: number): string {
  const { unit } = METRICS[metric];
  return unit === 'ns' ? formatNanoseconds(level) : `${formatFigure(level)} ${unit}`.trimEnd();
}

/** `77.8 → 81.0 µs` */
export function formatBaseToHead({ metric, levels }: Comparison): string {
  const [base, head] = [formatLevel(metric, levels.base), formatLevel(metric, levels.head)];
  const [figure, ofBase] = base.split(' ');
  // One unit is enough where both have the same.
  return `${ofBase === head.split(' ')[1] ? figure : base} → ${head}`;
}

/** Names a recorded benchmark as {@link benchmarkLabel} does. */
export function labelOfRecord({ id, variant }: Pick<BenchmarkRecord, 'id' | 'variant'>): string {
  return benchmarkLabel({ id, variant: variant?.name ?? null });
}

/** `express/updateUser`; where runs of several environments were joined, `express/updateUser (Node v22.20.0)`. */
export function benchmarkLabel({ id, variant }: Pick<JudgedBenchmark, 'id' | 'variant'>): string {
  return variant === null ? id : `${id} (${variant})`;
}

/** Names the target of a benchmark likewise. */
export function targetLabel({ target, variant }: Pick<JudgedBenchmark, 'target' | 'variant'>): string {
  return benchmarkLabel({ id: target, variant });
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

const KINDS = ['server', 'suite'] as const;
const INSTRUCTIONS = KINDS.map(countedMetric);
const TIME = KINDS.map(timeOfCounted);

/** Where a time does not grow as its instructions do. */
export const WORK_THAT_TAKES_NO_TIME =
  'this processor may do the additional work beside other work, or the compiler may save it by inlining';

export const CONTRADICTIONS: readonly Contradiction[] = [
  { title: 'More instructions in the same time:', worse: INSTRUCTIONS, than: TIME, because: WORK_THAT_TAKES_NO_TIME },
  {
    title: 'More time for the same instructions:',
    worse: TIME,
    than: INSTRUCTIONS,
    because: 'it may go into system calls, waiting for memory or mispredicted branches, which instruction counts do not include',
  },
  {
    title: 'Waiting that instructions do not show:',
    worse: ['unloadedLatency'],
    than: INSTRUCTIONS,
    because: 'single requests may wait for a timer, a file, another process or the kernel, which instruction counts do not include',
  },
  {
    title: 'More work now and then:',
    worse: ['meanCpuPerRequest', 'meanNsPerOp'],
    than: TIME,
    because: 'the additional work may fall into few slices, like that of a timer or a large garbage collection',
  },
  {
    title: 'Waiting that requests share:',
    worse: ['throughput'],
    than: ['cpuPerRequest'],
    because: 'requests may wait for something that they share, like a lock or a pool of connections',
  },
];

/** Gives a sentence without a full stop about the comparisons of one benchmark; null: the other metric got worse too, or there is none. */
export function describeContradiction({ worse, than, because }: Contradiction, comparisons: readonly Comparison[]): string | null {
  const [one, other] = [worse, than].map((names) => comparisons.find(({ metric }) => names.includes(metric)));
  if (one === undefined || other === undefined || one.interval.low <= Math.max(one.delta0, other.interval.high)) return null;
  if (other.interval.low > other.delta0) return null;
  const [described, against] = [one, other].map(describeDifference);
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
  const [before, after] = [shortCommit(drift.lastBefore), shortCommit(drift.firstAfter)];
  // Two runs of one commit differ in anything but the code, which the sentence then says.
  const place = before === after ? `between two runs of ${before}` : `between ${before} and ${after}`;
  const others = drift.circumstances.length === 0 ? '' : `; the ${listOf(drift.circumstances)} changed there too`;
  return `${name}: ${rose} ${place} (${evidence})${others}${AFTERWARDS[drift.state]}`;
}
