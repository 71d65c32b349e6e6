/**
 * Computes the figures of docs/accuracy.md again from the recorded rounds, writes them to `figures.json`, and prints them.
 *
 *     node bench/verdicts/figures.ts [--families N]
 *
 * N families of ten are drawn for each place (1,000), and everything else in proportion. Nothing is measured: the same rounds give the
 * same figures. `npm run docs` writes them into the pages.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { judge } from '../../src/judge/judge.ts';
import { clopperPearson } from '../clopper-pearson.ts';
import { DEFAULT_POLICY } from '../default-policy.ts';
import { runFileOf } from '../replay-gate.ts';
import { accuracyTable, type Figures, type LiveFigures, otherFigures } from './figures-tables.ts';
import { placeFigures } from './place-figures.ts';
import { placesOf } from './places.ts';
import { LEVEL } from './rates.ts';
import { readRealRuns, readRecordings, type RealRun } from './recordings.ts';

const { values: options } = parseArgs({ options: { families: { type: 'string', default: '1000' } } });
const families = Number(options.families);
if (!Number.isInteger(families) || families < 10) throw new RangeError('--families takes a whole number from 10 on');

const places = placesOf(await readRecordings()).flatMap((place) => placeFigures(place, families) ?? []);
const figures: Figures = { live: liveFigures(await readRealRuns()), places };
if (families === 1000) await writeFile(path.join(import.meta.dirname, 'figures.json'), `${JSON.stringify(figures, withFourDigits, 1)}\n`);
process.stdout.write([accuracyTable(figures), otherFigures(figures)].join('\n\n').concat('\n'));

/** False alarms by the judge of today. Bounds are exact (Clopper & Pearson 1934). */
function liveFigures(runs: readonly RealRun[]): readonly LiveFigures[] {
  const alike = Map.groupBy(runs, ({ neighbour, profile }) => JSON.stringify([neighbour, profile]));
  return [...alike.values()]
    .map((together): LiveFigures => {
      const { neighbour, profile } = together[0]!;
      const falseAlarms = together.filter(hasFalseAlarm).length;
      const { low, high } = clopperPearson(falseAlarms, together.length, LEVEL);
      return { neighbour, profile, runs: together.length, falseAlarms, interval: [low, high] };
    })
    .toSorted((one, other) => (one.neighbour === 'quiet' ? -1 : Number(other.neighbour === 'quiet')));
}

function hasFalseAlarm({ benchmarks }: RealRun): boolean {
  return judge(runFileOf(benchmarks, DEFAULT_POLICY)).benchmarks.some(({ verdict }) => verdict === 'regressed' || verdict === 'failed');
}

function withFourDigits(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toFixed(4)) : value;
}
