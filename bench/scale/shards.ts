/** Simulates 1,000 benchmarks on 1 to 50 runners: how long the slowest takes, and how often the joined run is wrong. */
import { max, mean, sum } from 'simple-statistics';
import { METRICS } from '../../src/metrics.ts';
import { mergeRuns } from '../../src/merge/merge-runs.ts';
import { judge } from '../../src/judge/judge.ts';
import { splitIntoShards } from '../../src/plan/shards.ts';
import type { BenchmarkRecord, SlicePair } from '../../src/model.ts';
import { BUILT_IN_PROFILES } from '../../src/plan/profiles.ts';
import { gaussian, type Random, seededRandom } from '../../test/judge/seeded-noise.ts';
import { DEFAULT_POLICY } from '../default-policy.ts';
import { replayGate, type ReplayedBenchmark } from '../replay-gate.ts';
import { tableOfFigures } from '../table-of-figures.ts';
import { clopperPearson } from '../clopper-pearson.ts';

const BENCHMARKS = 1_000;
const RUNNERS = [1, 2, 5, 10, 20, 50];
const REPEATS = 20;

/** A benchmark of the median takes a minute; of twenty, the slowest three times as long. */
const MEDIAN_MS = 60_000;
const SPREAD = 0.7;
/** Of a run from the recorded time: looks, and the machine. */
const LUCK = 0.2;
/** Targets have 1 to 9 benchmarks. */
const MOST_OF_A_TARGET = 9;

interface SimulatedTarget {
  readonly name: string;
  readonly benchmarks: number;
  readonly recordedMs: number;
  readonly tookMs: number;
}

function drawTargets(random: Random): readonly SimulatedTarget[] {
  const targets: SimulatedTarget[] = [];
  for (let left = BENCHMARKS; left > 0;) {
    const benchmarks = Math.min(left, 1 + Math.floor(random() * MOST_OF_A_TARGET));
    const times = Array.from({ length: benchmarks }, () => MEDIAN_MS * Math.exp(SPREAD * gaussian(random)));
    targets.push({
      name: `target-${targets.length}`,
      benchmarks,
      recordedMs: sum(times),
      tookMs: sum(times.map((ms) => ms * Math.exp(LUCK * gaussian(random)))),
    });
    left -= benchmarks;
  }
  return targets;
}

/** The share of its runners' time that a split uses: all of it where all end at once. */
function sharesUsed(expectedMs: (target: SimulatedTarget) => number, runners: number): readonly number[] {
  const random = seededRandom(3);
  return Array.from({ length: REPEATS }, () => {
    const targets = drawTargets(random);
    const split = splitIntoShards(
      targets.map((target) => ({ name: target.name, expectedMs: expectedMs(target) })),
      runners,
    );
    const loads = Array.from({ length: runners }, (_, index) =>
      sum(targets.filter(({ name }) => split.get(name) === index + 1).map(({ tookMs }) => tookMs)),
    );
    return mean(loads) / max(loads);
  });
}

function timesAsFast(expectedMs: (target: SimulatedTarget) => number, runners: number): string {
  const shares = sharesUsed(expectedMs, runners);
  return `${(mean([...shares]) * runners).toFixed(1)} (${(Math.min(...shares) * runners).toFixed(1)})`;
}

/** Prints by how much more runners are faster, split by recorded times and by equal ones. */
export function speedUps(): string {
  const rows = RUNNERS.map((runners) => [
    String(runners),
    timesAsFast(({ recordedMs }) => recordedMs, runners),
    timesAsFast(({ benchmarks }) => benchmarks, runners),
  ]);
  return `${tableOfFigures(['runners', 'times as fast, split by recorded time', 'split by number of benchmarks'], rows)}\n\n${BENCHMARKS} benchmarks, mean of ${REPEATS} draws (and the worst). A benchmark takes ${LUCK * 100} % more or less than recorded.`;
}

/** Families of so many benchmarks, some of them slower. */
const FAMILIES = 60;
const FAMILY = 100;
const SHARDS = [1, 5, 20];
const SLOWER = 0.05;
const SLOWER_ONES = 5;
const ROUND_SD = 0.015;
const PLAN = BUILT_IN_PROFILES.find(({ name }) => name === 'standard')!.plan!;
const LEVEL = 0.95;

