import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judge } from '../../src/judge/judge.ts';
import type { BenchmarkRecord, Run, RunFile, StoredRun } from '../../src/model.ts';
import { describeNote } from '../../src/report/words.ts';
import { missingFromStored, reasonNotToStore, toStoredRuns } from '../../src/store/to-stored-runs.ts';
import { aBenchmark, aRun, counted, ENVIRONMENT, measured, measuredAlone, measuredBy, solosOf, waitingFor } from '../judge/records.ts';
import { reasonThatSays } from '../reason-that-says.ts';

const ID = 'express/updateUser';
const FIGURES = solosOf({ cpuPerRequest: [82.1] });

function stored(file: Partial<RunFile> & Pick<RunFile, 'run'>): readonly StoredRun[] {
  const whole = { history: [], acceptances: [], ...file };
  return toStoredRuns(whole, judge(whole));
}

test('only benchmarks that were measured and have solo rounds are stored', () => {
  const benchmarks: readonly BenchmarkRecord[] = [
    aBenchmark('a/measured', measuredAlone(FIGURES)),
    aBenchmark('a/new', { state: 'new', why: reasonThatSays('only head has it'), solos: FIGURES }),
    aBenchmark('a/no-solos', measuredAlone([])),
    aBenchmark('a/unaffected', { state: 'unaffected' }),
    aBenchmark('a/broken', { state: 'broken', arm: 'head', reason: reasonThatSays('it died') }),
  ];
  const [only, ...others] = stored({ run: aRun({ benchmarks }) });
  assert.deepEqual(others, []);
  assert.deepEqual(only?.benchmarks, [
    { id: 'a/measured', loadHash: 'load', figures: { cpuPerRequest: [82.1] } },
    { id: 'a/new', loadHash: 'load', figures: { cpuPerRequest: [82.1] } },
  ]);
  assert.deepEqual([only?.commit, only?.slower, only?.accepted], ['b'.repeat(40), [], []]);
});

test('the figures of rounds are stored, but not those that the load client set', () => {
  const figures = { cpuPerRequest: 82.1, throughput: 9_000 };
  const solos = [
    { index: 0, figures, precision: { cpuPerRequest: 0.01 }, clientSaturated: true },
    { index: 1, figures: { ...figures, cpuPerRequest: 82.3 }, memorySeries: [[0, 80]] as const },
  ];
  const [only] = stored({ run: aRun({ benchmarks: [aBenchmark(ID, measured({}, solos))] }) });
  assert.deepEqual(only?.benchmarks[0], { id: ID, loadHash: 'load', figures: { throughput: [9_000], cpuPerRequest: [82.1, 82.3] } });
});

test('the time that a benchmark took is stored where it is known', () => {
  const [only] = stored({
    run: aRun({
      benchmarks: [aBenchmark(ID, measuredAlone(FIGURES), { tookMs: 61_204 }), aBenchmark('koa/updateUser', measuredAlone(FIGURES))],
    }),
  });
  assert.deepEqual(
    only?.benchmarks.map(({ tookMs }) => tookMs),
    [61_204, undefined],
  );
});

test('a run without figures is not stored at all', () => {
  assert.deepEqual(stored({ run: aRun({ benchmarks: [aBenchmark(ID, { state: 'unaffected' })] }) }), []);
});

test('a run of uncommitted changes is not stored as if it were its commit', () => {
  const run = aRun({ head: { sha: 'abc', dirty: true }, benchmarks: [aBenchmark(ID, measured({}, FIGURES))] });
  assert.equal(stored({ run })[0]?.commit, 'abc-dirty');
});

test('a run of several machine kinds is stored under each of them', () => {
  const environment = { ...ENVIRONMENT, key: 'node-22', nodeVersion: 'v22.20.0' };
  const benchmarks = [
    aBenchmark(ID, measured({}, FIGURES)),
    aBenchmark(ID, measured({}, FIGURES), { variant: { name: 'Node v22.20.0', environment } }),
  ];
  assert.deepEqual(
    stored({ run: aRun({ benchmarks }) }).map((run) => [run.environment.key, run.benchmarks.length]),
    [
      [ENVIRONMENT.key, 1],
      ['node-22', 1],
    ],
  );
});

test("head's instructions are stored, whether base was counted beside it or not, with how they were counted", () => {
  const benchmarks = [
    aBenchmark('a/beside-base', { ...measured({}, FIGURES), instructions: counted(1, 2) }),
    aBenchmark('a/alone', { ...measuredAlone(FIGURES), instructions: counted(null, 5) }),
    aBenchmark('a/not-counted', measuredAlone(FIGURES)),
  ];
  const [only] = stored({ run: aRun({ benchmarks }) });
  assert.deepEqual(
    only?.benchmarks.map(({ instructions }) => instructions),
    [counted(1, 2), counted(null, 5), undefined].map((one) => one && { head: one.head, hash: one.hash }),
  );
});

