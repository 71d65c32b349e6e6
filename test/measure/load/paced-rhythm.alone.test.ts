import assert from 'node:assert/strict';
import { test } from 'node:test';
import { monotonicMs } from '../../../src/system/this-program.ts';
import { startMetronome } from '../../../src/measure/load/paced-client.ts';

test('a rhythm tells of each of its moments, none before it has come, and of none at its end', async () => {
  await using metronome = await startMetronome();
  const startMs = monotonicMs() + 100;
  const told: number[] = [];
  let early = 0;
  await metronome.keep({ startMs, intervalMs: 2.5, endMs: startMs + 50 }, (dueMs) => {
    if (monotonicMs() < dueMs) early += 1;
    told.push(dueMs);
  });
  assert.deepEqual(told, Array.from({ length: 20 }, (_, index) => startMs + index * 2.5));
  assert.equal(early, 0);
});

test('a rhythm that begins in the past leaves nothing out', async () => {
  await using metronome = await startMetronome();
  const startMs = monotonicMs() - 1_000;
  const told: number[] = [];
  await metronome.keep({ startMs, intervalMs: 100, endMs: startMs + 1_000 }, (dueMs) => told.push(dueMs));
  assert.equal(told.length, 10);
});
