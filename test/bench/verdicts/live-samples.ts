import type { LiveFamily } from '../../../bench/verdicts/recording/live-file.ts';
import type { Measurement, Run } from '../../../src/model.ts';
import { aBenchmark, around, aRun, measured } from '../../judge/records.ts';
import { reasonThatSays } from '../../reason-that-says.ts';

/** What a task's rounds were, by what the judge calls it. */
const MEASUREMENTS = {
  regressed: measured({ nsPerOp: around(0.1, 0.01) }),
  improved: measured({ nsPerOp: around(-0.1, 0.01) }),
  'no regression': measured({ nsPerOp: around(0, 0.01) }),
  inconclusive: measured({ nsPerOp: around(0, 0.2) }),
  failed: { state: 'broken', arm: 'head', reason: reasonThatSays('it threw') },
  invalid: { state: 'broken', arm: 'base', reason: reasonThatSays('it threw') },
} as const satisfies Readonly<Record<string, Measurement>>;
type Verdict = keyof typeof MEASUREMENTS;

/** A run of tasks that the judge has these verdicts of. */
export function familyOfTasks(verdicts: readonly Verdict[], fields: Partial<Run> = {}): LiveFamily {
  const benchmarks = verdicts.map((verdict, index) => aBenchmark(`user/${index}`, MEASUREMENTS[verdict], { kind: 'suite' }));
  return { seconds: 100, run: aRun({ benchmarks, ...fields }) };
}
