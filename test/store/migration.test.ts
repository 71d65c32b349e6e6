import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recordedText } from '../recorded-text.ts';
import { parseRunFile } from '../../src/store/run-file.ts';
import { parseHistory } from '../../src/store/stored-lines.ts';
import { aBenchmark, aRun } from '../judge/records.ts';
import { storedRun } from './stored-run.ts';

const { warnings: _, ...TODAY } = aRun({});

/** A run file as format 2 had it, with one benchmark. */
const formatTwo = (measurement: object, fields: object = {}): string => JSON.stringify({
  run: { ...TODAY, schema: 2, notes: ['A note.'], benchmarks: [{ ...aBenchmark('api/hello', { state: 'unaffected' }), measurement }], ...fields },
  history: [], acceptances: [],
});

for (const measurement of [{ state: 'broken', arm: 'head', reason: 'it died' }, { state: 'invalid', reason: 'it died' }, { state: 'lost', reason: 'it died' }, { state: 'not measured', reason: 'it died' }]) {
  test(`prose of format 2 is kept as recorded text: why something is ${measurement.state}`, () => {
    const { run } = parseRunFile(formatTwo(measurement), 'run.json');
    assert.deepEqual(run.benchmarks[0]?.measurement, { ...measurement, reason: recordedText('it died') });
  });
}

test('prose of format 2 is kept as recorded text: why something is new, notes and warnings', () => {
  const { run } = parseRunFile(formatTwo({ state: 'new', why: 'only head has it', solos: [] }, { warnings: ['A warning.'] }), 'run.json');
  assert.deepEqual(run.benchmarks[0]?.measurement, { state: 'new', why: recordedText('only head has it'), solos: [] });
  assert.deepEqual([run.schema, run.notes, run.warnings], [3, [recordedText('A note.')], [recordedText('A warning.')]]);
});

test('a run of format 2 without warnings has none', () => {
  assert.deepEqual(parseRunFile(formatTwo({ state: 'unaffected' }), 'run.json').run.warnings, []);
});

function leftToOf(reason: string): unknown {
  const [read] = parseRunFile(formatTwo({ state: 'not measured', reason }), 'run.json').run.benchmarks;
  return read?.measurement.state === 'not measured' && read.measurement.leftTo;
}

test('a shard that only the reason names is taken from there, where it is one of its run', () => {
  const reasons = ['in shard 2 of 3', 'in shard 4 of 3', 'in shard 0 of 3', 'the run was interrupted before its turn'];
  assert.deepEqual(reasons.map(leftToOf), [{ index: 2, count: 3 }, undefined, undefined, undefined]);
});

test('a stored run of format 1, which lists solo rounds, has their figures without those that the client set', () => {
  const { benchmarks: [benchmark], slower: _slower, accepted: _accepted, ...rest } = storedRun('abc');
  const { id, loadHash } = benchmark!;
  const solos = [{ index: 0, figures: { cpuPerRequest: 82.1, throughput: 9_000 }, clientSaturated: true }, { index: 1, figures: { cpuPerRequest: 82.3 } }];
  const [parsed] = parseHistory(JSON.stringify({ ...rest, schema: 1, benchmarks: [{ id, loadHash, solos }] }), 'epyc.jsonl');
  assert.deepEqual(parsed, { ...storedRun('abc'), benchmarks: [{ id, loadHash, figures: { cpuPerRequest: [82.1, 82.3] } }] });
});

test('a stored run of format 2 has the marks that it has, and none of what became faster', () => {
  const { slower: _slower, accepted: _accepted, ...rest } = storedRun('abc');
  assert.deepEqual(parseHistory(JSON.stringify({ ...rest, schema: 2 }), 'epyc.jsonl'), [storedRun('abc')], 'the first had none');
  const slower = [{ id: 'express/updateUser', since: 'abc' }];
  const faster = [{ id: 'express/updateUser', metric: 'cpuPerRequest', since: 'abc' }];
  assert.deepEqual(parseHistory(JSON.stringify({ ...storedRun('abc', { slower }), schema: 2, faster }), 'epyc.jsonl'), [storedRun('abc', { slower })]);
});

test('a run file of format 2 may hold stored runs of older formats', () => {
  const file = JSON.parse(formatTwo({ state: 'unaffected' })) as object;
  const { history } = parseRunFile(JSON.stringify({ ...file, history: [{ ...storedRun('abc'), schema: 2 }] }), 'run.json');
  assert.deepEqual(history, [storedRun('abc')]);
});

test('data of an unexpected shape is left for the schema to refuse', () => {
  for (const text of ['{"run":{"schema":2,"benchmarks":[1],"notes":7}}', '{"run":{"schema":2}}']) assert.throws(() => parseRunFile(text, 'run.json'), /not a run file: run/);
});
