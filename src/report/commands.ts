/** Command lines that are ready to paste: into a POSIX shell, or into a comment of a pull request. */
import { isUsualConfigFile } from '../config/file-names.ts';
import { durationText } from '../config/quantities.ts';
import type { Change, JudgedBenchmark, Run } from '../model.ts';
import { escapeGlob } from '../plan/benchmark-glob.ts';
import { BUILT_IN_PROFILES } from '../plan/profiles.ts';
import { plainName, quoteForShell, withoutUnseen } from '../text/escape.ts';
import type { ReportedRun } from './report-source.ts';

/** Longer lists and longer names are not spelled out. */
const MOST_NAMED_BENCHMARKS = 3;
const MOST_PATTERNS = 20;
const LONGEST_NAME = 200;

const COMMIT_ID = /^[0-9a-f]{7,64}$/u;

/** Gives the command that measures these benchmarks again as this run did; without any, what the change reaches. */
export function reproduceCommand(run: ReportedRun, benchmarks: readonly Pick<JudgedBenchmark, 'id'>[], profile = run.profile): string {
  return commandLine(run, { patterns: patternsOf(benchmarks), against: againstWhat(run), profile });
}

/**
 * Gives the command that measures head beside the commit of the newest stored run. Stored runs are of one kind of machine, so
 * `--no-base` on any other finds nothing to compare with. null: a base decided, or that run is of the very code that was measured.
 */
export function besideStoredCommand(
  run: ReportedRun,
  benchmarks: readonly Pick<JudgedBenchmark, 'id' | 'stored'>[],
  profile = run.profile,
): string | null {
  if (run.base !== null) return null;
  const [newest] = benchmarks.flatMap(({ stored }) => (stored.state === 'compared' ? [stored.newestCommit.replace(/-dirty$/u, '')] : []));
  if (newest === undefined || (newest === run.head.sha && !run.head.dirty)) return null;
  return commandLine(run, { patterns: patternsOf(benchmarks), against: againstCommit(newest), profile });
}

/** The built-in profile with the most rounds. */
export const LONGEST_PROFILE = 'thorough';

/** Gives the command that measures these benchmarks longer than this run did; null: its own profile looks as long. */
export function longerCommand(run: ReportedRun, benchmarks: readonly Pick<JudgedBenchmark, 'id'>[]): string | null {
  return run.profile === LONGEST_PROFILE || lastLookOf(run) >= LONGEST_LOOK ? null : reproduceCommand(run, benchmarks, LONGEST_PROFILE);
}

const LONGEST_LOOK = BUILT_IN_PROFILES.find(({ name }) => name === LONGEST_PROFILE)?.plan?.looks.at(-1) ?? 0;

/** The most rounds that were planned for any benchmark. */
function lastLookOf({ benchmarks }: Run): number {
  return Math.max(
    0,
    ...benchmarks.map(({ measurement }) => (measurement.state === 'measured' ? (measurement.plan?.looks.at(-1) ?? 0) : 0)),
  );
}

/** Gives the comment that accepts a regression; null: none could be copied from a report to the letter. As a pattern, a name could stand for other benchmarks. */
export function acceptComment(id: string): string | null {
  const word = wordOf(escapeGlob(id));
  return word === null ? null : copyable(`/perf accept ${word} REASON`);
}

/** Gives the comment that measures these benchmarks again, or everything that the change reaches where they are many. */
export function runComment(benchmarks: readonly Pick<JudgedBenchmark, 'id'>[]): string {
  const patterns = patternsOf(benchmarks);
  const isWhole = patterns.length > 0 && describeNamed(benchmarks) === '' && patterns.every((pattern) => !pattern.includes(','));
  const word = isWhole ? wordOf(patterns.join(',')) : null;
  return (word === null ? null : copyable(`/perf run ${word}`)) ?? '/perf run';
}

/** Gives the shell command that accepts a regression up to a size, rounded up to a tenth of a per cent. */
export function acceptCommand(run: ReportedRun, id: string, upTo: Change): string | null {
  if (id.length > LONGEST_NAME || !Number.isFinite(upTo)) return null;
  const size = Number((Math.ceil(upTo * 1_000 - 1e-9) / 10).toFixed(1));
  return ['npx perf-gate accept', quoteForLine(escapeGlob(id)), ...whichConfig(run), `--up-to ${size}%`, '--reason REASON'].join(' ');
}

/** A report shows names in part only, or without characters that no reader sees. */
function copyable(command: string): string | null {
  return plainName(command) === command ? command : null;
}

