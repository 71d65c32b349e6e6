/** What recorded counts show, in two tables: for docs/counting.md and bench/verdicts/SUMMARY.md. */
import { max, median, min, rootMeanSquare } from 'simple-statistics';
import { METRICS } from '../../src/metrics.ts';
import { countOf } from '../../src/text/phrases.ts';
import { clopperPearson } from '../clopper-pearson.ts';
import { tableOfFigures } from '../table-of-figures.ts';
import { CASES, SUBJECTS } from './cases.ts';
import { type CountedMachine, countsOf, type RecordedCount } from './recorded-counts.ts';

const { threshold } = METRICS.instructionsPerRequest;
const LEVEL = 0.95;

/** Of the machine that was counted on last. */
export function countsTable(machines: readonly CountedMachine[]): string {
  const machine = machines.at(-1);
  if (machine === undefined) return '';
  const rows = [
    rowOf('nothing: the same code', machine, (edit) => edit === 'nothing'),
    rowOf('an edit that changes no work: names, remarks, order of functions, folder', machine, (edit) => edit !== 'nothing'),
  ];
  return [
    tableOfFigures(['head differs from base by', 'counted', 'counted difference', `${percent(threshold, 1)} or more`], rows),
    tableOfFigures(
      ['base, again and again', 'counts', 'load average', 'instructions', 'largest less smallest'],
      SUBJECTS.map((subject) => spreadRow(subject, machine)),
    ),
  ].join('\n\n');
}

function rowOf(name: string, machine: CountedMachine, isMeant: (edit: string) => boolean): readonly string[] {
  const counted = CASES.filter(({ edit }) => isMeant(edit)).map((one) => ({ one, counts: countsOf(machine, one) }));
  const logs = counted.flatMap(({ counts }) => counts.map(({ base, head }) => Math.log(head / base)));
  if (logs.length === 0) return [name, '0 pairs', '–', '–'];
  const programs = new Set(counted.filter(({ counts }) => counts.length > 0).map(({ one: { subject } }) => subject)).size;
  const beyond = logs.filter((log) => Math.abs(log) >= Math.log1p(threshold)).length;
  const { low, high } = clopperPearson(beyond, logs.length, LEVEL);
  return [
    name,
    `${countOf(logs.length, 'pair')} of ${countOf(programs, 'program')}`,
    `${percent(rootMeanSquare(logs))} (root mean square), at most ${percent(max(logs.map(Math.abs)))}`,
    `${beyond} of ${logs.length} (95 %: ${percent(low, 1)} to ${percent(high, 1)})`,
  ];
}

/** Base is the same commit in each pair. */
function spreadRow(subject: (typeof SUBJECTS)[number], machine: CountedMachine): readonly string[] {
  const all = CASES.filter((one) => one.subject === subject).flatMap((one): readonly RecordedCount[] => countsOf(machine, one));
  if (all.length === 0) return [subject, '0', '–', '–', '–'];
  const [bases, loads] = [all.map(({ base }) => base), all.map(({ load }) => load)];
  return [
    subject,
    String(all.length),
    `${min(loads).toFixed(0)} to ${max(loads).toFixed(0)}`,
    Math.round(median(bases)).toLocaleString('en'),
    percent(max(bases) / min(bases) - 1),
  ];
}

const percent = (fraction: number, digits = 4): string => `${(100 * fraction).toFixed(digits)} %`;
