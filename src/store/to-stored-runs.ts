import { type ChangeOfMetric, coveringAcceptance } from '../judge/acceptance.ts';
import { type BenchmarkHistory, fasterThanWhenMarked, openHistories } from '../judge/benchmark-history.ts';
import { environmentOf } from '../judge/environments.ts';
import { countingHashOf, headCounts } from '../judge/instruction-evidence.ts';
import { soloFigures, solosOf } from '../judge/rounds.ts';
import { ruleWhereWaiting } from '../judge/rules.ts';
import { decidingComparisons, keyOfBenchmark, storedComparisonsOf } from '../judge/verdict.ts';
import type { Acceptance, BenchmarkRecord, FasterMark, JudgedBenchmark, Judgement, Measurement, MetricName, Policy, Run, RunFile, SlowerMark, StoredRun } from '../model.ts';
import { STORED_SCHEMA } from './record-schema.ts';
import { plainName, plainProse } from '../text/escape.ts';
import { listOf } from '../text/phrases.ts';

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

/**
 * Why a run does not become part of the baseline, as what follows a colon; null: it does. One that regressed is stored too,
 * with the mark that keeps it from being what later changes are compared with. A benchmark whose measurement is invalid has no
 * figures, and keeps those of the others out no more than it would keep their marks from being set. What is lost may still be
 * found: stored without it, the joined run could not be stored whole later, or would be there twice.
 */
export function reasonNotToStore(run: Pick<Run, 'benchmarks'>, { verdict, control }: Pick<Judgement, 'verdict' | 'control'>): string | null {
  if (verdict === 'failed') return 'a benchmark fails at this commit';
  if (control.state === 'unfair') return 'its measurement is invalid';
  if (run.benchmarks.some(({ measurement }) => measurement.state === 'lost')) return 'a part of it is missing';
  if (run.benchmarks.some(({ measurement }) => solosOf(measurement).length > 0)) return null;
  return verdict === 'invalid' ? 'its measurement is invalid' : 'it has no figures';
}

/** What a run that is stored has nothing of, in sentences: what is never stored is missed by nobody. */
export function missingFromStored(run: Pick<Run, 'benchmarks'>): readonly string[] {
  const invalid = invalidBenchmarks(run);
  return [...missingPrograms(run), ...(invalid.length === 0 ? [] : [`Nothing is stored of ${listOf(invalid)}, whose measurement is invalid: the report says why.`])];
}

/** The benchmarks of which a run has no figures because their measuring went wrong. */
export function invalidBenchmarks({ benchmarks }: Pick<Run, 'benchmarks'>): readonly string[] {
  return [...new Set(benchmarks.flatMap(({ id, measurement }) => (measurement.state === 'invalid' ? [plainName(id)] : [])))];
}

/** A sentence for each program that is missing where the run was measured: jobs that judge and jobs that store are set up apart. */
function missingPrograms({ benchmarks }: Pick<Run, 'benchmarks'>): readonly string[] {
  const lacking = benchmarks.flatMap(({ target, measurement }) =>
    (measurement.state === 'not measured' && measurement.missingProgram !== undefined ? [{ target, reason: measurement.reason }] : []));
  return [...Map.groupBy(lacking, ({ reason }) => reason)].map(([reason, alike]) => {
    const targets = [...new Set(alike.map(({ target }) => plainName(target)))];
    return `Nothing is stored of ${listOf(targets)}, which could not be measured: ${plainProse(reason)}. Install it in the job that stores, as in the one that measures pull requests.`;
  });
}
