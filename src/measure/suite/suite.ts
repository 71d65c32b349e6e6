import path from 'node:path';
import type { z } from 'zod';
import { entryPath, FIXED_YOUNG_SPACE, profiledEnvironment } from '../entries.ts';
import { ArmFailure, reasonOfNoAnswer } from '../failure.ts';
import type { ThreadProfile } from '../probe/thread-profile.ts';
import { type Calibrated, type Ran, SUITE_PROTOCOL, type TaskLabels } from './suite-protocol.ts';
import type { Arm, Reason, SuiteTarget } from '../../model.ts';
import { type Asking, type NoAnswer, openQuestions } from '../../system/process-messages.ts';
import { startProcessTree } from '../../system/process-tree.ts';
import { environmentInTree } from '../../system/program-environment.ts';
import { monotonicMs } from '../../system/this-program.ts';

/** Time for an answer beyond the wanted work, with loading the file. */
export const ANSWER_TIMEOUT_MS = 30_000;
const STOP_GRACE_MS = 500;

/** One arm's suite in a process of its own. */
export interface SuiteProcess extends AsyncDisposable {
  readonly arm: Arm;
  /** What its file has. `modules`: absolute paths; to be asked of a process that runs no task. */
  readonly list: () => Promise<Readonly<z.infer<typeof SUITE_PROTOCOL.list.answer>>>;
  readonly labels: () => Promise<TaskLabels>;
  readonly calibrate: (task: string) => Promise<Calibrated>;
  readonly run: (task: string, batch: number, endMs: number) => Promise<Ran>;
  /** Runs like `run`, and tells where the time or the memory went. */
  readonly profile: (command: Readonly<z.infer<typeof SUITE_PROTOCOL.profile.command>>) => Promise<ThreadProfile>;
  /** Does exactly so many operations. False: none, because hooks surround each. */
  readonly repeat: (task: string, operations: number) => Promise<boolean>;
  /** Closes the task. Gives absolute paths of the loaded CommonJS modules. */
  readonly finish: () => Promise<readonly string[]>;
}

/** Starts a suite's process with the `node` on PATH. Answers may reject with an ArmFailure. */
export function startSuite({
  arm,
  target,
  tree,
  core,
  answerTimeoutMs = ANSWER_TIMEOUT_MS,
  isProfiled = false,
}: {
  readonly arm: Arm;
  readonly target: SuiteTarget;
  readonly tree: string;
  readonly core: number | null;
  readonly answerTimeoutMs?: number;
  /** It runs so that profiles can tell its functions apart, which is slower. */
  readonly isProfiled?: boolean;
}): SuiteProcess {
  const cwd = path.join(tree, target.dir);
  const child = startProcessTree({
    command: ['node', ...FIXED_YOUNG_SPACE, entryPath('suite-child'), path.join(cwd, target.file), tree],
    cwd,
    opensInput: true,
    env: { ...environmentInTree(target, tree), ...profiledEnvironment(isProfiled) },
    cores: core === null ? null : [core],
    messages: true,
  });

  const file = path.posix.join(target.dir, target.file);
  const explain = (why: NoAnswer, asked: keyof typeof SUITE_PROTOCOL): ArmFailure => {
    const because: Reason =
      why.kind === 'late' ? { kind: 'suite-silent', seconds: Math.round(why.timeoutMs / 1000), asked } : reasonOfNoAnswer(why);
    return new ArmFailure(arm, { kind: 'suite-failed', file, because });
  };
  const ask = openQuestions(child, { protocol: SUITE_PROTOCOL, explain });
  const usual: Asking = { timeoutMs: answerTimeoutMs };

  return {
    arm,
    list: () => ask('list', {}, usual),
    labels: () => ask('labels', {}, usual),
    calibrate: (task) => ask('calibrate', { task }, usual),
    run: (task, batch, endMs) => ask('run', { task, batch, endMs }, { timeoutMs: endMs - monotonicMs() + answerTimeoutMs }),
    profile: (command) => ask('profile', command, { timeoutMs: command.durationMs + answerTimeoutMs }),
    repeat: (task, operations) => ask('repeat', { task, operations }, usual),
    finish: () => ask('finish', {}, usual),
    [Symbol.asyncDispose]: async () => {
      await child.stop(STOP_GRACE_MS);
    },
  };
}
