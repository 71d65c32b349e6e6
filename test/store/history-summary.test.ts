import assert from 'node:assert/strict';
import { test } from 'node:test';
import { summarizeHistory } from '../../src/store/history-summary.ts';
import { storedRun } from './stored-run.ts';

test('an empty history has no summary', () => {
  assert.equal(summarizeHistory([]), null);
});

test('a history is summed up by the means of its runs', () => {
  const summary = summarizeHistory([
    storedRun('a', { figures: [90, 110] }),
    storedRun('b', { figures: [110] }),
    storedRun('c', { figures: [120] }),
  ]);
  assert.equal(summary?.runs, 3);
  assert.equal(summary.newestCommit, 'c');
  assert.deepEqual(summary.figures, [
    { benchmark: 'express/updateUser', metric: 'cpuPerRequest', runs: 3, median: 110, relativeSd: 10 / 110, newest: 120 },
  ]);
});

test('runs under another load are not summed up with the newest', () => {
  const summary = summarizeHistory([storedRun('a', { loadHash: 'old' }), storedRun('b', { loadHash: 'new', figures: [50] })]);
  assert.deepEqual(
    summary?.figures.map(({ runs, median, relativeSd }) => ({ runs, median, relativeSd })),
    [{ runs: 1, median: 50, relativeSd: null }],
  );
});

test('counts are summed up beside times, by request for a server', () => {
  const summary = summarizeHistory([storedRun('a', { instructions: 1000 }), storedRun('b', { instructions: 1020 })]);
  const counts = summary?.figures
    .filter(({ metric }) => metric !== 'cpuPerRequest')
    .map(({ metric, runs, median, newest }) => ({ metric, runs, median, newest }));
  assert.deepEqual(counts, [{ metric: 'instructionsPerRequest', runs: 2, median: 1010, newest: 1020 }]);
});
