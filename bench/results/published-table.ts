/** A table of a benchmark page, with the benchmarks of this repository that reproduce its rows. */
export interface PublishedTable {
  readonly title: string;
  /** Which of a benchmark's figures the page gives. */
  readonly metric: 'throughput' | 'opsPerSecond' | 'finishTime';
  /** In the page's order; the first one with a figure of the page is what the others are related to. */
  readonly rows: readonly PublishedRow[];
}

export interface PublishedRow {
  /** As the page calls it. */
  readonly name: string;
  /** Benchmark id here. */
  readonly id: string;
  /** The page's figure, in the metric's unit; null: the page does not have this row. */
  readonly published: number | null;
  /** How many times as much the page measures: what was measured here is multiplied by it. */
  readonly scale?: number;
}

/** One of the benchmark pages that are reproduced here. */
export interface PublishedPage {
  readonly title: string;
  /** When and on what its figures were measured, as the page says, and what differs here: whole sentences. */
  readonly background: string;
  /** Profile of perf-gate.yml that loads as the page does. */
  readonly profile: string;
  readonly tables: readonly PublishedTable[];
}
