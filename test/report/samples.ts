/** One sample for each thing that a first line can say; between them they hold every kind of verdict. */
import {
  BASE_SHA,
  benchmark,
  comparison,
  ENVIRONMENT,
  NO_STORED_RUNS,
  type Sample,
  sample,
  serverFigures,
  storedComparison,
  suiteFigures,
} from './sample-run.ts';
import type { Drift, Environment, JudgedBenchmark, StoredResult } from '../../src/model.ts';
import { CAUSE, COUNTED_CAUSE, VAGUE_CAUSE, withCauses } from './sample-cause.ts';
import { POLICY } from '../judge/records.ts';
import { reasonThatSays } from '../reason-that-says.ts';

const ADVISORY = 'base and head were measured side by side, which decides';

const THREE_STORED_RUNS: StoredResult = {
  state: 'compared',
  runs: 3,
  newestCommit: BASE_SHA,
  comparisons: [storedComparison('cpuPerRequest', 0.012, 0.05), storedComparison('unloadedLatency', -0.004, 0.06)],
  advisoryBecause: reasonThatSays(ADVISORY),
};

function clearedServer(id: string, requestsPerSecond: number, version: string | null): JudgedBenchmark {
  return benchmark(id, {
    verdict: 'no regression',
    because: reasonThatSays('CPU per request: at most +1.5 %; unloaded latency: at most +0.9 %'),
    version,
    comparisons: [
      comparison('cpuPerRequest', 0.003, 0.012),
      comparison('unloadedLatency', -0.0004, 0.009),
      comparison('throughput', 0.002, 0.012),
      comparison('latencyP99', -0.01, 0.04),
    ],
    stored: THREE_STORED_RUNS,
    figures: serverFigures(requestsPerSecond),
  });
}

const regressedExpress = benchmark('express/updateUser', {
  verdict: 'regressed',
  because: reasonThatSays('CPU per request is 4.1 % higher (3.2 to 5.0 %)'),
  version: '5.3.0',
  comparisons: [
    comparison('cpuPerRequest', 0.041, 0.009, { p: 0.000_04, adjustedP: 0.0004, outcome: 'regressed' }),
    comparison('unloadedLatency', 0.006, 0.011),
    comparison('throughput', 0.041, 0.009, { p: 0.000_04, outcome: 'inconclusive' }),
    comparison('latencyP99', 0.071, 0.031, { p: 0.0009, outcome: 'regressed' }),
  ],
  stored: {
    state: 'compared',
    runs: 3,
    newestCommit: BASE_SHA,
    comparisons: [
      storedComparison('cpuPerRequest', 0.052, 0.049, { outcome: 'inconclusive' }),
      storedComparison('unloadedLatency', 0.001, 0.06),
    ],
    advisoryBecause: reasonThatSays(ADVISORY),
  },
  figures: serverFigures(12_345),
});

/** Counts tell what its time does not yet. */
const countedExpress = benchmark('express/updateUser', {
  verdict: 'regressed',
  because: reasonThatSays('instructions per request are 1.9 % higher'),
  version: '5.3.0',
  comparisons: [
    comparison('cpuPerRequest', 0.014, 0.023, { outcome: 'inconclusive' }),
    comparison('unloadedLatency', 0.006, 0.011),
    comparison('instructionsPerRequest', 0.019, 0.0002, { p: 0.000_04, adjustedP: 0.0004, outcome: 'regressed' }),
  ],
  figures: serverFigures(12_345),
});

const acceptedExpress: JudgedBenchmark = {
  ...regressedExpress,
  verdict: 'accepted',
  because: reasonThatSays('CPU per request is 4.1 % higher (3.2 to 5.0 %); accepted by ada until 2026-04-15: it validates the body now'),
  acceptance: {
    schema: 1,
    configFile: 'perf-gate.yml',
    benchmark: 'express/updateUser',
    upTo: 0.05,
    by: 'ada',
    at: '2026-01-15T09:00:00.000Z',
    reason: 'it validates the body now',
    commit: BASE_SHA,
    pullRequest: 12,
    expires: '2026-04-15T09:00:00.000Z',
  },
};

