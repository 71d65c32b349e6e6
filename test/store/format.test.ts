import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { appendToHistory, parseHistory, pruneHistoryText, serializeStoredRun } from '../../src/store/stored-lines.ts';
import type { MetricName, Retention, StoredRun } from '../../src/model.ts';
import { arbitraryStoredRun } from '../arbitrary-records.ts';
import { userErrorOf } from '../user-error.ts';
import { plainRuns, storedRun } from './stored-run.ts';

const FILE = 'baselines/epyc.jsonl';
const NOW = new Date('2026-02-01T00:00:00.000Z');

/** Keeps so many runs of any age. */
function keep(runs: number): Retention {
  return { runs, maxAgeMs: 1e12 };
}

function lines(...runs: readonly StoredRun[]): string {
  return runs.map((stored) => `${serializeStoredRun(stored)}\n`).join('');
}

function withoutFigures(stored: StoredRun): unknown {
  const benchmarks = plainRuns([stored])[0]!.benchmarks.map(({ figures, instructions, ...rest }) => ({
    ...rest,
    hash: instructions?.hash,
    rounds: Object.entries(figures)
      .map(([metric, { length }]) => `${metric}: ${length}`)
      .toSorted(),
  }));
  return JSON.parse(JSON.stringify({ ...stored, benchmarks }));
}

test('a stored run is one line whose bytes do not depend on the order of keys', () => {
  const stored = storedRun('abc');
  const reversed = Object.fromEntries(Object.entries(stored).toReversed()) as unknown as StoredRun;
  assert.equal(serializeStoredRun(reversed), serializeStoredRun(stored));
  assert.doesNotMatch(serializeStoredRun(stored), /\n/);
});

test('figures and counts are stored to six significant digits', () => {
  const [stored] = parseHistory(lines(storedRun('abc', { figures: [123.456789, 0.000123456789], instructions: 95_992.346 })), FILE);
  assert.deepEqual(stored?.benchmarks[0]?.figures.cpuPerRequest, [123.457, 0.000123457]);
  assert.deepEqual(stored?.benchmarks[0]?.instructions?.head, 95_992.3);
});

test('every stored run survives the round trip, rounded once and then exactly', () => {
  fc.assert(
    fc.property(arbitraryStoredRun, (stored) => {
      const once = serializeStoredRun(stored);
      const [parsed] = parseHistory(`${once}\n`, FILE);
      assert.ok(parsed);
      assert.equal(serializeStoredRun(parsed), once);
      assert.deepEqual(withoutFigures(parsed), withoutFigures(stored));
      for (const [index, benchmark] of stored.benchmarks.entries()) {
        for (const [metric, figures] of Object.entries(benchmark.figures)) {
          for (const [round, figure] of figures.entries()) {
            const kept = parsed.benchmarks[index]?.figures[metric as MetricName]?.[round];
            assert.ok(kept !== undefined && Math.abs(kept - figure) <= Math.max(figure * 1e-5, Number.MIN_VALUE));
          }
        }
      }
    }),
  );
});

test('no text is no history, and the last line may lack its end', () => {
  assert.deepEqual(parseHistory('', FILE), []);
  const text = lines(storedRun('a'), storedRun('b'));
  assert.deepEqual(
    parseHistory(text.trimEnd(), FILE).map(({ commit }) => commit),
    ['a', 'b'],
  );
  assert.deepEqual(
    parseHistory(text.replaceAll('\n', '\r\n'), FILE).map(({ commit }) => commit),
    ['a', 'b'],
  );
});

const UNREADABLE = [
  { name: 'is no JSON', line: '{"schema":1,', message: /nor any JSON/, fix: /Restore the line/ },
  { name: 'has another shape', line: '{"schema":3}', message: /not a stored run: tool/, fix: /Restore the line/ },
  {
    name: 'is of a later format',
    line: '{"schema":4,"anything":[]}',
    message: /newer perf-gate/,
    fix: /^Upgrade perf-gate to the version that wrote it, or delete the line to forget that run\.$/,
  },
  {
    name: 'says which version wrote its later format',
    line: '{"schema":4,"tool":"99.0.0"}',
    message: /newer perf-gate/,
    fix: /^Upgrade perf-gate from \S+ to 99\.0\.0, which wrote it, or delete the line to forget that run\.$/,
  },
  { name: 'is a conflict marker', line: '<<<<<<< HEAD', message: /conflict markers/, fix: /keep the lines of both sides/ },
] as const;

for (const { name, line, message, fix } of UNREADABLE) {
  test(`a line that ${name} is an error that names file and line, and nothing is appended to it`, () => {
    const text = `${lines(storedRun('a'))}${line}\n${lines(storedRun('b'))}`;
    for (const act of [
      () => parseHistory(text, FILE),
      () => appendToHistory({ text, file: FILE, stored: storedRun('c'), retention: keep(1), now: NOW }),
      () => pruneHistoryText({ text, file: FILE, retention: keep(1), now: NOW }),
    ]) {
      const error = userErrorOf(act);
      assert.equal(error.where, `${FILE}:2`);
      assert.match(error.message, message);
      assert.match(error.fix, fix);
    }
  });
}

