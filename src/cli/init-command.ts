/** `perf-gate init`: looks at a project, asks, writes what is missing, and tries it. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { cancel, confirm, isCancel, multiselect } from '@clack/prompts';
import { untilInterrupted } from './measuring.ts';
import { say } from './tell.ts';
import { CONFIG_FILES } from '../config/file-names.ts';
import { type ChosenTarget, configText, type RecordedAnswer, workflowTexts } from '../config/init/files.ts';
import { readProject } from '../config/init/project.ts';
import { proposeTargets, type TargetProposal } from '../config/init/proposals.ts';
import { CLI_ERRORS } from '../errors/cli.ts';
import { userError } from '../errors/catalogue.ts';
import { EXIT, Interrupted, reasonOf } from '../errors.ts';
import { planCores } from '../measure/cores.ts';
import { PROCEDURE, type Procedure, roundCosts } from '../measure/procedure.ts';
import { type Outlook, outlookOf } from '../plan/outlook.ts';
import { findProfile } from '../plan/profiles.ts';
import { countOf } from '../text/phrases.ts';
import { runGate } from '../gate.ts';
import { openNotes, type RunIo } from '../measure/notes.ts';
import type { Judgement } from '../model.ts';
import { planRun, type RunRequest } from '../prepare/plan-run.ts';
import { prepareRun } from '../prepare/prepare-run.ts';
import { recordAnswer } from '../prepare/record-answer.ts';
import { openRepository } from '../system/git.ts';
import { packageRoot } from '../system/this-program.ts';
import { plainName, plainProse } from '../text/escape.ts';
import { formatDurationMs, formatPercent } from '../text/figures.ts';

interface InitOptions {
  /** Take every proposal without asking. */
  readonly yes: boolean;
  /** Show the files; write and run nothing. */
  readonly dryRun: boolean;
  /** Write the workflows for pull requests from forks; not there: ask. */
  readonly forks?: boolean;
  /** Install and boot what was written. */
  readonly try: boolean;
  /** Measure one benchmark against itself. */
  readonly measure: boolean;
  /** Of no option: of who starts the program. */
  readonly procedure?: Procedure;
}

const CONFIG = CONFIG_FILES[0];

/** @returns the exit code of the contract */
export async function initCommand(options: InitOptions): Promise<number> {
  const { root, git } = await openRepository(process.cwd());
  const project = await readProject(root, git);
  const targets = proposeTargets(project);
  const hasConfig = CONFIG_FILES.some((file) => existsSync(path.join(root, file)));
  if (targets.length === 0 && !hasConfig) throw userError(CLI_ERRORS['nothing-to-propose'], { root });
  if (!options.yes && !options.dryRun && !process.stdin.isTTY) throw userError(CLI_ERRORS['init-cannot-ask'], {});
  const asks = !options.yes && !options.dryRun;
  const proposed = hasConfig ? [] : targets;
  const chosen = asks && proposed.length > 0 ? await askForTargets(proposed) : proposed;
  const forks = options.forks ?? (asks ? await askForForks() : true);

  const files = {
    ...(hasConfig ? {} : { [CONFIG]: configText(chosen.map(untried)) }),
    ...await scaffoldTexts(chosen),
    ...await workflowTexts({ forks, manager: project.packageManager, examples: new URL('examples/', packageRoot) }),
  };
  if (options.dryRun) {
    say(Object.entries(files).map(([file, text]) => `--- ${file}${existsSync(path.join(root, file)) ? ' (is there and stays as it is)' : ''}\n${text}`).join('\n'));
    return EXIT.passed;
  }
  say(await writeMissing(root, files));
  if (hasConfig) say(`${CONFIG} stays as it is. Try it with: npx perf-gate check`);
  else if (options.try) await untilInterrupted((io) => tryOut(root, chosen, options, io), 'Interrupted. The files are written; try them with: npx perf-gate check');
  say(NEXT);
  return EXIT.passed;
}

async function scaffoldTexts(chosen: readonly TargetProposal[]): Promise<Readonly<Record<string, string>>> {
  const files = chosen.flatMap(({ scaffold }) => Object.entries(scaffold?.files ?? {}));
  return Object.fromEntries(await Promise.all(files.map(async ([file, text]) => [file, typeof text === 'string' ? text : await readFile(text, 'utf8')] as const)));
}

const untried = (target: TargetProposal): ChosenTarget => ({ ...target, answer: null });

const NEXT = `Next: commit these files and open a pull request.
  npx perf-gate check    install, boot and try every benchmark once
  npx perf-gate run      measure your change against the default branch`;

/** A file that is there may be a person's work: it is never changed. */
async function writeMissing(root: string, files: Readonly<Record<string, string>>): Promise<string> {
  const lines: string[] = [];
  for (const [file, text] of Object.entries(files)) {
    const place = path.join(root, file);
    if (existsSync(place)) {
      lines.push(`  kept     ${file}`);
      continue;
    }
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, text);
    lines.push(`  written  ${file}`);
  }
  return lines.join('\n');
}

