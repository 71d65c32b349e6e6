import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gatherEvidence, type PlaceEvidence } from '../../../../bench/verdicts/study/evidence.ts';
import { renderEvidence } from '../../../../bench/verdicts/page/evidence-page.ts';
import { plotsOf } from '../../../../bench/verdicts/page/plots.ts';
import { bothKinds, noisyRecording } from '../noisy-recording.ts';
import { FAILURE, ROUND, SESSION } from '../sample-recording.ts';

const gather = () => gatherEvidence({ procedure: SESSION.procedure, recordings: [noisyRecording(bothKinds(40))], live: [], counted: [], judging: null, families: 20 });
const evidence = gather();
const page = renderEvidence(evidence);

test('the same recordings give the same page', () => {
  assert.equal(renderEvidence(gather()), page);
});

test('every rule has a row, and no cell is empty of sense', () => {
  for (const rule of evidence.places[0]!.entrants.flatMap(({ rules }) => rules)) assert.ok(page.includes(`| ${rule.name} `), rule.name);
  assert.doesNotMatch(page, /NaN|undefined|Infinity|\[object/);
});

test('power stands beside what the same rule costs in false alarms', () => {
  assert.match(page, /^\| \*\*perf-gate, standard\*\* +\|( +[\d.<>]+ \/ 0\.0 \|){5} +100 \/ 0\.0 \|$/m);
  assert.match(page, /^\| Node core \* +\|( +[\d.<>]+ \/ [\d.<>]+ \|){6}$/m);
});

test('where limits are moved ours stands twice: as users get it, and moved like the others', () => {
  assert.match(page, /^\| \*\*perf-gate, standard\*\* +\|( +[\d.<>]+ \|){9} +100 \|\n\| \*\*perf-gate, its limit moved too\*\* +\|( +[\d.<>]+ \|){9} +100 \|$/m);
});

test('every rule has its source on the page, with what holds ours to it', () => {
  for (const { tool, rules } of evidence.places[0]!.entrants) {
    for (const { source, heldTo } of rules) assert.ok(page.includes(`\n  - [${tool}](${source}): ${heldTo}.\n`), tool);
  }
});

test('families that are larger than what was recorded are called extrapolated, in the plot as well', () => {
  const { svg } = plotsOf(evidence).find(({ file }) => file === 'false-alarms.svg')!;
  for (const tick of ['1', '10, extrapolated', '100, extrapolated']) assert.ok(svg.includes(`>${tick}</text>`), tick);
});

test('of rounds in the order of time false alarms have a row of their own, with nothing where families are too large for it', () => {
  assert.match(page, /^\| \*\*perf-gate, quick\*\*, rounds in the order of time +\|( +[\d.<>]+ \(one half-hour\) \|){2} +– \|$/m);
});

test('what comes from one half-hour stands without an interval, and what comes from several with one', () => {
  const row = /^\| \*\*perf-gate, standard\*\* +\| +(.+?) \| +(.+?) \| +(.+?) \|$/m;
  assert.deepEqual(row.exec(page)!.slice(1), ['0.0 (one half-hour)', '0.0 (one half-hour)', '0.0 (one half-hour)']);
  const recordings = ['10', '12'].map((hour) => noisyRecording(bothKinds(20), { startedAt: `2026-01-15T${hour}:00:00.000Z` }));
  const told = renderEvidence(gatherEvidence({ procedure: SESSION.procedure, recordings, live: [], counted: [], judging: null, families: 10 }));
  assert.ok(row.exec(told)!.slice(1).every((cell) => /^0\.0 \(0\.0–\d+ %\)$/.test(cell)), row.exec(told)![0]);
  assert.doesNotMatch(told, /\(one half-hour\)[^*]/);
});

test('an injection of a tenth is seen in every try, and nobody is called slower where nothing changed', () => {
  const [{ falseAlarms, power }] = evidence.places as readonly [typeof evidence.places[number]];
  assert.deepEqual(falseAlarms.map(({ size, ours }) => [size, ours.hits]), [[1, 0], [10, 0], [100, 0]]);
  assert.deepEqual(power.map(({ injection, size, ours }) => [injection, size, ours.hits / ours.trials]), [['cpu-10', 10, 1]]);
});

test('the goals that nothing was recorded for are left open', () => {
  const aims = ['1 ms more waiting per request seen in 99 % of tries', 'no false alarm in 150 live families of ten tasks', 'no false alarm in 150 live families of ten tasks, with a busy neighbour process',
    'false alarms in families of 100 metrics: 1 % at most (extrapolated), with a busy neighbour process', 'less 0.5 % (references of 500 rounds or more)'];
  for (const aim of aims) assert.match(page.split('\n').find((line) => line.includes(`${aim} `)) ?? aim, /\| +not recorded \| +– \|$/);
});

test('it is said how many half-hours stand behind the replays, and how short the runs of other tools are', () => {
  assert.match(page, /Families are drawn from one stretch of half an hour at most/);
  assert.match(page, /images\/false-alarms\.svg\)\n\ngithub-action-benchmark, .* judge one run of head/);
});

