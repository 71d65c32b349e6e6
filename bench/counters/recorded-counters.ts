import { markdownTable } from 'markdown-table';
import type { Comparison, OfBothArms, RoundOfBothArms } from '../../src/model.ts';
import { withPlus } from '../../src/text/differences.ts';
import { nullIfMissing } from '../../src/system/text-file.ts';
import { formatInterval, formatPercent } from '../../src/text/figures.ts';
import type { Effort } from '../effort.ts';
import type { Edit, Subject } from '../instructions/cases.ts';
import { changeRecording, readRecording } from '../recording.ts';
import { judgedAlone } from '../side-by-side.ts';

export const WAYS = ['our counter', 'callgrind', 'time alone'] as const;
export type Way = (typeof WAYS)[number];

/** One edit, seen in one way. */
export interface CounterRecord {
  readonly subject: Subject;
  readonly edit: Edit;
  readonly way: Way;
  readonly cpuModel: string;
  readonly nodeVersion: string;
  readonly effort: Effort;
  /** null: it was not counted. */
  readonly counts: OfBothArms<number> | null;
  /** Of time. */
  readonly rounds: readonly RoundOfBothArms[];
}

const FILE = 'counters.json';

/** None: nothing was recorded yet. */
export const readCounters = async (): Promise<readonly CounterRecord[]> =>
  (await nullIfMissing(() => readRecording<readonly CounterRecord[]>(FILE))) ?? [];

export const keepCounters = (kept: CounterRecord): Promise<void> =>
  changeRecording<readonly CounterRecord[]>(FILE, (before) => [...(before ?? []), kept]);

export function countersTable(records: readonly CounterRecord[]): string {
  const rows = records
    .toSorted((one, other) => orderOf(one).localeCompare(orderOf(other)))
    .map((record) => {
      const { subject, edit, way, effort } = record;
      const comparison = comparisonOf(record);
      const result =
        comparison === null
          ? ['not counted', '–', '–']
          : [
              `${withPlus(formatPercent(comparison.estimate))} (${formatInterval(comparison.interval)})`,
              comparison.smallestVisible > 1 ? '–' : formatPercent(comparison.smallestVisible),
              comparison.outcome === 'regressed' ? 'yes' : 'no',
            ];
      return [subject, edit, way, ...result, effort.wallSeconds.toFixed(0), effort.cpuSeconds?.toFixed(0) ?? '–', effort.load.toFixed(1)];
    });
  return markdownTable(
    [['server', 'edit', 'seen by', 'change', 'smallest visible', 'flagged', 'seconds', 'CPU seconds', 'load average before'], ...rows],
    { align: ['l', 'l', 'l', 'r', 'r', 'l', 'r', 'r', 'r'] },
  );
}

const orderOf = ({ edit, subject, way }: CounterRecord): string => [edit, subject, WAYS.indexOf(way)].join();

/** null: neither counted nor measured. */
function comparisonOf({ subject: id, counts, rounds }: CounterRecord): Comparison | null {
  const metric = counts !== null ? 'instructionsPerRequest' : 'cpuPerRequest';
  return judgedAlone({ id, kind: 'server', counts, rounds }).find((comparison) => comparison.metric === metric) ?? null;
}
