import { quantile } from 'simple-statistics';
import type { MetricName } from '../../model.ts';
import type { PaceResult } from '../load/load-protocol.ts';

const PERCENTILES = { pacedLatencyP50: 0.5, pacedLatencyP99: 0.99 } as const satisfies Partial<Record<MetricName, number>>;

/** Percentiles of a stretch at a fixed rate, in ms. */
export type PacedLatencies = Readonly<Partial<Record<keyof typeof PERCENTILES, number>>>;

/** Above this share of a latency being late with the requests was the client's own doing, and the figure is the client's. */
const OWN_SHARE = 0.5;

/**
 * The percentiles, without those at which the client could not keep the pace. Its lateness is held against the latency
 * at the same percentile: a client that is held up now and then spoils p99 alone, and on a busy machine most are.
 */
export function pacedLatencies({ latenciesMs, latenessMs }: Pick<PaceResult, 'latenciesMs' | 'latenessMs'>): PacedLatencies {
  if (latenciesMs.length === 0) return {};
  return Object.fromEntries(Object.entries(PERCENTILES).flatMap(([metric, percentile]) => {
    const latencyMs = quantile(latenciesMs, percentile);
    return quantile(latenessMs, percentile) > OWN_SHARE * latencyMs ? [] : [[metric, latencyMs]];
  }));
}
