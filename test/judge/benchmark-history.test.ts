import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openHistories } from '../../src/judge/benchmark-history.ts';
import type { SlowerMark, StoredRun } from '../../src/model.ts';
import { aBenchmark, aRun, aStoredRun, counted, ENVIRONMENT, measuredAlone, solosOf } from './records.ts';

const ID = 'express/updateUser';
const SOLOS = solosOf({ cpuPerRequest: [100] });
const RECORD = aBenchmark(ID, { ...measuredAlone(SOLOS), instructions: counted(null, 100) });

function mark(since: string): readonly SlowerMark[] {
  return [{ id: ID, since, metrics: ['cpuPerRequest'] }];
}

/** `+` is a run without a mark, `a` one that is slower since `a`, `A` one where what is slower since `a` was accepted. */
function historyOf(marks: string): readonly StoredRun[] {
  return Array.from(marks, (letter, index) => {
    const since = letter.toLowerCase();
    if (letter === '+') return aStoredRun(ID, SOLOS, { commit: `${index}` });
    return aStoredRun(ID, SOLOS, {
      commit: `${index}`,
      ...(letter === since ? { slower: mark(since) } : { accepted: [{ id: ID, since, acceptedAt: `${index}` }] }),
    });
  });
}

const CASES = [
  { marks: '', baseline: '', since: null },
  { marks: '+++', baseline: '012', since: null },
  { marks: '+++aa', baseline: '012', since: 'a' },
  { marks: '+++aa+', baseline: '0125', since: null },
  { marks: '+++aa+b', baseline: '0125', since: 'b' },
  { marks: '+++aaA', baseline: '345', since: null },
  { marks: '+++aaA+', baseline: '3456', since: null },
  { marks: '+++A++', baseline: '345', since: null },
  { marks: '+++aaA+bb', baseline: '3456', since: 'b' },
  { marks: '+++aaA+bbB+', baseline: '78910', since: null },
  { marks: '+aAa', baseline: '123', since: null },
  { marks: '++bA', baseline: '3', since: null },
] as const;

for (const { marks, baseline, since } of CASES) {
  test(`of the stored runs "${marks}" ${baseline === '' ? 'none is' : `those at ${baseline} are`} the baseline, and main is slower since ${since ?? 'never'}`, () => {
    const history = openHistories({ run: aRun({}), history: historyOf(marks) })(RECORD);
    assert.equal(history.baseline.map(({ commit }) => commit).join(''), baseline);
    assert.equal(history.slower?.since ?? null, since);
  });
}

test('marks of another benchmark or machine kind do not count', () => {
  const others = [
    aStoredRun('koa/updateUser', SOLOS, { slower: [{ id: 'koa/updateUser', since: 'x', metrics: [] }] }),
    aStoredRun(ID, SOLOS, { slower: mark('x'), key: 'other' }),
  ];
  assert.deepEqual(openHistories({ run: aRun({}), history: others })(RECORD), {
    baseline: [],
    otherLoads: 0,
    slower: null,
    acceptedAt: [],
    counted: [],
  });
});

/** The same letters, of runs under another load than the record's. */
function otherLoad(marks: string): readonly StoredRun[] {
  return historyOf(marks).map((stored) => ({
    ...stored,
    commit: `other ${stored.commit}`,
    benchmarks: stored.benchmarks.map((benchmark) => ({ ...benchmark, loadHash: 'other' })),
  }));
}

for (const [what, history, baseline, since] of [
  ['slower under a load that has changed since is slower still, with no baseline', otherLoad('++aa'), '', 'a'],
  ['marked since the load changed has no baseline before it is accepted', [...otherLoad('++aa'), ...historyOf('aa')], '', 'a'],
  [
    'accepted after the load changed has a baseline of what it was under the new one',
    [...otherLoad('++aa'), ...historyOf('aaA')],
    '012',
    null,
  ],
  ['accepted before the load changed is not slower', [...otherLoad('++aA'), ...historyOf('+')], '0', null],
  ['seen not to be slower under the new load is not slower', [...otherLoad('++aa'), ...historyOf('+')], '0', null],
  ['slower under its own load is so though another load does not show it', [...historyOf('++aa'), ...otherLoad('+')], '01', 'a'],
  ['slower under another load, which was accepted under its own, is not slower', [...historyOf('++aA'), ...otherLoad('a')], '23', null],
] as const) {
  test(`what is ${what}`, () => {
    const found = openHistories({ run: aRun({}), history })(RECORD);
    assert.equal(found.baseline.map(({ commit }) => commit).join(''), baseline);
    assert.equal(found.slower?.since ?? null, since);
  });
}

