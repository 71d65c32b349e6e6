import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type LineChart, renderLineChart } from '../../../../bench/verdicts/page/line-chart.ts';

const CHART: LineChart = {
  title: 'Power & <time>',
  x: { label: 'minutes', scale: 'log', ticks: [1, 10, 100], format: String },
  y: { label: 'share', scale: 'linear', ticks: [0, 1], format: String },
  lines: [{ name: 'ours', isOurs: true, points: [[1, 0], [10, 0.5], [100, 1]] }],
};

function pointsOf(chart: LineChart): readonly (readonly number[])[] {
  const circles = renderLineChart(chart).matchAll(/<circle cx="(?<x>[\d.]+)" cy="(?<y>[\d.]+)"/g);
  return [...circles].map(({ groups }) => [Number(groups!['x']), Number(groups!['y'])]);
}

test('points lie where their axes put them: in the middle of a logarithmic one at its geometric mean', () => {
  const [[left, bottom], [middle, centre], [right, top]] = pointsOf(CHART) as [[number, number], [number, number], [number, number]];
  assert.equal(middle, (left + right) / 2);
  assert.equal(centre, (bottom + top) / 2);
  assert.ok(left < right && top < bottom);
});

test('what lies outside of the axes is drawn at their end', () => {
  const inside = pointsOf(CHART);
  const lines = [{ name: 'ours', isOurs: true, points: [[0.01, -1], [10, 0.5], [1e6, Infinity]] }] as const;
  assert.deepEqual(pointsOf({ ...CHART, lines }), inside);
});

test('a second line of ours is dashed, the first is not', () => {
  const [line] = CHART.lines;
  const strokes = renderLineChart({ ...CHART, lines: [line!, { ...line!, name: 'ours otherwise' }] }).matchAll(/<polyline [^>]*stroke="#000000" stroke-width="3"(?<dashes>[^/]*)/g);
  assert.deepEqual([...strokes].map(({ groups }) => groups!['dashes']), ['', ' stroke-dasharray="6 4"', '', ' stroke-dasharray="6 4"']);
});

test('texts are escaped', () => {
  const svg = renderLineChart(CHART);
  assert.ok(svg.includes('>Power &amp; &lt;time></text>'));
  assert.ok(!svg.includes('<time>'));
});
