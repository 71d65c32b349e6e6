import type { MetricName } from '../../model.ts';
import { isCounted } from '../facts/head-counts.ts';
import { comparableFigures, type MarkedBenchmark, NOT_COUNTED } from './marked-benchmark.ts';

/**
 * What improved is held against what it was before until so many runs have shown it as decide, and from then on against these:
 * both together would vary by the distance between them, and tell nothing for as long as the slower runs are kept.
 *
 *     stored runs    ○ ○ ○ ○ ○ ◇ ◇            ◇ faster since the sixth
 *     baseline       ○ ○ ○ ○ ○                what was before, so that the next run can be seen to be faster too
 *
 *     stored runs    ○ ○ ○ ○ ○ ◇ ◇ ◇ ◇ ◇ ○
 *     baseline                 ◇ ◇ ◇ ◇ ◇ ○    the new normal begins where it became faster
 *
 *     stored runs    ○ ○ ○ ○ ○ ◇ ○
 *     baseline       ○ ○ ○ ○ ○ ◇ ○            it was luck
 *
 * That holds for a metric by itself: whatever else was measured in those runs still counts.
 */
export function sinceImproved(baseline: readonly MarkedBenchmark[], improvements: ReadonlyMap<MetricName, Improvement>): readonly MarkedBenchmark[] {
  if (improvements.size === 0) return baseline;
  return baseline.map((stored, place) => {
    const hidden = [...improvements].filter(([metric, { begins, unconfirmed }]) => place < begins || (unconfirmed !== null && sinceWhen(stored, metric) === unconfirmed));
    return hidden.length === 0 ? stored : without(hidden.map(([metric]) => metric), stored);
  });
}

/** What is known of a metric that improved. */
interface Improvement {
  /** The place of the first run of the newest improvement that enough runs have shown; 0: there is none. */
  readonly begins: number;
  /** Since when the newest run is faster that fewer have shown; null: it is not. */
  readonly unconfirmed: string | null;
}

/** Of each metric that a run of a baseline is marked with. */
export function improvementsIn(baseline: readonly MarkedBenchmark[], enough: number): ReadonlyMap<MetricName, Improvement> {
  const metrics = new Set(baseline.flatMap(({ faster }) => faster.map(({ metric }) => metric)));
  return new Map([...metrics].map((metric) => [metric, improvementOf(metric, baseline, enough)]));
}

function improvementOf(metric: MetricName, baseline: readonly MarkedBenchmark[], enough: number): Improvement {
  const placesBySince = Map.groupBy(baseline.keys(), (place) => sinceWhen(baseline[place]!, metric));
  const [confirmed, [begins = 0] = []] = [...placesBySince].findLast(([since, places]) => since !== null && places.length >= enough) ?? [null];
  const newest = baseline.findLast((stored) => (isCounted(metric) ? stored.instructions : comparableFigures(stored, metric)).length > 0);
  const since = newest === undefined ? null : sinceWhen(newest, metric);
  return { begins, unconfirmed: since === confirmed ? null : since };
}

export function unconfirmedOf(improvements: ReadonlyMap<MetricName, Improvement>): ReadonlyMap<MetricName, string> {
  return new Map([...improvements].flatMap(([metric, { unconfirmed }]) => (unconfirmed === null ? [] : [[metric, unconfirmed] as const])));
}

const sinceWhen = ({ faster }: MarkedBenchmark, metric: MetricName): string | null => faster.find((mark) => mark.metric === metric)?.since ?? null;

function without(metrics: readonly MetricName[], stored: MarkedBenchmark): MarkedBenchmark {
  return { ...stored, hidden: new Set(metrics), instructions: metrics.some(isCounted) ? NOT_COUNTED : stored.instructions };
}
