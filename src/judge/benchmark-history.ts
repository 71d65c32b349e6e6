import { areCountedAlike, environmentOf } from './environments.ts';
import { countingHashOf, isCounted } from './instruction-evidence.ts';
import { estimateAgainstOneRun, LEAST_STORED_RUNS } from './log-estimate.ts';
import { benchmarkOfStored, figuresOfStored, metricsOfStored } from './packed-runs.ts';
import { logCosts, soloLogCosts, solosOf } from './rounds.ts';
import { metricRule } from './rules.ts';
import { pOfAtLeast } from './significance.ts';
import type { AcceptedMark, BenchmarkRecord, Environment, FasterMark, MetricName, Policy, RunFile, SlowerMark, StoredRun } from '../model.ts';

/** What a stored run holds of one benchmark. */
export interface StoredBenchmark {
  readonly commit: string;
  readonly recordedAt: string;
  readonly benchmark: StoredRun['benchmarks'][number];
  /** Metrics that it is not compared in. */
  readonly hidden: ReadonlySet<MetricName>;
}

/** The figures that it is compared by, a round each; none: it has none of that metric. */
export function comparableFigures({ benchmark, hidden }: StoredBenchmark, metric: MetricName): readonly number[] {
  return hidden.has(metric) ? NO_FIGURES : figuresOfStored(benchmark, metric);
}

/** With its marks; null: it has no such mark. */
interface MarkedBenchmark extends StoredBenchmark {
  /** Those that can be: of a warm program, a count of none is a fault. */
  readonly instructions: readonly number[];
  /** null: how they were counted is not known. */
  readonly countingHash: string | null;
  readonly slower: SlowerMark | null;
  readonly accepted: AcceptedMark | null;
  readonly faster: readonly FasterMark[];
}

const NO_FIGURES: readonly number[] = [];
const NOT_COUNTED: readonly number[] = [];
const HIDES_NOTHING: ReadonlySet<MetricName> = new Set();
const NOT_FASTER: readonly FasterMark[] = [];

function withMarks({ commit, recordedAt, slower, accepted, faster }: StoredRun, benchmark: StoredRun['benchmarks'][number]): MarkedBenchmark {
  const { id, instructions, countingHash } = benchmark;
  return {
    commit,
    recordedAt,
    benchmark,
    hidden: HIDES_NOTHING,
    instructions: instructions?.filter((count) => count > 0) ?? NOT_COUNTED,
    countingHash: countingHash ?? null,
    slower: markOn(id, slower),
    accepted: markOn(id, accepted),
    faster: faster?.filter((mark) => mark.id === id) ?? NOT_FASTER,
  };
}

function markOn<Mark extends { readonly id: string }>(id: string, marks: readonly Mark[]): Mark | null {
  // Few runs have any, and there may be thousands.
  return marks.length === 0 ? null : marks.find((mark) => mark.id === id) ?? null;
}

/**
 * What improved is held against what it was before until so many runs have shown it as decide, and from then on against these:
 * both together would vary by the distance between them, and tell nothing for as long as the slower runs are kept.
 *
 *     stored runs    ○ ○ ○ ○ ○ ◇ ◇            ◇ faster since the sixth
 *     baseline       ○ ○ ○ ○ ○                what was before, so that the next run can be seen to be faster too
 *
 *     stored runs    ○ ○ ○ ○ ○ ◇ ◇ ◇ ◇ ◇ ○
 *     baseline                 ◇ ◇ ◇ ◇ ◇ ○    the new normal begins where it became faster
 *
 *     stored runs    ○ ○ ○ ○ ○ ◇ ○
 *     baseline       ○ ○ ○ ○ ○ ◇ ○            it was luck
 *
 * That holds for a metric by itself: whatever else was measured in those runs still counts.
 */
function sinceImproved(baseline: readonly MarkedBenchmark[], improvements: ReadonlyMap<MetricName, Improvement>): readonly MarkedBenchmark[] {
  if (improvements.size === 0) return baseline;
  return baseline.map((stored, place) => {
    const hidden = [...improvements].filter(([metric, { begins, unconfirmed }]) => place < begins || (unconfirmed !== null && sinceWhen(stored, metric) === unconfirmed));
    return hidden.length === 0 ? stored : without(hidden.map(([metric]) => metric), stored);
  });
}

/** What is known of a metric that improved. */
interface Improvement {
  /** The place of the first run of the newest improvement that enough runs have shown; 0: there is none. */
  readonly begins: number;
  /** Since when the newest run is faster that fewer have shown; null: it is not. */
  readonly unconfirmed: string | null;
}

/** Of each metric that a run of a baseline is marked with. */
function improvementsIn(baseline: readonly MarkedBenchmark[], enough: number): ReadonlyMap<MetricName, Improvement> {
  const metrics = new Set(baseline.flatMap(({ faster }) => faster.map(({ metric }) => metric)));
  return new Map([...metrics].map((metric) => [metric, improvementOf(metric, baseline, enough)]));
}

