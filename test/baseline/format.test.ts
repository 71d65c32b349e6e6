import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { appendToHistory, parseHistory, pruneHistoryText, serializeStoredRun, toStoredRun } from '../../src/baseline/format.ts';
import type { BenchmarkRecord, Run, SoloRound, StoredRun } from '../../src/model.ts';
import { arbitraryGarbage, arbitraryStoredRun } from '../arbitrary-records.ts';
import { acceptsOrRefuses, userErrorOf } from '../user-error.ts';
import { ENVIRONMENT, storedRun } from './stored-run.ts';

const FILE = 'baselines/epyc.jsonl';
const solos: readonly SoloRound[] = [{ index: 0, figures: { cpuPerRequest: 82.1 } }];

function run(benchmarks: readonly BenchmarkRecord[], dirty = false): Run {
  return {
    schema: 1,
    tool: 'perf-gate 0.1.0',
    startedAt: '2026-01-15T10:00:00.000Z',
    durationMs: 1_000,
    profile: 'quick',
    seed: 1,
    head: { sha: 'abc', dirty },
    base: null,
    environment: ENVIRONMENT,
    policy: { rules: [], alpha: 0.01, noRegressionOver: 0.05, onInconclusive: 'pass', minStoredRuns: 5 },
    configHash: 'config',
    benchmarks,
    notes: [],
  };
}

function record(id: string, measurement: BenchmarkRecord['measurement']): BenchmarkRecord {
  return { id, target: 'express', scenario: 'x', kind: 'server', version: null, loadHash: 'load', measurement };
}

function lines(...runs: readonly StoredRun[]): string {
  return runs.map((stored) => `${serializeStoredRun(stored)}\n`).join('');
}

function withoutFigures(stored: StoredRun): unknown {
  const benchmarks = stored.benchmarks.map(({ solos: rounds, ...rest }) => ({ ...rest, rounds: rounds.map(({ index }) => index) }));
  return JSON.parse(JSON.stringify({ ...stored, benchmarks }));
}

test('only benchmarks that were measured and have solo rounds are stored', () => {
  const stored = toStoredRun(run([
    record('a/measured', { state: 'measured', duets: [], solos }),
    record('a/new', { state: 'new', why: 'only head has it', solos }),
    record('a/no-solos', { state: 'measured', duets: [], solos: [] }),
    record('a/unaffected', { state: 'unaffected' }),
    record('a/broken', { state: 'broken', arm: 'head', reason: 'it died' }),
  ]));
  assert.deepEqual(stored.benchmarks, [{ id: 'a/measured', loadHash: 'load', solos }, { id: 'a/new', loadHash: 'load', solos }]);
  assert.equal(stored.commit, 'abc');
});

test('a run of uncommitted changes is not stored as if it were its commit', () => {
  assert.equal(toStoredRun(run([], true)).commit, 'abc-dirty');
});

test('a stored run is one line whose bytes do not depend on the order of keys', () => {
  const stored = storedRun('abc');
  const reversed = Object.fromEntries(Object.entries(stored).toReversed()) as unknown as StoredRun;
  assert.equal(serializeStoredRun(reversed), serializeStoredRun(stored));
  assert.doesNotMatch(serializeStoredRun(stored), /\n/);
});

test('figures are stored to six significant digits', () => {
  const [stored] = parseHistory(lines(storedRun('abc', { figures: [123.456789, 0.000123456789] })), FILE);
  assert.deepEqual(stored?.benchmarks[0]?.solos.map(({ figures }) => figures.cpuPerRequest), [123.457, 0.000123457]);
});

test('every stored run survives the round trip, rounded once and then exactly', () => {
  fc.assert(fc.property(arbitraryStoredRun, (stored) => {
    const once = serializeStoredRun(stored);
    const [parsed] = parseHistory(`${once}\n`, FILE);
    assert.ok(parsed);
    assert.equal(serializeStoredRun(parsed), once);
    assert.deepEqual(withoutFigures(parsed), withoutFigures(stored));
    for (const [index, benchmark] of stored.benchmarks.entries()) {
      for (const [round, { figures }] of benchmark.solos.entries()) {
        for (const [metric, figure] of Object.entries(figures)) {
          const kept = parsed.benchmarks[index]?.solos[round]?.figures[metric as keyof typeof figures];
          assert.ok(kept !== undefined && Math.abs(kept - figure) <= Math.max(figure * 1e-5, Number.MIN_VALUE));
        }
      }
    }
  }));
});

test('garbage is parsed or refused with a UserError, never another error', () => {
  fc.assert(fc.property(arbitraryGarbage(lines(storedRun('a'), storedRun('b'))), (text) => {
    acceptsOrRefuses(() => parseHistory(text, FILE));
  }), { numRuns: 300 });
});

test('no text is no history, and the last line may lack its end', () => {
  assert.deepEqual(parseHistory('', FILE), []);
  const text = lines(storedRun('a'), storedRun('b'));
  assert.deepEqual(parseHistory(text.trimEnd(), FILE).map(({ commit }) => commit), ['a', 'b']);
  assert.deepEqual(parseHistory(text.replaceAll('\n', '\r\n'), FILE).map(({ commit }) => commit), ['a', 'b']);
});

const UNREADABLE = [
  { name: 'is no JSON', line: '{"schema":1,', message: /nor any JSON/, fix: /Restore the line/ },
  { name: 'has another shape', line: '{"schema":1}', message: /not a stored run: tool/, fix: /Restore the line/ },
  { name: 'is of a later format', line: '{"schema":2,"anything":[]}', message: /newer perf-gate/, fix: /Upgrade/ },
  { name: 'is a conflict marker', line: '<<<<<<< HEAD', message: /conflict markers/, fix: /keep the runs of both sides/ },
] as const;

for (const { name, line, message, fix } of UNREADABLE) {
  test(`a line that ${name} is an error that names file and line, and nothing is appended to it`, () => {
    const text = `${lines(storedRun('a'))}${line}\n${lines(storedRun('b'))}`;
    for (const act of [
      () => parseHistory(text, FILE),
      () => appendToHistory({ text, file: FILE, stored: storedRun('c'), keep: 1 }),
      () => pruneHistoryText({ text, file: FILE, keep: 1 }),
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
  const two = appendToHistory({ text: old.trimEnd(), file: FILE, stored: storedRun('b'), keep: 2 });
  assert.equal(two, old + lines(storedRun('b')));
  assert.equal(appendToHistory({ text: two, file: FILE, stored: storedRun('c'), keep: 2 }), lines(storedRun('b'), storedRun('c')));
});

test('pruning keeps the newest, and none when told to keep none', () => {
  const text = lines(storedRun('a'), storedRun('b'), storedRun('c'));
  assert.equal(pruneHistoryText({ text, file: FILE, keep: 2 }), lines(storedRun('b'), storedRun('c')));
  assert.equal(pruneHistoryText({ text, file: FILE, keep: 9 }), text);
  assert.equal(pruneHistoryText({ text, file: FILE, keep: 0 }), '');
});
