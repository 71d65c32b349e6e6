import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accuracyTable, figuresOf, notShown, readmeFigures } from '../../../../bench/verdicts/page/figures.ts';
import { plotsOf } from '../../../../bench/verdicts/page/plots.ts';
import { renderSummary } from '../../../../bench/verdicts/page/summary.ts';
import { renderTables } from '../../../../bench/verdicts/page/tables.ts';
import { gatherEvidence } from '../../../../bench/verdicts/study/evidence.ts';
import { familyOfTasks } from '../live-samples.ts';
import { bothKinds, noisyRecording } from '../noisy-recording.ts';
import { SESSION } from '../sample-recording.ts';

const LIVE = [{ session: SESSION, families: [familyOfTasks(['no regression', 'inconclusive'])], crashes: [] }];
const gather = () => gatherEvidence({ procedure: SESSION.procedure, recordings: [noisyRecording(bothKinds(40))], live: LIVE, families: 20 });
const evidence = gather();
const tables = renderTables(evidence);
const COUNTS = '| more work | 1.02 % |';
const summary = renderSummary(evidence, plotsOf(evidence), COUNTS);

test('the same recordings give the same pages', () => {
  const again = gather();
  assert.deepEqual([renderSummary(again, plotsOf(again), COUNTS), renderTables(again)], [summary, tables]);
});

test('the summary holds one table of replays, two plots, one of counts, the live runs and what is not shown', () => {
  assert.ok(summary.includes(accuracyTable(figuresOf(evidence))));
  assert.deepEqual(plotsOf(evidence).map(({ file }) => summary.includes(`](${file})`)), [true, true]);
  assert.ok(summary.includes(`<!-- counts -->\n${COUNTS}\n<!-- /counts -->`));
  for (const sentence of notShown(figuresOf(evidence))) assert.ok(summary.includes(`- ${sentence}\n`), sentence);
});

test('every rule of another tool has a row and a source', () => {
  for (const { tool, rules } of evidence.places[0]!.entrants) {
    for (const { name, source, heldTo } of rules) {
      assert.ok(tables.includes(`| ${name} `), name);
      assert.ok(tables.includes(`- [${tool}](${source}): ${heldTo}.`), tool);
    }
  }
});

test('no cell is empty of sense', () => {
  for (const page of [summary, tables]) for (const word of ['NaN', 'undefined', 'Infinity', '[object']) assert.ok(!page.includes(word), word);
});

test('figures from one half-hour have no interval', () => {
  const [place] = figuresOf(evidence).places;
  assert.deepEqual([place!.halfHours, place!.found.interval, place!.cleared.interval], [1, null, null]);
});

test('the figures of README come with their bounds', () => {
  const places = [
    { machine: 'A', neighbour: 'busy', cpuModel: 'Xeon', isOfToday: true, halfHours: 1, found: { share: 0.5, interval: null }, leastFound: { benchmark: 'a/b', share: 0 }, foundInTime: null, cleared: { share: 1, interval: null } },
    { machine: 'B', neighbour: 'quiet', cpuModel: 'Xeon', isOfToday: false, halfHours: 5, found: { share: 0.86, interval: [0.67, 1] }, leastFound: { benchmark: 'user/parse', share: 0.37 }, foundInTime: { share: 0.48, interval: [0, 1] }, cleared: { share: 0.99, interval: [0.98, 1] } },
  ] as const;
  const live = (['quiet', 'busy'] as const).map((neighbour) => ({ neighbour, profile: 'quick', runs: 150, falseAlarms: 0, interval: [0, 0.0243] as const }));
  assert.equal(readmeFigures({ live, places }, [{ percent: 1, tries: 36, flagged: 34, flaggedInTime: 30 }]), [
    '| question                                                    | measured                                           | 95 % interval   |',
    '| ----------------------------------------------------------- | -------------------------------------------------- | --------------- |',
    '| How often is an unchanged pull request blocked?             | 0 of 150 real runs; 0 of 150 beside a busy process | 0 to 2.4 % each |',
    '| How often is 1 % more work found by counting?               | 34 of 36 tries, 30 of them within 60 s             | 81.3 to 99.3 %  |',
    '| How often is a slowdown of 3 % found by time alone?         | 86 of 100 replays                                  | 67 to 100       |',
    '| How often within 90 s, on servers, by time alone?           | 48 of 100 replays; the goal is 95                  | 0 to 100        |',
    '| How often is unchanged code shown to be at most 3 % slower? | 99 of 100 benchmarks                               | 98 to 100       |',
  ].join('\n'));
});
