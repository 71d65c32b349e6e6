/** First lines of the verdicts that let a change through. Each says no more than what was measured. */
import { benchmarkLabel, formatPercent } from '../judge/wording.ts';
import { countOf } from '../text/phrases.ts';
import type { JudgedBenchmark, VerdictKind } from '../model.ts';
import type { Headline } from './document.ts';
import type { ReportSource } from './report-source.ts';
import { reproduceCommand, verdictCommand } from './reproduce.ts';
import { suggestMeasuringLonger } from './suggestions.ts';
import { describeCleared, describeTally, tallyOf, type Tally } from './tally.ts';
import { blindSpotOf, sortByUrgency } from './verdicts.ts';
import { describeWorst } from './worst-regression.ts';

/** Verdicts that clear nothing and fail nothing. */
const UNCLEARED: readonly VerdictKind[] = ['inconclusive', 'not measured', 'new', 'removed', 'measured only', 'unaffected'];

export function passedHeadline(source: ReportSource): Headline {
  const tally = tallyOf(source.judgement.benchmarks);
  if (source.judgement.benchmarks.some(isAccepted)) return acceptedHeadline(source, tally);
  if (tally['no regression'] + tally.improved > 0) return clearedHeadline(source, tally);
  if (tally.inconclusive > 0) return undecidedHeadline(source, tally);
  if (source.apart !== undefined && tally['measured only'] > 0) return measuredApartHeadline(source, tally);
  return measuredOnlyHeadline(source, tally);
}

/** Also where something else of it is undecided: what was accepted is named in any case. */
function isAccepted({ verdict, acceptance }: JudgedBenchmark): boolean {
  return verdict === 'accepted' || acceptance !== null;
}

/** `express/updateUser got 4.1 % slower, which ada accepted; no regression of 5 % or more in 8 of 9 benchmarks`. */
function acceptedHeadline(source: ReportSource, tally: Tally): Headline {
  const { run, judgement } = source;
  const accepted = sortByUrgency(judgement.benchmarks.filter(isAccepted));
  const [worst] = accepted;
  const { what } = describeWorst(source, accepted);
  const cleared = tally['no regression'] + tally.improved === 0 ? '' : `; ${describeCleared(judgement.benchmarks, run.policy)}`;
  const rest = describeTally(tally, UNCLEARED);
  return {
    symbol: '☑️',
    tone: 'good',
    verdict: [
      ...(accepted.length > 1 ? [`${countOf(accepted.length, 'accepted regression')}; worst: `] : []),
      ...what,
      accepted.length > 1 ? '' : `, which ${worst?.acceptance?.by ?? 'somebody'} accepted`,
      `${cleared}${rest === '' ? '' : `; ${rest}`}`,
    ],
    explanation: worst === undefined ? [] : [{ code: benchmarkLabel(worst) }, ': ', worst.because, '.'],
    command: null,
  };
}

/** `no regression of 5 % or more in 8 of 9 benchmarks; 1 inconclusive`. */
function clearedHeadline({ run, judgement }: ReportSource, tally: Tally): Headline {
  const rest = describeTally(tally, UNCLEARED);
  const undecided = judgement.benchmarks.filter(({ verdict }) => verdict === 'inconclusive');
  const slowerThanStored = judgement.benchmarks.filter(isSlowerThanStored).length;
  const hint = slowerThanStored === 0 ? '' : ` ${countOf(slowerThanStored, 'benchmark')} ${slowerThanStored === 1 ? 'is' : 'are'} worse than the stored baseline, for information only: see below.`;
  return {
    symbol: '✅',
    tone: 'good',
    verdict: [`${describeCleared(judgement.benchmarks, run.policy)}${rest === '' ? '' : `; ${rest}`}`],
    explanation: [`Nothing to do.${hint}`],
    command: undecided.length === 0 ? null : measureLonger(run, undecided),
  };
}

function isSlowerThanStored({ stored }: JudgedBenchmark): boolean {
  return stored.state === 'compared' && stored.comparisons.some(({ role, decides, outcome }) => role === 'gating' && !decides && outcome === 'regressed');
}

