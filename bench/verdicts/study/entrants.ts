/** The rivals' rules with what each is given to judge by, so that all of them see the same rounds. */
import { mean, median, sampleVariance, standardDeviation } from 'simple-statistics';
import { estimateFromRounds, type LogEstimate } from '../../../src/judge/log-estimate.ts';
import { autocannonCompare } from './rivals/autocannon-compare.ts';
import { bencher } from './rivals/bencher.ts';
import { benchstat } from './rivals/benchstat.ts';
import { codspeeds, impact } from './rivals/codspeed.ts';
import { githubActionBenchmarks } from './rivals/github-action-benchmark.ts';
import { uStatistic } from './rivals/mann-whitney.ts';
import { nodeCores } from './rivals/node-core.ts';
import type { Rival, RivalData } from './rivals/rival.ts';
import { rustcPerf, significanceThreshold } from './rivals/rustc-perf.ts';
import { differenceOfMeans, tachometer } from './rivals/tachometer.ts';
import { type SampleSummary, welchTest } from './rivals/welch-test.ts';

/** Which figures of recorded rounds a rule takes for its own. */
export interface Fare {
  /** A figure a round, like a run of its own; or one a slice, like a sample within a run. */
  readonly figureOf: 'round' | 'slice';
  /** Of head, and of every run that it is compared with: all their figures, whatever a round has of them. */
  readonly rounds: number;
  /** It goes on for so many, where those rounds have fewer. */
  readonly leastFigures: number;
  /** It stops at so many. */
  readonly mostFigures: number;
  /** Runs of main at other times that it looks at, the last of them base's. 0: base is measured beside head, or right after it. */
  readonly storedRuns: number;
}

/** A tool with one or more settings of its rule. */
export interface Entrant {
  readonly tool: string;
  readonly rules: readonly Rival[];
  /** What its project asks for, within the rounds that our procedure took on average. */
  readonly asked: Fare;
  /** All of those rounds. */
  readonly all: Fare;
  /**
   * What the rule holds against its limit: the larger, the slower head looks. By this a limit can be moved. Without steps: where many
   * families come to the same figure no limit lets just so many of them go beyond.
   */
  readonly evidence: (data: RivalData) => number;
}

/** tachometer judges no fewer. */
const LEAST_SAMPLES_OF_TACHOMETER = 50;

/** One run of autocannon's default length has ten samples. */
const SAMPLES_OF_AUTOCANNON = 10;

/** `runs` of Node's benchmark/compare.js. */
const RUNS_OF_NODE_CORE = 30;

/** What benchstat's manual calls ideal. */
const RUNS_OF_BENCHSTAT = 20;

/** Those of base and of the 30 commits before it. */
const STORED_RUNS_OF_RUSTC_PERF = 31;

/** `MOST_SAMPLES` of Bencher. */
const STORED_RUNS_OF_BENCHER = 64;

/**
 * @param rounds side by side that our procedure took on average, so that all have the same time. Who measures head alone has
 *   time for twice as many.
 */
