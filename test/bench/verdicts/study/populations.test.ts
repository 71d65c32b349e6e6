import assert from 'node:assert/strict';
import { test } from 'node:test';
import { populationsOf, scaled, swapped, unchangedOf } from '../../../../bench/verdicts/study/populations.ts';
import { bothKinds, noisyRecording } from '../noisy-recording.ts';
import { ROUND, SESSION } from '../sample-recording.ts';

const EXPRESS = { ...ROUND, benchmark: 'express/updateUser', injection: 'none' } as const;

test('rounds are sorted by benchmark and injection, in the order of time', () => {
  const populations = populationsOf([noisyRecording(bothKinds(3))]);
  assert.deepEqual(populations.map(({ record, injection, metrics, rounds }) => [record.id, injection, metrics, rounds.length]), [
    ['express/updateUser', 'none', ['cpuPerRequest', 'unloadedLatency'], 3],
    ['user/parse', 'none', ['nsPerOp'], 3],
    ['express/updateUser', 'cpu-10', ['cpuPerRequest', 'unloadedLatency'], 3],
    ['user/parse', 'cpu-10', ['nsPerOp'], 3],
  ]);
  assert.deepEqual(populations.map(({ record }) => record.kind), ['server', 'suite', 'server', 'suite']);
  assert.deepEqual(unchangedOf(populations).map(({ record }) => record.id), ['express/updateUser', 'user/parse']);
});

test('only gating metrics are kept, and of them only slices with two figures', () => {
  const slices = { cpuPerRequest: [{ base: 10, head: 11 }, { base: 10, head: 11 }, { base: 0, head: 5 }], unloadedLatency: [{ base: 0, head: 0 }], throughput: [{ base: 1, head: 1 }] };
  const [population] = populationsOf([{ session: SESSION, rounds: [{ ...EXPRESS, slices }] }]);
  const [round] = population!.rounds;
  assert.deepEqual(round!.slices.cpuPerRequest, [{ base: 10, head: 11 }, { base: 10, head: 11 }]);
  assert.deepEqual(Object.keys(round!.figures), ['cpuPerRequest']);
});

/** In one slice everything takes four times as long as in the other. */
const STALLED = [{ base: 4, head: 8 }, { base: 1, head: 2 }];

test('the cost of a run is its time over what it finished: of slices of the same time, their harmonic mean', () => {
  const [population] = populationsOf([{ session: SESSION, rounds: [{ ...EXPRESS, slices: { cpuPerRequest: STALLED, nsPerOp: STALLED } }] }]);
  const ofRun = { base: 2_000 / (1_000 / 4 + 1_000 / 1), head: 2_000 / (1_000 / 8 + 1_000 / 2) };
  assert.deepEqual(population!.rounds[0]!.figures, { cpuPerRequest: ofRun, nsPerOp: ofRun });
});

test('the latency of a run is the arithmetic mean of its slices', () => {
  const [population] = populationsOf([{ session: SESSION, rounds: [{ ...EXPRESS, slices: { unloadedLatency: STALLED } }] }]);
  assert.deepEqual(population!.rounds[0]!.figures, { unloadedLatency: { base: 2.5, head: 5 } });
});

test('a scaled figure is what the scaled slices come to', () => {
  const [round] = populationsOf([{ session: SESSION, rounds: [{ ...EXPRESS, slices: { cpuPerRequest: STALLED } }] }])[0]!.rounds;
  const { slices, figures } = scaled(round!, 'cpuPerRequest', 2);
  assert.deepEqual(populationsOf([{ session: SESSION, rounds: [{ ...EXPRESS, slices }] }])[0]!.rounds[0]!.figures, figures);
});

test('a metric of which a round has nothing usable is still one that was measured', () => {
  const unsettled = { ...EXPRESS, slices: { ...EXPRESS.slices, cpuPerRequest: [] } };
  const [population] = populationsOf([{ session: SESSION, rounds: [EXPRESS, unsettled] }]);
  const [settledRound, unsettledRound] = population!.rounds;
  assert.deepEqual(Object.keys(unsettledRound!.slices), Object.keys(settledRound!.slices));
  assert.deepEqual(unsettledRound!.slices.cpuPerRequest, []);
  assert.deepEqual(Object.keys(unsettledRound!.figures), ['unloadedLatency']);
});

test('sessions of one kind make one population, in stretches of their own', () => {
  const sessions = ['2026-01-15T10:00:00.000Z', '2026-01-15T18:00:00.000Z'].map((startedAt) => ({ session: { ...SESSION, startedAt }, rounds: [EXPRESS] }));
  const [population, ...others] = populationsOf(sessions);
  assert.deepEqual(others, []);
  assert.equal(new Set(population!.rounds.map(({ stretch }) => stretch)).size, 2);
});

test('half an hour of a session is a stretch', () => {
  const rounds = [0, 1_799, 1_800].map((atSeconds) => ({ ...EXPRESS, atSeconds }));
  const [population] = populationsOf([{ session: SESSION, rounds }]);
  const [first, second, third] = population!.rounds.map(({ stretch }) => stretch);
  assert.equal(first, second);
  assert.notEqual(second, third);
});

test('swapping turns every figure round, and scaling is of head alone, and of one metric', () => {
  const [population] = populationsOf([{ session: SESSION, rounds: [{ ...EXPRESS, slices: { cpuPerRequest: [{ base: 2, head: 4 }], unloadedLatency: [{ base: 1, head: 1 }] } }] }]);
  const round = population!.rounds[0]!;
  assert.deepEqual(swapped(round).slices, { cpuPerRequest: [{ base: 4, head: 2 }], unloadedLatency: [{ base: 1, head: 1 }] });
  assert.deepEqual(swapped(round).figures, { cpuPerRequest: { base: 4, head: 2 }, unloadedLatency: { base: 1, head: 1 } });
  assert.deepEqual(scaled(round, 'cpuPerRequest', 1.5).slices, { cpuPerRequest: [{ base: 2, head: 6 }], unloadedLatency: [{ base: 1, head: 1 }] });
  assert.deepEqual(scaled(round, 'cpuPerRequest', 1.5).figures, { cpuPerRequest: { base: 2, head: 6 }, unloadedLatency: { base: 1, head: 1 } });
});
