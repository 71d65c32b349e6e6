/**
 * Prints the figures that README states, with their bounds, and what they do not show. They come from figures.json, which
 * `node bench/verdicts/table.ts` writes.
 *
 *     node bench/verdicts/figures.ts
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { triesOf } from '../instructions/counts-table.ts';
import { readCounts } from '../instructions/recorded-counts.ts';
import { type Figures, notShown, readmeFigures } from './page/figures.ts';

const figures = JSON.parse(readFileSync(path.join(import.meta.dirname, 'figures.json'), 'utf8')) as Figures;
process.stdout.write(`${readmeFigures(figures, triesOf(await readCounts()))}\n\nNot shown:\n${notShown(figures).map((sentence) => `- ${sentence}`).join('\n')}\n`);
