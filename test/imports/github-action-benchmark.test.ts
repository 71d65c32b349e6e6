import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readGithubActionBenchmark } from '../../src/imports/github-action-benchmark.ts';
import type { StoredRun } from '../../src/model.ts';
import { renderGithubActionBenchmark, exportedFigures } from '../../src/report/exports.ts';
import { appendImported, parseHistory, serializeStoredRun } from '../../src/store/stored-lines.ts';
import { userErrorOf } from '../user-error.ts';
import { SAMPLES } from '../report/samples.ts';

const AUTHOR = { email: 'ada@example.org', name: 'Ada', username: 'ada' };

/** An entry as github-action-benchmark keeps it, with fields that are not read. */
function entry(day: number, benches: readonly object[], tool = 'benchmarkjs'): object {
  const id = day.toString(16).padStart(40, 'a');
  return {
    commit: {
      author: AUTHOR,
      committer: AUTHOR,
      distinct: true,
      id,
      message: 'server: less work',
      timestamp: '2026-01-15T10:00:00+01:00',
      tree_id: id,
      url: `https://github.com/octo/app/commit/${id}`,
    },
    date: Date.UTC(2026, 0, day),
    tool,
    benches,
  };
}

const dataJs = (entries: object): string =>
  `window.BENCHMARK_DATA = ${JSON.stringify({ lastUpdate: 1_700_000_000_000, repoUrl: 'https://github.com/octo/app', entries }, null, 2)};\n`;

const RATE = { name: 'encode', value: 1_250_000, unit: 'ops/sec', range: '±0.5%', extra: '90 samples' };
const refusal = (text: string): string => userErrorOf(() => readGithubActionBenchmark(text, 'data.js')).message;

/** The imported runs of these days. */
const read = (...days: readonly number[]): readonly StoredRun[] =>
  readGithubActionBenchmark(dataJs({ Codec: days.map((day) => entry(day, [RATE])) }), 'data.js').runs;

const KEEP_ALL = { runs: 1_000, maxAgeMs: 1e12 };

describe('the history of github-action-benchmark', () => {
  it('becomes stored runs, oldest first, each figure in the unit of its metric', () => {
    const benches = [
      RATE,
      { name: 'decode', value: 2.5, unit: 'us/iter' },
      { name: 'hello', value: 9_000, unit: 'req/s' },
      { name: 'start', value: 12, unit: 'ms' },
    ];
    const { runs, unknownUnits } = readGithubActionBenchmark(dataJs({ Codec: [entry(3, benches), entry(1, [RATE])] }), 'data.js');
    assert.deepEqual(
      runs.map(({ recordedAt, commit }) => [recordedAt, commit.slice(-2)]),
      [
        ['2026-01-01T00:00:00.000Z', 'a1'],
        ['2026-01-03T00:00:00.000Z', 'a3'],
      ],
    );
    assert.deepEqual(
      runs[1]?.benchmarks.map(({ id, figures }) => [id, figures]),
      [
        ['Codec/encode', { nsPerOp: [800] }],
        ['Codec/decode', { nsPerOp: [2_500] }],
        ['Codec/hello', { throughput: [9_000] }],
        ['Codec/start', { nsPerOp: [12_000_000] }],
      ],
    );
    assert.deepEqual(unknownUnits, []);
  });

  it('tells the units that it leaves out, and is refused where no figure is left', () => {
    const points = { name: 'lighthouse', value: 97, unit: 'points' };
    assert.deepEqual(readGithubActionBenchmark(dataJs({ Codec: [entry(1, [RATE, points])] }), 'data.js').unknownUnits, ['points']);
    assert.match(userErrorOf(() => readGithubActionBenchmark(dataJs({ Pages: [entry(1, [points])] }), 'data.js')).message, /points/);
  });

  for (const sample of ['regressed', 'every-verdict'] as const) {
    it(`has the figures that perf-gate exported to it: ${sample}`, () => {
      const source = SAMPLES[sample];
      const text = dataJs({
        Benchmark: [entry(1, JSON.parse(renderGithubActionBenchmark(source)) as readonly object[], 'customSmallerIsBetter')],
      });
      const { runs, unknownUnits } = readGithubActionBenchmark(text, 'data.js');
      const costs = exportedFigures(source.judgement.benchmarks).filter(({ info }) => info.direction === 'lower');
      assert.ok(costs.length > 0);
      assert.deepEqual(
        runs[0]?.benchmarks.flatMap(({ id, figures }) => Object.entries(figures).map(([metric, values]) => [id, metric, ...values])),
        costs.map(({ name, metric, value }) => [name, metric, value]),
      );
      assert.deepEqual(unknownUnits, []);
    });
  }

  it('is read without the assignment too, and refused with the place of what is wrong', () => {
    const json = dataJs({ Codec: [entry(1, [RATE])] })
      .replace('window.BENCHMARK_DATA = ', '')
      .replace(';', '');
    assert.equal(readGithubActionBenchmark(json, 'data.json').runs.length, 1);
    assert.match(refusal('alert(1)'), /no JSON with entries/);
    assert.match(refusal(dataJs({ Codec: [{ ...entry(1, [RATE]), date: 'today' }] })), /entries\.Codec\[0\]\.date/);
    assert.match(
      refusal(
        dataJs({
          Codec: [
            entry(
              1,
              Array.from({ length: 5_001 }, () => RATE),
            ),
          ],
        }),
      ),
      /entries\.Codec\[0\]\.benches/,
    );
  });

  it('can be imported again: runs that are there already are passed over, and new ones join them in the order of time', () => {
    const first = appendImported({ text: '', file: 'imported.jsonl', imported: read(2, 4), retention: KEEP_ALL });
    const second = appendImported({ text: first, file: 'imported.jsonl', imported: read(1, 2, 3, 4, 5), retention: KEEP_ALL });
    assert.deepEqual(
      parseHistory(second, 'imported.jsonl'),
      parseHistory(
        read(1, 2, 3, 4, 5)
          .map((run) => `${serializeStoredRun(run)}\n`)
          .join(''),
        'imported.jsonl',
      ),
    );
    const pruned = appendImported({ text: first, file: 'imported.jsonl', imported: read(5), retention: { runs: 2, maxAgeMs: 1e12 } });
    assert.deepEqual(
      parseHistory(pruned, 'imported.jsonl').map(({ recordedAt }) => recordedAt.slice(8, 10)),
      ['04', '05'],
    );
  });
});
