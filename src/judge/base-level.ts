import { median } from 'simple-statistics';
import type { BenchmarkRecord, MetricName, SlicePair } from '../model.ts';
import { isCounted } from './instruction-evidence.ts';

/** The level of base in the rounds side by side; null: no figure of it was recorded. */
export function baseLevel(record: BenchmarkRecord | undefined, metric: MetricName): number | null {
  if (record?.measurement.state !== 'measured') return null;
  const { duets, instructions = [] } = record.measurement;
  const rounds: readonly (readonly SlicePair[])[] = isCounted(metric) ? [instructions] : duets.map(({ slices: { [metric]: slices = [] } }) => slices);
  const usable = rounds.map((slices) => slices.map(({ base }) => base).filter((base) => base > 0));
  const levels = usable.flatMap((bases) => (bases.length === 0 ? [] : [median(bases)]));
  return levels.length === 0 ? null : Math.exp(levels.reduce((sum, level) => sum + Math.log(level), 0) / levels.length);
}
