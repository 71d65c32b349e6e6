/** Whole runs whose change was known beforehand, and what became of them. */
import { markdownTable } from 'markdown-table';
import { max, median, min, quantile } from 'simple-statistics';
import { namedByCount } from '../../src/judge/cause/counted-cause.ts';
import { judge } from '../../src/judge/judge.ts';
import type { OfBothArms, RunFile, VerdictKind } from '../../src/model.ts';
import { nullIfMissing } from '../../src/system/text-file.ts';
import { withPlus } from '../../src/text/differences.ts';
import { formatPercent } from '../../src/text/figures.ts';
import { clopperPearson } from '../clopper-pearson.ts';
import { changeRecording, readRecording } from '../recording.ts';
import { namesGuilty } from '../why/counted-causes.ts';

/** `gate`: `npm run gate` on unchanged code. The others: one server or suite by the standard profile. */
export type Kind = 'gate' | 'unchanged' | 'edit' | 'slower 3 %' | 'slower 1 %';

interface LiveRun {
  readonly kind: Kind;
  /** By its name in `why/causes.ts`; null: nothing was made slower. */
  readonly cause: string | null;
  /** A process beside it took a whole core. */
  readonly isBusy: boolean;
  /** Load average of a minute, before. */
  readonly load: number;
  readonly seconds: number;
  readonly benchmarks: readonly LiveBenchmark[];
}

interface LiveBenchmark {
  readonly id: string;
  readonly verdict: VerdictKind;
  /** null: it was not counted. */
  readonly counts: OfBothArms<number> | null;
  /** The function that is to blame is named first. */
  readonly isFirst: boolean;
}

const RECORDING = 'live.json';

/** None: nothing was recorded yet. */
export const readLiveRuns = async (): Promise<readonly LiveRun[]> =>
  (await nullIfMissing(() => readRecording<readonly LiveRun[]>(RECORDING))) ?? [];

export const keepLiveRun = (one: LiveRun): Promise<void> => changeRecording<readonly LiveRun[]>(RECORDING, (all) => [...(all ?? []), one]);

const DECIDED: ReadonlySet<VerdictKind> = new Set(['regressed', 'no regression', 'improved']);
const isUndecided = ({ verdict }: LiveBenchmark): boolean => !DECIDED.has(verdict);

/** What a run's own file says of its benchmarks. Those that no change reached are left out. */
export function benchmarksOf(file: RunFile, cause: string | null): LiveRun['benchmarks'] {
  const records = new Map(file.run.benchmarks.map((record) => [record.id, record]));
  return judge(file).benchmarks.flatMap(({ id, verdict }): readonly LiveBenchmark[] => {
    const { measurement, cause: told } = records.get(id)!;
    if (measurement.state === 'not measured' || measurement.state === 'unaffected') return [];
    const { base = null, head = 0 } = (measurement.state === 'measured' ? measurement.instructions : undefined) ?? {};
    const counts = base === null ? null : { base, head };
    const [first] = told?.counted == null ? [] : namedByCount(told.counted);
    return [{ id, verdict, counts, isFirst: cause !== null && first !== undefined && namesGuilty(cause, first) }];
  });
}

