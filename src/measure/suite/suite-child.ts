/**
 * One arm's suite in a process of its own. The suite's file adds its tasks to a tinybench Bench; here one of them becomes
 * batches of about two milliseconds that log (time, operations, CPU), so that two processes can be laid side by side and
 * the cost of timer and loop is spread over many operations.
 */
import process from 'node:process';
import { answerQuestions } from '../../processes/answers.ts';
import { commonJsModules, modulesLoadedBy } from './loaded-modules.ts';
import { loadSuite, type SuiteFile } from './suite-file.ts';
import { suiteCommandSchema, type SuiteAnswer, type SuiteCommand } from './suite-protocol.ts';
import { openTask, type OpenTask } from './suite-task.ts';

const [file = ''] = process.argv.slice(2);

let loading: Promise<SuiteFile> | null = null;
const suite = (): Promise<SuiteFile> => (loading ??= loadSuite(file));

/** Known where the tasks are asked for first. A process that measures loads the file with nothing looking on. */
let loaded: Promise<readonly string[]> | null = null;

async function list(): Promise<SuiteAnswer> {
  const modules = await (loaded ??= modulesLoadedBy(suite));
  const { tasks } = await suite();
  return { type: 'tasks', names: tasks.map((task) => task.name), modules: [...modules] };
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

async function finish(): Promise<SuiteAnswer> {
  await (await open?.task)?.close();
  open = null;
  return { type: 'finished', modules: [...commonJsModules()] };
}

async function answer(command: SuiteCommand): Promise<SuiteAnswer> {
  if (command.type === 'list') return list();
  if (command.type === 'labels') return { type: 'labelled', labels: await (await suite()).labels() };
  if (command.type === 'finish') return finish();
  const task = await taskNamed(command.task);
  if (command.type === 'calibrate') return { type: 'calibrated', ...await task.calibrate() };
  if (command.type === 'repeat') return { type: 'repeated', done: await task.repeat(command.operations) };
  return task.run(command.batch, command.endMs);
}

answerQuestions<SuiteCommand>({ commands: suiteCommandSchema, answer });
