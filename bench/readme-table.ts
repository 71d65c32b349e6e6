/** The table of README: what was recorded, a row a question, with the bench that computes it again. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { markdownTable } from 'markdown-table';
import { formatPercent } from '../src/text/figures.ts';
import { clopperPearson } from './clopper-pearson.ts';
import { readLiveRuns, readmeRows } from './live/live-runs.ts';
import { readReleases } from './releases/recorded-releases.ts';
import { compareReleases, readmeRow as releasesRow } from './releases/releases-page.ts';
import { type Figures, readmeRow as replaysRow } from './verdicts/figures-tables.ts';
import { foundOf, type FoundOfSize, readCauses } from './why/counted-causes.ts';

/** The smallest that is found nearly always. */
const SMALL = 0.005;

export async function readmeTable(): Promise<string> {
  const figures = JSON.parse(await readFile(path.join(import.meta.dirname, 'verdicts/figures.json'), 'utf8')) as Figures;
  const found = foundOf(await readCauses()).filter(({ size }) => size === SMALL);
  return markdownTable([
    ['question', 'measured', '95 % interval', 'by'],
    [...replaysRow(figures), '`bench/verdicts/figures.ts`'],
    ...readmeRows(await readLiveRuns()).map((row) => [...row, '`bench/live.ts`']),
    ...found.map((one) => [...countedRow(one), '`bench/why.ts`']),
    [...releasesRow(compareReleases(await readReleases())), '`bench/releases.ts`'],
  ]);
}

function countedRow({ size, tries, found, first }: FoundOfSize): readonly string[] {
  const { low, high } = clopperPearson(found, tries, 0.95);
  return [
    `How often is about ${formatPercent(size)} more work found by counting?`,
    `${found} of ${tries} tries; the function to blame came first in ${first}`,
    `${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)} %`,
  ];
}
