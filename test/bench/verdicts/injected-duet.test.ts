import assert from 'node:assert/strict';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { INJECTIONS } from '../../../bench/verdicts/conditions.ts';
import { INJECTIONS_FOLDER, measureInjectedDuet, turnOf } from '../../../bench/verdicts/injected-duet.ts';
import { roundLogRatios } from '../../../src/judge/log-ratios.ts';
import { planCores } from '../../../src/measure/cores.ts';
import type { ServerRig } from '../../../src/measure/server-arms.ts';
import { sampleTrees } from '../../measure/sample-server.ts';
import { sampleSuites } from '../../measure/sample-suite.ts';
import { openShortRig } from '../../measure/short-rig.ts';
import { scenarioOf } from '../../targets.ts';

let rig: ServerRig & AsyncDisposable;
before(async () => {
  rig = await openShortRig(await planCores());
});
after(() => rig[Symbol.asyncDispose]());

async function layInjections(trees: Readonly<Record<string, string>>): Promise<void> {
  const injections = path.join(import.meta.dirname, '../../../bench/verdicts/injections');
  for (const tree of Object.values(trees)) await cp(injections, path.join(tree, INJECTIONS_FOLDER), { recursive: true });
}

for (const injection of ['allocation', 'await', 'timer-1ms', 'slow-tail', 'syscall'] as const) {
  test(`a server answers as before with ${injection} injected, and each arm loads its own injection`, async () => {
    await using sample = await sampleTrees();
    await layInjections(sample.trees);
    const scenario = scenarioOf({ expect: { status: 200, body: { kind: 'text', value: 'ok' } } });
    const benchmark = { id: 'tiny/hello', kind: 'server', target: sample.target, scenario } as const;
    const round = await measureInjectedDuet({ benchmark, injection, amount: INJECTIONS[injection].amount('server', 0)!, ...turnOf(0) }, sample.trees, rig);
    assert.ok((round.slices.cpuPerRequest?.length ?? 0) > 0);
    assert.deepEqual(await sample.leftovers(), []);
  });
}

test('work that is injected into head costs head alone', async () => {
  await using sample = await sampleTrees();
  await layInjections(sample.trees);
  const benchmark = { id: 'tiny/hello', kind: 'server', target: sample.target, scenario: scenarioOf() } as const;
  const round = await measureInjectedDuet({ benchmark, injection: 'cpu-1', amount: 900_000_000, ...turnOf(1) }, sample.trees, rig);
  assert.ok(roundLogRatios([round], 'cpuPerRequest', 'lower')[0]! > Math.log(1.5));
});

test('a task runs under the suite that stands for its own, and what is injected costs head alone', async () => {
  await using sample = await sampleSuites();
  await layInjections(sample.trees);
  const benchmark = { id: 'parser/parse', kind: 'suite', target: sample.target, task: 'parse' } as const;
  const round = await measureInjectedDuet({ benchmark, injection: 'cpu-1', amount: 10_000_000, ...turnOf(0) }, sample.trees, rig);
  assert.ok(roundLogRatios([round], 'nsPerOp', 'lower')[0]! > Math.log(1.5));
});

test('the arms take turns in all four ways', () => {
  assert.deepEqual([0, 1, 2, 3].map((index) => `${turnOf(index).startedFirst} ${turnOf(index).loadedFirst}`), ['base base', 'head base', 'base head', 'head head']);
});
