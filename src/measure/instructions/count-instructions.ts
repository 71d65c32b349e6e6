import type { Arm, HttpScenario, SlicePair } from '../../model.ts';
import { bothAtOnce, type OfBothArms } from '../both-arms.ts';
import type { ServerArm } from '../server-arms.ts';
import type { SuiteArm } from '../suite-rounds.ts';
import { costPerUnit, type CountedProgram } from './cost-per-unit.ts';
import { startCountedServer } from './counted-server.ts';
import { startCountedSuite } from './counted-suite.ts';
import type { CountingPlan } from './counting-plan.ts';

/** How instructions are counted. */
export interface Counting {
  /** The same for both arms and all repeats. */
  readonly plan: CountingPlan;
  readonly repeats: number;
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
 * Instructions of one request in each arm, one pair a repeat: fresh processes of both arms at the same time, unpinned,
 * because counts do not care what else the machine does.
 *
 * @throws ArmFailure where an arm fails; MeasuringFailure where a count would mean nothing
 */
export function countInstructionsOfServers({ arms, scenario, ...counting }: ServersToCount): Promise<readonly SlicePair[]> {
  return repeatPairs(counting, (arm, seed) => startCountedServer(arm, arms[arm], scenario, seed));
}

/** The same of one operation of a suite's task. */
export function countInstructionsOfSuites({ arms, task, ...counting }: SuitesToCount): Promise<readonly SlicePair[]> {
  return repeatPairs(counting, (arm, seed) => startCountedSuite(arm, arms[arm], task, seed));
}

/** Every repeat has another seed, which both arms share: the luck of one way to hash is no property of the code. */
async function repeatPairs({ plan, repeats }: Counting, start: (arm: Arm, seed: number) => Promise<CountedProgram>): Promise<readonly SlicePair[]> {
  const pairs: SlicePair[] = [];
  for (let seed = 1; seed <= repeats; seed += 1) {
    pairs.push(await countPair(plan, (arm) => start(arm, seed)));
  }
  return pairs;
}

/** One repeat. */
export function countPair(plan: CountingPlan, start: (arm: Arm) => Promise<CountedProgram>): Promise<SlicePair> {
  return bothAtOnce('base', async (arm) => {
    await using program = await start(arm);
    return await costPerUnit(program, plan);
  });
}