export function entrantsFor(rounds: number): readonly Entrant[] {
  const runs = (most: number): Fare => ({ ...figuresOf('round', Math.min(most, rounds)), storedRuns: 0 });
  // A run is a round here, of 0.6 to 1.8 s of load, where projects run 10 to 30 s: told beside whatever comes of it.
  const stored = (storedRuns: number): Pick<Entrant, 'asked' | 'all'> => ({ asked: { ...figuresOf('round', 1), storedRuns }, all: { ...figuresOf('round', 2 * rounds), storedRuns } });
  const oneRun: Fare = { figureOf: 'slice', rounds: 1, leastFigures: SAMPLES_OF_AUTOCANNON, mostFigures: SAMPLES_OF_AUTOCANNON, storedRuns: 0 };
  const sampled: Fare = { ...figuresOf('slice', rounds), leastFigures: LEAST_SAMPLES_OF_TACHOMETER, storedRuns: 0 };
  return [
    { tool: 'github-action-benchmark', rules: githubActionBenchmarks, ...stored(1), evidence: ({ head, history }) => mean([...head]) / history.at(-1)! },
    { tool: 'Bencher', rules: [bencher], ...stored(STORED_RUNS_OF_BENCHER), evidence: ({ head, history }) => deviations(mean([...head]), history) },
    { tool: 'CodSpeed', rules: codspeeds, ...stored(1), evidence: ({ base, head }) => -impact(mean([...base]), mean([...head])) },
    { tool: 'rustc-perf', rules: [rustcPerf], ...stored(STORED_RUNS_OF_RUSTC_PERF), evidence: ({ head, history }) => (mean([...head]) / history.at(-1)! - 1) / significanceThreshold(history.slice(0, -1)) },
    { tool: 'autocannon-compare', rules: [autocannonCompare], asked: oneRun, all: { ...figuresOf('slice', rounds), storedRuns: 0 }, evidence: ({ base, head }) => ratesOf(base).mean / ratesOf(head).mean },
    { tool: 'tachometer', rules: [tachometer(Infinity)], asked: sampled, all: sampled, evidence: ({ base, head }) => marginsFromZero(base, head) },
    { tool: 'Node core', rules: nodeCores, asked: runs(RUNS_OF_NODE_CORE), all: runs(rounds), evidence: ({ base, head }) => welchEvidence(base, head) },
    { tool: 'benchstat', rules: [benchstat], asked: runs(RUNS_OF_BENCHSTAT), all: runs(rounds), evidence: ({ base, head }) => rankEvidence(base, head) },
    { tool: PAIRED_T, rules: [], asked: runs(rounds), all: runs(rounds), evidence: ({ base, head }) => pairedT(base, head) },
    { tool: BARE_DIFFERENCE, rules: [], asked: runs(rounds), all: runs(rounds), evidence: ({ base, head }) => differenceOfPairs(base, head).log },
  ];
}

/** All of so many rounds. */
const figuresOf = (figureOf: Fare['figureOf'], rounds: number): Omit<Fare, 'storedRuns'> => ({ figureOf, rounds, leastFigures: 1, mostFigures: Infinity });

/** No rival: what the pairs of a duet are worth without anything else of ours. */
export const PAIRED_T = 'a paired t test';

/** No rival either: the same pairs, and no question how noisy they are. */
export const BARE_DIFFERENCE = 'the bare difference of pairs';

/** What no project has: rules that show what the pairs are worth by themselves. */
export const YARDSTICKS: ReadonlySet<string> = new Set([PAIRED_T, BARE_DIFFERENCE]);

const deviations = (figure: number, stored: readonly number[]): number => (figure - mean([...stored])) / standardDeviation([...stored]);

/** Half-widths of its interval that the difference lies above 0. */
function marginsFromZero(base: readonly number[], head: readonly number[]): number {
  const { low, high } = differenceOfMeans(base, head).relative;
  return (high + low) / (high - low);
}

/** One in how many times chance alone would set rates so far apart; less than 1 where head is the faster one. */
function welchEvidence(base: readonly number[], head: readonly number[]): number {
  const { t, p } = welchTest(ratesOf(base), ratesOf(head));
  return t > 0 ? 1 / p : p;
}

/** U has steps of a half: of equal ones that with the larger ratio of medians, which is printed beside it, counts for more. */
function rankEvidence(base: readonly number[], head: readonly number[]): number {
  const [ofBase, ofHead] = [median([...base]), median([...head])];
  return uStatistic(head, base) + 0.5 * (ofHead / (ofHead + ofBase));
}

function pairedT(base: readonly number[], head: readonly number[]): number {
  const { log, standardError } = differenceOfPairs(base, head);
  return log / standardError;
}

const differenceOfPairs = (base: readonly number[], head: readonly number[]): LogEstimate => estimateFromRounds(head.map((figure, round) => Math.log(figure / base[round]!)));

function ratesOf(costs: readonly number[]): SampleSummary {
  const rates = costs.map((cost) => 1 / cost);
  return { mean: mean(rates), variance: sampleVariance(rates), size: rates.length };
}