const acceptedCount: JudgedBenchmark = {
  ...countedExpress,
  verdict: 'accepted',
  because: reasonThatSays('instructions per request are 1.9 % higher; accepted by ada until 2026-04-15: it validates the body now'),
  acceptance: acceptedExpress.acceptance,
  comparisons: [comparison('cpuPerRequest', 0.004, 0.006), ...countedExpress.comparisons.slice(1)],
};

/** Throughput gates here, and what it fell by is less than what it costs; the figures of the other are just below their limits. */
const shortOfRequests = [
  benchmark('db/list', {
    verdict: 'regressed',
    because: reasonThatSays('throughput is 4.8 % lower (4.0 to 5.6 %)'),
    comparisons: [
      comparison('cpuPerRequest', 0.003, 0.012),
      comparison('throughput', 0.0504, 0.009, {
        role: 'gating',
        decides: true,
        p: 0.000_04,
        adjustedP: 0.0002,
        adjustedPBetter: 1,
        outcome: 'regressed',
      }),
    ],
    figures: serverFigures(2_100),
  }),
  benchmark('db/read', {
    verdict: 'no regression',
    because: reasonThatSays('CPU per request: at most +5.0 %; throughput: at most −1.3 %'),
    comparisons: [
      comparison('cpuPerRequest', 0.0196, 0.0301),
      comparison('throughput', 0.001, 0.012, { role: 'gating', decides: true, adjustedP: 1, adjustedPBetter: 1 }),
    ],
    figures: serverFigures(3_400),
  }),
];

const inconclusiveEgg = benchmark('egg/updateUser', {
  verdict: 'inconclusive',
  because: reasonThatSays('unloaded latency: up to +5.7 % possible (minimum detectable effect 7.8 %)'),
  version: '4.0.10',
  comparisons: [comparison('cpuPerRequest', 0.004, 0.014), comparison('unloadedLatency', 0.031, 0.026, { outcome: 'inconclusive' })],
  stored: THREE_STORED_RUNS,
  figures: serverFigures(9_600),
});

/** Slower for certain, by less than the limit. */
const slowerKoa = benchmark('koa/updateUser', {
  verdict: 'no regression',
  because: reasonThatSays(
    'CPU per request is 1.9 % higher (1.1 to 2.8 %), not surely below the limit of 2 %; unloaded latency: at most +0.9 %',
  ),
  version: '3.1.0',
  comparisons: [comparison('cpuPerRequest', 0.0194, 0.0085), comparison('unloadedLatency', 0.001, 0.008)],
  stored: THREE_STORED_RUNS,
  figures: serverFigures(15_000),
});

/** Counts say that nothing changed, and its time is too noisy to say anything. */
const settledHapi = benchmark('hapi/updateUser', {
  verdict: 'no regression',
  because: reasonThatSays('instructions per request: at most +0.1 %'),
  version: '21.4.3',
  comparisons: [
    comparison('cpuPerRequest', 0.005, 0.152, { outcome: 'settled by counts' }),
    comparison('unloadedLatency', -0.011, 0.07, { outcome: 'settled by counts' }),
    comparison('instructionsPerRequest', 0.0003, 0.001),
  ],
  figures: serverFigures(10_700),
});

/** Between sure and cleared. */
const countedKoa = benchmark('koa/updateUser', {
  verdict: 'no regression',
  because: reasonThatSays(
    'CPU per request: at most +3.0 %; instructions per request are 0.2 % higher (0.1 to 0.4 %), not surely below the limit of 0.3 %',
  ),
  version: '3.1.0',
  comparisons: [comparison('cpuPerRequest', 0.01, 0.02), comparison('instructionsPerRequest', 0.0024, 0.0014)],
  figures: serverFigures(15_000),
});

const suiteTasks = [
  benchmark('suite:user/JSON round trip', {
    verdict: 'improved',
    because: reasonThatSays('time per operation is 6.2 % lower (5.1 to 7.3 %)'),
    comparisons: [
      comparison('nsPerOp', -0.062, 0.011, { p: 1, pBetter: 0.000_04, adjustedPBetter: 0.0003, outcome: 'improved' }),
      comparison('opsPerSecond', -0.062, 0.011, { p: 1, pBetter: 0.0005, outcome: 'improved' }),
    ],
    figures: suiteFigures(1_204),
  }),
  benchmark('suite:user/validate', {
    verdict: 'no regression',
    because: reasonThatSays('time per operation: at most +0.7 %'),
    comparisons: [comparison('nsPerOp', 0.001, 0.006)],
    figures: suiteFigures(82.13),
  }),
];

