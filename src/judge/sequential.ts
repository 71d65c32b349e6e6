import type { Comparison, JudgedBenchmark, Judgement, MetricName, Policy, Run, StoredResult } from '../model.ts';
import { clearableBelow } from './rules/cleared.ts';
import { judgeControl } from './evidence/control.ts';
import { judgementOf } from './verdict/judgement.ts';
import { estimateFromTwoSamples, type LogEstimate } from './estimate/log-estimate.ts';
import { type ComparablePair, pairBenchmarks } from './verdict/pairing.ts';
import { metricRule, type MetricRule } from './rules/rules.ts';
import { shownOfRecord } from './verdict/shown-record.ts';
import { changeOfLog, intervalOf } from './estimate/significance.ts';
import { soloMetrics } from '../record/solo-figures.ts';
import { soloLogCosts } from './estimate/solos.ts';
import type { BenchmarkVerdict } from './verdict/verdict.ts';

const MEASURED_APART: BenchmarkVerdict = {
  verdict: 'measured only',
  because: 'the runs were measured at different times, and what the machine did in between cannot be told from what the change did; for a verdict measure both side by side, by perf-gate run --base',
};

const NO_STORED_RUNS: StoredResult = { state: 'nothing to compare', reason: 'two recorded runs were compared with each other' };

/** Of each run: a single round has no variance. Where two know little their interval is wide enough to say so. */
const LEAST_ROUNDS_OF_EACH = 2;

/** A change of any size would not have been called regressed. Finite, so that it survives JSON. */
const NOTHING_VISIBLE = Number.MAX_VALUE;

/**
 * Holds two recorded runs that were measured at different times against each other, by the base's policy. What needs no
 * figures is decided: a head that broke where base stood, a base that was no good, what is new or removed. Figures decide
 * nothing, on whatever machines they were measured: the rounds of a run know the noise from round to round and not that
 * from run to run, which may be many times as large, so a test by them would call what did not change a regression.
 * Changes are estimated by Welch's t over the logs of the solo rounds, for the tables, with the intervals that these
 * rounds alone give.
 */
export function judgeSequential(base: Run, head: Run): Judgement {
  const { policy } = base;
  const benchmarks = pairBenchmarks(base, head).map((pair): JudgedBenchmark => ({
    ...shownOfRecord(pair.record, head),
    ...(pair.state === 'decided' ? pair.decided : MEASURED_APART),
    acceptance: null,
    slowerSince: null,
    comparisons: pair.state === 'decided' ? [] : changesBetween(pair, policy),
    stored: NO_STORED_RUNS,
    storedCounts: null,
    unseen: [],
  }));
  return judgementOf({ benchmarks, familySize: 0, policy, control: judgeControl([]), drifts: [] });
}

/** Of every metric that both runs recorded in rounds enough. */
function changesBetween({ record, baseSolos, headSolos }: ComparablePair, policy: Policy): readonly Comparison[] {
  return soloMetrics(headSolos).flatMap((metric) => {
    const rule = metricRule(policy, record.id, metric);
    const baseLogs = soloLogCosts(baseSolos, metric, rule.direction);
    const headLogs = soloLogCosts(headSolos, metric, rule.direction);
    if (Math.min(baseLogs.length, headLogs.length) < LEAST_ROUNDS_OF_EACH) return [];
    return [untested(metric, rule, { estimate: estimateFromTwoSamples(baseLogs, headLogs), policy })];
  });
}

function untested(metric: MetricName, { role, delta0, threshold }: MetricRule, { estimate, policy }: { readonly estimate: LogEstimate; readonly policy: Policy }): Comparison {
  return {
    metric,
    role,
    delta0,
    threshold,
    clearableBelow: clearableBelow({ threshold, delta0 }, policy),
    n: estimate.n,
    estimate: changeOfLog(estimate.log),
    interval: intervalOf(estimate, policy.alpha),
    sd: estimate.sd,
    decides: false,
    p: 1,
    adjustedP: null,
    pBetter: 1,
    adjustedPBetter: null,
    smallestVisible: NOTHING_VISIBLE,
    outcome: 'inconclusive',
  };
}