function improvementOf(metric: MetricName, baseline: readonly MarkedBenchmark[], enough: number): Improvement {
  const placesBySince = Map.groupBy(baseline.keys(), (place) => sinceWhen(baseline[place]!, metric));
  const [confirmed, [begins = 0] = []] = [...placesBySince].findLast(([since, places]) => since !== null && places.length >= enough) ?? [null];
  const newest = baseline.findLast((stored) => (isCounted(metric) ? stored.instructions : comparableFigures(stored, metric)).length > 0);
  const since = newest === undefined ? null : sinceWhen(newest, metric);
  return { begins, unconfirmed: since === confirmed ? null : since };
}

function unconfirmedOf(improvements: ReadonlyMap<MetricName, Improvement>): ReadonlyMap<MetricName, string> {
  return new Map([...improvements].flatMap(([metric, { unconfirmed }]) => (unconfirmed === null ? [] : [[metric, unconfirmed] as const])));
}

const sinceWhen = ({ faster }: MarkedBenchmark, metric: MetricName): string | null => faster.find((mark) => mark.metric === metric)?.since ?? null;

function without(metrics: readonly MetricName[], stored: MarkedBenchmark): MarkedBenchmark {
  return { ...stored, hidden: new Set(metrics), instructions: metrics.some(isCounted) ? NOT_COUNTED : stored.instructions };
}

/**
 * Of the metrics in which main became slower, those in which head is shown to be faster than the run that showed it: a one-sided
 * test of δ ≥ 0, at `policy.alpha`. Where runs vary by several per cent a single one can hardly be shown to be as fast as the
 * baseline, but well to be no longer what was marked.
 *
 * The error: head that is as slow as that run is shown to be faster with a chance of at most alpha, run by run. That run was
 * marked because it stood out, so where it took luck to stand out (a regression of one or two standard deviations between
 * runs), that luck makes the chance larger. It costs little: whoever asks this asks too that head does not look slower than
 * the baseline, so no slow figures join it, and the next run is held against what it was before.
 *
 * Later runs that carry the mark are not asked: those that were mended already, and kept it only because they could not
 * tell, would make what was marked look faster from run to run, until nothing could be shown any more. Counts of instructions,
 * which hardly vary, are never among these metrics, because figures of solo rounds have none.
 */
export function fasterThanWhenMarked(record: BenchmarkRecord, policy: Pick<Policy, 'alpha' | 'rules'>, past: BenchmarkHistory): ReadonlySet<MetricName> {
  const metrics = past.slower?.metrics ?? [];
  return new Set(metrics.filter((metric) => {
    const { direction } = metricRule(policy, record.id, metric);
    const logsOf = (stored: StoredBenchmark): readonly number[] => logCosts(comparableFigures(stored, metric), direction);
    // A mark gathers metrics, so the first run that has this one is the run in which it regressed.
    const showedIt = past.marked.find(({ slower }) => slower?.metrics?.includes(metric));
    const estimate = estimateAgainstOneRun({
      storedLogs: past.baseline.map(logsOf),
      otherLogs: showedIt === undefined ? [] : logsOf(showedIt),
      headLogs: soloLogCosts(solosOf(record.measurement), metric, direction),
    });
    return estimate !== null && pOfAtLeast(0, estimate) <= policy.alpha;
  }));
}

/** What the stored runs of one machine kind counted of one benchmark: those that are its baseline, and counted as head was. */
interface CountedKind {
  /** Of the newest stored run. */
  readonly environment: Environment;
  /** Of each run head's instructions by each repeat, oldest first; at least one run, and one repeat of each. */
  readonly runs: readonly (readonly number[])[];
}

/** The stored runs of one benchmark, of the same machine kind. */
export interface BenchmarkHistory {
  /** Those that it is compared with, under the same load, oldest first; without the figures of a metric that it is not compared in, because that improved. */
  readonly baseline: readonly StoredBenchmark[];
  /** How many were put under another load, or measured in another way, where those under the same are too few to decide; else 0. */
  readonly otherLoads: number;
  /** The metrics in which the main branch is faster than that, since which commit; not for so many runs yet that these are the baseline. */
  readonly faster: ReadonlyMap<MetricName, string>;
  /** The main branch is slower than that, or was under another load: since which commit, in what (none: it was not recorded), and when it was first and last measured so. null: it is not. */
  readonly slower: { readonly since: string; readonly metrics: readonly MetricName[]; readonly firstRecordedAt: string; readonly lastRecordedAt: string } | null;
  /** The runs that carry that mark, under the same load, oldest first. */
  readonly marked: readonly MarkedBenchmark[];
  /** When those acceptances were given that it has been slower by so far, under the same load. */
  readonly acceptedAt: readonly string[];
  /** Instructions under the same load, of every machine kind that counts alike; each kind has its own baseline. None where it is not known how head was counted. */
  readonly counted: readonly CountedKind[];
}

