import { type BenchmarkResult, commentMarker, type CommentState, renderState, stateAfter } from './comment-state.ts';
import { type Publication, sourceOf } from './publication.ts';
import { decidingComparisons } from '../../judge/verdict.ts';
import type { Change, JudgedBenchmark, MetricName, Run } from '../../model.ts';
import type { Text } from '../../report/document.ts';
import { MAX_COMMENT_CHARACTERS, renderComment } from '../../report/markdown.ts';
import { sortByUrgency, worstComparison } from '../../report/verdict-words.ts';
import { toPlainLine } from '../../text/escape.ts';
import { countOf, shortCommit } from '../../text/phrases.ts';

/**
 * Gives the largest change that the intervals leave possible, in any metric and environment that regressed: an acceptance covers that
 * much. Where nothing regressed, it is of the largest change for the worse. null: nothing was compared.
 */
function largestPossibleChange(variants: readonly JudgedBenchmark[]): Change | null {
  const regressed = variants.flatMap((variant) => decidingComparisons(variant).filter(({ outcome }) => outcome === 'regressed'));
  const worst = regressed.length > 0 ? regressed : variants.flatMap((variant) => worstComparison(variant) ?? []);
  return worst.length === 0 ? null : Math.max(...worst.map(({ interval }) => interval.high));
}

/** A comment stores many changes, so each is rounded up to a hundredth of a per cent. */
const CHANGE_STEPS = 10_000;

/**
 * Gives how far an acceptance lets each metric of a benchmark be worse, in any environment: the upper bound of what regressed, and at
 * most the largest of these for the other metrics. Empty: nothing regressed.
 */
function possibleChanges(variants: readonly JudgedBenchmark[]): Readonly<Partial<Record<MetricName, Change>>> {
  const deciding = variants.flatMap(decidingComparisons);
  const worst = Math.max(...deciding.filter(({ outcome }) => outcome === 'regressed').map(({ interval }) => interval.high));
  const bounds = deciding.map(({ metric, outcome, interval }) => ({
    metric,
    bound: outcome === 'regressed' ? interval.high : Math.min(interval.high, worst),
  }));
  const byMetric = Map.groupBy(
    bounds.filter(({ bound }) => Number.isFinite(bound)),
    ({ metric }) => metric,
  );
  return Object.fromEntries(
    [...byMetric].map(([metric, ofMetric]) => [
      metric,
      Math.ceil(Math.max(0, ...ofMetric.map(({ bound }) => bound)) * CHANGE_STEPS) / CHANGE_STEPS,
    ]),
  );
}

/** A result on its way into the comment of its gate. */
export interface CommentDraft extends Pick<CommentState, 'run' | 'sha'> {
  readonly marker: string;
  /** The whole comment, if the result that it shows now is `previous`; null: it is new. */
  readonly textAfter: (previous: CommentState | null) => string;
}

/** GitHub's own limit of a comment. */
const MOST_CHARACTERS = 65_536;

/** A verdict line is repeated in every later comment on the commit. */
const MAX_VERDICT_LINE_LENGTH = 300;

/** The comment that tells of a run. `verdictLine` is the report's first line. */
export function draftComment(publication: Publication, verdictLine: string): CommentDraft {
  const {
    file: { run },
    judgement,
    origin,
    commit,
    fullReportUrl,
    now,
  } = publication;
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
    return (
      hidden +
      renderComment({
        ...sourceOf(publication),
        fullReportUrl,
        about: describeCommit(state, run),
        remark: describeReruns(state, roundsIn(run)),
        maxLength: Math.min(MAX_COMMENT_CHARACTERS, MOST_CHARACTERS - hidden.length),
      })
    );
  };
  return { marker, run: current.run, sha: current.sha, textAfter };
}

/** The worst result of each benchmark, the worst benchmark first. */
function resultsOf(benchmarks: readonly JudgedBenchmark[]): readonly BenchmarkResult[] {
  const variantsById = Map.groupBy(sortByUrgency(benchmarks), ({ id }) => id);
  return [...variantsById].flatMap(([id, variants]) => {
    const [first] = variants;
    if (first === undefined) return [];
    const isAccepted = first.verdict === 'inconclusive' && variants.some(({ acceptance }) => acceptance !== null);
    const metrics = possibleChanges(variants);
    return [
      {
        id,
        verdict: isAccepted ? 'accepted' : first.verdict,
        worst: largestPossibleChange(variants),
        ...(Object.keys(metrics).length === 0 ? {} : { metrics }),
      },
    ];
  });
}

/**
 * `commit 9c8b7a6f5e4d merged into 1f0e4c7a9b2d`, in plain text, of which GitHub makes links. The comment stays while later commits
 * are pushed, until they have been measured.
 */
function describeCommit({ sha }: CommentState, { head, base }: Run): Text {
  return [`commit ${shortCommit(sha)}${head.sha === sha || base === null ? '' : ` merged into ${shortCommit(base.sha)}`}`];
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
