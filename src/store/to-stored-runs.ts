import { type ChangeOfMetric, coveringAcceptance } from '../judge/acceptance.ts';
import { type BenchmarkHistory, openHistories } from '../judge/benchmark-history.ts';
import { environmentOf } from '../judge/environments.ts';
import { instructionsOf } from '../judge/instruction-evidence.ts';
import { soloFigures, solosOf } from '../judge/rounds.ts';
import { ruleWhereWaiting } from '../judge/rules.ts';
import { decidingComparisons, keyOfBenchmark, storedComparisonsOf } from '../judge/verdict.ts';
import type {
  Acceptance,
  JudgedBenchmark,
  Judgement,
  Measurement,
  MetricName,
  Policy,
  Reason,
  Run,
  RunFile,
  SlowerMark,
  StoredRun,
} from '../model.ts';
import { STORED_SCHEMA } from './record-schema.ts';

/**
 * Makes the stored runs of a judged run, one for each machine kind: figures of head's solo rounds, its instructions, and the machine. Benchmarks without solo rounds are left out, and a machine kind without benchmarks too, so there may be none.
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
    const marks = records.flatMap((record) => {
      const ofRecord = judged.get(keyOfBenchmark(record));
      return ofRecord === undefined ? [] : (markOf({ past: historyOf(record), judged: ofRecord, file, commit }) ?? []);
    });
    const [{ variant } = { variant: null }] = records;
    return {
      schema: STORED_SCHEMA,
      tool: run.tool,
      recordedAt: run.startedAt,
      commit,
      environment: environmentOf({ variant }, run),
      configHash: run.configHash,
      benchmarks: records.map(({ id, loadHash, measurement, tookMs }) => ({
        id,
        loadHash,
        figures: soloFigures(solosOf(measurement)),
        ...headCount(measurement),
        ...(tookMs === undefined ? {} : { tookMs }),
      })),
      slower: marks.flatMap(({ id, since, metrics, acceptance }) => (acceptance === null ? [{ id, since, metrics }] : [])),
      accepted: marks.flatMap(({ id, since, acceptance }) => (acceptance === null ? [] : [{ id, since, acceptedAt: acceptance.at }])),
    };
  });
}

function headCount(measurement: Measurement): Pick<StoredRun['benchmarks'][number], 'instructions'> {
  const counted = instructionsOf(measurement);
  return counted === null ? {} : { instructions: { head: counted.head, hash: counted.hash } };
}

/**
 * A slower benchmark stays marked until a run shows that it is not. A run that could not tell, under another load or without counts of
 * instructions, must not let it slip into the baseline.
 */
function markOf({
  past,
  judged,
  file,
  commit,
}: {
  readonly past: BenchmarkHistory;
  readonly judged: JudgedBenchmark;
  readonly file: RunFile;
  readonly commit: string;
}): (SlowerMark & { readonly acceptance: Acceptance | null }) | null {
  const { id } = judged;
  const { since, metrics } = past.slower ?? { since: commit, metrics: [] };
  if (judged.verdict === 'regressed' || judged.acceptance !== null) {
    return { id, since, metrics: [...new Set([...metrics, ...regressedMetrics(judged)])], acceptance: judged.acceptance };
  }
  const changes = past.slower === null ? [] : changesLeft(judged, metrics, file.run.policy);
  return changes.length === 0 ? null : { id, since, metrics, acceptance: coveringAcceptance({ id, changes, past }, file) };
}

function regressedMetrics(judged: JudgedBenchmark): readonly MetricName[] {
  return decidingComparisons(judged)
    .filter(({ outcome }) => outcome === 'regressed')
    .map(({ metric }) => metric);
}

/**
 * Lists by how much slower than the baseline it has to be accepted, unknown counting as any; none: it is seen not to be slower.
 * Doubt counts in the marked metrics alone, and only while head looks slower: where runs vary much, hardly any run could show that it is not. What did not regress counts by its
 * estimate: its lower bound would be covered by whatever was accepted of something else.
 */
function changesLeft({ id, stored }: JudgedBenchmark, marked: readonly MetricName[], policy: Policy): readonly ChangeOfMetric[] {
  // Against stored runs throughput never gates unless a rule says so; beside a base it may have.
  const seenBy = marked.filter((metric) => ruleWhereWaiting(policy, id, metric).role === 'gating');
  const gating = storedComparisonsOf({ stored }).filter(({ role, metric }) => role === 'gating' || seenBy.includes(metric));
  const compared = new Set(gating.map(({ metric }) => metric));
  if (gating.length === 0 || seenBy.some((metric) => !compared.has(metric))) return [{ metric: null, change: Number.POSITIVE_INFINITY }];
  const maybeSlower = gating.filter(
    ({ metric, outcome, estimate, threshold }) =>
      estimate >= threshold || (outcome === 'inconclusive' && estimate > 0 && marked.includes(metric)),
  );
  return maybeSlower.map(({ metric, outcome, estimate, interval }) => ({
    metric,
    change: outcome === 'regressed' ? interval.low : estimate,
  }));
}

/**
 * Tells why a run is not stored; null: it is. One that regressed is stored too, with the mark that keeps it out of the baseline.
 * A lost part may still arrive. The joined run would be stored twice then.
 */
export function reasonNotToStore(
  run: Pick<Run, 'benchmarks'>,
  { verdict, benchmarks }: Pick<Judgement, 'verdict' | 'benchmarks'>,
): Reason | null {
  if (verdict === 'failed') return { kind: 'head-fails' };
  if (benchmarks.some(({ absence }) => absence === 'lost')) return { kind: 'part-missing' };
  if (run.benchmarks.some(({ measurement }) => solosOf(measurement).length > 0)) return null;
  return verdict === 'invalid' ? { kind: 'measurement-invalid' } : { kind: 'no-figures' };
}

/** Tells what a stored run has no figures of. */
export function missingFromStored(run: Pick<Run, 'benchmarks'>): readonly Reason[] {
  const invalid = invalidBenchmarks(run);
  return [...missingPrograms(run), ...(invalid.length === 0 ? [] : [{ kind: 'not-stored-when-invalid', benchmarks: invalid } as const])];
}

/** Finds the benchmarks that have no figures because their measuring went wrong. */
export function invalidBenchmarks({ benchmarks }: Pick<Run, 'benchmarks'>): readonly string[] {
  return [...new Set(benchmarks.flatMap(({ id, measurement }) => (measurement.state === 'invalid' ? [id] : [])))];
}

function missingPrograms({ benchmarks }: Pick<Run, 'benchmarks'>): readonly Reason[] {
  const lacking = benchmarks.flatMap(({ target, measurement }) =>
    measurement.state === 'not measured' && measurement.missingProgram !== undefined ? [{ target, reason: measurement.reason }] : [],
  );
  return [...Map.groupBy(lacking, ({ reason }) => JSON.stringify(reason)).values()].map((alike): Reason => ({
    kind: 'not-stored-without-program',
    targets: [...new Set(alike.map(({ target }) => target))],
    reason: alike[0]!.reason,
  }));
}
