import assert from 'node:assert/strict';
import { test } from 'node:test';
import { driftOf, rangeOfPlaces } from '../../src/judge/drift.ts';
import type { Drift, Policy, StoredRun } from '../../src/model.ts';
import { assertClose } from './assert-close.ts';
import { ENVIRONMENT, POLICY } from './records.ts';
import { commitOf, historyOf, steady } from './histories.ts';

const ID = 'express/updateUser';

function driftIn(history: readonly StoredRun[], policy: Partial<Policy> = {}): readonly Drift[] {
  return driftOf({ history, acceptances: [], policy: { ...POLICY, ...policy } });
}

function cpuHistory(...levels: readonly (readonly number[])[]): readonly StoredRun[] {
  return historyOf({ [ID]: { cpuPerRequest: levels.flat() } });
}

test('a step is told with its commits, its size and the runs on either side', () => {
  const [drift, ...others] = driftIn(cpuHistory(steady(100, 12), steady(104.1, 10)));
  assert.deepEqual(others, []);
  assert.ok(drift);
  const { change, p, ...rest } = drift;
  assertClose(change, 0.041, 1e-9);
  assert.ok(p > 0 && p < 0.001, `p is ${p}`);
  assert.deepEqual(rest, {
    benchmark: ID,
    variant: null,
    metric: 'cpuPerRequest',
    direction: 'lower',
    lastBefore: commitOf(11),
    firstAfter: commitOf(12),
    runsBefore: 12,
    runsAfter: 10,
    circumstances: [],
    state: 'lasting',
  });
});

test('an improvement is a negative change', () => {
  const [drift] = driftIn(cpuHistory(steady(100, 12), steady(90, 12)));
  assertClose(drift?.change ?? 0, -0.1, 1e-9);
});

test('where more is better a fall of the figure is a change for the worse, by how much more it was', () => {
  const history = historyOf({ [ID]: { throughput: [...steady(1000, 12), ...steady(800, 12)] } });
  const [drift] = driftIn(history, { rules: [{ benchmark: '**', metric: 'throughput', role: 'gating' }] });
  assertClose(drift?.change ?? 0, 0.25, 1e-9);
  assert.equal(drift?.direction, 'higher');
});

const withCounts = (
  history: readonly StoredRun[],
  countOf: (run: number) => number,
  hashOf: (run: number) => string = () => 'one',
): readonly StoredRun[] =>
  history.map((run, index) => ({
    ...run,
    benchmarks: run.benchmarks.map((stored) => ({ ...stored, instructions: { head: countOf(index), hash: hashOf(index) } })),
  }));

test('small steps of instructions add up, where times are too noisy to show them', () => {
  const noisy = cpuHistory(steady(100, 40));
  // Each is below the limit of 0.3 %.
  const creeping = withCounts(noisy, (run) => 100_000 * 1.0025 ** Math.floor(run / 10));
  const drifts = driftIn(creeping);
  assert.ok(drifts.length > 0 && drifts.every(({ metric }) => metric === 'instructionsPerRequest'), JSON.stringify(drifts));
  assert.deepEqual(driftIn(withCounts(noisy, () => 100_000)), [], 'equal counts');
  assert.deepEqual(
    driftIn(
      withCounts(
        noisy,
        (run) => (run < 20 ? 90_000 : 100_000),
        (run) => (run < 20 ? 'one' : 'two'),
      ),
    ),
    [],
    'counted otherwise',
  );
});

test('only metrics that gate are looked at', () => {
  const history = historyOf({
    [ID]: { maxMemory: [...steady(100, 12), ...steady(200, 12)], cpuPerRequest: [...steady(100, 12), ...steady(200, 12)] },
    'koa/updateUser': { cpuPerRequest: [...steady(100, 12), ...steady(200, 12)] },
  });
  const found = (policy: Partial<Policy>): readonly string[] =>
    driftIn(history, policy).map(({ benchmark, metric }) => `${benchmark} ${metric}`);
  assert.deepEqual(found({}), ['express/updateUser cpuPerRequest', 'koa/updateUser cpuPerRequest']);
  assert.deepEqual(found({ rules: [{ benchmark: 'koa/*', metric: '*', role: 'advisory' }] }), ['express/updateUser cpuPerRequest']);
  assert.deepEqual(found({ rules: [{ benchmark: '**', metric: '*', role: 'advisory' }] }), []);
});

