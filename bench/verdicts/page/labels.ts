/** Figures as text, and the names of what was tried. */
import { COST, type InjectionName, INJECTIONS, isFor } from '../recording/conditions.ts';
import type { Power, RivalledPower } from '../study/changed-families.ts';
import type { PlaceEvidence } from '../study/evidence.ts';
import { type Rate, shareOf } from '../study/rates.ts';
import type { RecordedMetric } from '../study/recorded-metrics.ts';
import { trueEffectRange } from '../study/true-effects.ts';

/** The row in which the limit of perf-gate is moved like all others. */
export const OURS_MOVED = 'perf-gate, its limit moved too';

/** `1.2 %`; without needless digits from 10 % on. */
export function formatShare(share: number): string {
  return `${digits(share)} %`;
}

/** `3 %`, `0.5 %`: a chosen share, without digits that it does not have. */
export const formatSetting = (share: number): string => `${Number((share * 100).toPrecision(3))} %`;

/** `12 (8.1 to 17)`: a percentage with its 95 % interval; draws from a single half-hour say nothing about other hours, so they have none. */
export function formatRate(rate: Rate, isOfOneHalfHour: boolean): string {
  return `${formatBareRate(rate)} (${isOfOneHalfHour ? 'one half-hour' : `${digits(rate.low)} to ${digits(rate.high)}`})`;
}

/** `12`: for tables that are too wide for intervals. */
export function formatBareRate(rate: Rate): string {
  return digits(shareOf(rate));
}

/** Marks what was drawn from too few rounds. */
export function thinMark(condition: InjectionName, thin: ReadonlySet<InjectionName>): string {
  return thin.has(condition) ? ' (thin)' : '';
}

/** A percentage; 99.97 is never rounded to 100, nor 0.03 to 0. */
export function digits(share: number): string {
  const percents = share * 100;
  if (percents >= 99.5 && percents < 100) return percents >= 99.95 ? '>99.9' : percents.toFixed(1);
  if (percents > 0 && percents < 0.05) return '<0.1';
  return percents.toFixed(Math.abs(percents) >= 9.95 ? 0 : 1);
}

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