/** Passes, but cleared nothing. */
function undecidedHeadline({ run, judgement }: ReportSource, tally: Tally): Headline {
  const undecided = sortByUrgency(judgement.benchmarks.filter(({ verdict }) => verdict === 'inconclusive'));
  const rest = describeTally(tally, ['not measured', 'new', 'removed', 'measured only', 'unaffected']);
  const blindSpot = blindSpotOf(undecided);
  const limit = blindSpot === null ? '' : `: less than ${formatPercent(blindSpot)} could not have been seen`;
  return {
    symbol: '⚠️',
    tone: 'doubtful',
    verdict: [`inconclusive in ${countOf(tally.inconclusive, 'benchmark')}${limit}${rest === '' ? '' : `; ${rest}`}`],
    explanation: ['The policy lets this pass, but no benchmark was cleared.'],
    command: measureLonger(run, undecided),
  };
}

function measureLonger(run: ReportSource['run'], benchmarks: readonly JudgedBenchmark[]): Headline['command'] {
  return suggestMeasuringLonger(run, sortByUrgency(benchmarks), 'To measure longer, on a machine of yours');
}

/** Two recorded runs: their figures decide nothing, and what would is named. */
function measuredApartHeadline({ run, judgement }: ReportSource, tally: Tally): Headline {
  const undecided = judgement.benchmarks.filter(({ verdict }) => verdict === 'measured only');
  const [first] = undecided;
  const rest = describeTally(tally, ['not measured', 'new', 'removed']);
  return {
    symbol: 'ℹ️',
    tone: 'neutral',
    verdict: [`nothing decided: ${countOf(undecided.length, 'benchmark')} measured at different times${rest === '' ? '' : `; ${rest}`}`],
    explanation: first === undefined ? [] : ['Why nothing was judged: ', first.because, '.'],
    command: { purpose: 'For a verdict, at head', line: verdictCommand(run, undecided) },
  };
}

/** Figures without a comparison: a first run, the smoke profile, or new benchmarks only. */
function measuredOnlyHeadline(source: ReportSource, tally: Tally): Headline {
  const first = source.judgement.benchmarks.find(({ verdict }) => verdict === 'measured only' || verdict === 'new');
  const rest = describeTally(tally, ['not measured', 'removed', 'unaffected']);
  return {
    symbol: 'ℹ️',
    tone: 'neutral',
    verdict: [`${describeFiguresAlone(source, tally)}${rest === '' ? '' : `; ${rest}`}`],
    explanation: first === undefined ? [] : ['Nothing to do. Why nothing was judged: ', first.because, '.'],
    command: null,
  };
}

function describeFiguresAlone({ run, judgement }: ReportSource, tally: Tally): string {
  const measured = `${countOf(tally['measured only'] + tally.new, 'benchmark')} measured`;
  if (run.measuredFor === 'tables') return `${measured} for the tables only`;
  if (tally['measured only'] === 0) return `${measured}, all new: nothing to compare with yet`;
  if (run.base !== null) return `${measured}, none by a metric that is judged`;
  const hasHistory = judgement.benchmarks.some(({ stored }) => stored.state === 'compared');
  return hasHistory ? `${measured}, too few stored runs to judge by` : `first run: ${measured}, nothing to compare with yet`;
}

export function nothingMeasuredHeadline({ run, judgement }: ReportSource): Headline {
  const { benchmarks } = judgement;
  const tally = tallyOf(benchmarks);
  const missed = benchmarks.filter(({ verdict }) => verdict === 'not measured');
  if (benchmarks.length === 0) return quiet('nothing measured: the run has no benchmarks', ['Check the configuration and ', { code: 'only' }, '.']);
  if (missed.length === 0) {
    const removed = tally.removed === 0 ? '' : `; ${tally.removed} removed`;
    const reach = tally.unaffected === 0 ? '' : ': the change reaches no benchmark';
    return quiet(`nothing measured${reach}${removed}`, tally.unaffected === 0 ? ['Nothing to do.'] : ['Nothing to do. If it does reach one, name the files in its ', { code: 'dependsOn' }, '.']);
  }
  return {
    symbol: '⚠️',
    tone: 'doubtful',
    verdict: [`nothing measured: ${describeTally(tally, ['not measured', 'removed', 'unaffected'])}`],
    explanation: ['The reasons are below; nothing is said about the change.'],
    command: { purpose: 'Measure them', line: reproduceCommand(run, missed) },
  };
}

function quiet(verdict: string, explanation: Headline['explanation']): Headline {
  return { symbol: 'ℹ️', tone: 'neutral', verdict: [verdict], explanation, command: null };
}
