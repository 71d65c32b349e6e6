import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Config, HeldScenario, LoadOverrides } from '../../src/model.ts';
import { serverBenchmarks } from '../../src/plan/benchmarks.ts';
import { underLoad } from '../../src/plan/settings-of-run.ts';
import { configOf, scenarioOf, serverTargetOf, suiteTargetOf } from '../targets.ts';

const AS_CONFIGURED: LoadOverrides = { connections: null, pipelining: null, soloWarmupMs: null, soloMs: null };
const HELD: HeldScenario = { protocol: 'websocket', name: 'held', path: '/', message: '$ID', reply: '$ID', requests: 10, holdMs: 1_000 };
const config: Config = configOf(serverTargetOf({ scenarios: [scenarioOf({ connections: 50, pipelining: 4 }), HELD] }), suiteTargetOf());

const scenariosOf = ({ targets }: Config): readonly unknown[] =>
  targets.flatMap((target) => (target.kind === 'server' ? target.scenarios : []));

test('without overrides a configuration stays as it is', () => {
  assert.deepEqual(underLoad(config, AS_CONFIGURED), config);
});

test("connections and pipelining take the place of the scenario's, each by itself, and over HTTP alone", () => {
  assert.deepEqual(scenariosOf(underLoad(config, { ...AS_CONFIGURED, connections: 100 })), [
    scenarioOf({ connections: 100, pipelining: 4 }),
    HELD,
  ]);
  assert.deepEqual(scenariosOf(underLoad(config, { ...AS_CONFIGURED, pipelining: 10 })), [
    scenarioOf({ connections: 50, pipelining: 10 }),
    HELD,
  ]);
});

test('a scenario that differs in its connections alone is not new under a profile that says how many', () => {
  const load = { ...AS_CONFIGURED, connections: 100 };
  const [head, base] = [20, 50].map(
    (connections) => underLoad({ targets: [serverTargetOf({ scenarios: [scenarioOf({ connections })] })] }, load).targets[0],
  );
  assert.ok(head?.kind === 'server' && base?.kind === 'server');
  assert.deepEqual(
    serverBenchmarks(head, base).map(({ newBecause }) => newBecause),
    [null],
  );
});
