/**
 * What looking for drift costs, and how often it warns where nothing changed.
 *
 *     node bench/drift.ts
 *
 * Prints the time for 100 metrics over 200 stored runs, and the share of series without a change that get a warning:
 * by drift, and by the same method with the settings of Apache Otava (p < 0.001, any number of runs on either side), told
 * over the same 50 runs.
 */
import { markdownTable } from 'markdown-table';
import { median } from 'simple-statistics';
import { changePoints } from '../src/judge/change-points.ts';
import { driftOf, WINDOW_RUNS } from '../src/judge/drift.ts';
import { drawFigures, historyOf } from '../test/judge/histories.ts';
import { contaminated, gaussian, heavyTailed, type Noise, seededRandom, skewed } from '../test/judge/seeded-noise.ts';
import { DEFAULT_POLICY } from './default-policy.ts';

const BENCHMARKS = 50;
const RUNS = 200;
const REPEATS = 20;
const SERIES = 10_000;
const RUNS_OF_A_SERIES = 75;

printTime();
printFalseAlarms();

function printTime(): void {
  const random = seededRandom(1);
  const draw = (): readonly number[] => drawFigures(random, { runs: RUNS, noise: gaussian, sd: 0.02, changes: [{ run: 180, factor: 1.1 }] });
  const benchmarks = Array.from({ length: BENCHMARKS }, (_, index) => [`server${index}/a`, { cpuPerRequest: draw(), unloadedLatency: draw() }] as const);
  const history = historyOf(Object.fromEntries(benchmarks));
  const times = Array.from({ length: REPEATS }, () => {
    const started = performance.now();
    driftOf({ history, acceptances: [], policy: DEFAULT_POLICY });
    return performance.now() - started;
  });
  const found = driftOf({ history, acceptances: [], policy: DEFAULT_POLICY }).length;
  process.stdout.write(`${2 * BENCHMARKS} metrics, ${RUNS} runs: ${median(times).toFixed(0)} ms (median of ${REPEATS}; first ${times[0]?.toFixed(0)} ms), ${found} drifts\n\n`);
}

function printFalseAlarms(): void {
  const noises: Readonly<Record<string, Noise>> = { Gaussian: gaussian, 'heavy-tailed': heavyTailed, contaminated, skewed };
  const rows = Object.entries(noises).map(([name, noise]) => {
    const random = seededRandom(2);
    const series = Array.from({ length: SERIES }, () => drawFigures(random, { runs: RUNS_OF_A_SERIES, noise, sd: 0.05 }));
    return [name, ...[warnsByDrift, warnsByOtava].map((warns) => `${((100 * series.filter(warns).length) / SERIES).toFixed(2)} %`)];
  });
  process.stdout.write(`${markdownTable([['noise', 'drift', 'settings of Otava'], ...rows])}\n`);
}

function warnsByDrift(figures: readonly number[]): boolean {
  return driftOf({ history: historyOf({ 'server/a': { cpuPerRequest: figures } }), acceptances: [], policy: DEFAULT_POLICY }).length > 0;
}

function warnsByOtava(figures: readonly number[]): boolean {
  const criteria = { windowLength: WINDOW_RUNS, leastOnEitherSide: 1, maxP: 0.001, leastHeight: Math.log1p(0.02) };
  return changePoints(figures.map((figure) => Math.log(figure)), criteria).some(({ index }) => index >= figures.length - WINDOW_RUNS);
}