const failed = benchmark('koa/updateUser', { verdict: 'failed', because: reasonThatSays('under load, of 5231 answers: 12 × status 500') });

const crashed = benchmark('koa/updateUser', {
  verdict: 'failed',
  because: reasonThatSays(
    '`node server.js` exited with code 1 before it listened on PORT 34127; its last output: TypeError: app.use is not a function at src/routes/user.js:41',
  ),
});

const invalid = benchmark('hapi/updateUser', {
  verdict: 'invalid',
  because: reasonThatSays(
    'under load the server finished 9114 responses, and the load client got 8102: another client talks to it, or it asks itself',
  ),
});

const unmeasured = benchmark('restify/updateUser', {
  verdict: 'not measured',
  because: reasonThatSays('redis-server is not installed (apt-get install redis-server)'),
});

const newOne = benchmark('fastify/createUser', {
  verdict: 'new',
  because: reasonThatSays('only head has it'),
  version: '5.12.8',
  figures: serverFigures(21_000),
});
const removed = benchmark('toa/updateUser', { verdict: 'removed', because: reasonThatSays('head no longer has it') });
const unaffected = benchmark('http-node/updateUser', { verdict: 'unaffected', because: reasonThatSays('the change cannot reach it') });

const measuredOnly = (id: string, requestsPerSecond: number): JudgedBenchmark =>
  benchmark(id, {
    verdict: 'measured only',
    because: reasonThatSays('0 stored runs of this machine kind and load, 2 are needed'),
    figures: serverFigures(requestsPerSecond),
    stored: NO_STORED_RUNS,
  });

/** Beside a base, by rounds of what never fails the check. */
const shownOnly = (id: string, requestsPerSecond: number): JudgedBenchmark =>
  benchmark(id, {
    verdict: 'measured only',
    because: reasonThatSays('no metric that was compared can fail the check'),
    comparisons: [comparison('throughput', 0.004, 0.012)],
    figures: serverFigures(requestsPerSecond),
  });

/** What it can be compared by with others of a page. */
const tabled = (id: string, requestsPerSecond: number, shown: Partial<JudgedBenchmark>): JudgedBenchmark => ({
  ...measuredOnly(id, requestsPerSecond),
  because: reasonThatSays('the mion-page profile measures for the tables alone'),
  precision: { throughput: 0.0123, cpuPerRequest: 0.004 },
  ...shown,
});

const pageOfMion = [
  tabled('http-node/updateUser', 23_000, {
    labels: { Router: '✗', Validation: '✗', Description: 'no framework: what is left to save' },
    version: null,
  }),
  tabled('fastify/updateUser', 22_000, {
    labels: { Router: '✓', Validation: '-', Description: 'validates by JSON schemas | ajv' },
    version: '5.12.8',
  }),
];

const editions = [
  tabled('express-json@4/hello', 20_000, { version: '4.22.1' }),
  tabled('express-json@4/big', 230, { version: '4.22.1' }),
  tabled('express-json@5/hello', 23_000, { version: '5.3.0', clientSaturated: true }),
  tabled('express-json@5/big', 240, { version: '5.3.0' }),
];

const againstStored = (estimate: number, outcome: 'regressed' | 'no regression'): StoredResult => ({
  state: 'compared',
  runs: 7,
  newestCommit: 'd'.repeat(40),
  comparisons: [
    storedComparison('cpuPerRequest', estimate, 0.08, {
      n: 7,
      p: outcome === 'regressed' ? 0.000_01 : 0.9,
      adjustedP: outcome === 'regressed' ? 0.000_02 : 1,
      adjustedPBetter: 1,
      decides: true,
      outcome,
    }),
  ],
  advisoryBecause: null,
});

const [NODE_22, NODE_24] = [{ variant: 'Node v22.20.0' }, { variant: 'Node v24.21.0' }];

