import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reasonThatSays } from '../reason-that-says.ts';
import { judge } from '../../src/judge/judge.ts';
import type { BenchmarkRecord } from '../../src/model.ts';
import { everyComparison, sideBySide } from '../../src/report/comparisons.ts';
import type { Block } from '../../src/report/document.ts';
import { toPlainText } from '../../src/report/headline.ts';
import { aBenchmark, aDuet, around, aRun, measured, ofDuets, waitingFor } from '../judge/records.ts';

function loaded(id: string, client: { readonly clientSaturated?: true }): BenchmarkRecord {
  return aBenchmark(
    id,
    ofDuets([0, 1, 2, 3].map((index) => ({ ...aDuet(index, { cpuPerRequest: [{ base: 100, head: 100 + (index % 2) }] }), ...client }))),
  );
}

function blocksOn(...benchmarks: readonly BenchmarkRecord[]): readonly Block[] {
  const run = aRun({ benchmarks });
  return sideBySide({ run, judgement: judge({ run, history: [], acceptances: [] }) });
}

/** Paragraphs and items of lists. */
const textsOn = (...benchmarks: readonly BenchmarkRecord[]): readonly string[] =>
  blocksOn(...benchmarks).flatMap((block) => {
    if (block.kind === 'paragraph') return [toPlainText(block.text)];
    return block.kind === 'list' ? block.items.map(toPlainText) : [];
  });

describe('the comparison of base and head', () => {
  it('is where the load client was saturated', () => {
    assert.deepEqual(textsOn(loaded('http-node/hello', { clientSaturated: true }), loaded('koa/hello', {})), [
      'No throughput of http-node/hello: the load client was saturated while the servers had time to spare. CPU per request is valid.',
    ]);
    assert.deepEqual(textsOn(loaded('koa/hello', {})), []);
  });

  it('is work that falls into few slices, which their median does not see', () => {
    const [seldom, never] = [8, 0].map((percent) =>
      aBenchmark('koa/hello', measured({ cpuPerRequest: around(0, 0.002), meanCpuPerRequest: around(Math.log1p(percent / 100), 0.005) })),
    );
    assert.equal(textsOn(seldom!).length, 2);
    assert.deepEqual(textsOn(never!), []);
  });

  it('is waiting that requests share, which CPU time does not see', () => {
    const [waiting, saturated] = [
      [0.002, 0.2],
      [0.2, 0.2],
    ].map(([cpu, throughput]) =>
      aBenchmark('koa/hello', measured({ cpuPerRequest: around(cpu!, 0.002), throughput: around(-throughput!, 0.005) })),
    );
    assert.equal(textsOn(waiting!).length, 2);
    assert.deepEqual(textsOn(saturated!), []);
  });

  it('is where throughput can fail the check, and how much of the time those servers wait at least', () => {
    const [waiting, working] = [0.857, 0.1].map((share) =>
      waitingFor(
        Array.from({ length: 12 }, () => share),
        measured({ cpuPerRequest: around(0, 0.002), throughput: around(0, 0.002) }),
      ),
    );
    assert.deepEqual(textsOn(aBenchmark('db/list', waiting!), aBenchmark('koa/hello', working!)), [
      'Throughput can fail the check of db/list: under load these servers wait 85 % of the time or more. Neither CPU time nor the latency of a single request shows that.',
    ]);
  });

  it('names every benchmark that was not compared, with its reason', () => {
    const names = Array.from({ length: 40 }, (_, index) => `koa-${index}/hello`);
    const [text = ''] = textsOn(
      ...names.map((id) => aBenchmark(id, { state: 'broken', arm: 'head', reason: reasonThatSays('head did not answer within 30 s') })),
    );
    assert.equal(text, `failed: ${names.join(', ')}: head did not answer within 30 s`);
  });
});

/** The row of a single benchmark by the titles of its columns. */
function rowOn(change: number): Readonly<Record<string, string>> {
  const run = aRun({ benchmarks: [aBenchmark('koa/hello', measured({ cpuPerRequest: around(Math.log1p(change), 0.005) }))] });
  const table =
    everyComparison({ run, judgement: judge({ run, history: [], acceptances: [] }) }).find((block) => block.kind === 'table') ??
    assert.fail('no table');
  return Object.fromEntries(table.columns.map(({ title }, column) => [title, toPlainText(table.rows[0]![column]!.text)]));
}

describe('the statistics of a comparison', () => {
  for (const { change, outcome, p } of [
    { change: 0.06, outcome: 'regressed', p: 'p < 0.0001' },
    { change: -0.06, outcome: 'faster', p: 'p < 0.0001' },
    { change: 0, outcome: 'unchanged', p: 'p = 1' },
  ]) {
    it(`have the p value of the test for the outcome: ${outcome}`, () => {
      const { p: plain, 'After Holm': adjusted, Outcome } = rowOn(change);
      assert.deepEqual([plain, adjusted, Outcome], [p, p, outcome]);
    });
  }
});
