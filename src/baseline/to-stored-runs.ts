import { type ChangeOfMetric, coveringAcceptance } from '../judge/acceptance.ts';
import { type BenchmarkHistory, openHistories } from '../judge/benchmark-history.ts';
import { environmentOf } from '../judge/environments.ts';
import { countingHashOf, headCounts } from '../judge/head-counts.ts';
import { fasterThanWhenMarked } from '../judge/mended.ts';
import { ruleWhereWaiting } from '../judge/rules.ts';
import { soloFigures, solosOf } from '../judge/solos.ts';
import type { Acceptance, BenchmarkRecord, JudgedBenchmark, Judgement, Measurement, MetricName, Policy, RunFile, SlowerMark, StoredRun } from '../model.ts';
import { STORED_SCHEMA } from '../record-schema.ts';

/**
 * What is kept of a judged run: the figures of head's solo rounds, its instructions, and where they were measured, one stored run for
 * each machine kind. Benchmarks without solo rounds are left out, and a machine kind without benchmarks too, so there may be none.
 * A head with uncommitted changes is marked as git does it: `<sha>-dirty`.
 */
export function toStoredRuns(file: RunFile, judgement: Judgement): readonly StoredRun[] {
  const { run } = file;
  const commit = run.head.dirty ? `${run.head.sha}-dirty` : run.head.sha;
  const judged = new Map(judgement.benchmarks.map((benchmark) => [keyOf(benchmark.id, benchmark.variant), benchmark]));
  const withFigures = run.benchmarks.filter(({ measurement }) => solosOf(measurement).length > 0);
  const historyOf = openHistories(file);
  const byMachineKind = Map.groupBy(withFigures, (record) => environmentOf(record, run).key);
  return [...byMachineKind.values()].map((records) => {
    const marks = records.flatMap((record) => markOf({ record, past: historyOf(record), judged: judged.get(keyOf(record.id, record.variant?.name ?? null)), file, commit }) ?? []);
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

/**
 * What became slower stays marked until it is seen not to be: a verdict that could not tell, that had too little to compare
 * with (like any under a load that has changed since), or that lacks what it was seen by (a run that counted no
 * instructions), must not let it slip into the baseline.
 */
function markOf({ record, past, judged, file, commit }: {
  readonly record: BenchmarkRecord;
  readonly past: BenchmarkHistory;
  readonly judged: JudgedBenchmark | undefined;
  readonly file: RunFile;
  readonly commit: string;
}): Mark | null {
  if (judged === undefined) return null;
  const { id } = record;
  const { since, metrics } = past.slower ?? { since: commit, metrics: [] };
  if (judged.verdict === 'regressed' || judged.acceptance !== null) {
    return { id, since, metrics: [...new Set([...metrics, ...regressedMetrics(judged)])], acceptance: judged.acceptance };
  }
  const { policy } = file.run;
  const changes = past.slower === null ? [] : leastChanges(judged, { marked: metrics, faster: fasterThanWhenMarked(record, policy, past) }, policy);
  return changes.length === 0 ? null : { id, since, metrics, acceptance: coveringAcceptance({ id, changes, past }, file) };
}

function regressedMetrics({ comparisons, stored }: JudgedBenchmark): readonly MetricName[] {
  return [...comparisons, ...(stored.state === 'compared' ? stored.comparisons : [])]
    .flatMap(({ decides, outcome, metric }) => (decides && outcome === 'regressed' ? [metric] : []));
}

/**
 * How much slower than the baseline it is at the least, unknown counting as any; none: it is seen not to be slower. Doubt
 * counts in what the mark is about alone (any gating metric where it was not recorded), and not where head is shown to be
 * faster than what was marked: it is then as any other run that cannot tell.
 */
function leastChanges({ id, stored }: JudgedBenchmark, { marked, faster }: { readonly marked: readonly MetricName[]; readonly faster: ReadonlySet<MetricName> }, policy: Policy): readonly ChangeOfMetric[] {
  // Against stored runs throughput never gates unless a rule says so; beside a base it may have.
  const seenBy = marked.filter((metric) => ruleWhereWaiting(policy, id, metric).role === 'gating');
  const gating = stored.state === 'compared' ? stored.comparisons.filter(({ role, metric }) => role === 'gating' || seenBy.includes(metric)) : [];
  const compared = new Set(gating.map(({ metric }) => metric));
  if (gating.length === 0 || seenBy.some((metric) => !compared.has(metric))) return [{ metric: null, change: Number.POSITIVE_INFINITY }];
  const countsInDoubt = (metric: MetricName): boolean => (marked.length === 0 || marked.includes(metric)) && !faster.has(metric);
  const maybeSlower = gating.filter(({ metric, outcome, estimate, threshold }) => estimate >= threshold || (outcome === 'inconclusive' && countsInDoubt(metric)));
  return maybeSlower.map(({ metric, interval }) => ({ metric, change: interval.low }));
}

function keyOf(id: string, variant: string | null): string {
  return JSON.stringify([id, variant]);
}
