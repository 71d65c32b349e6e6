/** What a tool said of one change, kept so that the table can be made again. */
import { markdownTable } from 'markdown-table';
import { max, median, min } from 'simple-statistics';
import { nullIfMissing } from '../../src/system/text-file.ts';
import { formatPercent } from '../../src/text/figures.ts';
import { withPlus } from '../../src/text/differences.ts';
import { changeRecording, readRecording } from '../recording.ts';

export const SUBJECTS = ['express/updateUser', 'user/date'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** About so many per cent more instructions. */
export const SIZES = [0, 3, 10, 30] as const;

export interface Sight {
  readonly way: string;
  readonly subject: Subject;
  readonly percent: (typeof SIZES)[number];
  /** Cost of head to that of base. */
  readonly ratio: number;
  /** It calls head slower. */
  readonly isSlower: boolean;
  /** It names the line first. null: it names none. */
  readonly isNamed: boolean | null;
  readonly seconds: number;
  /** Load average of a minute, before. */
  readonly load: number;
}

const RECORDING = 'others.json';

/** None: nothing was recorded yet. */
export const readSights = async (): Promise<readonly Sight[]> =>
  (await nullIfMissing(() => readRecording<readonly Sight[]>(RECORDING))) ?? [];

export const keepSight = (one: Sight): Promise<void> => changeRecording<readonly Sight[]>(RECORDING, (all) => [...(all ?? []), one]);

export function othersPage(sights: readonly Sight[]): string {
  const rows = SUBJECTS.flatMap((subject) =>
    [
      ...Map.groupBy(
        sights.filter((sight) => sight.subject === subject),
        ({ way }) => way,
      ),
    ].map(([way, ofWay]) => [
      subject,
      way,
      ...SIZES.map((percent) => cellOf(ofWay.filter((sight) => sight.percent === percent))),
      median(ofWay.map(({ seconds }) => seconds)).toFixed(0),
    ]),
  );
  const loads = sights.map(({ load }) => load);
  return `# Next to other ways

\`node bench/others.ts\` shows the same changes to perf-gate and to what projects use instead. A cell has the number of tries
that called head slower, and the change that they measured. In the column "unchanged" each of them is a false alarm.

${markdownTable([['benchmark', 'way', 'unchanged', ...SIZES.slice(1).map((percent) => `about ${percent} % more work`), 'seconds'], ...rows])}

- perf-gate: a whole run by \`standard\`, with its own rules. It named the loop's line first in ${sights.filter(({ isNamed }) => isNamed).length} of the ${sights.filter(({ isNamed }) => isNamed !== null).length} runs that it blocked.
- github-action-benchmark: its default of 150 %, on what tinybench measures.
- The others have no rule. Here 1.5 % and more is slower: half of the smallest change.
- callgrind counts instructions of two runs of different lengths, and V8 compiles in step, as under our counter.
- perf-gate was recorded later than the others, on another machine with two cores. So compare its seconds with theirs roughly.
- Load average before: ${loads.length === 0 ? '–' : `${min(loads).toFixed(1)} to ${max(loads).toFixed(1)}`}.
`;
}

function cellOf(sights: readonly Sight[]): string {
  if (sights.length === 0) return '–';
  const changes = sights.map(({ ratio }) => ratio - 1);
  const [least, most] = [min(changes), max(changes)].map((change) => withPlus(formatPercent(change))) as [string, string];
  const slower = sights.filter(({ isSlower }) => isSlower).length;
  return `${slower} of ${sights.length} (${least === most ? least : `${least} to ${most}`})`;
}