const lost = (id: string): JudgedBenchmark =>
  benchmark(id, { verdict: 'not measured', because: reasonThatSays('shard 2 of 3 did not arrive') });

const clearedByStored = benchmark('koa/updateUser', {
  verdict: 'no regression',
  because: reasonThatSays('CPU per request: at most +4.0 %, against 7 stored runs'),
  figures: serverFigures(11_500),
  stored: againstStored(-0.04, 'no regression'),
});

const slowerOnMain: Drift = {
  benchmark: 'koa/updateUser',
  variant: null,
  metric: 'cpuPerRequest',
  direction: 'lower',
  lastBefore: 'd'.repeat(40),
  firstAfter: 'e'.repeat(40),
  change: 0.062,
  p: 1e-6,
  runsBefore: 14,
  runsAfter: 7,
  circumstances: [],
  state: 'lasting',
};

const drifted = ({ run, judgement }: Sample): Sample => ({ run, judgement: { ...judgement, drifts: [slowerOnMain] } });

const OTHER_CPU: Environment = { ...ENVIRONMENT, key: 'amd-epyc-9v74-x64-4-node24-linux-6', cpuModel: 'AMD EPYC 9V74 80-Core Processor' };

/** By the name of the golden files. */
const regressedAlone = sample(
  [clearedServer('fastify/updateUser', 22_000, '5.12.8'), regressedExpress],
  { verdict: 'regressed', exitCode: 1 },
  { pullRequest: 7, mergeOf: 'd'.repeat(40) },
);

