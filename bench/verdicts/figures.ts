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
import { accuracyTable, type Figures, otherFigures } from './figures-tables.ts';
import { placeFigures } from './place-figures.ts';
import { placesOf } from './places.ts';
import { liveFigures } from './real-runs.ts';
import { readRealRuns, readRecordings } from './recordings.ts';

const { values: options } = parseArgs({ options: { families: { type: 'string', default: '1000' } } });
const families = Number(options.families);
if (!Number.isInteger(families) || families < 10) throw new RangeError('--families takes a whole number from 10 on');

const places = placesOf(await readRecordings()).flatMap((place) => placeFigures(place, families) ?? []);
const figures: Figures = { live: liveFigures(await readRealRuns()), places };
if (families === 1000) await writeFile(path.join(import.meta.dirname, 'figures.json'), `${JSON.stringify(figures, withFourDigits, 1)}\n`);
process.stdout.write([accuracyTable(figures), otherFigures(figures)].join('\n\n').concat('\n'));

function withFourDigits(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toFixed(4)) : value;
}
