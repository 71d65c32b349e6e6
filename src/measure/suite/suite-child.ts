/**
 * One arm's suite in a process of its own. The suite's file adds its tasks to a tinybench Bench; here one of them becomes
 * batches of about two milliseconds that log (time, operations, CPU), so that two processes can be laid side by side and
 * the cost of timer and loop is spread over many operations.
 */
import { realpathSync } from 'node:fs';
import process from 'node:process';
import { answerQuestions } from '../../processes/answers.ts';
import { commonJsModules, modulesLoadedBy } from './loaded-modules.ts';
import { loadSuite, type SuiteFile } from './suite-file.ts';
import { SUITE_PROTOCOL } from './suite-protocol.ts';
import { reasonInTree } from './suite-reason.ts';
import { openTask, type OpenTask } from './suite-task.ts';

const [file = '', tree = ''] = process.argv.slice(2);

let loading: Promise<SuiteFile> | null = null;
const suite = (): Promise<SuiteFile> => (loading ??= loadSuite(file));

/** Known where the tasks are asked for first. A process that measures loads the file with nothing looking on. */
let loaded: Promise<readonly string[]> | null = null;

async function list(): Promise<{ readonly names: string[]; readonly modules: string[] }> {
  const modules = await (loaded ??= modulesLoadedBy(suite));
  const { tasks } = await suite();
  return { names: tasks.map((task) => task.name), modules: [...modules] };
}

/** The task that this process runs. */
let open: { readonly name: string; readonly task: Promise<OpenTask> } | null = null;

async function openNamed(name: string): Promise<OpenTask> {
  const { tasks } = await suite();
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

answerQuestions(SUITE_PROTOCOL, {
  list,
  labels: async () => (await suite()).labels(),
  calibrate: async ({ task }) => (await taskNamed(task)).calibrate(),
  run: async ({ task, batch, endMs }) => (await taskNamed(task)).run(batch, endMs),
  repeat: async ({ task, operations }) => (await taskNamed(task)).repeat(operations),
  finish,
}, (error) => reasonInTree(error, realpathSync(tree)));
