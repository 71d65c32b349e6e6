import type { Comparison, JudgedBenchmark, MetricName, Reason } from '../model.ts';
import { isSlow, isUnclear, nextStep, tellingMetric } from './bisection.ts';

/** Measures a commit beside another one, and judges the benchmark. null: the commit does not have it. */
export type MeasureCommit = (pair: { readonly base: string; readonly head: string; readonly thoroughly: boolean }) => Promise<JudgedBenchmark | null>;

/** One measurement, as it is told while the search goes on. */
export interface CommitTrial {
  readonly commit: string;
  /** `skipped`: it could not be measured. */
  readonly state: 'slow' | 'fast' | 'skipped';
  readonly comparison: Comparison | null;
  /** Why it was skipped. */
  readonly because: Reason | null;
}

export interface Search {
  readonly metric: MetricName | null;
  readonly trials: readonly CommitTrial[];
  readonly answer:
    /** Bad is not slower than good beyond chance, or one of them could not be measured. */
    | { readonly kind: 'nothing to find'; readonly benchmark: JudgedBenchmark | null }
    /** `own`: beside the commit before it; null: that pair could not be measured. */
    | { readonly kind: 'found'; readonly commit: string; readonly own: Comparison | null }
    | { readonly kind: 'one of'; readonly commits: readonly string[] };
}

/**
 * Finds the commit at which a benchmark got slower. Every commit is measured beside good, and counts as slow from half of the
 * whole change on. A commit near that half is measured a second time, thoroughly, and so is bad where it is not shown to be slower.
 *
 * @param commits after good, oldest first; the last is bad
 */
export async function findFirstSlowCommit({ good, commits, measure, onTrial }: {
  readonly good: string;
  readonly commits: readonly string[];
  readonly measure: MeasureCommit;
  readonly onTrial: (trial: CommitTrial) => void;
}): Promise<Search> {
  const trials: CommitTrial[] = [];
  const tell = (trial: CommitTrial): void => {
    trials.push(trial);
    onTrial(trial);
  };
  const bad = commits.at(-1)!;
  let ofBad = await measure({ base: good, head: bad, thoroughly: false });
  if (ofBad !== null && tellingMetric(ofBad.comparisons) === null) ofBad = await measure({ base: good, head: bad, thoroughly: true });
  const metric = ofBad === null ? null : tellingMetric(ofBad.comparisons);
  if (ofBad === null || metric === null) return { metric, trials, answer: { kind: 'nothing to find', benchmark: ofBad } };
  const compared = (benchmark: JudgedBenchmark | null): Comparison | null => benchmark?.comparisons.find((comparison) => comparison.metric === metric) ?? null;
  const whole = compared(ofBad)!;
  tell({ commit: bad, state: 'slow', comparison: whole, because: null });
  const tried = new Map<number, Comparison | null>([[commits.length - 1, whole]]);
  for (;;) {
    const step = nextStep(tried);
    if (step.kind === 'one of') return { metric, trials, answer: { kind: 'one of', commits: step.commits.map((commit) => commits[commit]!) } };
    if (step.kind === 'found') {
      const commit = commits[step.commit]!;
      const before = commits[step.commit - 1];
      // Beside good it was measured already.
      const own = before === undefined ? tried.get(step.commit)! : compared(await measure({ base: before, head: commit, thoroughly: false }));
      return { metric, trials, answer: { kind: 'found', commit, own } };
    }
    const commit = commits[step.commit]!;
    let benchmark = await measure({ base: good, head: commit, thoroughly: false });
    let comparison = compared(benchmark);
    if (comparison !== null && isUnclear(comparison, whole)) {
      benchmark = await measure({ base: good, head: commit, thoroughly: true });
      comparison = compared(benchmark) ?? comparison;
    }
    tried.set(step.commit, comparison);
    const state = comparison === null ? 'skipped' : isSlow(comparison, whole) ? 'slow' : 'fast';
    tell({ commit, state, comparison, because: comparison === null ? benchmark?.because ?? null : null });
  }
}