async function askForTargets(targets: readonly TargetProposal[]): Promise<readonly TargetProposal[]> {
  const chosen = await multiselect({
    message: 'What should perf-gate measure?',
    options: targets.map((target) => ({ value: target, label: `${target.kind} ${plainName(target.name)}`, hint: plainName(target.because) })),
    initialValues: [...targets],
    required: true,
  });
  return answerOf(chosen);
}

async function askForForks(): Promise<boolean> {
  return answerOf(await confirm({ message: 'Does the repository take pull requests from forks?', initialValue: true }));
}

/** @throws Interrupted where the question was left with Ctrl-C */
function answerOf<Answer>(answer: Answer | symbol): Exclude<Answer, symbol> {
  if (!isCancel(answer)) return answer as Exclude<Answer, symbol>;
  cancel('Nothing was written.');
  throw new Interrupted('Interrupted.');
}

const REQUEST: Omit<RunRequest, 'cwd' | 'base' | 'only' | 'profile' | 'budgetMs'> = { configFile: null, all: true, shard: null, baselines: null, askedBy: 'options' };

/** Records how servers answer, then measures one benchmark against itself. A trial that fails is told; the files stay. */
async function tryOut(root: string, chosen: readonly TargetProposal[], { measure, procedure }: Pick<InitOptions, 'measure' | 'procedure'>, { signal, progress }: Pick<RunIo, 'signal' | 'progress'>): Promise<void> {
  // The run that follows tells its own notes; those of a run without a base would mislead here.
  const answers = await recordAnswers(root, chosen, { signal, progress, ...openNotes(() => {}) });
  await writeFile(path.join(root, CONFIG), configText(chosen.map((target) => ({ ...target, answer: answers.get(target.name) ?? null }))));
  const first = chosen.find(({ kind, name }) => kind === 'suite' || answers.has(name));
  if (first === undefined || !measure) return;
  const { judgement, file, config } = await runGate({
    ...REQUEST, cwd: root, base: { kind: 'itself' }, only: [`${first.name}/*`], profile: 'quick', budgetMs: null, jobs: 1, pullRequest: null, seed: null, ...(procedure === undefined ? {} : { procedure }),
  }, { signal, progress });
  const tasks = new Map([[first.name, judgement.benchmarks.length]]);
  const outlook = outlookOf({
    config, tasks, profile: findProfile('standard', config)!, costs: roundCosts(PROCEDURE, await planCores() !== null), comparisons: judgement.benchmarks.flatMap(({ comparisons }) => comparisons),
  });
  say(`${describeTrial(judgement, file.run.durationMs)}\n${describeOutlook(outlook)}`);
}

async function recordAnswers(root: string, chosen: readonly TargetProposal[], io: RunIo): Promise<ReadonlyMap<string, RecordedAnswer>> {
  const plan = await planRun({ ...REQUEST, cwd: root, base: { kind: 'none' }, only: [], profile: 'smoke', budgetMs: null }, io);
  await using prepared = await prepareRun(plan, io);
  const answers = new Map<string, RecordedAnswer>();
  for (const { name, kind, paths } of chosen) {
    const target = plan.repository.config.targets.find((one) => one.name === name);
    if (kind !== 'server' || target?.kind !== 'server' || prepared.trees === null) continue;
    try {
      const answer = await recordAnswer(target, paths, prepared.trees.head);
      answers.set(name, answer);
      say(`  ${plainName(name)} answers GET ${answer.path} with ${answer.status}${answer.isStable ? '' : '; its body differs from request to request, so it is not compared'}`);
    } catch (error) {
      say(`  ${plainName(name)} could not be tried: ${plainProse(reasonOf(error))}`);
    }
  }
  return answers;
}

/** Tells whether the trial raised a false alarm on this machine. */
function describeTrial({ benchmarks }: Judgement, durationMs: number): string {
  const alarms = benchmarks.filter(({ verdict }) => verdict === 'regressed').length;
  return `  Measured against itself in ${formatDurationMs(durationMs)}: ${alarms === 0 ? 'no false alarm' : 'a false alarm, so this machine is too busy now'}.`;
}

const minutes = (ms: number): number => Math.max(1, Math.round(ms / 60_000));

/** Estimates, which the first pull request may prove wrong: its runner is another machine. */
function describeOutlook({ benchmarks, leastMs, mostMs, smallestVisible }: Outlook): string {
  const visible = smallestVisible === null ? '' : `\n  Estimated from this trial, it will find a slowdown of ${formatPercent(smallestVisible)} or more about nine times in ten.`;
  return `  Estimate for a pull request that reaches ${countOf(benchmarks, 'benchmark')}: ${minutes(leastMs)} to ${minutes(mostMs)} min of measuring, and the installs.${visible}`;
}
