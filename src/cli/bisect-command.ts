/** `perf-gate bisect`: finds the commit at which a benchmark got slower. */
import path from 'node:path';
import process from 'node:process';
import { untilInterrupted } from './measuring.ts';
import { checkDestinations, type OutputOptions, writeJson } from './output.ts';
import { gateRequest, type MeasureOptions } from './run-command.ts';
import { say, tell } from './tell.ts';
import { findFirstSlowCommit, type MeasureCommit, type Search } from '../bisect/first-slow-commit.ts';
import { CLI_ERRORS } from '../errors/cli.ts';
import { EXIT, UserError } from '../errors.ts';
import { type GateResult, runGate } from '../gate.ts';
import type { RunIo } from '../measure/notes.ts';
import { METRICS } from '../metrics.ts';
import type { JudgedBenchmark } from '../model.ts';
import { escapeGlob } from '../plan/benchmark-glob.ts';
import { formatChange } from '../report/comparison-words.ts';
import { describeReason } from '../report/words.ts';
import { attempt, commitOf, type Git, openGit, openRepository } from '../system/git.ts';
import { openScratchFolder } from '../system/scratch.ts';
import { countOf, shortCommit } from '../text/phrases.ts';

interface BisectOptions extends Pick<MeasureOptions, 'config' | 'budget' | 'profile'>, Pick<OutputOptions, 'json'> {
  readonly good: string;
  /** Not there: the commit that is checked out. */
  readonly bad?: string;
  /** Judge the working tree alone, and end as `git bisect run` wants it. */
  readonly step: boolean;
}

/** Exit codes for `git bisect run`: any other one ends its search or condemns the commit. */
const STEP_EXIT = { fast: 0, slow: 1, skip: 125 } as const;

/** @returns the exit code of the contract, or that of `git bisect run` */
export async function bisectCommand(benchmark: string, options: BisectOptions): Promise<number> {
  if (options.step) return await judgeStep(benchmark, options);
  await checkDestinations(options);
  const { root, git } = await openRepository(process.cwd());
  const [good, bad] = [await resolve(git, options.good), await resolve(git, options.bad ?? 'HEAD')];
  const commits = await commitsBetween(git, good, bad);
  tell(`${countOf(commits.length, 'commit')} after ${shortCommit(good)}: about ${2 + Math.ceil(Math.log2(commits.length))} measurements`);
  const search = await untilInterrupted(async (io) => {
    await using folder = await openScratchFolder('bisect');
    // It shares the repository's objects, and the user's own files stay as they are.
    const clone = path.join(folder.path, 'clone');
    await git(['clone', '--quiet', '--shared', '--no-checkout', '--', root, clone]);
    return await findFirstSlowCommit({
      good,
      commits,
      measure: measuringIn(clone, { benchmark, options, io }),
      onTrial: ({ commit, state, comparison, because }) => {
        const change = comparison === null ? (because === null ? '' : describeReason(because)) : formatChange(comparison);
        say(`${shortCommit(commit)}  ${state.padEnd(7)}  ${change}`.trimEnd());
      },
    });
  }, 'Interrupted before the commit was found.');
  if (options.json !== '-') say(await describeAnswer(search, { benchmark, good, bad, git }));
  if (options.json !== undefined) await writeJson(options.json, { benchmark, good, bad, ...search });
  return search.answer.kind === 'found' ? EXIT.passed : EXIT.inconclusive;
}

/** Says of the working tree beside good what one step of `git bisect run` asks. */
async function judgeStep(benchmark: string, options: BisectOptions): Promise<number> {
  try {
    const judged = await untilInterrupted(
      (io) => judgeIn({ cwd: process.cwd(), base: options.good, byTime: false }, { benchmark, options, io }),
      'Interrupted.',
    );
    tell(judged === null ? `${benchmark} is not there` : describeReason(judged.because));
    if (judged?.verdict === 'regressed' || judged?.verdict === 'accepted') return STEP_EXIT.slow;
    return judged?.verdict === 'no regression' || judged?.verdict === 'improved' ? STEP_EXIT.fast : STEP_EXIT.skip;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    tell(error.message);
    return STEP_EXIT.skip;
  }
}

