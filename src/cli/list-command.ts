import process from 'node:process';
import { AsyncDisposableStack } from '@whatwg-node/disposablestack';
import { bareTable } from './output.ts';
import { untilInterrupted } from './measuring.ts';
import { gateRequest, type MeasureOptions } from './run-command.ts';
import { say } from './tell.ts';
import { EXIT } from '../errors.ts';
import { ArmFailure } from '../measure/failure.ts';
import type { RunIo } from '../measure/notes.ts';
import { startSuite } from '../measure/suite/suite.ts';
import type { Reason, SuiteTarget } from '../model.ts';
import { notesOnUnused, WHOLE_SUITE } from '../plan/unmeasured.ts';
import { reachIn, type SurveyedTarget } from '../prepare/survey.ts';
import { readRepository } from '../prepare/repository.ts';
import { describeNote, describeReason, whatToDo } from '../report/words.ts';
import { stopEverythingOn } from '../system/time-limit.ts';
import { shortCommit } from '../text/phrases.ts';

/** `why`: say of each target by which file and rule the change reaches it. */
type ListOptions = Pick<MeasureOptions, 'config' | 'base' | 'benchmarksFrom'> & { readonly why: boolean };

/** `perf-gate list`: nothing is measured or installed. */
export async function listCommand(options: ListOptions): Promise<number> {
  say(await untilInterrupted((io) => listing(options, io), 'Interrupted before everything was looked at; nothing is listed.'));
  return EXIT.passed;
}

async function listing({ why, ...options }: ListOptions, io: Pick<RunIo, 'signal'>): Promise<string> {
  await using interrupts = new AsyncDisposableStack();
  interrupts.use(stopEverythingOn(io.signal));
  const repository = await readRepository(gateRequest({ ...options, only: [], all: true }));
  const { config, base } = repository;
  const { problem, targets, brought } = await reachIn(repository);
  const rows: string[][] = [];
  const unknown: string[] = [];
  for (const target of config.targets) {
    const scenarios = target.kind === 'suite' ? await tasksInPlace(target, repository.root) : target.scenarios.map(({ name }) => name);
    io.signal.throwIfAborted();
    const surveyed = targets?.find(({ name }) => name === target.name);
    const sinceBase = surveyed === undefined ? '–' : surveyed.reachedBy === null ? 'unaffected' : 'reached';
    for (const name of 'kind' in scenarios ? [WHOLE_SUITE] : scenarios)
      rows.push([`${target.name}/${name}`, target.kind, target.edition?.source ?? target.dir, sinceBase]);
    if ('kind' in scenarios)
      unknown.push([`${target.name}/${WHOLE_SUITE}: ${describeReason(scenarios)}`, whatToDo(scenarios) ?? []].flat().join('. '));
  }
  const hint = why ? '' : '; `perf-gate list --why` says what reaches a target';
  const comparison =
    base.commit === null
      ? describeReason(base.why)
      : `Compared with ${shortCommit(base.commit.sha)}. \`perf-gate run\` measures what is reached, \`--all\` everything${hint}.`;
  const table = bareTable({ head: ['benchmark', 'kind', 'folder', 'since base'], rows });
  const notes: readonly Reason[] = [
    ...notesOnUnused(config),
    ...(base.commit === null ? [] : base.notes),
    ...(problem === null ? [] : [problem]),
    ...(repository.benchmarksOfHead && base.commit !== null ? [{ kind: 'benchmarks-of-head', files: brought.length } as const] : []),
  ];
  return [table, ...(why ? describeReach(targets ?? []) : []), ...unknown, ...notes.map(describeNote), comparison].join('\n');
}

/** File and rule by which the change reaches each target, with advice. */
function describeReach(targets: readonly SurveyedTarget[]): readonly string[] {
  const rows = targets.map(({ name, reachedBy }) => [
    name,
    reachedBy === null ? 'unaffected: nothing that it uses changed' : describeReason(reachedBy),
  ]);
  const advice = new Set(targets.flatMap(({ reachedBy }) => (reachedBy === null ? [] : (whatToDo(reachedBy) ?? []))));
  return rows.length === 0 ? [] : [bareTable({ head: ['target', 'why'], rows }), ...advice];
}

/** Names of the tasks that a suite's file has in the working tree, or why they are unknown. An edition does not lie there. */
async function tasksInPlace(target: SuiteTarget, root: string): Promise<readonly string[] | Reason> {
  // Process groups need a Unix.
  if (process.platform === 'win32' || target.edition !== null) return { kind: 'tasks-unknown' };
  try {
    await using suite = startSuite({ arm: 'head', target, tree: root, core: null });
    return (await suite.list()).names;
  } catch (error) {
    if (!(error instanceof ArmFailure)) throw error;
    return { kind: 'tasks-unknown' };
  }
}
