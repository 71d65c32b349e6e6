/** How a metric of head differs from that of base or of stored runs, in words. */
import { METRICS } from '../metrics.ts';
import type { Change, Comparison, Direction, MetricName } from '../model.ts';
import { formatChosenPercent, formatInterval, formatPercent, formatPercentSize, LARGEST_SHOWN } from './figures.ts';

/**
 * Gives the change of the metric's own figure. A change is worse when positive, whatever the direction: where higher is
 * better, "25 % worse" is a figure that fell to 1/1.25, by 20 %.
 */
export function changeOfFigure(change: Change, direction: Direction): Change {
  return direction === 'lower' ? change : 1 / (1 + change) - 1;
}

/** A metric that was compared, as a reason holds it. */
type ComparedMetric = Pick<Comparison, 'metric' | 'direction' | 'estimate' | 'threshold'> & {
  readonly interval: Pick<Comparison['interval'], 'low' | 'high'>;
};

/** The interval of the change of the metric's own figure. */
export function intervalOfFigure({ interval, direction }: Pick<ComparedMetric, 'interval' | 'direction'>): ComparedMetric['interval'] {
  const [low, high] = [changeOfFigure(interval.low, direction), changeOfFigure(interval.high, direction)];
  return direction === 'lower' ? { low, high } : { low: high, high: low };
}

type Estimated = Pick<ComparedMetric, 'estimate' | 'threshold' | 'direction'>;

/** The estimate as the change of the metric's own figure, with digits that leave it on its side of the limit. */
export function formatEstimate(compared: Estimated): string {
  return formatPercent(changeOfFigure(compared.estimate, compared.direction), limitsOfFigure(compared));
}

/** The same without its sign. */
export function formatEstimatedSize(compared: Estimated): string {
  return `${formatPercentSize(changeOfFigure(compared.estimate, compared.direction), limitsOfFigure(compared))} %`;
}

const limitsOfFigure = ({ threshold, direction }: Estimated): readonly Change[] =>
  [threshold, 1 / (1 + threshold) - 1].map((limit) => changeOfFigure(limit, direction));

/** `CPU per request is 4.1 % higher (3.2 to 5.0 %)`: the size of the change of the figure, in its direction. */
export function describeDifference(compared: ComparedMetric): string {
  const { metric, estimate, direction } = compared;
  const { low, high } = intervalOfFigure(compared);
  const isLower = changeOfFigure(estimate, direction) < 0;
  const sizes = isLower ? { low: -high, high: -low } : { low, high };
  // A count has none that could be read.
  const bounds = formatPercent(sizes.low) === formatPercent(sizes.high) ? '' : ` (${formatInterval(sizes)})`;
  return `${METRICS[metric].label} ${isOrAre(metric)} ${formatEstimatedSize(compared)} ${isLower ? 'lower' : 'higher'}${bounds}`;
}

const isOrAre = (metric: MetricName): string => (/^(?:instructions|operations|collections)\b/.test(METRICS[metric].label) ? 'are' : 'is');

export const BELOW_LIMIT = 'below the limit';

/** How a slowdown that passes lies to its limit. Between sure and cleared there is a stretch that is neither. */
export const besideLimit = ({
  interval,
  threshold,
  delta0 = 0,
}: Pick<ComparedMetric, 'interval' | 'threshold'> & Partial<Pick<Comparison, 'delta0'>>): string =>
  interval.high < Math.max(threshold, delta0) ? BELOW_LIMIT : 'not surely below the limit';

/** `CPU per request: at most +1.4 %; unloaded latency is 1.9 % higher (1.1 to 2.8 %), below the limit of 2 %` */
export function describeUnchanged(metrics: readonly ComparedMetric[]): string {
  return metrics
    .map((compared) => {
      const {
        metric,
        direction,
        interval: { low, high },
        threshold,
      } = compared;
      if (low > 0) return `${describeDifference(compared)}, ${besideLimit(compared)} of ${formatChosenPercent(threshold)}`;
      return `${METRICS[metric].label}: at most ${withPlus(formatPercent(changeOfFigure(Math.max(0, high), direction)))}`;
    })
    .join('; ');
}

/** `unloaded latency: up to +5.7 % possible (minimum detectable effect 7.8 %)` */
export function describeUndecided(metrics: readonly (ComparedMetric & Pick<Comparison, 'smallestVisible'>)[]): string {
  return metrics
    .map(({ metric, direction, interval: { high }, smallestVisible }) => {
      // "Over 1000 %" would name no limit.
      const effect =
        smallestVisible > LARGEST_SHOWN
          ? 'no effect could have been detected'
          : `minimum detectable effect ${formatPercent(smallestVisible)}`;
      return `${METRICS[metric].label}: up to ${withPlus(formatPercent(changeOfFigure(high, direction)))} possible (${effect})`;
    })
    .join('; ');
}

/** Puts a plus before a percentage that is above zero. */
export function withPlus(percent: string): string {
  return /^(?:[1-9]|0\.|over )/u.test(percent) ? `+${percent}` : percent;
}
