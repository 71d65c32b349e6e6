/** The first line of every report: the verdict with benchmark, metric, change and limit. It says no more than was measured. */
import { environmentsOf } from '../judge/environments.ts';
import { isCounted } from '../judge/instruction-evidence.ts';
import { countedComparison, decidingComparisons } from '../judge/verdict.ts';
import { METRICS } from '../metrics.ts';
import { isAccepted } from './answers.ts';
import { benchmarkLabel, describeChange, describeLimits, formatChange, formatLimit } from './comparison-words.ts';
import { withPlus } from '../text/differences.ts';
import type { Comparison, Drift, JudgedBenchmark, Judgement, VerdictKind } from '../model.ts';
import { plainName, plainProse } from '../text/escape.ts';
import { formatFigure, formatPercent, LARGEST_SHOWN } from '../text/figures.ts';
import { countOf } from '../text/phrases.ts';
import { type Headline, listNames, type Text } from './document.ts';
import type { ReportSource } from './report-source.ts';
import {
  countVerdict,
  describePossible,
  isMissing,
  isSlower,
  isUntold,
  leadingComparison,
  sortByUrgency,
  sortByWorstChange,
  withVerdict,
  wordOf,
} from './verdict-words.ts';
import { describeReason } from './words.ts';

/** Benchmarks that are named in a first line. */
const MOST_NAMES = 3;

/** Where the reader is. */
export type ReaderPlace = 'pull request' | 'shell';

const VERDICTS: Readonly<Record<Judgement['verdict'], (source: ReportSource) => Text>> = {
  regressed: regressedText,
  failed: failedText,
  invalid: invalidText,
  // A neutral policy lets it pass.
  inconclusive: (source) => (source.judgement.exitCode === 0 ? passedText(source) : undecidedText(source)),
  'nothing measured': nothingMeasuredText,
  passed: passedText,
};

export function headlineOf(source: ReportSource, place: ReaderPlace = 'shell'): Headline {
  const { verdict, exitCode } = source.judgement;
  const said = { effect: effectOf(source, place), verdict: VERDICTS[verdict](source) };
  if (exitCode !== 0) return { symbol: '❌', tone: 'bad', ...said };
  return hasDoubts(source) ? { symbol: '⚠️', tone: 'doubtful', ...said } : { symbol: '✅', tone: 'good', ...said };
}

function effectOf({ run, judgement: { exitCode }, warnsOnly = false }: ReportSource, place: ReaderPlace): string {
  if (exitCode === 0) return 'passes';
  if (warnsOnly) return 'warns and does not block';
  return place === 'pull request' || run.pullRequest !== null ? 'blocks the merge' : 'blocks this change';
}

/** The verdict as one plain line, for a log, an output or a check's title. */
export function renderVerdictLine(source: ReportSource): string {
  return toPlainText(headlineOf(source).verdict);
}

/** Text without any markup, on one line. */
export function toPlainText(text: Text): string {
  return text.map((span) => (typeof span === 'string' ? plainProse(span) : plainName(span.code))).join('');
}

/** `express/updateUser uses 4.1 % more CPU per request (limit 2 %)`; of several, their number and the worst of them. */
function regressedText(source: ReportSource): Text {
  const regressed = withVerdict(source.judgement.benchmarks, 'regressed');
  const lead = regressed.length > 1 ? [`${countOf(regressed.length, 'benchmark')} regressed; worst: `] : [];
  return [...lead, ...describeWorst(source, regressed), alsoText(source.judgement.benchmarks, ['invalid', 'not measured'])];
}

function failedText({ run, judgement: { benchmarks } }: ReportSource): Text {
  const failed = withVerdict(benchmarks, 'failed');
  return [
    ...listNames(failed.map(benchmarkLabel), MOST_NAMES),
    ` ${failed.length === 1 ? 'fails' : 'fail'} ${run.base === null ? 'at head' : 'with this change'}`,
    alsoText(benchmarks, ['regressed', 'invalid', 'not measured']),
  ];
}

function invalidText({ judgement: { benchmarks } }: ReportSource): Text {
  const invalid = withVerdict(benchmarks, 'invalid');
  if (invalid.length > 0) {
    return [
      'the measurement of ',
      ...listNames(invalid.map(benchmarkLabel), MOST_NAMES),
      ' is invalid',
      alsoText(benchmarks, ['not measured']),
    ];
  }
  const lost = sortByUrgency(benchmarks.filter(({ absence }) => absence === 'lost'));
  return [
    'the run is incomplete: ',
    ...listNames(lost.map(benchmarkLabel), MOST_NAMES),
    ` ${lost.length === 1 ? 'was' : 'were'} not measured`,
  ];
}

