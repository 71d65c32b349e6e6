/**
 * What rules make of an effect whose size is known exactly: unchanged rounds in which head's cost is scaled. What is injected
 * truly adds more to one benchmark and less to another.
 */
import type { Change } from '../../../src/model.ts';
import { type RivalledPower, rivalledPowerOf, type Trials } from './changed-families.ts';
import type { Setting } from './setting.ts';

export interface ExactPower extends RivalledPower {
  /** Of head's cost: CPU per request, or time per operation. */
  readonly effect: Change;
}

const EFFECTS: readonly Change[] = [0.02, 0.03, 0.04, 0.05];

/** Between nothing and the threshold, where nobody is to be blocked: tried in small families alone, which take less time. */
const BELOW_THRESHOLD: Change = 0.01;
const MOST_METRICS = 10;

/** Of every benchmark, in families of each size. */
export function exactPowers(setting: Setting, trials: readonly Trials[]): readonly ExactPower[] {
  return trials.flatMap((ofSize) => effectsIn(ofSize).map((effect): ExactPower =>
    ({ effect, ...rivalledPowerOf(setting, setting.unchanged.map((population) => ({ population, factor: 1 + effect })), ofSize) })));
}

const effectsIn = ({ unchanged: { size } }: Trials): readonly Change[] => (size > MOST_METRICS ? EFFECTS : [BELOW_THRESHOLD, ...EFFECTS]);
