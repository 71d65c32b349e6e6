/** What the judge makes of a recorded release. */
import { countedMetric } from '../../src/judge/instruction-evidence.ts';
import type { Comparison, MetricName } from '../../src/model.ts';
import { judgedAlone } from '../side-by-side.ts';
import type { RecordedRelease } from './recorded-releases.ts';

export interface ComparedRelease {
  readonly release: RecordedRelease;
  /** null: not counted. */
  readonly counts: Comparison | null;
  /** CPU time; null: not measured. */
  readonly time: Comparison | null;
  readonly agreement: Agreement;
}

/** Sure: the interval excludes that nothing changed. */
export type Agreement = 'agree' | 'disagree' | 'counts alone are sure' | 'time alone is sure' | 'neither is sure' | 'not known';

export function compareRelease(release: RecordedRelease): ComparedRelease {
  const { benchmark: id, kind, counted, timed } = release;
  const comparisons = judgedAlone({
    id,
    kind,
    counts: counted?.state === 'counted' ? counted.instructions : null,
    rounds: timed?.rounds ?? [],
  });
  const ofMetric = (metric: MetricName): Comparison | null => comparisons.find((comparison) => comparison.metric === metric) ?? null;
  const [counts, time] = [ofMetric(countedMetric(kind)), ofMetric(kind === 'suite' ? 'nsPerOp' : 'cpuPerRequest')];
  return { release, counts, time, agreement: agreementOf(counts, time) };
}

const isSure = ({ interval: { low, high } }: Comparison): boolean => low > 0 || high < 0;

function agreementOf(counts: Comparison | null, time: Comparison | null): Agreement {
  if (counts === null || time === null) return 'not known';
  if (isSure(counts) && isSure(time)) return Math.sign(counts.estimate) === Math.sign(time.estimate) ? 'agree' : 'disagree';
  if (isSure(counts)) return 'counts alone are sure';
  return isSure(time) ? 'time alone is sure' : 'neither is sure';
}
