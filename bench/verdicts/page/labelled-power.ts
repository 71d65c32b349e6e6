import { COST, INJECTIONS, isFor } from '../recording/conditions.ts';
import type { Power, RivalledPower } from '../study/changed-families.ts';
import type { PlaceEvidence } from '../study/evidence.ts';
import type { RecordedMetric } from '../study/recorded-metrics.ts';
import { trueEffectRange } from '../study/true-effects.ts';
import { formatShare, thinMark } from './evidence-format.ts';

/** What was tried, by the name under which tables and sentences have it. */
export interface LabelledPower extends RivalledPower {
  /** `exactly 3.0 % more`, `cpu-3, truly 1.8 %, user/parse alone (thin)` */
  readonly label: string;
  /** Whether all rounds of what was changed come from the same half-hour. */
  readonly isOfOneHalfHour: boolean;
}

/** `cpu-3 (thin), family of 10`: where families of several sizes stand beside each other. */
export const columnTitle = ({ label, size }: LabelledPower): string => `${label}, family of ${size}`;

/** Exact effects first: they tell of the judge alone. */
export function labelledPowers({ power, exact, recorded, thin, ofOneHalfHour }: Pick<PlaceEvidence, 'power' | 'exact' | 'recorded' | 'thin' | 'ofOneHalfHour'>): readonly LabelledPower[] {
  return [
    ...exact.map((one) => ({ ...one, label: `exactly ${formatShare(one.effect)} more${thinMark('none', thin)}`, isOfOneHalfHour: ofOneHalfHour.has('none') })),
    ...power.map((one) => ({ ...one, label: `${one.injection}${truthOf(one, recorded)}${triedOf(one, recorded)}${thinMark(one.injection, thin)}`, isOfOneHalfHour: ofOneHalfHour.has(one.injection) })),
  ];
}

/** A name like `cpu-3` says what was meant. Nothing where it says nothing of a share. */
function truthOf({ injection, byBenchmark }: Power, recorded: readonly RecordedMetric[]): string {
  if (INJECTIONS[injection].kind !== 'cpu') return '';
  const tried = recorded.filter(({ benchmark }) => byBenchmark.has(benchmark));
  const ranges = Object.values(COST).flatMap((metric) => trueEffectRange(tried, { injection, metric }) ?? []);
  if (ranges.length === 0) return '';
  const ends = [Math.min(...ranges.map(({ least }) => least)), Math.max(...ranges.map(({ most }) => most))].map(formatShare);
  return `, truly ${[...new Set(ends)].join(' to ')}`;
}

/** Nothing where all that it is meant for were tried. */
function triedOf({ injection, byBenchmark }: Power, recorded: readonly RecordedMetric[]): string {
  const costs = recorded.filter((one) => one.injection === 'none' && isCost(one));
  const meant = costs.filter(({ metric }) => isFor(injection, metric === COST.suite ? 'suite' : 'server')).length;
  if (byBenchmark.size >= meant) return '';
  return byBenchmark.size === 1 ? `, ${[...byBenchmark.keys()].join()} alone` : `, ${byBenchmark.size} of ${meant} benchmarks`;
}

const isCost = ({ metric }: RecordedMetric): boolean => metric === COST.suite || metric === COST.server;
