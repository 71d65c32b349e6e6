/** What all rules make of families in which nothing changed. */
import { mean } from 'simple-statistics';
import type { Policy, TestPlan } from '../../../src/model.ts';
import type { Entrant, Fare } from './entrants.ts';
import type { Family, Member } from './families.ts';
import { type Rate, rateOf } from './rates.ts';
import { type FamilyReplay, isRegressed, replayFamily } from './replay.ts';
import { rivalData } from './rival-data.ts';
import type { RivalData } from './rivals/rival.ts';
import { pastOf, type Setting } from './setting.ts';

/** Families of one size, and what our procedure said of them. */
export interface UnchangedFamilies {
  /** Gating metrics in each. */
  readonly size: number;
  readonly families: readonly Family[];
  readonly replays: readonly FamilyReplay[];
}

/** How often each rule cried wolf in families of one size. */
export interface FalseAlarms {
  readonly size: number;
  /** Whether any of the families has a benchmark more than once: it is larger than what was recorded. */
  readonly isExtrapolated: boolean;
  readonly ours: Rate;
  /** By the rule's name, each with what its project asks for. */
  readonly rivals: ReadonlyMap<string, Rate>;
}

/** The share of families that a moved limit lets alarm. */
export const EQUAL_FALSE_ALARMS = 0.01;

export function drawUnchanged(setting: Setting, { size, count, plan, policy }: { readonly size: number; readonly count: number; readonly plan: TestPlan; readonly policy: Policy }): UnchangedFamilies {
  const families = Array.from({ length: count }, () => setting.nextFamily(size));
  return { size, families, replays: families.map((family) => replayFamily(family, plan, policy)) };
}

/** Rounds side by side of a benchmark, on average. */
export function meanRounds({ replays }: Pick<UnchangedFamilies, 'replays'>): number {
  return mean(replays.flatMap(({ members }) => members.map(({ rounds }) => rounds)));
}

export function falseAlarmsIn(setting: Setting, { size, families, replays }: UnchangedFamilies, entrants: readonly Entrant[]): FalseAlarms {
  const { draw } = setting;
  const rivals = entrants.flatMap(({ rules, asked }) => {
    if (rules.length === 0) return [];
    // All settings of a tool judge the same figures.
    const figures = families.map((family) => ({ cluster: family.stretch, ofMetrics: family.members.flatMap((member) => exhibited(setting, member, asked)) }));
    return rules.map((rule): [string, Rate] => [rule.name, rateOf(figures.map(({ cluster, ofMetrics }) => ({ cluster, isHit: ofMetrics.some((data) => rule.decide(data) === 'slower') })), draw)]);
  });
  const isExtrapolated = families.some(({ members }) => new Set(members.map(({ population }) => population)).size < members.length);
  return { size, isExtrapolated, ours: rateOf(replays.map(({ stretch, members }) => ({ cluster: stretch, isHit: members.some(isRegressed) })), draw), rivals: new Map(rivals) };
}

/**
 * For each tool the evidence that not more than `EQUAL_FALSE_ALARMS` of these families go beyond: the limit with which it
 * cries wolf no more often than that. It is found on the very families, which is in the tool's favour.
 */
export function limitsOf(setting: Setting, { families }: Pick<UnchangedFamilies, 'families'>, entrants: readonly Entrant[]): ReadonlyMap<string, number> {
  return new Map(entrants.map((entrant) => {
    const largest = families.map(({ members }) => Math.max(...members.map((member) => evidenceOf(setting, member, entrant))));
    return [entrant.tool, limitOf(largest)];
  }));
}

/** The same for our procedure, by the very rounds that it took. */
export const ourLimitOf = ({ replays }: Pick<UnchangedFamilies, 'replays'>): number => limitOf(replays.map(({ members }) => Math.max(...members.map(({ evidence }) => evidence))));

/** @param largest of any member, by family */
const limitOf = (largest: readonly number[]): number => largest.toSorted((one, other) => other - one)[Math.floor(EQUAL_FALSE_ALARMS * largest.length)]!;

/** Whether a tool with such a limit calls a member slower. */
export const isBeyond = (limits: ReadonlyMap<string, number>, { tool }: Pick<Entrant, 'tool'>, evidence: number): boolean => evidence > limits.get(tool)!;

/** A stored run may be so much of what was recorded of a benchmark: larger blocks are nearly the same rounds each time, and hardly differ. */
export const LARGEST_BLOCK = 0.1;

/** Whether enough was recorded for the stored runs of a tool that gets all rounds. */
export function isFedBy({ unchanged }: Pick<Setting, 'unchanged'>, { all }: Entrant): boolean {
  return all.storedRuns === 0 || all.rounds <= LARGEST_BLOCK * Math.min(...unchanged.map(({ rounds }) => rounds.length));
}

/** The strongest that a tool, with all the time there is, has against any metric of a member. */
export function evidenceOf(setting: Setting, member: Member, { all, evidence }: Entrant): number {
  return Math.max(...exhibited(setting, member, all).map(evidence));
}

/** What a tool is shown of a member, by metric; nothing where it needs stored runs of a benchmark that was never recorded without a change. */
export function exhibited(setting: Setting, { metrics, roundAt, population }: Member, fare: Fare): readonly RivalData[] {
  const past = pastOf(setting, population);
  return metrics.flatMap((metric) => rivalData({ metric, roundAt, past }, fare, setting.draw) ?? []);
}
