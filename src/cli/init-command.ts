/** `perf-gate init`: looks at a project, asks, writes what is missing, and tries it. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { cancel, confirm, isCancel, multiselect } from '@clack/prompts';
import { tryOut } from './init-trial.ts';
import { untilInterrupted } from './measuring.ts';
import { say } from './tell.ts';
import { CONFIG_FILES } from '../config/file-names.ts';
import { CLI_ERRORS } from '../errors/cli.ts';
import { EXIT, Interrupted } from '../errors.ts';
import { configText, type LeftOutTarget } from '../init/files.ts';
import { readProject } from '../init/project.ts';
import { proposeTargets } from '../init/proposals.ts';
import type { PassedOver, TargetProposal } from '../init/proposal.ts';
import { runnerFor, type RunnerSetUp, timeoutFor, workflowTexts } from '../init/workflows.ts';
import type { Procedure } from '../measure/procedure.ts';
import { openRepository } from '../system/git.ts';
import { packageRoot } from '../system/this-program.ts';
import { plainName, plainProse } from '../text/escape.ts';
import { listOfMost } from '../text/phrases.ts';

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

/** Benchmarks that are written without being asked for: more take long, and tell little more at first. */
const MOST_BENCHMARKS = 12;

/** Files that a line names before it counts the rest. */
const MOST_NAMED = 3;

/** @returns the exit code: 0 where the files were tried, or were not to be */
export async function initCommand(options: InitOptions): Promise<number> {
  const { root, git } = await openRepository(process.cwd());
  const project = await readProject(root, git);
  const { targets, passedOver } = proposeTargets(project);
  const hasConfig = CONFIG_FILES.some((file) => existsSync(path.join(root, file)));
  const passed = [...Map.groupBy(passedOver, ({ why }) => why).values()].map(describePassedOver);
  if (targets.length === 0 && !hasConfig) throw CLI_ERRORS['nothing-to-propose']({ root, passedOver: passed });
  if (!options.yes && !options.dryRun && !process.stdin.isTTY) throw CLI_ERRORS['init-cannot-ask']({});
  const asks = !options.yes && !options.dryRun;
  const proposed = hasConfig ? [] : targets;
  const chosen = asks && proposed.length > 0 ? await askForTargets(proposed) : proposed.slice(0, MOST_BENCHMARKS);
  const forks = options.forks ?? (asks ? await askForForks() : true);
  const leftOut = asks
    ? []
    : proposed
        .slice(MOST_BENCHMARKS)
        .map((target): LeftOutTarget => ({ ...target, answer: null, why: `not tried, because init tries ${MOST_BENCHMARKS} at most` }));

  const runner = runnerFor(project, chosen);
  const workflows = (set: RunnerSetUp): Promise<Readonly<Record<string, string>>> =>
    workflowTexts(set, { forks, examples: new URL('examples/', packageRoot) });
  const untried = chosen.map((target) => ({ ...target, answer: null }));
  const files = {
    ...(hasConfig ? {} : { [CONFIG]: configText(untried, leftOut) }),
    ...(await scaffoldTexts(chosen)),
    ...(await workflows(runner)),
  };
  const told = passed.map((line) => `  passed over  ${line}`);
  if (options.dryRun) {
    const titleOf = (file: string): string => `--- ${file}${existsSync(path.join(root, file)) ? ' (is there and stays as it is)' : ''}`;
    say([...Object.entries(files).map(([file, text]) => `${titleOf(file)}\n${text}`), ...told].join('\n'));
    return EXIT.passed;
  }
  const { written, lines } = await writeMissing(root, files);
  say([...lines, ...told].join('\n'));
  if (hasConfig || !options.try) {
    say(`${hasConfig ? `${CONFIG} stays as it is. ` : ''}Nothing was tried. Next: npx perf-gate check`);
    return EXIT.passed;
  }
  const onLongest = async (longestMs: number): Promise<void> => {
    const texts = Object.entries(await workflows({ ...runner, timeoutMinutes: timeoutFor(longestMs) }));
    for (const [file, text] of texts.filter(([name]) => written.includes(name))) await writeFile(path.join(root, file), text);
  };
  const { measure, procedure } = options;
  const most = asks ? null : MOST_BENCHMARKS;
  return untilInterrupted(
    (io) => tryOut({ root, project, chosen: untried, leftOut, file: CONFIG, most, measure, procedure, onLongest }, io),
    'Interrupted. The files are written; try them with: npx perf-gate check',
  );
}

/** Files that are passed over for one reason. */
function describePassedOver(alike: readonly PassedOver[]): string {
  const names = alike.map(({ what }) => plainName(what));
  return `${listOfMost(names, MOST_NAMED)}: ${plainProse(alike[0]!.why)}`;
}

async function scaffoldTexts(chosen: readonly TargetProposal[]): Promise<Readonly<Record<string, string>>> {
  const files = chosen.flatMap(({ scaffold }) => Object.entries(scaffold?.files ?? {}));
  return Object.fromEntries(
    await Promise.all(files.map(async ([file, text]) => [file, typeof text === 'string' ? text : await readFile(text, 'utf8')] as const)),
  );
}

/** A file that is there may be a person's work: it is never changed. @returns the files that were missing, and a line for each file */
async function writeMissing(
  root: string,
  files: Readonly<Record<string, string>>,
): Promise<{ readonly written: readonly string[]; readonly lines: readonly string[] }> {
  const written = Object.keys(files).filter((file) => !existsSync(path.join(root, file)));
  for (const file of written) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), files[file]!);
  }
  return { written, lines: Object.keys(files).map((file) => `  ${written.includes(file) ? 'written' : 'kept   '}  ${file}`) };
}

async function askForTargets(targets: readonly TargetProposal[]): Promise<readonly TargetProposal[]> {
  const chosen = await multiselect({
    message: 'What should perf-gate measure?',
    options: targets.map((target) => ({
      value: target,
      label: `${target.kind} ${plainName(target.name)}`,
      hint: plainName(target.because),
    })),
    initialValues: targets.slice(0, MOST_BENCHMARKS),
    required: true,
  });
  return answerOf(chosen);
}

const askForForks = async (): Promise<boolean> =>
  answerOf(await confirm({ message: 'Does the repository take pull requests from forks?', initialValue: true }));

/** @throws Interrupted where the question was left with Ctrl-C */
function answerOf<Answer>(answer: Answer | symbol): Exclude<Answer, symbol> {
  if (!isCancel(answer)) return answer as Exclude<Answer, symbol>;
  cancel('Nothing was written.');
  throw new Interrupted('Interrupted.');
}
