/** What is said of a run in the same words, whether it holds base and head or is one of two. */
import { durationText } from '../config/quantities.ts';
import { environmentsOf } from '../judge/environments.ts';
import { gatingInVain } from '../judge/idle-rules.ts';
import { contentionOf } from '../judge/load-facts.ts';
import { allComparisonsOf } from '../judge/verdict.ts';
import { changeOfFigure } from './comparison-words.ts';
import { METRIC_NAMES, METRICS } from '../metrics.ts';
import type { Arm, Commit, Comparison, Control, Direction, Environment, Judgement, Reason, Run } from '../model.ts';
import { directionsOf } from './change-words.ts';
import type { Block, Section, Text } from './document.ts';
import { checksOutHead, compareAgainCommand, reproduceRunCommand } from './next-steps.ts';
import type { ComparedRuns, ReportSource } from './report-source.ts';
import { describeNote } from './words.ts';
import { formatChosenPercent, formatDurationMs, formatFigure, formatPercent, formatPValue } from '../text/figures.ts';
import { countOf, listOf, shortCommit } from '../text/phrases.ts';

const BYTES_PER_GIB = 1024 ** 3;

/** `head 9c8b7a6f5e4d with uncommitted changes` */
function describeCommit(name: string, { sha, dirty }: Commit): Text {
  return [`${name} `, { code: shortCommit(sha) }, ...(dirty ? [' with uncommitted changes'] : [])];
}

/** By what, how and when it was measured, and by what else it was judged. */
function describeMeasuring({ tool, profile, seed, budgetMs, parts, startedAt, durationMs }: Run, judgedBy: string | undefined): string {
  const judged = judgedBy === undefined || judgedBy === tool ? '' : `, judged by ${judgedBy}`;
  const budget = typeof budgetMs === 'number' ? `, budget ${durationText(budgetMs)}${parts === undefined ? '' : ' for each of the joined runs'}` : '';
  return `Measured with perf-gate ${tool}${judged}, profile ${profile}, seed ${seed}${budget}; started ${startedAt}, took ${formatDurationMs(durationMs)}`;
}

/** Every recorded fact of a machine. */
function describeEnvironment(environment: Environment): Text {
  const { cpuModel, cores, cpuLimit, arch, memoryBytes, osMajor, kernel, nodeVersion, valgrind, runnerImage } = environment;
  const parts = [
    `${cpuModel}, ${countOf(cores, 'core')}${cpuLimit === undefined ? '' : ` and a CPU limit of ${cpuLimit}`}, ${arch}`,
    `${formatFigure(memoryBytes / BYTES_PER_GIB)} GiB`,
    `${osMajor} (kernel ${kernel})`,
    `Node ${nodeVersion}`,
    valgrind ?? 'no valgrind',
    ...(runnerImage === null ? [] : [`runner image ${runnerImage}`]),
  ];
  return [`${parts.join('; ')}; machine kind `, { code: environment.key }];
}

/** How many rounds of head alone its benchmarks have. */
function soloCounts({ benchmarks }: Pick<Run, 'benchmarks'>): readonly number[] {
  return benchmarks.flatMap(({ measurement }) => ('solos' in measurement ? [measurement.solos.length] : []));
}

/** `2 to 5 rounds` */
function rangeOfRounds(counts: readonly number[]): string {
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return least === most ? countOf(most, 'round') : `${least} to ${countOf(most, 'round')}`;
}

/** Everything that is needed to judge the figures, and to get them again. */
export function methodSection({ run, judgement, judgedBy }: Omit<ReportSource, 'apart'>): Section {
  const facts: readonly Text[] = [
    describeCommits(run),
    ...environmentsOf(run).map(describeEnvironment),
    [describeMeasuring(run, judgedBy)],
    [describeRounds(run)],
    [describeContention(run)],
    [describePlans(run)],
    [describeFamily(run, judgement)],
    [describeControl(run, judgement.control)],
    [describeRules(run, judgement)],
    [describeRulesInVain(run)],
    ['Configuration ', { code: run.configHash.slice(0, 12) }],
  ];
  const notes: readonly Block[] = [
    { kind: 'paragraph', text: ['To bear in mind:'] },
    { kind: 'list', items: run.notes.map((note) => [describeNote(note)]), shortened: 'first' },
    { kind: 'paragraph', text: ['The run:'] },
  ];
  return {
    title: 'How this was measured',
    collapsed: true,
    blocks: [
      ...(run.notes.length > 0 ? notes : []),
      { kind: 'list', items: facts.filter((fact) => fact.some((span) => span !== '')), shortened: 'never' },
      { kind: 'paragraph', text: [checksOutHead(run) ? 'To measure it again:' : 'To measure it again, at head:'] },
      { kind: 'command', command: reproduceRunCommand(run) },
    ],
  };
}