/** Prints how often unchanged benchmarks are called slower, and slower ones are found, where shards measure parts and one run is judged. */
export function errorRates(): string {
  const rows = SHARDS.map((shards) => {
    const outcomes = Array.from({ length: FAMILIES }, (_, family) => judgeShards(shards, seededRandom(family + 1)));
    const wrong = outcomes.filter(({ falseAlarms }) => falseAlarms > 0).length;
    const found = sum(outcomes.map((one) => one.found));
    return [
      String(shards),
      `${wrong} of ${FAMILIES}`,
      percent(clopperPearson(wrong, FAMILIES, 2 * LEVEL - 1).high),
      percent(found / (FAMILIES * SLOWER_ONES)),
      mean(outcomes.map(({ duets }) => duets / FAMILY)).toFixed(1),
      `${sum(outcomes.map(({ differing }) => differing))} (${sum(outcomes.map(({ opposed }) => opposed))})`,
    ];
  });
  return (
    `${tableOfFigures(['shards', 'families with a false regression', 'at most', 'slower ones found', 'rounds of a benchmark', 'other verdicts than without shards, by the same rounds (of them, neither is inconclusive)'], rows)}\n\n` +
    `Families of ${FAMILY} benchmarks, ${SLOWER_ONES} of them slower by ${percent(SLOWER)}. Each shard measures from look to look by itself; the joined run is judged once,\nby the variances of each shard. Rounds that were enough for these may leave a benchmark inconclusive by the variances of all together.`
  );
}

interface Outcome {
  readonly falseAlarms: number;
  readonly found: number;
  readonly duets: number;
  readonly differing: number;
  /** Of those, where neither verdict is `inconclusive`. */
  readonly opposed: number;
}

const isSlower = (index: number): boolean => index < SLOWER_ONES;

function judgeShards(shards: number, random: Random): Outcome {
  const drawn = Array.from({ length: FAMILY }, (_, index) => drawBenchmark(index, isSlower(index) ? Math.log1p(SLOWER) : 0, random));
  const shardOf = (index: number): number => (index % shards) + 1;
  const parts = Array.from({ length: shards }, (_, place) =>
    replayGate({
      benchmarks: drawn.filter((_, index) => shardOf(index) === place + 1),
      plan: PLAN,
      policy: DEFAULT_POLICY,
      later: { jobs: shards, isPart: shards > 1 },
    }),
  );
  const records = parts.flatMap(({ file }) => file.run.benchmarks);
  const files = parts.map(({ file }, place) => {
    const leftTo = (record: BenchmarkRecord): BenchmarkRecord => {
      const to = { index: shardOf(drawn.findIndex((one) => one.record.id === record.id)), count: shards };
      return { ...record, measurement: { state: 'not measured', reason: { kind: 'left-to-shard', ...to }, leftTo: to } };
    };
    const benchmarks = records.map((record) => (file.run.benchmarks.includes(record) ? record : leftTo(record)));
    return {
      name: `run-${place}.json`,
      file: { ...file, run: { ...file.run, shard: shards === 1 ? null : { index: place + 1, count: shards }, benchmarks } },
    };
  });
  const joined = judge(mergeRuns(files));
  const apart = judge({ ...parts[0]!.file, run: { ...parts[0]!.file.run, benchmarks: records } });
  const verdicts = new Map(apart.benchmarks.map(({ id, verdict }) => [id, verdict]));
  const differing = joined.benchmarks.filter(({ id, verdict }) => verdicts.get(id) !== verdict);
  const regressed = joined.benchmarks
    .filter(({ verdict }) => verdict === 'regressed')
    .map(({ id }) => drawn.findIndex(({ record }) => record.id === id));
  return {
    falseAlarms: regressed.filter((index) => !isSlower(index)).length,
    found: regressed.filter(isSlower).length,
    duets: sum(parts.map(({ duets }) => duets)),
    differing: differing.length,
    opposed: differing.filter(({ id, verdict }) => verdict !== 'inconclusive' && verdicts.get(id) !== 'inconclusive').length,
  };
}

function drawBenchmark(index: number, log: number, random: Random): ReplayedBenchmark {
  const target = `target-${index}`;
  const around = (metric: keyof typeof METRICS): SlicePair => ({
    base: 100,
    head: 100 * Math.exp(log + ROUND_SD * (metric === 'cpuPerRequest' ? 1 : 2) * gaussian(random)),
  });
  return {
    record: { id: `${target}/hello`, target, scenario: 'hello', kind: 'server', version: null, labels: {} },
    draw: () => ({ cpuPerRequest: [around('cpuPerRequest')], unloadedLatency: [around('unloadedLatency')] }),
  };
}

const percent = (fraction: number): string => `${(fraction * 100).toFixed(1)} %`;
