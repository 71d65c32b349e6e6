/** bench/releases/RESULTS.md */
import { markdownTable } from 'markdown-table';
import { max, median, min } from 'simple-statistics';
import type { CodePlace, Comparison } from '../../src/model.ts';
import { withPlus } from '../../src/text/differences.ts';
import { describeReason } from '../../src/report/words.ts';
import { formatInteger, formatInterval, formatPercent } from '../../src/text/figures.ts';
import type { Effort } from '../effort.ts';
import { type ComparedRelease, compareRelease } from './compared.ts';
import { RELEASES, WHY } from './pairs.ts';
import { type RecordedRelease, recordedOf } from './recorded-releases.ts';

/** What was recorded of the listed releases. */
export const compareReleases = (recorded: readonly RecordedRelease[]): readonly ComparedRelease[] =>
  RELEASES.flatMap((release) => {
    const found = recordedOf(release, recorded);
    return found === null ? [] : [compareRelease(found)];
  });

/** Row of the README's table: question, figures, interval. */
export function readmeRow(rows: readonly ComparedRelease[]): readonly string[] {
  const counted = rows.filter(({ counts }) => counts !== null).length;
  const sure = rows.filter(isSureOfBoth);
  const agreeing = sure.filter(({ agreement }) => agreement === 'agree').length;
  return [
    'Do counts and times of [real releases](bench/releases/RESULTS.md) agree?',
    `${counted} of ${rows.length} counted; the sign agrees in ${agreeing} of the ${sure.length} that both are sure of`,
    '',
  ];
}

const isSureOfBoth = ({ agreement }: ComparedRelease): boolean => agreement === 'agree' || agreement === 'disagree';

export function releasesPage(rows: readonly ComparedRelease[]): string {
  return [
    '# Real releases',
    "Each row is the change of one dependency's version, and of nothing else. `node bench/releases.ts` writes this page from recorded counts and rounds; its head says how to record.",
    table(rows),
    signsLine(rows),
    [...effortLines(rows), ...failureLines(rows), ...METHOD].map((sentence) => `- ${sentence}`).join('\n'),
  ]
    .join('\n\n')
    .concat('\n');
}

const METHOD: readonly string[] = [
  'Intervals hold at 98 %, as in a report. A result is sure where its interval excludes 0. More instructions, and more time, are worse.',
  'Servers answer `POST /updateUser`, others run a small suite of `bench/releases/suites`. One task says little about a whole package.',
  'Time is CPU time for each request, or the time of one operation.',
];

/** No change is so far down. */
const UNCOUNTED_LAST = -1;

function table(rows: readonly ComparedRelease[]): string {
  const sorted = rows.toSorted((one, other) => (other.counts?.estimate ?? UNCOUNTED_LAST) - (one.counts?.estimate ?? UNCOUNTED_LAST));
  return markdownTable(
    [
      ['package', 'from → to', 'benchmark', 'instructions', 'time', 'the two', 'functions that changed most', 'why'],
      ...sorted.map(({ release, counts, time, agreement }) => [
        release.package,
        `${release.from} → ${release.to}`,
        `\`${release.benchmark}\``,
        counts === null ? uncounted(release) : withPlus(formatPercent(counts.estimate)),
        time === null ? '–' : changeOf(time),
        agreement,
        functionsOf(release),
        WHY[release.package] ?? '',
      ]),
    ],
    { align: ['l', 'l', 'l', 'r', 'r', 'l', 'l', 'l'] },
  );
}

const changeOf = ({ estimate, interval }: Comparison): string => `${withPlus(formatPercent(estimate))} (${formatInterval(interval)})`;

const MOST_FUNCTIONS = 3;
/** Regular expressions are named by their text. */
const LONGEST_NAME = 40;

/** From the package's name on. */
const placeOf = ({ file, line }: CodePlace): string =>
  file === null ? '' : ` (${file.split('node_modules/').at(-1)}${line === null ? '' : `:${line}`})`;

/** In instructions of a request or operation. */
function functionsOf({ counted }: RecordedRelease): string {
  const functions = counted?.state === 'counted' ? (counted.cause?.functions ?? []) : [];
  return functions
    .slice(0, MOST_FUNCTIONS)
    .map(
      ({ at, base, head }) =>
        `\`${at.name.slice(0, LONGEST_NAME).replaceAll('|', '\\|')}\`${placeOf(at)} ${formatInteger(base)} → ${formatInteger(head)}`,
    )
    .join('; ');
}

/** Reasons stand below the table. */
const uncounted = ({ counted }: RecordedRelease): string => (counted?.state === 'failed' ? 'not counted' : '–');

const failureLines = (compared: readonly ComparedRelease[]): readonly string[] =>
  compared.flatMap(({ release: { package: name, counted } }) =>
    counted?.state === 'failed' ? [`${name} was not counted: ${describeReason(counted.reason)}.`] : [],
  );

/** The line that is to hold of all pairs. */
function signsLine(compared: readonly ComparedRelease[]): string {
  const sure = compared.filter(isSureOfBoth);
  const against = sure.filter(({ agreement }) => agreement === 'disagree').map(({ release }) => release.package);
  const end = against.length === 0 ? 'in all' : `in all except ${against.join(', ')}`;
  return `Both are sure of ${sure.length} of ${compared.length} pairs. **Of pairs that both are sure of, the sign agrees ${sure.length === 0 ? 'in none, because there are none' : end}.**`;
}

function effortLines(compared: readonly ComparedRelease[]): readonly string[] {
  const counted = compared.flatMap(({ release }) => (release.counted?.state === 'counted' ? [release.counted.effort] : []));
  const timed = compared.flatMap(({ release }) =>
    release.timed === null ? [] : [{ ...release.timed.effort, rounds: release.timed.rounds.length }],
  );
  const machines = [...new Set(compared.map(({ release }) => `${release.cpuModel}, Node ${release.nodeVersion}`))];
  return [
    `Measured on ${machines.join('; ')}.`,
    ...(counted.length === 0 ? [] : [`Counted: ${counted.length} of ${compared.length}. One took ${effortText(counted)}.`]),
    ...(timed.length === 0
      ? []
      : [
          `Timed: ${timed.length} of ${compared.length}, ${range(timed.map(({ rounds }) => rounds))} rounds each. One took ${effortText(timed)}.`,
        ]),
  ];
}

/** Medians, with what the machine had to do beside it. */
function effortText(efforts: readonly Effort[]): string {
  const { cores } = efforts[0]!;
  return `${median(efforts.map(({ wallSeconds }) => wallSeconds)).toFixed(0)} s, and ${median(efforts.flatMap(({ cpuSeconds }) => cpuSeconds ?? [])).toFixed(0)} s of CPU (medians). The load average before it was ${range(efforts.map(({ load }) => Math.round(load)))} on ${cores} cores`;
}

function range(figures: readonly number[]): string {
  const [low, high] = [min([...figures]), max([...figures])];
  return low === high ? String(low) : `${low} to ${high}`;
}