function describeCommits({ base, head }: Run): Text {
  const headText = describeCommit('head', head);
  return base === null ? [...headText, ', no base'] : [...describeCommit('base', base), ', ', ...headText];
}

/** `Per benchmark 8 rounds of base and head (duet), 20 to 40 of 3 benchmarks that those did not clear, and 2 of head alone`. */
function describeRounds({ benchmarks }: Run): string {
  const measured = benchmarks.flatMap(({ measurement }) => (measurement.state === 'measured' && measurement.duets.length > 0 ? [measurement] : []));
  const modes = [...new Set(measured.flatMap(({ duets }) => duets.map(({ mode }) => mode)))];
  const counts = (isConfirmed: boolean): readonly number[] =>
    measured.filter(({ plan, duets }) => duets.length > (plan?.looks[0] ?? 0) === isConfirmed).map(({ duets }) => duets.length);
  const [screened, confirmed] = [counts(false), counts(true)];
  const solos = soloCounts({ benchmarks });
  const sideBySide = ` of base and head (${modes.join(' and ')})`;
  const parts = [
    ...(screened.length > 0 ? [`${rangeOfRounds(screened)}${sideBySide}`] : []),
    ...(confirmed.length > 0 ? [`${rangeOfRounds(confirmed)}${screened.length > 0 ? ` of ${countOf(confirmed.length, 'benchmark')} that those did not clear` : sideBySide}`] : []),
    ...(solos.length > 0 ? [`${rangeOfRounds(solos)} of head alone`] : []),
  ];
  const unsettled = measured.flatMap(({ duets }) => duets).filter((round) => round.unsettled === true).length;
  const leftOut = unsettled === 0 ? '' : `; the load of ${countOf(unsettled, 'round')} is left out, because the arms did not come to rest`;
  return parts.length === 0 ? '' : `Per benchmark ${listOf(parts)}${leftOut}`;
}

/** Why figures were noisier than they could be, as far as the rounds themselves say it. */
function describeContention({ benchmarks }: Run): string {
  const contention = contentionOf(benchmarks.flatMap(({ measurement }) => (measurement.state === 'measured' ? measurement.duets : [])));
  if (contention === null) return '';
  const { contended, rounds, kept } = contention;
  return `In ${contended} of ${countOf(rounds, 'round')} of servers others had ${formatPercent(kept)} of the core that base and head share, on average: processes `
    + 'of this machine, or, where it is virtual, of its host. That leaves the arms equal, and makes rounds differ more';
}

/** When the judge looked; shards and environments may have had plans of their own. */
function describePlans({ benchmarks }: Run): string {
  const plans = new Set(benchmarks.flatMap(({ measurement }) => (measurement.state === 'measured' && measurement.plan !== null ? [listOf(measurement.plan.looks.map(String))] : [])));
  if (plans.size === 0) return '';
  return `Looked at after ${[...plans].join('; or after ')} rounds, each look with an equal share of α at most; what one cleared or convicted got no more`;
}

function describeFamily({ policy, base }: Run, { familySize, alpha, benchmarks }: Judgement): string {
  const compared = benchmarks.flatMap(allComparisonsOf);
  if (compared.length === 0 && benchmarks.every(({ stored }) => stored.state !== 'compared')) return '';
  const hasLargerLimit = compared.some(({ decides, threshold, delta0 }) => decides && Math.max(threshold, delta0) > policy.noRegressionOver);
  const test = base === null
    ? "One-sided prediction tests: head's run as one more of the stored runs, by how much those differ among themselves"
    : 'One-sided t tests on rounds, which count the less the more they cost both arms; from 8 rounds on also by variances that are moderated where a job has three benchmarks or more with the metric';
  return `${test}; Holm over ${countOf(familySize, 'comparison')}: at most ${formatChosenPercent(alpha)} chance of any false `
    + `"regressed" in the whole run; "no regression" means the upper bound is below ${formatChosenPercent(policy.noRegressionOver)}${hasLargerLimit ? ', or below the threshold or δ₀ where that is more' : ''}`;
}

