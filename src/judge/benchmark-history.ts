import type { AcceptedMark, BenchmarkRecord, Environment, MetricName, RunFile, SlowerMark, SoloRound, StoredRun } from '../model.ts';
import { areCountedAlike, environmentOf } from './environments.ts';
import { countingHashOf } from './head-counts.ts';

/** What a stored run holds of one benchmark. */
export interface StoredBenchmark {
  readonly commit: string;
  readonly recordedAt: string;
  readonly solos: readonly SoloRound[];
}

/** What the stored runs of one machine kind counted of one benchmark: those that are its baseline, and counted as head was. */
interface CountedKind {
  /** Of the newest stored run. */
  readonly environment: Environment;
  /** Of each run head's instructions by each repeat, oldest first; at least one run, and one repeat of each. */
  readonly runs: readonly (readonly number[])[];
}

/** The stored runs of one benchmark, of the same machine kind and under the same load. */
export interface BenchmarkHistory {
  /** Those that it is compared with, oldest first. */
  readonly baseline: readonly StoredBenchmark[];
  /** The main branch is slower than that: since which commit, in what (none: it was not recorded), and when it was last measured. null: it is not. */
  readonly slower: { readonly since: string; readonly metrics: readonly MetricName[]; readonly lastRecordedAt: string } | null;
  /** When those acceptances were given that it has been slower by so far. */
  readonly acceptedAt: readonly string[];
  /** Instructions under the same load, of every machine kind that counts alike; each kind has its own baseline. None where it is not known how head was counted. */
  readonly counted: readonly CountedKind[];
}

/** Gives the history of one benchmark after the other. The stored runs are gone through once: there may be thousands. */
export function openHistories({ run, history }: Pick<RunFile, 'run' | 'history'>): (record: BenchmarkRecord) => BenchmarkHistory {
  const kinds = indexStoredRuns(history);
  return (record) => {
    const here = environmentOf(record, run);
    const storedOf = (kind: IndexedKind | undefined): readonly MarkedBenchmark[] =>
      (kind?.byId.get(record.id) ?? []).filter(({ loadHash }) => loadHash === record.loadHash || record.loadHash === UNMEASURED_LOAD);
    const countingHash = countingHashOf(record.measurement);
    const alike = [...kinds.values()].filter(({ environment }) => areCountedAlike(environment, here));
    return {
      ...historyOf(storedOf(kinds.get(here.key)).filter(({ solos }) => solos.length > 0)),
      counted: countingHash === null ? [] : alike.flatMap((kind) => countedKind(kind.environment, historyOf(storedOf(kind)).baseline, countingHash)),
    };
  };
}

function countedKind(environment: Environment, baseline: readonly MarkedBenchmark[], countingHash: string): readonly CountedKind[] {
  const runs = baseline.filter((stored) => stored.countingHash === countingHash).map(({ instructions }) => instructions).filter((counts) => counts.length > 0);
  return runs.length === 0 ? [] : [{ environment, runs }];
}

/** Of a record that was not measured: any load fits it. */
const UNMEASURED_LOAD = '';

/** With its marks; null: it has no such mark. */
interface MarkedBenchmark extends StoredBenchmark {
  readonly loadHash: string;
  /** Those that can be: of a warm program, a count of none is a fault. */
  readonly instructions: readonly number[];
  /** null: how they were counted is not known. */
  readonly countingHash: string | null;
  readonly slower: SlowerMark | null;
  readonly accepted: AcceptedMark | null;
}

interface MarkedHistory extends Omit<BenchmarkHistory, 'counted'> {
  readonly baseline: readonly MarkedBenchmark[];
}

/** The stored runs of one machine kind. */
interface IndexedKind {
  /** Of the newest. */
  readonly environment: Environment;
  readonly byId: Map<string, MarkedBenchmark[]>;
}

/** By the key of the machine kind, and by id; in their order. None where a run has neither a round nor a count of it. */
function indexStoredRuns(history: readonly StoredRun[]): ReadonlyMap<string, IndexedKind> {
  const kinds = new Map<string, IndexedKind>();
  for (const { environment, commit, recordedAt, benchmarks, slower, accepted } of history) {
    const byId = kinds.get(environment.key)?.byId ?? new Map<string, MarkedBenchmark[]>();
    kinds.set(environment.key, { environment, byId });
    for (const { id, loadHash, solos, instructions = [], countingHash = null } of benchmarks) {
      if (solos.length === 0 && instructions.length === 0) continue;
      const marks = { slower: slower.find((mark) => mark.id === id) ?? null, accepted: accepted.find((mark) => mark.id === id) ?? null };
      const stored = byId.get(id) ?? [];
      byId.set(id, stored);
      stored.push({ commit, recordedAt, loadHash, solos, instructions: instructions.filter((count) => count > 0), countingHash, ...marks });
    }
  }
  return kinds;
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
function historyOf(stored: readonly MarkedBenchmark[]): MarkedHistory {
  const acceptances = stored.flatMap(({ accepted }) => accepted ?? []);
  const acceptedSince = acceptances.at(-1)?.since ?? null;
  const start = acceptedSince === null ? 0 : stored.findIndex(({ slower, accepted }) => slower?.since === acceptedSince || accepted?.since === acceptedSince);
  const newest = stored.at(-1);
  return {
    baseline: stored.slice(start).filter(({ slower }) => slower === null || slower.since === acceptedSince),
    slower: newest === undefined ? null : unlessAccepted(newest, acceptedSince),
    acceptedAt: acceptances.map(({ acceptedAt }) => acceptedAt),
  };
}

function unlessAccepted({ slower, recordedAt }: MarkedBenchmark, acceptedSince: string | null): BenchmarkHistory['slower'] {
  if (slower === null || slower.since === acceptedSince) return null;
  return { since: slower.since, metrics: slower.metrics ?? [], lastRecordedAt: recordedAt };
}