/** Tells whether something could not be told, or needs attention. */
function hasDoubts(source: ReportSource): boolean {
  const { run, judgement } = source;
  return (
    run.warnings.length > 0 ||
    lastingSlowdowns(judgement).length > 0 ||
    lacksHistory(source) ||
    judgement.benchmarks.some((benchmark) => isUntold(benchmark) || benchmark.slowerSince !== null)
  );
}

function passedText(source: ReportSource): Text {
  const { benchmarks } = source.judgement;
  const accepted = sortByWorstChange(benchmarks.filter(isAccepted));
  if (accepted.length > 0) return acceptedText(source, accepted);
  if (countVerdict(benchmarks, 'inconclusive') > 0) return undecidedText(source);
  if (countVerdict(benchmarks, 'no regression') + countVerdict(benchmarks, 'improved') > 0)
    return [...unchangedText(source), alsoText(benchmarks, ['not measured'])];
  return [`${describeFiguresAlone(source)}${alsoText(benchmarks, ['not measured', 'removed'])}`];
}

/** `express/updateUser executes the same instructions (at most +0.1 %)`, of a single benchmark; of more, that nothing regressed. */
function unchangedText(source: ReportSource): Text {
  const compared = source.judgement.benchmarks.filter((benchmark) => decidingComparisons(benchmark).length > 0);
  const [only] = compared;
  const counted = compared.length === 1 && only?.verdict === 'no regression' ? countedComparison(only) : undefined;
  if (only === undefined || counted === undefined || isSlower(counted)) return [`nothing regressed${limitsText(source)}`];
  return [
    { code: benchmarkLabel(only) },
    ` executes the same instructions (at most ${withPlus(formatPercent(Math.max(0, counted.interval.high)))})`,
  ];
}

/** `express/updateUser uses 4.1 % more CPU per request (limit 2 %), accepted by ada; 1 inconclusive`. */
function acceptedText(source: ReportSource, accepted: readonly JudgedBenchmark[]): Text {
  const by = accepted.length > 1 ? '' : `, accepted by ${accepted[0]?.acceptance?.by ?? 'a maintainer'}`;
  const lead = accepted.length > 1 ? [`${countOf(accepted.length, 'accepted regression')}; worst: `] : [];
  const others = source.judgement.benchmarks.filter((benchmark) => !accepted.includes(benchmark));
  return [...lead, ...describeWorst(source, accepted), `${by}${alsoText(others, ['inconclusive', 'not measured'])}`];
}

/** `egg/updateUser could not be decided: unloaded latency +3.1 % (0.5 to 5.7), limit 2 %`; of several: `2 of 5 benchmarks could not be decided …`. */
function undecidedText(source: ReportSource): Text {
  const { benchmarks } = source.judgement;
  const undecided = withVerdict(benchmarks, 'inconclusive');
  const [only] = undecided;
  const comparison = only === undefined ? undefined : leadingComparison(only);
  if (undecided.length === 1 && only !== undefined) {
    const change =
      comparison === undefined || comparison.interval.high > LARGEST_SHOWN
        ? ''
        : `: ${METRICS[comparison.metric].label} ${formatChange(comparison)}, limit ${formatLimit(comparison)}`;
    return [{ code: benchmarkLabel(only) }, ` could not be decided${change}${alsoText(benchmarks, ['not measured'])}`];
  }
  const compared = benchmarks.filter((benchmark) => decidingComparisons(benchmark).length > 0 || benchmark.verdict === 'inconclusive');
  const share =
    compared.length === undecided.length
      ? countOf(undecided.length, 'benchmark')
      : `${undecided.length} of ${countOf(compared.length, 'benchmark')}`;
  const possible = describePossible(undecided);
  return [
    `${share} could not be decided${possible === null ? '' : `: ${possible}`}${limitsText(source)}${alsoText(benchmarks, ['not measured'])}`,
  ];
}

/** Figures without a comparison: a first run, a profile for tables, new benchmarks only, or too few stored runs. */
function describeFiguresAlone({ run, judgement }: ReportSource): string {
  const alone = countVerdict(judgement.benchmarks, 'measured only');
  const measured = `${countOf(alone + countVerdict(judgement.benchmarks, 'new'), 'benchmark')} measured`;
  if (run.measuredFor === 'tables') return `${measured} for the tables only`;
  if (alone === 0) return `${measured}, all new: nothing to compare with yet`;
  if (run.base !== null) return `${measured}, none by a metric that can fail the check`;
  if (isOfOtherLoads(judgement)) return `${measured}, too few stored runs of this load to compare with`;
  if (run.storedKinds?.length === 0) return `first run: ${measured}, nothing to compare with yet`;
  return `${measured}, too few stored runs of this machine kind to compare with`;
}

