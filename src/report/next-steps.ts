import { isUsualConfigFile } from '../config/file-names.ts';
import { durationText } from '../config/quantities.ts';
import type { JudgedBenchmark, Run } from '../model.ts';
import { escapeGlob } from '../plan/benchmark-glob.ts';
import type { Headline } from './document.ts';
import type { ComparedRuns } from './report-source.ts';
import { quoteForShell } from '../text/escape.ts';
import { listOf } from '../text/phrases.ts';

/** More benchmarks than these, more of what was asked for, and longer names are not spelled out. */
const MOST_NAMED_BENCHMARKS = 3;
const MOST_PATTERNS = 20;
const LONGEST_NAME = 200;

/** Need no quotes in a shell. */
const PLAIN_WORD = /^[\w.-]+$/u;
const PLAIN_PATH = /^[\w./-]+$/u;
const COMMIT_ID = /^[0-9a-f]{7,64}$/u;

/** The command that measures these benchmarks again as this run did, ready to paste into a POSIX shell. Where perf-gate is not installed npx refuses, instead of taking what the registry has by that name. */
export function reproduceCommand(run: Run, benchmarks: readonly Pick<JudgedBenchmark, 'id'>[], profile = run.profile): string {
  return commandLine(run, { patterns: patternsOf(benchmarks), against: againstWhat(run), profile });
}

/**
 * The command that measures what was judged by stored runs beside the commit of the newest of them, the worst benchmark's. Stored
 * runs are of one kind of machine, so anywhere else `--no-base` would find nothing to compare with, and pass. null: these were not
 * judged by stored runs, or the newest is of the very code that was measured.
 */
export function besideStoredCommand(run: Run, benchmarks: readonly Pick<JudgedBenchmark, 'id' | 'stored'>[], profile = run.profile): string | null {
  if (run.base !== null) return null;
  const [newest] = benchmarks.flatMap(({ stored }) => (stored.state === 'compared' ? [stored.newestCommit.replace(/-dirty$/u, '')] : []));
  if (newest === undefined || (newest === run.head.sha && !run.head.dirty)) return null;
  return commandLine(run, { patterns: patternsOf(benchmarks), against: againstCommit(newest), profile });
}

/** Nothing measures longer by itself. */
const LONGEST_PROFILE = 'thorough';

/** The command that measures these benchmarks longer than this run did; null: there is none. */
export function longerCommand(run: Run, benchmarks: readonly Pick<JudgedBenchmark, 'id'>[]): string | null {
  return run.profile === LONGEST_PROFILE ? null : reproduceCommand(run, benchmarks, LONGEST_PROFILE);
}

/** Compares, where a run's own profile does not. */
const COMPARING_PROFILE = 'standard';

/** The command that measures base and head side by side: these benchmarks where they are few, else what the change can reach. */
export function verdictCommand(run: Run, benchmarks: readonly Pick<JudgedBenchmark, 'id'>[]): string {
  const named = benchmarks.length <= MOST_NAMED_BENCHMARKS ? benchmarks : [];
  return reproduceCommand(run, named, run.measuredFor === 'tables' ? COMPARING_PROFILE : run.profile);
}

/** The command that holds two recorded runs against each other again. */
export function compareAgainCommand({ base, head }: ComparedRuns): string {
  return `npx --no perf-gate compare ${[base, head].map(({ file }) => (PLAIN_PATH.test(file) ? file : quoteForLine(file))).join(' ')}`;
}

/** The command that makes the whole run again, in the same order. */
export function reproduceRunCommand(run: Run): string {
  const isWhole = run.benchmarks.every(({ measurement }) => measurement.state !== 'unaffected');
  const asked = run.only.length <= MOST_PATTERNS && run.only.every((pattern) => pattern.length <= LONGEST_NAME) ? run.only : [];
  const named = run.benchmarks.length <= MOST_NAMED_BENCHMARKS ? patternsOf(run.benchmarks) : [];
  const line = commandLine(run, { patterns: asked.length > 0 ? asked : named, against: againstWhat(run), profile: run.profile });
  return `${line}${isWhole ? ' --all' : ''}${withinBudget(run)} --seed ${run.seed}`;
}

/** What each of several jobs had is not enough for one that does the work of all. */
function withinBudget({ budgetMs, parts, shard }: Run): string {
  return typeof budgetMs === 'number' && parts === undefined && shard === null ? ` --budget ${durationText(budgetMs)}` : '';
}

/** `, 3 of 12 benchmarks`: how many a command names that cannot name all, and measures no other; empty: it measures all of them. */
export function describeNamed(benchmarks: readonly Pick<JudgedBenchmark, 'id'>[]): string {
  const [named, all] = [patternsOf(benchmarks).length, new Set(benchmarks.map(({ id }) => id)).size];
  return named === 0 || named === all ? '' : `, ${named} of ${all} benchmarks`;
}

