import process from 'node:process';
import { AsyncDisposableStack } from '@whatwg-node/disposablestack';
import { bareTable } from './output.ts';
import { untilInterrupted } from './measuring.ts';
import { baseRequest, type MeasureOptions } from './run-command.ts';
import { say } from './tell.ts';
import { EXIT } from '../errors.ts';
import { refuseWindows } from '../measure/environment.ts';
import type { RunIo } from '../measure/notes.ts';
import type { Config, Profile, Reason, SuiteTarget } from '../model.ts';
import { BUILT_IN_PROFILES } from '../plan/profiles.ts';
import { notesOnUnused, WHOLE_SUITE } from '../plan/unmeasured.ts';
import { reachIn, type SurveyedTarget } from '../prepare/survey.ts';
import { readRepository, type Repository } from '../prepare/repository.ts';
import { type SuiteTasks, tasksInPlace, tasksOnceInstalled } from '../prepare/suite-tasks.ts';
import { describeNote, describeReason, whatToDo } from '../report/words.ts';
import { stopEverythingOn } from '../system/time-limit.ts';
import { formatDurationMs } from '../text/figures.ts';
import { shortCommit } from '../text/phrases.ts';

/** Tables of the configuration's own selections and profiles. */
export function listChoices({ selections, profiles }: Pick<Config, 'selections' | 'profiles'>): readonly string[] {
  const own = profiles.filter((profile) => !BUILT_IN_PROFILES.includes(profile));
  return [
    ...tableOf(
      ['--only', 'benchmarks'],
      Object.entries(selections).map(([name, globs]) => [name, globs.join(', ')]),
    ),
    ...tableOf(
      ['--profile', 'rounds side by side', 'of head alone', 'benchmarks', 'load'],
      own.map((profile) => [
        profile.name,
        describePlan(profile),
        String(profile.solos),
        profile.only.length === 0 ? 'all' : profile.only.join(', '),
        describeLoad(profile),
      ]),
    ),
  ];
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  return rows.length === 0 ? [] : [bareTable({ head, rows })];
}

/** `8 to 40` */
function describePlan({ plan }: Profile): string {
  if (plan === null) return 'none: tables only';
  const [least, most] = [plan.looks[0]!, plan.looks.at(-1)!];
  return least === most ? String(most) : `${least} to ${most}`;
}

function describeLoad({ load: { connections, pipelining, soloWarmupMs, soloMs } }: Profile): string {
  const parts = [
    ...(connections === null ? [] : [`${connections} connections`]),
    ...(pipelining === null ? [] : [`pipelining ${pipelining}`]),
    ...(soloWarmupMs === null ? [] : [`${formatDurationMs(soloWarmupMs)} of warm-up`]),
    ...(soloMs === null ? [] : [`${formatDurationMs(soloMs)} measured`]),
  ];
  return parts.length === 0 ? 'as configured' : parts.join(', ');
}

interface ListOptions extends Pick<MeasureOptions, 'config' | 'base' | 'benchmarksFrom'> {
  /** Install suites in a copy, so that all of their tasks show. */
  readonly install: boolean;
  /** Say of each target by which file and rule the change reaches it. */
  readonly why: boolean;
}

/** `perf-gate list`: nothing is measured, and nothing is installed unless it is asked for. @returns the exit code: not 0 where an install fails */
export async function listCommand(options: ListOptions): Promise<number> {
  if (options.install) refuseWindows(process.platform);
  const { text, isComplete } = await untilInterrupted(
    (io) => listing(options, io),
    'Interrupted before everything was looked at; nothing is listed.',
  );
  say(text);
  return isComplete || !options.install ? EXIT.passed : EXIT.invalid;
}

async function listing(
  { config: configFile, base: ref, benchmarksFrom, install, why }: ListOptions,
  io: Pick<RunIo, 'signal' | 'progress'>,
): Promise<{ readonly text: string; readonly isComplete: boolean }> {
  await using interrupts = new AsyncDisposableStack();
  interrupts.use(stopEverythingOn(io.signal));
  const repository = await readRepository({
    cwd: process.cwd(),
    configFile: configFile ?? null,
    base: baseRequest(ref),
    benchmarksOfHead: benchmarksFrom === 'head',
  });
  const { config, base } = repository;
  const { problem, targets, brought } = await reachIn(repository);
  const tasksOf = await askForTasks(repository, install, io);
  const rows: string[][] = [];
  const unknown: string[] = [];
  for (const target of config.targets) {
    const scenarios: SuiteTasks =
      target.kind === 'suite' ? await tasksOf(target) : { known: true, names: target.scenarios.map(({ name }) => name) };
    io.signal.throwIfAborted();
    const sinceBase = sinceBaseOf(targets?.find(({ name }) => name === target.name));
    for (const name of scenarios.known ? scenarios.names : [WHOLE_SUITE])
      rows.push([`${target.name}/${name}`, target.kind, target.edition?.source ?? target.dir, sinceBase]);
    if (!scenarios.known)
      unknown.push([`${target.name}/${WHOLE_SUITE}: ${describeReason(scenarios.why)}`, whatToDo(scenarios.why) ?? []].flat().join('. '));
  }
  const comparison =
    base.commit === null
      ? [describeReason(base.why)]
      : [
          `Compared with ${shortCommit(base.commit.sha)}. \`perf-gate run\` measures what is reached, \`--all\` everything${why ? '' : '; `perf-gate list --why` says what reaches a target'}.`,
        ];
  const table = bareTable({ head: ['benchmark', 'kind', 'folder', 'since base'], rows });
  const notes: readonly Reason[] = [
    ...notesOnUnused(config),
    ...(base.commit === null ? [] : base.notes),
    ...(problem === null ? [] : [problem]),
    ...(repository.benchmarksOfHead && base.commit !== null ? [{ kind: 'benchmarks-of-head', files: brought.length } as const] : []),
  ];
  const lines = [
    table,
    ...(why ? describeReach(targets ?? []) : []),
    ...unknown,
    ...notes.map(describeNote),
    ...comparison,
    ...listChoices(config),
  ];
  return { text: lines.join('\n'), isComplete: unknown.length === 0 };
}

function sinceBaseOf(surveyed: SurveyedTarget | undefined): string {
  if (surveyed === undefined) return '–';
  return surveyed.reachedBy === null ? 'unaffected' : 'reached';
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

async function askForTasks(
  repository: Repository,
  install: boolean,
  io: Pick<RunIo, 'signal' | 'progress'>,
): Promise<(suite: SuiteTarget) => Promise<SuiteTasks>> {
  if (!install) return (suite) => tasksInPlace(suite, repository.root);
  const found = await tasksOnceInstalled(repository, io);
  return async ({ name }) => found.get(name)!;
}
