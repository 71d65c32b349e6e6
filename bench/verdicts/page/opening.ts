/** The first sentences of docs/evidence.md: what was missed, all of it, before what was found. */
import type { Evidence, PlaceEvidence } from '../study/evidence.ts';
import { newestLiveAlarms } from '../study/live-alarms.ts';
import { WITHIN_SECONDS } from '../study/our-power.ts';
import { BESIDE, briefly, NEIGHBOURS } from '../study/places.ts';
import type { Rate } from '../study/rates.ts';
import { formatBareRate, formatDrawnRate, formatShare, thinMark } from './evidence-format.ts';
import type { AllGoals } from './goals-section.ts';
import { goalRows } from './goals-table.ts';
import { countHeldOut } from './half-hours.ts';
import { leastSeen, ofServers } from './least-seen.ts';

/** What the first page of the repository tells, too. */
const DEFAULT_PROFILE = 'standard';
const EFFECT = 0.03;
const SIZE = 10;
const NO_REGRESSION_OVER = 0.03;

export function openingOf({ places, live }: Pick<Evidence, 'places' | 'live'>, goals: AllGoals): string {
  const ofPlaces = [
    withItems(`**A slowdown** of exactly ${formatShare(EFFECT)} (unchanged rounds in which head's cost is scaled) in families of ten. In so many of 100 tries the default profile \`${DEFAULT_PROFILE}\` sees it:`, places.flatMap(describeSeen)),
    `**Identical code** ends as "no regression of ${formatShare(NO_REGRESSION_OVER)} or more" by \`${DEFAULT_PROFILE}\` in so many of 100 benchmarks: ${places.flatMap(describeIdentical).join('; ')}.`,
    `**All that is replayed** is drawn, over and over, from a few half-hours of recording. Of these so many were recorded after the test and its looks were [chosen](#how-this-was-worked-out): ${places.map((one) => `${countHeldOut(one.halfHoursOfFamilies)} on ${briefly(one)}`).join('; ')}.`,
  ];
  return [describeMissed(goals), describeLive(live), ...(places.length === 0 ? [] : ofPlaces)].map((sentence) => `- ${sentence}`).join('\n');
}

/** A list below a sentence of the list: what is told of each in one sentence nobody reads. */
const withItems = (sentence: string, items: readonly string[]): string => [sentence, ...items.map((item) => `  - ${item}`)].join('\n');

function describeMissed({ columns, placeless }: AllGoals): string {
  const rows = goalRows(columns);
  const missed = [
    ...rows.flatMap(({ aim, cells }) => {
      const where = columns.filter((_, place) => cells[place]?.standing === 'missed').map(({ place }) => briefly(place));
      return where.length === 0 ? [] : [`${aim}: ${where.join('; ')}`];
    }),
    ...placeless.filter(({ goal }) => goal.standing === 'missed').map(({ goal, machines }) => `${goal.aim}: ${machines}`),
  ];
  const met = rows.filter(({ cells }) => cells.every((goal) => goal?.standing === 'met')).length + placeless.filter(({ goal }) => goal.standing === 'met').length;
  const all = rows.length + placeless.length;
  return withItems(`**Missed**, in one place or more: ${missed.length} of ${all} [goals](#what-it-is-meant-to-do); met in all columns: ${met}; open, or not recorded, in some: ${all - missed.length - met}.`, missed);
}

function describeLive(live: Evidence['live']): string {
  const found = NEIGHBOURS.map((neighbour) => {
    const alarms = newestLiveAlarms(live, neighbour);
    if (alarms === null) return `${BESIDE[neighbour]} none ran`;
    const { profile, rate: { hits, trials, low, high } } = alarms;
    return `${BESIDE[neighbour]} ${hits} of ${trials} by the profile \`${profile}\` had one (${formatShare(low)} to ${formatShare(high)})`;
  });
  const hasRun = live.some(({ families, crashes }) => [...families.map(({ run }) => run), ...crashes].some(({ profile }) => profile === DEFAULT_PROFILE));
  return `**False alarms** of real runs of the whole gate on ten unchanged tasks (on servers none ran): ${found.join('; ')}.${hasRun ? '' : ` The default profile \`${DEFAULT_PROFILE}\` has not run live.`}`;
}

function describeSeen(place: PlaceEvidence): readonly string[] {
  const tried = place.exact.find(({ effect, size }) => effect === EFFECT && size === SIZE);
  if (tried === undefined) return [];
  const { ours, byBenchmark, serversInTime, inTimeByBenchmark } = tried;
  const inTime = serversInTime === null ? '' : `; of servers within ${WITHIN_SECONDS} s ${withLeast(place, serversInTime, ofServers(inTimeByBenchmark, place.recorded))}`;
  return [`${briefly(place)}${thinMark('none', place.thin)}: ${withLeast(place, ours, byBenchmark)}${inTime}`];
}

/** `92 (75–100 %; least: user/parse, 42)`: of all of them together, and of that which hides behind it. */
function withLeast({ ofOneHalfHour }: PlaceEvidence, all: Rate, byBenchmark: ReadonlyMap<string, Rate>): string {
  const formatted = formatDrawnRate(all, ofOneHalfHour.has('none'));
  const least = leastSeen(byBenchmark);
  return least === undefined ? formatted : `${formatted.slice(0, -1)}; least: ${least[0]}, ${formatBareRate(least[1])})`;
}

function describeIdentical({ identical, thin, ofOneHalfHour, ...place }: PlaceEvidence): readonly string[] {
  const found = identical.find(({ profile, noRegressionOver }) => profile === DEFAULT_PROFILE && noRegressionOver === NO_REGRESSION_OVER);
  return found === undefined ? [] : [`on ${briefly(place)}${thinMark('none', thin)}, ${formatDrawnRate(found.shares['no regression'], ofOneHalfHour.has('none'))}`];
}
