/** How far edits that change nothing of the work scatter in what they do to its cost: what no gate can tell from a change of the work. */
import { mean, sum } from 'simple-statistics';
import { roundLogRatios } from '../../../src/judge/rounds.ts';
import { METRIC_NAMES } from '../../../src/metrics.ts';
import type { MetricName } from '../../../src/model.ts';
import { varianceComponent } from '../../variance-component.ts';
import type { Population } from './populations.ts';

/** Of one metric, over all benchmarks. */
export interface EditScatter {
  readonly metric: MetricName;
  readonly benchmarks: number;
  /** Of all of them. */
  readonly edits: number;
  /** Of the true effect of an edit, as a log; 0: less than the rounds can tell. */
  readonly sd: number;
  /** Two standard errors above it. */
  readonly most: number;
}

const sdOf = (variance: number): number => Math.sqrt(Math.max(0, variance));

/** Metrics of which a benchmark has edits to hold against each other. */
export function editScatters(populations: readonly Population[]): readonly EditScatter[] {
  const edited = populations.filter(({ injection }) => injection === 'edit');
  return METRIC_NAMES.flatMap((metric): readonly EditScatter[] => {
    const components = edited.filter(({ metrics }) => metrics.includes(metric)).map((population) => varianceComponent(effectsByEdit(population, metric))).filter((component) => component !== null);
    if (components.length === 0) return [];
    const variance = mean(components.map((component) => component.variance));
    const standardError = Math.sqrt(sum(components.map((component) => component.errorVariance))) / components.length;
    return [{ metric, benchmarks: components.length, edits: sum(components.map(({ groups }) => groups)), sd: sdOf(variance), most: sdOf(variance + 2 * standardError) }];
  });
}

/** The log ratios of its rounds, those of each edit together. */
const effectsByEdit = ({ rounds }: Population, metric: MetricName): readonly (readonly number[])[] =>
  [...Map.groupBy(rounds, ({ amount }) => amount).values()].map((ofEdit) => roundLogRatios(ofEdit, metric, 'lower')).filter((ratios) => ratios.length > 0);
