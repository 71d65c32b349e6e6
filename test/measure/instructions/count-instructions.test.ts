import assert from 'node:assert/strict';
import { chmod, readdir } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { ArmFailure, MeasuringFailure } from '../../../src/measure/failure.ts';
import { countInstructionsOfServers, countInstructionsOfSuites } from '../../../src/measure/instructions/count-pairs.ts';
import { startCountedServer } from '../../../src/measure/instructions/counted-server.ts';
import { whyNotCounted } from '../../../src/measure/instructions/counting-plan.ts';
import type { ServerArm } from '../../../src/measure/server/server-arms.ts';
import type { OfBothArms, SlicePair } from '../../../src/model.ts';
import { writeFiles } from '../../git-repository.ts';
import { scenarioOf } from '../../targets.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { untilThere } from '../../until.ts';
import { sampleTrees, type SampleTrees } from '../sample-server.ts';
import { sampleSuites, type SampleSuites } from '../sample-suite.ts';

const OK = scenarioOf({ expect: { status: 200, body: { kind: 'text', value: 'ok' } } });

/** As few as will do: what is warm after them is a loop, and not a server. */
const FEW = { plan: { warmup: 500, stretch: 50 }, seed: 1, signal: new AbortController().signal };

let missing: string | null;
/** Where everything of these tests is put for the time being, and nothing of anybody else's. */
let scratch: Awaited<ReturnType<typeof temporaryFolder>>;
before(async () => {
  missing = await whyNotCounted();
  scratch = await temporaryFolder();
  process.env['TMPDIR'] = scratch.path;
});
after(() => scratch[Symbol.asyncDispose]());

const armsOf = ({ target, trees }: SampleTrees): OfBothArms<ServerArm> => ({
  base: { target, tree: trees.base, stopGraceMs: 0 },
  head: { target, tree: trees.head, stopGraceMs: 0 },
});

const countOf = (sample: SampleTrees, signal = FEW.signal): Promise<SlicePair> => countInstructionsOfServers({ ...FEW, signal, arms: armsOf(sample), scenario: OK });

const suiteCountOf = ({ target, trees }: SampleSuites, signal = FEW.signal): Promise<SlicePair> => countInstructionsOfSuites({
  plan: { warmup: 100_000, stretch: 10_000 }, seed: 1, signal, task: 'task',
  arms: { base: { target, tree: trees.base }, head: { target, tree: trees.head } },
});

const taskOf = (rounds: number): string => `let sum = 0; export default (bench) => { bench.add("task", () => { for (let index = 0; index < ${rounds}; index += 1) sum = (sum + index) | 0; return sum; }); };`;

/** So much that what else a request costs hardly matters. */
const loopOf = (rounds: number): string => `let sum = 0; for (let index = 0; index < ${rounds}; index += 1) sum = (sum + index) | 0; globalThis.sum = sum; response.end("ok");`;

