import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Target } from '../../src/model.ts';
import { openWorkbench, type Workbench } from '../../src/prepare/workbench.ts';
import { writeFiles } from '../git-repository.ts';
import { untilEnded } from '../processes.ts';
import { configOf, serverTargetOf, serviceOf } from '../targets.ts';
import { temporaryFolder } from '../temporary-folder.ts';

interface OpenBench extends AsyncDisposable {
  readonly bench: Workbench;
  readonly prepare: (target: Target) => Promise<unknown>;
  readonly head: string;
  readonly told: readonly string[];
}

/** A workbench over two trees that hold a server. */
async function openBench(): Promise<OpenBench> {
  await using opened = new AsyncDisposableStack();
  const folder = opened.use(await temporaryFolder());
  const trees = { base: join(folder.path, 'base'), head: join(folder.path, 'head') };
  for (const tree of Object.values(trees)) await writeFiles(tree, { 'servers/tiny/package.json': '{}', 'servers/tiny/server.js': tree });
  const told: string[] = [];
  const bench = opened.use(openWorkbench({
    trees, cores: null, io: { signal: new AbortController().signal, progress: () => {}, note: (text) => told.push(`note: ${text}`), warn: (text) => told.push(`warning: ${text}`) },
  }));
  const moved = opened.move();
  return {
    bench, told, head: trees.head,
    prepare: (target) => bench.prepare({ request: { only: [], all: true, shard: null }, asked: { patterns: [], by: '--only' }, head: configOf(target), base: configOf(target) }),
    [Symbol.asyncDispose]: () => moved.disposeAsync(),
  };
}

test('closing a workbench ends the services that it started', async () => {
  let pid: number;
  {
    await using open = await openBench();
    await open.prepare(serverTargetOf({ services: [serviceOf({ start: 'echo $$ > service.pid && exec sleep 600', ready: 'test -s service.pid' })] }));
    pid = Number(await readFile(join(open.head, 'service.pid'), 'utf8'));
  }
  assert.ok(pid > 0);
  await untilEnded(pid);
});

test('what a reader must know of the targets is told where they are prepared', async () => {
  await using open = await openBench();
  await open.prepare(serverTargetOf({ versionOf: 'express', dependsOn: ['nowhere/**'] }));
  assert.equal(open.told.length, 2);
  assert.match(open.told[0]!, /^note: No version of express is shown beside tiny/);
  assert.match(open.told[1]!, /^warning: .*nowhere/);
});
