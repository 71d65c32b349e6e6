import { z } from 'zod';
import { METRIC_NAMES } from '../../metrics.ts';
import { largestThatHolds } from '../../report/markdown.ts';
import { plainLine } from '../../text/escape.ts';
import { jsonOrNull } from '../../text/phrases.ts';
import { isSameGate } from '../../config/file-names.ts';
import type { GitHubApi } from '../client/endpoints.ts';

/** With the marker and the longest report it stays below what GitHub takes. */
const MAX_STATE_CHARACTERS = 12_000;

const benchmarkResult = z
  .object({
    id: z.string(),
    /** A `VerdictKind` of the version that wrote it; `accepted` also where something else of the benchmark is undecided. */
    verdict: z.string(),
    /** The largest upper bound of what regressed, of the worst comparison where nothing did; null: nothing was compared. */
    worst: z.number().nullable(),
    /** How far each of its metrics may be worse; not there: nothing regressed. */
    metrics: z.partialRecord(z.enum(METRIC_NAMES), z.number()).optional(),
  })
  .readonly();

/** One benchmark in the result that a comment shows. */
export type BenchmarkResult = z.output<typeof benchmarkResult>;

const commentedRun = z.object({
  /** Id of the workflow run: a later run has a larger one. */
  run: z.int().nonnegative(),
  attempt: z.int().positive(),
  /** When measuring began; ISO 8601, UTC. */
  startedAt: z.string(),
  verdictLine: z.string(),
});

const commentState = commentedRun.extend({
  /** The commit that was judged. */
  sha: z.string(),
  /** The worst first; of very many only these. Joined environments are one benchmark here. */
  results: z.array(benchmarkResult).readonly(),
  /** Runs on this commit so far, this one included. */
  runsOnCommit: z.int().positive(),
  /** The newest of the other runs on this commit, oldest first. */
  earlier: z.array(commentedRun.readonly()).readonly(),
  /** When the comment first showed this measurement; ISO 8601, UTC. Publishing it again does not change it. */
  shownSince: z.iso.datetime(),
  /** There was no room for all results. Not there: there was. */
  isCut: z.literal(true).optional(),
});

/** The result that a comment shows, as the comment itself stores it. */
export type CommentState = Readonly<z.output<typeof commentState>>;

/** Other runs on a commit that are named. */
const MOST_EARLIER = 5;

/** Gives the state of a comment that showed `previous` (null: a new comment, or one that cannot be read) after a further result. */
export function stateAfter(previous: CommentState | null, result: Omit<CommentState, 'runsOnCommit' | 'earlier' | 'isCut'>): CommentState {
  const current = previous !== null && isSameMeasurement(previous, result) ? { ...result, shownSince: previous.shownSince } : result;
  if (previous === null || previous.sha !== current.sha) return { ...current, runsOnCommit: 1, earlier: [] };
  const { run, attempt, startedAt, verdictLine } = previous;
  const known = [...previous.earlier, { run, attempt, startedAt, verdictLine }];
  const others = known.filter((other) => !isSameMeasurement(other, current));
  // Publishing a run again, because it was accepted, is not another measurement.
  const runsOnCommit = others.length === known.length ? previous.runsOnCommit + 1 : previous.runsOnCommit;
  return { ...current, runsOnCommit, earlier: others.slice(-MOST_EARLIER) };
}

/** Tells whether both are of one measurement: an attempt that measured nothing finds the upload of the one before. */
function isSameMeasurement(one: Pick<z.output<typeof commentedRun>, 'run' | 'attempt' | 'startedAt'>, other: typeof one): boolean {
  return one.run === other.run && (one.attempt === other.attempt || one.startedAt === other.startedAt);
}

/** Plain base64: its url-safe alphabet has the hyphen, and two of those do not belong inside an HTML comment. */
const HIDDEN_LINE = /^<!-- perf-gate-state ([A-Za-z0-9+/]+=*) -->$/;

/** The state as a hidden line of markdown, a comment's second; of very many benchmarks it keeps the first. */
export function renderState(state: CommentState): string {
  const render = (mostResults: number): string => {
    const results = state.results.slice(0, mostResults);
    const json = JSON.stringify({ ...state, results, ...(results.length < state.results.length ? { isCut: true } : {}) });
    return `<!-- perf-gate-state ${Buffer.from(json).toString('base64')} -->`;
  };
  return render(largestThatHolds(state.results.length, (count) => render(count).length <= MAX_STATE_CHARACTERS) ?? 0);
}

/** The state in a comment's text; null: it has none that can be read. */
export function parseState(body: string): CommentState | null {
  const [, encoded] = HIDDEN_LINE.exec(body.split(/\r?\n/, 2)[1] ?? '') ?? [];
  if (encoded === undefined) return null;
  const parsed = commentState.safeParse(jsonOrNull(Buffer.from(encoded, 'base64').toString('utf8')));
  return parsed.success ? parsed.data : null;
}

/** A comment that a gate wrote. */
export interface OwnComment {
  readonly id: number;
  readonly body: string;
  /** Its first line, which tells the gates of several configurations apart. */
  readonly marker: string;
  /** The result that it shows; null: an older version wrote it, or it was edited. */
  readonly state: CommentState | null;
}

/** The hidden first line by which a comment is found again; gates with other configuration files have comments of their own. */
export function commentMarker(configFile: string): string {
  return `<!-- perf-gate:${plainLine(configFile).replaceAll(/[<>]/gu, '')} -->`;
}

const MARKER = /^<!-- perf-gate:([^<>\p{Cc}]*) -->(?=\r?\n|$)/u;

/** The configuration file that a comment's first line names. */
export function configFileOf(marker: string): string {
  return MARKER.exec(marker)?.[1] ?? '';
}

/** Tells whether a comment is of the gate with this configuration, under any of its usual names. */
export function isOfGate({ marker }: OwnComment, configFile: string): boolean {
  return isSameGate(configFileOf(marker), configFileOf(commentMarker(configFile)));
}

/**
 * The comments of all gates on a pull request, oldest first. Any account can write a marker, and could rewrite a report that was put into
 * its comment. The token of a workflow cannot ask for its login, so a bot's comment counts as ours, a person's only if the token is theirs.
 *
 * @throws GitHubRefusal
 */
export async function findOwnComments(api: GitHubApi, issue: number): Promise<readonly OwnComment[]> {
  const marked = (await api.listComments(issue)).filter(({ body }) => MARKER.test(body));
  const viewer = marked.some(({ author }) => author?.isBot === false) ? await api.viewerLogin() : null;
  return marked
    .filter(({ author }) => author !== null && (viewer === null ? author.isBot : author.login === viewer))
    .map(({ id, body }) => ({ id, body, marker: MARKER.exec(body)?.[0] ?? '', state: parseState(body) }))
    .toSorted((one, other) => one.id - other.id);
}