/** The page: verdicts and times of each kind of run, and how far counts of the same code lie apart. */
export function liveTables(runs: readonly LiveRun[]): string {
  const order = Object.keys(WORDS);
  const ordered = runs.toSorted(
    (one, other) => order.indexOf(one.kind) - order.indexOf(other.kind) || Number(one.isBusy) - Number(other.isBusy),
  );
  const kinds = Map.groupBy(ordered, ({ kind, isBusy }) => `${WORDS[kind]}${isBusy ? ', beside a busy process' : ''}`);
  const rows = [...kinds].map(([name, ofKind]) => {
    const all = ofKind.flatMap(({ benchmarks }) => benchmarks);
    const regressed = all.filter(({ verdict }) => verdict === 'regressed').length;
    const seconds = ofKind.map((one) => one.seconds);
    return [
      name,
      String(ofKind.length),
      String(all.length),
      String(all.filter(({ counts }) => counts !== null).length),
      `${regressed} (${intervalOf(regressed, all.length)})`,
      String(all.filter(isUndecided).length),
      ofKind[0]!.cause === null ? '' : String(all.filter(({ isFirst }) => isFirst).length),
      `${median(seconds).toFixed(0)} (${quantile(seconds, 0.9).toFixed(0)}, ${max(seconds).toFixed(0)})`,
      rangeOf(ofKind.map(({ load }) => load)),
    ];
  });
  const falseAlarms = runs.flatMap(({ kind, cause, benchmarks }) =>
    benchmarks
      .filter(({ verdict }) => cause === null && verdict === 'regressed')
      .map(({ id, counts }) => `${id}, ${WORDS[kind]}: ${counts === null ? 'by time' : changeOf(counts)}`),
  );
  const uncounted = runs.flatMap(({ kind, benchmarks }) =>
    benchmarks.filter(({ counts }) => counts === null).map(({ id }) => `${id}, ${WORDS[kind]}`),
  );
  const unchanged = runs.filter(({ kind }) => kind === 'gate' || kind === 'unchanged');
  const countsOf = Map.groupBy(
    unchanged.flatMap(({ benchmarks }) => benchmarks).filter(({ counts }) => counts !== null),
    ({ id }) => id,
  );
  return `# Live runs

\`node bench/live.ts\` has the built program measure this repository's own servers and suites, with a change that is known beforehand, and keeps what it
said. In brackets: the exact 95 % interval of the share of regressions, and the seconds within which nine of ten runs and
all of them ended. The load average is that before a run, on two cores.

${markdownTable([['runs of', 'runs', 'benchmarks', 'counted', 'regressed', 'undecided', 'guilty function first', 'seconds', 'load'], ...rows])}

${falseAlarms.length === 0 ? 'No run without more work was called slower.\n' : `Called slower without more work:\n\n${falseAlarms.map((one) => `- ${one}\n`).join('')}`}
${uncounted.length === 0 ? '' : `Without a count, or with one that was [not believed](../../docs/counting.md#in-the-verdict): ${uncounted.join('; ')}.\n\n`}Counts of the same code in different runs, at load averages of ${rangeOf(unchanged.map(({ load }) => load))}:

${markdownTable([
  ['benchmark', 'counts', 'least', 'most', 'apart'],
  ...[...countsOf]
    .filter(([, all]) => all.length > 1)
    .map(([id, all]) => {
      const counts = all.flatMap(({ counts: both }) => [both!.base, both!.head]);
      const [least, most] = [min(counts), max(counts)];
      return [id, String(counts.length), least.toFixed(0), most.toFixed(0), `${(100 * (most / least - 1)).toFixed(4)} %`];
    }),
])}
`;
}

const rangeOf = (loads: readonly number[]): string => `${min(loads).toFixed(0)} to ${max(loads).toFixed(0)}`;

const changeOf = ({ base, head }: OfBothArms<number>): string =>
  `${base.toFixed(0)} → ${head.toFixed(0)} instructions (${withPlus(formatPercent(head / base - 1))})`;

/** Rows of the README's table: question, figures, interval. */
export function readmeRows(runs: readonly LiveRun[]): readonly (readonly string[])[] {
  const same = runs.filter(({ cause }) => cause === null);
  const all = same.flatMap(({ benchmarks }) => benchmarks);
  const blocked = all.filter(({ verdict }) => verdict === 'regressed');
  const undecided = all.filter(isUndecided);
  const slower = [
    ...Map.groupBy(
      runs.filter(({ cause }) => cause !== null),
      ({ kind }) => kind,
    ),
  ];
  return [
    ...(all.length === 0
      ? []
      : [
          [
            'How often is an unchanged server or suite blocked, or undecided?',
            `${blocked.length} and ${undecided.length} of ${all.length}, in ${same.length} runs, ${same.filter(({ isBusy }) => isBusy).length} of them beside a busy process`,
            intervalOf(blocked.length, all.length),
          ],
        ]),
    ...slower.map(([kind, ofKind]) => {
      const found = ofKind.filter(({ benchmarks }) => benchmarks.some(({ verdict }) => verdict === 'regressed'));
      const first = ofKind.filter(({ benchmarks }) => benchmarks.some(({ isFirst }) => isFirst));
      return [
        `How often does a run of one server block ${WORDS[kind]}?`,
        `${found.length} of ${ofKind.length} runs, half of them within ${median(ofKind.map(({ seconds }) => seconds)).toFixed(0)} s; the function to blame came first in ${first.length}`,
        intervalOf(found.length, ofKind.length),
      ];
    }),
  ];
}

function intervalOf(successes: number, trials: number): string {
  const { low, high } = clopperPearson(successes, trials, 0.95);
  return `${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)} %`;
}

const WORDS: Readonly<Record<Kind, string>> = {
  gate: '`npm run gate` on unchanged code',
  unchanged: 'unchanged code',
  edit: 'a harmless edit',
  'slower 3 %': 'about 3 % more work',
  'slower 1 %': 'about 1 % more work',
};
