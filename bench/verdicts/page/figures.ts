/** The figures that README and docs/accuracy.md state: `bench/verdicts/figures.json`, and the tables made from it. */
import { markdownTable } from 'markdown-table';
import { IN_TIME_SECONDS, type TryFigures } from '../../instructions/counts-table.ts';
import type { Neighbour } from '../recording/recorded-file.ts';
import type { Evidence, PlaceEvidence } from '../study/evidence.ts';
import { clopperPearson } from '../study/clopper-pearson.ts';
import { newestLiveAlarms } from '../study/live-alarms.ts';
import { WITHIN_SECONDS } from '../study/our-power.ts';
import { NEIGHBOURS } from '../study/places.ts';
import { type Rate, shareOf } from '../study/rates.ts';
import { digits } from './labels.ts';

/** Shares, from 0 to 1, with a 95 % interval; null: all rounds come from one half-hour, which says nothing about other hours. */
export interface StatedShare {
  readonly share: number;
  readonly interval: readonly [low: number, high: number] | null;
}

export interface PlaceFigures {
  readonly machine: string;
  readonly neighbour: Neighbour;
  readonly cpuModel: string;
  /** Rounds are measured today as they were there. */
  readonly isOfToday: boolean;
  readonly halfHours: number;
  /** Of slowdowns of exactly 3 % in families of ten: found by `standard`. */
  readonly found: StatedShare;
  readonly leastFound: { readonly benchmark: string; readonly share: number };
  /** The same on servers, within 90 s of rounds of the benchmark. */
  readonly foundInTime: StatedShare | null;
  /** Of benchmarks with identical code: shown to be less than 3 % slower by `standard`. */
  readonly cleared: StatedShare;
}

/** Real runs of the whole gate on unchanged code. */
export interface LiveFigures {
  readonly neighbour: Neighbour;
  readonly profile: string;
  readonly runs: number;
  readonly falseAlarms: number;
  readonly interval: readonly [low: number, high: number];
}

export interface Figures {
  readonly live: readonly LiveFigures[];
  readonly places: readonly PlaceFigures[];
}

const PROFILE = 'standard';
const EFFECT = 0.03;
const FAMILY_SIZE = 10;

export function figuresOf({ live, places }: Pick<Evidence, 'live' | 'places'>): Figures {
  return {
    live: NEIGHBOURS.flatMap((neighbour) => {
      const alarms = newestLiveAlarms(live, neighbour);
      return alarms === null ? [] : [{ neighbour, profile: alarms.profile, runs: alarms.rate.trials, falseAlarms: alarms.rate.hits, interval: [alarms.rate.low, alarms.rate.high] as const }];
    }),
    places: places.flatMap((place) => placeFigures(place) ?? []),
  };
}

function placeFigures({ exact, identical, ofOneHalfHour, halfHoursOfFamilies, machine, neighbour, environment, isOfToday }: PlaceEvidence): PlaceFigures | null {
  const tried = exact.find(({ effect, size }) => effect === EFFECT && size === FAMILY_SIZE);
  const unchanged = identical.find(({ profile, noRegressionOver }) => profile === PROFILE && noRegressionOver === EFFECT);
  if (tried === undefined || unchanged === undefined) return null;
  const stated = (rate: Rate): StatedShare => ({ share: shareOf(rate), interval: ofOneHalfHour.has('none') ? null : [rate.low, rate.high] });
  const [benchmark, least] = [...tried.byBenchmark].toSorted(([, one], [, other]) => shareOf(one) - shareOf(other))[0]!;
  return {
    machine, neighbour, cpuModel: environment.cpuModel, isOfToday,
    halfHours: halfHoursOfFamilies.length,
    found: stated(tried.ours),
    leastFound: { benchmark, share: shareOf(least) },
    foundInTime: tried.serversInTime === null ? null : stated(tried.serversInTime),
    cleared: stated(unchanged.shares['no regression']),
  };
}

const BESIDE: Readonly<Record<Neighbour, string>> = { quiet: 'nothing else running', busy: 'beside a busy process', contended: 'on a contended host' };

