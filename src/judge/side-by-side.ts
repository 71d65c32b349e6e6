import type { BenchmarkRecord, Policy } from '../model.ts';
import { clientsSetPace, PACED_BY_CLIENT } from './client-pace.ts';
import { type BenchmarkEvidence, NO_EVIDENCE, weighSamples } from './evidence.ts';
import { estimateFromRounds, LEAST_ROUNDS } from './log-estimate.ts';
import { duetMetrics, roundLogRatios } from './log-ratios.ts';
import { metricRule } from './rules.ts';

/** What the duets of one benchmark say of every metric that they recorded. */
export function sideBySideEvidence(record: BenchmarkRecord, policy: Policy, canDecide: boolean): BenchmarkEvidence {
  if (record.measurement.state !== 'measured') return NO_EVIDENCE;
  const { duets } = record.measurement;
  const pacedByClients = clientsSetPace(record);
  const samples = duetMetrics(duets).map((metric) => {
    const rule = metricRule(policy, record.id, metric);
    // No round of it is usable, which is no pass where a rule lets it decide.
    const ratios = pacedByClients && PACED_BY_CLIENT.has(metric) ? [] : roundLogRatios(duets, metric, rule.direction);
    const estimate = ratios.length < LEAST_ROUNDS ? null : estimateFromRounds(ratios);
    return { metric, rule, usableRounds: ratios.length, estimate };
  });
  return weighSamples(samples, canDecide);
}
