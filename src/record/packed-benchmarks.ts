import type { MetricName, SoloFigures, StoredRun } from '../model.ts';

type StoredBenchmark = StoredRun['benchmarks'][number];

/** The figures of one metric, a round each; none: it was not recorded. For whoever goes through thousands of runs: of what is packed no other figures are listed. */
export function figuresOfStored(benchmark: StoredBenchmark, metric: MetricName): readonly number[] {
  return (benchmark instanceof PackedBenchmark ? benchmark.figuresOf(metric) : benchmark.figures[metric]) ?? [];
}

/** The metrics that there are figures of, by the same way. */
export function metricsOfStored(benchmark: StoredBenchmark): readonly MetricName[] {
  return benchmark instanceof PackedBenchmark ? benchmark.metrics : (Object.keys(benchmark.figures) as MetricName[]);
}

/** What one run after the other has of a benchmark alike. */
interface Layout extends Pick<StoredBenchmark, 'id' | 'loadHash' | 'countingHash'> {
  /** How many figures there are of each, in the order in which they stand. */
  readonly metrics: readonly (readonly [metric: MetricName, count: number])[];
  /** How many counts of instructions stand behind them; null: none were counted. */
  readonly instructions: number | null;
  readonly names: readonly MetricName[];
}

/**
 * Packs the benchmarks of one stored run after the other. There may be thousands of runs, and a list and an object for each benchmark and metric
 * would take several times what is in them: so the figures of a run stand in one list, and what its benchmarks have in common
 * with those of other runs is held once. A packed benchmark reads and is written as JSON as the one that it was made of; but its
 * figures are listed anew whenever they are asked for, and it has no properties of its own that `...` would copy.
 */
export function openPacking(): (benchmarks: readonly StoredBenchmark[]) => readonly StoredBenchmark[] {
  const layoutsOf = new Map<string, Layout[]>();
  const layoutOf = (benchmark: StoredBenchmark): Layout => {
    const known = layoutsOf.get(benchmark.id) ?? [];
    const found = known.find((layout) => isLaidOut(benchmark, layout));
    if (found !== undefined) return found;
    const layout = newLayout(benchmark);
    layoutsOf.set(layout.id, [...known, layout]);
    return layout;
  };
  return (benchmarks) => {
    const layouts = benchmarks.map(layoutOf);
    const figures = new Float64Array(layouts.reduce((sum, layout) => sum + sizeOf(layout), 0));
    let end = 0;
    return benchmarks.map((benchmark, place) => {
      const layout = layouts[place]!;
      const start = end;
      for (const [metric] of layout.metrics) {
        figures.set(benchmark.figures[metric] ?? [], end);
        end += benchmark.figures[metric]?.length ?? 0;
      }
      figures.set(benchmark.instructions ?? [], end);
      end += benchmark.instructions?.length ?? 0;
      return new PackedBenchmark(layout, figures, start);
    });
  };
}

function newLayout({ id, loadHash, countingHash, figures, instructions }: StoredBenchmark): Layout {
  const metrics = (Object.keys(figures) as MetricName[]).map((metric) => [metric, figures[metric]?.length ?? 0] as const);
  return { id, loadHash, countingHash, metrics, instructions: instructions?.length ?? null, names: metrics.map(([metric]) => metric) };
}

function isLaidOut({ loadHash, countingHash, figures, instructions }: StoredBenchmark, layout: Layout): boolean {
  return loadHash === layout.loadHash && countingHash === layout.countingHash && (instructions?.length ?? null) === layout.instructions
    && Object.keys(figures).length === layout.metrics.length && layout.metrics.every(([metric, count]) => figures[metric]?.length === count);
}

function sizeOf({ metrics, instructions }: Layout): number {
  return metrics.reduce((sum, [, count]) => sum + count, instructions ?? 0);
}

class PackedBenchmark implements StoredBenchmark {
  readonly #layout: Layout;
  /** Of the whole run. */
  readonly #figures: Float64Array;
  readonly #start: number;

  constructor(layout: Layout, figures: Float64Array, start: number) {
    this.#layout = layout;
    this.#figures = figures;
    this.#start = start;
  }

  get id(): string {
    return this.#layout.id;
  }

  get loadHash(): string {
    return this.#layout.loadHash;
  }

  get countingHash(): string | undefined {
    return this.#layout.countingHash;
  }

  get figures(): SoloFigures {
    const byMetric: Partial<Record<MetricName, readonly number[]>> = {};
    let start = this.#start;
    for (const [metric, count] of this.#layout.metrics) {
      byMetric[metric] = this.#list(start, count);
      start += count;
    }
    return byMetric;
  }

  get metrics(): readonly MetricName[] {
    return this.#layout.names;
  }

  figuresOf(wanted: MetricName): readonly number[] | undefined {
    let start = this.#start;
    for (const [metric, count] of this.#layout.metrics) {
      if (metric === wanted) return this.#list(start, count);
      start += count;
    }
    return undefined;
  }

  get instructions(): readonly number[] | undefined {
    const { instructions } = this.#layout;
    return instructions === null ? undefined : this.#list(this.#start + sizeOf(this.#layout) - instructions, instructions);
  }

  toJSON(): StoredBenchmark {
    const { id, loadHash, figures, instructions, countingHash } = this;
    return { id, loadHash, figures, instructions, countingHash };
  }

  #list(start: number, count: number): readonly number[] {
    const list: number[] = [];
    for (let place = start; place < start + count; place += 1) list.push(this.#figures[place]!);
    return list;
  }
}
