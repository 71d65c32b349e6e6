/** What docs/evidence.md has no room for: every table of every place. */
import type { MetricName } from '../../../src/model.ts';
import type { Evidence, PlaceEvidence } from '../study/evidence.ts';
import { placeOf } from '../study/places.ts';
import { thinMark } from './evidence-format.ts';
import {
  editedTable, equalAlarmsTable, falseAlarmsTable, identicalTable, injectedTable, powerByBenchmarkTable, powerTable, triedTable, unchangedTable, visibleTable,
} from './evidence-tables.ts';
import { labelledPowers } from './labelled-power.ts';
import { plotInPage } from './plots.ts';
import { HOW_TRIED } from './recorded-section.ts';
import { describeRivalsLeftOut, describeRivalWins } from './rival-wins.ts';
import { describeSources } from './rule-sources.ts';

/** All of it, as markdown; what its words mean the main page says. */
export function renderTables(evidence: Evidence): string {
  return [
    '# The evidence: all tables',
    'Of every place that was recorded, by the same program as [the evidence](evidence.md), which says [what these words mean](evidence.md#what-the-words-mean), and has the goals and the live families. Its other tables are here as well, with all of their rows and columns.',
    '## How to read them',
    [
      '- **Power by the limits of the tools\' own projects**: share of the tries in which it is seen that one member got slower, in %, in families of ten: each rule with the limits of its project, on the figures that [the method](evidence.md#how-this-was-worked-out) describes (one run, where it compares with stored ones). Behind the stroke stand its false alarms: the share of families of ten in which nothing changed and the same rule, on as many figures, calls something slower. *Exactly* so much more are unchanged rounds in which head\'s cost is scaled; what bears another name was injected.',
      '- **Smallest effect against time**: seen nine times in ten in families of ten; unchanged rounds in which head\'s cost (CPU per request, or time per operation) is scaled. Our rounds and minutes are the average over all members of a family; those of a rival are what it took of a member on average (tachometer judges no fewer than 50 samples, however few rounds it is given), and its limit is one by which one family of a hundred alarms. perf-gate is as users get it, its limit not moved: it tests against δ₀ and calls nothing below its threshold a regression. From a coarse grid of effects, by some 200 tries each.',
      '- **Edits that change nothing of the work**: how often one is called slower, which is a false alarm; ours by benchmark, too.',
      `- **What was recorded**: rounds that were tried, and how long they took. ${HOW_TRIED}`,
    ].join('\n'),
    ...describeRivalsLeftOut(evidence.places.flatMap(labelledPowers), evidence.places[0]?.entrants ?? []),
    ...plotInPage(evidence, 'smallest-effect.svg'),
    '## What the injections truly add',
    'The mean over all rounds, with twice the standard error, and how many rounds there are.',
    ...evidence.places.flatMap(injectedSection),
    ...evidence.places.flatMap(placeSections),
    '## Where the rules were read',
    describeSources(),
  ].join('\n\n').concat('\n');
}

function placeSections(one: PlaceEvidence): readonly string[] {
  const place = placeOf(one);
  const ofUnchanged = thinMark('none', one.thin);
  return [
    `## Recorded ${place}`,
    `### False alarms by chance, ${place}${ofUnchanged}`,
    falseAlarmsTable(one),
    `### Identical code, ${place}${ofUnchanged}`,
    identicalTable(one),
    `### Power by the limits of the tools' own projects, ${place}`,
    powerTable(one),
    `### Power by benchmark, ${place}`,
    powerByBenchmarkTable([one]),
    `### Power where each rule may alarm in one family of a hundred, ${place}`,
    equalAlarmsTable(one),
    ...listOf(describeRivalWins(labelledPowers(one))),
    ...editedSection(one),
    `### Smallest effect against time, ${place}${ofUnchanged}`,
    visibleTable(one),
    `### What was recorded, ${place}`,
    triedTable(one),
    `### Unchanged rounds, ${place}${ofUnchanged}`,
    unchangedTable(one),
  ];
}

const listOf = (items: readonly string[]): readonly string[] => (items.length === 0 ? [] : [items.map((item) => `- ${item}`).join('\n')]);

/** Nothing where too few edits were recorded for any to be tried. */
function editedSection(one: PlaceEvidence): readonly string[] {
  return one.edited === null ? [] : [`### Edits that change nothing of the work, ${placeOf(one)}${thinMark('edit', one.thin)}`, editedTable(one.edited, one.ofOneHalfHour)];
}

/** Nothing where only unchanged rounds were recorded. */
function injectedSection(one: PlaceEvidence): readonly string[] {
  const halves: readonly ((metric: MetricName) => boolean)[] = [(metric) => metric !== 'unloadedLatency', (metric) => metric === 'unloadedLatency'];
  const tables = halves.filter((isShown) => one.recorded.some(({ injection, metric }) => injection !== 'none' && isShown(metric))).map((isShown) => injectedTable(one, isShown));
  return tables.length === 0 ? [] : [`### Added ${placeOf(one)}`, ...tables];
}
