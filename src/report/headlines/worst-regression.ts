import { isCounted } from '../../judge/facts/head-counts.ts';
import { benchmarkLabel, changeOfFigure, describeDifference } from '../../judge/words/wording.ts';
import { formatChosenPercent, formatPercent, formatPValue } from '../../text/figures.ts';
import { beginSentence, countOf } from '../../text/phrases.ts';
import type { Comparison, Direction, JudgedBenchmark } from '../../model.ts';
import { describeRegression, directionsOf } from '../terms/change.ts';
import type { Text } from '../terms/document.ts';
import type { ReportSource } from '../terms/report-source.ts';
import { clearedOfInAll, worstComparison } from '../terms/verdicts.ts';

/** The first of some benchmarks that regressed: `express/updateUser got 4.1 % slower`; then, in whole sentences, the evidence for it and the limit. */
export function describeWorst({ run, judgement }: ReportSource, regressed: readonly JudgedBenchmark[]): { readonly what: Text; readonly evidence: string } {
  const [worst] = regressed;
  const comparison = worst && worstComparison(worst);
  if (worst === undefined || comparison === undefined) return { what: ['a benchmark regressed'], evidence: 'See below.' };
  const direction = directionsOf(run.policy)(worst.id, comparison.metric);
  const significance = `${formatPValue(comparison.adjustedP ?? comparison.p)} after Holm over ${countOf(judgement.familySize, 'comparison')}`;
  return {
    what: [{ code: benchmarkLabel(worst) }, ` ${describeRegression(comparison, direction)}`],
    evidence: `${beginSentence(describeDifference(comparison, direction))} ${describeSample(comparison, run)}, ${significance}. ${describeLimit(comparison, direction)}${describeBound({ run, judgement })}.`,
  };
}

function describeSample({ metric, n }: Comparison, { base }: ReportSource['run']): string {
  if (base === null) return `against ${countOf(n, 'stored run')}`;
  return isCounted(metric) ? `in ${countOf(n, 'count')} of each arm` : `in ${countOf(n, 'round')}`;
}

/** What it was held against. Limits are of costs, and what should be high falls by less. */
function describeLimit({ threshold, delta0 }: Comparison, direction: Direction): string {
  const limit = Math.max(threshold, delta0);
  const ofFigure = direction === 'lower' ? formatChosenPercent(limit) : formatPercent(Math.abs(changeOfFigure(limit, direction)));
  return `Here a change that is beyond chance fails from ${ofFigure} on`;
}

/** In every other row stands a larger number, which reads as the limit. */
function describeBound({ run, judgement }: ReportSource): string {
  const bounds = judgement.benchmarks.filter(({ verdict }) => verdict === 'no regression').map((benchmark) => clearedOfInAll(benchmark, run.policy));
  return bounds.length === 0 ? '' : `; "no regression ≥ ${formatChosenPercent(Math.min(...bounds))}" is what others were cleared of`;
}
