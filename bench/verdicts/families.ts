/**
 * Families of benchmarks, as a pull request reaches them, made of recorded rounds of one half-hour. Each round of each member is drawn by
 * itself, and so is the arm that is called head: there is truly no difference. Families larger than what was recorded hold a benchmark
 * several times, each time with other rounds.
 */
import { sum } from 'simple-statistics';
import { METRIC_NAMES, METRICS } from '../../src/metrics.ts';
import type { BenchmarkIdentity, MetricName, SlicePair, TargetKind } from '../../src/model.ts';
import { type Draw, shuffled } from '../../src/statistics.ts';
import type { Recording } from './recordings.ts';

/** What a slowdown multiplies. */
export const COST: Readonly<Record<TargetKind, MetricName>> = { server: 'cpuPerRequest', suite: 'nsPerOp' };

/** A recorded round with its gating metrics only. */
interface PooledRound {
  readonly slices: Readonly<Partial<Record<MetricName, readonly SlicePair[]>>>;
  readonly seconds: number;
}

/** Rounds of a benchmark within a half-hour: the moods of a shared machine last minutes. */
export interface Population {
  readonly record: BenchmarkIdentity;
  readonly metrics: readonly MetricName[];
  readonly rounds: readonly PooledRound[];
}

export interface HalfHour {
  readonly name: string;
  readonly populations: readonly Population[];
}

/** The rounds of a benchmark in the order in which it gets them. */
type RoundAt = (index: number) => PooledRound;

export interface Member {
  readonly id: string;
  readonly population: Population;
  readonly metrics: readonly MetricName[];
  readonly roundAt: RoundAt;
}

export interface Family {
  readonly halfHour: string;
  readonly members: readonly Member[];
  /** The member that is slower; null: nothing changed. */
  readonly changed: Member | null;
}

/** Of every round head's cost is multiplied by `factor`. */
interface Slowdown {
  readonly benchmark: string;
  readonly factor: number;
}

const HALF_HOUR_SECONDS = 1_800;
/** A member with fewer would be a handful of rounds over and over. */
const LEAST_ROUNDS = 10;
const GATING = METRIC_NAMES.filter((metric) => METRICS[metric].role === 'gating');

/** Those with enough rounds of any benchmark; of each the benchmarks with enough rounds. */
export function halfHoursOf(recordings: readonly Recording[]): readonly HalfHour[] {
  const rounds = recordings.flatMap(({ session: { startedAt }, rounds: recorded }) =>
    recorded.map((round) => ({ round, halfHour: `${startedAt}/${Math.floor(round.atSeconds / HALF_HOUR_SECONDS)}` })),
  );
  const metricsOf = new Map(
    [...Map.groupBy(rounds, ({ round }) => round.benchmark)].map(([id, ofBenchmark]) => [
      id,
      GATING.filter((metric) => ofBenchmark.some(({ round: { slices } }) => (slices[metric] ?? []).length > 0)),
    ]),
  );
  return [...Map.groupBy(rounds, ({ halfHour }) => halfHour)]
    .map(([name, ofHalfHour]): HalfHour => ({
      name,
      populations: [...Map.groupBy(ofHalfHour, ({ round }) => round.benchmark)]
        .map(([id, ofBenchmark]): Population => {
          const metrics = metricsOf.get(id)!;
          return {
            record: identityOf(id, metrics),
            metrics,
            rounds: ofBenchmark.map(({ round: { slices, seconds } }) => ({ seconds, slices: usable(slices, metrics) })),
          };
        })
        .filter(
          ({ metrics, rounds: ofBenchmark }) =>
            ofBenchmark.filter(({ slices }) => metrics.every((metric) => (slices[metric] ?? []).length > 0)).length >= LEAST_ROUNDS,
        ),
    }))
    .filter(({ populations }) => populations.length > 0);
}

function identityOf(id: string, metrics: readonly MetricName[]): BenchmarkIdentity {
  const [target = id, scenario = ''] = id.split('/');
  return { id, target, scenario, kind: metrics.includes('nsPerOp') ? 'suite' : 'server', version: null, labels: {} };
}

