import path from 'node:path';
import { monotonicMs } from '../../clock.ts';
import type { Arm, SuiteTarget } from '../../model.ts';
import { startProcessTree } from '../../processes/process-tree.ts';
import { openQuestions, type NoAnswer } from '../../processes/questions.ts';
import { entryPath } from '../entries.ts';
import { ArmFailure } from '../failure.ts';
import { withLastOutput } from '../../processes/last-output.ts';
import { suiteAnswerSchema, type Calibrated, type SuiteAnswer, type SuiteCommand, type TaskLabels } from './suite-protocol.ts';
import { environmentInTree, FIXED_YOUNG_SPACE } from '../target-environment.ts';

/** How long a suite's process may take to answer beyond what was asked for, loading the file included. */
export const ANSWER_TIMEOUT_MS = 30_000;
const STOP_GRACE_MS = 500;

/** One arm's suite in a process of its own. */
export interface SuiteProcess extends AsyncDisposable {
  readonly arm: Arm;
  readonly tasks: () => Promise<readonly string[]>;
  /** Absolute paths of the modules that its file loads. To be asked of a process that runs no task. */
  readonly modules: () => Promise<readonly string[]>;
  readonly labels: () => Promise<TaskLabels>;
  /** Makes a task ready, and tells how it does by itself. */
  readonly calibrate: (task: string) => Promise<Calibrated>;
  readonly run: (task: string, batch: number, endMs: number) => Promise<Extract<SuiteAnswer, { type: 'ran' }>>;
  /** Does exactly so many operations. False: it does none, because hooks surround each. */
  readonly repeat: (task: string, operations: number) => Promise<boolean>;
  /** Lets the task put away what it has opened; without it the task just ends with its process. Absolute paths of the CommonJS modules that it had loaded by then. */
  readonly finish: () => Promise<readonly string[]>;
}

export interface SuiteProcessOptions {
  readonly arm: Arm;
  readonly target: SuiteTarget;
  readonly tree: string;
  readonly core: number | null;
  /** Not there: as long as usual. */
  readonly answerTimeoutMs?: number;
}

/** Starts a suite's process with the `node` on PATH. Every answer may reject with an ArmFailure that says why. */
export function startSuite({ arm, target, tree, core, answerTimeoutMs = ANSWER_TIMEOUT_MS }: SuiteProcessOptions): SuiteProcess {
  const cwd = path.join(tree, target.dir);
  const child = startProcessTree({
    command: ['node', ...FIXED_YOUNG_SPACE, entryPath('suite-child'), path.join(cwd, target.file)],
    cwd,
    env: environmentInTree(target, tree),
    cores: core === null ? null : [core],
    messages: true,
  });

  const fail = (what: string): ArmFailure => new ArmFailure(arm, `${path.posix.join(target.dir, target.file)}: ${what}`);
  const askChild = openQuestions(child, { answers: suiteAnswerSchema, explain: (why: NoAnswer, command: SuiteCommand) => fail(noAnswerText(why, command)) });
  const ask = async <Type extends SuiteAnswer['type']>(command: SuiteCommand, type: Type, timeoutMs: number): Promise<Extract<SuiteAnswer, { type: Type }>> => {
    const answer = await askChild(command, { timeoutMs });
    if (answer.type !== type) throw new Error(`the suite's process answered ${answer.type} instead of ${type}`);
    return answer as Extract<SuiteAnswer, { type: Type }>;
  };

  return {
    arm,
    tasks: async () => (await ask({ type: 'list' }, 'tasks', answerTimeoutMs)).names,
    modules: async () => (await ask({ type: 'list' }, 'tasks', answerTimeoutMs)).modules,
    labels: async () => (await ask({ type: 'labels' }, 'labelled', answerTimeoutMs)).labels,
    calibrate: (task) => ask({ type: 'calibrate', task }, 'calibrated', answerTimeoutMs),
    run: (task, batch, endMs) => ask({ type: 'run', task, batch, endMs }, 'ran', endMs - monotonicMs() + answerTimeoutMs),
    repeat: async (task, operations) => (await ask({ type: 'repeat', task, operations }, 'repeated', answerTimeoutMs)).done,
    finish: async () => (await ask({ type: 'finish' }, 'finished', answerTimeoutMs)).modules,
    [Symbol.asyncDispose]: async () => {
      await child.stop(STOP_GRACE_MS);
    },
  };
}

/** What takes so long where it is not known to be a task that runs. */
const LATE: Readonly<Partial<Record<SuiteCommand['type'], string>>> = {
  list: 'its file did not finish loading',
  labels: 'its labels were not worked out',
  calibrate: 'loading its file, `beforeAll` and the first operations of the task take longer, or never end',
};

function noAnswerText(why: NoAnswer, { type }: SuiteCommand): string {
  if (why.kind === 'late') return `no answer within ${Math.round(why.timeoutMs / 1000)} s: ${LATE[type] ?? 'does a task never end?'}`;
  return why.kind === 'failed' ? why.reason : withLastOutput(`its process ${why.how}`, why.output, ': ');
}
