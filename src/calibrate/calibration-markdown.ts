import { markdownTable } from 'markdown-table';
import { stringify } from 'yaml';
import { formatChosenPercent, formatDurationMs, formatInteger, formatPercent } from '../text/figures.ts';
import { countOf } from '../text/phrases.ts';
import { METRICS } from '../metrics.ts';
import { markdownCode, markdownProse } from '../text/escape.ts';
import type { BlindSpot } from './blind-spot.ts';
import type { Calibration } from './calibration.ts';
import type { CalibratedMetric } from './metric-noise.ts';
import { remarksOn } from './remarks.ts';
import type { RoundTime } from './round-time.ts';

/** A calibration as people read it, in markdown. */
export function renderCalibration(calibration: Calibration): string {
  const { benchmarks, runs, environment, leftOut } = calibration;
  return [
    '# Calibration',
    `${countOf(benchmarks.length, 'benchmark')}, from ${countOf(runs.length, 'run')} with the same code in both arms, on ${markdownCode(environment)}.`,
    '## Noise',
    noiseTable(calibration),
    'Mean and standard deviation are those of a round\'s log(head/base). The columns of a profile say which change it sees nine times in ten once its last look is held.',
    ...leftOut.map(({ id, reason }) => `Left out: ${markdownCode(id)}, ${markdownProse(reason)}.`),
    '## What to expect',
    predictionTable(calibration),
    predictionNotes(calibration),
    '## Proposal',
    ...proposal(calibration),
    ...remarksOn(calibration).map((remark) => `> ${markdownProse(remark)}`),
  ].join('\n\n').concat('\n');
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

function predictionNotes({ policy, runs, msPerRound, counting, seed }: Calibration): string {
  return [
    `Replayed with seed ${seed}: pull requests that reach all of these benchmarks, ${runs.length === 1 ? 'their rounds drawn from those above' : 'each with rounds drawn from those of one of these runs'}, arms swapped at random.`,
    `A false alarm is a pull request in which anything is called regressed though nothing changed; α is ${formatChosenPercent(policy.alpha)}, and the bound holds at 95 % for pull requests whose rounds are drawn from these very ones.`,
    `The last column is the smallest change that was called regressed nine times in ten in the gating metric that it names; in every other one, of any benchmark, as small a change was. Times are reckoned with ${(msPerRound / 1000).toFixed(1)} s a round, ${READ_FROM[counting]}`,
  ].join(' ');
}

function proposal({ proposal: { profile, budgetMs, rules } }: Calibration): readonly string[] {
  const budget = `${budgetMs / 60_000}m`;
  const policy = rules.length === 0 ? {} : { policy: { rules: rules.map(({ benchmark, metric, threshold }) => ({ benchmark, metric, threshold: formatChosenPercent(threshold).replace(' ', '') })) } };
  return [
    `Profile ${markdownCode(profile)}: \`--profile ${profile}\` on the command line, \`profile: ${profile}\` in the workflow. ${rules.length === 0 ? 'The thresholds can stay as they are.' : `${countOf(rules.length, 'threshold')} should be raised, because the noise alone comes near.`} The budget is what 19 of 20 pull requests do with, also of those with the smallest change that is seen, and never less than the plan of that profile is reckoned to need. In the configuration:`,
    `\`\`\`yaml\n${stringify({ budget, ...policy })}\`\`\``,
  ];
}

/** The first `left` columns hold words, the others figures. */
function table(head: readonly string[], rows: readonly (readonly string[])[], left: number): string {
  return markdownTable([head, ...rows], { align: head.map((_, column) => (column < left ? 'l' : 'r')) });
}