export const SAMPLES = {
  regressed: sample([clearedServer('fastify/updateUser', 22_000, '5.12.8'), regressedExpress, inconclusiveEgg, ...suiteTasks, unaffected], {
    verdict: 'regressed',
    exitCode: 1,
  }),
  'pull-request': regressedAlone,
  counted: withCauses(
    sample(
      [clearedServer('fastify/updateUser', 22_000, '5.12.8'), countedExpress],
      { verdict: 'regressed', exitCode: 1 },
      { pullRequest: 7, mergeOf: 'd'.repeat(40) },
    ),
    { 'express/updateUser': COUNTED_CAUSE },
  ),
  settled: sample([settledHapi], { verdict: 'passed', exitCode: 0 }),
  'at-limit': sample([countedKoa], { verdict: 'passed', exitCode: 0 }),
  failed: sample([crashed], { verdict: 'failed', exitCode: 1 }),
  'counted-accepted': sample([acceptedCount], { verdict: 'passed', exitCode: 0 }),
  explained: withCauses(regressedAlone, { 'express/updateUser': CAUSE }),
  unexplained: withCauses(regressedAlone, { 'express/updateUser': VAGUE_CAUSE, 'fastify/updateUser': CAUSE }),
  'every-verdict': sample(
    [
      clearedServer('fastify/updateUser', 22_000, '5.12.8'),
      regressedExpress,
      failed,
      invalid,
      inconclusiveEgg,
      unmeasured,
      ...suiteTasks,
      newOne,
      removed,
      unaffected,
      shownOnly('deepkit/updateUser', 8_700),
    ],
    { verdict: 'failed', exitCode: 1 },
    {
      head: { sha: 'c'.repeat(40), dirty: true },
      notes: [reasonThatSays('The processes could not be pinned to a core, so base and head were measured in turns.')],
    },
  ),
  invalid: sample([clearedServer('fastify/updateUser', 22_000, '5.12.8'), invalid], { verdict: 'invalid', exitCode: 3 }),
  passed: sample(
    [
      clearedServer('fastify/updateUser', 22_000, '5.12.8'),
      clearedServer('express/updateUser', 12_345, '5.3.0'),
      inconclusiveEgg,
      ...suiteTasks,
    ],
    { verdict: 'passed', exitCode: 0 },
  ),
  'passed-all-clear': sample([clearedServer('fastify/updateUser', 22_000, '5.12.8')], { verdict: 'passed', exitCode: 0 }),
  'below-limit': sample([slowerKoa, clearedServer('fastify/updateUser', 22_000, '5.12.8')], { verdict: 'passed', exitCode: 0 }),
  accepted: sample([clearedServer('fastify/updateUser', 22_000, '5.12.8'), acceptedExpress, inconclusiveEgg], {
    verdict: 'passed',
    exitCode: 0,
  }),
  'slower-main': sample(
    [
      { ...clearedServer('fastify/updateUser', 22_000, '5.12.8'), slowerSince: 'e'.repeat(40) },
      { ...unaffected, slowerSince: 'e'.repeat(40) },
    ],
    { verdict: 'passed', exitCode: 0 },
  ),
  'passed-undecided': sample([inconclusiveEgg, unmeasured], { verdict: 'passed', exitCode: 0 }),
  inconclusive: sample(
    [clearedServer('fastify/updateUser', 22_000, '5.12.8'), inconclusiveEgg],
    { verdict: 'inconclusive', exitCode: 4 },
    { policy: { ...POLICY, onInconclusive: 'fail' } },
  ),
  neutral: sample(
    [clearedServer('fastify/updateUser', 22_000, '5.12.8'), inconclusiveEgg],
    { verdict: 'inconclusive', exitCode: 0 },
    { policy: { ...POLICY, onInconclusive: 'neutral' }, warnings: [{ kind: 'server-killed', target: 'fastify' }] },
  ),
  drift: drifted(sample([clearedByStored], { verdict: 'passed', exitCode: 0 }, { base: null })),
  matrix: sample(
    [
      { ...clearedServer('express/updateUser', 12_345, '5.3.0'), ...NODE_22 },
      { ...regressedExpress, ...NODE_24 },
      { ...clearedServer('fastify/updateUser', 22_000, '5.12.8'), ...NODE_22 },
      { ...clearedServer('fastify/updateUser', 24_000, '5.12.8'), ...NODE_24 },
      ...[NODE_22, NODE_24].flatMap((variant) => suiteTasks.map((task) => ({ ...task, ...variant }))),
      ...[NODE_22, NODE_24].map((variant) => ({ ...unaffected, ...variant })),
    ],
    { verdict: 'regressed', exitCode: 1 },
    { notes: [reasonThatSays('Shard 2 of 2 on Node v22.20.0: Processes could not be pinned to a core here.')] },
  ),
  lost: sample([clearedServer('fastify/updateUser', 22_000, '5.12.8'), lost('koa/updateUser'), lost('user/*')], {
    verdict: 'invalid',
    exitCode: 3,
  }),
  'first-run': sample(
    [measuredOnly('http-node/updateUser', 23_000), measuredOnly('express/updateUser', 12_800)],
    { verdict: 'passed', exitCode: 0 },
    { base: null, storedKinds: [] },
  ),
  'other-machine': sample(
    [measuredOnly('http-node/updateUser', 23_000), measuredOnly('express/updateUser', 12_800)],
    { verdict: 'passed', exitCode: 0 },
    { base: null, storedKinds: [{ environment: OTHER_CPU, runs: 30 }] },
  ),
  tables: sample([...pageOfMion, ...editions], { verdict: 'passed', exitCode: 0 }, { profile: 'mion-page', measuredFor: 'tables' }),
  'all-new': sample([newOne], { verdict: 'passed', exitCode: 0 }),
  'stored-only': sample(
    [
      benchmark('express/updateUser', {
        verdict: 'regressed',
        because: reasonThatSays('CPU per request is 52.0 % higher (44.0 to 60.0 %), against 7 stored runs'),
        figures: serverFigures(8_100),
        stored: againstStored(0.52, 'regressed'),
      }),
      clearedByStored,
    ],
    { verdict: 'regressed', exitCode: 1 },
    { base: null },
  ),
  throughput: sample(
    shortOfRequests,
    { verdict: 'regressed', exitCode: 1 },
    { policy: { ...POLICY, rules: [{ benchmark: 'db/*', metric: 'throughput', role: 'gating' }] } },
  ),
  unaffected: sample(
    [unaffected, benchmark('koa/updateUser', { verdict: 'unaffected', because: reasonThatSays('the change cannot reach it') })],
    { verdict: 'nothing measured', exitCode: 0 },
  ),
  unmeasured: sample([unmeasured, unaffected], { verdict: 'nothing measured', exitCode: 0 }),
  empty: sample([], { verdict: 'nothing measured', exitCode: 0 }),
} satisfies Readonly<Record<string, Sample>>;
