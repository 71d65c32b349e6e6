import assert from 'node:assert/strict';
import { test } from 'node:test';
import { populationsOf, scaled, swapped, unchangedOf } from '../../../bench/verdicts/populations.ts';
import { bothKinds, noisyRecording } from './noisy-recording.ts';
import { ROUND, SESSION } from './sample-recording.ts';

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

test('only gating metrics are kept, of them only slices with two figures, and their mean is the figure of a run', () => {
  const slices = { cpuPerRequest: [{ base: 10, head: 11 }, { base: 30, head: 31 }, { base: 0, head: 5 }], unloadedLatency: [{ base: 0, head: 0 }], throughput: [{ base: 1, head: 1 }] };
  const [population] = populationsOf([{ session: SESSION, rounds: [{ ...EXPRESS, slices }] }]);
  const [round] = population!.rounds;
  assert.deepEqual(round!.slices.cpuPerRequest, [{ base: 10, head: 11 }, { base: 30, head: 31 }]);
  assert.deepEqual(round!.figures, { cpuPerRequest: { base: 20, head: 21 } });
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
