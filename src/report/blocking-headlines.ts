/** First lines of the verdicts that fail the check. */
import { countOf, describeDifference, formatPercent } from '../judge/wording.ts';
import type { JudgedBenchmark, VerdictKind } from '../model.ts';
import { describeRegression, directionsOf } from './change.ts';
import { type Headline, listNames, type Text } from './document.ts';
import { formatPValue } from './format.ts';
import type { ReportSource } from './report-source.ts';
import { reproduceCommand } from './reproduce.ts';
import { describeTally, tallyOf } from './tally.ts';
import { blindSpotOf, sortByUrgency, worstComparison } from './verdicts.ts';

/** Benchmarks that are named in a first line. */
const MOST_NAMES = 3;

/** `express/updateUser got 4.1 % slower`; of several, how many they are and the worst of them. */
export function regressedHeadline(source: ReportSource): Headline {
  const { run, judgement } = source;
  const regressed = withVerdict(judgement.benchmarks, 'regressed');
  const { what, evidence } = describeWorst(source, regressed);
  return {
    symbol: '❌',
    tone: 'bad',
    verdict: [...(regressed.length > 1 ? [`${countOf(regressed.length, 'benchmark')} regressed; worst: `] : []), ...what, alsoText(judgement.benchmarks, ['invalid'])],
    explanation: [`${evidence}.`],
    command: { purpose: 'Reproduce', line: reproduceCommand(run, regressed) },
  };
}

function describeWorst({ run, judgement }: ReportSource, regressed: readonly JudgedBenchmark[]): { readonly what: Text; readonly evidence: string } {
  const [worst] = regressed;
  const comparison = worst && worstComparison(worst);
  if (worst === undefined || comparison === undefined) return { what: ['a benchmark regressed'], evidence: 'See below' };
  const direction = directionsOf(run.policy)(worst.id, comparison.metric);
  const significance = `${formatPValue(comparison.adjustedP ?? comparison.p)} after Holm over ${countOf(judgement.familySize, 'comparison')}`;
  const sample = run.base === null ? `against ${countOf(comparison.n, 'stored run')}` : `in ${countOf(comparison.n, 'round')}`;
  return {
    what: [{ code: worst.id }, ` ${describeRegression(comparison, direction)}`],
    evidence: `${describeDifference(comparison, direction)} ${sample}, ${significance}`,
  };
}

/** `express/updateUser fails with this change`. */
export function failedHeadline({ run, judgement }: ReportSource): Headline {
  const failed = withVerdict(judgement.benchmarks, 'failed');
  return {
    symbol: '❌',
    tone: 'bad',
    verdict: [
      ...listNames(failed.map(({ id }) => id), MOST_NAMES),
      ` ${failed.length === 1 ? 'fails' : 'fail'} ${run.base === null ? 'at head' : 'with this change'}`,
      alsoText(judgement.benchmarks, ['regressed', 'invalid']),
    ],
    explanation: firstReason(failed),
    command: { purpose: 'Reproduce', line: reproduceCommand(run, failed) },
  };
}

export function invalidHeadline({ run, judgement }: ReportSource): Headline {
  const invalid = withVerdict(judgement.benchmarks, 'invalid');
  return {
    symbol: '🚫',
    tone: 'bad',
    verdict: ['the measurement of ', ...listNames(invalid.map(({ id }) => id), MOST_NAMES), ' is invalid'],
    explanation: [...firstReason(invalid), ' Nothing is said about what is invalid: mend what the reason names, or run it again if the machine was disturbed.'],
    command: { purpose: 'Measure again', line: reproduceCommand(run, invalid) },
  };
}

/** Only where the policy says that an inconclusive benchmark fails the check. */
export function inconclusiveHeadline({ run, judgement }: ReportSource): Headline {
  const inconclusive = withVerdict(judgement.benchmarks, 'inconclusive');
  const blindSpots = inconclusive.flatMap((benchmark) => blindSpotOf(benchmark) ?? []);
  const limit = blindSpots.length === 0 ? [] : [`Less than ${formatPercent(Math.max(...blindSpots))} could not have been seen. `];
  return {
    symbol: '⚠️',
    tone: 'doubtful',
    verdict: [`inconclusive in ${inconclusive.length} of ${countOf(judgement.benchmarks.length, 'benchmark')}, and the policy fails that`],
    explanation: [...limit, 'Measure longer, on a quieter machine, or let the policy pass it (onInconclusive).'],
    command: { purpose: 'Measure longer', line: reproduceCommand(run, inconclusive, 'thorough') },
  };
}

function withVerdict(benchmarks: readonly JudgedBenchmark[], verdict: VerdictKind): readonly JudgedBenchmark[] {
  return sortByUrgency(benchmarks.filter((benchmark) => benchmark.verdict === verdict));
}

/** `; also 1 invalid`, or nothing. */
function alsoText(benchmarks: readonly JudgedBenchmark[], verdicts: readonly VerdictKind[]): string {
  const tally = describeTally(tallyOf(benchmarks), verdicts);
  return tally === '' ? '' : `; also ${tally}`;
}

function firstReason([first]: readonly JudgedBenchmark[]): Text {
  return first === undefined ? [] : [{ code: first.id }, ': ', first.because, '.'];
}
