import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findShownRegressions } from '../../../src/github/commands/accept-regression.ts';
import type { BenchmarkResult, OwnComment } from '../../../src/github/publish/comment-state.ts';
import type { Reason } from '../../../src/model.ts';
import { shownComment } from './shown-comment.ts';

const AS_BEFORE: BenchmarkResult = { id: 'fastify/updateUser', verdict: 'no regression', worst: 0.004 };
const SLOWER: BenchmarkResult = { id: 'express/updateUser', verdict: 'regressed', worst: 0.052 };

const WRITTEN_AT = new Date('2026-01-15T12:00:00.000Z');

function shownIn(comments: readonly OwnComment[], benchmark: string): ReturnType<typeof findShownRegressions> {
  return findShownRegressions(comments, { benchmark, writtenAt: WRITTEN_AT });
}

function whyNothingIn(comments: readonly OwnComment[], benchmark: string): Reason {
  const found = shownIn(comments, benchmark);
  assert.ok('why' in found);
  return found.why;
}

const whyNothingOf = (results: readonly BenchmarkResult[], benchmark: string): Reason =>
  whyNothingIn([shownComment({ results })], benchmark);

test('a regression is accepted up to its upper bound, for the commit and workflow run that its comment tells of', () => {
  const found = shownIn(
    [shownComment({ configFile: 'bench/gate.yml', sha: 'c'.repeat(40), run: 42, results: [SLOWER, AS_BEFORE] })],
    'express/updateUser',
  );
  assert.deepEqual(found, { regressions: [{ configFile: 'bench/gate.yml', commit: 'c'.repeat(40), workflowRun: 42, upTo: 0.052 }] });
});

test('a regression shown only since the command was written is not accepted, and keeps no other from being accepted', () => {
  const shown = (shownSince: string): OwnComment => shownComment({ results: [SLOWER], shownSince });
  assert.ok('regressions' in shownIn([shown('2026-01-15T12:00:00.000Z')], SLOWER.id));
  assert.deepEqual(whyNothingIn([shown('2026-01-15T12:00:00.001Z')], SLOWER.id), {
    kind: 'report-changed-since',
    file: 'perf-gate.yml',
    commit: 'a'.repeat(40),
  });
  const other = shownComment({ configFile: 'b.yml', results: [{ ...SLOWER, id: 'koa/updateUser' }] });
  assert.ok('regressions' in shownIn([shown('2026-01-15T12:00:00.001Z'), other], 'koa/updateUser'));
});

test('a glob accepts what has regressed of it, up to the worst', () => {
  const worse = { id: 'express/list', verdict: 'regressed', worst: 0.11 };
  const found = shownIn([shownComment({ results: [worse, SLOWER, { id: 'express/other', verdict: 'failed', worst: 0.9 }] })], 'express/*');
  assert.equal('regressions' in found && found.regressions[0]?.upTo, 0.11);
});

function metricsAccepted(results: readonly BenchmarkResult[]): unknown {
  const found = shownIn([shownComment({ results })], 'express/*');
  return 'regressions' in found ? found.regressions[0]?.metrics : found.why;
}

test('a glob accepts the worst of each metric, and of any where one comment does not say of which', () => {
  const [slower, waits] = [
    { ...SLOWER, metrics: { cpuPerRequest: 0.052, unloadedLatency: 0.03 } },
    { id: 'express/list', verdict: 'regressed', worst: 2, metrics: { cpuPerRequest: 0.02, unloadedLatency: 0, throughput: 2 } },
  ];
  assert.deepEqual(metricsAccepted([slower, waits]), { cpuPerRequest: 0.052, unloadedLatency: 0.03, throughput: 2 });
  assert.deepEqual(
    metricsAccepted([slower, { ...waits, worst: 0.09, metrics: { cpuPerRequest: 0.09 } }]),
    { cpuPerRequest: 0.09, unloadedLatency: 0.09 },
    'what was not compared of one may be as much worse as its worst',
  );
  assert.equal(metricsAccepted([SLOWER, waits]), undefined);
});

test('a name that is no good glob means the benchmark of that name', () => {
  const results = [{ id: 'suite/json (1kb) [a]', verdict: 'regressed', worst: 0.1 }];
  assert.ok('regressions' in shownIn([shownComment({ results })], 'suite/json (1kb) [a]'));
});

