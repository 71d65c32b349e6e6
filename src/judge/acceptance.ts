import type { BenchmarkHistory } from './benchmark-history.ts';
import type { BenchmarkVerdict } from './verdict.ts';
import type { Acceptance, Change, Comparison, MetricName, Reason, Run, RunFile } from '../model.ts';
import { benchmarkFilter } from '../plan/benchmark-glob.ts';

/** A change of one metric for the worse. */
export interface ChangeOfMetric {
  /** null: it is not known which. */
  readonly metric: MetricName | null;
  readonly change: Change;
}

interface Regression {
  readonly id: string;
  /** At least one. */
  readonly changes: readonly ChangeOfMetric[];
  readonly past: Pick<BenchmarkHistory, 'acceptedAt'> & {
    readonly slower: Pick<NonNullable<BenchmarkHistory['slower']>, 'firstRecordedAt'> | null;
  };
}

/** The fields that tell whether an acceptance is meant for a run. */
type AcceptedRun = Pick<Run, 'base' | 'pullRequest' | 'branch' | 'startedAt'>;

/** The newest of the acceptances that together cover every metric of a regression in a run; null: one of its metrics is not covered. */
export function coveringAcceptance(
  { id, changes, past }: Regression,
  { run, acceptances }: { readonly run: AcceptedRun } & Pick<RunFile, 'acceptances'>,
): Acceptance | null {
  const valid = acceptances.filter(
    (acceptance) =>
      isAbout(acceptance, id) && isForRun(acceptance, run) && !isUsedUp(acceptance, past, run) && !isOlderThanMark(acceptance, past, run),
  );
  const covering = new Set(changes.map((change) => valid.findLast((acceptance) => covers(acceptance, change))));
  return covering.has(undefined) ? null : (valid.findLast((acceptance) => covering.has(acceptance)) ?? null);
}

/** A metric that was not compared when it was accepted may be worse by as much as any that was. */
function covers({ upTo, metrics = {} }: Acceptance, { metric, change }: ChangeOfMetric): boolean {
  const bound = metric === null ? upTo : (metrics[metric] ?? upTo);
  return bound === null || change <= bound;
}

/**
 * Lists the changes that have to be accepted: every regression among the comparisons that decide, by its estimate.
 * Against stored runs the estimate carries the noise between runs, so there it is the lower bound: the least that the change can be.
 */
export function changesToAccept(comparisons: readonly Comparison[], run: Pick<Run, 'base'>): readonly ChangeOfMetric[] {
  const regressed = comparisons.filter(({ decides, outcome }) => decides && outcome === 'regressed');
  return regressed.map(({ metric, estimate, interval }) => ({ metric, change: run.base === null ? interval.low : estimate }));
}

/**
 * The verdict of an accepted regression: it passes, with who accepted it, until when and why. It is inconclusive where something else of
 * the benchmark is in doubt, because that was not accepted.
 */
export function acceptedVerdict(
  { because }: BenchmarkVerdict,
  {
    acceptance: { by, expires, reason },
    doubt,
  }: {
    readonly acceptance: Acceptance;
    /** null: there is none. */
    readonly doubt: Reason | null;
  },
): BenchmarkVerdict {
  const accepted: Reason = { kind: 'accepted', regression: because, by, until: expires, reason };
  return doubt === null
    ? { verdict: 'accepted', because: accepted }
    : { verdict: 'inconclusive', because: { kind: 'undecided-beside-accepted', doubt, accepted } };
}

/**
 * The commit since which the main branch itself is slower, unless that was accepted for all runs after it was last
 * measured: whether such an acceptance is wide enough shows at the next run of main. null: it is not slower.
 */
export function unacceptedSince(
  id: string,
  { slower }: Pick<BenchmarkHistory, 'slower'>,
  { run, acceptances }: { readonly run: AcceptedRun } & Pick<RunFile, 'acceptances'>,
): string | null {
  if (slower === null) return null;
  const isAccepted = acceptances.some(
    (acceptance) =>
      acceptance.pullRequest === null &&
      isAbout(acceptance, id) &&
      isForRun(acceptance, run) &&
      Date.parse(acceptance.at) > Date.parse(slower.lastRecordedAt),
  );
  return isAccepted ? null : slower.since;
}

/** Tells whether an acceptance names a benchmark. An id may hold characters of a glob, so it is compared by the letter first. */
export function isAbout({ benchmark }: Pick<Acceptance, 'benchmark'>, id: string): boolean {
  return benchmark === id || benchmarkFilter([benchmark])(id);
}

/** Tells whether main itself was measured: a pull request, or another branch, may do without a base as well. */
export function isOfMain({ base, pullRequest, branch }: Pick<Run, 'base' | 'pullRequest' | 'branch'>): boolean {
  return base === null && pullRequest === null && branch === 'default';
}

/** A pull request changes main once: what becomes slower after that is another regression. */
function isUsedUp({ pullRequest, at }: Acceptance, { acceptedAt }: Regression['past'], run: AcceptedRun): boolean {
  return isOfMain(run) && pullRequest !== null && acceptedAt.includes(at);
}

/**
 * An acceptance from before main became slower did not cover that then. It does not cover it later either, where a run measures the
 * change as smaller.
 */
function isOlderThanMark({ at }: Acceptance, { slower }: Regression['past'], run: AcceptedRun): boolean {
  return isOfMain(run) && slower !== null && Date.parse(at) <= Date.parse(slower.firstRecordedAt);
}

/** A pull request's acceptance holds on main too, where its commit goes once it is merged. */
function isForRun({ pullRequest, expires }: Acceptance, run: AcceptedRun): boolean {
  const isMeant = pullRequest === null || pullRequest === run.pullRequest || isOfMain(run);
  return isMeant && Date.parse(run.startedAt) < Date.parse(expires);
}