describe('instructions of servers', () => {
  it('are counted of exactly the requests, in both arms, and leave nothing behind', async (t) => {
    if (missing !== null) return t.skip(missing);
    await using sample = await sampleTrees({ base: { answer: loopOf(1_000_000) }, head: { answer: loopOf(1_100_000) } });
    const pair = await countOf(sample);
    const ratio = pair.head / pair.base;
    assert.ok(ratio > 1.05 && ratio < 1.12, JSON.stringify(pair));
    assert.deepEqual(await sample.leftovers(), []);
    assert.deepEqual((await readdir(scratch.path)).filter((name) => name.startsWith('perf-gate-count-')), []);
  });

  it('are those of a server that is started by a program of its own packages, and run by no node of these', async (t) => {
    if (missing !== null) return t.skip(missing);
    await using sample = await sampleTrees({ target: { start: 'serve-tiny' } });
    const programs = { 'servers/node_modules/.bin/serve-tiny': 'exec node server.mjs', 'servers/tiny/node_modules/.bin/node': 'exit 9' };
    for (const [file, command] of Object.entries(programs)) {
      await writeFiles(sample.trees.head, { [file]: `#!/bin/sh\n${command}\n` });
      await chmod(path.join(sample.trees.head, file), 0o755);
    }
    await using server = await startCountedServer('head', armsOf(sample).head, OK, { seed: 1, signal: FEW.signal });
    await server.startCounting();
    await server.perform(1);
    assert.ok((await server.count()) > 0);
  });

  it('fail with the arm that answers otherwise under load', async (t) => {
    if (missing !== null) return t.skip(missing);
    await using sample = await sampleTrees({ head: { answer: 'response.end(count < 30 ? "ok" : "no");' } });
    await assert.rejects(countOf(sample), (error: unknown) => {
      assert.ok(error instanceof ArmFailure, String(error));
      assert.equal(error.arm, 'head');
      assert.match(error.message, /while its instructions were counted: it answered another body than before/);
      return true;
    });
    assert.deepEqual(await sample.leftovers(), []);
  });

  it('are none where one arm does things by the clock, which comes as often though all else takes a hundred times as long', async (t) => {
    if (missing !== null) return t.skip(missing);
    const heartbeat = 'setInterval(() => { for (let index = 0; index < 1_000; index += 1) globalThis.beaten = index; }, 10);';
    await using sample = await sampleTrees({ base: { answer: loopOf(1_000_000) }, head: { first: heartbeat, answer: loopOf(1_000_000) } });
    // Beside a heartbeat not every pair settles: that one is asked again, as the gate does.
    let refusal = 'did not settle';
    for (let tries = 0; tries < 4 && refusal.includes('did not settle'); tries += 1) refusal = await countOf(sample).then(() => 'counted', ({ message }: Error) => message);
    assert.match(refusal, /^while nobody asks anything of it head executes [\d,]+ instructions a second/);
  });

  it('are given up when time is over, whatever a server does with it', async (t) => {
    if (missing !== null) return t.skip(missing);
    await using sample = await sampleTrees({ head: { answer: 'if (count < 30) response.end("ok"); else appendFileSync("hung", "");' } });
    const timeIsOver = new AbortController();
    const counted = assert.rejects(countOf(sample, timeIsOver.signal), (error: unknown) => error instanceof ArmFailure);
    const hung = path.join(sample.trees.head, sample.target.dir, 'hung');
    await untilThere(hung);
    timeIsOver.abort();
    await counted;
    assert.deepEqual(await sample.leftovers(), []);
  });

  it('cannot be counted where the server is not started by the name of node', async (t) => {
    if (missing !== null) return t.skip(missing);
    await using sample = await sampleTrees({ target: { start: `'${process.execPath}' server.mjs` } });
    await assert.rejects(countOf(sample), (error: unknown) => {
      assert.ok(error instanceof MeasuringFailure, String(error));
      assert.match(error.message, /by the name of `node`, .*: start it by `node` itself/);
      return true;
    });
  });
});

describe('instructions of a suite\'s task', () => {
  it('see what is added to it', async (t) => {
    if (missing !== null) return t.skip(missing);
    await using suites = await sampleSuites({ base: taskOf(100), head: taskOf(110) });
    const pair = await suiteCountOf(suites);
    const ratio = pair.head / pair.base;
    assert.ok(ratio > 1.03 && ratio < 1.11, JSON.stringify(pair));
  });

  it('are not counted at all where time is over before', async (t) => {
    if (missing !== null) return t.skip(missing);
    await using suites = await sampleSuites({ base: taskOf(100), head: taskOf(100) });
    await assert.rejects(suiteCountOf(suites, AbortSignal.abort()), (error: unknown) => error instanceof ArmFailure);
  });

  it('cannot be counted where hooks surround each operation', async (t) => {
    if (missing !== null) return t.skip(missing);
    const hooked = 'export default (bench) => { bench.add("task", () => 1, { beforeEach: () => {} }); };';
    await using suites = await sampleSuites({ base: hooked, head: hooked });
    await assert.rejects(suiteCountOf(suites), /hooks around each operation/);
  });
});
