import { AsyncDisposableStack } from '@whatwg-node/disposablestack';
import type { Arm, HttpScenario, OfBothArms, SlicePair } from '../../model.ts';
import type { ServerArm } from '../servers/server-arms.ts';
import type { SuiteArm } from '../suite/suite-rounds.ts';
import { costsPerUnit, type CountedProgram } from './cost-per-unit.ts';
import type { CountedRepeat } from './counted-node.ts';
import { startCountedServer } from './counted-server.ts';
import { startCountedSuite } from './counted-suite.ts';
import type { CountingPlan } from './counting-plan.ts';
import { shareFate } from './shared-fate.ts';

/** How a pair is counted. */
export interface Counting extends CountedRepeat {
  /** The same for both arms and all repeats. */
  readonly plan: CountingPlan;
}

export interface ServersToCount extends Counting {
  readonly arms: OfBothArms<ServerArm>;
  readonly scenario: HttpScenario;
}

export interface SuitesToCount extends Counting {
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
