import type { JudgedBenchmark, Judgement, Policy, Run, StoredResult } from '../model.ts';
import { concludeTogether, familyOf } from './conclusions.ts';
import { type BenchmarkEvidence, NO_EVIDENCE, onlyLook, weighSamples } from './evidence.ts';
import { isCompleteRun, judgementOf } from './judgement.ts';
import { judgeControl } from './control.ts';
import { estimateFromTwoSamples, LEAST_ROUNDS } from './log-estimate.ts';
import { type Pair, pairBenchmarks } from './pairing.ts';
import { metricRule } from './rules.ts';
import { shownOfRecord } from './shown-record.ts';
import { soloLogCosts, soloMetrics } from './solos.ts';
import { type BenchmarkVerdict, verdictOfComparisons } from './verdict.ts';

const REMARK = '; the runs were measured at different times, so noise of the machine is not cancelled';

const NO_STORED_RUNS: StoredResult = { state: 'nothing to compare', reason: 'two recorded runs were compared with each other' };

/**
 * Judges two recorded runs that were measured one after the other, by Welch's t over the logs of their solo rounds and
 * by the base's policy. Benchmarks are compared where both runs put the same load on them, and decide only where both
 * were measured on the same machine kind.
 *
 * Weaker than a duet: what the machine did between the runs cannot be told from what the change did. The test knows
 * the noise from round to round, not that from run to run, and every reason says so.
 */
export function judgeSequential(base: Run, head: Run): Judgement {
  const { policy } = base;
  const weighed = pairBenchmarks(base, head).map((pair) => ({ pair, ...pairEvidence(pair, policy) }));
  const allEvidence = weighed.flatMap(({ evidence }) => evidence);
  const thinMetrics = weighed.flatMap(({ thin }) => thin).length;
  const conclude = concludeTogether(allEvidence, policy, thinMetrics);

  const benchmarks = weighed.map(({ pair, evidence, thin }): JudgedBenchmark => {
    const comparisons = evidence.map(conclude);
    const verdict = (): BenchmarkVerdict => {
      if (pair.state === 'decided') return pair.decided;
      if (pair.baseKey !== pair.headKey) return otherMachineKind(pair);
      return verdictOfComparisons({ comparisons, thin, rules: { policy, benchmarkId: pair.record.id }, remark: REMARK });
    };
    return {
      ...shownOfRecord(pair.record),
      ...verdict(),
      acceptance: null,
      slowerSince: null,
      comparisons,
      stored: NO_STORED_RUNS,
      storedCounts: null,
    };
  });
  return judgementOf({ benchmarks, familySize: familyOf(allEvidence).length + thinMetrics, policy, isComplete: isCompleteRun(head), control: judgeControl([]), drifts: [] });
}

function pairEvidence(pair: Pair, policy: Policy): BenchmarkEvidence {
  if (pair.state === 'decided') return NO_EVIDENCE;
  // Also what one of the runs alone has: a gating metric that is gone must not be passed over.
  const samples = soloMetrics([...pair.baseSolos, ...pair.headSolos]).map((metric) => {
    const rule = metricRule(policy, pair.record.id, metric);
    const baseLogs = soloLogCosts(pair.baseSolos, metric, rule.direction);
    const headLogs = soloLogCosts(pair.headSolos, metric, rule.direction);
    const usableRounds = Math.min(baseLogs.length, headLogs.length);
    const estimate = usableRounds < LEAST_ROUNDS ? null : estimateFromTwoSamples(baseLogs, headLogs);
    return { metric, rule, usableRounds, estimate, looks: estimate === null ? [] : onlyLook(estimate) };
  });
  return weighSamples(samples, pair.baseKey === pair.headKey);
}

function otherMachineKind({ baseKey, headKey }: Extract<Pair, { readonly state: 'comparable' }>): BenchmarkVerdict {
  return {
    verdict: 'inconclusive',
    because: `base was measured on ${baseKey} and head on ${headKey}: figures of different machine kinds decide nothing`,
  };
}
