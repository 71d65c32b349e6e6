import { METRICS } from '../../../src/metrics.ts';
import { PROFILE_IN_ORDER } from '../study/alarms-in-order.ts';
import { EDITS } from '../recording/conditions.ts';
import { ENOUGH_ROUNDS } from '../recording/recording-plan.ts';
import type { Evidence, PlaceEvidence } from '../study/evidence.ts';
import { WITHIN_SECONDS } from '../study/our-power.ts';
import { briefly, placeOf } from '../study/places.ts';
import { describeArmMeans } from './arm-means.ts';
import { describeEdits } from './edit-scatters.ts';
import { formatShare, OURS_MOVED, thinMark } from './evidence-format.ts';
import { methodOf } from './evidence-method.ts';
import { equalAlarmsTable, falseAlarmsTable, identicalTable, type LeftOut, powerByBenchmarkTable, unchangedTable } from './evidence-tables.ts';
import { describeBlockingByFailures } from './failed-rounds.ts';
import { allGoals, goalsSection } from './goals-section.ts';
import { labelledPowers } from './labelled-power.ts';
import { liveTable } from './live-table.ts';
import { describeMachines } from './machines.ts';
import { openingOf } from './opening.ts';
import { placeOfPlots, plotInPage } from './plots.ts';
import { recordedSection } from './recorded-section.ts';
import { describeReasons, describeRivalsLeftOut, describeRivalWins } from './rival-wins.ts';

/** The main page, as markdown: what is asked first. Whatever else there is stands in the appendix. */
export function renderEvidence(evidence: Evidence): string {
  const { places, tooFewRounds, live } = evidence;
  const goals = allGoals(evidence);
  const main = placeOfPlots(evidence) ?? places[0];
  return [
    '# Can its verdicts be trusted?',
    'Real rounds, recorded on virtual machines that share their hosts with others; and on them our procedure and the rules of other tools. What *B, quiet*, *(thin)*, *(one half-hour)* and other words mean stands [below](#what-the-words-mean).',
    openingOf(evidence, goals),
    'The raw rounds are in `bench/verdicts/recorded/`; `node bench/verdicts/record.ts` adds to them, `node bench/verdicts/table.ts` makes this page and [all tables of every place](evidence-tables.md).',
    '## What the words mean',
    describeMachines([...places, ...tooFewRounds]),
    ...(tooFewRounds.length === 0 ? [] : [`Of what was recorded ${tooFewRounds.map(placeOf).join(', and ')}, there is too little so far to draw families from.`]),
    [
      '- A **family** is what one pull request reaches: so many gating metrics, judged together. A family of ten is ten gating metrics, not ten benchmarks: a server has two of them, a task one.',
      `- \`none\` is identical code in both arms; \`cpu-3\` is work in head that was meant as 3 % of a benchmark's cost, \`timer-1ms\` a timer of a millisecond that each request of head waits for; with \`edit\` head's source has, in one of ${EDITS} ways by turns, comments, and its functions, where it has any, in another order. What work truly adds stands with its name in tables of power, and what all of them add [in a table](evidence-tables.md#what-the-injections-truly-add).`,
      '- **Intervals** are of 95 %, and each of one machine. How well its rounds stand for other machines they do not know, and for other hours as far as they are over several half-hours. Where the rounds of any benchmark come from one half-hour, but for a few, there is none: *48 (one half-hour)*.',
      `- *(thin)*: a family has its rounds from one half-hour, and most families have those of some benchmark from fewer than ${ENOUGH_ROUNDS} rounds. However many draws, they are the same few rounds over and over.`,
      '- A **place** is a machine and what else runs on it: *B, quiet* is machine B with nothing else running, *busy* one beside a process that takes all it can get of it. It is *contended* where nothing else ran and in more than a tenth of the rounds of servers others had more than 2 % of the core that the arms share: on the same host.',
    ].join('\n'),
    ...(main === undefined ? [] : [`Plots are of what was recorded ${placeOf(main)}.`]),
    ...describeOlder(places),
    ...goalsSection(goals),
    '## Live families',
    'Families of ten tasks in which nothing changed, each a run of the whole gate from the command line. Those of a row ran one after the other on one kind of machine: independent runs, in fresh processes. The bounds are exact (Clopper & Pearson 1934) for that machine, as far as its mood in one family tells nothing of the next; of other machines they say nothing. A run that came to no verdict (*crashed*) would block as well, and is counted as a false alarm. All are judged again by the judge of today, from their raw rounds; what was measured by another procedure or plan, under another policy, or on another kind of machine has a row of its own.',
    live.length === 0 ? 'None has been recorded yet.' : liveTable(live),
    ...(main === undefined ? [] : sectionsOf(main, evidence)),
    ...methodOf(places),
  ].join('\n\n').concat('\n');
}

/** What was measured by an older procedure is not to be taken for what is measured today. */
function describeOlder(places: readonly PlaceEvidence[]): readonly string[] {
  const older = places.filter(({ isOfToday }) => !isOfToday).map(briefly);
  return older.length === 0 ? [] : [`By an older procedure, since when servers are [measured otherwise](noise.md#how-long-a-round-should-be): ${older.join('; ')}.`];
}