/** A pattern as the comment commands take it, in quotes where it has a blank; null: in no quotes that they take. */
function wordOf(pattern: string): string | null {
  if (/^[^\s"`]\S*$/u.test(pattern)) return pattern;
  return ['"', '`'].filter((quote) => !pattern.includes(quote)).map((quote) => `${quote}${pattern}${quote}`)[0] ?? null;
}

/** Gives the command that repeats the whole run, in the same order. */
export function reproduceRunCommand(run: ReportedRun): string {
  const isWhole = run.benchmarks.every(({ measurement }) => measurement.state !== 'unaffected');
  const asked = run.only.length <= MOST_PATTERNS && run.only.every((pattern) => pattern.length <= LONGEST_NAME) ? run.only : [];
  const named = run.benchmarks.length <= MOST_NAMED_BENCHMARKS ? patternsOf(run.benchmarks) : [];
  const line = commandLine(run, { patterns: asked.length > 0 ? asked : named, against: againstWhat(run), profile: run.profile });
  return `${line}${isWhole ? ' --all' : ''}${withinBudget(run)} --seed ${run.seed}`;
}

/** The budget of one of several jobs is too small for all of their work. */
const withinBudget = ({ budgetMs, parts, shard }: Run): string =>
  typeof budgetMs === 'number' && parts === undefined && shard === null ? ` --budget ${durationText(budgetMs)}` : '';

/** `, 3 of 12 benchmarks`, where a command cannot name all of them; empty: it measures all. */
export function describeNamed(benchmarks: readonly Pick<JudgedBenchmark, 'id'>[]): string {
  const [named, all] = [patternsOf(benchmarks).length, new Set(benchmarks.map(({ id }) => id)).size];
  return named === 0 || named === all ? '' : `, ${named} of ${all} benchmarks`;
}

function patternsOf(benchmarks: readonly Pick<JudgedBenchmark, 'id'>[]): readonly string[] {
  const ids = [...new Set(benchmarks.map(({ id }) => id))];
  return ids
    .filter((id) => id.length <= LONGEST_NAME)
    .slice(0, MOST_NAMED_BENCHMARKS)
    .map(patternOf);
}

function commandLine(
  run: ReportedRun,
  { patterns, against, profile }: { readonly patterns: readonly string[]; readonly against: readonly string[]; readonly profile: string },
): string {
  const only = patterns.map((pattern) => `--only ${quoteForLine(pattern)}`);
  const measuring = ['npx perf-gate run', ...only, ...whichConfig(run), ...against, `--profile ${wordForLine(profile)}`];
  return `${checkingOut(run)}${measuring.join(' ')}`;
}

/** Tells whether the commands check head out themselves; else they measure what is checked out. */
export function checksOutHead(run: ReportedRun): boolean {
  return mergeToCheckOut(run) !== null;
}

/**
 * A pull request is measured as GitHub would merge it: its branch alone would be blamed for what base has gained since. The merge is
 * named by the pull request's number, because its id is the word of a job that ran the pull request's code. The command runs nothing
 * that was pushed later: the merge has to be of the reported commit.
 */
function checkingOut(run: ReportedRun): string {
  const merge = mergeToCheckOut(run);
  if (merge === null) return '';
  return `git fetch origin pull/${merge.pullRequest}/merge && [ "$(git rev-parse FETCH_HEAD^2)" = ${merge.of} ] && git switch --detach FETCH_HEAD && `;
}

/** null: head is no such merge, or only the run itself says so. */
function mergeToCheckOut({ pullRequest, mergeOf }: ReportedRun): { readonly pullRequest: number; readonly of: string } | null {
  return pullRequest === null || mergeOf === undefined || !COMMIT_ID.test(mergeOf) ? null : { pullRequest, of: mergeOf };
}

function whichConfig({ configFile }: Run): readonly string[] {
  if (isUsualConfigFile(configFile)) return [];
  return [`--config ${wordForLine(configFile)}`];
}

/** The base of a merge is its first parent. */
function againstWhat(run: ReportedRun): readonly string[] {
  if (run.base === null) return ['--no-base'];
  return checksOutHead(run) ? ['--base HEAD~1'] : againstCommit(run.base.sha);
}

function againstCommit(sha: string): readonly string[] {
  return [`--base ${wordForLine(sha)}`];
}

/** In quotes where a shell needs them. */
const wordForLine = (word: string): string => (/^[\w./-]{1,200}$/u.test(word) ? word : quoteForLine(word.slice(0, LONGEST_NAME)));

/** Characters that no reader sees could end the line early: `?` matches them. */
function quoteForLine(word: string): string {
  return quoteForShell(withoutUnseen(word, '?'));
}

/** A suite whose tasks are not known is asked for by its name. */
function patternOf(id: string): string {
  return escapeGlob(id.replace(/\/\*$/u, ''));
}
