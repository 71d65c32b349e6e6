import { stringify } from 'yaml';
import { markdownCode } from '../text/escape.ts';
import { formatChosenPercent } from '../text/figures.ts';
import { countOf, listOf } from '../text/phrases.ts';
import type { Calibration } from './calibration.ts';
import { isTooLoud } from './metric-noise.ts';
import type { Proposal } from './proposal.ts';

/** What the configuration should say, and why, in markdown. */
export function proposalText({ proposal, only, benchmarks }: Pick<Calibration, 'proposal' | 'only' | 'benchmarks'>): readonly string[] {
  const { profile } = proposal;
  const settings = settingsOf(proposal);
  const hasSettings = Object.keys(settings).length > 0;
  return [
    [
      `Profile ${markdownCode(profile)}: \`--profile ${profile}\` on the command line, \`profile: ${profile}\` in the workflow.`,
      thresholdsText(proposal, benchmarks), budgetText(proposal, only), ...(hasSettings ? ['In the configuration:'] : []),
    ].join(' '),
    ...(hasSettings ? [`\`\`\`yaml\n${stringify(settings)}\`\`\``] : []),
  ];
}

/** As perf-gate.yml has them. */
function settingsOf({ budgetMs, isPart, rules }: Proposal): Readonly<Record<string, unknown>> {
  const written = rules.map(({ benchmark, metric, threshold }) => ({ benchmark, metric, threshold: formatChosenPercent(threshold).replace(' ', '') }));
  return { ...(isPart ? {} : { budget: inMinutes(budgetMs) }), ...(rules.length === 0 ? {} : { policy: { rules: written } }) };
}

const inMinutes = (budgetMs: number): string => `${budgetMs / 60_000}m`;

/** Of metrics that no threshold would do for a remark tells. */
function thresholdsText({ rules }: Proposal, benchmarks: Calibration['benchmarks']): string {
  if (rules.length === 0) return benchmarks.some(({ metrics }) => metrics.some(isTooLoud)) ? 'No threshold is proposed.' : 'The thresholds can stay as they are.';
  return `${countOf(rules.length, 'threshold')} should be raised, because the noise alone comes near: put what is below behind the rules that you have.`;
}

function budgetText({ budgetMs, isPart }: Proposal, only: Calibration['only']): string {
  if (!isPart) return 'The budget is what 19 of 20 pull requests do with, also of those with the smallest change that is seen, and never less than the plan of that profile is reckoned to need.';
  const because = only.length > 0 ? `these runs were asked for a part (${listOf(only.map(markdownCode))})` : 'some of what was left out was never measured';
  return `No budget is proposed, because ${because}: what was measured does with ${inMinutes(budgetMs)}, and a pull request that reaches more needs more.`;
}
