/** What an injection truly adds: its name tells only what it was meant to. */
import { mean } from 'simple-statistics';
import type { Change, MetricName } from '../../src/model.ts';
import type { InjectionName } from './conditions.ts';
import type { RecordedMetric } from './recorded-metrics.ts';

/** Which of them: of all benchmarks that have one of the metrics. */
interface Selection {
  readonly injection: InjectionName;
  readonly metrics: readonly MetricName[];
}

/** Of each benchmark, as the mean of all its rounds. */
function trueLogs(recorded: readonly RecordedMetric[], { injection, metrics }: Selection): readonly number[] {
  return recorded.filter((one) => one.injection === injection && metrics.includes(one.metric)).map((one) => one.mean);
}

/** Over benchmarks, each counting the same; null: too few rounds of any were recorded. */
export function meanTrueEffect(recorded: readonly RecordedMetric[], selection: Selection): Change | null {
  const logs = trueLogs(recorded, selection);
  return logs.length === 0 ? null : Math.expm1(mean([...logs]));
}

/** The smallest and the largest over benchmarks; null: too few rounds of any were recorded. */
export function trueEffectRange(recorded: readonly RecordedMetric[], selection: Selection): { readonly least: Change; readonly most: Change } | null {
  const logs = trueLogs(recorded, selection);
  return logs.length === 0 ? null : { least: Math.expm1(Math.min(...logs)), most: Math.expm1(Math.max(...logs)) };
}
