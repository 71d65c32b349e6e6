import { isAbout } from '../judge/verdict/acceptance.ts';
import { METRIC_NAMES } from '../metrics.ts';
import type { Acceptance, Change } from '../model.ts';
import type { BenchmarkResult } from '../publish/comment-state.ts';
import { configFileOf, isOfGate, type OwnComment } from '../publish/own-comments.ts';
import { shortCommit } from '../text/commits.ts';
import { listOfMost } from '../text/phrases.ts';

/** Regressions that a comment of ours shows, of one configuration, and what it takes to accept them. */
export interface ShownRegression {
  readonly configFile: string;
  /** The commit that was judged. */
  readonly commit: string;
  /** Upper bound of the worst of them, so that measuring the same slowdown again does not go beyond what was accepted. */
  readonly upTo: Change;
  /** The same of each metric. Not there: the comment does not say. */
  readonly metrics?: Acceptance['metrics'];
  /** Id of the workflow run that measured it. */
  readonly workflowRun: number;
  /** As in the comment's state. */
  readonly shownSince: string | undefined;
}

/** What there is to accept; `why` is a sentence without a full stop. */
export type FoundRegressions =
  | { readonly state: 'found'; readonly regressions: readonly ShownRegression[] }
  | { readonly state: 'nothing to accept'; readonly why: string };

/** An accepted regression can be accepted anew: for longer, or with another reason. */
const CAN_BE_ACCEPTED: ReadonlySet<string> = new Set(['regressed', 'accepted']);

/** Longer lists help nobody. */
const MOST_NAMED = 10;

/**
 * The regressions of a benchmark (an id, or a glob over ids) that the comments of a pull request show, one for each configuration.
 * Any bot's comment with the marker counts as ours, and says how much is accepted: of two nobody knows which to believe. What a comment
 * shows only since the command was written is not what its author has seen.
 */
export function findShownRegressions(comments: readonly OwnComment[], { benchmark, writtenAt }: { readonly benchmark: string; readonly writtenAt: Date }): FoundRegressions {
  const shown = comments.flatMap(({ marker, state }) => (state === null ? [] : [{ configFile: configFileOf(marker), ...state }]));
  const regressions = shown.flatMap(({ configFile, sha, run, shownSince, results, isCut = false }) => {
    const sized = results
      .filter(({ id, verdict }) => isAbout({ benchmark }, id) && CAN_BE_ACCEPTED.has(verdict))
      .flatMap(({ id, worst, metrics }) => (worst === null || worst <= 0 ? [] : [{ id, worst, metrics }]));
    // A pattern may mean what there was no room for as well.
    const isWhole = !isCut || sized.every(({ id }) => id === benchmark);
    return sized.length === 0 ? [] : [{ configFile, commit: sha, workflowRun: run, shownSince, upTo: Math.max(...sized.map(({ worst }) => worst)), ...(isWhole ? boundsByMetric(sized) : {}) }];
  });
  const doubled = regressions.find(({ configFile }) => comments.filter((comment) => isOfGate(comment, configFile)).length > 1);
  if (doubled !== undefined) return { state: 'nothing to accept', why: `there are two reports of ${doubled.configFile}, and only one of them can be perf-gate's own: delete the other` };
  const changed = regressions.find(({ shownSince }) => shownSince !== undefined && Date.parse(shownSince) > writtenAt.getTime());
  if (changed !== undefined) return { state: 'nothing to accept', why: `the report of ${changed.configFile} has changed since that was written, and shows commit ${shortCommit(changed.commit)} now: look at it, and write it again` };
  if (regressions.length > 0) return { state: 'found', regressions };
  const why = whyNothing(shown.flatMap(({ results }) => results), benchmark);
  return { state: 'nothing to accept', why: shown.some(({ isCut }) => isCut === true) ? `${why}; the comment had no room for all: accept by a glob that names one of these` : why };
}

/** The largest of several benchmarks, of which those that were not compared may be worse by as much as their worst. None where one of them does not say. */
function boundsByMetric(results: readonly { readonly worst: Change; readonly metrics: BenchmarkResult['metrics'] }[]): Pick<ShownRegression, 'metrics'> {
  if (results.some(({ metrics }) => metrics === undefined)) return {};
  const compared = METRIC_NAMES.filter((metric) => results.some(({ metrics }) => metrics?.[metric] !== undefined));
  return { metrics: Object.fromEntries(compared.map((metric) => [metric, Math.max(...results.map(({ worst, metrics }) => metrics?.[metric] ?? worst))])) };
}

function whyNothing(results: readonly { readonly id: string; readonly verdict: string }[], benchmark: string): string {
  if (results.length === 0) return 'there is no result on this pull request yet: accept a regression once its report is here';
  const meant = results.filter(({ id }) => isAbout({ benchmark }, id));
  if (meant.length > 0) return `there is no regression of known size in ${benchmark}: ${listOfMost(meant.map(({ id, verdict }) => `${id} is "${verdict}"`), MOST_NAMED)}`;
  const regressed = results.filter(({ verdict }) => verdict === 'regressed').map(({ id }) => id);
  return `the newest result has no benchmark ${benchmark}; ${regressed.length === 0 ? 'none has regressed' : `regressed: ${listOfMost(regressed, MOST_NAMED)}`}`;
}
