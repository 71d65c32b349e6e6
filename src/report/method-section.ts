/** How a run was measured and judged: what is needed to weigh its figures. */
import { allComparisonsOf } from '../judge/verdict.ts';
import { durationText } from '../config/quantities.ts';
import { environmentsOf } from '../judge/environments.ts';
import { gatingInVain } from '../judge/idle-rules.ts';
import { changeOfFigure } from '../text/differences.ts';
import { METRIC_NAMES, METRICS } from '../metrics.ts';
import type { Commit, Comparison, Environment, Judgement, PhasesMs, Run } from '../model.ts';
import { formatChosenPercent, formatDurationMs, formatFigure, formatPercent } from '../text/figures.ts';
import { countOf, listOf, shortCommit } from '../text/phrases.ts';
import { type Block, listBlock, paragraph, type Text } from './document.ts';
import type { ReportSource } from './report-source.ts';
import { describeNote } from './words.ts';

export function methodBlocks({ run, judgement, judgedBy }: ReportSource): readonly Block[] {
  const notes = [...run.warnings, ...run.notes];
  const facts: readonly Text[] = [
    describeCommits(run),
    ...environmentsOf(run).map(describeEnvironment),
    [describeMeasuring(run, judgedBy)],
    ...[describeRounds(run), describePlans(run), describeFamily(run, judgement), describeRules(judgement), describeRulesInVain(run)]
      .filter((fact) => fact !== '')
      .map((fact): Text => [fact]),
    ['Configuration ', { code: run.configHash.slice(0, 12) }],
  ];
  return [
    ...(notes.length > 0
      ? [
          paragraph('To bear in mind:'),
          ...listBlock(
            notes.map((note): Text => [describeNote(note)]),
            'first',
          ),
          paragraph('The run:'),
        ]
      : []),
    ...listBlock(facts, 'never'),
    ...(judgement.benchmarks.some((benchmark) => allComparisonsOf(benchmark).length > 0) ? [paragraph(LEGEND)] : []),
  ];
}

const LEGEND =
  'Base and head are the levels that were measured. A change comes from pairs of them, so it may differ a little from their ratio. Each interval holds for its change alone, not for all of them together.';

function describeCommits({ base, head }: Run): Text {
  const headText = describeCommit('head', head);
  return base === null ? [...headText, ', no base'] : [...describeCommit('base', base), ', ', ...headText];
}

/** `head 9c8b7a6f5e4d with uncommitted changes` */
function describeCommit(name: string, { sha, dirty }: Commit): Text {
  return [`${name} `, { code: shortCommit(sha) }, ...(dirty ? [' with uncommitted changes'] : [])];
}

function describeEnvironment(environment: Environment): Text {
  const { cpuModel, cores, cpuLimit, arch, memoryBytes, osMajor, kernel, nodeVersion, emulator, runnerImage } = environment;
  const parts = [
    `${cpuModel}, ${countOf(cores, 'core')}${cpuLimit === undefined ? '' : ` and a CPU limit of ${cpuLimit}`}, ${arch}`,
    `${formatFigure(memoryBytes / 1024 ** 3)} GiB`,
    `${osMajor} (kernel ${kernel})`,
    `Node ${nodeVersion}`,
    emulator ?? 'no emulator',
    ...(runnerImage === null ? [] : [`runner image ${runnerImage}`]),
  ];
  return [`${parts.join('; ')}; machine kind `, { code: environment.key }];
}

function describeMeasuring(
  { tool, profile, seed, budgetMs, parts, startedAt, durationMs, phasesMs }: Run,
  judgedBy: string | undefined,
): string {
  const judged = judgedBy === undefined || judgedBy === tool ? '' : `, judged by ${judgedBy}`;
  const budget =
    typeof budgetMs === 'number' ? `, budget ${durationText(budgetMs)}${parts === undefined ? '' : ' for each of the joined runs'}` : '';
  return `Measured with perf-gate ${tool}${judged}, profile ${profile}, seed ${seed}${budget}; started ${startedAt}, took ${formatDurationMs(durationMs)}${phasesMs === undefined ? '' : describePhases(phasesMs)}`;
}

/** `: 41 s of preparing, 64 s of counting, 95 s of rounds`, without what took no second. */
function describePhases({ preparing, waiting, counting, rounds, explaining }: PhasesMs): string {
  const named = [
    [preparing, 'preparing'],
    [waiting, 'waiting for another run'],
    [counting, 'counting'],
    [rounds, 'rounds'],
    [explaining, 'looking for causes'],
  ] as const;
  const parts = named.filter(([ms]) => ms >= 1_000).map(([ms, what]) => `${formatDurationMs(ms)} of ${what}`);
  return parts.length === 0 ? '' : `: ${parts.join(', ')}`;
}

