/** Profiles of one task of both arms' suites. */
import { AsyncDisposableStack } from '@whatwg-node/disposablestack';
import { bothInTurn } from '../both-arms.ts';
import type { SuiteArm, SuiteRig } from '../suite/suite-rounds.ts';
import { startSuite } from '../suite/suite.ts';
import type { Arm, OfBothArms } from '../../model.ts';
import { type ArmStretches, cpuProfileMs, stretchesOf } from './stretches.ts';

interface ProfiledSuites {
  readonly arms: OfBothArms<SuiteArm>;
  readonly task: string;
  readonly startedFirst: Arm;
}

/**
 * Starts both suites and profiles the task in one after the other.
 *
 * @throws ArmFailure where an arm's suite fails, or cannot be profiled
 */
export async function profileSuites({ arms, task, startedFirst }: ProfiledSuites, { cores, procedure }: SuiteRig): Promise<ArmStretches> {
  await using opened = new AsyncDisposableStack();
  const suites = await bothInTurn(startedFirst, async (arm) =>
    opened.use(startSuite({ arm, ...arms[arm], core: cores?.server ?? null, isProfiled: true })),
  );
  return await bothInTurn(startedFirst, async (arm) =>
    stretchesOf(arm, [await suites[arm].profile({ task, durationMs: cpuProfileMs(procedure) })], procedure),
  );
}
