import type { BenchmarkRecord, DuetRound, Measured, MetricName, Policy, TestPlan } from '../model.ts';
import { clientsSetPace, PACED_BY_CLIENT } from './client-pace.ts';
import { type BenchmarkEvidence, type Look, type MetricSample, NO_EVIDENCE, onlyLook, weighSamples } from './evidence.ts';
import { instructionSample } from './instruction-evidence.ts';
import { estimateFromRounds, LEAST_ROUNDS, type LogEstimate } from './log-estimate.ts';
import { duetMetrics, roundLogRatios } from './log-ratios.ts';
import { looksWithin } from './looks.ts';
import { metricRule, type MetricRule } from './rules.ts';
import { isCleared } from './suspicion.ts';

/**
 * What the duets of one benchmark say of every metric that they recorded. Screening clears or makes suspect; suspects
 * are judged by the fresh rounds alone, at the looks that were planned. Where nothing was screened everything is a suspect.
 */
export function sideBySideEvidence(record: BenchmarkRecord, policy: Policy, canDecide: boolean): BenchmarkEvidence {
  const { measurement } = record;
  if (measurement.state !== 'measured' || measurement.plan === null) return NO_EVIDENCE;
  const { plan, suspects, duets } = measurement;
  const pacedByClients = clientsSetPace(record);
  const samples = duetMetrics(duets).map((metric): MetricSample => {
    const rule = metricRule(policy, record.id, metric);
    // No round of it is usable, which is no pass where a rule lets it decide.
    const usable = !(pacedByClients && PACED_BY_CLIENT.has(metric));
    return sampleOf({ metric, rule, plan, policy, isFrozen: suspects.includes(metric) }, usable ? duets : []);
  });
  return weighSamples([...samples, ...countedSamples(record, measurement, policy)], canDecide);
}

/** Counts are no rounds: they were not screened, and are looked at once. */
function countedSamples({ id, kind }: BenchmarkRecord, { instructions }: Measured, policy: Policy): readonly MetricSample[] {
  if (instructions === undefined) return [];
  const metric = kind === 'suite' ? 'instructionsPerOp' : 'instructionsPerRequest';
  return [instructionSample(instructions, metric, metricRule(policy, id, metric))];
}

interface SampleRequest {
  readonly metric: MetricName;
  readonly rule: MetricRule;
  readonly plan: TestPlan;
  readonly policy: Policy;
  /** Whether it is among the suspects that the run recorded. */
  readonly isFrozen: boolean;
}

function sampleOf({ metric, rule, plan, policy, isFrozen }: SampleRequest, duets: readonly DuetRound[]): MetricSample {
  const ratiosOf = (rounds: readonly DuetRound[]): readonly number[] => roundLogRatios(rounds, metric, rule.direction);
  const screening = duets.filter(({ phase }) => phase === 'screen');
  const confirming = duets.filter(({ phase }) => phase === 'confirm');
  const screened = ratiosOf(screening);
  const screenEstimate = estimateOf(screened, screening.length);
  const isSuspect = rule.role === 'gating' && (plan.screenRounds === 0 || isFrozen || !isCleared(screenEstimate, policy));
  // What only is shown is shown by the newest rounds, and nobody acts on it: one look.
  const looks = looksWithin(plan, confirming.length).flatMap(({ rounds, alphaShare }): readonly Look[] => {
    const estimate = estimateOf(ratiosOf(confirming.slice(0, rounds)), rounds);
    return estimate === null ? [] : [{ estimate, alphaShare }];
  });
  const last = looks.at(-1)?.estimate;
  const of = { metric, rule, isCleared: !isSuspect };
  if (last !== undefined && (isSuspect || rule.role === 'advisory')) {
    return { ...of, phase: 'confirm', usableRounds: last.n, estimate: last, looks: isSuspect ? looks : onlyLook(last) };
  }
  if (screenEstimate !== null) return { ...of, phase: 'screen', usableRounds: screened.length, estimate: screenEstimate, looks: isSuspect ? [] : onlyLook(screenEstimate) };
  const early = ratiosOf(confirming);
  return { ...of, phase: 'confirm', usableRounds: early.length + screened.length, estimate: estimateOf(early, confirming.length), looks: [] };
}

/** null: so few of the rounds can be used that those may well be the odd ones. */
const estimateOf = (ratios: readonly number[], rounds: number): LogEstimate | null =>
  (ratios.length < Math.max(LEAST_ROUNDS, rounds / 2) ? null : estimateFromRounds(ratios));
