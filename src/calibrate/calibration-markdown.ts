import { markdownTable } from 'markdown-table';
import { stringify } from 'yaml';
import type { CalibratedMetric, Calibration } from './calibration.ts';
import { METRICS } from '../metrics.ts';
import { markdownCellCode, markdownCode, markdownProse } from '../text/escape.ts';
import { formatChosenPercent, formatDurationMs, formatInteger, formatPercent } from '../text/figures.ts';
import { countOf, listOf } from '../text/phrases.ts';

/** A calibration as markdown. */
export function renderCalibration(calibration: Calibration): string {
  const { benchmarks, runs, environment, policy, policyFrom } = calibration;
  return [
    '# Calibration',
    `${countOf(benchmarks.length, 'benchmark')} from ${countOf(runs.length, 'run')} on ${markdownCode(environment)}, base against base.`,
    '## Noise',
    noiseTable(calibration),
    `Mean and standard deviation (sd) are those of a round's log(head/base). The columns of the profiles are minimum detectable effects: the profile reports a change of that size nine times in ten, in a family of all these metrics, at α = ${formatChosenPercent(policy.alpha)}.`,
    '## Profiles',
    profileTable(calibration),
    'Usual time: all benchmarks to the first look, and a tenth of them to the last. Longest: all of them to the last look. Installing is included, counting instructions is not.',
    '## Proposal',
    proposalText(calibration),
    `\`\`\`yaml\n${stringify(settingsOf(calibration))}\`\`\``,
    `The policy is that of ${markdownCode(policyFrom)}.`,
    ...remarksOn(calibration).map((remark) => `> ${remark}`),
  ].join('\n\n').concat('\n');
}

function noiseTable({ benchmarks, profiles }: Calibration): string {
  const rows = benchmarks.flatMap(({ id, metrics }) => metrics.map((metric) => [
    markdownCellCode(id), METRICS[metric.metric].label, formatInteger(metric.rounds), meanText(metric), formatPercent(metric.sd),
    ...profiles.map(({ profile }) => formatPercent(metric.detectable[profile]!)), thresholdText(metric),
  ]));
  return table(['benchmark', 'metric', 'rounds', 'mean', 'sd of a round', ...profiles.map(({ profile }) => `${profile} detects`), 'limit'], rows, 2);
}

const meanText = ({ mean, standardError }: Pick<CalibratedMetric, 'mean' | 'standardError'>): string => `${formatPercent(mean)} ± ${formatPercent(standardError)}`;

const thresholdText = ({ rule: { threshold }, proposedThreshold }: CalibratedMetric): string =>
  (proposedThreshold > threshold ? `${formatChosenPercent(threshold)} → ${formatChosenPercent(proposedThreshold)}` : formatChosenPercent(threshold));

function profileTable({ profiles }: Calibration): string {
  const rows = profiles.map(({ profile, usualMs, longestMs, detectable }) => [profile, formatDurationMs(usualMs), formatDurationMs(longestMs), formatPercent(detectable)]);
  return table(['profile', 'usual time', 'longest', 'detects in every metric'], rows, 1);
}

/** The first `words` columns hold words, the others figures. */
function table(head: readonly string[], rows: readonly (readonly string[])[], words: number): string {
  return markdownTable([head, ...rows], { align: head.map((_, column) => (column < words ? 'l' : 'r')) });
}

function proposalText({ proposal: { profile, rules } }: Calibration): string {
  const limits = rules.length === 0 ? 'The current limits are above the noise.' : `Raise ${countOf(rules.length, 'limit')}: put the rules behind your own.`;
  return `Use the profile ${markdownCode(profile)}: \`--profile ${profile}\` on the command line, \`profile: ${profile}\` in the workflow. ${limits} In the configuration:`;
}

/** As in perf-gate.yml. */
function settingsOf({ proposal: { budgetMs, rules } }: Calibration): Readonly<Record<string, unknown>> {
  const written = rules.map((rule) => ({ ...rule, threshold: formatChosenPercent(rule.threshold!).replace(' ', '') }));
  return { budget: `${budgetMs / 60_000}m`, ...(written.length === 0 ? {} : { policy: { rules: written } }) };
}

/** By chance, a project with ten metrics reads this once in a hundred calibrations. */
const CHANCE_OF_UNEQUAL_ARMS = 0.001;

function remarksOn(calibration: Calibration): readonly string[] {
  return [unequalArms, tooNoisy, notEnough, leftOut].flatMap((remarks) => remarks(calibration));
}

function unequalArms({ benchmarks }: Calibration): readonly string[] {
  return benchmarks.flatMap(({ id, metrics }) => metrics.filter(({ p }) => p <= CHANCE_OF_UNEQUAL_ARMS).map((metric) =>
    `The arms of ${markdownCode(id)} differ although their code does not: ${METRICS[metric.metric].label} by ${meanText(metric)}. Find the cause before you trust its verdicts.`));
}

function tooNoisy({ benchmarks, policy: { noRegressionOver } }: Calibration): readonly string[] {
  const noisy = benchmarks.flatMap(({ id, metrics }) => metrics.filter((metric) => metric.neededThreshold > metric.proposedThreshold)
    .map(({ metric, neededThreshold }) => `${METRICS[metric].label} of ${markdownCode(id)} (${formatChosenPercent(neededThreshold)})`));
  if (noisy.length === 0) return [];
  return [`Too noisy for a limit of ${formatChosenPercent(noRegressionOver)} (policy.noRegressionOver): ${listOf(noisy)}. Make it quieter, or take it out of the gate with \`role: advisory\`.`];
}

function notEnough({ profiles, proposal, policy: { noRegressionOver } }: Calibration): readonly string[] {
  if (proposal.isEnough) return [];
  const { profile, detectable } = profiles.at(-1)!;
  return [`Even ${profile} detects only changes of ${formatPercent(detectable)} in every metric. A quieter machine, a longer operation or fewer benchmarks help; or raise policy.noRegressionOver above ${formatChosenPercent(noRegressionOver)}.`];
}

function leftOut({ leftOut: ids }: Calibration): readonly string[] {
  if (ids.length === 0) return [];
  return [`Not in these figures, for too few rounds: ${listOf(ids.map((id) => markdownProse(id)))}. The budget does not cover them.`];
}
