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
export function historyOfBenchmark(record: BenchmarkRecord, { run, history }: Pick<RunFile, 'run' | 'history'>): BenchmarkHistory {
  const { key } = environmentOf(record, run);
  const stored = history.filter(({ environment }) => environment.key === key).flatMap((storedRun) => markedBenchmark(storedRun, record));
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

/** With its marks; null: it has no such mark. */
interface MarkedBenchmark extends StoredBenchmark {
  /** The commit since which it is slower. */
  readonly slower: string | null;
  readonly accepted: AcceptedMark | null;
}

/** None if the run did not measure it, or under another load; a record that was not measured has none and fits any. */
function markedBenchmark({ commit, recordedAt, benchmarks, slower, accepted }: StoredRun, { id, loadHash }: BenchmarkRecord): readonly MarkedBenchmark[] {
  return benchmarks
    .filter((benchmark) => benchmark.id === id && benchmark.solos.length > 0 && (benchmark.loadHash === loadHash || loadHash === ''))
    .map(({ solos }) => ({
      commit,
      recordedAt,
      solos,
      slower: slower.find((mark) => mark.id === id)?.since ?? null,
      accepted: accepted.find((mark) => mark.id === id) ?? null,
    }));
}