test('beside a neighbour of whom there are unchanged rounds alone, false alarms and exact effects are told all the same', () => {
  const unchanged = bothKinds(12).filter(({ injection }) => injection === 'none');
  const recordings = [noisyRecording(bothKinds(12)), noisyRecording(unchanged, { neighbour: 'busy' })];
  const [quiet, busy] = renderEvidence(gatherEvidence({ procedure: SESSION.procedure, recordings, live: [], counted: [], judging: null, families: 10 })).split(/^## Recorded on machine A, with a busy neighbour process$/m) as [string, string];
  assert.match(busy, /^\| rule +\| +1 metric \| +10 metrics, extrapolated \| +100 metrics, extrapolated \|$/m);
  assert.match(busy, /^\| rule +\| exactly 1\.0 % more \(thin\) \|.*\| exactly 5\.0 % more \(thin\) \|$/m);
  assert.match(busy, /^\| rule +\| exactly 1\.0 % more \(thin\), family of 10 \|/m);
  assert.doesNotMatch(busy, /What the injections truly add|NaN|undefined|Infinity/);
  assert.match(quiet, /1 % at most \(extrapolated\), with a busy neighbour process +\| +0\.0 \(one half-hour\) \(thin\) \|/);
  assert.match(quiet, /What the injections truly add/);
});

test('every kind of machine has sections and goals of its own, the one with most rounds first and in the pictures', () => {
  const elsewhere = { environment: { ...SESSION.environment, key: 'another', cpuModel: 'Another' } };
  const recordings = [noisyRecording(bothKinds(12)), noisyRecording(bothKinds(20), elsewhere), noisyRecording(bothKinds(12), { ...elsewhere, neighbour: 'busy' })];
  const found = gatherEvidence({ procedure: SESSION.procedure, recordings, live: [], counted: [], judging: null, families: 10 });
  const told = renderEvidence(found);
  assert.deepEqual(found.places.map(({ machine, neighbour }) => [machine, neighbour]), [['B', 'quiet'], ['B', 'busy'], ['A', 'quiet']]);
  assert.deepEqual([...told.matchAll(/^## Recorded (.+)$/gm)].map(([, place]) => place), ['on machine B, with nothing else running', 'on machine B, with a busy neighbour process', 'on machine A, with nothing else running']);
  assert.match(told, /^- \*\*Machine A\*\*: AMD EPYC 7763, 2 cores, Node 24\.1\.0\n- \*\*Machine B\*\*: Another, 2 cores, /m);
  assert.equal(told.match(/^\| no false alarm in 150 live families of ten tasks +\|/gm)?.length, 3);
  assert.deepEqual(plotsOf(found), plotsOf({ places: found.places.slice(0, 1) }));
  assert.match(told, /^The plots are of what was recorded on machine B, with nothing else running;/m);
  const [first, busy, other] = found.places as readonly [PlaceEvidence, PlaceEvidence, PlaceEvidence];
  const enough = { ...other, thin: new Set<never>() };
  assert.deepEqual(plotsOf({ places: [first, { ...busy, thin: new Set<never>() }, enough] }), plotsOf({ places: [enough] }), 'of the quiet ones that which is not thin');
});

test('a machine with too few rounds is named, and nothing is said of it', () => {
  const fewer = { environment: { ...SESSION.environment, key: 'another', cpuModel: 'Another' } };
  const found = gatherEvidence({ procedure: SESSION.procedure, recordings: [noisyRecording(bothKinds(12)), noisyRecording(bothKinds(9), fewer)], live: [], counted: [], judging: null, families: 10 });
  const told = renderEvidence(found);
  assert.deepEqual(found.places.map(({ machine }) => machine), ['A']);
  assert.match(told, /^- \*\*Machine B\*\*: Another, [^\n]+\n\nOf what was recorded on machine B, with nothing else running, there is too little so far to draw families from\.$/m);
});

test('rounds that are measured otherwise by now are said to be', () => {
  assert.doesNotMatch(page, /measured otherwise/);
  const told = renderEvidence(gatherEvidence({ procedure: { ...SESSION.procedure, slices: 5 }, recordings: [noisyRecording(bothKinds(12))], live: [], counted: [], judging: null, families: 10 }));
  assert.match(told, /by the gate of aaaaaaa\. Rounds are \[measured otherwise\]\(noise\.md#what-measures-against-noise-buy\) by now\. How many/);
});

test('each plot that the page shows is drawn, with every point on it', () => {
  const plots = plotsOf(evidence);
  for (const { file, svg } of plots) {
    assert.ok(page.includes(`(images/${file})`));
    assert.match(svg, /<circle/);
    assert.doesNotMatch(svg, /NaN|undefined|Infinity/);
  }
  assert.equal(plots.length, 3);
});

test('power is drawn over effects that are known exactly', () => {
  const { svg } = plotsOf(evidence).find(({ file }) => file === 'power.svg')!;
  const ticks = ['1', '2', '3', '4', '5'].map((label) => new RegExp(`<text x="([\\d.]+)"[^>]*>${label}</text>`).exec(svg)![1]);
  const points = [...svg.matchAll(/<circle cx="([\d.]+)"/g)].map(([, x]) => x);
  assert.deepEqual(new Set(points), new Set(ticks));
});

test('what rests on fewer than sixty rounds is marked, and the page says on how many', () => {
  assert.match(page, /\| rule +\| exactly 1\.0 % more \(thin\) \| .* \| cpu-10 \(thin\) \|/);
  assert.match(page, /^### False alarms by chance, on machine A, with nothing else running \(thin\)$/m);
  assert.match(page, /^\| cpu-10 \(thin\) \| +40 \| +40 \| +80 \| +0\.1 \|$/m);
  assert.match(page, /^160 rounds in 0\.2 hours of measuring: one session from 2026-01-15 on, by the gate of aaaaaaa\. How many/m);
});

test('rounds that failed or did not come to rest are counted, and sessions that do not fit are left out and said to be', () => {
  const { session, rounds: [first, second, ...others] } = noisyRecording(bothKinds(12));
  const failures = [{ ...FAILURE, benchmark: 'express/updateUser', injection: 'none' as const, seconds: 3_600 }];
  const newest = { session, rounds: [{ ...first!, unsettled: true as const }, second!, ...others], failures };
  const older = { session: { ...session, procedure: { slices: 1 } }, rounds: [ROUND], failures: [] };
  const told = renderEvidence(gatherEvidence({ procedure: SESSION.procedure, recordings: [older, newest], live: [], counted: [], judging: null, families: 10 }));
  assert.match(told, /^49 rounds in 1\.1 hours of measuring: .* Left out: 1 more, measured by another procedure/m);
  assert.match(told, /^\| none \(thin\) +\| 13 \(1 failed, 1 unsettled\) \| +12 \| +25 \| +1\.0 \|$/m);
});

test('rounds in which an injection was of another size than by now are left out and said to be', () => {
  const newest = noisyRecording(bothKinds(12));
  const older = { ...newest, rounds: newest.rounds.slice(0, 4).map((round) => ({ ...round, amount: 1 })) };
  const told = renderEvidence(gatherEvidence({ procedure: SESSION.procedure, recordings: [older, newest], live: [], counted: [], judging: null, families: 10 }));
  assert.match(told, /^48 rounds in 0\.1 hours of measuring: .* Left out: 4 rounds in which an injection was of another size/m);
});

test('without a recording there is no page', () => {
  assert.throws(() => gatherEvidence({ procedure: SESSION.procedure, recordings: [], live: [], counted: [], judging: null, families: 20 }), /nothing was recorded/);
});

test('an edited source that is called slower is a false alarm under a heading of its own, and no power', () => {
  const edited = [...bothKinds(20), { benchmark: 'express/updateUser', injection: 'edit' as const, rounds: 20, shifts: { cpuPerRequest: 0, unloadedLatency: 0 } }];
  const found = gatherEvidence({ procedure: SESSION.procedure, recordings: [noisyRecording(edited)], live: [], counted: [], judging: null, families: 10 });
  const told = renderEvidence(found);
  assert.match(told, /^### Edits that change nothing of the work, on machine A, with nothing else running \(thin\)$/m);
  assert.match(told, /^\| \*\*perf-gate, standard\*\* +\| +0\.0 \(one half-hour\) \| +0\.0 \(one half-hour\) \|$/m);
  assert.ok(found.places[0]!.power.every(({ injection }) => injection !== 'edit'));
  assert.doesNotMatch(page, /^### Edits/m);
});
