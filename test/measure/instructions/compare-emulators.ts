/**
 * Counts a program by the shipped emulator and by one that was built anew, and fails unless both count the same.
 *
 *     node test/measure/instructions/compare-emulators.ts PACKED
 */
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { execa } from 'execa';
import { openCountedNode } from '../../../src/measure/instructions/counted-node.ts';
import { type Emulator, openEmulator } from '../../../src/measure/instructions/emulator.ts';

const PROGRAM = `
const users = Array.from({ length: 50 }, (_, id) => ({ id, name: 'user ' + id, at: new Date(1e12 + id * 1e9) }));
for (let turn = 0; turn < 2000; turn += 1) globalThis.text = JSON.stringify(JSON.parse(JSON.stringify(users)));
`;

/** What a harmless edit may do: the path of the emulator is not the same. */
const ALIKE = 1e-4;

async function countBy(emulator: Emulator): Promise<number> {
  const cwd = await mkdtemp(path.join(os.tmpdir(), 'perf-gate-test-'));
  try {
    await writeFile(path.join(cwd, 'program.cjs'), PROGRAM);
    await using node = await openCountedNode({ env: {}, cwd, emulator });
    await node.until(execa('node', ['program.cjs'], { cwd, env: { PATH: node.path } }));
    return (await node.count()).program;
  } finally {
    await rm(cwd, { recursive: true, force: true });
  }
}

const [file = ''] = process.argv.slice(2);
const emulators = await Promise.all([openEmulator(), openEmulator({ file })]);
const [shipped, built] = (await Promise.all(
  emulators.map((emulator) => {
    assert.ok('hash' in emulator, JSON.stringify(emulator));
    return countBy(emulator);
  }),
)) as [number, number];
process.stdout.write(`the shipped emulator counts ${shipped}, the one that was built ${built}\n`);
assert.ok(Math.abs(built / shipped - 1) < ALIKE, 'they count differently');