function patternsOf(benchmarks: readonly Pick<JudgedBenchmark, 'id'>[]): readonly string[] {
  const ids = [...new Set(benchmarks.map(({ id }) => id))];
  return ids.filter((id) => id.length <= LONGEST_NAME).slice(0, MOST_NAMED_BENCHMARKS).map(patternOf);
}

function commandLine(run: Run, { patterns, against, profile }: { readonly patterns: readonly string[]; readonly against: readonly string[]; readonly profile: string }): string {
  const only = patterns.map((pattern) => `--only ${quoteForLine(pattern)}`);
  const measuring = ['npx --no perf-gate run', ...only, ...whichConfig(run), ...against, `--profile ${PLAIN_WORD.test(profile) ? profile : quoteForLine(profile.slice(0, LONGEST_NAME))}`];
  return `${checkingOut(run)}${measuring.join(' ')}`;
}

/** Whether the commands of a run check out by themselves what they measure; else they measure what is checked out. */
export function checksOutHead(run: Run): boolean {
  return mergeToCheckOut(run) !== null;
}

/**
 * A pull request is measured as GitHub would merge it. Its branch alone, beside the same base, would be blamed for what base has
 * gained since it was cut, or get the credit for it. The merge is named by the number: its id is the word of the job that ran the
 * pull request's code, and whoever pastes the command runs the code of what it names. So nothing is run either of what was pushed
 * since: the merge has to be of the very commit that the report is about.
 */
function checkingOut(run: Run): string {
  const merge = mergeToCheckOut(run);
  if (merge === null) return '';
  return `git fetch origin pull/${merge.pullRequest}/merge && [ "$(git rev-parse FETCH_HEAD^2)" = ${merge.of} ] && git switch --detach FETCH_HEAD && `;
}

/** null: head is no such merge, as in a merge queue or beside a base of its own, or nobody but the run itself says so. */
function mergeToCheckOut({ pullRequest, mergeOf }: Run): { readonly pullRequest: number; readonly of: string } | null {
  return pullRequest === null || mergeOf === undefined || !COMMIT_ID.test(mergeOf) ? null : { pullRequest, of: mergeOf };
}

/** The usual file is found without being named. */
function whichConfig({ configFile }: Run): readonly string[] {
  if (isUsualConfigFile(configFile)) return [];
  return [`--config ${PLAIN_PATH.test(configFile) ? configFile : quoteForLine(configFile.slice(0, LONGEST_NAME))}`];
}

/** The base of a merge is its first parent, which may be newer by now than the one that was measured, as the merge is. What is not named is the branch's own. */
function againstWhat(run: Run): readonly string[] {
  if (run.base === null) return ['--no-base'];
  if (run.hasUnknownBase === true) return [];
  return checksOutHead(run) ? ['--base HEAD~1'] : againstCommit(run.base.sha);
}

function againstCommit(sha: string): readonly string[] {
  return [`--base ${COMMIT_ID.test(sha) ? sha : quoteForLine(sha.slice(0, LONGEST_NAME))}`];
}

/** Control characters could end the line early: `?` matches them. */
function quoteForLine(word: string): string {
  return quoteForShell(word.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '?'));
}

/** A suite that stands as a whole is asked for by its name; its tasks were not known. */
function patternOf(id: string): string {
  return escapeGlob(id.replace(/\/\*$/u, ''));
}

/** What a first line suggests to run: a command, and the words that lead to it. */

/** How what is told of these benchmarks, the worst first, can be seen again. */
export function suggestReproducing(run: Run, benchmarks: readonly JudgedBenchmark[]): NonNullable<Headline['command']> {
  const besideStored = besideStoredCommand(run, benchmarks);
  const which = `${describeNamed(benchmarks)}${describeVariants(benchmarks)}`;
  if (besideStored !== null) return { purpose: `Measure head beside the newest stored run's commit${which}`, line: besideStored };
  return { purpose: `Reproduce${which}`, line: reproduceCommand(run, benchmarks) };
}

/** How more can be seen of what is inconclusive, the worst first; null: nothing measures longer. */
export function suggestMeasuringLonger(run: Run, benchmarks: readonly JudgedBenchmark[], purpose: string): Headline['command'] {
  const besideStored = besideStoredCommand(run, benchmarks, LONGEST_PROFILE);
  const what = `${purpose}${describeNamed(benchmarks)}`;
  if (besideStored !== null) return { purpose: `${what}, beside the newest stored run's commit`, line: besideStored };
  const longer = longerCommand(run, benchmarks);
  return longer === null ? null : { purpose: what, line: longer };
}

/** `, on Node v24.21.0`: what a matrix sets is no part of a command. */
function describeVariants(benchmarks: readonly JudgedBenchmark[]): string {
  const variants = new Set(benchmarks.flatMap(({ variant }) => (variant === null ? [] : [variant])));
  return variants.size === 0 || variants.size > MOST_NAMED_BENCHMARKS ? '' : `, on ${listOf([...variants])}`;
}
