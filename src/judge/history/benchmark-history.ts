import type { AcceptedMark, BenchmarkRecord, Environment, MetricName, RunFile, StoredRun } from '../../model.ts';
import { areCountedAlike, environmentOf } from '../facts/environments.ts';
import { countingHashOf } from '../facts/head-counts.ts';
import { improvementsIn, sinceImproved, unconfirmedOf } from './improvements.ts';
import { LEAST_STORED_RUNS } from '../estimate/log-estimate.ts';
import { type MarkedBenchmark, type StoredBenchmark, withMarks } from './marked-benchmark.ts';
import { benchmarkOfStored, metricsOfStored } from '../../record/packed-runs.ts';

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