test('a change smaller than the threshold of the metric is not told', () => {
  const history = cpuHistory(steady(100, 20), steady(101.5, 20));
  assert.deepEqual(driftIn(history), []);
  assert.equal(driftIn(history, { rules: [{ benchmark: '**', metric: '*', threshold: 0.01 }] }).length, 1);
});

const sides = [
  { before: 5, after: 5, found: 1 },
  { before: 4, after: 20, found: 0 },
  { before: 20, after: 4, found: 0 },
  { before: 20, after: 5, found: 1 },
];

for (const { before, after, found } of sides) {
  test(`a change with ${before} runs before and ${after} after it is ${found === 1 ? 'told' : 'not told yet'}`, () => {
    assert.equal(driftIn(cpuHistory(steady(100, before), steady(150, after))).length, found);
  });
}

test('a change is told until it is older than the window of 50 runs', () => {
  assert.deepEqual(
    driftIn(cpuHistory(steady(100, 40), steady(110, 50))).map(({ runsBefore, runsAfter }) => [runsBefore, runsAfter]),
    [[25, 50]],
  );
  assert.deepEqual(driftIn(cpuHistory(steady(100, 40), steady(110, 51))), []);
});

test('a change that was undone is told with what undid it, the oldest first', () => {
  const drifts = driftIn(cpuHistory(steady(100, 20), steady(110, 15), steady(100, 15)));
  assert.deepEqual(
    drifts.map(({ firstAfter, runsBefore, runsAfter }) => [firstAfter, runsBefore, runsAfter]),
    [
      [commitOf(20), 20, 15],
      [commitOf(35), 15, 15],
    ],
  );
  assert.deepEqual(
    drifts.map(({ change }) => Math.sign(change)),
    [1, -1],
  );
});

test('a single wild run is no drift, wherever it is and however wild', () => {
  for (const runs of [12, 40, 75, 100]) {
    for (let wild = 0; wild < runs; wild += 1) {
      for (const factor of [1.1, 2, 1000]) {
        const figures = steady(100, runs).map((figure, run) => (run === wild ? figure * factor : figure));
        assert.deepEqual(driftIn(cpuHistory(figures)), [], `run ${wild} of ${runs}, ${factor} times as much`);
      }
    }
  }
});

test('runs that lack the benchmark or have no usable figure are passed over, and the commits are those of the others', () => {
  const figures = [...steady(100, 10), null, 0, ...steady(110, 10)];
  const [drift] = driftIn(historyOf({ [ID]: { cpuPerRequest: figures } }));
  assert.deepEqual([drift?.lastBefore, drift?.firstAfter, drift?.runsBefore, drift?.runsAfter], [commitOf(9), commitOf(12), 10, 10]);
});

/** As where nine other packages of a repository store runs of their own between any two of these. */
const amongOthers = (history: readonly StoredRun[]): readonly StoredRun[] =>
  history.flatMap((stored) => [
    ...Array.from({ length: 9 }, (_, other) => ({
      ...stored,
      commit: 'other',
      benchmarks: stored.benchmarks.map((benchmark) => ({ ...benchmark, id: `other-${other}/get` })),
    })),
    stored,
  ]);

test('runs and age are counted in runs of the benchmark, however many others are stored between them', () => {
  for (const after of [10, 50, 51]) {
    const history = cpuHistory(steady(100, 40), steady(110, after));
    assert.deepEqual(
      driftIn(amongOthers(history)).filter(({ benchmark }) => benchmark === ID),
      driftIn(history),
    );
  }
});

test('rounds under another load are not compared', () => {
  const history = cpuHistory(steady(100, 12), steady(150, 12));
  const otherLoad = history.map((run, position) =>
    position < 12 ? { ...run, benchmarks: run.benchmarks.map((benchmark) => ({ ...benchmark, loadHash: 'other' })) } : run,
  );
  assert.deepEqual(driftIn(otherLoad), []);
  assert.equal(driftIn(history).length, 1);
});

