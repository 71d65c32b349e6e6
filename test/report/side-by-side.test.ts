import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { judge } from '../../src/judge/judge.ts';
import type { BenchmarkRecord } from '../../src/model.ts';
import type { Block } from '../../src/report/document.ts';
import { directionsOf } from '../../src/report/change-words.ts';
import { toPlainText } from '../../src/report/headline.ts';
import { sideBySideSection } from '../../src/report/side-by-side-section.ts';
import { aBenchmark, aDuet, around, aRun, measured, ofDuets, waitingFor } from '../judge/records.ts';

function loaded(id: string, client: { readonly clientSaturated?: true }): BenchmarkRecord {
  return aBenchmark(id, ofDuets([0, 1, 2, 3].map((index) => ({ ...aDuet(index, { cpuPerRequest: [{ base: 100, head: 100 + (index % 2) }] }), ...client }))));
}

function blocksOn(...benchmarks: readonly BenchmarkRecord[]): readonly Block[] {
  const run = aRun({ benchmarks });
  return sideBySideSection({ run, judgement: judge({ run, history: [], acceptances: [] }), directionOf: directionsOf(run.policy) }).blocks;
}

const paragraphsOn = (...benchmarks: readonly BenchmarkRecord[]): readonly string[] =>
  blocksOn(...benchmarks).flatMap((block) => (block.kind === 'paragraph' ? [toPlainText(block.text)] : []));

describe('the comparison of base and head', () => {
  it('says that an interval is that of one change by itself', () => {
    assert.match(paragraphsOn(loaded('koa/hello', {}))[0]!, /^Change of the figure from base to head, with the 98 % interval of each change by itself, not of all together\. ~ marks /);
  });

  it('says where throughput was the load client\'s own, and nothing of it elsewhere', () => {
    const [limiting, idle] = [loaded('http-node/hello', { clientSaturated: true }), loaded('koa/hello', {})];
    const [, limited, ...none] = paragraphsOn(limiting, idle);
    assert.match(limited ?? '', /^Throughput is left out in http-node\/hello: the load client could send no more .* CPU per request stands\.$/);
    assert.deepEqual(none, []);
    assert.equal(paragraphsOn(idle).length, 1);
  });

  it('names work that falls into few slices, which their median does not see', () => {
    const [seldom, never] = [8, 0].map((percent) => measured({ cpuPerRequest: around(0, 0.002), meanCpuPerRequest: around(Math.log1p(percent / 100), 0.005) }));
    assert.deepEqual(paragraphsOn(aBenchmark('koa/hello', never!)).slice(1), []);
    const blocks = blocksOn(aBenchmark('koa/hello', never!), aBenchmark('express/hello', seldom!));
    const lists = blocks.flatMap((block) => (block.kind === 'list' ? block.items.map(toPlainText) : []));
    assert.equal(lists.length, 1);
    assert.match(lists[0]!, /^express\/hello: mean CPU per request is 8\.0 % higher .*, but CPU per request is .* by the median of slices: what is done more falls into few of them/);
    assert.match(paragraphsOn(aBenchmark('express/hello', seldom!))[1]!, /^More work now and then:$/);
  });

  it('names waiting that requests share, which CPU time does not see', () => {
    const [waiting, saturated] = [[0.002, 0.2], [0.2, 0.2]].map(([cpu, throughput]) => measured({ cpuPerRequest: around(cpu!, 0.002), throughput: around(-throughput!, 0.005) }));
    assert.deepEqual(paragraphsOn(aBenchmark('koa/hello', saturated!)).slice(1), []);
    const given = aBenchmark('express/hello', waiting!);
    assert.match(paragraphsOn(given)[1]!, /^Waiting that requests share:$/);
    const lists = blocksOn(given).flatMap((block) => (block.kind === 'list' ? block.items.map(toPlainText) : []));
    assert.match(lists.join('\n'), /^express\/hello: throughput is 18\.1 % lower .*, but CPU per request is 0\.2 % higher .*: requests wait together for something/);
  });

  it('says where throughput gates, and how much of the time those servers wait at the least', () => {
    const [waiting, working] = [0.857, 0.1].map((share) => waitingFor(Array.from({ length: 12 }, () => share), measured({ cpuPerRequest: around(0, 0.002), throughput: around(0, 0.002) })));
    assert.deepEqual(paragraphsOn(aBenchmark('koa/hello', working!)).slice(1), []);
    assert.match(paragraphsOn(aBenchmark('db/list', waiting!), aBenchmark('koa/hello', working!))[1]!, /^Throughput gates in db\/list: under load these servers wait for others 85 % of the time or more, and /);
  });

  it('names it in a suite as well, by its time per operation', () => {
    const seldom = measured({ nsPerOp: around(0, 0.002), meanNsPerOp: around(Math.log1p(0.08), 0.005) });
    const lists = blocksOn(aBenchmark('user/parse', seldom, { kind: 'suite' })).flatMap((block) => (block.kind === 'list' ? block.items.map(toPlainText) : []));
    assert.match(lists.join('\n'), /^user\/parse: mean time per operation is 8\.0 % higher .*, but time per operation is .* by the median of slices: .*, and cannot fail the check$/);
  });
});
