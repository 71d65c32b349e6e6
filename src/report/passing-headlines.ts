/** First lines of the verdicts that let a change through. Each says no more than what was measured. */
import { environmentsOf } from '../judge/environments.ts';
import { storedComparisonsOf } from '../judge/verdict.ts';
import type { JudgedBenchmark, Judgement, VerdictKind } from '../model.ts';
import { concernsOf, describeLeft, lastingSlowdowns, unguardedOf } from './concerns.ts';
import type { Headline } from './document.ts';
import { describeNamed, reproduceCommand, suggestMeasuringLonger, verdictCommand } from './next-steps.ts';
import type { ReportSource } from './report-source.ts';
import { describeCleared, describeTally, describeWorst, firstReason, type Tally, tallyOf } from './tally.ts';
import { blindSpotOf, sortByUrgency, sortByWorstChange } from './verdict-words.ts';
import { describeReason } from './words.ts';
import { formatPercent } from '../text/figures.ts';
import { countOf } from '../text/phrases.ts';

/** Verdicts that clear nothing and fail nothing. */
const UNCLEARED: readonly VerdictKind[] = ['inconclusive', 'not measured', 'new', 'removed', 'measured only', 'unaffected'];

const GOOD = { symbol: '✅', tone: 'good' } as const;
const ACCEPTED = { symbol: '☑️', tone: 'good' } as const;
const NEUTRAL = { symbol: 'ℹ️', tone: 'neutral' } as const;
const DOUBTFUL = { symbol: '⚠️', tone: 'doubtful' } as const;

export function passedHeadline(source: ReportSource): Headline {
  return doubtedByPolicy(doubtedByDrifts(headlineOfVerdicts(source), source), source);
}

export function nothingMeasuredHeadline(source: ReportSource): Headline {
  return doubtedByDrifts(headlineOfNothing(source), source);
}

/** Where the main branch itself became slower to stay so, nobody shall take a pass for an all-clear. */
function doubtedByDrifts(headline: Headline, { judgement }: ReportSource): Headline {
  return lastingSlowdowns(judgement).length === 0 ? headline : { ...headline, ...DOUBTFUL };
}

/** It blocks nothing, and is no all-clear either. */
function doubtedByPolicy(headline: Headline, { judgement }: ReportSource): Headline {
  if (judgement.verdict !== 'inconclusive') return headline;
  return { ...headline, ...DOUBTFUL, explanation: [...headline.explanation, ' By the policy the check is neutral: it blocks nothing.'] };
}

function headlineOfVerdicts(source: ReportSource): Headline {
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
  const accepted = sortByWorstChange(judgement.benchmarks.filter(isAccepted));
  const [worst] = accepted;
  const { what } = describeWorst(source, accepted);
  const cleared = tally['no regression'] + tally.improved === 0 ? '' : `; ${describeCleared(judgement.benchmarks, run.policy)}`;
  const rest = describeTally(tally, UNCLEARED);
  return {
    ...(isMostlyDecided(source, tally) ? ACCEPTED : DOUBTFUL),
    verdict: [
      ...(accepted.length > 1 ? [`${countOf(accepted.length, 'accepted regression')}; worst: `] : []),
      ...what,
      accepted.length > 1 ? '' : `, which ${worst?.acceptance?.by ?? 'somebody'} accepted`,
      `${cleared}${rest === '' ? '' : `; ${rest}`}`,
    ],
    explanation: [...firstReason(accepted), ...concernsOf(source).map((concern) => ` ${concern}`)],
    command: null,
  };
}

/** `no regression of 5 % or more in 8 of 9 benchmarks; 1 inconclusive`. */
function clearedHeadline(source: ReportSource, tally: Tally): Headline {
  const { run, judgement } = source;
  const rest = describeTally(tally, UNCLEARED);
  const undecided = judgement.benchmarks.filter(({ verdict }) => verdict === 'inconclusive');
  const slowerThanStored = judgement.benchmarks.filter(isSlowerThanStored).length;
  const hint = slowerThanStored === 0 ? '' : ` ${countOf(slowerThanStored, 'benchmark')} ${slowerThanStored === 1 ? 'is' : 'are'} worse than the stored baseline, for information only: see below.`;
  return {
    ...(isMostlyDecided(source, tally) ? GOOD : DOUBTFUL),
    verdict: [`${describeCleared(judgement.benchmarks, run.policy)}${rest === '' ? '' : `; ${rest}`}`],
    explanation: [`${describeLeft(source)}${hint}`],
    command: undecided.length === 0 ? null : measureLonger(run, undecided),
  };
}

/** For a tick there has to be more that was decided than was not; what somebody accepted is. */
function isMostlyDecided(source: ReportSource, tally: Tally): boolean {
  return tally['no regression'] + tally.improved + tally.accepted >= tally.inconclusive + unguardedOf(source.judgement).length;
}

function isSlowerThanStored(benchmark: JudgedBenchmark): boolean {
  return storedComparisonsOf(benchmark).some(({ role, decides, outcome }) => role === 'gating' && !decides && outcome === 'regressed');
}

