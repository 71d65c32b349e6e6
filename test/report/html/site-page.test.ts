import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { driftOf } from '../../../src/judge/drift.ts';
import type { StoredRun } from '../../../src/model.ts';
import { sitePage, type StoredKindOfSite } from '../../../src/report/html/site-page.ts';
import { POLICY } from '../../judge/records.ts';
import { drawnRun } from './drawn-run.ts';

/** express is slower since the 41st of 60 runs. */
function kindOf(changed: (stored: StoredRun) => StoredRun): StoredKindOfSite {
  const history = drawnRun({ benchmarks: 8, storedRuns: 60 }).history.map(changed);
  const newest = history.at(-1)!;
  return {
    key: newest.environment.key,
    history,
    benchmarks: newest.benchmarks.map(({ id, figures }) => ({
      id,
      runs: 60,
      newest: Object.fromEntries(Object.entries(figures).map(([metric, [figure]]) => [metric, figure])),
    })),
    drifts: driftOf({ history, acceptances: [], policy: POLICY }),
  };
}

const statesOf = (kind: StoredKindOfSite): readonly (readonly [string, string])[] =>
  sitePage({ kind, commitUrl: null, pages: [] })
    .benchmarks.filter((benchmark) => benchmark.kind !== 'steady')
    .map((benchmark) => [benchmark.label, benchmark.kind]);

describe('a page of the stored runs', () => {
  it('names the benchmark that became slower, with its change point', () => {
    const kind = kindOf((stored) => ({ ...stored, accepted: [] }));
    assert.deepEqual(statesOf(kind), [['express/updateUser', 'slower']]);
    const { document, benchmarks } = sitePage({ kind, commitUrl: null, pages: [] });
    assert.deepEqual(
      benchmarks.filter(({ isOpen }) => isOpen).map(({ label }) => label),
      ['express/updateUser'],
    );
    assert.match(JSON.stringify(document.visible), /express\/updateUser: CPU per request rose by/);
  });

  it('says of a slowdown that was accepted that the level changed', () => {
    const kind = kindOf((stored) => stored);
    assert.deepEqual(statesOf(kind), [['express/updateUser', 'changed']]);
    assert.deepEqual(
      sitePage({ kind, commitUrl: null, pages: [] }).benchmarks.map(({ isOpen }) => isOpen),
      kind.benchmarks.map((_, position) => position === 0),
    );
  });

  it('draws each metric that is stored, over all runs', () => {
    const { benchmarks } = sitePage({ kind: kindOf((stored) => stored), commitUrl: null, pages: [] });
    assert.deepEqual(
      benchmarks[0]?.charts.map(({ title }) => title),
      ['CPU per request: stored runs', 'Unloaded latency: stored runs', 'Throughput: stored runs', 'Max memory: stored runs'],
    );
  });

  it('draws instructions once: of a request, or of an operation', () => {
    const kind = kindOf((stored) => ({
      ...stored,
      benchmarks: stored.benchmarks.map((benchmark) => ({ ...benchmark, instructions: { head: 1_000, hash: 'x' } })),
    }));
    const countedOf = (wanted: string): readonly string[] =>
      sitePage({ kind, commitUrl: null, pages: [] })
        .benchmarks.find(({ label }) => label === wanted)!
        .charts.flatMap(({ title }) => (title.startsWith('Instructions') ? [title] : []));
    assert.deepEqual(countedOf('koa/updateUser'), ['Instructions per request: stored runs']);
    assert.deepEqual(countedOf('serializers/json-7'), ['Instructions per operation: stored runs']);
  });
});
