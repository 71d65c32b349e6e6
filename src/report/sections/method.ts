import { environmentsOf } from '../../judge/environments.ts';
import { countOf, formatChosenPercent, listOf } from '../../judge/wording.ts';
import { METRIC_NAMES, METRICS } from '../../metrics.ts';
import type { Comparison, Environment, Judgement, MetricName, Run } from '../../model.ts';
import type { Block, Section, Text } from '../document.ts';
import { formatDurationMs, formatFigure } from '../format.ts';
import { reproduceRunCommand } from '../reproduce.ts';

const BYTES_PER_GIB = 1024 ** 3;

/** Everything that is needed to judge the figures, and to get them again. */
export function methodSection(run: Run, judgement: Judgement): Section {
  const facts: readonly Text[] = [
    describeCommits(run),
    ...environmentsOf(run).map(describeEnvironment),
    [`Measured with perf-gate ${run.tool}, profile ${run.profile}, seed ${run.seed}; started ${run.startedAt}, took ${formatDurationMs(run.durationMs)}`],
    [describeRounds(run)],
    [describeFamily(run, judgement)],
    [describeRules(judgement)],
    ['Configuration ', { code: run.configHash.slice(0, 12) }],
  ];
  const notes: readonly Block[] = [
    { kind: 'paragraph', text: ['To bear in mind:'] },
    { kind: 'list', items: run.notes.map((note) => [note]), kept: false },
    { kind: 'paragraph', text: ['The run:'] },
  ];
  return {
    title: 'How this was measured',
    collapsed: true,
    blocks: [
      ...(run.notes.length > 0 ? notes : []),
      { kind: 'list', items: facts.filter((fact) => fact.some((span) => span !== '')), kept: true },
      { kind: 'paragraph', text: ['To measure it again, at head:'] },
      { kind: 'command', command: reproduceRunCommand(run) },
    ],
  };
}

function describeCommits({ base, head }: Run): Text {
  const headText: Text = ['head ', { code: head.sha.slice(0, 12) }, ...(head.dirty ? [' with uncommitted changes'] : [])];
  return base === null ? [...headText, ', no base'] : ['base ', { code: base.sha.slice(0, 12) }, ', ', ...headText];
}

function describeEnvironment(environment: Environment): Text {
  const { cpuModel, cores, arch, memoryBytes, osMajor, kernel, nodeVersion, valgrind, runnerImage } = environment;
  const parts = [
    `${cpuModel}, ${countOf(cores, 'core')}, ${arch}`,
    `${formatFigure(memoryBytes / BYTES_PER_GIB)} GiB`,
    `${osMajor} (kernel ${kernel})`,
    `Node ${nodeVersion}`,
    valgrind === null ? 'no valgrind' : `valgrind ${valgrind}`,
    ...(runnerImage === null ? [] : [`runner image ${runnerImage}`]),
  ];
  return [`${parts.join('; ')}; machine kind `, { code: environment.key }];
}

/** `6 to 8 rounds side by side (duet); 3 solo rounds of head`. */
function describeRounds({ benchmarks }: Run): string {
  const measured = benchmarks.flatMap(({ measurement }) => (measurement.state === 'measured' ? [measurement] : []));
  const duets = measured.map((measurement) => measurement.duets).filter((rounds) => rounds.length > 0);
  const modes = [...new Set(duets.flatMap((rounds) => rounds.map(({ mode }) => mode)))];
  const solos = benchmarks.flatMap(({ measurement }) => ('solos' in measurement ? [measurement.solos.length] : []));
  const parts = [
    ...(duets.length > 0 ? [`${range(duets.map((rounds) => rounds.length))} of base and head (${modes.join(' and ')})`] : []),
    ...(solos.length > 0 ? [`${range(solos)} of head alone`] : []),
  ];
  return parts.length === 0 ? '' : `Per benchmark ${listOf(parts)}`;
}

function range(counts: readonly number[]): string {
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return least === most ? countOf(most, 'round') : `${least} to ${countOf(most, 'round')}`;
}

function describeFamily({ policy }: Run, { familySize, alpha }: Judgement): string {
  if (familySize === 0) return '';
  return `One-sided t tests on rounds, Holm over ${countOf(familySize, 'comparison')}: at most ${formatChosenPercent(alpha)} chance of any false `
    + `"regressed" in the whole run; "no regression" means the upper bound is below ${formatChosenPercent(policy.noRegressionOver)}`;
}

/** `CPU per request: regressed from 2 %, tested against 1 %`, once for each pair that was in use. */
function describeRules({ benchmarks }: Judgement): string {
  const comparisons = benchmarks.flatMap(({ comparisons, stored }) => [...comparisons, ...(stored.state === 'compared' ? stored.comparisons : [])]);
  const gating = Map.groupBy(comparisons.filter(({ role }) => role === 'gating'), ({ metric }) => metric);
  const rules = METRIC_NAMES.flatMap((metric) => describeRule(metric, gating.get(metric) ?? []));
  return rules.length === 0 ? '' : `Thresholds (δ₀): ${rules.join('; ')}`;
}

function describeRule(metric: MetricName, comparisons: readonly Comparison[]): readonly string[] {
  const pairs = [...new Set(comparisons.map(({ delta0, threshold }) => `${formatChosenPercent(threshold)} (${formatChosenPercent(delta0)})`))];
  return pairs.length === 0 ? [] : [`${METRICS[metric].label} ${pairs.join(' or ')}`];
}
