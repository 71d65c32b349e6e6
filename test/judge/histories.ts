import { soloFigures } from '../../src/judge/rounds.ts';
import type { StoredRun } from '../../src/model.ts';
import { aStoredRun, type RoundsByMetric, solosOf } from './records.ts';
import type { Noise, Random } from './seeded-noise.ts';

/** One figure a run, or null for a run that did not measure it, by benchmark and metric. */
export type FiguresByBenchmark = Readonly<Record<string, Readonly<Record<string, readonly (number | null)[]>>>>;

/** As many stored runs as the longest list has figures, one solo round each; their commits are told by {@link commitOf}. */
export function historyOf(benchmarks: FiguresByBenchmark): readonly StoredRun[] {
  const runs = Math.max(0, ...Object.values(benchmarks).flatMap((metrics) => Object.values(metrics).map(({ length }) => length)));
  return Array.from({ length: runs }, (_, run) => ({
    ...aStoredRun('', []),
    commit: commitOf(run),
    benchmarks: Object.entries(benchmarks).map(([id, metrics]) => ({
      id,
      loadHash: 'load',
      figures: soloFigures(solosOf(figuresOfRun(metrics, run))),
    })),
  }));
}

function figuresOfRun(metrics: FiguresByBenchmark[string], run: number): RoundsByMetric {
  return Object.fromEntries(
    Object.entries(metrics).flatMap(([metric, figures]) => {
      const figure = figures[run];
      return figure === undefined || figure === null ? [] : [[metric, [figure]]];
    }),
  );
}

/** Of the run at a position: forty hexadecimal digits that begin with it. */
export function commitOf(run: number): string {
  return run.toString(16).padStart(7, '0').padEnd(40, 'f');
}

/** Figures around 100 that vary by `sd`, a fraction; each change multiplies those from its run on. */
export function drawFigures(
  random: Random,
  {
    runs,
    noise,
    sd,
    changes = [],
  }: {
    readonly runs: number;
    readonly noise: Noise;
    readonly sd: number;
    readonly changes?: readonly { readonly run: number; readonly factor: number }[];
  },
): readonly number[] {
  return Array.from({ length: runs }, (_, run) =>
    changes.reduce((figure, change) => (run < change.run ? figure : figure * change.factor), 100 * Math.exp(sd * noise(random))),
  );
}

/** Figures that lie in turn half a per cent below and above a level. */
export function steady(level: number, runs: number): readonly number[] {
  return Array.from({ length: runs }, (_, run) => level * (run % 2 === 0 ? 0.995 : 1.005));
}
