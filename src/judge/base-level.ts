import type { BenchmarkRecord, MetricName, SlicePair } from '../model.ts';
import { isCounted } from './instruction-evidence.ts';

/** The level of base in the rounds side by side; null: no figure of it was recorded. */
export function baseLevel(record: BenchmarkRecord | undefined, metric: MetricName): number | null {
  if (record?.measurement.state !== 'measured') return null;
  const { duets, instructions = [] } = record.measurement;
  const rounds: readonly (readonly SlicePair[])[] = isCounted(metric) ? [instructions] : duets.map(({ slices: { [metric]: slices = [] } }) => slices);
  const levels = rounds.flatMap((slices) => medianOf(slices.map(({ base }) => base).filter((base) => base > 0)) ?? []);
  return levels.length === 0 ? null : Math.exp(levels.reduce((sum, level) => sum + Math.log(level), 0) / levels.length);
}

function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}
