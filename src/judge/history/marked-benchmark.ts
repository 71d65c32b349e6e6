import type { AcceptedMark, FasterMark, MetricName, SlowerMark, StoredRun } from '../../model.ts';
import { figuresOfStored } from '../../record/packed-runs.ts';

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
export interface MarkedBenchmark extends StoredBenchmark {
  /** Those that can be: of a warm program, a count of none is a fault. */
  readonly instructions: readonly number[];
  /** null: how they were counted is not known. */
  readonly countingHash: string | null;
  readonly slower: SlowerMark | null;
  readonly accepted: AcceptedMark | null;
  readonly faster: readonly FasterMark[];
}

const NO_FIGURES: readonly number[] = [];
export const NOT_COUNTED: readonly number[] = [];
const HIDES_NOTHING: ReadonlySet<MetricName> = new Set();
const NOT_FASTER: readonly FasterMark[] = [];

export function withMarks({ commit, recordedAt, slower, accepted, faster }: StoredRun, benchmark: StoredRun['benchmarks'][number]): MarkedBenchmark {
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
