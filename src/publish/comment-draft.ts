import { countOf } from '../text/phrases.ts';
import type { JudgedBenchmark, Run } from '../model.ts';
import { joinSentences, type Text } from '../report/terms/document.ts';
import { shortCommit } from '../text/commits.ts';
import { toPlainLine } from '../text/escape.ts';
import { MAX_COMMENT_CHARACTERS, renderComment } from '../report/formats/markdown.ts';
import { sortByUrgency } from '../report/terms/verdicts.ts';
import { version } from '../version.ts';
import { largestPossibleChange, possibleChanges } from './acceptable-changes.ts';
import { hintAtAccepting } from './accept-hint.ts';
import { renderState, stateAfter } from './comment-state.ts';
import type { BenchmarkResult, CommentState } from './comment-state.ts';
import { gateName } from './gate-name.ts';
import { commentMarker } from './own-comments.ts';
import type { Publication } from './publication.ts';

/** A result on its way into the comment of its gate. */
export interface CommentDraft extends Pick<CommentState, 'run' | 'attempt' | 'startedAt' | 'sha'> {
  readonly marker: string;
  /** The whole comment, if the result that it shows now is `previous`; null: it is new. */
  readonly textAfter: (previous: CommentState | null) => string;
}

/** GitHub's own limit of a comment. */
const MOST_CHARACTERS = 65_536;

/** A verdict line is repeated in every later comment on the commit. */
const MAX_VERDICT_LINE_LENGTH = 300;

/** The comment that tells of a run. `verdictLine` is the report's first line. */
export function draftComment({ file: { run }, judgement, roundsMeasured = roundsIn(run), origin, commit, fullReportUrl, now }: Publication, verdictLine: string): CommentDraft {
  const marker = commentMarker(run.configFile);
  const current = {
    run: origin.workflowRun,
    attempt: origin.attempt,
    sha: commit,
    startedAt: run.startedAt,
    verdictLine: toPlainLine(verdictLine, MAX_VERDICT_LINE_LENGTH),
    results: resultsOf(judgement.benchmarks),
    shownSince: now.toISOString(),
  };
  const textAfter = (previous: CommentState | null): string => {
    const state = stateAfter(previous, current);
    const hidden = `${marker}\n${renderState(state)}\n`;
    return hidden + renderComment({
      run,
      judgement,
      judgedBy: version,
      title: gateName(run.configFile),
      fullReportUrl,
      about: describeCommit(state, run),
      remark: joinSentences(hintAtAccepting(judgement.benchmarks), describeReruns(state, roundsMeasured)),
      maxLength: Math.min(MAX_COMMENT_CHARACTERS, MOST_CHARACTERS - hidden.length),
    });
  };
  return { marker, run: current.run, attempt: current.attempt, startedAt: current.startedAt, sha: current.sha, textAfter };
}

/** The worst result of each benchmark, the worst benchmark first. */
function resultsOf(benchmarks: readonly JudgedBenchmark[]): readonly BenchmarkResult[] {
  const variantsById = Map.groupBy(sortByUrgency(benchmarks), ({ id }) => id);
  return [...variantsById].flatMap(([id, variants]) => {
    const [first] = variants;
    if (first === undefined) return [];
    const isAccepted = first.verdict === 'inconclusive' && variants.some(({ acceptance }) => acceptance !== null);
    const metrics = possibleChanges(variants);
    return [{ id, verdict: isAccepted ? 'accepted' : first.verdict, worst: largestPossibleChange(variants), ...(Object.keys(metrics).length === 0 ? {} : { metrics }) }];
  });
}

/**
 * `This is about commit 9c8b7a6f5e4d, merged and compared with 1f0e4c7a9b2d.` In plain text, of which GitHub makes links. Without it the
 * comment would seem to be about whatever was pushed since: it changes only once that has been measured, if it ever is.
 */
function describeCommit({ sha }: Pick<CommentState, 'sha'>, { head, base }: Run): Text {
  const merged = head.sha === sha || base === null ? '' : `, merged and compared with ${shortCommit(base.sha)}`;
  return [`This is about commit ${shortCommit(sha)}${merged}.`];
}

/** `Measured again (2nd run on this commit), 36 rounds. Before: “express/updateUser got 4.1 % slower”.` */
function describeReruns({ runsOnCommit, earlier }: CommentState, roundsMeasured: number): Text {
  if (earlier.length === 0) return [];
  const unnamed = runsOnCommit - 1 - earlier.length;
  return [
    `Measured again (${ordinal(runsOnCommit)} run on this commit), ${countOf(roundsMeasured, 'round')}. Before: `,
    ...earlier.map(({ verdictLine }) => `“${verdictLine}”`).flatMap((quote, index) => (index === 0 ? [quote] : [', ', quote])),
    unnamed > 0 ? ` and ${unnamed} earlier.` : '.',
  ];
}

/** The rounds of a run that can decide: side by side, or of head alone where there is no base. */
export function roundsIn({ base, benchmarks }: Run): number {
  return benchmarks.reduce((sum, { measurement }) => {
    if (measurement.state !== 'measured') return sum;
    return sum + (base === null ? measurement.solos : measurement.duets).length;
  }, 0);
}

const ORDINAL_ENDINGS: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinalRules = new Intl.PluralRules('en', { type: 'ordinal' });

/** `2nd`, `3rd`, `11th`. */
function ordinal(count: number): string {
  return `${count}${ORDINAL_ENDINGS[ordinalRules.select(count)] ?? 'th'}`;
}
