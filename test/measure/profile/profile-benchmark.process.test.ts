import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { causeOf, namedFunctions } from '../../../src/judge/cause/cause-of.ts';
import { planCores } from '../../../src/measure/cores.ts';
import { locatedStretches } from '../../../src/measure/profile/explain-regressions.ts';
import { profileBenchmark } from '../../../src/measure/profile/profiled-arms.ts';
import type { ComparableBenchmark } from '../../../src/plan/benchmarks.ts';
import { isFailureOf } from '../arm-failure.ts';
import { sampleSuites } from '../sample-suite.ts';
import { sampleTrees } from '../sample-server.ts';
import { openShortRig } from '../short-rig.ts';
import { scenarioOf } from '../../targets.ts';

const FACTS = { labels: {}, load: '', newBecause: null } as const;

/** So much work that most samples are of it, on a busy machine too. */
const DIGEST = `function digest(text) {
  let sum = 0;
  for (let round = 0; round < 40_000; round += 1) for (let at = 0; at < text.length; at += 1) sum = (sum * 31 + text.charCodeAt(at)) % 65521;
  return sum;
}`;

/** Of one task, which digests a text. */
const suiteOf = (text: string): string => `${DIGEST}\nexport default (bench) => { bench.add("parse", () => digest(${text})); };`;

/** With stretches enough for an interval. */
async function openProfilingRig(): Promise<Awaited<ReturnType<typeof openShortRig>>> {
  const rig = await openShortRig(await planCores());
  return { ...rig, procedure: { ...rig.procedure, cpuStretches: 3, cpuStretchMs: 200 } };
}

describe('profiles of both arms', () => {
  it('name the function of a server that got dearer, its line and its caller, and leave no process behind', async () => {
    await using sample = await sampleTrees({
      head: {
        first: `${DIGEST}\nfunction route(request) { return digest(request.url); }`,
        answer: 'response.end(route(request) === -1 ? "no" : "ok");',
      },
    });
    await using rig = await openProfilingRig();
    const { target, trees } = sample;
    const benchmark: ComparableBenchmark = {
      ...FACTS,
      id: 'sample/root',
      target: target.name,
      scenario: 'root',
      kind: 'server',
      base: target,
      head: target,
      request: scenarioOf(),
    };
    const stretches = await profileBenchmark(benchmark, trees, rig, 2);
    const cause = causeOf(await locatedStretches(stretches, trees), { base: 100, head: 500 });
    const [first] = namedFunctions(cause);
    assert.deepEqual([first?.at.name, first?.caller?.name], ['digest', 'route'], JSON.stringify(cause.functions));
    assert.match(String(first?.at.file), /server\.mjs$/);
    // The copy's own folder is in none of it.
    assert.doesNotMatch(JSON.stringify(cause), /"\/|\.\.\//);
    assert.ok(stretches.head.flat().every(({ finished }) => finished > 0));
    assert.deepEqual(await sample.leftovers(), []);
  });

  it('name the function of a task that got dearer', async () => {
    await using suites = await sampleSuites({ base: suiteOf('""'), head: suiteOf('"text"') });
    await using rig = await openProfilingRig();
    const { target, trees } = suites;
    const benchmark: ComparableBenchmark = {
      ...FACTS,
      id: 'sample/parse',
      target: target.name,
      scenario: 'parse',
      kind: 'suite',
      base: target,
      head: target,
    };
    const cause = causeOf(await locatedStretches(await profileBenchmark(benchmark, trees, rig, 2), trees), { base: 100, head: 500 });
    assert.equal(namedFunctions(cause)[0]?.at.name, 'digest', JSON.stringify(cause.functions));
  });

  it('fail like a round where an arm fails', async () => {
    await using sample = await sampleTrees({ head: { answer: 'response.statusCode = count > 50 ? 500 : 200; response.end("ok");' } });
    await using rig = await openProfilingRig();
    const { target, trees } = sample;
    const benchmark: ComparableBenchmark = {
      ...FACTS,
      id: 'sample/root',
      target: target.name,
      scenario: 'root',
      kind: 'server',
      base: target,
      head: target,
      request: scenarioOf(),
    };
    await assert.rejects(profileBenchmark(benchmark, trees, rig, 2), isFailureOf('head', { kind: 'bad-answers' }));
    assert.deepEqual(await sample.leftovers(), []);
  });
});
