/**
 * What it is worth that a round counts for less where requests cost more in both arms: whatever makes a machine slow for a while
 * also makes rounds differ. On the recorded unchanged rounds, by place and metric: variance of the plain mean of log ratios over that
 * of the weighted one, so how many times as many rounds the plain one takes to know as much.
 *
 *     node bench/weighted-rounds.ts
 *
 * Weights go by the cost of both arms together, so that swapping them changes nothing but the sign. Nothing is measured.
 */
import { geometricMean, sum } from 'simple-statistics';
import { type RoundLogs, roundLogs, roundWeights } from '../src/judge/rounds.ts';
import { PROCEDURE } from '../src/measure/procedure.ts';
import { METRICS } from '../src/metrics.ts';
import type { MetricName } from '../src/model.ts';
import { tableOfFigures } from './table-of-figures.ts';
import { readRecordings } from './verdicts/recording/recorded-folder.ts';
import { openPlaces } from './verdicts/study/evidence.ts';
import { briefly } from './verdicts/study/places.ts';
import type { PooledRound, Population } from './verdicts/study/populations.ts';
import { FAMILIES } from './verdicts/study/setting.ts';

/** A round counts (usual cost / its cost) to the power of this; the judge goes by the first. */
const POWERS = [1, 2] as const;
/** Fewer say nothing of a spread. */
const LEAST_ROUNDS = 30;

const metricsOf = (populations: readonly Population[]): readonly MetricName[] => [...new Set(populations.flatMap(({ metrics }) => metrics))];

const { places } = openPlaces({ recordings: await readRecordings(), procedure: { ...PROCEDURE }, families: FAMILIES });
const rows = places.flatMap(({ machine, setting: { neighbour, unchanged } }) => metricsOf(unchanged).flatMap((metric) => {
  const benchmarks = unchanged.flatMap(({ rounds }) => weighable(rounds, metric)).filter(({ length }) => length >= LEAST_ROUNDS);
  if (benchmarks.length === 0) return [];
  const gains = POWERS.map((power) => benchmarks.map((rounds) => gainOf(rounds, power)));
  return [[briefly({ machine, neighbour }), METRICS[metric].label, String(benchmarks.length), ...gains.map(describe)]];
}));
process.stdout.write(`${tableOfFigures(['place', 'metric', 'benchmarks', ...POWERS.map((power) => (power === 1 ? 'by 1/cost' : `by 1/cost^${power}`))], rows)}\n`);

/** Of one benchmark; none where it does not have the metric. */
function weighable(rounds: readonly PooledRound[], metric: MetricName): readonly (readonly RoundLogs[])[] {
  const usable = rounds.flatMap(({ slices }) => roundLogs(slices[metric] ?? [], 'lower') ?? []);
  return usable.length === 0 ? [] : [usable];
}

function gainOf(rounds: readonly RoundLogs[], power: number): number {
  return errorOf(rounds, rounds.map(() => 1)) / errorOf(rounds, roundWeights(rounds.map(({ cost }) => power * cost)));
}

/** Of the weighted mean: its variance by the residuals, whatever each round's own variance is (Huber 1967). */
function errorOf(rounds: readonly RoundLogs[], weights: readonly number[]): number {
  const centre = sum(rounds.map(({ ratio }, place) => weights[place]! * ratio)) / sum(weights);
  return sum(rounds.map(({ ratio }, place) => (weights[place]! * (ratio - centre)) ** 2)) / sum(weights) ** 2;
}

/** `1.02 (0.95–1.12)`: the geometric mean over benchmarks, and the least and largest. */
function describe(gains: readonly number[]): string {
  return `${geometricMean([...gains]).toFixed(2)} (${Math.min(...gains).toFixed(2)}–${Math.max(...gains).toFixed(2)})`;
}
