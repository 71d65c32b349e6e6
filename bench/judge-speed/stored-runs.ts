import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { historyFileName } from '../../src/store/baseline-files.ts';
import { serializeStoredRun } from '../../src/store/stored-lines.ts';
import type { SoloFigures, StoredRun } from '../../src/model.ts';
import { aStoredRun, ENVIRONMENT } from '../../test/judge/records.ts';
import { gaussian, type Random, seededRandom } from '../../test/judge/seeded-noise.ts';
import type { Shape } from './shapes.ts';

/** As long as the hash of a load is. */
export const LOAD_HASH = 'a1'.repeat(32);

export const STORED_RUNS = 10_000;

/** Rounds of head alone in each: as many as the standard profile stores at the most, where there is no base. */
const SOLOS = 5;

/** Writes them as the baseline file of one machine kind. */
export async function writeStoredRuns(folder: string, shape: Shape): Promise<void> {
  const lines = function* (): Generator<string> {
    for (const stored of drawStoredRuns(shape)) yield `${serializeStoredRun(stored)}\n`;
  };
  await pipeline(Readable.from(lines()), createWriteStream(path.join(folder, historyFileName(ENVIRONMENT.key))));
}

/** Runs of one machine kind that vary by 2 %. */
export function* drawStoredRuns(shape: Shape): Generator<StoredRun> {
  const random = seededRandom(1);
  for (let run = 0; run < STORED_RUNS; run += 1) yield drawRun(random, shape, run);
}

function drawRun(random: Random, { benchmarks, metrics }: Shape, run: number): StoredRun {
  const drawRounds = (): readonly number[] => Array.from({ length: SOLOS }, () => 100 * Math.exp(0.02 * gaussian(random)));
  const drawFigures = (): SoloFigures => Object.fromEntries(metrics.map((metric) => [metric, drawRounds()]));
  return {
    ...aStoredRun('', []),
    commit: run.toString(16).padStart(40, '0'),
    benchmarks: benchmarks.map((id) => ({ id, loadHash: LOAD_HASH, figures: drawFigures() })),
  };
}
