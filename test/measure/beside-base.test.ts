import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Measurement } from '../../src/model.ts';
import { serverBenchmarks, type PlannedBenchmark } from '../../src/plan/benchmarks.ts';
import type { Budget } from '../../src/plan/settings-of-run.ts';
import { measureBesideBase, type BesideBaseRequest } from '../../src/measure/beside-base.ts';
import { aBenchmark, measured } from '../judge/records.ts';
import { scenarioOf, serverTargetOf } from '../targets.ts';
import { recordedText } from '../../src/model/reasons.ts';

const BROKEN: Measurement = { state: 'broken', arm: 'base', reason: recordedText('no server.js') };
const BROKEN_HEAD: Measurement = { state: 'broken', arm: 'head', reason: recordedText('no database') };
const GOOD = measured({ cpuPerRequest: [0.01] });
const UNASKED = 'base has no perf-gate.yml';

const BUDGET: Budget = { ms: 60_000, by: '--budget' };

/** The scenarios of a server. */
const planned = (...names: readonly string[]): readonly PlannedBenchmark[] => {
  const target = serverTargetOf({ scenarios: names.map((name) => scenarioOf({ name })) });
  return serverBenchmarks(target, target);
};

/** Measures by what comes of each scenario beside base, and of head alone; that, and what was asked for. */
async function measure(besideBase: Readonly<Record<string, Measurement>>, alone: (why: string) => Measurement, change: Partial<BesideBaseRequest> = {}): Promise<{
  readonly measurements: readonly (readonly [string, Measurement])[];
  readonly asked: readonly (readonly [ids: readonly string[], budget: Budget | null])[];
}> {
  const asked: (readonly [readonly string[], Budget | null])[] = [];
  const request = { benchmarks: planned(...Object.keys(besideBase)), budget: BUDGET, unasked: UNASKED, signal: new AbortController().signal, ...change };
  const { records } = await measureBesideBase(request, async (benchmarks, budget) => {
    asked.push([benchmarks.map(({ id }) => id), budget]);
    return { records: benchmarks.map(({ id, scenario, newBecause }) => aBenchmark(id, newBecause === null ? besideBase[scenario]! : alone(newBecause))), control: [] };
  });
  return { measurements: records.map(({ id, measurement }) => [id, measurement]), asked };
}

const asNew = (why: string): Measurement => ({ state: 'new', why: recordedText(why), solos: [] });

describe('what breaks at a base that was never asked for it', () => {
  it('is measured of head alone, by no budget, and is new', async () => {
    const { measurements, asked } = await measure({ hello: BROKEN, bye: GOOD }, asNew);
    assert.deepEqual(measurements, [['tiny/hello', asNew(`${UNASKED}: no server.js`)], ['tiny/bye', GOOD]]);
    assert.deepEqual(asked, [[['tiny/hello', 'tiny/bye'], BUDGET], [['tiny/hello'], null]]);
  });

  it('is head\'s failure where head does not stand it either', async () => {
    assert.deepEqual((await measure({ hello: BROKEN }, () => BROKEN_HEAD)).measurements, [['tiny/hello', BROKEN_HEAD]]);
  });
});

describe('nothing is measured a second time where', () => {
  const ASKED_ONCE = [[['tiny/hello'], BUDGET]];

  for (const [what, besideBase, change] of [
    ['base was asked for it', BROKEN, { unasked: null }],
    ['head broke', BROKEN_HEAD, {}],
    ['nothing broke', GOOD, {}],
    ['the run was interrupted', BROKEN, { signal: AbortSignal.abort() }],
  ] as const) {
    it(what, async () => {
      const { measurements, asked } = await measure({ hello: besideBase }, asNew, change);
      assert.deepEqual(measurements, [['tiny/hello', besideBase]]);
      assert.deepEqual(asked, ASKED_ONCE);
    });
  }
});
