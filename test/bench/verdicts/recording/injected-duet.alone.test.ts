import assert from 'node:assert/strict';
import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { INJECTIONS } from '../../../../bench/verdicts/recording/conditions.ts';
import { editedSource, layEditedSources } from '../../../../bench/verdicts/recording/edited-sources.ts';
import { INJECTIONS_FOLDER, measureInjectedDuet, turnOf } from '../../../../bench/verdicts/recording/injected-duet.ts';
import { roundLogRatios } from '../../../../src/judge/rounds.ts';
import { planCores } from '../../../../src/measure/cores.ts';
import type { ServerRig } from '../../../../src/measure/server/server-arms.ts';
import { sampleTrees } from '../../../measure/sample-server.ts';
import { GOOD_SUITE, sampleSuites } from '../../../measure/sample-suite.ts';
import { openShortRig } from '../../../measure/short-rig.ts';
import { scenarioOf } from '../../../targets.ts';

let rig: ServerRig & AsyncDisposable;
before(async () => {
  rig = await openShortRig(await planCores());
});
after(() => rig[Symbol.asyncDispose]());

async function layInjections(trees: Readonly<Record<string, string>>): Promise<void> {
  const injections = path.join(import.meta.dirname, '../../../../bench/verdicts/injections');
  for (const tree of Object.values(trees)) await cp(injections, path.join(tree, INJECTIONS_FOLDER), { recursive: true });
}

for (const injection of ['allocation', 'await', 'timer-1ms', 'slow-tail', 'syscall'] as const) {
  test(`a server answers as before with ${injection} injected, and each arm loads its own injection`, async () => {
    await using sample = await sampleTrees();
    await layInjections(sample.trees);
    const scenario = scenarioOf({ expect: { status: 200, body: { kind: 'text', value: 'ok' } } });
    const benchmark = { id: 'tiny/hello', kind: 'server', target: sample.target, scenario } as const;
    const round = await measureInjectedDuet({ benchmark, injection, amount: INJECTIONS[injection].amount('server', 0, 0)!, ...turnOf(0) }, sample.trees, rig);
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

const EDIT = 2;

/** Breaks where an arm runs another copy of it than its own. */
const TELLS_ITS_NAME = `if (!import.meta.filename.endsWith(import.meta.filename.includes('/base/') ? 'copy0.mjs' : 'copy${EDIT}.mjs')) throw new Error(import.meta.filename);
function passedOn(value) {
  return value;
}
`;

test('an edit is made to the source of head alone, of a server and of a suite', async () => {
  await using servers = await sampleTrees({ base: { first: TELLS_ITS_NAME }, head: { first: TELLS_ITS_NAME } });
  const source = `${TELLS_ITS_NAME}${GOOD_SUITE}`;
  await using suites = await sampleSuites({ base: source, head: source });
  for (const { trees, target } of [servers, suites]) {
    await layInjections(trees);
    for (const tree of Object.values(trees)) await layEditedSources(tree, [target]);
    const [own, copied, edited] = await Promise.all([target.kind === 'server' ? target.start.slice('node '.length) : target.file, 'copy0.mjs', `copy${EDIT}.mjs`].map((name) => readFile(path.join(trees.head, target.dir, name), 'utf8')));
    assert.ok(own!.includes(TELLS_ITS_NAME));
    assert.equal(copied, own);
    assert.equal(edited, editedSource(own!, EDIT));
  }
  const ofServer = await measureInjectedDuet({ benchmark: { id: 'tiny/hello', kind: 'server', target: servers.target, scenario: scenarioOf() }, injection: 'edit', amount: EDIT, ...turnOf(0) }, servers.trees, rig);
  const ofSuite = await measureInjectedDuet({ benchmark: { id: 'parser/parse', kind: 'suite', target: suites.target, task: 'parse' }, injection: 'edit', amount: EDIT, ...turnOf(0) }, suites.trees, rig);
  assert.ok((ofServer.slices.cpuPerRequest?.length ?? 0) > 0 && (ofSuite.slices.nsPerOp?.length ?? 0) > 0);
});

test('the arms take turns in all four ways', () => {
  assert.deepEqual([0, 1, 2, 3].map((index) => `${turnOf(index).startedFirst} ${turnOf(index).loadedFirst}`), ['base base', 'head base', 'base head', 'head head']);
});
