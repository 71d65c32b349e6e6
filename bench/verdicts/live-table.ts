import { markdownTable } from 'markdown-table';
import { median } from 'simple-statistics';
import { EXIT } from '../../src/exit-codes.ts';
import type { VerdictKind } from '../../src/model.ts';
import { clopperPearson } from './clopper-pearson.ts';
import { commitRange } from './commit-range.ts';
import type { LiveFamily, LiveLog } from './live-file.ts';
import type { RecordedSession } from './recorded-file.ts';
import { keyOfKind } from './session-kind.ts';

const LEVEL = 0.95;
const ALARMS: ReadonlySet<VerdictKind> = new Set(['regressed', 'failed']);

/** A family and the session in which it ran. */
interface LiveRun {
  readonly session: RecordedSession;
  readonly family: LiveFamily;
}

/**
 * What came of all live families, a row for each neighbour and profile: how often the gate cried wolf, with exact bounds.
 * What was measured by another procedure, or on another kind of machine, has rows of its own.
 */
export function liveTable(logs: readonly LiveLog[]): string {
  const runs = logs.flatMap(({ session, families }) => families.map((family): LiveRun => ({ session, family })));
  const groups = Map.groupBy(runs, ({ session, family }) => `${keyOfKind(session)} ${family.run.profile}`);
  const head = ['conditions', 'machine', 'commits', 'families', 'with a false alarm', 'with a false improvement', 'invalid', 'benchmarks', 'no regression', 'inconclusive', 'median time'];
  return markdownTable([head, ...[...groups.values()].map(rowOf)], { align: ['l', 'l', 'l', ...head.slice(3).map(() => 'r')] });
}

function rowOf(runs: readonly LiveRun[]): string[] {
  const { session: { neighbour, environment: { cpuModel, nodeVersion } }, family: { run: { profile } } } = runs[0]!;
  const families = runs.map(({ family }) => family);
  const verdicts = families.flatMap((family) => Object.values(family.verdicts));
  const familiesWith = (isOne: (verdict: VerdictKind) => boolean): string => bounded(families.filter((family) => Object.values(family.verdicts).some(isOne)).length, families.length);
  const benchmarksWith = (wanted: VerdictKind): string => percent(verdicts.filter((verdict) => verdict === wanted).length / verdicts.length);
  return [
    `${neighbour}, ${profile}`,
    `${cpuModel}, Node ${nodeVersion}`,
    commitRange(runs.map(({ session }) => session.commit)),
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

/** `0 (0.0–2.4 %)`: exact for families that are independent of each other, as runs one after the other on one machine are but for its moods. */
function bounded(count: number, of: number): string {
  const { low, high } = clopperPearson(count, of, LEVEL);
  return `${count} (${(low * 100).toFixed(1)}–${percent(high)})`;
}

const percent = (fraction: number): string => `${(fraction * 100).toFixed(1)} %`;
