/** Profiles of one task of both arms' suites. */
import { AsyncDisposableStack } from '@whatwg-node/disposablestack';
import { bothInTurn } from '../both-arms.ts';
import type { SuiteArm, SuiteRig } from '../suite/suite-rounds.ts';
import { startSuite } from '../suite/suite.ts';
import type { Arm, OfBothArms } from '../../model.ts';
import { cpuKindOf, cpuProfileMs, type PairProfiles, stretchesOf } from './stretches.ts';

interface ProfiledSuites {
  readonly arms: OfBothArms<SuiteArm>;
  readonly task: string;
  /** Number of the pair of processes. */
  readonly pair: number;
  readonly startedFirst: Arm;
}

/**
 * Starts both suites and profiles the task in one after the other.
 *
 * @throws ArmFailure where an arm's suite fails, or cannot be profiled
 */
export async function profileSuites({ arms, task, pair, startedFirst }: ProfiledSuites, { cores, procedure }: SuiteRig): Promise<PairProfiles> {
  await using opened = new AsyncDisposableStack();
  const suites = await bothInTurn(startedFirst, async (arm) => opened.use(startSuite({ arm, ...arms[arm], core: cores?.server ?? null, isProfiled: true })));
  return await bothInTurn(startedFirst, async (arm) => stretchesOf({
    arm, procedure,
    whole: [await suites[arm].profile({ task, durationMs: cpuProfileMs(procedure), kind: cpuKindOf(pair) })],
    takeHeap: async (durationMs) => [await suites[arm].profile({ task, durationMs, kind: 'heap' })],
  }));
}
