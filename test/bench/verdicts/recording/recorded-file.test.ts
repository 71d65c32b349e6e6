import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { failureText, parseRecording, roundText, sessionText, type RecordedRound } from '../../../../bench/verdicts/recording/recorded-file.ts';
import type { SlicePair } from '../../../../src/model.ts';
import { seededRandom } from '../../../judge/seeded-noise.ts';
import { FAILURE, ROUND, SESSION } from '../sample-recording.ts';

test('what was written is read again: the session, its rounds and those that failed', () => {
  const text = [sessionText(SESSION), roundText(ROUND), failureText(FAILURE), roundText({ ...ROUND, coreShare: null }), ''].join('\n');
  assert.deepEqual(parseRecording(text, 'rounds.jsonl.gz'), { session: SESSION, rounds: [ROUND, { ...ROUND, coreShare: null }], failures: [FAILURE] });
});

test('figures keep five digits, counts all of theirs', () => {
  const written = roundText({ ...ROUND, slices: { throughput: [{ base: 12_345.678, head: 0.000_123_456_7 }] } });
  const { rounds: [round] } = parseRecording([sessionText(SESSION), written].join('\n'), 'rounds.jsonl.gz');
  assert.deepEqual(round?.slices.throughput, [{ base: 12_346, head: 0.000_123_46 }]);
  assert.equal(round?.amount, ROUND.amount);
});

test('a line that is none is named by its file and number', () => {
  const lines = [sessionText(SESSION), roundText(ROUND), '{"kind":"round"}'];
  assert.throws(() => parseRecording(lines.join('\n'), 'rounds-2026.jsonl.gz'), { message: 'rounds-2026.jsonl.gz:3 is no line of a recording' });
  assert.throws(() => parseRecording(roundText(ROUND), 'rounds-2026.jsonl.gz'), { message: 'rounds-2026.jsonl.gz:1 is no line of a recording' });
});

test('a session that does not tell how it measured is no recording', () => {
  const { procedure: _, ...untold } = SESSION;
  assert.throws(() => parseRecording(JSON.stringify({ kind: 'session', schema: 1, ...untold }), 'rounds-2026.jsonl.gz'), { message: 'rounds-2026.jsonl.gz:1 is no line of a recording' });
});

test('ten thousand rounds of a server stay below 3 MB', () => {
  const random = seededRandom(1);
  const pairs = (count: number, centre: number): readonly SlicePair[] => Array.from({ length: count }, () => ({ base: centre * (1 + random()), head: centre * (1 + random()) }));
  const rounds = Array.from({ length: 1_000 }, (_, order): RecordedRound => ({
    ...ROUND, order, atSeconds: order * 5 + random(), seconds: 5 + random(),
    slices: { cpuPerRequest: pairs(5, 80), throughput: pairs(5, 6_000), unloadedLatency: pairs(4, 0.3) },
    coreShare: pairs(1, 0.4)[0]!,
  }));
  assert.ok(gzipSync(rounds.map(roundText).join('\n'), { level: 9 }).length < 300_000);
});