test('appending keeps the lines that are there byte for byte and drops the oldest beyond the count', () => {
  const old = `${JSON.stringify({ extra: 'of a hand', ...storedRun('a') })}\n`;
  const two = appendToHistory({ text: old.trimEnd(), file: FILE, stored: storedRun('b'), retention: keep(2), now: NOW });
  assert.equal(two, old + lines(storedRun('b')));
  assert.equal(
    appendToHistory({ text: two, file: FILE, stored: storedRun('c'), retention: keep(2), now: NOW }),
    lines(storedRun('b'), storedRun('c')),
  );
});

test('a run that is stored already is not stored again: its rounds would pass for another run that came out alike', () => {
  const text = lines(storedRun('a'), storedRun('b', { id: 'express/hello' }));
  const append = (stored: StoredRun): string => appendToHistory({ text, file: FILE, stored, retention: keep(9), now: NOW });
  const error = userErrorOf(() => append(storedRun('b', { id: 'express/hello', figures: [101], slower: [] })));
  assert.equal(error.message, 'this run of b is stored already');
  assert.equal(error.where, `${FILE}:2`);
  assert.match(error.fix, /^Measure again/);
  for (const another of [
    storedRun('b', { id: 'express/hello', recordedAt: '2026-01-15T10:00:00.001Z' }),
    storedRun('b', { id: 'koa/hello' }),
    storedRun('c', { id: 'express/hello' }),
  ]) {
    assert.equal(parseHistory(append(another), FILE).length, 3, 'of another time, of another job, of another commit');
  }
});

test('pruning keeps the newest, and none when told to keep none', () => {
  const text = lines(storedRun('a'), storedRun('b'), storedRun('c'));
  assert.equal(pruneHistoryText({ text, file: FILE, retention: keep(2), now: NOW }), lines(storedRun('b'), storedRun('c')));
  assert.equal(pruneHistoryText({ text, file: FILE, retention: keep(9), now: NOW }), text);
  assert.equal(pruneHistoryText({ text, file: FILE, retention: keep(0), now: NOW }), '');
});

test('newer runs of one benchmark push out no run of another', () => {
  const worker = ['w1', 'w2', 'w3'].map((commit) => storedRun(commit, { id: 'worker/get' }));
  const api = ['a1', 'a2', 'a3'].map((commit) => storedRun(commit, { id: 'api/get' }));
  const text = lines(...worker, ...api);
  assert.deepEqual(
    parseHistory(pruneHistoryText({ text, file: FILE, retention: keep(2), now: NOW }), FILE).map(({ commit }) => commit),
    ['w2', 'w3', 'a2', 'a3'],
  );
});

test('a run stays for as long as one of its benchmarks has fewer that are newer', () => {
  const both = {
    ...storedRun('both'),
    benchmarks: [...storedRun('both', { id: 'worker/get' }).benchmarks, ...storedRun('both', { id: 'api/get' }).benchmarks],
  };
  const text = lines(both, ...['a1', 'a2'].map((commit) => storedRun(commit, { id: 'api/get' })));
  assert.equal(pruneHistoryText({ text, file: FILE, retention: keep(2), now: NOW }), text);
});

test('runs beyond the age are dropped, reckoned from the run that is appended, or from now where that is dated in the future', () => {
  const runs = ['2025-12-01', '2026-01-01', '2026-01-20'].map((day) => storedRun(day, { recordedAt: `${day}T00:00:00.000Z` }));
  const retention = { runs: 10, maxAgeMs: 31 * 86_400_000 };
  const stored = storedRun('new', { recordedAt: '2026-02-01T00:00:00.000Z' });
  const text = appendToHistory({ text: lines(...runs), file: FILE, stored, retention, now: new Date('2026-03-01T00:00:00.000Z') });
  assert.equal(
    appendToHistory({
      text: lines(...runs),
      file: FILE,
      stored: { ...stored, recordedAt: '2096-02-01T00:00:00.000Z' },
      retention,
      now: new Date('2026-02-01T00:00:00.000Z'),
    })
      .trim()
      .split('\n').length,
    3,
  );
  assert.deepEqual(
    parseHistory(text, FILE).map(({ commit }) => commit),
    ['2026-01-01', '2026-01-20', 'new'],
  );
  assert.equal(pruneHistoryText({ text, file: FILE, retention, now: new Date('2026-06-01T00:00:00.000Z') }), '');
});

test('a run that is stored twice counts once, and jobs of one moment that share no benchmark count each', () => {
  const ofOther = { ...storedRun('a'), benchmarks: storedRun('a').benchmarks.map((benchmark) => ({ ...benchmark, id: 'other/get' })) };
  const text = lines(storedRun('a'), storedRun('b'), storedRun('a'), ofOther);
  assert.deepEqual(parseHistory(text, FILE), [storedRun('a'), storedRun('b'), ofOther]);
});
