import assert from 'node:assert/strict';
import { test } from 'node:test';

import { describeRegression, formatChange } from '../../src/report/change-words.ts';
import { comparison } from './sample-run.ts';

const costShown = (estimate: number, margin: number): string => formatChange(comparison('cpuPerRequest', estimate, margin), 'lower');
const throughputShown = (estimate: number): string => formatChange(comparison('throughput', estimate, 0.02), 'higher');

test('a change has the digits that leave it on its side of the threshold, and its worse bound on its side of X', () => {
  assert.equal(costShown(0.03, 0.0197), '+3.0 % (+1.0 to +4.97 %)');
  assert.equal(costShown(0.03, 0.0203), '+3.0 % (+1.0 to +5.0 %)');
  assert.equal(costShown(0.0196, 0.0104), '+1.96 % (+0.9 to +3.0 %)');
  assert.equal(formatChange(comparison('cpuPerRequest', 0.08, 0.0196, { clearableBelow: 0.1, threshold: 0.1 }), 'lower'), '+8.0 % (+6.0 to +9.96 %)', 'a threshold above X');
});

test('of what should be high the limits are those of the figure', () => {
  assert.match(throughputShown(0.0499), /^−4\.75 % \(/);
  assert.match(throughputShown(0.0504), /^−4\.8 % \(/);
  assert.match(throughputShown(0.0299), /^−2\.9 % \(−4\.75 to −1\.0 %\)$/);
});

test('a regression is at its threshold in words, too', () => {
  const slower = comparison('cpuPerRequest', 0.0203, 0.005, { threshold: 0.0202, outcome: 'regressed' });
  assert.equal(describeRegression(slower, 'lower'), 'got 2.03 % slower');
});
