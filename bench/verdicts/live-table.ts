import { markdownTable } from 'markdown-table';
import { median } from 'simple-statistics';
import { EXIT } from '../../src/exit-codes.ts';
import type { VerdictKind } from '../../src/model.ts';
import { clopperPearson } from './clopper-pearson.ts';
import type { LiveFamily, LiveLog } from './live-file.ts';

const LEVEL = 0.95;
const ALARMS: ReadonlySet<VerdictKind> = new Set(['regressed', 'failed']);

/** What came of all live families, a row for each neighbour and profile: how often the gate cried wolf, with exact bounds. */
export function liveTable(logs: readonly LiveLog[]): string {
  const groups = Map.groupBy(
    logs.flatMap(({ session, families }) => families.map((family) => ({ conditions: `${session.neighbour}, ${family.run.profile}`, family }))),
    ({ conditions }) => conditions,
  );
  const rows = [...groups].map(([conditions, members]) => [conditions, ...rowOf(members.map(({ family }) => family))]);
  const head = ['conditions', 'families', 'with a false alarm', 'with a false improvement', 'invalid', 'benchmarks', 'no regression', 'inconclusive', 'median time'];
  return markdownTable([head, ...rows], { align: ['l', ...head.slice(1).map(() => 'r')] });
}

function rowOf(families: readonly LiveFamily[]): readonly string[] {
  const verdicts = families.flatMap((family) => Object.values(family.verdicts));
  const familiesWith = (isOne: (verdict: VerdictKind) => boolean): string => bounded(families.filter((family) => Object.values(family.verdicts).some(isOne)).length, families.length);
  const benchmarksWith = (wanted: VerdictKind): string => percent(verdicts.filter((verdict) => verdict === wanted).length / verdicts.length);
  return [
    String(families.length),
    familiesWith((verdict) => ALARMS.has(verdict)),
    familiesWith((verdict) => verdict === 'improved'),
    bounded(families.filter(({ exitCode }) => exitCode === EXIT.invalid).length, families.length),
    String(verdicts.length),
    benchmarksWith('no regression'),
    benchmarksWith('inconclusive'),
    `${median(families.map(({ seconds }) => seconds)).toFixed(0)} s`,
  ];
}

/** `0 (0.0–2.4 %)`: families are independent of each other, so the bounds are exact. */
function bounded(count: number, of: number): string {
  const { low, high } = clopperPearson(count, of, LEVEL);
  return `${count} (${(low * 100).toFixed(1)}–${percent(high)})`;
}

const percent = (fraction: number): string => `${(fraction * 100).toFixed(1)} %`;
