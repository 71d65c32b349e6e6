/** What a reader asks about the worst benchmark: where, how sure, does it matter. Each answer is one line. */
import { isCounted, luckOfEdits, timeOfCounted } from '../judge/instruction-evidence.ts';
import { countedComparison } from '../judge/verdict.ts';
import type { Comparison, JudgedBenchmark, Judgement, Run } from '../model.ts';
import { formatChosenPercent, formatInterval, formatPercent } from '../text/figures.ts';
import { countOf } from '../text/phrases.ts';
import { ONE_UNIT, whereOf } from './cause-section.ts';
import { benchmarkLabel, CONTRADICTIONS, formatLevel, WORK_THAT_TAKES_NO_TIME } from './comparison-words.ts';
import { changeOfFigure, formatEstimate, intervalOfFigure, withPlus } from '../text/differences.ts';
import { type Answer, type Text, withCode } from './document.ts';
import type { ReportSource } from './report-source.ts';
import { leadingComparison, sortByWorstChange, withVerdict } from './verdict-words.ts';
import { describeReason, explainReason, whatToDo } from './words.ts';

/** The benchmark that the first line and its answers are about; null: nothing stands out. */
export function leadOf({ verdict, benchmarks }: Judgement): JudgedBenchmark | null {
  if (verdict === 'failed' || verdict === 'regressed' || verdict === 'invalid') return withVerdict(benchmarks, verdict)[0] ?? null;
  return sortByWorstChange(benchmarks.filter(isAccepted))[0] ?? withVerdict(benchmarks, 'inconclusive')[0] ?? null;
}

/** Also where something else of the benchmark is undecided. */
export const isAccepted = ({ acceptance }: JudgedBenchmark): boolean => acceptance !== null;

/** In whole sentences. */
function answer(question: string, ...text: Text): Answer {
  const last = text.at(-1);
  return { question, text: typeof last === 'string' && /[.!?]$/u.test(last) ? text : [...text, '.'] };
}

export function answersOf(source: ReportSource): readonly Answer[] {
  const { run, judgement } = source;
  const lead = leadOf(judgement);
  if (lead === null) return [];
  if (lead.verdict === 'failed') return named(source, lead, aboutFailure(lead, run));
  if (lead.verdict === 'invalid') return named(source, lead, aboutInvalid(lead));
  const comparison = leadingComparison(lead);
  if (comparison === undefined) return [answer('Why:', ...withCode(describeReason(lead.because)))];
  if (comparison.outcome === 'inconclusive') return named(source, lead, aboutUndecided(source, lead, comparison));
  const where = whereOf(source, lead);
  return [
    ...(where === null ? [] : [answer(where.question, ...where.text)]),
    answer('Sure?', howSure(run, lead, comparison)),
    ...doesItMatter(lead, comparison),
  ];
}

/** With its name, where the first line is about several. */
function named({ judgement: { benchmarks } }: ReportSource, lead: JudgedBenchmark, answers: readonly Answer[]): readonly Answer[] {
  const name: Text = withVerdict(benchmarks, lead.verdict).length === 1 ? [] : [{ code: benchmarkLabel(lead) }, ': '];
  return answers.map((one, index) => (index === 0 ? { ...one, text: [...name, ...one.text] } : one));
}

/** The step beside it only says to fix it. */
const aboutFailure = ({ because }: JudgedBenchmark, { base }: Run): readonly Answer[] => [
  answer('How:', ...withCode(whatToDo(because) === null ? describeReason(because) : explainReason(because))),
  answer('Sure?', base === null ? 'Yes: it failed at every try' : 'Yes: base works on the same machine, and head failed at every try'),
];

const aboutInvalid = ({ because }: JudgedBenchmark): readonly Answer[] => [
  answer('Why:', ...withCode(describeReason(because))),
  answer('Your change?', because.kind === 'base-broken' ? 'No: base is broken without it' : 'Not known: the measurement went wrong'),
];

