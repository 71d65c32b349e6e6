/** What the recordings hold, by benchmark and metric. */
import { mean, sampleStandardDeviation } from 'simple-statistics';
import { roundLogRatios } from '../../../src/judge/rounds.ts';
import type { MetricName } from '../../../src/model.ts';
import { boundsOfSd } from './bounds-of-sd.ts';
import type { Bounds } from './clopper-pearson.ts';
import type { InjectionName } from '../recording/conditions.ts';
import type { Population } from './populations.ts';

/** One metric of one benchmark under one condition. Logs of head over base. */
export interface RecordedMetric {
  readonly benchmark: string;
  readonly metric: MetricName;
  readonly injection: InjectionName;
  readonly rounds: number;
  readonly mean: number;
  /** Of a round. */
  readonly sd: number;
  readonly sdBounds: Bounds;
  readonly standardError: number;
  /** Of a round, on average. */
  readonly seconds: number;
}

/** Fewer say nothing of their spread. */
const LEAST_ROUNDS = 5;

/** Conditions with fewer rounds than tell of their spread are left out. */
export function recordedMetrics(populations: readonly Population[]): readonly RecordedMetric[] {
  return populations.flatMap(({ record, injection, metrics, rounds }) => metrics.flatMap((metric): readonly RecordedMetric[] => {
    const ratios = [...roundLogRatios(rounds, metric, 'lower')];
    if (ratios.length < LEAST_ROUNDS) return [];
    const sd = sampleStandardDeviation(ratios);
    return [{
      benchmark: record.id, metric, injection, rounds: ratios.length, mean: mean(ratios), sd, sdBounds: boundsOfSd(ratios), standardError: sd / Math.sqrt(ratios.length),
      seconds: mean(rounds.map(({ seconds }) => seconds)),
    }];
  }));
}