/** Passes, but cleared nothing. */
function undecidedHeadline(source: ReportSource, tally: Tally): Headline {
  const { run, judgement } = source;
  const undecided = sortByUrgency(judgement.benchmarks.filter(({ verdict }) => verdict === 'inconclusive'));
  const rest = describeTally(tally, ['not measured', 'new', 'removed', 'measured only', 'unaffected']);
  const blindSpot = blindSpotOf(undecided);
  const limit = blindSpot === null ? '' : `: less than ${formatPercent(blindSpot)} could not have been seen`;
  return {
    ...DOUBTFUL,
    verdict: [`inconclusive in ${countOf(tally.inconclusive, 'benchmark')}${limit}${rest === '' ? '' : `; ${rest}`}`],
    explanation: [[`${run.policy.onInconclusive === 'pass' ? 'The policy lets this pass' : 'Nothing failed'}, but no benchmark was cleared.`, ...concernsOf(source)].join(' ')],
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
    ...NEUTRAL,
    verdict: [`nothing decided: ${countOf(undecided.length, 'benchmark')} measured at different times${rest === '' ? '' : `; ${rest}`}`],
    explanation: first === undefined ? [] : ['Why nothing was judged: ', describeReason(first.because), '.'],
    command: { purpose: 'For a verdict, at head', line: verdictCommand(run, undecided) },
  };
}

/** Figures without a comparison: a first run, the smoke profile, new benchmarks only, or nothing stored of this machine kind. */
function measuredOnlyHeadline(source: ReportSource, tally: Tally): Headline {
  const first = source.judgement.benchmarks.find(({ verdict }) => verdict === 'measured only' || verdict === 'new');
  const rest = describeTally(tally, ['not measured', 'removed', 'unaffected']);
  const isBlind = lacksHistory(source, tally);
  const left = isBlind ? concernsOf(source) : [describeLeft(source)];
  return {
    ...(isBlind ? DOUBTFUL : NEUTRAL),
    verdict: [`${describeFiguresAlone(source, tally)}${rest === '' ? '' : `; ${rest}`}`],
    explanation: first === undefined ? [] : [[...left, 'Why nothing was judged: '].join(' '), describeReason(first.because), '.'],
    command: null,
  };
}

/**
 * Whether stored runs should judge, and nothing that is stored can: it is of other machine kinds or loads, or what is stored was not
 * looked through. A gate that says "first run" there guards nothing, time and again, and nobody learns of it.
 */
function lacksHistory({ run, judgement }: ReportSource, tally: Tally): boolean {
  const { storedKinds } = run;
  if (run.base !== null || run.measuredFor === 'tables' || tally['measured only'] === 0) return false;
  if (isOfOtherLoads(judgement)) return true;
  if (judgement.benchmarks.some(({ stored }) => stored.state === 'compared')) return false;
  const stored = storedKinds === undefined ? null : new Set(storedKinds.map(({ environment }) => environment.key));
  return stored === null || (stored.size > 0 && environmentsOf(run).some(({ key }) => !stored.has(key)));
}

/** A scenario was changed, or another version measures it in another way. */
const isOfOtherLoads = ({ benchmarks }: Judgement): boolean => benchmarks.some(({ stored }) => stored.otherLoads !== undefined);

function describeFiguresAlone(source: ReportSource, tally: Tally): string {
  const { run } = source;
  const measured = `${countOf(tally['measured only'] + tally.new, 'benchmark')} measured`;
  if (run.measuredFor === 'tables') return `${measured} for the tables only`;
  if (tally['measured only'] === 0) return `${measured}, all new: nothing to compare with yet`;
  if (run.base !== null) return `${measured}, none by a metric that is judged`;
  if (isOfOtherLoads(source.judgement)) return `${measured}, too few stored runs of this load to judge by`;
  if (run.storedKinds !== undefined && lacksHistory(source, tally)) return `${measured}, too few stored runs of this machine kind to judge by`;
  return run.storedKinds?.length === 0 ? `first run: ${measured}, nothing to compare with yet` : `${measured}, too few stored runs to judge by`;
}

function headlineOfNothing(source: ReportSource): Headline {
  const { benchmarks } = source.judgement;
  const tally = tallyOf(benchmarks);
  const missed = unguardedOf(source.judgement);
  if (benchmarks.length === 0) return quiet('nothing measured: the run has no benchmarks', ['Check the configuration and ', { code: 'only' }, '.']);
  if (missed.length === 0) {
    const removed = tally.removed === 0 ? '' : `; ${tally.removed} removed`;
    const [here, ofHere] = tally['not measured'] === 0 ? ['', ''] : [' in this shard', ' of it'];
    const reach = tally.unaffected === 0 ? '' : `: the change reaches no benchmark${ofHere}`;
    return quiet(`nothing measured${here}${reach}${removed}`, tally.unaffected === 0 ? [describeLeft(source)] : [`${describeLeft(source)} If it does reach one, name the files in its `, { code: 'dependsOn' }, '.']);
  }
  return {
    ...DOUBTFUL,
    verdict: [`nothing measured: ${describeTally(tally, ['not measured', 'removed', 'unaffected'])}`],
    explanation: [...firstReason(missed), ` Nothing is said about the change${missed.length > 1 ? '; all reasons are below' : ''}.`],
    command: suggestMeasuring(source.run, missed),
  };
}

/** Without the program that one needs it would not be measured the next time either: its reason says how to get that. */
function suggestMeasuring(run: ReportSource['run'], missed: readonly JudgedBenchmark[]): Headline['command'] {
  const lacking = new Set(missed.filter(({ absence }) => absence === 'lacks a program').map(({ id }) => id));
  const measurable = missed.filter(({ id }) => !lacking.has(id));
  return measurable.length === 0 ? null : { purpose: `Measure them${describeNamed(measurable)}`, line: reproduceCommand(run, measurable) };
}

function quiet(verdict: string, explanation: Headline['explanation']): Headline {
  return { ...NEUTRAL, verdict: [verdict], explanation, command: null };
}
