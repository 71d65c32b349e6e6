import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type EditScatter, editScatters } from '../../../../bench/verdicts/study/edit-scatter.ts';
import type { PooledRound, Population } from '../../../../bench/verdicts/study/populations.ts';
import { gaussian, seededRandom } from '../../../judge/seeded-noise.ts';

const NOISE = 0.01;

/** Rounds of as many edits as there are effects, which are logs. */
function edited(effects: readonly number[], roundsOfEach: number, { seed = 1, noise = NOISE } = {}): Population {
  const random = seededRandom(seed);
  const rounds = effects.flatMap((effect, edit) => Array.from({ length: roundsOfEach }, (): PooledRound => {
    const figure = { base: 100, head: 100 * Math.exp(effect + noise * gaussian(random)) };
    return { stretch: 'a', amount: 1 + edit, atSeconds: 0, seconds: 5, slices: { nsPerOp: [figure] }, figures: { nsPerOp: figure } };
  }));
  return { record: { id: `user/${seed}`, target: 'user', scenario: String(seed), kind: 'suite', version: null, labels: {} }, injection: 'edit', metrics: ['nsPerOp'], rounds };
}

const scatterOf = (...populations: readonly Population[]): EditScatter => editScatters(populations)[0]!;

test('the scatter of edits is told from the noise of their rounds', () => {
  const random = seededRandom(5);
  const { metric, edits, benchmarks, sd, most } = scatterOf(edited(Array.from({ length: 40 }, () => 0.02 * gaussian(random)), 10));
  assert.deepEqual([metric, edits, benchmarks], ['nsPerOp', 40, 1]);
  assert.ok(sd > 0.015 && sd < 0.025, String(sd));
  assert.ok(most > sd && most < 0.035, String(most));
});

test('edits that all do the same do not scatter, however noisy their rounds and whatever they do', () => {
  const alike = [1, 2, 3, 4].map((seed) => edited(Array.from({ length: 7 }, () => 0.05), 10, { seed }));
  const { sd, most, benchmarks, edits } = scatterOf(...alike);
  assert.deepEqual([benchmarks, edits], [4, 28]);
  assert.ok(sd < NOISE / 3 && most < NOISE / 2, `${sd} ${most}`);
});

test('without noise the scatter is that of the effects themselves', () => {
  const { sd } = scatterOf(edited([0.01, 0.03], 2, { noise: 0 }));
  assert.ok(Math.abs(sd - Math.sqrt(0.0002)) < 1e-9, String(sd));
});

test('one edit, or one round of each, tells nothing, and other injections are no edits', () => {
  assert.deepEqual(editScatters([edited([0], 20), edited([0, 0.1, 0.2], 1), { ...edited([0, 0.1], 20), injection: 'cpu-3' }]), []);
});