/** `Rounds per benchmark: 8 of base and head (duet), 20 to 40 of 3 benchmarks that were still open, 2 of head alone`. */
function describeRounds({ benchmarks }: Run): string {
  const measured = benchmarks.flatMap(({ measurement }) =>
    measurement.state === 'measured' && measurement.duets.length > 0 ? [measurement] : [],
  );
  const modes = [...new Set(measured.flatMap(({ duets }) => duets.map(({ mode }) => mode)))].join(' and ');
  const counts = (isConfirmed: boolean): readonly number[] =>
    measured.filter(({ plan, duets }) => duets.length > (plan?.looks[0] ?? 0) === isConfirmed).map(({ duets }) => duets.length);
  const [screened, confirmed] = [counts(false), counts(true)];
  const solos = benchmarks.flatMap(({ measurement }) => ('solos' in measurement ? [measurement.solos.length] : []));
  const parts = [
    ...(screened.length > 0 ? [`${rangeOf(screened)} of base and head (${modes})`] : []),
    ...(confirmed.length > 0
      ? [
          `${rangeOf(confirmed)} ${screened.length > 0 ? `of ${countOf(confirmed.length, 'benchmark')} that were still open` : `of base and head (${modes})`}`,
        ]
      : []),
    ...(solos.length > 0 ? [`${rangeOf(solos)} of head alone`] : []),
  ];
  const unsettled = measured.flatMap(({ duets }) => duets).filter((round) => round.unsettled === true).length;
  const leftOut = unsettled === 0 ? '' : `; ${countOf(unsettled, 'round')} left out under load, because the arms did not settle`;
  return parts.length === 0 ? '' : `Rounds per benchmark: ${parts.join(', ')}${leftOut}`;
}

/** `2 to 5` */
function rangeOf(counts: readonly number[]): string {
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return least === most ? String(most) : `${least} to ${most}`;
}

/** Shards and environments may have had plans of their own. */
function describePlans({ benchmarks }: Run): string {
  const plans = new Set(
    benchmarks.flatMap(({ measurement }) =>
      measurement.state === 'measured' && measurement.plan !== null ? [listOf(measurement.plan.looks.map(String))] : [],
    ),
  );
  return plans.size === 0 ? '' : `Checked after ${[...plans].join('; or after ')} rounds; settled benchmarks stopped early`;
}

function describeFamily({ base }: Run, { familySize, alpha, benchmarks }: Judgement): string {
  if (benchmarks.every((benchmark) => allComparisonsOf(benchmark).length === 0)) return '';
  const test =
    base === null
      ? 'One-sided prediction tests of head against the stored runs'
      : 'One-sided t tests on rounds, weighted by inverse cost; variances are moderated where a job has three benchmarks or more with the metric';
  return `${test}. Corrected for ${countOf(familySize, 'comparison')} (Holm): the chance of any false "regressed" is at most ${formatChosenPercent(alpha)}`;
}

/** `Limits (δ₀): CPU per request 2 % (0.5 %)`, once for each pair in use. */
function describeRules({ benchmarks }: Judgement): string {
  const gating = benchmarks.flatMap((benchmark) =>
    allComparisonsOf(benchmark)
      .filter(({ role }) => role === 'gating')
      .map((comparison) => ({ metric: comparison.metric, pair: describePair(comparison) })),
  );
  const byMetric = Map.groupBy(gating, ({ metric }) => metric);
  const rules = METRIC_NAMES.flatMap((metric) => {
    const pairs = new Set(byMetric.get(metric)?.map(({ pair }) => pair));
    return pairs.size === 0 ? [] : [`${METRICS[metric].label} ${[...pairs].join(' or ')}`];
  });
  return rules.length === 0 ? '' : `Limits (δ₀): ${rules.join('; ')}`;
}

/** Limits are of costs. Tables show figures, and one that should be high falls by less. */
function describePair({ delta0, threshold, direction }: Comparison): string {
  const pair = `${formatChosenPercent(threshold)} (${formatChosenPercent(delta0)})`;
  if (direction === 'lower') return pair;
  const [lowest, lower] = [threshold, delta0].map((limit) => formatPercent(changeOfFigure(limit, direction)));
  return `${pair} of its cost, so ${lowest} (${lower}) of the figure`;
}

function describeRulesInVain(run: Run): string {
  const labels = gatingInVain(run).map((metric) => METRICS[metric].label);
  return labels.length === 0 ? '' : `Gating by the policy without effect, because only rounds of head alone have them: ${listOf(labels)}`;
}
