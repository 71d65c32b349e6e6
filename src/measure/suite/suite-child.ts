/** One arm's suite in a process of its own. A task runs in batches of about two ms that log (time, operations, CPU). */
import { realpathSync } from 'node:fs';
import module from 'node:module';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import v8 from 'node:v8';
import { reasonOf } from '../../errors.ts';
import { INSTRUMENT_FOLDER } from '../entries.ts';
import type { OwnProfiler } from '../probe/profiler.ts';
import type { ThreadProfile } from '../probe/thread-profile.ts';
import { inLinesOfSources } from './source-lines.ts';
import { loadSuite, type SuiteFile } from './suite-file.ts';
import { BATCH_MS, SUITE_PROTOCOL } from './suite-protocol.ts';
import { openTask, type OpenTask } from './suite-task.ts';
import { answerQuestions } from '../../system/process-messages.ts';
import { monotonicMs } from '../../system/this-program.ts';
import type { Deviation } from '../../model.ts';

/** Files of the modules that `load` loads. ES modules show only while they are resolved; CommonJS modules lie in a cache. */
async function modulesLoadedBy(load: () => Promise<unknown>): Promise<readonly string[]> {
  const resolved = new Set<string>();
  const hooks = module.registerHooks?.({
    resolve(specifier, context, next) {
      const resolution = next(specifier, context);
      if (resolution.url.startsWith('file:')) resolved.add(fileURLToPath(resolution.url));
      return resolution;
    },
  });
  try {
    await load();
  } finally {
    hooks?.deregister();
  }
  return [...resolved, ...commonJsModules()];
}

/** Files of the CommonJS modules that the process has loaded so far. */
const commonJsModules = (): readonly string[] => Object.keys(module.createRequire(import.meta.url).cache);

const FRAME = /^\s+at /;
const FRAME_OF_LOADER = /\bnode:internal\/modules\//;
/** The gate itself may lie in the tree. */
const INSTRUMENT_URL = pathToFileURL(INSTRUMENT_FOLDER).href;

/** The loader's line above a syntax error; for ES modules it may be missing (nodejs/node#49441). */
const LINE_OF_LOADER = /^(?:file:\/\/)?\//;

/** File, line and column below the tree. */
const PLACE = /^[^:]+(?::\d+){1,2}/;

/**
 * Message of a caught value, with its class and its place in the tree: `Cannot read properties of undefined (reading 'x') (TypeError at
 * src/parse.js:12:7)`.
 *
 * @param tree the arm's copy of the repository, without symbolic links, as in stacks
 */
export function reasonInTree(caught: unknown, tree: string): string {
  const reason = reasonOf(caught);
  if (!(caught instanceof Error)) return reason;
  const { name } = caught;
  // A program may change the form of stacks.
  const [above = '', ...below] = typeof caught.stack === 'string' ? caught.stack.split('\n') : [];
  const frames = below.filter((line) => FRAME.test(line) && !line.includes(INSTRUMENT_URL));
  const first = frames.find((frame) => FRAME_OF_LOADER.test(frame) || placeIn(frame, tree) !== null);
  const isOfLoader = name === 'SyntaxError' && (LINE_OF_LOADER.test(above) || FRAME_OF_LOADER.test(first ?? ''));
  const [place] = (isOfLoader ? [above] : frames).flatMap((line) => placeIn(line, tree) ?? []);
  const told = [
    ...(name === 'Error' || reason.includes(name) ? [] : [name]),
    ...(place === undefined ? [] : [`at ${place}`]),
    ...(isOfLoader ? ['while it was loaded'] : []),
  ];
  return told.length === 0 ? reason : `${reason} (${told.join(' ')})`;
}

/** Place in a line of a stack, which has URLs or paths; null: none in the tree. */
function placeIn(line: string, tree: string): string | null {
  const root = [`${pathToFileURL(tree).href}/`, `${tree}/`].find((start) => line.includes(start));
  return root === undefined ? null : (PLACE.exec(line.slice(line.indexOf(root) + root.length))?.[0] ?? null);
}

for (const flag of (process.env['PERF_GATE_V8_FLAGS'] ?? '').split(' ').filter((word) => word !== '')) v8.setFlagsFromString(flag);

const [file = '', tree = ''] = process.argv.slice(2);
// As when the file is run by hand.
process.argv.splice(1, Infinity, file);

let loading: Promise<SuiteFile> | null = null;
/** @param wanted the task to run; null: the file is asked what it has */
const suite = (wanted: string | null = null): Promise<SuiteFile> => (loading ??= loadSuite({ file, tree, wanted }));

/** Only of a process that is asked for its tasks: measuring processes load the file without hooks. */
let loaded: Promise<readonly string[]> | null = null;

async function list(): Promise<{ readonly names: string[]; readonly modules: string[]; readonly deviations: Deviation[] }> {
  const modules = await (loaded ??= modulesLoadedBy(suite));
  const { tasks, deviations, modules: ofTool } = await suite();
  return { names: tasks.map((task) => task.name), modules: [...new Set([...modules, ...ofTool.keys()])], deviations: [...deviations] };
}

/** The task that this process runs. */
let open: { readonly name: string; readonly task: Promise<OpenTask> } | null = null;

async function openNamed(name: string): Promise<OpenTask> {
  const { tasks } = await suite(name);
  const task = tasks.find((candidate) => candidate.name === name);
  if (task === undefined) throw new Error(`it has no task "${name}"`);
  return openTask(task);
}

async function taskNamed(name: string): Promise<OpenTask> {
  open ??= { name, task: openNamed(name) };
  if (open.name !== name) throw new Error(`its process runs "${open.name}"; "${name}" needs another`);
  return open.task;
}

async function finish(): Promise<string[]> {
  await (await open?.task)?.close();
  open = null;
  return [...commonJsModules()];
}

let profiler: Promise<OwnProfiler> | null = null;

/** The profiler is loaded where it is asked for: a process that measures is without it. */
async function profile({ task: name, durationMs }: { readonly task: string; readonly durationMs: number }): Promise<ThreadProfile> {
  profiler ??= import('../probe/profiler.ts').then(({ openProfiler }) => openProfiler());
  const [own, task] = [await profiler, await taskNamed(name)];
  await own.start();
  const { msPerOp } = await task.calibrate();
  const { samples } = await task.run(Math.max(1, Math.round(BATCH_MS / msPerOp)), monotonicMs() + durationMs);
  const taken = await own.end();
  return inLinesOfSources(
    { ...taken, finished: samples.at(-1)![1], engine: `${process.version} (V8 ${process.versions.v8})` } as ThreadProfile,
    (await suite()).modules,
  );
}

answerQuestions(
  SUITE_PROTOCOL,
  {
    list,
    labels: async () => (await suite()).labels(),
    calibrate: async ({ task }) => (await taskNamed(task)).calibrate(),
    run: async ({ task, batch, endMs }) => (await taskNamed(task)).run(batch, endMs),
    profile,
    repeat: async ({ task, operations }) => (await taskNamed(task)).repeat(operations),
    finish,
  },
  (error) => reasonInTree(error, realpathSync(tree)),
);
