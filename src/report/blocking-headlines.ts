/** First lines of the verdicts that fail the check. */
import { benchmarkLabel } from './comparison-words.ts';
import type { Control, JudgedBenchmark, Judgement, VerdictKind } from '../model.ts';
import { type Headline, listNames } from './document.ts';
import { describeNamed, reproduceCommand, suggestMeasuringLonger, suggestReproducing } from './next-steps.ts';
import type { ReportSource } from './report-source.ts';
import { describeShare, describeTally, describeWorst, firstReason, tallyOf } from './tally.ts';
import { blindSpotOf, sortByUrgency } from './verdict-words.ts';
import { formatPercent } from '../text/figures.ts';
import { countOf } from '../text/phrases.ts';

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
    verdict: [...(regressed.length > 1 ? [`${countOf(regressed.length, 'benchmark')} regressed; worst: `] : []), ...what, alsoText(judgement.benchmarks, ['invalid', 'not measured'])],
    explanation: [evidence],
    command: suggestReproducing(run, regressed),
  };
}

/** `express/updateUser fails with this change`. */
export function failedHeadline({ run, judgement, apart }: ReportSource): Headline {
  const failed = withVerdict(judgement.benchmarks, 'failed');
  return {
    symbol: '❌',
    tone: 'bad',
    verdict: [
      ...listNames(failed.map(benchmarkLabel), MOST_NAMES),
      ` ${failed.length === 1 ? 'fails' : 'fail'} ${run.base === null || apart !== undefined ? 'at head' : 'with this change'}`,
      alsoText(judgement.benchmarks, ['regressed', 'invalid', 'not measured']),
    ],
    explanation: firstReason(failed),
    command: suggestReproducing(run, failed),
  };
}

export function invalidHeadline({ run, judgement }: ReportSource): Headline {
  const invalid = withVerdict(judgement.benchmarks, 'invalid');
  if (judgement.control.state === 'unfair') return unfairHeadline(judgement.control);
  if (invalid.length === 0) return lostHeadline(judgement);
  return {
    symbol: '🚫',
    tone: 'bad',
    verdict: ['the measurement of ', ...listNames(invalid.map(benchmarkLabel), MOST_NAMES), ' is invalid', alsoText(judgement.benchmarks, ['not measured'])],
    explanation: [...firstReason(invalid), ' Nothing is said about what is invalid: mend what the reason names, or run it again if the machine was disturbed.'],
    command: { purpose: `Measure again${describeNamed(invalid)}`, line: reproduceCommand(run, invalid) },
  };
}

/** Whatever else it found may be the gate's own doing. */
function unfairHeadline({ part, rounds, estimate }: Exclude<Control, { readonly state: 'too few rounds' }>): Headline {
  return {
    symbol: '🚫',
    tone: 'bad',
    verdict: ['the measurement is invalid: the control, base against base, found a difference'],
    explanation: [`Identical code differed by ${formatPercent(Math.abs(estimate))} over ${countOf(rounds, 'round')}${part === null ? '' : ` of ${part}`}, so nothing is said about the change. Run it again; if it happens again, something treats the two arms differently.`],
    command: null,
  };
}

/** Nothing in it is invalid, but the run of a shard did not arrive. What was not measured for another reason is no job to run again. */
function lostHeadline({ benchmarks }: Judgement): Headline {
  const missing = sortByUrgency(benchmarks.filter(({ absence }) => absence === 'lost'));
  return {
    symbol: '🚫',
    tone: 'bad',
    verdict: ['the run is incomplete: ', ...listNames(missing.map(benchmarkLabel), MOST_NAMES), ` ${missing.length === 1 ? 'was' : 'were'} not measured`],
    explanation: [...firstReason(missing), ' What is missing never passes: run the job again that was to measure it. What is said below of the others holds only once it has arrived.'],
    command: null,
  };
}

/** Only where the policy says that an inconclusive benchmark fails the check. */
export function inconclusiveHeadline({ run, judgement }: ReportSource): Headline {
  const { benchmarks } = judgement;
  const inconclusive = withVerdict(benchmarks, 'inconclusive');
  const blindSpot = blindSpotOf(inconclusive);
  const limit = blindSpot === null ? [] : [`Less than ${formatPercent(blindSpot)} could not have been seen. `];
  return {
    symbol: '⚠️',
    tone: 'doubtful',
    verdict: [`inconclusive in ${describeShare(inconclusive.length, tallyOf(benchmarks))}, and the policy fails that`, alsoText(benchmarks, ['not measured'])],
    explanation: [...limit, 'Measure longer, on a quieter machine, or let the policy pass it (', { code: 'policy.inconclusive' }, ').'],
    command: suggestMeasuringLonger(run, inconclusive, 'Measure longer'),
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
