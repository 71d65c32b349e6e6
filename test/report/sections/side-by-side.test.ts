import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { judge } from '../../../src/judge/judge.ts';
import type { BenchmarkRecord, SlicePair } from '../../../src/model.ts';
import { directionsOf } from '../../../src/report/change.ts';
import { toPlainText } from '../../../src/report/headline.ts';
import { sideBySideSection } from '../../../src/report/sections/side-by-side.ts';
import { aBenchmark, aDuet, aRun, ofDuets } from '../../judge/records.ts';

function loaded(id: string, coreShare: SlicePair): BenchmarkRecord {
  const duets = [0, 1, 2, 3].map((index) => ({ ...aDuet(index, { cpuPerRequest: [{ base: 100, head: 100 + (index % 2) }] }), coreShare }));
  return aBenchmark(id, ofDuets(duets, [{ index: 0, figures: { throughput: 100 }, clientSaturated: true }]));
}

function paragraphsOn(...benchmarks: readonly BenchmarkRecord[]): readonly string[] {
  const run = aRun({ benchmarks });
  const { blocks } = sideBySideSection({ run, judgement: judge({ run, history: [], acceptances: [] }), directionOf: directionsOf(run.policy) });
  return blocks.flatMap((block) => (block.kind === 'paragraph' ? [toPlainText(block.text)] : []));
}

describe('the comparison of base and head', () => {
  it('says where throughput was the load client\'s own, and nothing of it elsewhere', () => {
    const [idle, filled] = [loaded('http-node/hello', { base: 0.3, head: 0.3 }), loaded('koa/hello', { base: 0.5, head: 0.5 })];
    const [, limited, ...none] = paragraphsOn(idle, filled);
    assert.match(limited ?? '', /^Throughput is left out in http-node\/hello: the load client could send no more .* CPU per request stands\.$/);
    assert.deepEqual(none, []);
    assert.equal(paragraphsOn(filled).length, 1);
  });
});