/** Gives the history of one benchmark after the other: there may be thousands of stored runs, of which no more than that is made at once. */
export function openHistories({ run, history }: Pick<RunFile, 'run' | 'history'>): (record: BenchmarkRecord) => BenchmarkHistory {
  const kinds = byMachineKind(history);
  const enough = Math.max(run.policy.minStoredRuns, LEAST_STORED_RUNS);
  return (record) => {
    const here = environmentOf(record, run);
    const underSameLoad = (stored: readonly MarkedBenchmark[]): readonly MarkedBenchmark[] =>
      stored.filter(({ benchmark: { loadHash } }) => loadHash === record.loadHash || record.loadHash === UNMEASURED_LOAD);
    const ofHere = markedOf(record.id, kinds.get(here.key)).filter(hasFigures);
    const countingHash = countingHashOf(record.measurement);
    const alike = [...kinds.values()].filter(({ environment }) => areCountedAlike(environment, here));
    const comparable = underSameLoad(ofHere);
    // That the load has changed mends nothing. But where two are measured by turns, one that shows nothing of it ends no mark of the other.
    const slower = newestMark(comparable, ofHere) ?? newestMark(ofHere, ofHere);
    const baseline = baselineOf(comparable);
    const improvements = improvementsIn(baseline, enough);
    return {
      baseline: sinceImproved(baseline, improvements),
      otherLoads: comparable.length < enough ? ofHere.length - comparable.length : 0,
      faster: unconfirmedOf(improvements),
      slower,
      marked: slower === null ? [] : comparable.filter((stored) => stored.slower?.since === slower.since),
      acceptedAt: acceptancesOf(comparable).map(({ acceptedAt }) => acceptedAt),
      counted: countingHash === null ? [] : alike.flatMap((kind) => {
        const ofKind = baselineOf(underSameLoad(markedOf(record.id, kind)));
        return countedKind(kind.environment, sinceImproved(ofKind, improvementsIn(ofKind, enough)), countingHash);
      }),
    };
  };
}

function countedKind(environment: Environment, baseline: readonly MarkedBenchmark[], countingHash: string): readonly CountedKind[] {
  const runs = baseline.filter((stored) => stored.countingHash === countingHash).map(({ instructions }) => instructions).filter((counts) => counts.length > 0);
  return runs.length === 0 ? [] : [{ environment, runs }];
}

/** Of a record that was not measured: any load fits it. */
const UNMEASURED_LOAD = '';

const hasFigures = ({ benchmark }: MarkedBenchmark): boolean => metricsOfStored(benchmark).length > 0;

/** The stored runs of one machine kind. */
interface StoredOfKind {
  /** Of the newest. */
  readonly environment: Environment;
  /** In their order. */
  readonly runs: StoredRun[];
}

/** By the key of the machine kind. */
function byMachineKind(history: readonly StoredRun[]): ReadonlyMap<string, StoredOfKind> {
  const kinds = new Map<string, StoredOfKind>();
  for (const stored of history) {
    const { environment } = stored;
    const runs = kinds.get(environment.key)?.runs ?? [];
    runs.push(stored);
    kinds.set(environment.key, { environment, runs });
  }
  return kinds;
}

/** What a machine kind has of one benchmark: figures, or instructions. */
function markedOf(id: string, { runs }: Pick<StoredOfKind, 'runs'> = { runs: [] }): readonly MarkedBenchmark[] {
  const marked: MarkedBenchmark[] = [];
  for (const stored of runs) {
    const benchmark = benchmarkOfStored(stored, id);
    if (benchmark === null) continue;
    const one = withMarks(stored, benchmark);
    if (hasFigures(one) || one.instructions.length > 0) marked.push(one);
  }
  return marked;
}

/**
 * A regression that nobody has accepted must not become what later changes are compared with, and one that was accepted
 * must not be held against them:
 *
 *     stored runs    ○ ○ ○ ● ● ●      ● marked slower since the fourth
 *     baseline       ○ ○ ○            until it is accepted: what was faster
 *
 *     stored runs    ○ ○ ○ ● ● ◉ ○    ◉ measured after it was accepted
 *     baseline             ● ● ◉ ○    the new normal begins where it became slower
 */
function baselineOf(stored: readonly MarkedBenchmark[]): readonly MarkedBenchmark[] {
  const acceptedSince = acceptancesOf(stored).at(-1)?.since ?? null;
  const start = acceptedSince === null ? 0 : stored.findIndex(({ slower, accepted }) => slower?.since === acceptedSince || accepted?.since === acceptedSince);
  return stored.slice(start).filter(({ slower }) => slower === null || slower.since === acceptedSince);
}

const acceptancesOf = (stored: readonly MarkedBenchmark[]): readonly AcceptedMark[] => stored.flatMap(({ accepted }) => accepted ?? []);

/** How the newest run is marked, unless that was accepted; the mark may have been set under another load. */
function newestMark(stored: readonly MarkedBenchmark[], underAnyLoad: readonly MarkedBenchmark[]): BenchmarkHistory['slower'] {
  const newest = stored.at(-1);
  if (newest === undefined) return null;
  const { slower, recordedAt } = newest;
  if (slower === null || acceptancesOf(stored).some(({ since }) => since === slower.since)) return null;
  const first = underAnyLoad.find((other) => other.slower?.since === slower.since) ?? newest;
  return { since: slower.since, metrics: slower.metrics ?? [], firstRecordedAt: first.recordedAt, lastRecordedAt: recordedAt };
}
