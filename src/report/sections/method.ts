import { allComparisonsOf } from '../../judge/verdict/deciding.ts';
import { environmentsOf } from '../../judge/facts/environments.ts';
import { contentionOf } from '../../judge/facts/kept-from-core.ts';
import { gatingInVain } from '../../judge/rules/gating-in-vain.ts';
import { changeOfFigure } from '../../judge/words/wording.ts';
import { formatChosenPercent, formatPercent, formatPValue } from '../../text/figures.ts';
import { countOf, listOf } from '../../text/phrases.ts';
import { METRIC_NAMES, METRICS } from '../../metrics.ts';
import type { Comparison, Control, Direction, Judgement, Run } from '../../model.ts';
import { directionsOf } from '../terms/change.ts';
import type { Block, Section, Text } from '../terms/document.ts';
import type { ReportSource } from '../terms/report-source.ts';
import { checksOutHead, reproduceRunCommand } from '../commands/reproduce.ts';
import { describeCommit, describeEnvironment, describeMeasuring, rangeOfRounds, soloCounts } from './run-facts.ts';

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
    { kind: 'list', items: run.notes.map((note) => [note]), shortened: 'first' },
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