test('an accepted regression can be accepted again', () => {
  assert.ok('regressions' in shownIn([shownComment({ results: [{ ...SLOWER, verdict: 'accepted' }] })], 'express/updateUser'));
});

test('each configuration that has regressed is accepted by itself, and comments without a result are left out', () => {
  const comments = [
    shownComment({ configFile: 'a.yml', run: 1, results: [SLOWER] }),
    shownComment({ configFile: 'b.yml', run: 1, results: [{ ...SLOWER, worst: 0.08 }] }),
    shownComment({ configFile: 'c.yml', run: 2, results: [{ ...SLOWER, verdict: 'no regression' }] }),
    { ...shownComment({ configFile: 'd.yml' }), state: null },
  ];
  const found = shownIn(comments, 'express/updateUser');
  assert.deepEqual('regressions' in found && found.regressions.map(({ configFile, upTo }) => [configFile, upTo]), [
    ['a.yml', 0.052],
    ['b.yml', 0.08],
  ]);
});

test('two reports of one configuration are not believed, and one of another configuration is', () => {
  const forged = shownComment({ results: [{ ...SLOWER, worst: 50 }] });
  const other = shownComment({ configFile: 'b.yml', results: [{ ...SLOWER, id: 'koa/updateUser' }] });
  for (const twin of [forged, { ...forged, state: null }]) {
    const comments = [twin, shownComment({ results: [SLOWER] }), other];
    assert.deepEqual(whyNothingIn(comments, 'express/updateUser'), { kind: 'two-reports', file: 'perf-gate.yml' });
    assert.ok('regressions' in shownIn(comments, 'koa/updateUser'));
  }
});

test('two reports of one configuration, which was renamed to another usual name, are of one gate', () => {
  const comments = ['perf-gate.yml', 'perf-gate.yaml'].map((configFile) => shownComment({ configFile, results: [SLOWER] }));
  assert.deepEqual(whyNothingIn(comments, 'express/updateUser'), { kind: 'two-reports', file: 'perf-gate.yml' });
});

test('without a result there is nothing to accept', () => {
  for (const comments of [[], [{ ...shownComment({}), state: null }]]) {
    assert.deepEqual(whyNothingIn(comments, 'express/updateUser'), { kind: 'nothing-reported' });
  }
});

test('a benchmark that has not regressed is named with its verdict', () => {
  assert.deepEqual(whyNothingOf([AS_BEFORE, SLOWER], 'fastify/updateUser'), {
    kind: 'no-regression-of-known-size',
    benchmark: 'fastify/updateUser',
    results: [{ id: 'fastify/updateUser', verdict: 'no regression' }],
    isCut: false,
  });
});

test('a regression of unknown size is not accepted without a bound', () => {
  assert.deepEqual(whyNothingOf([{ ...SLOWER, worst: null }], 'express/updateUser'), {
    kind: 'no-regression-of-known-size',
    benchmark: 'express/updateUser',
    results: [{ id: 'express/updateUser', verdict: 'regressed' }],
    isCut: false,
  });
});

test('a benchmark that is not there is answered with those that regressed', () => {
  assert.deepEqual(whyNothingOf([SLOWER, AS_BEFORE], 'express/updateUsr'), {
    kind: 'benchmark-not-reported',
    benchmark: 'express/updateUsr',
    regressed: ['express/updateUser'],
    isCut: false,
  });
  assert.deepEqual(whyNothingOf([AS_BEFORE], 'koa/*'), { kind: 'benchmark-not-reported', benchmark: 'koa/*', regressed: [], isCut: false });
});

test('a comment without room for all accepts every metric up to the worst, and a glob covers the benchmarks that it lacks', () => {
  const shown = shownComment({ results: [{ ...SLOWER, metrics: { cpuPerRequest: 0.052 } }] });
  const cut = [{ ...shown, state: { ...shown.state!, isCut: true as const } }];
  const found = shownIn(cut, 'express/*');
  assert.deepEqual('regressions' in found && [found.regressions[0]?.upTo, found.regressions[0]?.metrics], [0.052, undefined]);
  const exact = shownIn(cut, SLOWER.id);
  assert.deepEqual('regressions' in exact && exact.regressions[0]?.metrics, { cpuPerRequest: 0.052 });
  assert.partialDeepStrictEqual(whyNothingIn(cut, 'express/list'), { kind: 'benchmark-not-reported', isCut: true });
});
