/**
 * What rules make of an effect whose size is known exactly: unchanged rounds in which head's cost is scaled. What is injected
 * truly adds more to one benchmark and less to another.
 */
import type { Change } from '../../src/model.ts';
import { type RivalledPower, rivalledPowerOf, type Trials } from './changed-families.ts';
import type { Setting } from './setting.ts';

export interface ExactPower extends RivalledPower {
  /** Of head's cost: CPU per request, or time per operation. */
  readonly effect: Change;
}

const EFFECTS: readonly Change[] = [0.02, 0.03, 0.04, 0.05];

/** Of every benchmark, for each of these. */
export function exactPowers(setting: Setting, trials: readonly Trials[]): readonly ExactPower[] {
  return trials.flatMap((ofSize) => EFFECTS.map((effect): ExactPower =>
    ({ effect, ...rivalledPowerOf(setting, setting.unchanged.map((population) => ({ population, factor: 1 + effect })), ofSize) })));
}
