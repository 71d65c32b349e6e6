import path from 'node:path';
import { AsyncDisposableStack } from '@whatwg-node/disposablestack';
import { MeasuringFailure } from '../failure.ts';
import type { CountedProgram } from './count-program.ts';
import { type CountedSetting, openCountedNode } from './counted-node.ts';
import type { SuiteArm } from '../suite/suite-rounds.ts';
import { startSuite } from '../suite/suite.ts';
import type { Arm } from '../../model.ts';
import { endOn } from '../../system/time-limit.ts';

/** A warm-up takes about ten times as long as at the task's own speed, on a machine that may have other things to do. */
const ANSWER_TIMEOUT_MS = 600_000;

/**
 * Starts a suite's process that is counted.
 *
 * @throws MeasuringFailure where there is no `node`
 */
export async function startCountedSuite(
  arm: Arm,
  { target, tree }: SuiteArm,
  task: string,
  setting: CountedSetting,
): Promise<CountedProgram> {
  await using opened = new AsyncDisposableStack();
  const node = opened.use(await openCountedNode({ env: target.env, cwd: path.join(tree, target.dir), ...setting }));
  const counted = { ...target, env: { ...target.env, PATH: node.path } };
  const suite = opened.use(startSuite({ arm, target: counted, tree, core: null, answerTimeoutMs: ANSWER_TIMEOUT_MS }));
  opened.use(endOn(setting.signal, suite));
  const perform = async (operations: number): Promise<void> => {
    if (!(await node.until(suite.repeat(task, operations)))) throw new MeasuringFailure({ kind: 'hooks-around-operations' });
  };
  // Its process is up once it has answered.
  await perform(1);
  const moved = opened.move();
  return {
    arm,
    unit: 'operation',
    count: node.count,
    code: node.code,
    heapBytes: node.heapBytes,
    perform,
    [Symbol.asyncDispose]: () => moved.disposeAsync(),
  };
}
