import { sum } from 'simple-statistics';
import { METRICS } from '../../../src/metrics.ts';
import type { MetricName } from '../../../src/model.ts';
import { PROFILE_IN_ORDER } from '../study/alarms-in-order.ts';
import { LEAST_ROUNDS_OF_AN_EDIT } from '../study/changed-families.ts';
import { commitRange } from './commit-range.ts';
import { EDITS } from '../recording/conditions.ts';
import { ENOUGH_ROUNDS } from '../study/drawn-conditions.ts';
import { describeEditScatters } from '../study/edit-scatter.ts';
import type { Evidence, Place, PlaceEvidence } from '../study/evidence.ts';
import { formatShare, OURS_MOVED, placeOf, thinMark } from './evidence-format.ts';
import { methodOf } from './evidence-method.ts';
import {
  editedTable, equalAlarmsTable, falseAlarmsTable, goalsTable, identicalTable, injectedTable, powerByBenchmarkTable, powerTable, triedTable, unchangedTable, visibleTable,
} from './evidence-tables.ts';
import { describeBlockingByFailures } from './failed-rounds.ts';
import type { Goal } from './goal.ts';
import { labelledPowers } from './labelled-power.ts';
import { liveTable } from './live-table.ts';
import { goalsAt } from './goals-at.ts';
import { WITHIN_SECONDS } from '../study/our-power.ts';
import { placeOfPlots, plotsOf } from './plots.ts';
import { describeRivalsLeftOut, describeRivalWins } from './rival-wins.ts';
import { hoursOf } from '../recording/rounds-tried.ts';
import { describeStoredRunTools } from './stored-run-tools.ts';

/** The whole page, as markdown. */
export function renderEvidence(evidence: Evidence): string {
  const { places, tooFewRounds, live } = evidence;
  const drawn = placeOfPlots(evidence);
  return [
    '# Can its verdicts be trusted?',
    'Real rounds, recorded on virtual machines that share their hosts with others; and on them our procedure and the rules of other tools. The raw rounds are in `bench/verdicts/recorded/`; `node bench/verdicts/record.ts` adds to them, `node bench/verdicts/table.ts` makes this page.',
    describeMachines([...places, ...tooFewRounds]),
    ...(tooFewRounds.length === 0 ? [] : [`Of what was recorded ${tooFewRounds.map(placeOf).join(', and ')}, there is too little so far to draw families from.`]),
    [
      '- A **family** is what one pull request reaches: so many gating metrics, judged together. A family of ten is ten gating metrics, not ten benchmarks: a server has two of them, a task one.',
      `- \`none\` is identical code in both arms; \`cpu-3\` is work in head that was meant as 3 % of a benchmark's cost, \`timer-1ms\` a timer of a millisecond that each request of head waits for; with \`edit\` head's source has, in one of ${EDITS} ways by turns, comments, and its functions, where it has any, in another order. What they truly add stands at the end.`,
      '- **Intervals** are of 95 %, and each of one machine. How well its rounds stand for other hours and other machines they do not know. Where all rounds come from one half-hour there is none: *48 (one half-hour)*.',
      `- *(thin)*: a family has its rounds from one half-hour, and most families have those of some benchmark from fewer than ${ENOUGH_ROUNDS} rounds. However many draws, they are the same few rounds over and over.`,
    ].join('\n'),
    ...(drawn === undefined ? [] : [`The plots are of what was recorded ${placeOf(drawn)}; the tables are of every place.`]),
    ...plotsOf(evidence).flatMap(({ file, title, caption }) => [`![${title}](images/${file})`, caption]),
    '## Live families',
    'Families of ten tasks in which nothing changed, each a run of the whole gate from the command line. Those of a row ran one after the other on one kind of machine: independent runs, in fresh processes. The bounds are exact (Clopper & Pearson 1934) for that machine, as far as its mood in one family tells nothing of the next; of other machines they say nothing. All are judged again by the judge of today, from their raw rounds; what was measured by another procedure or plan, under another policy, or on another kind of machine has a row of its own.',
    live.length === 0 ? 'None has been recorded yet.' : liveTable(live),
    ...places.flatMap((one) => placeSections(one, goalsAt(one, evidence))),
    ...methodOf(places),
  ].join('\n\n').concat('\n');
}