function aboutUndecided({ judgement: { exitCode } }: ReportSource, lead: JudgedBenchmark, comparison: Comparison): readonly Answer[] {
  const { interval, estimate, smallestVisible, direction } = comparison;
  const [best, worst] = [interval.low, interval.high].map((bound) => withPlus(formatPercent(changeOfFigure(bound, direction))));
  const isSlower = interval.low > 0 ? 'It is slower, but by how much is open' : 'No';
  const counted = countedComparison(lead);
  const isSame = counted !== undefined && counted.outcome === 'no regression' && !isCounted(comparison.metric);
  const visible =
    smallestVisible > estimate && smallestVisible < 1 ? `; this run finds ${formatPercent(smallestVisible)} or more nine times in ten` : '';
  const unseen = 'so only waiting, system calls or memory can have become slower';
  return [
    answer(
      'Sure?',
      `${isSlower}: the change lies between ${best} and ${worst} (${formatChosenPercent(interval.level)} confidence)${visible}`,
    ),
    ...(isSame ? [answer('Matters?', `It executes the same instructions (at most ${upTo(counted)}), ${unseen}`)] : []),
    ...(exitCode === 0 ? [] : [answer('Why it blocks:', "base's configuration has ", { code: 'policy.inconclusive: fail' })]),
  ];
}

/** The time that says what instructions cost. */
const timeOf = ({ kind, comparisons }: JudgedBenchmark): Comparison | undefined =>
  comparisons.find(({ metric }) => metric === timeOfCounted(kind));

const upTo = ({ interval }: Comparison): string => withPlus(formatPercent(Math.max(0, interval.high)));

/** `Yes: +3.2 to 5.0 % (98 % confidence, 12 rounds side by side` */
function howSure(run: Run, benchmark: JudgedBenchmark, comparison: Comparison): string {
  const { metric, interval, n, levels } = comparison;
  if (isCounted(metric)) {
    const time = timeOf(benchmark);
    const luck = formatChosenPercent(Number(luckOfEdits(levels).toPrecision(1)));
    return `Yes: a count repeats, and an edit without effect moves it by about ${luck}.${time === undefined ? '' : ` ${describeWitness(time, comparison)}`}`;
  }
  const sure = `Yes: ${withPlus(formatInterval(intervalOfFigure(comparison)))} (${formatChosenPercent(interval.level)} confidence`;
  const by = run.base === null ? countOf(n, 'stored run') : `${countOf(n, 'round')} side by side`;
  const counted = countedComparison(benchmark);
  const isSame = counted !== undefined && counted.outcome === 'no regression' && interval.low > counted.interval.high;
  return `${sure}, ${by})${isSame ? `. It executes the same instructions (at most ${upTo(counted)}): ${waitingOf(comparison)}` : ''}`;
}

const waitingOf = ({ metric }: Comparison): string =>
  CONTRADICTIONS.find(({ worse, than }) => worse.includes(metric) && than.some(isCounted))?.because ?? 'it waits longer';

/** What time says of a change that counts show. `Time agrees (+1.6 %)`, `Time cannot see this (±21 %)` */
export function describeWitness(time: Comparison, counted: Comparison): string {
  const { interval, estimate } = time;
  if (interval.low > 0) return `Time agrees (${withPlus(formatPercent(estimate))})`;
  if (interval.high < counted.interval.low) return `Time did not grow as much (${upTo(time)} at most): ${WORK_THAT_TAKES_NO_TIME}`;
  return `Time cannot see this (±${formatPercent((interval.high - interval.low) / 2)})`;
}

/** How much it is, in units that a reader can weigh. */
function doesItMatter(benchmark: JudgedBenchmark, comparison: Comparison): readonly Answer[] {
  const unit = ONE_UNIT[benchmark.kind];
  const { metric } = comparison;
  if (!isCounted(metric)) {
    const isOfWork = metric === 'cpuPerRequest' || metric === 'unloadedLatency' || metric === 'nsPerOp';
    return [answer('Matters?', `${growthText(comparison)}${isOfWork ? ` ${unit}` : ''}${furtherChanges(benchmark, comparison)}`)];
  }
  const time = timeOf(benchmark);
  if (time === undefined) return [];
  if (time.interval.low > 0) return [answer('Matters?', `${growthText(time)} ${unit}, by time`)];
  const atSamePace = { ...time, levels: { base: time.levels.base, head: time.levels.base * (1 + comparison.estimate) } };
  return [answer('Matters?', `About ${growthText(atSamePace)} ${unit}, if these instructions run as fast as the others`)];
}

/** `+3.2 µs of 77.8 µs` */
function growthText({ metric, levels: { base, head } }: Comparison): string {
  return `${head < base ? '−' : '+'}${formatLevel(metric, Math.abs(head - base))} of ${formatLevel(metric, base)}`;
}

/** `, throughput −3.9 %` */
function furtherChanges({ comparisons }: JudgedBenchmark, { metric: told }: Comparison): string {
  const throughput = comparisons.find(({ metric, interval }) => metric === 'throughput' && told !== 'throughput' && interval.low > 0);
  return throughput === undefined ? '' : `, throughput ${formatEstimate(throughput)}`;
}
