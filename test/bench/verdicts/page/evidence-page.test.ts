import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RULE_FIXED_AT } from '../../../../bench/default-policy.ts';
import { gatherEvidence, type PlaceEvidence } from '../../../../bench/verdicts/study/evidence.ts';
import { renderTables } from '../../../../bench/verdicts/page/evidence-appendix.ts';
import { renderEvidence } from '../../../../bench/verdicts/page/evidence-page.ts';
import { plotsOf } from '../../../../bench/verdicts/page/plots.ts';
import { familyOfTasks } from '../live-samples.ts';
import { bothKinds, noisyRecording } from '../noisy-recording.ts';
import { FAILURE, ROUND, SESSION } from '../sample-recording.ts';

const LIVE = [{ session: SESSION, families: [familyOfTasks(['no regression', 'inconclusive'])], crashes: [] }];

const gather = () => gatherEvidence({ procedure: SESSION.procedure, recordings: [noisyRecording(bothKinds(40))], live: LIVE, counted: [], judging: null, families: 20 });
const evidence = gather();
const page = renderEvidence(evidence);
const tables = renderTables(evidence);

test('the same recordings give the same pages', () => {
  const again = gather();
  assert.deepEqual([renderEvidence(again), renderTables(again)], [page, tables]);
});

test('the page begins with what was missed, and with the least beside the mean', () => {
  const [missed = '', live = '', , identical = '', replayed = ''] = page.split('\n').filter((line) => line.startsWith('- **'));
  assert.match(missed, /^- \*\*Missed\*\*, in one place or more: \d+ of \d+ \[goals\]/);
  assert.match(live, /: with nothing else running 0 of 1 by the profile `quick` had one \(0\.0 % to 9[78] %\); with a busy neighbour process none ran\. The default profile `standard` has not run live\.$/);
  assert.match(page, /^- \*\*A slowdown\*\* .* sees it:\n {2}- A, quiet \(thin\): [\d.<>]+ \(one half-hour; least: (express\/updateUser|user\/parse), [\d.<>]+\); of servers within 90 s [\d.<>]+ \(one half-hour; least: express\/updateUser, [\d.<>]+\)$/m);
  assert.match(identical, /100 benchmarks: on A, quiet \(thin\), [\d.<>]+ \(one half-hour\)\.$/);
  assert.match(replayed, /: 0 of 1 on A, quiet\.$/);
});

