import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { runOfAutocannon } from '../../src/imports/autocannon.ts';
import { judgeSequential } from '../../src/judge/sequential.ts';
import type { Run } from '../../src/model.ts';
import { renderTerminal } from '../../src/report/terminal.ts';
import { sourceOfComparedRuns } from '../../src/report/report-source.ts';
import { runFileSchema } from '../../src/store/record-schema.ts';
import { userErrorOf } from '../user-error.ts';

/** As autocannon 9 writes it, with fields that are not read. */
function result(requests: number, fields: object = {}): object {
  const histogram = { average: 1, mean: 1, stddev: 0.1, min: 0, max: 9, p0_001: 0, p2_5: 1, p50: 2, p97_5: 5, p99: 7, p99_9: 9 };
  return {
    url: 'http://127.0.0.1:4100/user?id=7', connections: 10, sampleInt: 1000, pipelining: 1, duration: 10.04, samples: 10,
    start: '2026-01-15T10:00:00.000Z', finish: '2026-01-15T10:00:10.000Z', errors: 0, timeouts: 0, mismatches: 0, non2xx: 0, resets: 0, '2xx': requests, statusCodeStats: { 200: { count: requests } },
    latency: { ...histogram, totalCount: requests }, requests: { ...histogram, total: requests, sent: requests + 10 }, throughput: { ...histogram, total: requests * 250 },
    ...fields,
  };
}

const lines = (...results: readonly object[]): string => results.map((one) => `${JSON.stringify(one)}\n`).join('');

function runOf(text: string): Run {
  const run = runOfAutocannon(text, 'head.json');
  assert.ok(run !== null);
  return run;
}

describe('results of autocannon', () => {
  it('are read one a line, as a list, and indented, each as a round of head alone', () => {
    const results = [result(100_400), result(50_200)];
    const [first, ...others] = [lines(...results), JSON.stringify(results), JSON.stringify(results, null, 2)].map(runOf);
    for (const other of others) assert.deepEqual(other, first);
    const [record] = first!.benchmarks;
    assert.equal(record?.id, 'autocannon/user?id=7');
    assert.deepEqual(record?.measurement.state === 'measured' && record.measurement.solos.map(({ figures }) => figures), [
      { throughput: 10_000, latencyP50: 2, latencyP975: 5, latencyP99: 7, output: 2.5 },
      { throughput: 5_000, latencyP50: 2, latencyP975: 5, latencyP99: 7, output: 1.25 },
    ]);
  });

  it('make a run that has the shape of every run', () => {
    const run = runOf(lines(result(1_000), result(1_100)));
    assert.deepEqual(runFileSchema.parse({ run, history: [], acceptances: [] }).run, JSON.parse(JSON.stringify(run)));
  });

  it('are compared for the table, and never fail a check, however much slower', () => {
    const [base, head] = [runOf(lines(result(100_000), result(100_500), result(99_800))), runOf(lines(result(50_000), result(50_200), result(49_900)))];
    const judgement = judgeSequential(base, head);
    assert.deepEqual([judgement.exitCode, judgement.benchmarks.map(({ verdict }) => verdict)], [0, ['measured only']]);
    const source = sourceOfComparedRuns({ base: { run: base, file: 'base.json' }, head: { run: head, file: 'head.json' } }, judgement);
    const text = renderTerminal({ ...source, isVerbose: false, fullReport: 'add --verbose', color: false, width: 120 });
    assert.match(text, /throughput +9,970 → 4,983 req\/s +−50\.0 %/);
    assert.doesNotMatch(text, /perf-gate run/, 'autocannon does not know the commit to measure');
  });

  it('under another load are a new benchmark', () => {
    const [base, head] = [runOf(lines(result(1_000), result(1_100))), runOf(lines(result(1_000, { connections: 50 }), result(1_100, { connections: 50 })))];
    assert.deepEqual(judgeSequential(base, head).benchmarks.map(({ verdict }) => verdict), ['new']);
  });

  it('with errors or bad answers are refused, because those may be fast', () => {
    for (const bad of [{ errors: 3 }, { non2xx: 3 }]) assert.match(userErrorOf(() => runOfAutocannon(lines(result(1_000), result(1_000, bad)), 'head.json')).message, /3 (?:errors|answers)/);
  });

  it('are refused where there is one, which does not tell how much it varies', () => {
    assert.match(userErrorOf(() => runOfAutocannon(lines(result(1_000)), 'head.json')).message, /one result/);
  });

  it('are not taken for such where they are something else', () => {
    for (const text of ['', 'no JSON', '{}', '[]', '{"run":{}}', lines(result(1_000), { url: 1 }), lines(result(-1), result(1))]) assert.equal(runOfAutocannon(text, 'head.json'), null);
  });
});
