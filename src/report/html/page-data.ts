/** The content of a page, before any markup: what the browser part draws. It may hold names of the measured code. */
import type { CallTree, MetricName } from '../../model.ts';
import { beginSentence } from '../../text/phrases.ts';
import type { Cell, ReportDocument, Table, Text } from '../document.ts';

/** Everything that a page shows. */
export interface PageData {
  /** Of the window. */
  readonly title: string;
  /** The report as every other format has it. */
  readonly document: ReportDocument;
  /** Name and value of each thing to know first, like the commits. */
  readonly facts: readonly (readonly [name: string, value: Text])[];
  /** A row for each of `benchmarks`, in their order. */
  readonly overview: Table;
  readonly benchmarks: readonly BenchmarkView[];
  /** Charts that compare benchmarks with each other. */
  readonly groups: readonly ChartGroup[];
  /** The stored runs that charts of the scale `runs` count by their position, oldest first. */
  readonly runs: readonly { readonly commit: string; readonly recordedAt: string }[];
  /** Where commits can be looked at, like `https://github.com/octo/app/commit/`; null: not known. */
  readonly commitUrl: string | null;
  /** Other pages of the site: title and address. */
  readonly pages: readonly (readonly [title: string, address: string])[];
}

/** One benchmark with its charts. */
export interface BenchmarkView {
  readonly label: string;
  readonly verdict: Cell;
  /** The verdict as one word, to choose by. */
  readonly kind: string;
  /** Why it has this verdict. */
  readonly because: Text;
  /** It needs a reader's attention, so it is shown at once. */
  readonly isOpen: boolean;
  /** null: it was not profiled. */
  readonly flame: FlameGraph | null;
  readonly charts: readonly Chart[];
}

/** Where the CPU time of base and of head goes. */
export interface FlameGraph {
  readonly title: string;
  /** Says how to read it. */
  readonly caption: string;
  readonly per: 'request' | 'operation';
  readonly tree: CallTree;
  /** What the function of each of the tree's frames executes more in head, in instructions, which its colour tells; null: colours tell of time. */
  readonly changes: readonly number[] | null;
  /** Names the files that the profiles are in. */
  readonly files: Text;
}

export interface ChartGroup {
  readonly title: string;
  readonly charts: readonly Chart[];
}

/** Who or what is drawn. The page decides which colour that has. */
export type Paint = 'base' | 'head' | 'neutral' | 'bad' | 'good' | 'doubtful';

export interface Chart {
  readonly title: string;
  /** Says how to read it; also for those who cannot see it. */
  readonly caption: string;
  readonly x: Axis;
  readonly y: Axis;
  readonly series: readonly Series[];
  /** Stretches of the y axis, like a confidence interval. */
  readonly bands: readonly Band[];
  /** Lines across the chart, like a limit. */
  readonly rules: readonly ChartRule[];
}

export interface Axis {
  readonly label: string;
  /**
   * `count`: whole numbers; `percentile`: steps of `percentileOfStep`, so that 99 % is as far from 90 % as that from 0; `runs`: positions among the page's runs, of which
   * the one behind the last is the run itself; `names`: positions in `names`.
   */
  readonly scale: 'linear' | 'count' | 'percentile' | 'runs' | 'names';
  readonly names?: readonly string[];
  /** What it shows at least, so that differences of no weight do not fill it. */
  readonly covers?: readonly [low: number, high: number];
}

export interface Series {
  readonly name: string;
  readonly paint: Paint | number;
  readonly mark: 'dots' | 'line' | 'bars';
  /** A number: from there on, one by one; `same`: as the series before. There may be thousands of charts in a file. */
  readonly x: readonly number[] | number | 'same';
  /** null: a gap in the line. */
  readonly y: readonly (number | null)[];
}

export interface Band {
  readonly name: string;
  readonly paint: Paint;
  readonly low: number;
  readonly high: number;
}

export interface ChartRule {
  readonly name: string;
  readonly paint: Paint;
  readonly axis: 'x' | 'y';
  readonly at: number;
}

/** Five digits are more than a screen can show; a file may hold a million figures. */
export function rounded(value: number): number {
  return Number(value.toPrecision(5));
}

/** Places on the x axis, as short as they can be told. */
function placesOf(places: readonly number[]): Series['x'] {
  const [first] = places;
  return first !== undefined && places.every((place, index) => place === first + index) ? first : places;
}

export const dots = (name: string, paint: Paint, points: readonly (readonly [x: number, y: number])[]): Series => ({
  name,
  paint,
  mark: 'dots',
  x: placesOf(points.map(([x]) => x)),
  y: points.map(([, y]) => rounded(y)),
});

/** Drawn over the stored runs; a benchmark has three or four of them. */
export const STORED_METRICS: readonly MetricName[] = [
  'cpuPerRequest',
  'unloadedLatency',
  'finishOverhead',
  'nsPerOp',
  'instructionsPerRequest',
  'instructionsPerOp',
  'throughput',
  'maxMemory',
];

/** `Latency p99 (ms)` */
export function withUnit(label: string, unit: string): string {
  return beginSentence(unit === '' ? label : `${label} (${unit})`);
}
