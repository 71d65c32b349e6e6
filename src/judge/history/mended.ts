import type { BenchmarkRecord, MetricName, Policy } from '../../model.ts';
import type { BenchmarkHistory } from './benchmark-history.ts';
import { comparableFigures, type StoredBenchmark } from './marked-benchmark.ts';
import { logCosts } from '../estimate/log-cost.ts';
import { estimateAgainstOneRun } from '../estimate/log-estimate.ts';
import { metricRule } from '../rules/rules.ts';
import { pOfAtLeast } from '../estimate/significance.ts';
import { solosOf } from '../../record/solo-figures.ts';
import { soloLogCosts } from '../estimate/solos.ts';

/**
 * Of the metrics in which main became slower, those in which head is shown to be faster than the run that showed it: a one-sided
 * test of δ ≥ 0, at `policy.alpha`. Where runs vary by several per cent a single one can hardly be shown to be as fast as the
 * baseline, but well to be no longer what was marked.
 *
 * The error: head that is as slow as that run is shown to be faster with a chance of at most alpha, run by run. That run was
 * marked because it stood out, so where it took luck to stand out (a regression of one or two standard deviations between
 * runs), that luck makes the chance larger. It costs little: whoever asks this asks too that head does not look slower than
 * the baseline, so no slow figures join it, and the next run is held against what it was before.
 *
 * Later runs that carry the mark are not asked: those that were mended already, and kept it only because they could not
 * tell, would make what was marked look faster from run to run, until nothing could be shown any more. Counts of instructions,
 * which hardly vary, are never among these metrics, because figures of solo rounds have none.
 */
export function fasterThanWhenMarked(record: BenchmarkRecord, policy: Pick<Policy, 'alpha' | 'rules'>, past: BenchmarkHistory): ReadonlySet<MetricName> {
  const metrics = past.slower?.metrics ?? [];
  return new Set(metrics.filter((metric) => {
    const { direction } = metricRule(policy, record.id, metric);
    const logsOf = (stored: StoredBenchmark): readonly number[] => logCosts(comparableFigures(stored, metric), direction);
    // A mark gathers metrics, so the first run that has this one is the run in which it regressed.
    const showedIt = past.marked.find(({ slower }) => slower?.metrics?.includes(metric));
    const estimate = estimateAgainstOneRun({
      storedLogs: past.baseline.map(logsOf),
      otherLogs: showedIt === undefined ? [] : logsOf(showedIt),
      headLogs: soloLogCosts(solosOf(record.measurement), metric, direction),
    });
    return estimate !== null && pOfAtLeast(0, estimate) <= policy.alpha;
  }));
}
