/** How the figures of stored runs are laid out in a list: thousands of runs have few layouts. */
import type { Environment, MetricName, SoloFigures, StoredRun } from '../model.ts';

type StoredBenchmark = StoredRun['benchmarks'][number];

/** What one run after the other has of a benchmark alike. */
interface BenchmarkLayout extends Pick<StoredBenchmark, 'id' | 'loadHash' | 'countingHash'> {
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
interface Place {
  readonly start: number;
  readonly count: number;
}

/** What one run after the other has alike. */
interface RunLayout {
  readonly benchmarks: readonly BenchmarkLayout[];
  /** By id; of several with the same one the first. */
  readonly places: ReadonlyMap<string, number>;
  /** Where the figures of each begin among those of the run. */
  readonly starts: readonly number[];
  readonly size: number;
}

/** Finds the layout of one run after the other; the same for those that are laid out alike. */
function openLayouts(): (benchmarks: readonly StoredBenchmark[]) => RunLayout {
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

type StoredBenchmarkOfPackedRuns = StoredRun['benchmarks'][number];

/** The ids of its benchmarks. For whoever goes through thousands of runs: where it is packed no benchmark is made for it. */
export function idsOfStored(stored: StoredRun): Iterable<string> {
  return stored instanceof PackedRun ? stored.ids : stored.benchmarks.map(({ id }) => id);
}

/** The one with this id, by the same way; null: there is none. */
export function benchmarkOfStored(stored: StoredRun, id: string): StoredBenchmarkOfPackedRuns | null {
  return (stored instanceof PackedRun ? stored.benchmarkOf(id) : stored.benchmarks.find((benchmark) => benchmark.id === id)) ?? null;
}

/** The figures of one metric, a round each; none: it was not recorded. Of what is packed no other figures are listed. */
export function figuresOfStored(benchmark: StoredBenchmarkOfPackedRuns, metric: MetricName): readonly number[] {
  return (benchmark instanceof PackedBenchmark ? benchmark.figuresOf(metric) : benchmark.figures[metric]) ?? [];
}

/** The metrics that there are figures of, by the same way. */
export function metricsOfStored(benchmark: StoredBenchmarkOfPackedRuns): readonly MetricName[] {
  return benchmark instanceof PackedBenchmark ? benchmark.metrics : (Object.keys(benchmark.figures) as MetricName[]);
}

/** Figures of so many are held in one list: half a megabyte. */
const LIST_LENGTH = 2 ** 16;

/**
 * Packs one stored run after the other. There may be thousands, and an object for each benchmark, list and metric of each would take
 * several times what is in them: so the figures of many runs stand in one list, and what a run has in common with others is held once. A
 * packed run reads, is copied and is written as JSON as the one that it was made of; but its benchmarks are made anew whenever they are
 * asked for, as their figures are. A benchmark has no properties of its own that `...` would copy.
 */
export function openPacking(): (stored: StoredRun) => StoredRun {
  const layoutOf = openLayouts();
  let list = new Float64Array(0);
  let end = 0;
  let newest: Environment | null = null;
  return ({ benchmarks, environment, ...rest }) => {
    const layout = layoutOf(benchmarks);
    if (end + layout.size > list.length) {
      list = new Float64Array(Math.max(LIST_LENGTH, layout.size));
      end = 0;
    }
    const start = end;
    const append = (figures: readonly number[] = []): void => {
      list.set(figures, end);
      end += figures.length;
    };
    benchmarks.forEach(({ figures, instructions }, place) => {
      for (const metric of layout.benchmarks[place]!.metrics) append(figures[metric]);
      append(instructions);
    });
    if (newest === null || !isSame(newest, environment)) newest = environment;
    return new PackedRun({ ...rest, environment: newest }, { layout, list, start });
  };
}

function isSame(one: Environment, other: Environment): boolean {
  const names = Object.keys(one) as (keyof Environment)[];
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

/** Where the figures of a run stand. */
interface Packed {
  readonly layout: RunLayout;
  /** Of other runs too. */
  readonly list: Float64Array;
  readonly start: number;
}

/** One for all of them: an own property, which `...` copies and JSON has like any other, and for which nothing is held. */
const MADE_WHEN_ASKED: PropertyDescriptor & ThisType<PackedRun> = {
  enumerable: true,
  get() {
    return this.makeBenchmarks();
  },
};

class PackedRun implements StoredRun {
  readonly schema: StoredRun['schema'];
  readonly tool: string;
  readonly recordedAt: string;
  readonly commit: string;
  readonly environment: Environment;
  readonly configHash: string;
  declare readonly benchmarks: readonly StoredBenchmarkOfPackedRuns[];
  readonly slower: StoredRun['slower'];
  readonly accepted: StoredRun['accepted'];
  readonly faster: StoredRun['faster'];
  readonly #packed: Packed;

  constructor(rest: Omit<StoredRun, 'benchmarks'>, packed: Packed) {
    this.schema = rest.schema;
    this.tool = rest.tool;
    this.recordedAt = rest.recordedAt;
    this.commit = rest.commit;
    this.environment = rest.environment;
    this.configHash = rest.configHash;
    Object.defineProperty(this, 'benchmarks', MADE_WHEN_ASKED);
    this.slower = rest.slower;
    this.accepted = rest.accepted;
    this.faster = rest.faster;
    this.#packed = packed;
  }

  get ids(): Iterable<string> {
    return this.#packed.layout.places.keys();
  }

  makeBenchmarks(): readonly StoredBenchmarkOfPackedRuns[] {
    return this.#packed.layout.benchmarks.map((_, place) => this.#benchmarkAt(place));
  }

  benchmarkOf(id: string): StoredBenchmarkOfPackedRuns | undefined {
    const place = this.#packed.layout.places.get(id);
    return place === undefined ? undefined : this.#benchmarkAt(place);
  }

  #benchmarkAt(place: number): StoredBenchmarkOfPackedRuns {
    const { layout: { benchmarks, starts }, list, start } = this.#packed;
    return new PackedBenchmark(benchmarks[place]!, list, start + starts[place]!);
  }
}

class PackedBenchmark implements StoredBenchmarkOfPackedRuns {
  readonly #layout: BenchmarkLayout;
  /** Of other benchmarks too. */
  readonly #list: Float64Array;
  readonly #start: number;

  constructor(layout: BenchmarkLayout, list: Float64Array, start: number) {
    this.#layout = layout;
    this.#list = list;
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
    return Object.fromEntries(this.metrics.map((metric) => [metric, this.figuresOf(metric)]));
  }

  get metrics(): readonly MetricName[] {
    return this.#layout.metrics;
  }

  figuresOf(metric: MetricName): readonly number[] | undefined {
    return this.#listed(this.#layout.places.get(metric));
  }

  get instructions(): readonly number[] | undefined {
    return this.#listed(this.#layout.instructions);
  }

  toJSON(): StoredBenchmarkOfPackedRuns {
    const { id, loadHash, figures, instructions, countingHash } = this;
    return { id, loadHash, figures, instructions, countingHash };
  }

  #listed(place: Place | null | undefined): readonly number[] | undefined {
    if (!place) return undefined;
    const list = this.#list;
    const start = this.#start + place.start;
    // oxlint-disable-next-line unicorn/no-new-array -- of one that grows more than half would be thrown away, a million times
    const figures = new Array<number>(place.count);
    for (let index = 0; index < place.count; index += 1) figures[index] = list[start + index]!;
    return figures;
  }
}
