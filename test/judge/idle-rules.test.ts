import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseConfig } from '../../src/config/load-config.ts';
import { warningsOnIdleRules, warningsOnTurnedMetrics } from '../../src/judge/idle-rules.ts';
import type { Config, Reason } from '../../src/model.ts';
import { unmeasuredRecords } from '../../src/plan/unmeasured.ts';
import { configText } from '../github/rejudge/configs.ts';

type Targets = Pick<Parameters<typeof configText>[0], 'servers' | 'suites'>;

const configOf = (targets: Targets, rules: readonly string[] = []): Config =>
  parseConfig(configText({ ...targets, policy: { rules: rules.map((benchmark) => ({ benchmark, role: 'advisory' })) } }), 'perf-gate.yml');

const API: Targets = { servers: { api: ['hello', 'bye'] } };
/** The tasks of the first are known, those of the second are not. */
const SUITES: Targets = { suites: ['json', 'stored'] };
const KNOWN = [
  { id: 'json/small', target: 'json' },
  { id: 'json/big/nested', target: 'json' },
  { id: 'stored/*', target: 'stored' },
].map((known) => ({ ...known, kind: 'suite' as const }));

const recordsOf = ({ targets }: Config): ReturnType<typeof unmeasuredRecords> =>
  targets.flatMap((target) => unmeasuredRecords(target, { state: 'unaffected' }));

/** Rules of base's file, or of head's where there is no base. */
function warningsOn(
  rules: readonly string[],
  { base = API, head = base }: { readonly base?: Targets; readonly head?: Targets } = {},
): readonly Reason[] {
  const headConfig = configOf(head);
  return warningsOnIdleRules({ ruling: configOf(base, rules), head: headConfig, benchmarks: recordsOf(headConfig) });
}

const told = (ofBase: boolean): Reason => ({ kind: 'rule-without-benchmark', glob: 'api/helo', file: 'perf-gate.yml', ofBase });

test('a rule that no benchmark matches is told once, with the file that has it', () => {
  assert.deepEqual(warningsOn(['api/helo', 'api/hello', 'api/helo']), [told(true)]);
  const config = configOf(API, ['api/helo']);
  assert.deepEqual(warningsOnIdleRules({ ruling: config, head: config, benchmarks: recordsOf(config) }), [told(false)]);
});

for (const rule of ['api/hello', 'api', '*', '**', '*/bye', '*/*', '{api/hello,api/helo}', '!api/hello']) {
  test(`a rule for ${rule} is none of them`, () => {
    assert.deepEqual(warningsOn([rule]), []);
  });
}

test('each task of a suite counts where they are known, and any may be there where they are not', () => {
  const ruling = configOf(SUITES, ['json/json-*', 'json/small', 'json/**', 'json/big/*', 'stored/anything', '*/anything']);
  const warnings = warningsOnIdleRules({ ruling, head: ruling, benchmarks: KNOWN });
  assert.deepEqual(
    warnings.map((warning) => warning.kind === 'rule-without-benchmark' && warning.glob),
    ['json/json-*'],
  );
});

test('the tasks of a suite that head has made a server of may have been any', () => {
  const [base, head]: readonly [Targets, Targets] = [{ ...API, suites: ['json'] }, { servers: { api: ['hello'], json: ['small'] } }];
  assert.deepEqual(warningsOn(['json/parse'], { base, head }), []);
});

function warningsOnDirections(...rules: readonly object[]): readonly Reason[] {
  const config = parseConfig(configText({ ...API, policy: { rules } }), 'perf-gate.yml');
  return warningsOnTurnedMetrics({ ruling: config, head: config, benchmarks: recordsOf(config) });
}

test('metrics that can fail the check and are turned over by rules are told', () => {
  assert.deepEqual(warningsOnDirections({ role: 'gating', direction: 'lower', threshold: '5%' }), [
    { kind: 'direction-turned', metrics: ['throughput', 'output', 'opsPerSecond'], file: 'perf-gate.yml', ofBase: false },
  ]);
  assert.deepEqual(warningsOnDirections({ benchmark: 'api/bye', metric: 'cpuPerRequest', direction: 'higher' }), [
    { kind: 'direction-turned', metrics: ['cpuPerRequest'], file: 'perf-gate.yml', ofBase: false },
  ]);
  assert.deepEqual(
    warningsOnDirections({ metric: 'throughput', direction: 'lower' }),
    [{ kind: 'direction-turned', metrics: ['throughput'], file: 'perf-gate.yml', ofBase: false }],
    'it gates where servers mostly wait',
  );
});

test('no suite has throughput that could be turned over', () => {
  const config = parseConfig(configText({ ...SUITES, policy: { rules: [{ benchmark: 'json', direction: 'lower' }] } }), 'perf-gate.yml');
  assert.deepEqual(warningsOnTurnedMetrics({ ruling: config, head: config, benchmarks: recordsOf(config) }), []);
});

test("nothing is told of a direction that is the metric's own, of what is only shown, or of what a later rule puts right", () => {
  assert.deepEqual(warningsOnDirections({ metric: 'throughput', role: 'gating', direction: 'higher' }), []);
  assert.deepEqual(warningsOnDirections({ metric: 'maxCpu', direction: 'higher' }), []);
  assert.deepEqual(warningsOnDirections({ metric: '*', direction: 'lower' }, { metric: 'throughput', direction: 'higher' }), []);
});
