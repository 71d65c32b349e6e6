/** A round of a benchmark of any kind of target and load. */
import { bootArm, type FirstBody, type ServerRig } from './server/server-arms.ts';
import { measureServerDuet, measureServerSolo } from './server/server-rounds.ts';
import { measureHeldDuet, measureHeldSolo } from './server/held-rounds.ts';
import { measureSuiteDuet, measureSuiteSolo } from './suite/suite-rounds.ts';
import type { Arm, OfBothArms, RoundOfBothArms, SoloRound } from '../model.ts';
import type { ComparableBenchmark, PlannedBenchmark } from '../plan/benchmarks.ts';
import type { RoundStep } from '../plan/schedule.ts';
import { bootServer } from './server/server.ts';
import { startSuite } from './suite/suite.ts';

/** Where rounds are measured. */
export interface RoundPlace {
  readonly trees: OfBothArms<string>;
  readonly rig: ServerRig;
}

/** Measures head alone. @throws ArmFailure where head breaks; MeasuringFailure where the figures would mean nothing */
export function measureSolo(place: RoundPlace, benchmark: PlannedBenchmark, index: number): Promise<SoloRound> {
  const { rig, trees } = place;
  if (benchmark.kind === 'suite') return measureSuiteSolo({ target: benchmark.head, tree: trees.head }, benchmark.scenario, index, rig);
  const { request } = benchmark;
  const arm = { target: benchmark.head, tree: trees.head };
  return request.protocol === 'websocket' ? measureHeldSolo(arm, request, index, rig) : measureServerSolo(arm, request, index, rig);
}

/**
 * Measures base and head.
 *
 * @param onFirstBodies called with both first bodies, where the scenario accepts any
 * @throws ArmFailure where an arm breaks; MeasuringFailure where the figures would mean nothing
 */
export function measureDuet(
  place: RoundPlace,
  benchmark: ComparableBenchmark,
  { index, startedFirst, loadedFirst }: Extract<RoundStep, { kind: 'duet' }>,
  onFirstBodies?: (bodies: OfBothArms<FirstBody>) => void,
): Promise<RoundOfBothArms> {
  const { rig, trees } = place;
  if (benchmark.kind === 'suite') {
    const arms = { base: { target: benchmark.base, tree: trees.base }, head: { target: benchmark.head, tree: trees.head } };
    return measureSuiteDuet({ arms, task: benchmark.scenario, index, startedFirst }, rig);
  }
  const { request } = benchmark;
  const arms = { base: { target: benchmark.base, tree: trees.base }, head: { target: benchmark.head, tree: trees.head } };
  const round = { arms, index, startedFirst, loadedFirst };
  return request.protocol === 'websocket'
    ? measureHeldDuet({ ...round, scenario: request }, rig)
    : measureServerDuet({ ...round, scenario: request, onFirstBodies }, rig);
}

/** Boots the server of one arm by itself, and stops it again. @throws ArmFailure where it does not boot; MeasuringFailure where that could not be tried */
export async function bootAlone(
  arm: Arm,
  place: RoundPlace,
  benchmark: Extract<PlannedBenchmark, { readonly kind: 'server' }>,
): Promise<void> {
  const server = await bootArm(arm, { target: benchmark[arm] ?? benchmark.head, tree: place.trees[arm] }, benchmark.request, place.rig);
  await server[Symbol.asyncDispose]();
}

/** Measures base alone. Its Node version is not reported. @throws like `measureSolo`, with head as the arm */
export const measureBaseAlone = ({ trees, rig }: RoundPlace, benchmark: ComparableBenchmark, index: number): Promise<SoloRound> =>
  measureSolo(
    { trees: { base: trees.base, head: trees.base }, rig: { ...rig, onServing: undefined } },
    { ...benchmark, head: benchmark.base } as ComparableBenchmark,
    index,
  );

/**
 * Runs a benchmark once in one arm: boots the server and checks its first answer in full, or starts the task and does one operation.
 *
 * @throws ArmFailure where that fails; MeasuringFailure where the system refuses, or no probe sees the server serve
 */
export async function checkBenchmark(
  benchmark: PlannedBenchmark,
  arm: Arm,
  { trees }: { readonly trees: OfBothArms<string> },
): Promise<void> {
  const tree = trees[arm];
  if (benchmark.kind === 'server') {
    const target = benchmark[arm] ?? benchmark.head;
    await using server = await bootServer({ arm, target, tree, scenario: benchmark.request, core: null });
    await server.logs();
    return;
  }
  await using suite = startSuite({ arm, target: benchmark[arm] ?? benchmark.head, tree, core: null });
  await suite.calibrate(benchmark.scenario);
  await suite.finish();
}
