import { benchmarkLabel, describeDifference } from '../judge/wording.ts';
import { countOf } from '../text/phrases.ts';
import type { JudgedBenchmark } from '../model.ts';
import { describeRegression, directionsOf } from './change.ts';
import type { Text } from './document.ts';
import { formatPValue } from './format.ts';
import type { ReportSource } from './report-source.ts';
import { worstComparison } from './verdicts.ts';

/** The first of some benchmarks that regressed: `express/updateUser got 4.1 % slower`, and the evidence for it. */
export function describeWorst({ run, judgement }: ReportSource, regressed: readonly JudgedBenchmark[]): { readonly what: Text; readonly evidence: string } {
  const [worst] = regressed;
  const comparison = worst && worstComparison(worst);
  if (worst === undefined || comparison === undefined) return { what: ['a benchmark regressed'], evidence: 'See below' };
  const direction = directionsOf(run.policy)(worst.id, comparison.metric);
  const significance = `${formatPValue(comparison.adjustedP ?? comparison.p)} after Holm over ${countOf(judgement.familySize, 'comparison')}`;
  const sample = run.base === null ? `against ${countOf(comparison.n, 'stored run')}` : `in ${countOf(comparison.n, 'round')}`;
  return {
    what: [{ code: benchmarkLabel(worst) }, ` ${describeRegression(comparison, direction)}`],
    evidence: `${describeDifference(comparison, direction)} ${sample}, ${significance}`,
  };
}
