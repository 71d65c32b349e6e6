import { type ChangeOfMetric, coveringAcceptance } from '../judge/verdict/acceptance.ts';
import { type BenchmarkHistory, openHistories } from '../judge/history/benchmark-history.ts';
import { decidingComparisons, storedComparisonsOf } from '../judge/verdict/deciding.ts';
import { environmentOf } from '../judge/facts/environments.ts';
import { countingHashOf, headCounts } from '../judge/facts/head-counts.ts';
import { fasterThanWhenMarked } from '../judge/history/mended.ts';
import { ruleWhereWaiting } from '../judge/rules/rules.ts';
import { keyOfBenchmark } from '../judge/verdict/shown-record.ts';
import { soloFigures, solosOf } from '../record/solo-figures.ts';
import type { Acceptance, BenchmarkRecord, FasterMark, JudgedBenchmark, Judgement, Measurement, MetricName, Policy, RunFile, SlowerMark, StoredRun } from '../model.ts';
import { STORED_SCHEMA } from '../record/record-schema.ts';

/**
 * What is kept of a judged run: the figures of head's solo rounds, its instructions, and where they were measured, one stored run for
 * each machine kind. Benchmarks without solo rounds are left out, and a machine kind without benchmarks too, so there may be none.
 * A head with uncommitted changes is marked as git does it: `<sha>-dirty`.
 */
export function toStoredRuns(file: RunFile, judgement: Judgement): readonly StoredRun[] {
  const { run } = file;
  const commit = run.head.dirty ? `${run.head.sha}-dirty` : run.head.sha;
  const judged = new Map(judgement.benchmarks.map((benchmark) => [keyOfBenchmark(benchmark), benchmark]));
  const withFigures = run.benchmarks.filter(({ measurement }) => solosOf(measurement).length > 0);
  const historyOf = openHistories(file);
  const byMachineKind = Map.groupBy(withFigures, (record) => environmentOf(record, run).key);
  return [...byMachineKind.values()].map((records) => {
    const marked = records.flatMap((record) => {
      const ofRecord = judged.get(keyOfBenchmark(record));
      return ofRecord === undefined ? [] : [marksOf({ record, past: historyOf(record), judged: ofRecord, file, commit })];
    });
    const marks = marked.flatMap(({ mark }) => mark ?? []);
    const faster = marked.flatMap((one) => one.faster);
    const [{ variant } = { variant: null }] = records;
    return {
      schema: STORED_SCHEMA,
      tool: run.tool,
      recordedAt: run.startedAt,
      commit,
      environment: environmentOf({ variant }, run),
      configHash: run.configHash,
      benchmarks: records.map(({ id, loadHash, measurement }) => ({ id, loadHash, figures: soloFigures(solosOf(measurement)), ...storedCounts(measurement) })),
      slower: marks.flatMap(({ id, since, metrics, acceptance }) => (acceptance === null ? [{ id, since, ...(metrics.length === 0 ? {} : { metrics }) }] : [])),
      accepted: marks.flatMap(({ id, since, acceptance }) => (acceptance === null ? [] : [{ id, since, acceptedAt: acceptance.at }])),
      ...(faster.length === 0 ? {} : { faster }),
    };
  });
}

function storedCounts(measurement: Measurement): Pick<StoredRun['benchmarks'][number], 'instructions' | 'countingHash'> {
  const [instructions, countingHash] = [headCounts(measurement), countingHashOf(measurement)];
  return instructions.length === 0 ? {} : { instructions, ...(countingHash === null ? {} : { countingHash }) };
}

interface Mark extends SlowerMark {
  /** None: it was not recorded. */
  readonly metrics: readonly MetricName[];
  /** null: nobody has accepted it. */
  readonly acceptance: Acceptance | null;
}

/** A judged benchmark of a run, and what was stored of it before. */
interface Weighed {
  readonly record: BenchmarkRecord;
  readonly past: BenchmarkHistory;
  readonly judged: JudgedBenchmark;
  readonly file: RunFile;
  readonly commit: string;
}

/** What is kept out of the baseline, or begins it anew, shows nothing faster that the next runs were to be held against. */
function marksOf(weighed: Weighed): { readonly mark: Mark | null; readonly faster: readonly FasterMark[] } {
  const mark = markOf(weighed);
  return { mark, faster: mark === null ? fasterMarksOf(weighed) : [] };
}

/** In what it is faster than the baseline: shown to be, or looks so where earlier runs have shown it. */
function fasterMarksOf({ judged, past, commit }: Weighed): readonly FasterMark[] {
  return storedComparisonsOf(judged).flatMap(({ metric, decides, outcome, estimate, threshold }) => {
    const since = past.faster.get(metric) ?? null;
    const isFaster = outcome === 'improved' || (since !== null && Math.log1p(estimate) <= -Math.log1p(threshold));
    return decides && isFaster ? [{ id: judged.id, metric, since: since ?? commit }] : [];
  });
}

/**
 * What became slower stays marked until it is seen not to be: a verdict that could not tell, that had too little to compare
 * with (like any under a load that has changed since), or that lacks what it was seen by (a run that counted no
 * instructions), must not let it slip into the baseline.
 */
function markOf({ record, past, judged, file, commit }: Weighed): Mark | null {
  const { id } = record;
  const { since, metrics } = past.slower ?? { since: commit, metrics: [] };
  if (judged.verdict === 'regressed' || judged.acceptance !== null) {
    return { id, since, metrics: [...new Set([...metrics, ...regressedMetrics(judged)])], acceptance: judged.acceptance };
  }
  const { policy } = file.run;
  const changes = past.slower === null ? [] : changesLeft(judged, { marked: metrics, faster: fasterThanWhenMarked(record, policy, past) }, policy);
  return changes.length === 0 ? null : { id, since, metrics, acceptance: coveringAcceptance({ id, changes, past }, file) };
}

function regressedMetrics(judged: JudgedBenchmark): readonly MetricName[] {
  return decidingComparisons(judged).filter(({ outcome }) => outcome === 'regressed').map(({ metric }) => metric);
}

/**
 * By how much slower than the baseline it has to be accepted, unknown counting as any; none: it is seen not to be slower. Doubt
 * counts in what the mark is about alone (any gating metric where it was not recorded), and not where head is shown to be
 * faster than what was marked: it is then as any other run that cannot tell. What did not regress counts by its estimate: its
 * lower bound is about nothing, and would be covered by whatever was accepted of something else.
 */
function changesLeft({ id, stored }: JudgedBenchmark, { marked, faster }: { readonly marked: readonly MetricName[]; readonly faster: ReadonlySet<MetricName> }, policy: Policy): readonly ChangeOfMetric[] {
  // Against stored runs throughput never gates unless a rule says so; beside a base it may have.
  const seenBy = marked.filter((metric) => ruleWhereWaiting(policy, id, metric).role === 'gating');
  const gating = storedComparisonsOf({ stored }).filter(({ role, metric }) => role === 'gating' || seenBy.includes(metric));
  const compared = new Set(gating.map(({ metric }) => metric));
  if (gating.length === 0 || seenBy.some((metric) => !compared.has(metric))) return [{ metric: null, change: Number.POSITIVE_INFINITY }];
  const countsInDoubt = (metric: MetricName): boolean => (marked.length === 0 || marked.includes(metric)) && !faster.has(metric);
  const maybeSlower = gating.filter(({ metric, outcome, estimate, threshold }) => estimate >= threshold || (outcome === 'inconclusive' && countsInDoubt(metric)));
  return maybeSlower.map(({ metric, outcome, estimate, interval }) => ({ metric, change: outcome === 'regressed' ? interval.low : estimate }));
}
