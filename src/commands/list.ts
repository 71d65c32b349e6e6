import process from 'node:process';
import type { SuiteTarget } from '../model.ts';
import { WHOLE_SUITE } from '../plan/unmeasured.ts';
import { reachIn } from '../run/reach.ts';
import { readRepository, type Repository } from '../run/repository.ts';
import { tasksInPlace, tasksOnceInstalled, type SuiteTasks } from '../run/suite-tasks.ts';
import { bareTable } from '../terminal/bare-table.ts';
import { untilInterrupted } from '../terminal/interrupts.ts';
import { listChoices } from './list-choices.ts';
import { baseRequest, type MeasureOptions } from './measure-options.ts';

export interface ListOptions extends Pick<MeasureOptions, 'config' | 'base'> {
  /** Install suites in a copy, so that all of their tasks show. */
  readonly install: boolean;
}

/** `perf-gate list`: nothing is measured, and nothing is installed unless it is asked for. */
export async function listCommand({ config, base: ref, install }: ListOptions): Promise<void> {
  const repository = await readRepository({ cwd: process.cwd(), configFile: config ?? null, base: baseRequest(ref) });
  const { base, problem, targets } = await reachIn(repository);
  const tasksOf = await askForTasks(repository, install);
  const rows: string[][] = [];
  const unknown: string[] = [];
  for (const { target, reached } of targets) {
    const sinceBase = reached === null ? '–' : reached ? 'reached' : 'unaffected';
    const folder = target.edition?.source ?? target.dir;
    const scenarios: SuiteTasks = target.kind === 'suite' ? await tasksOf(target) : { known: true, names: target.scenarios.map(({ name }) => name) };
    for (const name of scenarios.known ? scenarios.names : [WHOLE_SUITE]) rows.push([`${target.name}/${name}`, target.kind, folder, sinceBase]);
    if (!scenarios.known) unknown.push(`${target.name}/${WHOLE_SUITE}: ${scenarios.why}`);
  }
  const comparison = base.commit === null
    ? [base.why]
    : [`Compared with ${base.commit.sha.slice(0, 12)}. \`perf-gate run\` measures what is reached, \`--all\` everything.`, ...(base.note === null ? [] : [base.note])];
  const table = bareTable({ head: ['benchmark', 'kind', 'folder', 'since base'], rows });
  process.stdout.write([table, ...unknown, ...comparison, ...(problem === null ? [] : [problem]), ...listChoices(repository.config), ''].join('\n'));
}

type AskForTasks = (suite: SuiteTarget) => Promise<SuiteTasks>;

async function askForTasks(repository: Repository, install: boolean): Promise<AskForTasks> {
  if (!install) return (suite) => tasksInPlace(suite, repository.root);
  const found = await untilInterrupted((io) => tasksOnceInstalled(repository, io), 'Interrupted before everything was installed; nothing is listed.');
  return async ({ name }) => found.get(name)!;
}
