import { coveringAcceptance } from '../judge/acceptance.ts';
import { type BenchmarkHistory, openHistories } from '../judge/benchmark-history.ts';
import { environmentOf } from '../judge/environments.ts';
import { headCounts } from '../judge/head-counts.ts';
import { solosOf } from '../judge/solos.ts';
import type { Acceptance, Change, JudgedBenchmark, Judgement, Measurement, RunFile, SlowerMark, SoloRound, StoredRun } from '../model.ts';
import { RECORD_SCHEMA } from '../record-schema.ts';

/**
 * What is kept of a judged run: head's raw solo rounds, its instructions, and where they were measured, one stored run for
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
    const marks = records.flatMap((record) => markOf({ id: record.id, past: historyOf(record), judged: judged.get(keyOf(record.id, record.variant?.name ?? null)), file, commit }) ?? []);
    const [{ variant } = { variant: null }] = records;
    return {
      schema: RECORD_SCHEMA,
      tool: run.tool,
      recordedAt: run.startedAt,
      commit,
      environment: environmentOf({ variant }, run),
      configHash: run.configHash,
      benchmarks: records.map(({ id, loadHash, measurement }) => ({ id, loadHash, solos: solosOf(measurement).map(storedSolo), ...storedCounts(measurement) })),
      slower: marks.flatMap(({ id, since, acceptance }) => (acceptance === null ? [{ id, since }] : [])),
      accepted: marks.flatMap(({ id, since, acceptance }) => (acceptance === null ? [] : [{ id, since, acceptedAt: acceptance.at }])),
    };
  });
}

/** What later runs are compared with; charts and precision are of the run itself. */
function storedSolo({ index, figures, clientSaturated }: SoloRound): SoloRound {
  return { index, figures, ...(clientSaturated === true ? { clientSaturated } : {}) };
}

function storedCounts(measurement: Measurement): Pick<StoredRun['benchmarks'][number], 'instructions'> {
  const instructions = headCounts(measurement);
  return instructions.length === 0 ? {} : { instructions };
}

interface Mark extends SlowerMark {
  /** null: nobody has accepted it. */
  readonly acceptance: Acceptance | null;
}

/**
 * What became slower stays marked until it is seen not to be: a verdict that could not tell, or that had too little to
 * compare with, must not let it slip into the baseline.
 */
function markOf({ id, past, judged, file, commit }: {
  readonly id: string;
  readonly past: BenchmarkHistory;
  readonly judged: JudgedBenchmark | undefined;
  readonly file: RunFile;
  readonly commit: string;
}): Mark | null {
  if (judged === undefined) return null;
  const since = past.slower?.since ?? commit;
  if (judged.verdict === 'regressed' || judged.verdict === 'accepted') return { id, since, acceptance: judged.acceptance };
  const change = past.slower === null ? null : leastChange(judged);
  return change === null ? null : { id, since, acceptance: coveringAcceptance({ id, change, past }, file) };
}

/** How much slower than the baseline it is at the least, unknown counting as any; null: it no longer looks slower. */
function leastChange({ stored }: JudgedBenchmark): Change | null {
  const gating = stored.state === 'compared' ? stored.comparisons.filter(({ role }) => role === 'gating') : [];
  if (gating.length === 0) return Number.POSITIVE_INFINITY;
  const slower = gating.filter(({ estimate, threshold }) => estimate >= threshold);
  return slower.length === 0 ? null : Math.max(...slower.map(({ interval }) => interval.low));
}

function keyOf(id: string, variant: string | null): string {
  return JSON.stringify([id, variant]);
}