async function resolve(git: Git, ref: string): Promise<string> {
  const sha = await commitOf(git, ref);
  if (sha === null) throw CLI_ERRORS['bisect-no-such-commit']({ ref });
  return sha;
}

/** Lists first parents: a merge stands for the commits that it merged. */
async function commitsBetween(git: Git, good: string, bad: string): Promise<readonly string[]> {
  const isAncestor = (await attempt(git, ['merge-base', '--is-ancestor', good, bad])) !== null;
  const commits = isAncestor
    ? (await git(['rev-list', '--first-parent', '--reverse', `${good}..${bad}`])).split('\n').filter((line) => line !== '')
    : [];
  if (commits.length === 0) throw CLI_ERRORS['bisect-not-after']({ good, bad });
  return commits;
}

/** The benchmark and the options, the same for all commits. */
interface TrialQuestion {
  readonly benchmark: string;
  readonly options: BisectOptions;
  readonly io: Pick<RunIo, 'signal' | 'progress'>;
}

function measuringIn(clone: string, question: TrialQuestion): MeasureCommit {
  const git = openGit({ root: clone, env: process.env });
  return async ({ base, head, thoroughly, byTime }) => {
    await git(['checkout', '--quiet', '--force', '--detach', head]);
    try {
      const { options } = question;
      const asked = thoroughly ? { ...question, options: { ...options, profile: 'thorough' } } : question;
      return await judgeIn({ cwd: clone, base, byTime }, asked);
    } catch (error) {
      // A commit without a configuration or without the benchmark is passed over like one that does not build.
      if (!(error instanceof UserError)) throw error;
      tell(`${shortCommit(head)}: ${error.message}`);
      return null;
    }
  };
}

/** The benchmark in `cwd` beside a base; null: it is not there. */
async function judgeIn(
  { cwd, base, byTime }: { readonly cwd: string; readonly base: string; readonly byTime: boolean },
  { benchmark, options, io }: TrialQuestion,
): Promise<JudgedBenchmark | null> {
  const request = {
    ...gateRequest({ ...options, only: [escapeGlob(benchmark)], all: true, base, profile: options.profile ?? 'quick', why: false }),
    ...(byTime ? { countsSettle: false as const } : {}),
    cwd,
  };
  const { judgement, interrupted }: GateResult = await runGate(request, io);
  io.signal.throwIfAborted();
  if (interrupted) throw new Error('interrupted');
  return judgement.benchmarks.find(({ id }) => id === benchmark) ?? null;
}

async function describeAnswer(
  { answer, metric, trials }: Search,
  { benchmark, good, bad, git }: { readonly benchmark: string; readonly good: string; readonly bad: string; readonly git: Git },
): Promise<string> {
  const titleOf = (commit: string): Promise<string> =>
    git(['log', '-1', '--format=%h "%s" (%an, %as)', commit]).then((line) => line.trim());
  if (answer.kind === 'nothing to find') {
    const why = answer.benchmark === null ? 'it could not be measured there' : describeReason(answer.benchmark.because);
    return `${benchmark} is not slower at ${shortCommit(bad)} than at ${shortCommit(good)}: ${why}.`;
  }
  const label = metric === null ? '' : METRICS[metric].label;
  if (answer.kind === 'one of') {
    const lines = await Promise.all(answer.commits.map(titleOf));
    return `${benchmark} got slower (${label}) with one of these commits. All but the last could not be measured:\n${lines.map((line) => `  ${line}`).join('\n')}`;
  }
  const own = answer.own === null ? '' : `: ${formatChange(answer.own)} ${label} beside the commit before it`;
  return `${benchmark} got slower with ${await titleOf(answer.commit)}${own}.\n${countOf(trials.length, 'commit')} measured.`;
}