function describeControl({ base }: Run, control: Control): string {
  const { part, rounds, parts } = control;
  if (rounds === 0) return base === null ? '' : 'Control: no round of base against base: there were too few others, or none of a benchmark without services and held requests';
  if (control.state === 'too few rounds') return `Control: ${countOf(rounds, 'round')} of base against base, too few to say anything`;
  const { state, estimate, p, smallestVisible } = control;
  const found = state === 'fair' ? 'were not told apart' : `differ${part === null ? '' : ` in ${part}`}`;
  const sight = state === 'fair' ? `; a difference of ${formatPercent(smallestVisible)} would have been seen nine times in ten` : '';
  const tested = parts.filter((one) => one.state !== 'too few rounds').length;
  const apart = parts.length === 0 ? '' : `; of ${countOf(parts.length, 'joined run')} ${tested} had rounds enough to be tested apart as well`;
  return `Control: base against base ${found} (${formatPercent(Math.abs(estimate))} over ${countOf(rounds, 'round')}, ${formatPValue(p)})${sight}${apart}`;
}

/** `CPU per request 2 % (0.5 %)`, threshold and δ₀, once for each pair that was in use. */
function describeRules({ policy }: Run, { benchmarks }: Judgement): string {
  const directionOf = directionsOf(policy);
  const gating = benchmarks.flatMap((benchmark) => allComparisonsOf(benchmark)
    .filter(({ role }) => role === 'gating')
    .map((comparison) => ({ metric: comparison.metric, pair: describePair(comparison, directionOf(benchmark.id, comparison.metric)) })));
  const byMetric = Map.groupBy(gating, ({ metric }) => metric);
  const rules = METRIC_NAMES.flatMap((metric) => {
    const pairs = new Set(byMetric.get(metric)?.map(({ pair }) => pair));
    return pairs.size === 0 ? [] : [`${METRICS[metric].label} ${[...pairs].join(' or ')}`];
  });
  return rules.length === 0 ? '' : `Thresholds (δ₀): ${rules.join('; ')}`;
}

/** Limits are of costs. Tables show figures, and one that should be high falls by less. */
function describePair({ delta0, threshold }: Comparison, direction: Direction): string {
  const pair = `${formatChosenPercent(threshold)} (${formatChosenPercent(delta0)})`;
  if (direction === 'lower') return pair;
  const [lowest, lower] = [threshold, delta0].map((limit) => formatPercent(changeOfFigure(limit, direction)));
  return `${pair} of its cost, so ${lowest} (${lower}) of the figure`;
}

function describeRulesInVain(run: Run): string {
  const labels = gatingInVain(run).map((metric) => METRICS[metric].label);
  return labels.length === 0 ? '' : `Gating by the policy, and of no effect beside a base, because only rounds of head alone have them: ${listOf(labels)}`;
}

const ARMS: readonly Arm[] = ['base', 'head'];

const AT_DIFFERENT_TIMES = 'Base and head were measured at different times, each alone: changes are those between the means of their rounds, with intervals by Welch\'s t, and nothing is tested.';

/** What is needed to judge the figures of two recorded runs, and to hold these against each other again. */
export function methodOfTwoSection(compared: ComparedRuns, judgedBy: string | undefined): Section {
  const notes = ARMS.flatMap((arm) => notesOf(compared[arm].run).map((note): Text => [`Noted of the ${arm} run by itself: ${describeNote(note)}`]));
  const ofRuns = ARMS.flatMap((arm): readonly Block[] => [
    { kind: 'paragraph', text: [`The ${arm} run:`] },
    { kind: 'list', items: factsOf(arm, compared[arm].run, judgedBy), shortened: 'never' },
  ]);
  return {
    title: 'How this was measured',
    collapsed: true,
    blocks: [
      { kind: 'paragraph', text: ['To bear in mind:'] },
      { kind: 'list', items: [[AT_DIFFERENT_TIMES], ...notes], shortened: 'first' },
      ...ofRuns,
      { kind: 'paragraph', text: ['To compare these runs again:'] },
      { kind: 'command', command: compareAgainCommand(compared) },
    ],
  };
}

const notesOf = ({ notes, warnings }: Run): readonly Reason[] => [...warnings, ...notes];

function factsOf(arm: Arm, run: Run, judgedBy: string | undefined): readonly Text[] {
  const counts = soloCounts(run);
  return [
    describeCommit(arm, run.head),
    ...environmentsOf(run).map(describeEnvironment),
    [describeMeasuring(run, judgedBy)],
    ...(counts.length === 0 ? [] : [[`Per benchmark ${rangeOfRounds(counts)} alone`]]),
    ['Configuration ', { code: run.configHash.slice(0, 12) }, ...(arm === 'base' ? ['; its policy holds'] : [])],
  ];
}
