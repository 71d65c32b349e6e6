import assert from 'node:assert/strict';
import { test } from 'node:test';
import { roundCharts } from '../../../src/report/html/round-charts.ts';
import { soloCharts } from '../../../src/report/html/solo-charts.ts';
import { SAMPLES } from '../samples.ts';

const {
  run,
  judgement: { benchmarks },
} = SAMPLES.settled;
const charts = roundCharts(run.benchmarks[0]!, benchmarks[0]!);
const levels = charts.filter(({ title }) => title.endsWith('base and head'));

test('counts have no rounds to draw', () => {
  assert.equal(
    levels.some(({ title }) => title.startsWith('Instructions')),
    false,
  );
});

test('the axis of levels shows two per cent to either side at least, so that a trifle looks like one', () => {
  assert.deepEqual(levels.find(({ title }) => title.startsWith('CPU'))?.y.covers, [76.244, 79.356]);
});

test('each solo round has a line of its own in the legend', () => {
  const [solo] = [0, 1].map((index) => ({ index, figures: {}, latencyDistribution: [1, 2, 3] }));
  const [latency] = soloCharts({
    ...run.benchmarks[0]!,
    measurement: { state: 'measured', plan: null, duets: [], solos: [solo!, { ...solo!, index: 1 }] },
  });
  assert.deepEqual(
    latency?.series.map(({ name, paint }) => [name, paint]),
    [
      ['Solo round 1', 0],
      ['Solo round 2', 1],
    ],
  );
});