const otherLoadsIn = (own: string): number =>
  openHistories({ run: aRun({}), history: [...otherLoad('++++++'), ...historyOf(own)] })(RECORD).otherLoads;

test('runs under another load are counted where those under its own are too few to decide', () => {
  assert.deepEqual(['', '++++', '+++++', '+++aaA'].map(otherLoadsIn), [6, 6, 0, 0]);
});

test("a record of another environment than the run's has the history of its own", () => {
  const environment = { ...ENVIRONMENT, key: 'node-22' };
  const record = { ...RECORD, variant: { name: 'Node v22.20.0', environment } };
  const history = [aStoredRun(ID, SOLOS, { commit: 'here' }), aStoredRun(ID, SOLOS, { commit: 'there', key: 'node-22' })];
  assert.deepEqual(
    openHistories({ run: aRun({}), history })(record).baseline.map(({ commit }) => commit),
    ['there'],
  );
});

test('it is told which acceptances main has been slower by', () => {
  assert.deepEqual(openHistories({ run: aRun({}), history: historyOf('+aA+bB') })(RECORD).acceptedAt, ['2', '5']);
});

test('it is told when main was first and last measured slower', () => {
  const history = [
    aStoredRun(ID, SOLOS, { slower: mark('a'), recordedAt: '2026-01-02T00:00:00.000Z' }),
    aStoredRun(ID, SOLOS, { slower: mark('a'), recordedAt: '2026-01-03T00:00:00.000Z' }),
  ];
  assert.deepEqual(openHistories({ run: aRun({}), history })(RECORD).slower, {
    since: 'a',
    metrics: ['cpuPerRequest'],
    firstRecordedAt: '2026-01-02T00:00:00.000Z',
    lastRecordedAt: '2026-01-03T00:00:00.000Z',
  });
});

const OTHER = { ...ENVIRONMENT, key: 'other', cpuModel: 'Xeon 8370C', cores: 8, osMajor: 'linux-5' };
const OTHER_NODE = { ...ENVIRONMENT, key: 'other-node', nodeVersion: 'v22.20.0' };
const OTHER_ARCHITECTURE = { ...ENVIRONMENT, key: 'other-architecture', arch: 'arm64' };

test('instructions are those of every machine kind with the same Node.js and architecture, under the same load, counted in the same way', () => {
  const history = [
    aStoredRun(ID, SOLOS, { instructions: 101 }),
    aStoredRun(ID, SOLOS),
    aStoredRun(ID, [], { instructions: 102, environment: OTHER }),
    aStoredRun(ID, [], { instructions: 103, environment: OTHER, loadHash: 'other' }),
    aStoredRun('koa/updateUser', [], { instructions: 104, environment: OTHER }),
    aStoredRun(ID, [], { instructions: 105, environment: OTHER_NODE }),
    aStoredRun(ID, [], { instructions: 106, environment: OTHER_ARCHITECTURE }),
    aStoredRun(ID, [], { instructions: 108, environment: OTHER, countingHash: 'fedcba9876543210' }),
    aStoredRun(ID, [], { instructions: 107, environment: { ...OTHER, kernel: '6.9.1' } }),
  ];
  const { counted: byCount, baseline } = openHistories({ run: aRun({}), history })(RECORD);
  assert.deepEqual(
    byCount.map(({ count }) => count),
    [101, 102, 107],
  );
  assert.equal(baseline.length, 2, 'what other machine kinds counted is no figure of this one');
});

test('counts of another machine kind from when main was slower there are no baseline', () => {
  const history = [
    aStoredRun(ID, [], { instructions: 100, environment: OTHER }),
    aStoredRun(ID, [], { instructions: 150, environment: OTHER, slower: mark('a') }),
  ];
  assert.deepEqual(
    openHistories({ run: aRun({}), history })(RECORD).counted.map(({ count }) => count),
    [100],
  );
});