/** A row a place. */
export function accuracyTable({ places }: Figures): string {
  return markdownTable([
    ['machine', '3 % slower: found', 'least benchmark', `servers: found within ${WITHIN_SECONDS} s`, 'unchanged: shown to be at most 3 % slower'],
    ...places.map(({ machine, neighbour, found, leastFound, foundInTime, cleared }) => [
      `${machine}, ${BESIDE[neighbour]}`, withInterval(found), `${digits(leastFound.share)} (\`${leastFound.benchmark}\`)`, foundInTime === null ? '–' : withInterval(foundInTime), withInterval(cleared),
    ]),
  ]);
}

const rowOf = (question: string, { share, interval }: StatedShare, of: string): readonly string[] => [question, `${digits(share)} of 100 ${of}`, interval === null ? 'one half-hour' : intervalText(interval)];

/** The place is the one with the most half-hours. */
export function readmeFigures({ live, places }: Figures, counted: readonly TryFigures[]): string {
  const [best] = places.toSorted((one, other) => other.halfHours - one.halfHours);
  if (best === undefined) return '';
  return markdownTable([
    ['question', 'measured', '95 % interval'],
    ['How often is an unchanged pull request blocked?', live.map(liveText).join('; '), [...new Set(live.map(({ interval: [low, high] }) => `${percent(low)} to ${percent(high)} %`))].join('; ').concat(live.length > 1 ? ' each' : '')],
    ...counted.map(countedRow),
    rowOf('How often is a slowdown of 3 % found by time alone?', best.found, 'replays'),
    ...(best.foundInTime === null ? [] : [rowOf(`How often within ${WITHIN_SECONDS} s, on servers, by time alone?`, best.foundInTime, 'replays; the goal is 95')]),
    rowOf('How often is unchanged code shown to be at most 3 % slower?', best.cleared, 'benchmarks'),
  ]);
}

function countedRow({ percent: size, tries, flagged, flaggedInTime }: TryFigures): readonly string[] {
  const { low, high } = clopperPearson(flagged, tries, 0.95);
  return [`How often is ${size} % more work found by counting?`, `${flagged} of ${tries} tries, ${flaggedInTime} of them within ${IN_TIME_SECONDS} s`, `${percent(low)} to ${percent(high)} %`];
}

const liveText = ({ neighbour, falseAlarms, runs }: LiveFigures): string => (neighbour === 'quiet' ? `${falseAlarms} of ${runs} real runs` : `${falseAlarms} of ${runs} ${BESIDE[neighbour]}`);

/** What these figures do not show, as far as the recordings tell. */
export function notShown({ live, places }: Figures): readonly string[] {
  const widest = Math.max(...live.map(({ interval: [, high] }) => high));
  const older = places.filter(({ isOfToday }) => !isOfToday);
  return [
    'Real runs of the whole gate were made on suite tasks, none on servers.',
    `Real runs used the profile ${[...new Set(live.map(({ profile }) => `\`${profile}\``))].join(', ')}${live.some(({ profile }) => profile === PROFILE) ? '' : `, not the default \`${PROFILE}\``}.`,
    `The runs bound the false-alarm rate at ${percent(widest)} %, not at the 1 % of the design.`,
    `All rounds come from ${new Set(places.map(({ machine }) => machine)).size} virtual machines of two cores, none from GitHub's hosted runners.`,
    `Replays draw again and again from ${Math.min(...places.map(({ halfHours }) => halfHours))} to ${Math.max(...places.map(({ halfHours }) => halfHours))} half-hours of each place.`,
    ...(older.length === 0 ? [] : [`An older procedure recorded: ${older.map(({ machine, neighbour }) => `${machine}, ${BESIDE[neighbour]}`).join('; ')}.`]),
  ];
}

const withInterval = ({ share, interval }: StatedShare): string => `${digits(share)} (${interval === null ? 'one half-hour' : intervalText(interval)})`;
const intervalText = ([low, high]: readonly [number, number]): string => [low, high].map((bound) => digits(bound).replace(/\.0$/, '')).join(' to ');
const percent = (share: number): string => String(Number((100 * share).toFixed(1)));
