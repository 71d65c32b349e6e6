import { median } from 'simple-statistics';
import { MOSTLY_WAITING } from '../metrics.ts';
import type { BenchmarkRecord } from '../model.ts';

/**
 * Share of its time under load that a server waits for others, where that is most of it: the median of base's rounds. Head changes it
 * only by making base wait for the core, which counts as no waiting. null: it does not mostly wait, the share is not known, or it may
 * wait for the load client.
 *
 * The rounds up to the first look decide it once and for all: the family must not change from look to look. A round in which a
 * thread of base ended says nothing of it, and has the throughput of its slices all the same.
 */
export function mostlyWaits({ measurement }: Pick<BenchmarkRecord, 'measurement'>): number | null {
  if (measurement.state !== 'measured' || measurement.plan === null) return null;
  const duets = measurement.duets.slice(0, measurement.plan.looks[0]);
  const shares = duets.flatMap(({ waitingShare }) => waitingShare ?? []);
  if (shares.length === 0 || shares.length < duets.length / 2 || duets.some(({ clientSaturated }) => clientSaturated === true)) return null;
  const share = median([...shares]);
  return share >= MOSTLY_WAITING ? share : null;
}

/**
 * Tells whether the load client set the pace of most rounds side by side. Where it had rest, and the core too, it is what the servers wait
 * for. Of servers that mostly waited for others up to the first look, while it had rest, it is not asked again: their throughput
 * is one of the family by then.
 */
export function clientSetsPace({ kind, measurement }: Pick<BenchmarkRecord, 'kind' | 'measurement'>): boolean {
  if (kind !== 'server' || measurement.state !== 'measured' || mostlyWaits({ measurement }) !== null) return false;
  const { duets } = measurement;
  return duets.filter(({ clientSaturated }) => clientSaturated === true).length > duets.length / 2;
}
