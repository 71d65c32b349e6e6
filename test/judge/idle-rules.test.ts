import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseConfig } from '../../src/config/load-config.ts';
import { gatingInVain, notesOnIdleThresholds, warningsOnIdleRules } from '../../src/judge/idle-rules.ts';
import type { BenchmarkRecord, Config, Policy, Reason, Rule } from '../../src/model.ts';
import { unmeasuredRecords } from '../../src/plan/unmeasured.ts';
import { configText } from '../github/rejudge/configs.ts';
import { aBenchmark, aDuet, measured, measuredAlone, ofDuets, POLICY, solosOf } from './records.ts';

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

const BENCHMARKS = [{ id: 'api/hello' }, { id: 'json/parse' }];
const notesOn = (...rules: readonly Rule[]): readonly Reason[] => notesOnIdleThresholds({ rules }, BENCHMARKS);

test('a threshold that a rule sets below δ₀ is told, by the metrics that it is about', () => {
  assert.deepEqual(notesOn({ benchmark: 'json/*', metric: 'nsPerOp', threshold: 0.005 }), [
    { kind: 'threshold-below-delta0', metrics: ['nsPerOp'] },
  ]);
});

for (const { what, rules } of [
  { what: 'no rule sets one', rules: [] },
  { what: 'it lies at δ₀', rules: [{ benchmark: '**', metric: 'nsPerOp', threshold: 0.01 }] },
  { what: 'δ₀ is lowered too', rules: [{ benchmark: '**', metric: 'nsPerOp', threshold: 0.005, delta0: 0.002 }] },
  { what: 'δ₀ was raised on purpose', rules: [{ benchmark: '**', metric: 'nsPerOp', delta0: 0.05 }] },
  { what: 'the metric does not gate', rules: [{ benchmark: '**', metric: 'nsPerOp', threshold: 0.005, role: 'advisory' }] },
  { what: 'nothing that was measured is meant', rules: [{ benchmark: 'koa/*', metric: 'nsPerOp', threshold: 0.005 }] },
] as const satisfies readonly { readonly what: string; readonly rules: readonly Rule[] }[]) {
  test(`nothing is told of a threshold where ${what}`, () => {
    assert.deepEqual(notesOn(...rules), []);
  });
}

const policyOf = (...rules: Policy['rules']): Policy => ({ ...POLICY, rules });
const GATING = policyOf(
  { benchmark: '**', metric: 'maxMemory', role: 'gating' },
  { benchmark: '**', metric: 'cpuPerRequest', role: 'gating' },
);

const SOLOS = solosOf({ maxMemory: [100, 101], cpuPerRequest: [20, 21], bootTime: [150, 151] });
const BESIDE_BASE = aBenchmark('express/hello', measured({ cpuPerRequest: [0, 0.01] }, SOLOS));

const inVain = (policy: Policy, ...benchmarks: readonly BenchmarkRecord[]) => gatingInVain({ policy, benchmarks });

test('a metric measured on head alone gates in vain beside a base, and a compared one does not', () => {
  assert.deepEqual(inVain(GATING, BESIDE_BASE), ['maxMemory']);
  assert.deepEqual(inVain(POLICY, BESIDE_BASE), []);
});

test('a metric without a usable round side by side is inconclusive, and no rule in vain', () => {
  const unusable = ofDuets(
    [aDuet(0, { cpuPerRequest: [{ base: 20, head: 20 }], gcTimePerRequest: [] })],
    solosOf({ gcTimePerRequest: [3] }),
  );
  assert.deepEqual(
    inVain(policyOf({ benchmark: '**', metric: 'gcTimePerRequest', role: 'gating' }), aBenchmark('express/hello', unusable)),
    [],
  );
});

test('memory and start-up gate where rounds side by side have them, beside the figures of head alone', () => {
  const both = policyOf(...GATING.rules, { benchmark: '**', metric: 'bootTime', role: 'gating' });
  assert.deepEqual(
    inVain(both, aBenchmark('express/hello', measured({ cpuPerRequest: [0, 0.01], maxMemory: [0, 0.01], bootTime: [0, 0.01] }, SOLOS))),
    [],
  );
  assert.deepEqual(inVain(both, BESIDE_BASE), ['maxMemory', 'bootTime']);
});

test('without a base nothing is in vain', () => {
  assert.deepEqual(inVain(GATING, aBenchmark('express/hello', measuredAlone(SOLOS))), []);
});

test('a rule of other benchmarks, or one that a later takes back, is none', () => {
  assert.deepEqual(inVain(policyOf({ benchmark: 'koa/*', metric: 'maxMemory', role: 'gating' }), BESIDE_BASE), []);
  assert.deepEqual(inVain(policyOf(...GATING.rules, { benchmark: 'express/*', metric: 'max*', role: 'advisory' }), BESIDE_BASE), []);
});