/** Of the place of the plots, with a word of the others where they may not go unsaid. */
function sectionsOf(main: PlaceEvidence, evidence: Evidence): readonly string[] {
  const { places } = evidence;
  return [
    ...falseAlarmsSection(main, evidence),
    '## A server like yours',
    `In how many of 100 tries \`standard\` sees a change: of all benchmarks, and of servers within ${WITHIN_SECONDS} s of rounds side by side of the benchmark. Installing, control rounds, rounds of head alone and the other benchmarks of the run come on top. Rounds of tasks are too short to miss that time. *Rounds* are those side by side that the changed benchmark took on average. Then by benchmark: seen / seen within that time. Of other places, injections and families of 100 stand with [all tables](evidence-tables.md).`,
    powerByBenchmarkTable([withoutSteps(main), ...places.filter((one) => one !== main).map(exactInTens)]),
    '## Identical code',
    `What becomes of benchmarks in which nothing changed, ${placeOf(main)}${thinMark('none', main.thin)}, and how long its rounds side by side take: a benchmark on average, and what 19 of 20 families stay within by the average of their benchmarks.`,
    identicalTable(main),
    ...rivalsSection(main, evidence),
    ...armsSection(main, places),
    ...recordedSection(main, places),
  ];
}

/** What the plot has, and limits that hardly anything goes beyond. */
const LEFT_OUT: LeftOut = { sizes: new Set([1]), rules: new Set(['github-action-benchmark 200 %', 'Node core ***']) };

function falseAlarmsSection(main: PlaceEvidence, evidence: Evidence): readonly string[] {
  return [
    '## False alarms by chance',
    ...plotInPage(evidence, 'false-alarms.svg'),
    'This tries the statistics, and not the measuring: which arm is called head is drawn for each round, so an arm that is treated worse would not show. Whether one is shows in [the means of unchanged rounds](#are-both-arms-treated-alike), and, of tasks, in live families.',
    `Nor would it show what a round has of those before it: all rows but one are of rounds that are drawn each by itself. *In the order of time* a member has rounds that follow each other as they were recorded, and one label for all of them, by the plan of ${PROFILE_IN_ORDER}; few such families have no round in common, and their number is what its interval goes by. Rounds of a benchmark lie a pass over all of them apart, where a pull request that reaches one measures them back to back.`,
    `Of families in which nothing changed, those in which a rule calls anything slower, by the number of gating metrics, ${placeOf(main)}${thinMark('none', main.thin)}. The standard profile takes ${main.meanRounds.toFixed(1)} rounds of a benchmark on average.`,
    falseAlarmsTable(main, LEFT_OUT),
    describeBlockingByFailures(evidence.places),
  ];
}

function rivalsSection(main: PlaceEvidence, evidence: Evidence): readonly string[] {
  const power = labelledPowers(main);
  const wins = describeRivalWins(power);
  return [
    '## Other tools on the same rounds',
    ...plotInPage(evidence, 'power.svg'),
    `*${OURS_MOVED}* has the rounds of the standard profile, and any slowdown of them counts, without [δ₀ and threshold](verdicts.md). *perf-gate, standard* is what users get, with the false alarms that stand above. Of a change that is just as large as its threshold (${formatShare(METRICS.cpuPerRequest.threshold)}) the estimate lies below that in about every second try at any one look, however many rounds there are, and of a smaller one more often: such changes it is not meant to block.`,
    `Families of ten, ${placeOf(main)}; larger ones, other places and the limits of the tools' own projects stand with [all tables](evidence-tables.md).`,
    equalAlarmsTable(inTens(main)),
    wins.length === 0 ? `Of the rules in this table none sees any of these more often than ${OURS_MOVED}, does on the same tries, beyond what chance makes of them.` : wins.map((win) => `- ${win}`).join('\n'),
    ...describeRivalsLeftOut(power, main.entrants),
    ...whyOthersWin(evidence.places),
  ];
}

/** In all places: what is won in one is not explained away by another. */
function whyOthersWin(places: readonly PlaceEvidence[]): readonly string[] {
  const reasons = describeReasons(places.map((one) => ({ of: briefly(one), power: labelledPowers(one) })));
  return reasons.length === 0 ? [] : ['Why another rule sees more, in all places where one does:', reasons.map((reason) => `- ${reason}`).join('\n')];
}

function armsSection(main: PlaceEvidence, places: readonly PlaceEvidence[]): readonly string[] {
  return [
    '## Are both arms treated alike?',
    'Both arms of an unchanged round run the same code, so that a mean of such rounds beyond chance is the measuring\'s own. By chance one mean in twenty lies further from 0 than two standard errors. Of those that were recorded so far away are:',
    places.map((one) => `- **${briefly(one)}**: ${describeArmMeans(one.recorded)}.`).join('\n'),
    `Unchanged rounds ${placeOf(main)}${thinMark('none', main.thin)}: mean of a round's log ratio with twice the standard error, and its standard deviation.`,
    unchangedTable(main),
    ...describeEdits(places),
  ];
}

const TEN = 10;

const inTens = (place: PlaceEvidence): PlaceEvidence => ({ ...place, exact: place.exact.filter(({ size }) => size === TEN), power: place.power.filter(({ size }) => size === TEN) });

/** Steps of a curve that the plot has. */
const STEPS: ReadonlySet<number> = new Set([0.01, 0.04]);

/** Of large families what their goals are of, and what comes before it. */
const withoutSteps = (place: PlaceEvidence): PlaceEvidence => ({ ...place, exact: place.exact.filter(({ effect, size }) => !STEPS.has(effect) && (size === TEN || effect !== 0.02)) });

const exactInTens = (place: PlaceEvidence): PlaceEvidence => ({ ...withoutSteps(inTens(place)), power: [] });