test('every rule has a row, and no cell is empty of sense', () => {
  for (const rule of evidence.places[0]!.entrants.flatMap(({ rules }) => rules)) assert.ok(tables.includes(`| ${rule.name} `), rule.name);
  for (const told of [page, tables]) assert.doesNotMatch(told, /NaN|undefined|Infinity|\[object/);
});

test('power stands beside what the same rule costs in false alarms', () => {
  assert.match(tables, /^\| \*\*perf-gate, standard\*\* +\|( +[\d.<>]+ \/ 0\.0 \|){5} +100 \/ 0\.0 \|$/m);
  assert.match(tables, /^\| Node core \* +\|( +[\d.<>]+ \/ [\d.<>]+ \|){6}$/m);
});

test('where limits are moved ours stands twice: as users get it, and moved like the others', () => {
  assert.match(page, /^\| \*\*perf-gate, standard\*\* +\|( +[\d.<>]+ \|){5} +100 \|\n\| \*\*perf-gate, its limit moved too\*\* +\|( +[\d.<>]+ \|){5} +100 \|$/m, 'in families of ten');
  assert.match(tables, /^\| \*\*perf-gate, standard\*\* +\|( +[\d.<>]+ \|){9} +100 \|\n\| \*\*perf-gate, its limit moved too\*\* +\|( +[\d.<>]+ \|){9} +100 \|$/m);
});

test('every rule has its source among the tables, with what holds ours to it', () => {
  for (const { tool, rules } of evidence.places[0]!.entrants) {
    for (const { source, heldTo } of rules) assert.ok(tables.includes(`\n- [${tool}](${source}): ${heldTo}.\n`), tool);
  }
});

test('families that are larger than what was recorded are called extrapolated, in the plot as well', () => {
  const { svg } = plotsOf(evidence).find(({ file }) => file === 'false-alarms.svg')!;
  for (const tick of ['1', '10, extrapolated', '100, extrapolated']) assert.ok(svg.includes(`>${tick}</text>`), tick);
});

test('of rounds in the order of time false alarms have a row of their own, with nothing where families are too large for it', () => {
  assert.match(tables, /^\| \*\*perf-gate, quick\*\*, rounds in the order of time +\|( +[\d.<>]+ \(one half-hour\) \|){2} +– \|$/m);
});

test('what comes from one half-hour stands without an interval, and what comes from several with one', () => {
  const row = /^\| \*\*perf-gate, standard\*\* +\| +(.+?) \| +(.+?) \| +(.+?) \|$/m;
  assert.deepEqual(row.exec(tables)!.slice(1), ['0.0 (one half-hour)', '0.0 (one half-hour)', '0.0 (one half-hour)']);
  const recordings = [-1, 1].map((days) => noisyRecording(bothKinds(20), { startedAt: new Date(Date.parse(RULE_FIXED_AT) + days * 86_400_000).toISOString() }));
  const found = gatherEvidence({ procedure: SESSION.procedure, recordings, live: [], counted: [], judging: null, families: 10 });
  const told = [renderEvidence(found), renderTables(found)];
  assert.ok(row.exec(told[1]!)!.slice(1).every((cell) => /^0\.0 \(0\.0–\d+ %\)$/.test(cell)), row.exec(told[1]!)![0]);
  for (const one of told) assert.doesNotMatch(one, /\(one half-hour\)[^*]/);
  assert.match(told[0]!, /: 1 of 2 on A, quiet\.$/m, 'one was recorded after the rule was what it is');
});

test('an injection of a tenth is seen in every try, and nobody is called slower where nothing changed', () => {
  const [{ falseAlarms, power }] = evidence.places as readonly [typeof evidence.places[number]];
  assert.deepEqual(falseAlarms.map(({ size, ours }) => [size, ours.hits]), [[1, 0], [10, 0], [100, 0]]);
  assert.deepEqual(power.map(({ injection, size, ours }) => [injection, size, ours.hits / ours.trials]), [['cpu-10', 10, 1]]);
});

test('the goals that nothing was recorded for are left open', () => {
  const aims = ['1 ms more waiting per request seen in 99 % of tries', 'no false alarm in 150 live families of ten tasks, with a busy neighbour process', '1 % more instructions seen in 99 % of tries', 'less 0.5 % (references of 500 rounds or more)'];
  for (const aim of aims) assert.match(page.split('\n').find((line) => line.startsWith('| ') && line.includes(`${aim} |`)) ?? aim, /\| not recorded \|$/);
  assert.match(page, /^Without a column, because too little was recorded there to tell of any goal: on machine A, with a busy neighbour process\.$/m);
});

test('it is said how many half-hours stand behind the replays, and how short the runs of other tools are', () => {
  assert.match(page, /Families are drawn from one half-hour, begun at 2026-01-15 10:00 \(UTC\)\. Recorded after the test and its looks were chosen: 0 of 1\.$/m);
  assert.match(page, /images\/false-alarms\.svg\)\n\ngithub-action-benchmark, .* judge one run of head/);
});

