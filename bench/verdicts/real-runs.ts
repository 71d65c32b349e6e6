import { judge } from '../../src/judge/judge.ts';
import { clopperPearson } from '../clopper-pearson.ts';
import { DEFAULT_POLICY } from '../default-policy.ts';
import { runFileOf } from '../replay-gate.ts';
import type { LiveFigures } from './figures-tables.ts';
import { LEVEL } from './rates.ts';
import type { RealRun } from './recordings.ts';

/** False alarms by the judge of today, without the control, which could only take them away. Bounds are exact (Clopper & Pearson 1934). */
export function liveFigures(runs: readonly RealRun[]): readonly LiveFigures[] {
  const alike = Map.groupBy(runs, ({ neighbour, profile }) => JSON.stringify([neighbour, profile]));
  return [...alike.values()]
    .map((together): LiveFigures => {
      const { neighbour, profile } = together[0]!;
      const falseAlarms = together.filter(hasFalseAlarm).length;
      const { low, high } = clopperPearson(falseAlarms, together.length, LEVEL);
      return { neighbour, profile, runs: together.length, falseAlarms, interval: [low, high] };
    })
    .toSorted((one, other) => (one.neighbour === 'quiet' ? -1 : Number(other.neighbour === 'quiet')));
}

const hasFalseAlarm = ({ benchmarks }: RealRun): boolean =>
  judge(runFileOf(benchmarks, DEFAULT_POLICY)).benchmarks.some(({ verdict }) => verdict === 'regressed' || verdict === 'failed');