function placeSections(one: PlaceEvidence, goals: readonly Goal[]): readonly string[] {
  const { thin, entrants } = one;
  const power = labelledPowers(one);
  const place = placeOf(one);
  const ofUnchanged = thinMark('none', thin);
  const wins = describeRivalWins(power);
  return [
    `## Recorded ${place}`,
    describeSessions(one),
    goalsTable(goals),
    'A goal is *met* where the whole interval of what was found reaches it, **missed** where none of it does, and *not decided* where the goal lies within the interval. Where rounds are thin it can be missed, and not met. That no live family has a false alarm is missed by the first that has one, and met once there are enough without. *Met, extrapolated* is met by replays: families that were drawn over and over from the rounds of so many half-hours on one machine, and not by as many pull requests. What comes from one half-hour has no interval that knows of other hours: its rate stands without one, and its standing rests on the draws from that half-hour alone. *Met, worked out* is met by judgements that were simulated from what was measured.',
    `### False alarms by chance, ${place}${ofUnchanged}`,
    'This tries the statistics, and not the measuring: which arm is called head is drawn for each round, so an arm that is treated worse would not show. Whether one is shows in the means of the unchanged rounds below, and, of tasks, in live families.',
    `Nor would show what a round has of those before it: all rows but one are of rounds that are drawn by themselves, and know of no dependence from round to round. *In the order of time* a member has rounds that follow each other as they were recorded, and one label for all of them, by the plan of ${PROFILE_IN_ORDER}; few such families have no round in common, and their number is what its interval goes by. Rounds of a benchmark lie a pass over all of them apart, where a pull request that reaches one measures them back to back.`,
    `Of families in which nothing changed, those in which a rule calls anything slower, by the number of gating metrics. The standard profile takes ${one.meanRounds.toFixed(1)} rounds of a benchmark on average.`,
    falseAlarmsTable(one),
    describeStoredRunTools(entrants),
    describeBlockingByFailures(one),
    `### Identical code, ${place}${ofUnchanged}`,
    identicalTable(one),
    `### Power, ${place}`,
    'Share of the tries in which it is seen that one member got slower, in %, in families of ten: each rule with the limits of its project, on the figures described below (one run as short as above, where it compares with stored ones). Behind the stroke stand its false alarms: the share of families of ten in which nothing changed and the same rule, on as many figures, calls something slower. *Exactly* so much more are unchanged rounds in which head\'s cost is scaled; what bears another name was injected.',
    powerTable(one),
    `Our own share of all tries, and of those of servers that which is seen within ${WITHIN_SECONDS} s of rounds side by side of the benchmark (without installing, control rounds, those of head alone, and the other benchmarks of the run), which rounds of tasks are too short to miss. Then by benchmark, in %: seen / seen within that time.`,
    powerByBenchmarkTable(one),
    `### Power where each rule may alarm in one family of a hundred, ${place}`,
    `All limits are moved, rivals' and that of *${OURS_MOVED}*: of its rounds, which are the standard profile's, any slowdown counts there, without δ₀ and threshold. *perf-gate, standard* is what users get, with the false alarms that stand above. Of a change that is just as large as its threshold (${formatShare(METRICS.cpuPerRequest.threshold)}) the estimate lies below that in about every second try at any one look, however many rounds there are, and of a smaller one more often: such changes it is not meant to block.`,
    equalAlarmsTable(one),
    wins.length === 0 ? `Of the rules in this table none sees any of these more often than ${OURS_MOVED}, does on the same tries, beyond what chance makes of them.` : wins.map((win) => `- ${win}`).join('\n'),
    ...describeRivalsLeftOut(power, entrants),
    ...editedSection(one, place),
    `### Smallest effect against time, ${place}${ofUnchanged}`,
    'Seen nine times in ten in families of ten; unchanged rounds in which head\'s cost (CPU per request, or time per operation) is scaled. Our rounds and minutes are the average over all members of a family; those of a rival are what it took of a member on average (tachometer judges no fewer than 50 samples, however few rounds it is given), and its limit is one by which one family of a hundred alarms. perf-gate is as users get it, its limit not moved: it tests against δ₀ and calls nothing below its threshold a regression. From a coarse grid of effects, by some 200 tries each.',
    visibleTable(one),
    `### What was recorded, ${place}`,
    'Rounds that were tried, and how long they took. Of those in which the arms had not come to rest after three loads, only what was measured without load counts.',
    triedTable(one),
    `Unchanged${ofUnchanged}: mean and standard deviation of a round's log ratio.`,
    unchangedTable(one),
    ...injectedSection(one),
  ];
}

