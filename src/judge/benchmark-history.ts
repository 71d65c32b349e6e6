import type { AcceptedMark, BenchmarkRecord, RunFile, SoloRound, StoredRun } from '../model.ts';
import { environmentOf } from './environments.ts';

/** What a stored run holds of one benchmark. */
export interface StoredBenchmark {
  readonly commit: string;
  readonly recordedAt: string;
  readonly solos: readonly SoloRound[];
}

/** The stored runs of one benchmark, of the same machine kind and under the same load. */
export interface BenchmarkHistory {
  /** Those that it is compared with, oldest first. */
  readonly baseline: readonly StoredBenchmark[];
  /** The main branch is slower than that: since which commit, and when it was last measured. null: it is not. */
  readonly slower: { readonly since: string; readonly lastRecordedAt: string } | null;
  /** When those acceptances were given that it has been slower by so far. */
  readonly acceptedAt: readonly string[];
}

/** Gives the history of one benchmark after the other. The stored runs are gone through once: there may be thousands. */
export function openHistories({ run, history }: Pick<RunFile, 'run' | 'history'>): (record: BenchmarkRecord) => BenchmarkHistory {
  const byKey = indexStoredRuns(history);
  return (record) => {
    const stored = byKey.get(environmentOf(record, run).key)?.get(record.id) ?? [];
    return historyOf(stored.filter(({ loadHash }) => loadHash === record.loadHash || record.loadHash === UNMEASURED_LOAD));
  };
}

/** Of a record that was not measured: any load fits it. */
const UNMEASURED_LOAD = '';

/** With its marks; null: it has no such mark. */
interface MarkedBenchmark extends StoredBenchmark {
  readonly loadHash: string;
  /** The commit since which it is slower. */
  readonly slower: string | null;
  readonly accepted: AcceptedMark | null;
}

/** By machine kind and id, in their order; none where a run has no round of it. */
function indexStoredRuns(history: readonly StoredRun[]): ReadonlyMap<string, ReadonlyMap<string, readonly MarkedBenchmark[]>> {
  const byKey = new Map<string, Map<string, MarkedBenchmark[]>>();
  for (const { environment: { key }, commit, recordedAt, benchmarks, slower, accepted } of history) {
    const byId = byKey.get(key) ?? new Map<string, MarkedBenchmark[]>();
    byKey.set(key, byId);
    for (const { id, loadHash, solos } of benchmarks) {
      if (solos.length === 0) continue;
      const marks = { slower: slower.find((mark) => mark.id === id)?.since ?? null, accepted: accepted.find((mark) => mark.id === id) ?? null };
      const stored = byId.get(id) ?? [];
      byId.set(id, stored);
      stored.push({ commit, recordedAt, loadHash, solos, ...marks });
    }
  }
  return byKey;
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
function historyOf(stored: readonly MarkedBenchmark[]): BenchmarkHistory {
  const acceptances = stored.flatMap(({ accepted }) => accepted ?? []);
  const acceptedSince = acceptances.at(-1)?.since ?? null;
  const start = acceptedSince === null ? 0 : stored.findIndex(({ slower, accepted }) => slower === acceptedSince || accepted?.since === acceptedSince);
  const newest = stored.at(-1);
  return {
    baseline: stored.slice(start).filter(({ slower }) => slower === null || slower === acceptedSince),
    slower: newest === undefined || newest.slower === null || newest.slower === acceptedSince ? null : { since: newest.slower, lastRecordedAt: newest.recordedAt },
    acceptedAt: acceptances.map(({ acceptedAt }) => acceptedAt),
  };
}
