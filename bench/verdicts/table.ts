/**
 * Replays our procedure and the rivals' rules on the recorded rounds, and writes the evidence beside this file: SUMMARY.md with two
 * plots, tables.md, and figures.json with what README states.
 *
 *     node bench/verdicts/table.ts [--families N]
 *
 * N families of ten are drawn (1,000), and everything else in proportion. Nothing is measured: the same recordings give
 * the same files. Places are worked out side by side, a thread each.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PROCEDURE } from '../../src/measure/procedure.ts';
import { countsTable } from '../instructions/counts-table.ts';
import { readCounts } from '../instructions/recorded-counts.ts';
import { figuresOf } from './page/figures.ts';
import { plotsOf } from './page/plots.ts';
import { renderSummary } from './page/summary.ts';
import { renderTables } from './page/tables.ts';
import { parseLiveLog } from './recording/live-file.ts';
import { readKept, readRecordings } from './recording/recorded-folder.ts';
import { openPlaces } from './study/evidence.ts';
import { FAMILIES } from './study/setting.ts';
import { workOutInThread } from './study/work-out-in-thread.ts';

const { values: options } = parseArgs({ options: { families: { type: 'string', default: String(FAMILIES) } } });
const families = Number(options.families);
if (!Number.isInteger(families) || families < 10) throw new RangeError('--families takes a whole number from 10 on');

const { places, tooFewRounds } = openPlaces({ recordings: await readRecordings(), procedure: { ...PROCEDURE }, families });
const worked = await Promise.all(places.map((_, index) => workOutInThread({ index, families }, (text) => { process.stderr.write(`${text}\n`); })));
const live = (await readKept('live')).map(({ name, text }) => parseLiveLog(text, name));
const evidence = { places: worked, tooFewRounds, live };
const write = (name: string, text: string): Promise<void> => writeFile(path.join(import.meta.dirname, name), text);
const plots = plotsOf(evidence);
for (const { file, svg } of plots) await write(file, svg);
await write('SUMMARY.md', renderSummary(evidence, plots, countsTable(await readCounts())));
await write('tables.md', renderTables(evidence));
await write('figures.json', `${JSON.stringify(figuresOf(evidence), null, 1)}\n`);
