import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ExecutedArm } from '../../../src/judge/cause/counted-cause.ts';
import { judge } from '../../../src/judge/judge.ts';
import { PROCEDURE } from '../../../src/measure/procedure.ts';
import { explainRegressions } from '../../../src/measure/profile/explain-regressions.ts';
import { serverBenchmarks } from '../../../src/plan/benchmarks.ts';
import { aBenchmark, around, aRun, counted, measured } from '../../judge/records.ts';
import { scenarioOf, serverTargetOf } from '../../targets.ts';

/** Of one function. */
function executing(instructions: number): ExecutedArm {
  const frame = { name: 'parse', file: 'src/app.js', line: 1, origin: 'own', key: 'parse' } as const;
  const functions = new Map([['parse', { frame, instructions, native: 0, calls: 1, byLine: new Map() }]]);
  return { instructions, allocated: null, functions, native: new Map(), sources: new Map() };
}

test('what was counted has its cause where no time is left to profile', async () => {
  const target = serverTargetOf({ name: 'a', scenarios: [scenarioOf({ name: 'x' })] });
  const instructions = counted(100_000, 103_000);
  const run = aRun({ benchmarks: [aBenchmark('a/x', { ...measured({ cpuPerRequest: around(0, 0.01) }), instructions })] });
  const notes: unknown[] = [];
  const causes = await explainRegressions(
    {
      judgement: judge({ run, history: [], acceptances: [] }),
      benchmarks: serverBenchmarks(target, target),
      executed: new Map([['a/x', { base: executing(100_000), head: executing(103_000) }]]),
      trees: { base: '/nowhere', head: '/nowhere' },
      cores: null,
      troubleBeside: async () => null,
      procedure: PROCEDURE,
      leftMs: 0,
      circumstancesOf: async () => ({ packages: [], commits: [] }),
      keepProfile: async () => {},
    },
    { signal: new AbortController().signal, progress: () => {}, note: (note) => notes.push(note), warn: () => {} },
  );
  const { counted: cause = null, profiled = null } = causes.get('a/x') ?? {};
  assert.deepEqual([cause?.functions[0]?.at.name, profiled, notes], ['parse', null, []]);
});
