/** What all rules make of families of which one member does more than base did. */
import type { InjectionName } from '../recording/conditions.ts';
import { type Entrant, entrantsFor } from './entrants.ts';
import type { Regression } from './families.ts';
import { meanRoundsOf, type OurPower, ourPowerOf, type OurTry, shareOfTries, triesOf } from './our-power.ts';
import type { Population } from './populations.ts';
import { type Lead, leadOf, type PairedTrial, type Rate, rateOf } from './rates.ts';
import type { Setting } from './setting.ts';
import { evidenceOf, exhibited, type FalseAlarms, falseAlarmsIn, isBeyond, isFedBy, limitsOf, ourLimitOf, type UnchangedFamilies } from './unchanged-families.ts';

/** One family with an injection, and what each rule said of the member that has it. */
interface InjectedTry extends OurTry {
  /** Names of the rules that called it slower, with what their projects ask for. */
  readonly slowerBy: ReadonlySet<string>;
  /** By tool, with all the rounds there are. */
  readonly evidence: ReadonlyMap<string, number>;
}

/** How often ours and other rules see a regression in families of one size. */
export interface RivalledPower extends OurPower {
  /** By the rule's name. */
  readonly rivals: ReadonlyMap<string, Rate>;
  /** What every rule, with as much as it had for this, says where nothing changed. */
  readonly alarms: FalseAlarms;
  /** Ours, its limit moved like those of rivals. */
  readonly oursAtEqualAlarms: Rate;
  /** By the tool's name, its limit moved to where it cries wolf in one family of a hundred; without those that are not fed. */
  readonly rivalsAtEqualAlarms: ReadonlyMap<string, RivalPower>;
}

/** The same of an injection. */
export interface Power extends RivalledPower {
  readonly injection: InjectionName;
}

/** How often a rival sees it, and how much more often than perf-gate on the very same tries, the limits of both moved. */
export interface RivalPower {
  readonly seen: Rate;
  readonly lead: Lead;
}

/** What is tried how often. */
export interface Trials {
  /** Families of the size that is tried. */
  readonly unchanged: UnchangedFamilies;
  /** Of each benchmark, as a share of the usual ones. */
  readonly tries: number;
}

/** An injection that was recorded too seldom has none. */
export function powerOf(setting: Setting, injection: InjectionName, trials: Trials): Power | null {
  const populations = setting.populations.filter((population) => population.injection === injection).flatMap((population) => oftenRecorded(population) ?? []);
  return populations.length === 0 ? null : { injection, ...rivalledPowerOf(setting, populations.map((population) => ({ population })), trials) };
}

/** @param regressions each of another benchmark; at least one */
export function rivalledPowerOf(setting: Setting, regressions: readonly Regression[], { unchanged, tries }: Trials): RivalledPower {
  const { size } = unchanged;
  const ours = triesOf(setting, regressions, { size, tries });
  const entrants = entrantsFor(Math.ceil(meanRoundsOf(ours)));
  const movable = entrants.filter((entrant) => isFedBy(setting, entrant));
  const limits = limitsOf(setting, unchanged, movable);
  const ourLimit = ourLimitOf(unchanged);
  const isBeyondOurs = (one: OurTry): boolean => one.ours.evidence > ourLimit;
  const tried = ours.map((one) => tryRivals(setting, one, entrants, movable));
  return {
    ...ourPowerOf(setting, size, ours),
    rivals: new Map(entrants.flatMap(({ rules }) => rules.map(({ name }) => [name, shareOfTries(setting, tried, ({ slowerBy }) => slowerBy.has(name))]))),
    alarms: falseAlarmsIn(setting, unchanged, entrants),
    oursAtEqualAlarms: shareOfTries(setting, tried, isBeyondOurs),
    rivalsAtEqualAlarms: new Map(movable.map(({ tool }) => [tool, rivalPowerOf(setting, tried, ({ evidence }) => isBeyond(limits, { tool }, evidence.get(tool)!), isBeyondOurs)])),
  };
}

function rivalPowerOf({ draw }: Setting, tried: readonly InjectedTry[], isSeenByRival: (one: InjectedTry) => boolean, isSeenByUs: (one: InjectedTry) => boolean): RivalPower {
  const paired = tried.map((one): PairedTrial => ({ isHit: isSeenByRival(one), isHitOfOther: isSeenByUs(one), cluster: one.population.record.id, otherCluster: one.stretch }));
  return { seen: rateOf(paired, draw), lead: leadOf(paired, draw) };
}

/** Of fewer, every try would be the same handful; a few of the twenty that are tried first may fail. */
const LEAST_ROUNDS = 15;

/** Of which each try has one: the chance of fewer rounds, drawn over and over, would be taken for what the edit does. */
export const LEAST_ROUNDS_OF_AN_EDIT = 8;

/** With the edits, or the one amount, of which there are rounds enough to be tried; null: there is none. */
export function oftenRecorded(population: Population): Population | null {
  const least = population.injection === 'edit' ? LEAST_ROUNDS_OF_AN_EDIT : LEAST_ROUNDS;
  const byAmount = Map.groupBy(population.rounds, ({ amount }) => amount);
  const rounds = population.rounds.filter(({ amount }) => byAmount.get(amount)!.length >= least);
  return rounds.length === 0 ? null : { ...population, rounds };
}

function tryRivals(setting: Setting, one: OurTry, entrants: readonly Entrant[], movable: readonly Entrant[]): InjectedTry {
  const { changed } = one;
  const slower = entrants.flatMap(({ rules, asked }) => {
    if (rules.length === 0) return [];
    const shown = exhibited(setting, changed, asked);
    return rules.filter((rule) => shown.some((data) => rule.decide(data) === 'slower')).map(({ name }) => name);
  });
  return { ...one, slowerBy: new Set(slower), evidence: new Map(movable.map((entrant) => [entrant.tool, evidenceOf(setting, changed, entrant)])) };
}
