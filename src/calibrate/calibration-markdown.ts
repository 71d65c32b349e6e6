import { markdownTable } from 'markdown-table';
import type { CalibratedMetric, Calibration } from './calibration.ts';
import { METRICS } from '../metrics.ts';
import { markdownCellCode, markdownCode, markdownProse } from '../text/escape.ts';
import { formatChosenPercent, formatInteger, formatPercent } from '../text/figures.ts';
import { countOf, listOf } from '../text/phrases.ts';

/** A calibration as markdown. */
export function renderCalibration(calibration: Calibration): string {
  const { benchmarks, runs, environment, alpha, policyFrom } = calibration;
  return [
    '# Calibration',
    `${countOf(benchmarks.length, 'benchmark')} from ${countOf(runs.length, 'run')} on ${markdownCode(environment)}, base against base.`,
    noiseTable(calibration),
    `Mean and standard deviation (sd) are those of a round's log(head/base). The columns of the profiles are minimum detectable effects: the profile reports a change of that size nine times in ten, in a family of all these metrics, at α = ${formatChosenPercent(alpha)}.`,
    `The policy is that of ${markdownCode(policyFrom)}.`,
    ...[...unequalArms(calibration), ...leftOut(calibration)].map((remark) => `> ${remark}`),
  ]
    .join('\n\n')
    .concat('\n');
}

/** Benchmark and metric are words, the other columns figures. */
function noiseTable({ benchmarks }: Calibration): string {
  const profiles = Object.keys(benchmarks[0]!.metrics[0]!.detectable);
  const head = ['benchmark', 'metric', 'rounds', 'mean', 'sd of a round', ...profiles.map((profile) => `${profile} detects`), 'limit'];
  const rows = benchmarks.flatMap(({ id, metrics }) =>
    metrics.map((metric) => [
      markdownCellCode(id),
      METRICS[metric.metric].label,
      formatInteger(metric.rounds),
      meanText(metric),
      formatPercent(metric.sd),
      ...profiles.map((profile) => formatPercent(metric.detectable[profile]!)),
      formatChosenPercent(metric.rule.threshold),
    ]),
  );
  return markdownTable([head, ...rows], { align: head.map((_, column) => (column < 2 ? 'l' : 'r')) });
}

const meanText = ({ mean, standardError }: CalibratedMetric): string => `${formatPercent(mean)} ± ${formatPercent(standardError)}`;

/** By chance, a project with ten metrics reads this once in a hundred calibrations. */
const CHANCE_OF_UNEQUAL_ARMS = 0.001;

function unequalArms({ benchmarks }: Calibration): readonly string[] {
  return benchmarks.flatMap(({ id, metrics }) =>
    metrics
      .filter(({ p }) => p <= CHANCE_OF_UNEQUAL_ARMS)
      .map(
        (metric) =>
          `The arms of ${markdownCode(id)} differ although their code does not: ${METRICS[metric.metric].label} by ${meanText(metric)}. Find the cause before you trust its verdicts.`,
      ),
  );
}

function leftOut({ leftOut: ids }: Calibration): readonly string[] {
  return ids.length === 0 ? [] : [`Not in these figures, for too few rounds: ${listOf(ids.map((id) => markdownProse(id)))}.`];
}
