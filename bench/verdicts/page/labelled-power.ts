import type { RivalledPower } from '../study/changed-families.ts';
import type { PlaceEvidence } from '../study/evidence.ts';
import { formatShare, thinMark } from './evidence-format.ts';

/** What was tried, by the name under which tables and sentences have it. */
export interface LabelledPower extends RivalledPower {
  /** `exactly 3.0 % more`, `cpu-3 (thin)` */
  readonly label: string;
  /** Whether all rounds of what was changed come from the same half-hour. */
  readonly isOfOneHalfHour: boolean;
}

/** `cpu-3 (thin), family of 10`: where families of several sizes stand beside each other. */
export const columnTitle = ({ label, size }: LabelledPower): string => `${label}, family of ${size}`;

/** Exact effects first: they tell of the judge alone. */
export function labelledPowers({ power, exact, thin, ofOneHalfHour }: Pick<PlaceEvidence, 'power' | 'exact' | 'thin' | 'ofOneHalfHour'>): readonly LabelledPower[] {
  return [
    ...exact.map((one) => ({ ...one, label: `exactly ${formatShare(one.effect)} more${thinMark('none', thin)}`, isOfOneHalfHour: ofOneHalfHour.has('none') })),
    ...power.map((one) => ({ ...one, label: `${one.injection}${thinMark(one.injection, thin)}`, isOfOneHalfHour: ofOneHalfHour.has(one.injection) })),
  ];
}