/** Tells whether stored runs should judge and cannot: they are of other machine kinds or loads. Such a gate guards nothing. */
function lacksHistory({ run, judgement }: ReportSource): boolean {
  if (run.base !== null || run.measuredFor === 'tables' || !judgement.benchmarks.some(({ verdict }) => verdict === 'measured only'))
    return false;
  if (isOfOtherLoads(judgement)) return true;
  if (judgement.benchmarks.some(({ stored }) => stored.state === 'compared')) return false;
  const stored = run.storedKinds === undefined ? null : new Set(run.storedKinds.map(({ environment }) => environment.key));
  return stored === null || (stored.size > 0 && environmentsOf(run).some(({ key }) => !stored.has(key)));
}

const isOfOtherLoads = ({ benchmarks }: Judgement): boolean => benchmarks.some(({ stored }) => stored.otherLoads !== undefined);

/** `: base and head load the same 214 files, …`, or nothing. Without numbers where targets load other files. */
function whyNotLoaded(benchmarks: readonly JudgedBenchmark[]): string {
  const said = new Set(benchmarks.flatMap(({ because }) => (because.kind === 'not-loaded' ? [describeReason(because)] : [])));
  const [first] = said;
  if (first === undefined) return '';
  return `: ${said.size === 1 ? first : 'base and head load the same files, and the changed files are not among them'}`;
}

function nothingMeasuredText({ judgement: { benchmarks } }: ReportSource): Text {
  if (benchmarks.length === 0) return ['nothing measured: the run has no benchmarks'];
  if (benchmarks.some(isMissing)) return [`nothing measured${alsoText(benchmarks, ['not measured', 'removed'])}`];
  const removed = alsoText(benchmarks, ['removed']);
  if (countVerdict(benchmarks, 'not measured') > 0) return [`nothing to measure in this shard${removed}`];
  if (countVerdict(benchmarks, 'unaffected') === 0) return [`nothing measured${removed}`];
  return [`the change reaches no benchmark${whyNotLoaded(benchmarks)}${removed}`];
}

/** `express/updateUser uses 4.1 % more CPU per request (limit 2 %)`, of the first of some benchmarks. */
function describeWorst({ run }: ReportSource, [worst]: readonly JudgedBenchmark[]): Text {
  const comparison = worst === undefined ? undefined : leadingComparison(worst);
  if (worst === undefined || comparison === undefined) return ['a benchmark regressed'];
  const against = run.base === null ? ` than ${countOf(comparison.n, 'stored run')}` : '';
  const grown = isCounted(comparison.metric) ? growthOf(comparison) : '';
  return [{ code: benchmarkLabel(worst) }, ` ${describeChange(comparison)}${against} (${grown}limit ${formatLimit(comparison)})`];
}

/** `+3,113; ` */
const growthOf = ({ levels: { base, head } }: Comparison): string => `${head < base ? '−' : '+'}${formatFigure(Math.abs(head - base))}; `;

function limitsText({ judgement: { benchmarks } }: ReportSource): string {
  const limits = describeLimits(benchmarks.flatMap(decidingComparisons));
  return limits === null ? '' : ` (${limits})`;
}

/** `; 1 invalid, 2 not measured`, or nothing. Other shards measure the rest of their own. */
function alsoText(benchmarks: readonly JudgedBenchmark[], verdicts: readonly VerdictKind[]): string {
  const own = benchmarks.filter((benchmark) => benchmark.verdict !== 'not measured' || isMissing(benchmark));
  const counts = verdicts
    .map((verdict) => ({ count: countVerdict(own, verdict), word: verdict === 'inconclusive' ? 'not decided' : wordOf(verdict) }))
    .filter(({ count }) => count > 0)
    .map(({ count, word }) => `${count} ${word}`);
  return counts.length === 0 ? '' : `; ${counts.join(', ')}`;
}

/** Slowdowns of the main branch that last and that no maintainer accepted, the worst first. */
export function lastingSlowdowns({ drifts }: Pick<Judgement, 'drifts'>): readonly Drift[] {
  return drifts.filter(({ change, state }) => change > 0 && state === 'lasting').toSorted((one, other) => other.change - one.change);
}