/** Nothing where only unchanged rounds were recorded. */
function injectedSection(one: PlaceEvidence): readonly string[] {
  const halves: readonly ((metric: MetricName) => boolean)[] = [(metric) => metric !== 'unloadedLatency', (metric) => metric === 'unloadedLatency'];
  const tables = halves.filter((isShown) => one.recorded.some(({ injection, metric }) => injection !== 'none' && isShown(metric))).map((isShown) => injectedTable(one, isShown));
  return tables.length === 0 ? [] : ['What the injections truly add, over all rounds, with twice the standard error:', ...tables];
}

/** Nothing where too few edits were recorded. */
function editedSection({ edited, editScatters, thin, ofOneHalfHour }: PlaceEvidence, place: string): readonly string[] {
  const alarms = edited === null ? [] : [
    `A member of a family of ten whose source was edited (\`edit\`) does the same work, so whoever calls it slower raises a false alarm. In each try all of its rounds have the same edit, as they have in a pull request; of each there are few (${LEAST_ROUNDS_OF_AN_EDIT} at the least), so that their chance counts as the edit's.`,
    editedTable(edited, ofOneHalfHour),
  ];
  const scatter = describeEditScatters(editScatters);
  return alarms.length + scatter.length === 0 ? [] : [`### Edits that change nothing of the work, ${place}${thinMark('edit', thin)}`, ...alarms, ...scatter];
}

function describeMachines(places: readonly Place[]): string {
  const machines = new Map(places.map(({ machine, environment }) => [machine, environment]));
  return [...machines].toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([machine, { cpuModel, cores, nodeVersion }]) => `- **Machine ${machine}**: ${cpuModel}, ${cores} cores, Node ${nodeVersion.replace(/^v/u, '')}`).join('\n');
}

/** What everything below rests on. */
function describeSessions({ isOfToday, sessions, sessionsLeftOut, roundsLeftOut, tried, stretches }: PlaceEvidence): string {
  const rounds = sum(tried.map((one) => one.tried));
  const range = `${sessions.length === 1 ? 'one session' : `${sessions.length} sessions`} from ${sessions[0]!.startedAt.slice(0, 10)} on, by the gate of ${commitRange(sessions.map(({ commit }) => commit))}`;
  const older = isOfToday ? '' : ' Rounds are [measured otherwise](noise.md#what-measures-against-noise-buy) by now.';
  const leftOut = sessionsLeftOut === 0 ? '' : ` Left out: ${sessionsLeftOut} more, measured by another procedure.`;
  const ofOtherAmounts = roundsLeftOut === 0 ? '' : ` Left out: ${roundsLeftOut} rounds in which an injection was of another size than it is by now.`;
  return `${rounds} rounds in ${hoursOf(tried).toFixed(1)} hours of measuring: ${range}.${older}${leftOut}${ofOtherAmounts} How many of each condition: below, under "What was recorded". Families are drawn from ${stretches === 1 ? 'one stretch' : `${stretches} stretches`} of half an hour at most: so many moods of the machine, and no more, stand behind all that is replayed, whatever the number of draws.`;
}
