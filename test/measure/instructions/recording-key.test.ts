import assert from 'node:assert/strict';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { recordingKey } from '../../../src/measure/instructions/recording-key.ts';
import type { Target } from '../../../src/model.ts';
import { serverBenchmarks } from '../../../src/plan/benchmarks.ts';
import { scenarioOf, serverTargetOf } from '../../targets.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const TARGET = serverTargetOf({ name: 'a', dir: 'packages/a', scenarios: [scenarioOf({ name: 'x' })] });

interface Asked {
  readonly target?: Partial<typeof TARGET>;
  readonly sourceId?: string;
  readonly nodeVersion?: string;
  readonly hash?: string;
  readonly seed?: number;
}

async function keyIn(tree: string, { target = {}, sourceId = 's', nodeVersion = 'v24.0.0', hash = 'h', seed = 1 }: Asked = {}): Promise<string | null> {
  const own = { ...TARGET, ...target };
  const [benchmark] = serverBenchmarks(own, own);
  return recordingKey({ benchmark: benchmark!, arm: 'base', trees: { base: tree, head: '/nowhere' }, sourceId, nodeVersion, counter: { hash }, seed, contentsRead: new Map() });
}

const FILES = { 'packages/a/server.js': 'serve();', 'packages/a/node_modules/b/index.js': 'b', 'node_modules/c/index.js': 'c', 'packages/d/index.js': 'd' };

async function writeTree(tree: string): Promise<void> {
  for (const [file, text] of Object.entries(FILES)) {
    await mkdir(path.dirname(path.join(tree, file)), { recursive: true });
    await writeFile(path.join(tree, file), text);
  }
}

test('the same content in another place of as long a name has the same key', async () => {
  await using folder = await temporaryFolder();
  const [one, other] = [path.join(folder.path, 'one'), path.join(folder.path, 'two')];
  await writeTree(one);
  await cp(one, other, { recursive: true });
  assert.equal(await keyIn(one), await keyIn(other));
  assert.notEqual(await keyIn(one), await keyIn(await longer(one)));
});

async function longer(tree: string): Promise<string> {
  await cp(tree, `${tree}-more`, { recursive: true });
  return `${tree}-more`;
}

test('another seed, source, Node.js, counter, command or variable has another key', async () => {
  await using folder = await temporaryFolder();
  await writeTree(folder.path);
  const asked: readonly Asked[] = [{}, { seed: 2 }, { sourceId: 't' }, { nodeVersion: 'v24.1.0' }, { hash: 'i' }, { target: { start: 'node other.js' } }, { target: { env: { LOG: '1' } } }, { target: { scenarios: [scenarioOf({ name: 'x', path: '/y' })] } }];
  const keys = await Promise.all(asked.map((one) => keyIn(folder.path, one)));
  assert.equal(new Set(keys).size, asked.length, 'all differ');
});

test('another file of the target, of its packages or of those above it has another key; one of another target has not', async () => {
  await using folder = await temporaryFolder();
  for (const file of Object.keys(FILES)) {
    await writeTree(folder.path);
    const before = await keyIn(folder.path);
    await writeFile(path.join(folder.path, file), 'z');
    const isOfTarget = file !== 'packages/d/index.js';
    assert.equal(await keyIn(folder.path) !== before, isOfTarget, file);
  }
});

test('a variable of the machine counts, one of a job does not', async (t) => {
  await using folder = await temporaryFolder();
  await writeTree(folder.path);
  t.after(() => { delete process.env['LOG_LEVEL']; delete process.env['GITHUB_RUN_ID']; });
  const before = await keyIn(folder.path);
  process.env['GITHUB_RUN_ID'] = '7';
  assert.equal(await keyIn(folder.path), before);
  process.env['LOG_LEVEL'] = 'debug';
  assert.notEqual(await keyIn(folder.path), before);
});

test('where services keep what requests leave, or the target names its own programs, there is no key', async () => {
  const service: Target['services'][number] = { name: 's', start: 's', program: 's', installHint: null, ready: null, readyTimeoutMs: 1, env: {}, scope: 'arm', required: false };
  assert.equal(await keyIn('/nowhere', { target: { services: [service] } }), null);
  assert.equal(await keyIn('/nowhere', { target: { env: { PATH: '/opt/bin' } } }), null);
});