test('runs under another load that come in between, like those of another profile, change nothing', () => {
  const history = cpuHistory(steady(100, 12), steady(150, 12));
  const mixed = history.flatMap((run) => [
    { ...run, benchmarks: run.benchmarks.map((benchmark) => ({ ...benchmark, loadHash: 'other' })) },
    run,
  ]);
  assert.deepEqual(driftIn(mixed), driftIn(history));
});

test('changes beside the code from the one run to the other are named', () => {
  const history = cpuHistory(steady(100, 12), steady(150, 12)).map((run, position) =>
    position < 12
      ? run
      : { ...run, tool: '0.2.0', configHash: 'other', environment: { ...ENVIRONMENT, kernel: '6.11.0', runnerImage: 'ubuntu24 2' } },
  );
  assert.deepEqual(driftIn(history)[0]?.circumstances, ['kernel', 'runner image', 'version of perf-gate', 'configuration']);
  const earlier = history.map((run, position) => (position < 10 ? { ...run, environment: { ...run.environment, kernel: '6.5.0' } } : run));
  assert.deepEqual(driftIn(earlier), driftIn(history), 'what changed at another run is not named');
});

test('the larger the family, the smaller the p value that is asked for', () => {
  const noisy = [
    ...Array.from({ length: 12 }, (_, run) => 100 + 2 * (run % 3)),
    ...Array.from({ length: 8 }, (_, run) => 105 + 2 * (run % 3)),
  ];
  const family = (size: number): readonly StoredRun[] =>
    historyOf(
      Object.fromEntries(
        Array.from({ length: size }, (_, member) => [`server${member}/a`, { cpuPerRequest: member === 0 ? noisy : steady(100, 20) }]),
      ),
    );
  const alone = driftIn(family(1));
  assert.equal(alone.length, 1);
  const { p = 0 } = alone[0] ?? {};
  const largestFamily = Math.floor(POLICY.alpha / p);
  assert.ok(largestFamily > 10, `p is ${p}`);
  assert.equal(driftIn(family(largestFamily)).length, 1);
  assert.equal(driftIn(family(largestFamily + 1)).length, 0);
});

test('without stored runs there is no drift', () => {
  assert.deepEqual(driftIn([]), []);
});

test('a change that stands out from the noise has one place', () => {
  assert.deepEqual(rangeOfPlaces([1, 2, 1, 2, 1, 2, 11, 12, 11, 12], 6), { earliest: 6, latest: 6 });
});

test('a value halfway between the levels may belong to either', () => {
  assert.deepEqual(rangeOfPlaces([1, 2, 1, 2, 1, 2, 6.5, 11, 12, 11, 12, 11, 12], 7), { earliest: 6, latest: 7 });
});

test('a change as small as the noise may be almost anywhere', () => {
  const { earliest, latest } = rangeOfPlaces([1, 2, 1, 2, 1, 2, 1.5, 2.5, 1.5, 2.5, 1.5, 2.5], 6);
  assert.ok(latest - earliest >= 6, `${earliest} to ${latest}`);
});

test('without any variance only the place of the change is left', () => {
  assert.deepEqual(rangeOfPlaces([1, 1, 1, 2, 2], 3), { earliest: 3, latest: 3 });
});

test('the likeliest place is within the range, wherever another way of searching found it', () => {
  assert.deepEqual(rangeOfPlaces([1, 2, 1, 2, 1, 2, 11, 12, 11, 12], 4), { earliest: 4, latest: 6 });
});

test('the same values the other way round have the mirrored range', () => {
  const values = [1, 2, 1, 2, 1.5, 3, 5, 4, 5, 4, 5];
  const { earliest, latest } = rangeOfPlaces(values, 5);
  assert.deepEqual(rangeOfPlaces(values.toReversed(), values.length - 5), {
    earliest: values.length - latest,
    latest: values.length - earliest,
  });
});
