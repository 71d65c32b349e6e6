/** Profiles of one task of both arms' suites. */
import { AsyncDisposableStack } from '@whatwg-node/disposablestack';
import { bothInTurn } from '../both-arms.ts';
import { BATCH_MS } from '../suite/suite-protocol.ts';
import type { SuiteArm, SuiteRig } from '../suite/suite-rounds.ts';
import { startSuite } from '../suite/suite.ts';
import type { Arm, OfBothArms } from '../../model.ts';
import { monotonicMs } from '../../system/this-program.ts';
import { type ArmStretches, inTurns } from './turns.ts';

/**
 * Starts both suites and profiles the task in turn.
 *
 * @throws ArmFailure where an arm's suite fails, or cannot be profiled
 */
export async function profileSuites({ arms, task, startedFirst }: { readonly arms: OfBothArms<SuiteArm>; readonly task: string; readonly startedFirst: Arm }, { cores, procedure }: SuiteRig): Promise<ArmStretches> {
  await using opened = new AsyncDisposableStack();
  const suites = await bothInTurn(startedFirst, async (arm) => opened.use(startSuite({ arm, ...arms[arm], core: cores?.server ?? null, isProfiled: true })));
  const batches = await bothInTurn(startedFirst, async (arm) => {
    const { msPerOp } = await suites[arm].calibrate(task);
    const batch = Math.max(1, Math.round(BATCH_MS / msPerOp));
    await suites[arm].run(task, batch, monotonicMs() + procedure.profileWarmupMs);
    return batch;
  });
  return await inTurns(async (arm, kind, durationMs) => [await suites[arm].profile({ task, batch: batches[arm], endMs: monotonicMs() + durationMs, kind })], startedFirst, procedure);
}
