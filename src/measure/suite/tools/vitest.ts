/** vitest's benchmarks, collected by vitest: this process is the worker of the vitest that the project has installed. */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import type { Collection } from './collection.ts';
import { type Message, openVitestMain } from './vitest-main.ts';
import { findVitest, placeOfBench, replaceStopwatch, withProvider } from './vitest-version.ts';

/** vitest's exports for workers of others. */
interface WorkerLibrary {
  readonly init: (worker: object) => void;
  readonly runBaseTests: (method: 'run' | 'collect', state: unknown, traces: unknown) => Promise<void>;
  readonly setupEnvironment: (context: unknown) => Promise<unknown>;
}

const NAMES_VITEST = /['"]vitest['"]/;
const NAMES_OTHER_TOOL = /['"](?:tinybench|mitata|benchmark|benchmarkify)['"]/;
const EXPORTS = /\bexport\s+default\b|\bmodule\.exports\b|\bexports\.default\b/;
const LACKS_BENCH = /\bbench is not (?:defined|a function)/;
const CALLS = /\b(?:bench|test|it|describe)\b/;

/** Whether vitest runs a file: it imports vitest, or uses its functions where they are global. */
export function isOfVitest(file: string): boolean {
  const text = readFileSync(file, 'utf8');
  const isOfVitest = NAMES_VITEST.test(text) || (CALLS.test(text) && !NAMES_OTHER_TOOL.test(text) && !EXPORTS.test(text));
  return isOfVitest && findVitest(file) !== null;
}

/**
 * Runs the file by vitest, whose benchmarks give their tasks to the collection.
 *
 * @param tree the arm's copy of the repository
 * @throws Error with the first problem of the file, or of vitest
 */
export async function runVitest(file: string, tree: string, collection: Collection): Promise<void> {
  const vitest = findVitest(file)!;
  await replaceStopwatch(vitest, collection);
  const { init, runBaseTests, setupEnvironment } = (await import(pathToFileURL(vitest.resolve('vitest/worker')).href)) as WorkerLibrary;
  const forgetListeners = rememberListeners();
  const main = openVitestMain({ vitest, file, tree });
  const problems: string[] = [];
  init({
    post: (message: Message) => {
      problems.push(...problemsIn(message));
      main.post(message);
    },
    on: (listener: (message: Message) => void) => {
      main.on((message) => {
        listener(withProvider(message));
      });
    },
    off: main.off,
    runTests: (state: unknown, traces: unknown) => runBaseTests('run', state, traces),
    collectTests: (state: unknown, traces: unknown) => runBaseTests('collect', state, traces),
    setup: setupEnvironment,
  });
  main.begin();
  const printed = await Promise.race([main.ended, collection.found.then(() => null)]);
  main.close();
  forgetListeners();
  for (const [module, code] of main.modules()) collection.modules.set(module, code);
  const [problem = printed] = problems;
  if (problem !== null)
    throw new Error(`vitest ${vitest.version}: ${problem}${LACKS_BENCH.test(problem) ? `; ${placeOfBench(vitest)}` : ''}`);
}

/** vitest would tell its main process of errors of tasks while they run. */
function rememberListeners(): () => void {
  const EVENTS: readonly string[] = ['uncaughtException', 'unhandledRejection'];
  const before = new Set(EVENTS.flatMap((event) => process.rawListeners(event)));
  return () => {
    for (const event of EVENTS)
      for (const listener of process.rawListeners(event)) if (!before.has(listener)) process.off(event, listener as () => void);
  };
}

interface Thrown {
  readonly message?: string;
}

interface ReportedTask {
  readonly result?: { readonly errors?: readonly Thrown[] };
  readonly tasks?: readonly ReportedTask[];
}

/** Errors of the file, of its hooks and of its tests, as the worker tells vitest. */
function problemsIn({ type, error, m, a: [told] = [] }: Message): readonly string[] {
  if (m === 'onCollected') return (told as readonly ReportedTask[]).flatMap(errorsOf);
  if (m === 'onTaskUpdate')
    return (told as readonly (readonly [id: string, ReportedTask['result']])[]).flatMap(([, result]) => messagesOf(result?.errors));
  if (m === 'onUnhandledError') return messagesOf([told as Thrown]);
  return type === undefined || error === undefined ? [] : messagesOf([error as Thrown]);
}

const errorsOf = ({ result, tasks = [] }: ReportedTask): readonly string[] => [...messagesOf(result?.errors), ...tasks.flatMap(errorsOf)];

const messagesOf = (errors: readonly Thrown[] = []): readonly string[] =>
  errors.map(({ message }) => stripVTControlCharacters(message ?? 'it failed'));
