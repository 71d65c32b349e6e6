/** How the figures of stored runs are laid out in a list: thousands of runs have few layouts. */
import type { MetricName, StoredRun } from '../model.ts';

type StoredBenchmark = StoredRun['benchmarks'][number];

/** What one run after the other has of a benchmark alike. */
export interface BenchmarkLayout extends Pick<StoredBenchmark, 'id' | 'loadHash' | 'countingHash'> {
  /** Its own among all of them. */
  readonly number: number;
  readonly metrics: readonly MetricName[];
  /** Where the figures of each stand among those of the benchmark. */
  readonly places: ReadonlyMap<MetricName, Place>;
  /** Where counts of instructions stand, behind them; null: none were counted. */
  readonly instructions: Place | null;
  /** Of all figures and counts. */
  readonly size: number;
}

/** So many figures from a start on. */
export interface Place {
  readonly start: number;
  readonly count: number;
}

/** What one run after the other has alike. */
export interface RunLayout {
  readonly benchmarks: readonly BenchmarkLayout[];
  /** By id; of several with the same one the first. */
  readonly places: ReadonlyMap<string, number>;
  /** Where the figures of each begin among those of the run. */
  readonly starts: readonly number[];
  readonly size: number;
}

/** Finds the layout of one run after the other; the same for those that are laid out alike. */
export function openLayouts(): (benchmarks: readonly StoredBenchmark[]) => RunLayout {
  const layoutOf = openBenchmarkLayouts();
  const known = new Map<string, RunLayout>();
  return (benchmarks) => {
    const layouts = benchmarks.map(layoutOf);
    const key = layouts.map(({ number }) => number).join();
    const layout = known.get(key) ?? runLayoutOf(layouts);
    known.set(key, layout);
    return layout;
  };
}

function openBenchmarkLayouts(): (benchmark: StoredBenchmark) => BenchmarkLayout {
  const layoutsOf = new Map<string, BenchmarkLayout[]>();
  let known = 0;
  return (benchmark) => {
    const ofId = layoutsOf.get(benchmark.id) ?? [];
    const found = ofId.find((layout) => isLaidOut(benchmark, layout));
    if (found !== undefined) return found;
    const layout = newLayout(benchmark, known);
    known += 1;
    layoutsOf.set(layout.id, [...ofId, layout]);
    return layout;
  };
}

function newLayout({ id, loadHash, countingHash, figures, instructions }: StoredBenchmark, number: number): BenchmarkLayout {
  let size = 0;
  const placeOf = ({ length: count }: readonly number[]): Place => {
    const start = size;
    size += count;
    return { start, count };
  };
  const places = new Map((Object.keys(figures) as MetricName[]).map((metric) => [metric, placeOf(figures[metric] ?? [])]));
  const counted = instructions === undefined ? null : placeOf(instructions);
  return { number, id, loadHash, countingHash, metrics: [...places.keys()], places, instructions: counted, size };
}

function isLaidOut({ loadHash, countingHash, figures, instructions }: StoredBenchmark, layout: BenchmarkLayout): boolean {
  return loadHash === layout.loadHash && countingHash === layout.countingHash && instructions?.length === layout.instructions?.count
    && Object.keys(figures).length === layout.metrics.length && layout.metrics.every((metric) => figures[metric]?.length === layout.places.get(metric)!.count);
}

function runLayoutOf(benchmarks: readonly BenchmarkLayout[]): RunLayout {
  const places = new Map<string, number>();
  const starts: number[] = [];
  let size = 0;
  for (const layout of benchmarks) {
    if (!places.has(layout.id)) places.set(layout.id, starts.length);
    starts.push(size);
    size += layout.size;
  }
  return { benchmarks, places, starts, size };
}