test('unchanged rounds have their errors, and it is said how many means lie beyond them', () => {
  for (const told of [page, tables]) assert.match(told, /^\| express\/updateUser \| +CPU per request \| +40 \| +−?\d\.\d\d ± \d\.\d\d % \|/m);
  assert.match(page, /^- \*\*A, quiet\*\*: \d of 3 means; two standard errors leave room for an arm that is treated worse by [\d.]+ % \(/m);
});

test('nothing is said twice, and what the page has no room for stands among the tables', () => {
  for (const told of [page, tables]) {
    const paragraphs = told.split('\n\n').filter((paragraph) => paragraph.length > 150);
    assert.equal(new Set(paragraphs).size, paragraphs.length);
  }
  for (const start of ['| profile ', '| benchmark ', '| condition ']) {
    const whole = page.split('\n\n').find((block) => block.startsWith(start));
    assert.ok(whole !== undefined && tables.includes(whole), start);
  }
});

test('half-hours that follow each other are told as such, and those that lie apart are not', () => {
  const recordings = ['10:00:00', '10:30:00', '14:00:00'].map((time) => noisyRecording(bothKinds(12), { startedAt: `2026-01-15T${time}.000Z` }));
  const told = renderEvidence(gatherEvidence({ procedure: SESSION.procedure, recordings, live: [], counted: [], judging: null, families: 10 }));
  assert.match(told, /drawn from 3 half-hours, begun at 2026-01-15 10:00, 2026-01-15 10:30 \(26 min after the one before\), 2026-01-15 14:00 \(UTC\)/);
});

test('it is said how many families and tries were drawn', () => {
  assert.match(page, /so many families in which nothing changed: 20 of 1, 20 of 10, 10 of 100; and of each change and benchmark so many tries: 2 in families of 10, 1 in families of 100\./);
});

test('an injection is named with what it truly adds, and with who alone has it', () => {
  const recordings = [noisyRecording([...bothKinds(20).filter(({ injection }) => injection === 'none'), { benchmark: 'user/parse', injection: 'cpu-10', rounds: 20, shifts: { nsPerOp: 0.1 } }])];
  const told = renderEvidence(gatherEvidence({ procedure: SESSION.procedure, recordings, live: [], counted: [], judging: null, families: 10 }));
  assert.match(told, /\| cpu-10, truly [\d.]+ %, user\/parse alone \(thin\) \|/);
});

test('beside a neighbour of whom there are unchanged rounds alone, false alarms and exact effects are told all the same', () => {
  const unchanged = bothKinds(12).filter(({ injection }) => injection === 'none');
  const recordings = [noisyRecording(bothKinds(12)), noisyRecording(unchanged, { neighbour: 'busy' })];
  const found = gatherEvidence({ procedure: SESSION.procedure, recordings, live: [], counted: [], judging: null, families: 10 });
  const [, busy] = renderTables(found).split(/^## Recorded on machine A, with a busy neighbour process$/m) as [string, string];
  assert.match(busy, /^\| rule +\| +1 metric \| +10 metrics, extrapolated \| +100 metrics, extrapolated \|$/m);
  assert.match(busy, /^\| rule +\| exactly 1\.0 % more \(thin\) \|.*\| exactly 5\.0 % more \(thin\) \|$/m);
  assert.match(busy, /^\| rule +\| exactly 1\.0 % more \(thin\), family of 10 \|/m);
  assert.doesNotMatch(busy, /NaN|undefined|Infinity/);
  assert.deepEqual(renderTables(found).match(/^### Added on .*$/gm), ['### Added on machine A, with nothing else running'], 'nothing was injected beside the neighbour');
  const told = renderEvidence(found);
  assert.match(told, /^\| goal \| A, quiet \| A, busy \|$/m);
  assert.match(told, /1 % at most \(extrapolated\) \| [\d.]+ \(one half-hour\) \(thin\) · [^|]+ \| 0\.0 \(one half-hour\) \(thin\) · [^|]+ \|/);
  assert.match(told, /^\| A, busy +\| +exactly 3\.0 % more \(thin\) \| +10 \|/m, 'of servers and tasks beside it');
  assert.match(told, /^Of cpu-10 no benchmark has rounds enough to be drawn from: 12 were tried of each\.$/m);
});

test('every kind of machine has tables and a column of goals of its own, the one with most rounds first and in the pictures', () => {
  const elsewhere = { environment: { ...SESSION.environment, key: 'another', cpuModel: 'Another' } };
  const recordings = [noisyRecording(bothKinds(12)), noisyRecording(bothKinds(20), elsewhere), noisyRecording(bothKinds(12), { ...elsewhere, neighbour: 'busy' })];
  const found = gatherEvidence({ procedure: SESSION.procedure, recordings, live: [], counted: [], judging: null, families: 10 });
  const told = renderEvidence(found);
  assert.deepEqual(found.places.map(({ machine, neighbour }) => [machine, neighbour]), [['B', 'quiet'], ['B', 'busy'], ['A', 'quiet']]);
  assert.deepEqual([...renderTables(found).matchAll(/^## Recorded (.+)$/gm)].map(([, place]) => place), ['on machine B, with nothing else running', 'on machine B, with a busy neighbour process', 'on machine A, with nothing else running']);
  assert.match(told, /^- \*\*Machine A\*\*: AMD EPYC 7763, 2 cores, Node 24\.1\.0\n- \*\*Machine B\*\*: Another, 2 cores, /m);
  assert.deepEqual(told.match(/^\| goal \|.*$/gm), ['| goal | B, quiet | B, busy | A, quiet |']);
  assert.equal(told.match(/1 % more instructions/g)?.length, 1, 'what was counted was so on no place of these');
  assert.ok(told.indexOf('1 % more instructions') < told.indexOf('## Live families'));
  assert.deepEqual(plotsOf(found), plotsOf({ places: found.places.slice(0, 1) }));
  assert.match(told, /^Plots are of what was recorded on machine B, with nothing else running\.$/m);
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
  assert.match(told, /by the gate of aaaaaaa\. Rounds are \[measured otherwise\]\(noise\.md#how-long-a-round-should-be\) by now\. Families are/);
  assert.match(told, /^By an older procedure, since when servers are \[measured otherwise\]\(noise\.md#how-long-a-round-should-be\): A, quiet\.$/m);
});

test('tasks count that were recorded before servers were measured otherwise, and that is said', () => {
  const recording = noisyRecording(bothKinds(12));
  const older = { ...recording, session: { ...SESSION, startedAt: '2026-01-14T10:00:00.000Z', procedure: { ...SESSION.procedure, slices: 9 } }, failures: [{ ...FAILURE, benchmark: 'user/parse' }] };
  const told = renderEvidence(gatherEvidence({ procedure: SESSION.procedure, recordings: [older, recording], live: [], counted: [], judging: null, families: 10 }));
  assert.match(told, /^- \*\*A, quiet\*\*: 73 rounds in 0\.1 hours of measuring: 2 sessions .* Of 1 of them only tasks are used: servers are \[measured otherwise\]/m);
  assert.doesNotMatch(told, /Left out: |by now\. Families/);
});

test('each plot that the pages show is drawn, with every point on it', () => {
  const plots = plotsOf(evidence);
  for (const { file, svg } of plots) {
    assert.ok((file === 'smallest-effect.svg' ? tables : page).includes(`(images/${file})`));
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
  assert.match(tables, /\| rule +\| exactly 1\.0 % more \(thin\) \| .* \| cpu-10, truly [\d.]+ %( to [\d.]+ %)? \(thin\) \|/);
  assert.match(tables, /^### False alarms by chance, on machine A, with nothing else running \(thin\)$/m);
  assert.match(page, /^\| cpu-10 \(thin\) \| +40 \| +40 \| +80 \| +0\.1 \|$/m);
  assert.match(page, /^- \*\*A, quiet\*\*: 160 rounds in 0\.2 hours of measuring: one session from 2026-01-15 on, by the gate of aaaaaaa\. Families/m);
});

test('rounds that failed or did not come to rest are counted, and sessions that do not fit are left out and said to be', () => {
  const { session, rounds: [first, second, ...others] } = noisyRecording(bothKinds(12));
  const failures = [{ ...FAILURE, benchmark: 'express/updateUser', injection: 'none' as const, seconds: 3_600 }];
  const newest = { session, rounds: [{ ...first!, unsettled: true as const }, second!, ...others], failures };
  const older = { session: { ...session, procedure: { slices: 1 } }, rounds: [ROUND], failures: [] };
  const told = renderEvidence(gatherEvidence({ procedure: SESSION.procedure, recordings: [older, newest], live: [], counted: [], judging: null, families: 10 }));
  assert.match(told, /^- \*\*A, quiet\*\*: 49 rounds in 1\.1 hours of measuring: .* Left out: 1 more, measured by another procedure/m);
  assert.match(told, /^\| none \(thin\) +\| 13 \(1 failed, 1 unsettled\) \| +12 \| +25 \| +1\.0 \|$/m);
});

test('rounds in which an injection was of another size than by now are left out and said to be', () => {
  const newest = noisyRecording(bothKinds(12));
  const older = { ...newest, rounds: newest.rounds.slice(0, 4).map((round) => ({ ...round, amount: 1 })) };
  const told = renderEvidence(gatherEvidence({ procedure: SESSION.procedure, recordings: [older, newest], live: [], counted: [], judging: null, families: 10 }));
  assert.match(told, /^- \*\*A, quiet\*\*: 48 rounds in 0\.1 hours of measuring: .* Left out: 4 rounds in which an injection was of another size/m);
});

test('without a recording there is no page', () => {
  assert.throws(() => gatherEvidence({ procedure: SESSION.procedure, recordings: [], live: [], counted: [], judging: null, families: 20 }), /nothing was recorded/);
});

test('an edited source that is called slower is a false alarm under a heading of its own, and no power', () => {
  const edited = [...bothKinds(20), { benchmark: 'express/updateUser', injection: 'edit' as const, rounds: 20, shifts: { cpuPerRequest: 0, unloadedLatency: 0 } }];
  const found = gatherEvidence({ procedure: SESSION.procedure, recordings: [noisyRecording(edited)], live: [], counted: [], judging: null, families: 10 });
  const told = renderTables(found);
  assert.match(told, /^### Edits that change nothing of the work, on machine A, with nothing else running \(thin\)$/m);
  assert.match(told, /^\| \*\*perf-gate, standard\*\* +\| +0\.0 \(one half-hour\) \| +0\.0 \(one half-hour\) \|$/m);
  assert.ok(found.places[0]!.power.every(({ injection }) => injection !== 'edit'));
  assert.match(renderEvidence(found), /^- \*\*A, quiet\*\* \(thin\): perf-gate, standard, calls it slower in 0\.0 \(one half-hour\) of 100 tries\./m);
  assert.doesNotMatch(page + tables, /^### Edits|calls it slower/m);
});
