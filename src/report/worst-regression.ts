import { isCounted } from '../judge/head-counts.ts';
import { benchmarkLabel, describeDifference } from '../judge/wording.ts';
import { formatPValue } from '../text/figures.ts';
import { countOf } from '../text/phrases.ts';
import type { Comparison, JudgedBenchmark } from '../model.ts';
import { describeRegression, directionsOf } from './change.ts';
import type { Text } from './document.ts';
import type { ReportSource } from './report-source.ts';
import { worstComparison } from './verdicts.ts';

/** The first of some benchmarks that regressed: `express/updateUser got 4.1 % slower`, and the evidence for it. */
export function describeWorst({ run, judgement }: ReportSource, regressed: readonly JudgedBenchmark[]): { readonly what: Text; readonly evidence: string } {
  const [worst] = regressed;
  const comparison = worst && worstComparison(worst);
  if (worst === undefined || comparison === undefined) return { what: ['a benchmark regressed'], evidence: 'See below' };
  const direction = directionsOf(run.policy)(worst.id, comparison.metric);
  const significance = `${formatPValue(comparison.adjustedP ?? comparison.p)} after Holm over ${countOf(judgement.familySize, 'comparison')}`;
  return {
    what: [{ code: benchmarkLabel(worst) }, ` ${describeRegression(comparison, direction)}`],
    evidence: `${describeDifference(comparison, direction)} ${describeSample(comparison, run)}, ${significance}`,
  };
}

function describeSample({ metric, n }: Comparison, { base }: ReportSource['run']): string {
  if (base === null) return `against ${countOf(n, 'stored run')}`;
  return isCounted(metric) ? `in ${countOf(n, 'count')} of each arm` : `in ${countOf(n, 'round')}`;
}
