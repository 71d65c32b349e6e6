/** What recorded counts show, in one table: for docs/counting.md and bench/verdicts/SUMMARY.md. */
import { max, median, min, rootMeanSquare } from 'simple-statistics';
import { METRICS } from '../../src/metrics.ts';
import { instructionEstimate } from '../../src/judge/instruction-evidence.ts';
import { countOf } from '../../src/text/phrases.ts';
import { tableOfFigures } from '../table-of-figures.ts';
import { clopperPearson } from '../clopper-pearson.ts';
import { type Case, CASES, keyOf, MORE } from './cases.ts';
import { logRatio } from './counting-noise.ts';
import type { CountedMachine } from './recorded-counts.ts';
import { isFlagged, keyOfTry, type Try, TRIES } from './tries.ts';

const { threshold } = METRICS.instructionsPerRequest;
const LEVEL = 0.95;
const SIZES: readonly Try['percent'][] = [0.5, 1];

/** Whole counts with so much more work, by what the judge says of them. */
export interface TryFigures {
  readonly percent: Try['percent'];
  readonly tries: number;
  readonly flagged: number;
  /** Of those that are flagged: by a count that took no longer than {@link IN_TIME_SECONDS}. */
  readonly flaggedInTime: number;
}

export const IN_TIME_SECONDS = 60;

/** Of each size that was tried. */
export const triesOf = (machines: readonly CountedMachine[]): readonly TryFigures[] =>
  SIZES.flatMap((percent) => {
    const tried = recordedTries(countedAlike(machines))
      .filter((one) => one.percent === percent)
      .map(({ counted }) => counted);
    if (tried.length === 0) return [];
    const flagged = tried.filter(isFlagged);
    return [
      {
        percent,
        tries: tried.length,
        flagged: flagged.length,
        flaggedInTime: flagged.filter(({ effort }) => effort.wallSeconds <= IN_TIME_SECONDS).length,
      },
    ];
  });

/** Those that counted as the newest did. */
const countedAlike = (machines: readonly CountedMachine[]): readonly CountedMachine[] =>
  machines.filter(({ countingHash }) => countingHash === machines.at(-1)?.countingHash);

/** Of machines that counted as the newest did. */
export function countsTable(machines: readonly CountedMachine[]): string {
  const alike = countedAlike(machines);
  const rows = [neutralRow(alike), ...MORE.map((edit) => moreRow(edit, alike)), ...SIZES.map((size) => triesRow(size, alike))].flatMap(
    (row) => (row === null ? [] : [row]),
  );
  return [
    tableOfFigures(['head differs from base by', 'tries', 'counted difference', `${percent(threshold, 1)} or more`], rows),
    ...missedLine(alike),
    ...effortLine(alike),
  ].join('\n\n');
}

function neutralRow(machines: readonly CountedMachine[]): readonly string[] | null {
  const cases = CASES.filter(({ edit }) => !(MORE as readonly string[]).includes(edit));
  const logs = logsOf(cases, machines);
  if (logs.length === 0) return null;
  const most = max(logs.map(Math.abs));
  const beyond = logs.filter((log) => Math.abs(log) >= Math.log1p(threshold)).length;
  return [
    'nothing that it does: names, remarks, order of functions, folder',
    pairsText(logs, programsOf(cases, machines)),
    `${percent(rootMeanSquare(logs))} (root mean square), at most ${percent(most)}`,
    shareText(beyond, logs.length),
  ];
}

function moreRow(edit: (typeof MORE)[number], machines: readonly CountedMachine[]): readonly string[] | null {
  const cases = CASES.filter((one) => one.edit === edit);
  const logs = logsOf(cases, machines);
  if (logs.length === 0) return null;
  const beyond = logs.filter((log) => log >= Math.log1p(threshold)).length;
  return [`a loop of ${edit}`, pairsText(logs, programsOf(cases, machines)), rangeOf(logs), shareText(beyond, logs.length)];
}

/** Of whole tries, the judge says. */
function triesRow(size: Try['percent'], machines: readonly CountedMachine[]): readonly string[] | null {
  const tried = recordedTries(machines).filter(({ percent: one }) => one === size);
  if (tried.length === 0) return null;
  const logs = tried.flatMap(({ counted: { pairs } }) => instructionEstimate(pairs)?.log ?? []);
  const kinds = new Set(tried.map(({ injection }) => injection)).size;
  const flagged = tried.filter(({ counted }) => isFlagged(counted)).length;
  return [
    `about ${size} % more work, of ${countOf(kinds, 'kind')}`,
    `${countOf(tried.length, 'whole count')}, ${countOf(new Set(tried.map(({ subject }) => subject)).size, 'program')}`,
    logs.length === 0 ? '–' : rangeOf(logs),
    `called slower: ${shareText(flagged, tried.length)}`,
  ];
}

const recordedTries = (machines: readonly CountedMachine[]) =>
  machines.flatMap(({ tries }) =>
    TRIES.flatMap((one) => (tries[keyOfTry(one)] === undefined ? [] : [{ ...one, counted: tries[keyOfTry(one)]! }])),
  );

/** The programs of tries that were not called slower. */
function missedLine(machines: readonly CountedMachine[]): readonly string[] {
  const missed = Map.groupBy(
    recordedTries(machines).filter(({ counted }) => !isFlagged(counted)),
    ({ subject }) => subject,
  );
  return missed.size === 0
    ? []
    : [
        `Not called slower: ${[...missed].map(([subject, tries]) => `${subject} ${tries.length === 1 ? 'once' : `${tries.length} times`}`).join(', ')}.`,
      ];
}

function effortLine(machines: readonly CountedMachine[]): readonly string[] {
  const efforts = recordedTries(machines).map(({ counted: { effort } }) => effort);
  if (efforts.length === 0) return [];
  const [wall, cpu] = [
    median(efforts.map(({ wallSeconds }) => wallSeconds)),
    median(efforts.flatMap(({ cpuSeconds }) => cpuSeconds ?? [])),
  ];
  const loads = efforts.map(({ load }) => load);
  const inTime = efforts.filter(({ wallSeconds }) => wallSeconds <= IN_TIME_SECONDS).length;
  return [
    `A whole count took ${wall.toFixed(0)} s, and ${cpu.toFixed(0)} s of CPU (medians); ${inTime} of ${efforts.length} took ${IN_TIME_SECONDS} s or less. The machine has ${efforts[0]!.cores} cores, and had a load average of ${min(loads).toFixed(0)} to ${max(loads).toFixed(0)} before.`,
  ];
}

const logsOf = (cases: readonly Case[], machines: readonly CountedMachine[]): number[] =>
  machines.flatMap(({ counts }) => cases.flatMap((one) => (counts[keyOf(one)] ?? []).map(logRatio)));

const programsOf = (cases: readonly Case[], machines: readonly CountedMachine[]): number =>
  new Set(cases.filter((one) => machines.some(({ counts }) => (counts[keyOf(one)] ?? []).length > 0)).map(({ subject }) => subject)).size;

const pairsText = (logs: readonly number[], programs: number): string =>
  `${countOf(logs.length, 'single pair')}, ${countOf(programs, 'program')}`;

const rangeOf = (logs: readonly number[]): string => `${percent(Math.expm1(min([...logs])))} to ${percent(Math.expm1(max([...logs])))}`;

function shareText(hits: number, tries: number): string {
  const { low, high } = clopperPearson(hits, tries, LEVEL);
  return `${hits} of ${tries} (95 %: ${percent(low, 1)} to ${percent(high, 1)})`;
}

const percent = (fraction: number, digits = 2): string => `${(100 * fraction).toFixed(digits)} %`;
