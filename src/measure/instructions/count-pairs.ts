import { AsyncDisposableStack } from '@whatwg-node/disposablestack';
import { costsPerUnit, type CountedProgram, shareFate } from './cost-per-unit.ts';
import type { CountedRepeat } from './counted-node.ts';
import { startCountedServer } from './counted-server.ts';
import { startCountedSuite } from './counted-suite.ts';
import { type CountingPlan, planCounting, unitTime } from './counting-plan.ts';
import type { ServerArm } from '../server/server-arms.ts';
import type { SuiteArm } from '../suite/suite-rounds.ts';
import type { Arm, HttpScenario, OfBothArms, RoundOfBothArms, SlicePair, SoloRound } from '../../model.ts';
import { isComparable, type PlannedBenchmark } from '../../plan/benchmarks.ts';

/** How a pair is counted. */
interface Counting extends CountedRepeat {
  /** The same for both arms and all repeats. */
  readonly plan: CountingPlan;
}

interface ServersToCount extends Counting {
  readonly arms: OfBothArms<ServerArm>;
  readonly scenario: HttpScenario;
}

interface SuitesToCount extends Counting {
  readonly arms: OfBothArms<SuiteArm>;
  readonly task: string;
}

/**
 * Instructions of one request in each arm, in one repeat: fresh processes of both arms at the same time, unpinned, because
 * counts do not care what else the machine does. Both share the seed, of which every repeat has another: the luck of one
 * way to hash is no property of the code.
 *
 * @throws ArmFailure where an arm fails; MeasuringFailure where a count would mean nothing; either where the signal ended it
 */
export function countInstructionsOfServers({ arms, scenario, seed, ...counting }: ServersToCount): Promise<SlicePair> {
  return countPair(counting, (arm, signal) => startCountedServer(arm, arms[arm], scenario, { seed, signal }));
}

/** The same of one operation of a suite's task. */
export function countInstructionsOfSuites({ arms, task, seed, ...counting }: SuitesToCount): Promise<SlicePair> {
  return countPair(counting, (arm, signal) => startCountedSuite(arm, arms[arm], task, { seed, signal }));
}

/**
 * One repeat.
 *
 * @param start is given the signal that ends what it starts
 */
export async function countPair({ plan, signal }: Pick<Counting, 'plan' | 'signal'>, start: (arm: Arm, signal: AbortSignal) => Promise<CountedProgram>): Promise<SlicePair> {
  await using opened = new AsyncDisposableStack();
  const fate = shareFate(signal);
  const programs = await fate.inBoth(async (arm) => opened.use(await start(arm, fate.signal)));
  return await costsPerUnit(programs, plan, fate);
}

/** Counts a benchmark pair by pair: what was counted is there, whatever becomes of the next. */
export interface PairCounter {
  /** What `unitTime` tells of it at its own speed. */
  readonly unitMs: number;
  readonly plan: CountingPlan;
  /**
   * @param pair its number, from 0 on, which decides the hash seeds
   * @param signal ends it early, and whatever it has started
   * @throws ArmFailure where an arm fails, or was ended by the signal; MeasuringFailure where a count would mean nothing
   */
  readonly countPair: (pair: number, signal: AbortSignal) => Promise<SlicePair>;
}

interface ArmsToCount {
  readonly trees: OfBothArms<string>;
  /** Its rounds side by side so far: how long base takes for a request decides how many are counted. */
  readonly duets: readonly Pick<RoundOfBothArms, 'slices'>[];
}

/**
 * What counts the instructions of a benchmark's requests (or operations) in both arms, one repeat a pair; null where there
 * is nothing to count: it has no base, no round that tells the time, or its requests are held.
 */
export function pairCounterOf(benchmark: PlannedBenchmark, { trees, duets }: ArmsToCount): PairCounter | null {
  const unitMs = unitTime(benchmark.kind, (time) => duets.flatMap(({ slices }) => (slices[time] ?? []).map(({ base }) => base)));
  if (unitMs === null || !isComparable(benchmark)) return null;
  const plan = planCounting(benchmark.kind, unitMs);
  if (benchmark.kind === 'suite') {
    const { scenario: task } = benchmark;
    const arms = { base: { target: benchmark.base, tree: trees.base }, head: { target: benchmark.head, tree: trees.head } };
    return { unitMs, plan, countPair: (pair, signal) => countInstructionsOfSuites({ plan, seed: pair + 1, signal, arms, task }) };
  }
  const { request: scenario } = benchmark;
  if (scenario.protocol !== 'http') return null;
  const arms = {
    base: { target: benchmark.base, tree: trees.base, stopGraceMs: 0 },
    head: { target: benchmark.head, tree: trees.head, stopGraceMs: 0 },
  };
  return { unitMs, plan, countPair: (pair, signal) => countInstructionsOfServers({ plan, seed: pair + 1, signal, arms, scenario }) };
}

interface HeadToCount {
  /** Folder of head's copy. */
  readonly tree: string;
  /** Its rounds so far: how long a request takes decides how many are counted. */
  readonly solos: readonly Pick<SoloRound, 'figures'>[];
}

/**
 * What counts the instructions of a benchmark's requests (or operations) where there is no base: two repeats of head are a
 * pair, in the places of the arms, each with a hash seed of its own. null where there is nothing to count: no round tells
 * the time, or its requests are held.
 */
export function pairCounterOfHead(benchmark: PlannedBenchmark, { tree, solos }: HeadToCount): PairCounter | null {
  const unitMs = unitTime(benchmark.kind, (time) => solos.flatMap(({ figures }) => figures[time] ?? []));
  const start = starterOf(benchmark, tree);
  if (unitMs === null || start === null) return null;
  const plan = planCounting(benchmark.kind, unitMs);
  return {
    unitMs,
    plan,
    countPair: (pair, signal) => {
      const seeds = { base: 2 * pair + 1, head: 2 * pair + 2 };
      return countPair({ plan, signal }, (place, ended) => start({ seed: seeds[place], signal: ended }));
    },
  };
}

/** null: its requests are held. */
function starterOf(benchmark: PlannedBenchmark, tree: string): ((repeat: CountedRepeat) => Promise<CountedProgram>) | null {
  if (benchmark.kind === 'suite') {
    const arm = { target: benchmark.head, tree };
    return (repeat) => startCountedSuite('head', arm, benchmark.scenario, repeat);
  }
  const { head: target, request } = benchmark;
  return request.protocol === 'http' ? (repeat) => startCountedServer('head', { target, tree, stopGraceMs: 0 }, request, repeat) : null;
}
