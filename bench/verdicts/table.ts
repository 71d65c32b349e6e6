/**
 * Replays our procedure and the rivals' rules on the recorded rounds, and writes docs/evidence.md and docs/evidence-tables.md
 * with their plots.
 *
 *     node bench/verdicts/table.ts [--families N]
 *
 * N families of ten are drawn (1,000), and everything else in proportion. Nothing is measured: the same recordings give
 * the same pages. Places are worked out side by side, a thread each.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PROCEDURE } from '../../src/measure/procedure.ts';
import { readCounts } from '../instructions/recorded-counts.ts';
import { readTimes } from '../judge-speed/recorded-times.ts';
import { repository } from '../recording.ts';
import { evidenceFrom, openPlaces } from './study/evidence.ts';
import { renderTables } from './page/evidence-appendix.ts';
import { renderEvidence } from './page/evidence-page.ts';
import { parseLiveLog } from './recording/live-file.ts';
import { plotsOf } from './page/plots.ts';
import { readKept, readRecordings } from './recording/recorded-folder.ts';
import { FAMILIES } from './study/setting.ts';
import { workOutInThread } from './study/work-out-in-thread.ts';

const { values: options } = parseArgs({ options: { families: { type: 'string', default: String(FAMILIES) } } });
const families = Number(options.families);
if (!Number.isInteger(families) || families < 10) throw new RangeError('--families takes a whole number from 10 on');

const { places, tooFewRounds } = openPlaces({ recordings: await readRecordings(), procedure: { ...PROCEDURE }, families });
const worked = await Promise.all(places.map((_, index) => workOutInThread({ index, families }, (text) => { process.stderr.write(`${text}\n`); })));
const live = (await readKept('live')).map(({ name, text }) => parseLiveLog(text, name));
const evidence = evidenceFrom({ live, counted: await readCounts(), judging: await readTimes() }, { places: worked, tooFewRounds });
const docs = path.join(repository, 'docs');
await mkdir(path.join(docs, 'images'), { recursive: true });
for (const { file, svg } of plotsOf(evidence)) await writeFile(path.join(docs, 'images', file), svg);
await writeFile(path.join(docs, 'evidence.md'), renderEvidence(evidence));
await writeFile(path.join(docs, 'evidence-tables.md'), renderTables(evidence));
