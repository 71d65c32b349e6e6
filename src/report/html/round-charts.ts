/** Charts of one benchmark's rounds: each change, both levels, and the slices behind them. */
import { median } from 'simple-statistics';
import { isCounted } from '../../judge/instruction-evidence.ts';
import { estimateFromRounds } from '../../judge/log-estimate.ts';
import { roundLogs } from '../../judge/rounds.ts';
import { changeOfLog, intervalOf } from '../../judge/significance.ts';
import { METRICS } from '../../metrics.ts';
import type { Arm, BenchmarkRecord, Comparison, JudgedBenchmark, Measured, MetricName, SlicePair } from '../../model.ts';
import { formatChosenPercent } from '../../text/figures.ts';
import { beginSentence } from '../../text/phrases.ts';
import { formatChange, formatLimit } from '../comparison-words.ts';
import { changeOfFigure, intervalOfFigure } from '../../text/differences.ts';
import { type Axis, type Band, type Chart, dots, rounded, type Series, withUnit } from './page-data.ts';

/** α of each side of the intervals: that of the verdict's own by default. */
const ALPHA_OF_SIDE = 0.01;
const LEVEL = formatChosenPercent(1 - 2 * ALPHA_OF_SIDE);

/** How far the axis of levels reaches to either side of base at the least. */
const LEAST_REACH = 0.02;

/** Charts for each metric that was compared side by side and can fail the check, the worst first. */
export function roundCharts(record: BenchmarkRecord, judged: JudgedBenchmark): readonly Chart[] {
  const { measurement } = record;
  if (measurement.state !== 'measured') return [];
  const gating = judged.comparisons
    .filter(({ role, metric }) => role === 'gating' && !isCounted(metric))
    .toSorted((one, other) => other.estimate - one.estimate);
  // One metric is enough to see whether the machine was noisy.
  const [sliceable] = gating;
  return gating.flatMap((comparison): readonly Chart[] => {
    const { metric } = comparison;
    const rounds = roundsOf(measurement, metric);
    if (rounds.length === 0) return [];
    return [changeChart(comparison, rounds), levelChart(metric, rounds), ...(comparison === sliceable ? [sliceChart(metric, rounds)] : [])];
  });
}

/** The slices of one metric in a round, which has a number from 1. */
type Round = Readonly<{ number: number; slices: readonly SlicePair[] }>;

const roundsOf = ({ duets }: Measured, metric: MetricName): readonly Round[] =>
  duets.map(({ slices: { [metric]: slices = [] } }, index) => ({ number: index + 1, slices })).filter(({ slices }) => slices.length > 0);

const ROUND_AXIS: Axis = { label: 'Round', scale: 'count' };

function changeChart(comparison: Comparison, rounds: readonly Round[]): Chart {
  const { metric, direction, interval, estimate, threshold, delta0 } = comparison;
  const percentOf = (change: number): number => rounded(changeOfFigure(change, direction) * 100);
  const { label } = METRICS[metric];
  const changes = rounds.flatMap(({ number, slices }) => {
    const logs = roundLogs(slices, direction);
    return logs === null ? [] : [[number, percentOf(changeOfLog(logs.ratio))] as const];
  });
  const bounds = intervalOfFigure(comparison);
  const level = formatChosenPercent(interval.level);
  return {
    title: `${beginSentence(label)}: change in each round`,
    caption: `Head against base: ${formatChange(comparison)}, limit ${formatLimit(comparison)}. A dot is one round; the band is the ${level} confidence interval.`,
    x: ROUND_AXIS,
    y: { label: 'Change (%)', scale: 'linear' },
    series: [dots('Change', 'head', changes)],
    bands: [{ name: `${level} interval`, paint: 'head', low: rounded(bounds.low * 100), high: rounded(bounds.high * 100) }],
    rules: [
      { name: 'No change', paint: 'neutral', axis: 'y', at: 0 },
      { name: 'Estimate', paint: 'head', axis: 'y', at: percentOf(estimate) },
      { name: 'Limit', paint: 'bad', axis: 'y', at: percentOf(Math.max(threshold, delta0)) },
    ],
  };
}

const ARMS: readonly Arm[] = ['base', 'head'];

function levelChart(metric: MetricName, rounds: readonly Round[]): Chart {
  const { label, unit } = METRICS[metric];
  const levels = ARMS.map((arm) => ({
    arm,
    points: rounds.flatMap(({ number, slices }) => {
      const values = slices.map((slice) => slice[arm]).filter((value) => value > 0);
      return values.length === 0 ? [] : [[number, median(values)] as const];
    }),
  }));
  const bands = levels.flatMap(({ arm, points }) =>
    bandOf(
      arm,
      points.map(([, level]) => level),
    ),
  );
  const base = levels[0]!.points[0]?.[1];
  return {
    title: `${beginSentence(label)}: base and head`,
    caption: `A dot is the median of a round.${bands.length === 0 ? '' : ` A band is the ${LEVEL} confidence interval of the mean. Noise that strikes both sides widens both bands, and cancels in the change.`}`,
    x: ROUND_AXIS,
    y: {
      label: withUnit(label, unit),
      scale: 'linear',
      ...(base === undefined ? {} : { covers: [rounded(base * (1 - LEAST_REACH)), rounded(base * (1 + LEAST_REACH))] }),
    },
    series: levels.map(({ arm, points }) => dots(arm, arm, points)),
    bands,
    rules: [],
  };
}

/** Of the geometric mean; none for fewer than two rounds. */
function bandOf(arm: Arm, levels: readonly number[]): readonly Band[] {
  if (levels.length < 2) return [];
  const { low, high } = intervalOf(estimateFromRounds(levels.map(Math.log)), ALPHA_OF_SIDE);
  return [{ name: `${arm}, ${LEVEL} interval`, paint: arm, low: rounded(1 + low), high: rounded(1 + high) }];
}

function sliceChart(metric: MetricName, rounds: readonly Round[]): Chart {
  const { label, unit } = METRICS[metric];
  const at = rounds.flatMap(({ number, slices }) => [...slices.map((_, index) => rounded(number + index / slices.length)), number + 0.999]);
  return {
    title: `${beginSentence(label)}: slices`,
    caption: 'Every slice in the order of measuring. Peaks of both sides at once are noise of the machine; those of one side are its own.',
    x: ROUND_AXIS,
    y: { label: withUnit(label, unit), scale: 'linear' },
    // A gap ends each round.
    series: ARMS.map((arm, index): Series => ({
      name: arm,
      paint: arm,
      mark: 'line',
      x: index === 0 ? at : 'same',
      y: rounds.flatMap(({ slices }) => [...slices.map((slice) => rounded(slice[arm])), null]),
    })),
    bands: [],
    rules: [],
  };
}
