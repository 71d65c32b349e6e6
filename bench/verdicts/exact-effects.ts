/**
 * What our procedure makes of an effect whose size is known exactly: unchanged rounds in which head's cost is scaled. What
 * is injected truly adds more in one benchmark and less in another.
 */
import type { Change } from '../../src/model.ts';
import { type OurPower, ourPowerOf, triesOf } from './our-power.ts';
import type { Setting } from './setting.ts';

export interface ExactPower extends OurPower {
  /** Of head's cost: CPU per request, or time per operation. */
  readonly effect: Change;
}

/** What is tried in families of so many metrics, with a share of the usual tries. */
const TRIED: readonly { readonly effect: Change; readonly size: number; readonly tries: number }[] = [
  { effect: 0.03, size: 10, tries: 1 },
  { effect: 0.05, size: 10, tries: 1 },
  { effect: 0.03, size: 100, tries: 0.25 },
  { effect: 0.05, size: 100, tries: 0.25 },
];

export function exactPowers(setting: Setting): readonly ExactPower[] {
  return TRIED.map(({ effect, size, tries }) => {
    const regressions = setting.unchanged.map((population) => ({ population, factor: 1 + effect }));
    return { effect, ...ourPowerOf(setting, size, triesOf(setting, regressions, { size, tries })) };
  });
}
