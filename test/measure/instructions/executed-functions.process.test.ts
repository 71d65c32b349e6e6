import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { countedCause } from '../../../src/judge/cause/counted-cause.ts';
import { SIZES } from '../../../src/measure/instructions/count-program.ts';
import { counterOf } from '../../../src/measure/instructions/count-arms.ts';
import type { CountedCause, OfBothArms } from '../../../src/model.ts';
import type { ComparableBenchmark } from '../../../src/plan/benchmarks.ts';
import { emulator, skip } from './emulator-here.ts';
import { sampleSuites } from '../sample-suite.ts';
import { sampleTrees } from '../sample-server.ts';
import { scenarioOf } from '../../targets.ts';

const FACTS = { labels: {}, load: '', newBecause: null } as const;

const SMALL = {
  request: { ...SIZES.request, warmUnits: 127 },
  operation: { ...SIZES.operation, warmInstructions: 1e8, countedInstructions: 16e6 },
};

async function causeIn(benchmark: ComparableBenchmark, trees: OfBothArms<string>): Promise<CountedCause> {
  const count = counterOf(benchmark, trees, { hasBase: true, sizes: SMALL })!;
  const { base, head } = await count({ emulator, signal: new AbortController().signal });
  return countedCause({ base: base!, head }, null);
}

const DIGEST = `function digest(text, rounds) {
  let sum = 0;
  for (let at = 0; at < rounds; at += 1) sum = (sum * 31 + text.length) % 65521;
  return sum;
}`;

const serverOf = (rounds: number): { readonly first: string; readonly answer: string } => ({
  first: DIGEST,
  answer: `response.end(digest(request.url, ${rounds}) + digest(request.url, 2) < 0 ? "no" : "ok");`,
});

const suiteOf = (body: string): string =>
  `${DIGEST}\nfunction audit(text) { return JSON.stringify({ text, at: [text, text] }).length; }\nexport default (bench) => { bench.add("parse", () => ${body}); };`;

describe('the functions that both arms execute', { skip }, () => {
  it('tell which one of a server grew, on which line, and how often it is called', async () => {
    await using sample = await sampleTrees({ base: serverOf(10), head: serverOf(1_000) });
    const { target, trees } = sample;
    const { functions } = await causeIn(
      {
        ...FACTS,
        id: 'sample/root',
        target: target.name,
        scenario: 'root',
        kind: 'server',
        base: target,
        head: target,
        request: scenarioOf(),
      },
      trees,
    );
    const [first] = functions;
    assert.deepEqual([first?.at.name, first?.calls, first?.isChanged], ['digest', { base: 2, head: 2 }, true], JSON.stringify(functions));
    assert.match(String(first?.text), /^for \(let at = 0/);
    assert.ok(first!.head - first!.base > 990 && first!.base > 12, JSON.stringify(first));
    assert.doesNotMatch(JSON.stringify(functions), /"\/|\.\.\//);
    assert.deepEqual(await sample.leftovers(), []);
  });

  it('tell which one of a task is new, and that nothing is in the same code', async () => {
    const alike = 'digest("text", 100)';
    await using suites = await sampleSuites({ base: suiteOf(alike), head: suiteOf(`${alike} + audit("a user")`) });
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
    const [first] = (await causeIn(benchmark, trees)).functions;
    assert.deepEqual([first?.at.name, first?.base, first?.calls], ['audit', 0, { base: 0, head: 1 }]);
    const same = await causeIn(benchmark, { base: trees.base, head: trees.base });
    assert.deepEqual(same.functions, []);
    assert.ok(Math.abs(same.instructions.head / same.instructions.base - 1) < 0.0001, JSON.stringify(same.instructions));
  });
});
