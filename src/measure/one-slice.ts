import { METRIC_NAMES } from '../metrics.ts';
import type { RoundOfBothArms, SoloRound } from '../model.ts';
import type { OfBothArms } from './both-arms.ts';

/** Figures of both arms over the same stretch of time as one slice of a round, without those that an arm has none of. */
export function oneSlice({ base, head }: OfBothArms<SoloRound['figures']>): RoundOfBothArms['slices'] {
  return Object.fromEntries(METRIC_NAMES.flatMap((metric) => {
    const [ofBase, ofHead] = [base[metric], head[metric]];
    return ofBase === undefined || ofHead === undefined ? [] : [[metric, [{ base: ofBase, head: ofHead }]]];
  }));
}
