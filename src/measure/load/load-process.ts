import { entryPath } from '../entries.ts';
import type { Reason } from '../../reasons.ts';
import { MeasuringFailure, reasonOfNoAnswer } from '../failure.ts';
import {
  type AlternateCommand,
  type AlternateResult,
  type BurstCommand,
  type BurstOutcome,
  type CameWith,
  cameWithSchema,
  type FinishCommand,
  LOAD_CLIENT_PROTOCOL,
  type LoadCommand,
  type LoadResult,
} from './load-protocol.ts';
import { type Ask, type Asking, openQuestions } from '../../system/process-messages.ts';
import { type ProcessTree, startProcessTree } from '../../system/process-tree.ts';
import { targetEnvironment } from '../../system/program-environment.ts';
import { monotonicMs } from '../../system/this-program.ts';

/** Time beyond a command's end: two unanswered single requests take 20 s. */
const OVERTIME_MS = 25_000;

/** A process that generates load on command. */
export interface LoadClient extends AsyncDisposable {
  /** `onMilestone` is called at the load's milestone. */
  readonly load: (command: LoadCommand, onMilestone?: (cameWith: CameWith) => void) => Promise<LoadResult>;
  /** Ends the current loads; gives the client's utilisation in the measured window. */
  readonly finish: (command: FinishCommand) => Promise<number | null>;
  readonly alternate: (command: AlternateCommand) => Promise<AlternateResult>;
  readonly burst: (command: BurstCommand) => Promise<BurstOutcome>;
  /** Starts another process if the client's has ended. Only between rounds: a client that is not up would miss its moments. */
  readonly reviveIfEnded: () => Promise<boolean>;
}

/** Starts a load client on the given cores (null: anywhere). */
export function startLoadClient(cores: readonly number[] | null): LoadClient {
  let running = startProcess(cores);

  return {
    load: (command, onMilestone) =>
      running.ask('load', command, {
        ...askingUntil(command.endMs),
        onRemark: (remark) => {
          onMilestone?.(cameWithSchema.parse(remark));
        },
      }),
    finish: (command) => running.ask('finish', command, askingUntil(command.endMs)),
    alternate: (command) => running.ask('alternate', command, askingUntil(command.endMs)),
    burst: (command) => running.ask('burst', command, askingUntil(command.endMs)),
    reviveIfEnded: async () => {
      if (running.tree.ending() === null) return false;
      await running.tree[Symbol.asyncDispose]();
      running = startProcess(cores);
      return true;
    },
    [Symbol.asyncDispose]: () => running.tree[Symbol.asyncDispose](),
  };
}

const askingUntil = (endMs: number): Asking => ({ timeoutMs: endMs - monotonicMs() + OVERTIME_MS });

function startProcess(cores: readonly number[] | null): { readonly tree: ProcessTree; readonly ask: Ask<typeof LOAD_CLIENT_PROTOCOL> } {
  const tree = startProcessTree({
    command: [process.execPath, entryPath('load-client')],
    cwd: process.cwd(),
    env: targetEnvironment({}),
    cores,
    messages: true,
  });
  return {
    tree,
    ask: openQuestions(tree, {
      protocol: LOAD_CLIENT_PROTOCOL,
      explain: (why) => new MeasuringFailure({ kind: 'load-client-failed', because: reasonOfNoAnswer(why) }),
    }),
  };
}

/** Wrong or missing answers under load; null: none. */
export function loadTrouble({ total, unexpectedStatus, mismatches, timeouts, errors, closed }: LoadResult): Reason | null {
  const broken = errors - timeouts;
  const hasTrouble = Object.keys(unexpectedStatus).length > 0 || [mismatches, timeouts, broken, closed].some((count) => count > 0);
  if (hasTrouble)
    return { kind: 'bad-answers', answers: total, statuses: unexpectedStatus, otherBodies: mismatches, late: timeouts, broken, closed };
  return total === 0 ? { kind: 'no-answer-under-load' } : null;
}
