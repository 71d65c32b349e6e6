/** Whether load clients, and not the servers, set the pace. */
import type { BenchmarkRecord, MetricName } from '../model.ts';

/** What a load client that could send no more decides itself; CPU and memory of a request, and single requests, it does not. */
export const PACED_BY_CLIENT: ReadonlySet<MetricName> = new Set(['throughput', 'latencyP50', 'latencyP975', 'latencyP99', 'output', 'maxCpu']);

/** Of the core that both arms share: two servers that use less of it had time to spare. */
const FILLED_CORE = 0.9;

/**
 * Whether the load clients set the pace of the rounds side by side. Clients are watched in solo rounds, servers in both:
 *
 *     core filled in most rounds                            the servers set it
 *     not filled, and a client had no rest in a solo round  the clients do
 *     not filled, and no client was short of time           what the servers wait for, which is theirs to answer for
 */
export function clientsSetPace({ kind, measurement }: Pick<BenchmarkRecord, 'kind' | 'measurement'>): boolean {
  if (kind !== 'server' || measurement.state !== 'measured') return false;
  const { duets, solos } = measurement;
  const used = duets.flatMap(({ mode, coreShare }) => (mode === 'duet' && coreShare !== null ? [coreShare.base + coreShare.head] : []));
  const unfilled = used.filter((share) => share < FILLED_CORE);
  return unfilled.length > used.length / 2 && solos.some(({ clientSaturated }) => clientSaturated === true);
}
