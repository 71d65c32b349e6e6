import { METRIC_NAMES } from '../metrics.ts';
import type { OfBothArms, RoundOfBothArms, SoloRound } from '../model.ts';

/**
 * Figures of both arms over the same stretch of time as one slice of a round. Of what only one arm has there is no slice, and
 * the metric stays: measured and not usable is another thing than not measured.
 */
export function oneSlice({ base, head }: OfBothArms<SoloRound['figures']>): RoundOfBothArms['slices'] {
  return Object.fromEntries(METRIC_NAMES.flatMap((metric) => {
    const [ofBase, ofHead] = [base[metric], head[metric]];
    if (ofBase === undefined && ofHead === undefined) return [];
    return [[metric, ofBase === undefined || ofHead === undefined ? [] : [{ base: ofBase, head: ofHead }]]];
  }));
}