/** A metric that was measured and came to nothing usable stays, without slices: the judge needs to see which metrics there are. */
function usable(slices: PooledRound['slices'], metrics: readonly MetricName[]): PooledRound['slices'] {
  return Object.fromEntries(metrics.flatMap((metric) => (slices[metric] === undefined ? [] : [[metric, slices[metric].filter(isUsable)]])));
}

const isUsable = ({ base, head }: SlicePair): boolean => base > 0 && head > 0;

/** The same round with base's figures for head's and the other way round. */
export const swapped = (round: PooledRound): PooledRound => withPairs(round, ({ base, head }) => ({ base: head, head: base }));

/** The same round with head's cost multiplied. */
export const scaled = (round: PooledRound, cost: MetricName, factor: number): PooledRound =>
  withPairs(round, ({ base, head }, metric) => ({ base, head: metric === cost ? head * factor : head }));

function withPairs({ slices, seconds }: PooledRound, change: (pair: SlicePair, metric: MetricName) => SlicePair): PooledRound {
  const entries = Object.entries(slices) as [MetricName, readonly SlicePair[]][];
  return { seconds, slices: Object.fromEntries(entries.map(([metric, pairs]) => [metric, pairs.map((pair) => change(pair, metric))])) };
}

/** Draws a family of so many gating metrics; half-hours in proportion to their rounds. */
export function drawFamily(halfHours: readonly HalfHour[], size: number, draw: Draw, slowdown: Slowdown | null = null): Family {
  const home = halfHourAt(halfHours, draw(sum(halfHours.map(countRounds))));
  const changed = slowdown === null ? null : changedMember(halfHours, home, slowdown, draw);
  const members = unchangedMembers(home, size - (changed?.metrics.length ?? 0), draw);
  return { halfHour: home.name, members: changed === null ? members : [changed, ...members], changed };
}

const countRounds = ({ populations }: HalfHour): number => sum(populations.map(({ rounds }) => rounds.length));

function halfHourAt(halfHours: readonly HalfHour[], place: number): HalfHour {
  let before = 0;
  return halfHours.find((one) => {
    before += countRounds(one);
    return place < before;
  })!;
}

/** Every benchmark once before any is there twice. */
function unchangedMembers({ populations }: HalfHour, size: number, draw: Draw): readonly Member[] {
  const members: Member[] = [];
  let left = size;
  while (left > 0) {
    for (const population of shuffled(populations, draw)) {
      if (left <= 0) break;
      const metrics = population.metrics.length <= left ? population.metrics : shuffled(population.metrics, draw).slice(0, left);
      left -= metrics.length;
      const restricted = ({ slices, seconds }: PooledRound): PooledRound => ({ seconds, slices: usable(slices, metrics) });
      members.push({
        id: `${population.record.id}#${members.length}`,
        population,
        metrics,
        roundAt: openRounds(population.rounds, draw, restricted),
      });
    }
  }
  return members;
}

/** From the family's half-hour if the benchmark has enough rounds there, otherwise from all. */
function changedMember(halfHours: readonly HalfHour[], home: HalfHour, { benchmark, factor }: Slowdown, draw: Draw): Member {
  const populations = [home, ...halfHours].flatMap((one) => one.populations.filter(({ record }) => record.id === benchmark));
  const isAtHome = home.populations.includes(populations[0]!);
  const population = populations[0]!;
  const rounds = isAtHome ? population.rounds : populations.flatMap((one) => one.rounds);
  const slower = (round: PooledRound): PooledRound => scaled(round, COST[population.record.kind], factor);
  return { id: `${benchmark}#changed`, population, metrics: population.metrics, roundAt: openRounds(rounds, draw, slower) };
}

/** Each is drawn from all of them, and its arms are swapped or not. */
function openRounds(rounds: readonly PooledRound[], draw: Draw, change: (round: PooledRound) => PooledRound): RoundAt {
  const drawn: PooledRound[] = [];
  return (index) => {
    while (drawn.length <= index) {
      const round = rounds[draw(rounds.length)]!;
      drawn.push(change(draw(2) === 0 ? round : swapped(round)));
    }
    return drawn[index]!;
  };
}
