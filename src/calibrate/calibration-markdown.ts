import { markdownTable } from 'markdown-table';
import { stringify } from 'yaml';
import type { BlindSpot } from './blind-spot.ts';
import type { Calibration } from './calibration.ts';
import { type CalibratedMetric, isTooLoud } from './metric-noise.ts';
import type { Proposal } from './proposal.ts';
import { remarksOn } from './remarks.ts';
import type { RoundTime } from './round-time.ts';
import { METRICS } from '../metrics.ts';
import { markdownCode, markdownProse } from '../text/escape.ts';
import { formatChosenPercent, formatDurationMs, formatInteger, formatPercent } from '../text/figures.ts';
import { countOf, listOf } from '../text/phrases.ts';

/** What the configuration should say, and why, in markdown. */
function proposalText({ proposal, only, benchmarks }: Pick<Calibration, 'proposal' | 'only' | 'benchmarks'>): readonly string[] {
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

/** A calibration as people read it, in markdown. */
export function renderCalibration(calibration: Calibration): string {
  return [
    '# Calibration',
    origin(calibration),
    '## Noise',
    noiseTable(calibration),
    'Mean and standard deviation are those of a round\'s log(head/base). The columns of a profile say which change it sees nine times in ten once its last look is held.',
    ...leftOutByReason(calibration),
    '## What to expect',
    predictionTable(calibration),
    predictionNotes(calibration),
    '## Proposal',
    ...proposalText(calibration),
    ...remarksOn(calibration).map((remark) => `> ${markdownProse(remark)}`),
  ].join('\n\n').concat('\n');
}

function origin({ benchmarks, runs, changedRuns, environment }: Calibration): string {
  const kinds = [[runs.length - changedRuns, 'with the same code in both arms'], [changedRuns, 'with a change in which nothing regressed or improved']] as const;
  const given = kinds.filter(([count]) => count > 0).map(([count, what]) => `${countOf(count, 'run')} ${what}`);
  return [
    `${countOf(benchmarks.length, 'benchmark')}, from ${listOf(given)}, on ${markdownCode(environment)}.`,
    ...(changedRuns === 0 ? [] : ['Of rounds with a change their mean is taken out: they show how much rounds vary, and nothing of arms that differ for good.']),
  ].join(' ');
}

function leftOutByReason({ leftOut }: Calibration): readonly string[] {
  const byReason = Map.groupBy(leftOut, ({ reason }) => reason);
  return [...byReason].map(([reason, ofReason]) => `Left out: ${listOf(ofReason.map(({ id }) => markdownCode(id)))}, ${markdownProse(reason)}.`);
}

function noiseTable({ benchmarks, predictions }: Calibration): string {
  const profiles = predictions.map(({ profile }) => profile);
  const rows = benchmarks.flatMap(({ id, metrics }) => metrics.map((metric) => [
    markdownCode(id), METRICS[metric.metric].label, formatInteger(metric.rounds), meanText(metric), formatPercent(metric.sd),
    ...profiles.map((profile) => formatPercent(metric.visible[profile] ?? 0)), thresholdText(metric),
  ]));
  return table(['benchmark', 'metric', 'rounds', 'mean', 'sd of a round', ...profiles.map((profile) => `${profile} sees`), 'threshold'], rows, 2);
}

const meanText = ({ mean, standardError }: CalibratedMetric): string => `${formatPercent(mean)} ± ${formatPercent(standardError)}`;

const thresholdText = ({ threshold, proposedThreshold }: CalibratedMetric): string =>
  (proposedThreshold > threshold ? `${formatChosenPercent(threshold)} → ${formatChosenPercent(proposedThreshold)}` : formatChosenPercent(threshold));

function predictionTable({ predictions }: Calibration): string {
  const rows = predictions.map(({ profile, measuringMs, pullRequests, falseAlarms, falseAlarmsPerThousandAtMost, inconclusiveShare, blindSpot }) => [
    profile, formatDurationMs(measuringMs.mean), formatDurationMs(measuringMs.nineteenInTwenty),
    `${formatInteger(falseAlarms)} of ${formatInteger(pullRequests)}`, falseAlarmsPerThousandAtMost.toFixed(1),
    formatPercent(inconclusiveShare), blindSpotText(blindSpot),
  ]);
  return table(['profile', 'measuring: mean', '19 in 20', 'false alarms', 'per 1,000, at most', 'inconclusive', 'seen 9 times in 10'], rows, 1);
}

/** ``3 % (`api/hello`, CPU per request)`` */
function blindSpotText({ benchmark, metric, effect }: BlindSpot): string {
  return `${effect === null ? 'none up to 100 %' : formatChosenPercent(effect)} (${markdownCode(benchmark)}, ${METRICS[metric].label})`;
}

/** What the time of a round was read from. */
const READ_FROM: Readonly<Record<RoundTime['counting'], string>> = {
  none: 'which is what these runs took.',
  'left out': 'which is what those of these runs took that counted no instructions; counting comes on top.',
  included: 'which is what these runs took, and in all of them that holds counting instructions: it makes times and budget longer than rounds ask for. Record some without beside them, with `--record 30m`.',
};

function predictionNotes(calibration: Calibration): string {
  const { policy, runs, msPerRound, counting, seed } = calibration;
  return [
    `Replayed with seed ${seed}: pull requests that reach all of these benchmarks, ${runs.length === 1 ? 'their rounds drawn from those above' : 'each with rounds drawn from those of one of these runs'}, arms swapped at random.`,
    `They are judged by the policy ${policyText(calibration)}.`,
    `A false alarm is a pull request in which anything is called regressed though nothing changed; α is ${formatChosenPercent(policy.alpha)}, and the bound holds at 95 % for pull requests whose rounds are drawn from these very ones.`,
    `The last column is the smallest change that was called regressed nine times in ten in the gating metric that it names; in every other one, of any benchmark, as small a change was. Times are reckoned with ${(msPerRound / 1000).toFixed(1)} s a round, ${READ_FROM[counting]}`,
  ].join(' ');
}

/** Of a run it says so: what its configuration has become since is not in it. */
function policyText({ policyFrom: { name, recordedAt }, proposal: { rules } }: Calibration): string {
  const source = recordedAt === null ? `of ${markdownCode(name)}` : `that ${markdownCode(name)} was recorded with on ${recordedAt.slice(0, 10)} (\`--config F\` takes that of a configuration)`;
  return rules.length === 0 ? source : `${source}, with the thresholds that are proposed`;
}

/** The first `left` columns hold words, the others figures. */
function table(head: readonly string[], rows: readonly (readonly string[])[], left: number): string {
  return markdownTable([head, ...rows], { align: head.map((_, column) => (column < left ? 'l' : 'r')) });
}
