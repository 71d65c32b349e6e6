import { MeasuringFailure } from './failure.ts';
import { monotonicMs } from './clock.ts';
import { entryPath } from './entries.ts';
import { loadClientResultSchema, type AlternateCommand, type AlternateResult, type LoadClientAnswer, type LoadCommand, type LoadResult } from './load-protocol.ts';
import { startProcessTree } from './process-tree.ts';
import { targetEnvironment } from './target-environment.ts';

/** What a client may take beyond its command's end before it is given up. */
const OVERTIME_MS = 15_000;

/** A process that generates load, told what to do by messages. */
export interface LoadClient extends AsyncDisposable {
  /** `onMilestone` is called once the load has come to `milestoneResponses`. */
  readonly load: (command: Omit<LoadCommand, 'type'>, onMilestone?: () => void) => Promise<LoadResult>;
  /** Ends the load that is going on sooner. */
  readonly finish: (endMs: number) => void;
  readonly alternate: (command: Omit<AlternateCommand, 'type'>) => Promise<AlternateResult>;
}

/** Starts a load client on the given cores (null: anywhere). */
export function startLoadClient(cores: readonly number[] | null): LoadClient {
  const tree = startProcessTree({
    command: [process.execPath, entryPath('load-client')],
    cwd: process.cwd(),
    env: targetEnvironment({}),
    cores,
    messages: true,
  });

  const ask = async (command: LoadCommand | AlternateCommand, onMilestone = (): void => {}): Promise<LoadResult | AlternateResult> => {
    const answered = Promise.withResolvers<Exclude<LoadClientAnswer, { type: 'milestone' }>>();
    const timer = setTimeout(() => answered.reject(new MeasuringFailure('the load client did not answer')), command.endMs - monotonicMs() + OVERTIME_MS);
    const stopListening = tree.onMessage((message) => {
      const answer = loadClientResultSchema.parse(message);
      if (answer.type === 'milestone') onMilestone();
      else answered.resolve(answer);
    });
    try {
      // Where nothing can be sent the process has ended, and its end says more.
      tree.send(command).catch(() => {});
      const crashed = tree.ended.then((how) => { throw new MeasuringFailure(`the load client ${how}: ${tree.output()}`); });
      const result = await Promise.race([answered.promise, crashed]);
      if (result.type === 'failed') throw new MeasuringFailure(`the load client failed: ${result.reason}`);
      return result;
    } finally {
      clearTimeout(timer);
      stopListening();
    }
  };

  return {
    load: async (command, onMilestone) => {
      const result = await ask({ type: 'load', ...command }, onMilestone);
      if (result.type !== 'load') throw new MeasuringFailure('the load client answered another question');
      return result;
    },
    finish: (endMs) => {
      // Where nothing can be sent the process has ended, and its end says more.
      tree.send({ type: 'finish', endMs }).catch(() => {});
    },
    alternate: async (command) => {
      const result = await ask({ type: 'alternate', ...command });
      if (result.type !== 'alternate') throw new MeasuringFailure('the load client answered another question');
      return result;
    },
    [Symbol.asyncDispose]: () => tree[Symbol.asyncDispose](),
  };
}

/** What went wrong under load, as a sentence's end; null: every answer was as expected. */
export function loadTrouble(result: LoadResult): string | null {
  const statuses = Object.entries(result.unexpectedStatus).map(([status, count]) => `${count} × status ${status}`);
  const troubles = [
    ...statuses,
    ...(result.mismatches > 0 ? [`${result.mismatches} × another body`] : []),
    ...(result.timeouts > 0 ? [`${result.timeouts} × no answer in time`] : []),
    ...(result.errors - result.timeouts > 0 ? [`${result.errors - result.timeouts} × connection broken`] : []),
  ];
  if (troubles.length > 0) return `under load, of ${result.total} answers: ${troubles.join(', ')}`;
  return result.total === 0 ? 'no answer at all under load' : null;
}
