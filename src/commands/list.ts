import process from 'node:process';
import { AsyncDisposableStack } from '@whatwg-node/disposablestack';
import { refuseWindows } from '../measure/environment.ts';
import type { SuiteTarget } from '../model.ts';
import { notesOnUnused, WHOLE_SUITE } from '../plan/unmeasured.ts';
import { stopEverythingOn } from '../processes/stop-on-abort.ts';
import type { ProgressListener } from '../run/progress.ts';
import { reachIn } from '../run/reach.ts';
import { readRepository, type Repository } from '../run/repository.ts';
import { tasksInPlace, tasksOnceInstalled, type SuiteTasks } from '../run/suite-tasks.ts';
import { bareTable } from '../terminal/bare-table.ts';
import { untilInterrupted } from '../terminal/interrupts.ts';
import { shortCommit } from '../text/commits.ts';
import { listChoices } from './list-choices.ts';
import { baseRequest, type MeasureOptions } from './measure-options.ts';

export interface ListOptions extends Pick<MeasureOptions, 'config' | 'base'> {
  /** Install suites in a copy, so that all of their tasks show. */
  readonly install: boolean;
}

interface ListIo {
  readonly signal: AbortSignal;
  readonly progress: ProgressListener;
}

/** `perf-gate list`: nothing is measured, and nothing is installed unless it is asked for. */
export async function listCommand(options: ListOptions): Promise<void> {
  if (options.install) refuseWindows(process.platform);
  process.stdout.write(await untilInterrupted((io) => listing(options, io), 'Interrupted before everything was looked at; nothing is listed.'));
}

/** Suites are started to be asked for their tasks, and may start others: an interrupt has to end those too. */
async function listing({ config, base: ref, install }: ListOptions, io: ListIo): Promise<string> {
  await using interrupts = new AsyncDisposableStack();
  interrupts.use(stopEverythingOn(io.signal));
  const repository = await readRepository({ cwd: process.cwd(), configFile: config ?? null, base: baseRequest(ref) });
  const { base, problem, targets } = await reachIn(repository, io.signal);
  const tasksOf = await askForTasks(repository, install, io);
  const rows: string[][] = [];
  const unknown: string[] = [];
  for (const { target, reached } of targets) {
    const sinceBase = reached === null ? '–' : reached ? 'reached' : 'unaffected';
    const folder = target.edition?.source ?? target.dir;
    const scenarios: SuiteTasks = target.kind === 'suite' ? await tasksOf(target) : { known: true, names: target.scenarios.map(({ name }) => name) };
    io.signal.throwIfAborted();
    for (const name of scenarios.known ? scenarios.names : [WHOLE_SUITE]) rows.push([`${target.name}/${name}`, target.kind, folder, sinceBase]);
    if (!scenarios.known) unknown.push(`${target.name}/${WHOLE_SUITE}: ${scenarios.why}`);
  }
  const comparison = base.commit === null
    ? [base.why]
    : [`Compared with ${shortCommit(base.commit.sha)}. \`perf-gate run\` measures what is reached, \`--all\` everything.`, ...(base.note === null ? [] : [base.note])];
  const table = bareTable({ head: ['benchmark', 'kind', 'folder', 'since base'], rows });
  return [table, ...unknown, ...notesOnUnused(repository.config), ...comparison, ...(problem === null ? [] : [problem]), ...listChoices(repository.config), ''].join('\n');
}

type AskForTasks = (suite: SuiteTarget) => Promise<SuiteTasks>;

async function askForTasks(repository: Repository, install: boolean, io: ListIo): Promise<AskForTasks> {
  if (!install) return (suite) => tasksInPlace(suite, repository.root);
  const found = await tasksOnceInstalled(repository, io);
  return async ({ name }) => found.get(name)!;
}
