/** What one unit of each kind of injected work costs, counted alone. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import { openCountedNode } from '../../src/measure/instructions/counted-node.ts';
import type { Counter } from '../../src/measure/instructions/counter.ts';
import { INJECTION_NAMES, type InjectionName, injectionSource } from './injections.ts';

/** The compiler is done by the first. */
const [FEW, MANY] = [3_000, 9_000];

/** A step of the loop that programs get by `more work`. */
const STEP = 'let sink = 1;\nfunction inject() { for (let loop = 0; loop < 10; loop += 1) sink = (sink * 31 + loop) | 0; }\n';

/** Instructions of a unit, by its name; `step` is that of the loop. */
export async function unitCosts(counter: Counter): Promise<ReadonlyMap<InjectionName | 'step', number>> {
  const costs = new Map<InjectionName | 'step', number>([['step', await costOf(STEP, counter) / 10]]);
  for (const name of INJECTION_NAMES) costs.set(name, await costOf(injectionSource(name, 1), counter));
  return costs;
}

async function costOf(source: string, counter: Counter): Promise<number> {
  const [few, many] = [await countOf(source, FEW, counter), await countOf(source, MANY, counter)];
  return (many - few) / (MANY - FEW);
}

async function countOf(source: string, calls: number, counter: Counter): Promise<number> {
  const cwd = await mkdtemp(path.join(os.tmpdir(), 'perf-gate-bench-'));
  try {
    await using node = await openCountedNode({ env: {}, cwd, counter, seed: 1 });
    // As requests come: a promise settles before the next.
    await writeFile(path.join(cwd, 'unit.mjs'), `${source}for (let call = 0; call < ${calls}; call += 1) { inject(); await null; }\n`);
    await execa('node', ['unit.mjs'], { cwd, env: { PATH: node.path } });
    return await node.count();
  } finally {
    await rm(cwd, { recursive: true, force: true });
  }
}
