/** What one unit of each kind of injected work costs, counted alone. */
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import { openCountedNode } from '../../src/measure/instructions/counted-node.ts';
import type { Emulator } from '../../src/measure/instructions/emulator.ts';
import { INJECTION_NAMES, injectionSource } from './injections.ts';

/** The compiler is done by the first. */
const [WARM_CALLS, CALLS] = [3_000, 6_000];

const NOTHING = ['nothing', 'function inject() { return 1; }'] as const;

/** `nothing` is what a call costs by itself; it comes twice, because the first makes the loop around warm. `ten steps` is the loop that programs get by `more work`. */
const KINDS: readonly (readonly [name: string, source: string])[] = [
  NOTHING,
  NOTHING,
  ['ten steps', 'let sink = 1; function inject() { for (let loop = 0; loop < 10; loop += 1) sink = (sink * 31 + loop) | 0; }'],
  ...INJECTION_NAMES.map((name) => [name, injectionSource(name, 1)] as const),
];

/** Does one kind for each line that it reads. A promise settles before the next call, as requests come. */
const PROGRAM = `
const kinds = [${KINDS.map(([, source]) => `(() => { ${source} return inject; })()`).join(',\n')}];
async function callOften(inject, calls) {
  for (let call = 0; call < calls; call += 1) { inject(); await null; }
}
for (const inject of kinds) {
  for (const calls of [${WARM_CALLS}, ${CALLS}]) {
    await new Promise((resolve) => { process.stdin.once('data', resolve); });
    for (let part = 0; part < calls; part += 10) await callOften(inject, 10);
    process.stdout.write('done');
  }
}
process.exit(0);
`;

/** Instructions of a unit, in the order of the kinds. */
export async function* unitCosts(emulator: Emulator): AsyncGenerator<readonly [name: string, instructions: number]> {
  const cwd = await mkdtemp(path.join(os.tmpdir(), 'perf-gate-bench-'));
  try {
    await using node = await openCountedNode({ env: {}, cwd, emulator, seed: 1 });
    await writeFile(path.join(cwd, 'units.mjs'), PROGRAM);
    const child = execa('node', ['units.mjs'], { cwd, env: { PATH: node.path }, buffer: false });
    const perform = async (): Promise<number> => {
      const before = (await node.count().catch(() => ({ program: 0 }))).program;
      child.stdin.write('go\n');
      await once(child.stdout, 'data');
      return (await node.count()).program - before;
    };
    let ofCall = 0;
    for (const [name] of KINDS) {
      await perform();
      const cost = (await perform()) / CALLS;
      if (name === 'nothing') ofCall = cost;
      yield [name, cost - ofCall];
    }
    await child;
  } finally {
    await rm(cwd, { recursive: true, force: true });
  }
}