test('a mark by throughput, of servers that mostly wait beside a base, stays until throughput is compared again', () => {
  const history: StoredRun[] = [];
  const measure = (commit: string, throughput: number, beside: Partial<Run> = { base: null }): void => {
    const solos = solosOf({ cpuPerRequest: [100, 100.2], throughput: [throughput, throughput * 1.002] });
    const duets = waitingFor(
      Array.from({ length: 8 }, () => 0.9),
      measured({ cpuPerRequest: Array.from({ length: 8 }, () => 0), throughput: Array.from({ length: 8 }, () => -0.2) }),
    );
    const measurement = beside.base === null ? measuredAlone(solos) : { ...duets, solos };
    const run = aRun({
      ...beside,
      head: { sha: commit, dirty: false },
      startedAt: `2026-01-${10 + history.length}T10:00:00.000Z`,
      benchmarks: [aBenchmark(ID, measurement)],
    });
    history.push(...stored({ run, history: [...history] }));
  };
  for (const [index, figure] of [99, 100, 101, 99, 100, 101].entries()) measure(`fast-${index}`, figure);
  measure('slow-0', 80, {});
  measure('slow-1', 80);
  assert.deepEqual(
    history.slice(-2).map(({ slower }) => slower),
    [1, 2].map(() => [{ id: ID, since: 'slow-0', metrics: ['throughput'] }]),
  );
  measure('mended', 100);
  assert.deepEqual(history.at(-1)?.slower, []);
});

const RUN = aRun({ benchmarks: [aBenchmark('api/hello', measuredAlone(solosOf({ cpuPerRequest: [82.1] })))] });

const INVALID = aBenchmark('api/bye', { state: 'invalid', reason: reasonThatSays('the service was gone') });

test('a failure is not stored, and neither is a run without figures', () => {
  assert.deepEqual(reasonNotToStore(RUN, { verdict: 'failed', benchmarks: [] }), { kind: 'head-fails' });
  const without = aRun({ benchmarks: [aBenchmark('api/hello', measuredAlone([])), aBenchmark('api/bye', { state: 'unaffected' })] });
  assert.deepEqual(reasonNotToStore(without, { verdict: 'passed', benchmarks: [] }), { kind: 'no-figures' });
  assert.deepEqual(reasonNotToStore(aRun({ benchmarks: [INVALID] }), { verdict: 'invalid', benchmarks: [] }), {
    kind: 'measurement-invalid',
  });
});

test('everything else that has figures is stored, a regression with the mark that keeps it out of the baseline too', () => {
  for (const verdict of ['passed', 'inconclusive', 'regressed'] as const)
    assert.deepEqual(reasonNotToStore(RUN, { verdict, benchmarks: [] }), null);
});

test('a benchmark whose measurement is invalid keeps the others neither in nor out, whatever came of them, and is named', () => {
  const { benchmarks } = aRun({ benchmarks: [...RUN.benchmarks, INVALID] });
  for (const verdict of ['invalid', 'regressed'] as const)
    assert.deepEqual(reasonNotToStore({ benchmarks }, { verdict, benchmarks: [] }), null);
  assert.deepEqual(missingFromStored({ benchmarks }).map(describeNote), [
    'Nothing is stored of api/bye, whose measurement is invalid: the report says why.',
  ]);
});

test('a joined run of which a part is missing is not stored: it would keep the whole one out, or be there twice', () => {
  for (const late of [
    aBenchmark('api/late', { state: 'lost', reason: reasonThatSays('its run did not arrive') }),
    aBenchmark('api/stopped', measuredBy([8], { cpuPerRequest: [0, 0] })),
  ]) {
    const run = aRun({ benchmarks: [...RUN.benchmarks, late] });
    assert.deepEqual(reasonNotToStore(run, judge({ run, history: [], acceptances: [] })), { kind: 'part-missing' });
  }
});

const lacking = (program: string) =>
  ({
    state: 'not measured',
    reason: reasonThatSays(`${program} is not installed (apt-get install ${program})`),
    missingProgram: program,
  }) as const;

test('targets that lack a program are named once for each program, and those of another shard are not', () => {
  const { benchmarks } = aRun({
    benchmarks: [
      ...RUN.benchmarks,
      aBenchmark('cache/get', lacking('redis-server')),
      aBenchmark('cache/set', lacking('redis-server')),
      aBenchmark('session/*', lacking('redis-server'), { kind: 'suite' }),
      aBenchmark('users/list', lacking('postgres')),
      aBenchmark('orders/list', { state: 'not measured', reason: reasonThatSays('in shard 2 of 2') }),
    ],
  });
  const advice = 'Install it in the job that stores, as in the one that measures pull requests.';
  assert.deepEqual(missingFromStored({ benchmarks }).map(describeNote), [
    `Nothing is stored of cache and session, which could not be measured: redis-server is not installed (apt-get install redis-server). ${advice}`,
    `Nothing is stored of users, which could not be measured: postgres is not installed (apt-get install postgres). ${advice}`,
  ]);
  assert.deepEqual(missingFromStored(RUN), []);
});
