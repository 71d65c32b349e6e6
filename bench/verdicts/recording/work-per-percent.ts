/** How much work is one per cent of a benchmark's cost: measured once on each kind of machine, so that all rounds of a condition have the same truth. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { mean } from 'simple-statistics';
import { roundLogRatios } from '../../../src/judge/rounds.ts';
import { nullIfMissing, writeTextAtomically } from '../../../src/system/text-file.ts';
import type { RoundOfBothArms, TargetKind } from '../../../src/model.ts';
import { COST } from './conditions.ts';
import { turnOf, type InjectableBenchmark, type InjectedDuet } from './injected-duet.ts';
import { RECORDED } from './recorded-folder.ts';

/** Millionths of a chunk of work (injections/injection.mjs) by benchmark id. */
type WorkPerPercent = Readonly<Record<string, number>>;

/** Work that a fast server, or a short task, notices; of longer ones it may be next to nothing, and then more is tried. */
const FIRST_TRY: Readonly<Record<TargetKind, number>> = { server: 200_000_000, suite: 1_000_000 };
const MORE = 20;
const FIRST_TRIES = 3;
/** Near what is injected later, because work that is ten times as much does not cost ten times as much. */
const ADDED = 0.08;
const ROUNDS = 14;
/** For each of them: a round that did not come to rest says nothing. */
const TRIES = 3;
/** Less than this is noise. */
const LEAST_SEEN = 0.03;

/** @param logRatioOf measures a round with so much work in head's arm */
export async function measureWorkPerPercent(kind: TargetKind, logRatioOf: (work: number, index: number) => Promise<number>): Promise<number> {
  let tried = FIRST_TRY[kind];
  let seen = Math.expm1(await logRatioOf(tried, 0));
  for (let tries = 1; seen < LEAST_SEEN; tries += 1) {
    if (tries === FIRST_TRIES) throw new Error(`much work added ${(seen * 100).toFixed(1)} % alone: is the injection loaded?`);
    tried *= MORE;
    seen = Math.expm1(await logRatioOf(tried, 0));
  }
  const work = Math.round(tried * (ADDED / seen));
  const ratios: number[] = [];
  while (ratios.length < ROUNDS) ratios.push(await logRatioOf(work, ratios.length));
  return work / (Math.expm1(mean(ratios)) * 100);
}

/** What is known of such a machine, and what is not is measured and kept. */
export async function knowWorkPerPercent({ environmentKey, benchmarks, measure, signal }: {
  readonly environmentKey: string;
  readonly benchmarks: readonly InjectableBenchmark[];
  readonly measure: (duet: InjectedDuet) => Promise<RoundOfBothArms>;
  readonly signal: AbortSignal;
}): Promise<(benchmark: string) => number> {
  const kept = await readKeptWork();
  const known = new Map(Object.entries(kept[environmentKey] ?? {}));
  for (const benchmark of benchmarks.filter(({ id }) => !known.has(id))) {
    signal.throwIfAborted();
    const roundOf = (amount: number, index: number): Promise<RoundOfBothArms> => measure({ benchmark, injection: 'cpu-1', amount, ...turnOf(index) });
    known.set(benchmark.id, await measureWorkPerPercent(benchmark.kind, (amount, index) => logRatioOf(benchmark, () => roundOf(amount, index))));
    process.stderr.write(`${benchmark.id}: 1 % is ${known.get(benchmark.id)!.toPrecision(3)} millionths of a chunk of work\n`);
    await writeTextAtomically(FILE, `${JSON.stringify({ ...kept, [environmentKey]: Object.fromEntries(known) }, null, 2)}\n`);
  }
  return (id) => known.get(id)!;
}

/** Of the first round that came to rest. */
async function logRatioOf({ id, kind }: InjectableBenchmark, measure: () => Promise<RoundOfBothArms>): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const [ratio] = roundLogRatios([await measure()], COST[kind], 'lower');
    if (ratio !== undefined) return ratio;
  }
  throw new Error(`${id}: of ${TRIES} rounds none is of use`);
}

const FILE = path.join(RECORDED, 'work-per-percent.json');

/** By environment key. */
const readKeptWork = async (): Promise<Readonly<Record<string, WorkPerPercent>>> =>
  JSON.parse((await nullIfMissing(() => readFile(FILE, 'utf8'))) ?? '{}') as Readonly<Record<string, WorkPerPercent>>;
