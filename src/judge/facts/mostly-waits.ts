import { median } from 'simple-statistics';
import { MOSTLY_WAITING } from '../../metrics.ts';
import type { BenchmarkRecord } from '../../model.ts';

/**
 * How much of its time under load a server waits for others, if that is most of it: the median of base's rounds. Head has a say in
 * it where it makes base wait for the core, which counts as no waiting, and in no other way. null: it does not, or nobody can
 * tell, or it may be the load client that it waits for.
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
