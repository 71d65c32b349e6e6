/** Figures of recorded rounds that README and docs/accuracy.md state: `figures.json`, and the tables made from it. */
import { markdownTable } from 'markdown-table';
import type { Neighbour } from './recordings.ts';

/** Shares, from 0 to 1, with a 95 % interval; null: some benchmark's rounds come from one half-hour, which says nothing about other hours. */
export interface StatedShare {
  readonly share: number;
  readonly interval: readonly [low: number, high: number] | null;
}

/** Of replays, by the profile `standard`. */
export interface PlaceFigures {
  readonly machine: string;
  readonly neighbour: Neighbour;
  readonly cpuModel: string;
  /** Rounds are measured today as they were there. */
  readonly isOfToday: boolean;
  readonly halfHours: number;
  /** Families of so many gating metrics in which nothing changed; `atMost` is the 95 % bound of the share with a false alarm. */
  readonly unchanged: readonly {
    readonly size: number;
    readonly families: number;
    readonly falseAlarms: number;
    readonly atMost: number;
  }[];
  /** Slowdowns of exactly 3 % in families of ten. */
  readonly found: StatedShare;
  readonly leastFound: { readonly benchmark: string; readonly share: number };
  /** The same on servers, within 90 s of rounds of the benchmark. */
  readonly foundInTime: StatedShare | null;
  readonly foundOfOthers: readonly (StatedShare & { readonly slowdown: number })[];
  /** Of benchmarks with identical code: shown to be at most 3 % slower. */
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

const BESIDE: Readonly<Record<Neighbour, string>> = {
  quiet: 'nothing else running',
  busy: 'beside a busy process',
  contended: 'on a contended host',
};

/** A row a place. */
export function accuracyTable({ places }: Figures): string {
  return markdownTable([
    ['machine', '3 % slower: found', 'least benchmark', 'servers: found within 90 s', 'unchanged: shown to be at most 3 % slower'],
    ...places.map(({ machine, neighbour, found, leastFound, foundInTime, cleared }) => [
      `${machine}, ${BESIDE[neighbour]}`,
      withInterval(found),
      `${digits(leastFound.share)} (\`${leastFound.benchmark}\`)`,
      foundInTime === null ? '–' : withInterval(foundInTime),
      withInterval(cleared),
    ]),
  ]);
}

/** Row of the README's table: question, figures, interval. */
export const readmeRow = ({ live }: Figures): readonly string[] => [
  'How often is an unchanged pull request blocked by time alone?',
  live.map(liveText).join('; '),
  [...new Set(live.map(({ interval: [low, high] }) => `${percent(low)} to ${percent(high)} %`))]
    .join('; ')
    .concat(live.length > 1 ? ' each' : ''),
];

/** What docs/accuracy.md says in words. */
export const otherFigures = ({ places }: Figures): string =>
  places
    .map(({ machine, neighbour, unchanged, foundOfOthers }) =>
      [
        `${machine}, ${BESIDE[neighbour]}:`,
        ...unchanged.map(
          ({ size, families, falseAlarms, atMost }) =>
            `  unchanged, ${size} metrics: ${falseAlarms} of ${families} have a false alarm (at most ${percent(atMost)} %)`,
        ),
        ...foundOfOthers.map(({ slowdown, ...found }) => `  ${percent(slowdown)} % slower: found in ${withInterval(found)}`),
      ].join('\n'),
    )
    .join('\n');

const liveText = ({ neighbour, falseAlarms, runs }: LiveFigures): string =>
  neighbour === 'quiet' ? `${falseAlarms} of ${runs} real runs` : `${falseAlarms} of ${runs} ${BESIDE[neighbour]}`;
const withInterval = ({ share, interval }: StatedShare): string =>
  `${digits(share)} (${interval === null ? 'one half-hour' : intervalText(interval)})`;
const intervalText = ([low, high]: readonly [number, number]): string =>
  [low, high].map((bound) => digits(bound).replace(/\.0$/, '')).join(' to ');
const percent = (share: number): string => String(Number((100 * share).toFixed(1)));

/** A percentage; 99.97 is never rounded to 100, nor 0.03 to 0. */
function digits(share: number): string {
  const percents = share * 100;
  if (percents >= 99.5 && percents < 100) return percents >= 99.95 ? '>99.9' : percents.toFixed(1);
  if (percents > 0 && percents < 0.05) return '<0.1';
  return percents.toFixed(Math.abs(percents) >= 9.95 ? 0 : 1);
}
