import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { mean } from 'simple-statistics';
import { assertNothingLeft } from '../program/answers.ts';
import { emptyRepository, type SampleRepository } from '../program/sample-repository.ts';
import { PRODUCTION_CLI } from '../program/short-program.ts';
import { sampleConfig, sampleFiles, sampleServer, SHORT_PROFILES } from '../program/sample-server.ts';
import { roundLogRatios } from '../../src/judge/rounds.ts';
import { planCores } from '../../src/measure/cores.ts';
import { PROCEDURE } from '../../src/measure/procedure.ts';
import { measureServerDuet } from '../../src/measure/server/server-rounds.ts';
import type { Arm, RoundOfBothArms } from '../../src/model.ts';
import { sampleTrees } from '../measure/sample-server.ts';
import { armOf, openShortRig } from '../measure/short-rig.ts';
import { scenarioOf } from '../targets.ts';

/**
 * The promise itself, in real time: what gets slower is stopped, what does not passes. The one place where a test
 * leans on the clock, so nothing else may run beside it.
 */

/** Some fifteen microseconds of work, where the rest of a request takes some twenty. */
const BASE_ITERATIONS = 100;
const STORED_RUNS = 6;
/** For the first look, and for two more on a noisy machine: a benchmark that is settled takes none. */
const BUDGET = '90s';

/** What a JSON server is made of that works for each request: natively, so that no compiler gets better at it while it is measured. */
const working = (iterations: number): { readonly first: string; readonly answer: string } => ({
  first: "import { pbkdf2Sync } from 'node:crypto';",
  answer: `pbkdf2Sync('perf', 'gate', ${iterations}, 32, 'sha256');\n  response.end(JSON.stringify({ hello: 'world' }));`,
});

function workingServer(iterations: number, comment = ''): string {
  const { first, answer } = working(iterations);
  return sampleServer({ first: `${first}\n${comment}`, answer });
}

/**
 * By how much more CPU a request takes that works twice as much, as a fraction: how much of a request the work is has to be
 * true on a noisy machine too, so duets measure it.
 */
async function changeByTwiceTheWork(): Promise<number> {
  await using sample = await sampleTrees({ base: working(BASE_ITERATIONS), head: working(2 * BASE_ITERATIONS) });
  await using rig = await openShortRig(await planCores());
  const arms = { base: armOf(sample, 'base'), head: armOf(sample, 'head') };
  const scenario = scenarioOf({ path: '/hello', connections: 50, pipelining: 4 });
  const duetOf = (index: number, first: Arm): Promise<RoundOfBothArms> =>
    measureServerDuet({ arms, scenario, index, startedFirst: first, loadedFirst: first }, { ...rig, procedure: PROCEDURE });
  const duets = [await duetOf(0, 'base'), await duetOf(1, 'head')];
  return Math.expm1(mean([...roundLogRatios(duets, 'cpuPerRequest', 'lower')]));
}

let repository: SampleRepository;
let base: string;
/** Iterations with which a request takes this fraction more CPU than the base's, everything counted. */
let iterationsFor: (fractionMore: number) => number;

before(async () => {
  repository = await emptyRepository(PRODUCTION_CLI);
  base = await repository.commit('the base', { ...sampleFiles(), 'perf-gate.yml': sampleConfig({ rest: SHORT_PROFILES }), 'api/server.mjs': workingServer(BASE_ITERATIONS) });
  const shareOfWork = await changeByTwiceTheWork();
  iterationsFor = (fractionMore) => Math.round(BASE_ITERATIONS * (1 + fractionMore / shareOfWork));
});

after(() => repository[Symbol.asyncDispose]());

/** Commits a server and runs the gate on it; the report is what a person reads first, line by line. */
async function gateOnCommit(server: string, against: readonly string[], profile = 'quick'): Promise<{ readonly exitCode: number | undefined; readonly report: string }> {
  await repository.commit('the change', { 'api/server.mjs': server });
  const { exitCode, stdout, stderr } = await repository.gate(['run', '--profile', profile, ...against]);
  await assertNothingLeft(repository);
  return { exitCode, report: stdout === '' ? stderr : stdout };
}

test('a commit that adds 30 % of CPU work to each request is stopped, and the first line names the benchmark', async () => {
  const { exitCode, report } = await gateOnCommit(workingServer(iterationsFor(0.3)), ['--base', base, '--budget', BUDGET]);
  assert.equal(exitCode, 1, report);
  assert.match(report, /^❌ perf-gate: api\/hello .* % more /);
});

test('a commit that touches a comment alone passes', async () => {
  const { exitCode, report } = await gateOnCommit(workingServer(BASE_ITERATIONS, '// nothing but a comment'), ['--base', base, '--budget', BUDGET]);
  assert.equal(exitCode, 0, report);
  assert.doesNotMatch(report, /❌/);
  assert.match(report, /✅ 1 unchanged \(at most /, 'it was measured');
});

describe(`with ${STORED_RUNS} stored runs and no base,`, () => {
  before(async () => {
    await repository.write({ 'api/server.mjs': workingServer(BASE_ITERATIONS) });
    for (let run = 0; run < STORED_RUNS; run += 1) {
      const { exitCode, stderr } = await repository.gate(['baseline', 'update', '--profile', 'glance']);
      assert.equal(exitCode, 0, stderr);
    }
  });

  // Runs that lie apart in time differ by what else the machine does, at times by half: this much shows all the same.
  test('a commit that takes ten times the CPU is stopped', async () => {
    const { exitCode, report } = await gateOnCommit(workingServer(iterationsFor(9)), ['--no-base'], 'brief');
    assert.equal(exitCode, 1, report);
    // More than ten times, on a machine that happens to be slower by now.
    assert.match(report, /^❌ perf-gate: api\/hello .* % more .*than 6 stored runs/);
  });

  test('the commit that they were measured on passes', async () => {
    const { exitCode, report } = await gateOnCommit(workingServer(BASE_ITERATIONS), ['--no-base'], 'brief');
    assert.equal(exitCode, 0, report);
    assert.doesNotMatch(report, /❌/);
  });
});

/** A server whose requests wait 40 ms for one of so many places. */
const waitingServer = (places: number): string => sampleServer({
  first: `let free = ${places};\nconst queue = [];`,
  answer: `const serve = () => setTimeout(() => {
    response.end(JSON.stringify({ hello: 'world' }));
    const next = queue.shift();
    if (next) next();
    else free += 1;
  }, 40);
  if (free === 0) queue.push(serve);
  else { free -= 1; serve(); }`,
});

test('a commit that takes places from a pool is stopped by its throughput, though requests do no more work, and none by itself waits for longer', async () => {
  // So few that each waits for a fraction of a second alone.
  const config = sampleConfig().replace('connections: 50', 'connections: 20').replace('pipelining: 4', 'pipelining: 1');
  const ofEight = await repository.commit('a pool of eight', { 'api/server.mjs': waitingServer(8), 'perf-gate.yml': config });
  const { exitCode, report } = await gateOnCommit(waitingServer(3), ['--base', ofEight, '--budget', '90s']);
  assert.equal(exitCode, 1, report);
  // What a request shares with others of its CPU time it shares with fewer, so that may be told first.
  assert.match(report, /^❌ api\/hello throughput +.* −6\d(?:\.\d)? % /m);
});
