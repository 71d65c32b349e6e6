import { monotonicMs } from '../../clock.ts';
import { withLastOutput } from '../../processes/last-output.ts';
import { startProcessTree, type ProcessTree } from '../../processes/process-tree.ts';
import { openQuestions, type Asking, type NoAnswer } from '../../processes/questions.ts';
import { entryPath } from '../entries.ts';
import { MeasuringFailure } from '../failure.ts';
import { loadClientAnswerSchema, type AlternateCommand, type AlternateResult, type BurstCommand, type BurstOutcome, type FinishCommand, type LoadClientAnswer, type LoadClientCommand, type LoadCommand, type LoadResult, type PaceCommand, type PaceResult } from './load-protocol.ts';
import { targetEnvironment } from '../target-environment.ts';

/**
 * What a client may take beyond its command's end before it is given up. A turn of single requests to two servers that do
 * not answer takes 20 s.
 */
const OVERTIME_MS = 25_000;

/** A process that generates load, told what to do by messages. */
export interface LoadClient extends AsyncDisposable {
  /** `onMilestone` is called when the load has come to its milestone. */
  readonly load: (command: Omit<LoadCommand, 'type'>, onMilestone?: () => void) => Promise<LoadResult>;
  /** Ends the loads that are going on sooner; the fraction of the measured window in which the client had work to do. */
  readonly finish: (command: Omit<FinishCommand, 'type'>) => Promise<number | null>;
  readonly alternate: (command: Omit<AlternateCommand, 'type'>) => Promise<AlternateResult>;
  readonly pace: (command: Omit<PaceCommand, 'type'>) => Promise<PaceResult>;
  readonly burst: (command: Omit<BurstCommand, 'type'>) => Promise<BurstOutcome>;
  /** Starts another process where the client's has ended. Not in the middle of a round: a load's moments are reckoned from when it is asked for, and a client that is not up yet would miss them. */
  readonly reviveIfEnded: () => Promise<boolean>;
}

/** Starts a load client on the given cores (null: anywhere). */
export function startLoadClient(cores: readonly number[] | null): LoadClient {
  let running = startProcess(cores);
  const askUntil = async <Type extends LoadClientAnswer['type']>(command: Extract<LoadClientCommand, { readonly endMs: number }>, type: Type, onMilestone?: () => void): Promise<Extract<LoadClientAnswer, { type: Type }>> => {
    const timeoutMs = command.endMs - monotonicMs() + OVERTIME_MS;
    const answer = await running.ask(command, { timeoutMs, ...(onMilestone === undefined ? {} : { onRemark: onMilestone }) });
    if (answer.type !== type) throw new Error(`the load client answered ${answer.type} instead of ${type}`);
    return answer as Extract<LoadClientAnswer, { type: Type }>;
  };

  return {
    load: (command, onMilestone) => askUntil({ type: 'load', ...command }, 'load', onMilestone),
    finish: async (command) => (await askUntil({ type: 'finish', ...command }, 'finish')).loopUtilisation,
    alternate: (command) => askUntil({ type: 'alternate', ...command }, 'alternate'),
    pace: (command) => askUntil({ type: 'pace', ...command }, 'pace'),
    burst: async (command) => (await askUntil({ type: 'burst', ...command }, 'burst')).outcome,
    reviveIfEnded: async () => {
      if (running.tree.ending() === null) return false;
      await running.tree[Symbol.asyncDispose]();
      running = startProcess(cores);
      return true;
    },
    [Symbol.asyncDispose]: () => running.tree[Symbol.asyncDispose](),
  };
}

/** The client's process, and how it is asked. */
function startProcess(cores: readonly number[] | null): { readonly tree: ProcessTree; readonly ask: (command: object, asking: Asking) => Promise<LoadClientAnswer> } {
  const tree = startProcessTree({
    command: [process.execPath, entryPath('load-client')],
    cwd: process.cwd(),
    env: targetEnvironment({}),
    cores,
    messages: true,
  });
  return { tree, ask: openQuestions(tree, { answers: loadClientAnswerSchema, explain: (why) => new MeasuringFailure(`the load client ${noAnswerText(why)}`) }) };
}

function noAnswerText(why: NoAnswer): string {
  if (why.kind === 'late') return 'did not answer';
  return why.kind === 'failed' ? `failed: ${why.reason}` : withLastOutput(why.how, why.output, ': ');
}

/** What went wrong under load, as a sentence's end; null: every answer was as expected. */
export function loadTrouble(result: LoadResult): string | null {
  const statuses = Object.entries(result.unexpectedStatus).map(([status, count]) => `${count} × status ${status}`);
  const troubles = [
    ...statuses,
    ...(result.mismatches > 0 ? [`${result.mismatches} × another body`] : []),
    ...(result.timeouts > 0 ? [`${result.timeouts} × no answer in time`] : []),
    ...(result.errors - result.timeouts > 0 ? [`${result.errors - result.timeouts} × connection broken`] : []),
    ...(result.closed > 0 ? [`${result.closed} × connection closed without an answer`] : []),
  ];
  if (troubles.length > 0) return `under load, of ${result.total} answers: ${troubles.join(', ')}`;
  return result.total === 0 ? 'no answer at all under load' : null;
}
