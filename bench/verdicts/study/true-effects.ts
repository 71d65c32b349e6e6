/** What an injection truly adds: its name tells only what it was meant to. */
import type { Change, MetricName } from '../../../src/model.ts';
import type { InjectionName } from '../recording/conditions.ts';
import type { RecordedMetric } from './recorded-metrics.ts';

/** Which of them: of all benchmarks that have the metric. */
interface Selection {
  readonly injection: InjectionName;
  readonly metric: MetricName;
}

/** The smallest and the largest over benchmarks, each as the mean of all its rounds; null: too few rounds of any were recorded. */
export function trueEffectRange(recorded: readonly RecordedMetric[], { injection, metric }: Selection): { readonly least: Change; readonly most: Change } | null {
  const logs = recorded.filter((one) => one.injection === injection && one.metric === metric).map((one) => one.mean);
  return logs.length === 0 ? null : { least: Math.expm1(Math.min(...logs)), most: Math.expm1(Math.max(...logs)) };
}
