import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { judge } from '../../../src/judge/judge.ts';
import type { BenchmarkRecord } from '../../../src/model.ts';
import { directionsOf } from '../../../src/report/change.ts';
import { toPlainText } from '../../../src/report/headline.ts';
import { sideBySideSection } from '../../../src/report/sections/side-by-side.ts';
import { aBenchmark, aDuet, aRun, ofDuets } from '../../judge/records.ts';

function loaded(id: string, client: { readonly clientSaturated?: true }): BenchmarkRecord {
  return aBenchmark(id, ofDuets([0, 1, 2, 3].map((index) => ({ ...aDuet(index, { cpuPerRequest: [{ base: 100, head: 100 + (index % 2) }] }), ...client }))));
}

function paragraphsOn(...benchmarks: readonly BenchmarkRecord[]): readonly string[] {
  const run = aRun({ benchmarks });
  const { blocks } = sideBySideSection({ run, judgement: judge({ run, history: [], acceptances: [] }), directionOf: directionsOf(run.policy) });
  return blocks.flatMap((block) => (block.kind === 'paragraph' ? [toPlainText(block.text)] : []));
}

describe('the comparison of base and head', () => {
  it('says where throughput was the load client\'s own, and nothing of it elsewhere', () => {
    const [limiting, idle] = [loaded('http-node/hello', { clientSaturated: true }), loaded('koa/hello', {})];
    const [, limited, ...none] = paragraphsOn(limiting, idle);
    assert.match(limited ?? '', /^Throughput is left out in http-node\/hello: the load client could send no more .* CPU per request stands\.$/);
    assert.deepEqual(none, []);
    assert.equal(paragraphsOn(idle).length, 1);
  });
});
