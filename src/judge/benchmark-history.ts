import type { AcceptedMark, BenchmarkRecord, Environment, RunFile, SoloRound, StoredRun } from '../model.ts';
import { areCountedAlike, environmentOf } from './environments.ts';

/** What a stored run holds of one benchmark. */
export interface StoredBenchmark {
  readonly commit: string;
  readonly recordedAt: string;
  readonly solos: readonly SoloRound[];
}

/** What the stored runs of one machine kind counted of one benchmark: those that are its baseline. */
export interface CountedKind {
  /** Of the newest stored run. */
  readonly environment: Environment;
  /** Of each run head's instructions by each repeat, oldest first; at least one run, and one repeat of each. */
  readonly runs: readonly (readonly number[])[];
}

/** The stored runs of one benchmark, of the same machine kind and under the same load. */
export interface BenchmarkHistory {
  /** Those that it is compared with, oldest first. */
  readonly baseline: readonly StoredBenchmark[];
  /** The main branch is slower than that: since which commit, and when it was last measured. null: it is not. */
  readonly slower: { readonly since: string; readonly lastRecordedAt: string } | null;
  /** When those acceptances were given that it has been slower by so far. */
  readonly acceptedAt: readonly string[];
  /** Instructions under the same load, of every machine kind that counts alike; each kind has its own baseline. */
  readonly counted: readonly CountedKind[];
}

/** Gives the history of one benchmark after the other. The stored runs are gone through once: there may be thousands. */
export function openHistories({ run, history }: Pick<RunFile, 'run' | 'history'>): (record: BenchmarkRecord) => BenchmarkHistory {
  const kinds = indexStoredRuns(history);
  return (record) => {
    const here = environmentOf(record, run);
    const storedOf = (kind: IndexedKind | undefined): readonly MarkedBenchmark[] =>
      (kind?.byId.get(record.id) ?? []).filter(({ loadHash }) => loadHash === record.loadHash || record.loadHash === UNMEASURED_LOAD);
    const alike = [...kinds.values()].filter(({ environment }) => areCountedAlike(environment, here));
    return {
      ...historyOf(storedOf(kinds.get(here.key)).filter(({ solos }) => solos.length > 0)),
      counted: alike.flatMap((kind) => countedKind(kind.environment, historyOf(storedOf(kind)).baseline)),
    };
  };
}

function countedKind(environment: Environment, baseline: readonly MarkedBenchmark[]): readonly CountedKind[] {
  const runs = baseline.map(({ instructions }) => instructions).filter((counts) => counts.length > 0);
  return runs.length === 0 ? [] : [{ environment, runs }];
}

/** Of a record that was not measured: any load fits it. */
const UNMEASURED_LOAD = '';

/** With its marks; null: it has no such mark. */
interface MarkedBenchmark extends StoredBenchmark {
  readonly loadHash: string;
  /** Those that can be: of a warm program, a count of none is a fault. */
  readonly instructions: readonly number[];
  /** The commit since which it is slower. */
  readonly slower: string | null;
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
    for (const { id, loadHash, solos, instructions = [] } of benchmarks) {
      if (solos.length === 0 && instructions.length === 0) continue;
      const marks = { slower: slower.find((mark) => mark.id === id)?.since ?? null, accepted: accepted.find((mark) => mark.id === id) ?? null };
      const stored = byId.get(id) ?? [];
      byId.set(id, stored);
      stored.push({ commit, recordedAt, loadHash, solos, instructions: instructions.filter((count) => count > 0), ...marks });
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
  const start = acceptedSince === null ? 0 : stored.findIndex(({ slower, accepted }) => slower === acceptedSince || accepted?.since === acceptedSince);
  const newest = stored.at(-1);
  return {
    baseline: stored.slice(start).filter(({ slower }) => slower === null || slower === acceptedSince),
    slower: newest === undefined || newest.slower === null || newest.slower === acceptedSince ? null : { since: newest.slower, lastRecordedAt: newest.recordedAt },
    acceptedAt: acceptances.map(({ acceptedAt }) => acceptedAt),
  };
}
