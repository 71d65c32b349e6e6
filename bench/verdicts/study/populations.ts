/** Recorded rounds, sorted by what was measured, as far as a replay needs them. */
import { harmonicMean, mean } from 'simple-statistics';
import { METRIC_NAMES, METRICS } from '../../../src/metrics.ts';
import type { BenchmarkIdentity, RoundOfBothArms, MetricName, SlicePair } from '../../../src/model.ts';
import { COST, type InjectionName } from '../recording/conditions.ts';
import type { RecordedRound, Recording } from '../recording/recorded-file.ts';
import { stretchOf } from '../recording/stretches.ts';

/** A recorded round with its gating metrics only. */
export interface PooledRound {
  readonly slices: RoundOfBothArms['slices'];
  /** What a run of this length would have reported of each arm, where any slice is usable. */
  readonly figures: Readonly<Partial<Record<MetricName, SlicePair>>>;
  /** Of the injection; of an `edit`, which one. */
  readonly amount: number;
  /** When it began, in s since its session did. */
  readonly atSeconds: number;
  /** How long it took to measure. */
  readonly seconds: number;
  /** Rounds of one stretch share the moods of the machine. */
  readonly stretch: string;
}

/** All rounds of a benchmark under one condition, in the order of time. */
export interface Population {
  readonly record: BenchmarkIdentity;
  readonly injection: InjectionName;
  /** Gating ones that were measured. */
  readonly metrics: readonly MetricName[];
  readonly rounds: readonly PooledRound[];
}

/** No fixture mostly waits: of one that did throughput would gate as well (`judge/rules/rules.ts`). */
const GATING = METRIC_NAMES.filter((metric) => METRICS[metric].role === 'gating');

/** @param recordings of one kind of session */
export function populationsOf(recordings: readonly Pick<Recording, 'session' | 'rounds'>[]): readonly Population[] {
  const rounds = recordings.flatMap(({ session, rounds }) =>
    rounds.map((round) => ({ round, stretch: stretchOf(session.startedAt, round.atSeconds) })));
  const byCondition = Map.groupBy(rounds, ({ round: { benchmark, injection } }) => `${benchmark} ${injection}`);
  return [...byCondition.values()].map((ofCondition): Population => {
    const { benchmark, injection } = ofCondition[0]!.round;
    const metrics = GATING.filter((metric) => ofCondition.some(({ round }) => (round.slices[metric] ?? []).length > 0));
    return { record: identityOf(benchmark, metrics), injection, metrics, rounds: ofCondition.map(({ round, stretch }) => pooledRound(round, stretch, metrics)) };
  });
}

/** The populations in which nothing was injected. */
export const unchangedOf = (populations: readonly Population[]): readonly Population[] => populations.filter(({ injection }) => injection === 'none');

/** The same round with base's figures for head's and the other way round. */
export function swapped(round: PooledRound): PooledRound {
  return { ...round, slices: mapMetrics(round.slices, (pairs) => pairs.map(turned)), figures: mapMetrics(round.figures, turned) };
}

/** The same round with head's figure of one metric multiplied, as if it cost so much more. */
export function scaled(round: PooledRound, metric: MetricName, factor: number): PooledRound {
  const scale = ({ base, head }: SlicePair): SlicePair => ({ base, head: head * factor });
  const ofMetric = <Value>(change: (value: Value) => Value) => (value: Value, name: MetricName): Value => (name === metric ? change(value) : value);
  return { ...round, slices: mapMetrics(round.slices, ofMetric((pairs) => pairs.map(scale))), figures: mapMetrics(round.figures, ofMetric(scale)) };
}

/** The same round with some of its metrics only. */
export function restricted(round: PooledRound, metrics: readonly MetricName[]): PooledRound {
  const kept = new Set(metrics);
  const keep = <Value>(byMetric: Readonly<Partial<Record<MetricName, Value>>>): Partial<Record<MetricName, Value>> =>
    Object.fromEntries(entriesOf(byMetric).filter(([metric]) => kept.has(metric)));
  return { ...round, slices: keep(round.slices), figures: keep(round.figures) };
}

function pooledRound({ slices, amount, atSeconds, seconds }: RecordedRound, stretch: string, metrics: readonly MetricName[]): PooledRound {
  // Measured and nothing usable is not the same as not measured: the judge needs to see which metrics there are.
  const kept = metrics.flatMap((metric) => (slices[metric] === undefined ? [] : [[metric, slices[metric].filter(isUsable)] as const]));
  return {
    slices: Object.fromEntries(kept),
    figures: Object.fromEntries(kept.filter(([, pairs]) => pairs.length > 0).map(([metric, pairs]) => [metric, { base: figureOfRun(metric, pairs.map(({ base }) => base)), head: figureOfRun(metric, pairs.map(({ head }) => head)) }])),
    amount,
    atSeconds,
    seconds,
    stretch,
  };
}

/** What is time over the number that was finished in it. */
const COSTS: ReadonlySet<MetricName> = new Set(Object.values(COST));

/**
 * Of a cost a tool divides the time of the whole run by all that was finished in it. Slices have the same time each, of the core
 * about as much, so that is the harmonic mean of their costs, which is also what requests a second come to. The arithmetic
 * one would weigh a slice that stalled by its cost, and no tool reports that. The latency of a slice is no such quotient, but a
 * median of single requests, and of those the arithmetic mean is taken.
 */
const figureOfRun = (metric: MetricName, ofSlices: readonly number[]): number => (COSTS.has(metric) ? harmonicMean([...ofSlices]) : mean([...ofSlices]));

const turned = ({ base, head }: SlicePair): SlicePair => ({ base: head, head: base });

const isUsable = ({ base, head }: SlicePair): boolean => base > 0 && head > 0 && Number.isFinite(base) && Number.isFinite(head);

function identityOf(id: string, metrics: readonly MetricName[]): BenchmarkIdentity {
  const [target = id, scenario = ''] = id.split('/');
  return { id, target, scenario, kind: metrics.includes('nsPerOp') ? 'suite' : 'server', version: null, labels: {} };
}

const entriesOf = <Value>(byMetric: Readonly<Partial<Record<MetricName, Value>>>): [MetricName, Value][] => Object.entries(byMetric) as [MetricName, Value][];

function mapMetrics<Value>(byMetric: Readonly<Partial<Record<MetricName, Value>>>, change: (value: Value, metric: MetricName) => Value): Partial<Record<MetricName, Value>> {
  return Object.fromEntries(entriesOf(byMetric).map(([metric, value]) => [metric, change(value, metric)]));
}
