import assert from 'node:assert/strict';
import { test } from 'node:test';
import { roundCharts } from '../../../src/report/html/round-charts.ts';
import { soloCharts } from '../../../src/report/html/solo-charts.ts';
import { SAMPLES } from '../samples.ts';

const {
  run,
  judgement: { benchmarks },
} = SAMPLES.settled;
const charts = roundCharts(run.benchmarks[0]!, benchmarks[0]!, () => 'lower');
const levels = charts.filter(({ title }) => title.endsWith('base and head'));

test('a single count has no band, and its caption speaks of none', () => {
  const counted = levels.find(({ title }) => title.startsWith('Instructions'))!;
  assert.deepEqual([counted.caption, counted.bands], ['A dot is one count.', []]);
  assert.match(
    levels.find(({ title }) => title.startsWith('CPU'))?.caption ?? '',
    /^A dot is the median of a round\. A band is the 98 % confidence interval of the mean\./,
  );
});

test('the axis of levels shows two per cent to either side at least, so that a trifle looks like one', () => {
  assert.deepEqual(levels.find(({ title }) => title.startsWith('Instructions'))?.y.covers, [201_370, 209_590]);
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
