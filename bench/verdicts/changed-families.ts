/** What all rules make of families of which one member does more than base did. */
import { mean } from 'simple-statistics';
import { DEFAULT_POLICY } from '../default-policy.ts';
import type { InjectionName } from './conditions.ts';
import { type Entrant, entrantsFor } from './entrants.ts';
import type { Member } from './families.ts';
import type { Population } from './populations.ts';
import { type Lead, leadOf, type PairedTrial, type Rate, rateOf } from './rates.ts';
import { isRegressed, type MemberReplay, replayFamily } from './replay.ts';
import { planOf, type Setting } from './setting.ts';
import { evidenceOf, exhibited, isFedBy, limitsOf, type UnchangedFamilies } from './unchanged-families.ts';

/** One family with an injection, and what each rule said of the member that has it. */
interface InjectedTry extends OurTry {
  /** Names of the rules that called it slower, with what their projects ask for. */
  readonly slowerBy: ReadonlySet<string>;
  /** By tool, with all the rounds there are. */
  readonly evidence: ReadonlyMap<string, number>;
}

/** How often an injection is seen in families of one size. */
export interface Power {
  readonly injection: InjectionName;
  readonly size: number;
  /** Side by side, of the benchmark that has the injection, on average: what rivals may use of every benchmark. */
  readonly rounds: number;
  readonly ours: Rate;
  /** Seen of servers, and within `WITHIN_SECONDS` of measuring the benchmark: rounds of tasks are so short that none could miss it. null: no server has it. */
  readonly serversInTime: Rate | null;
  readonly byBenchmark: ReadonlyMap<string, Rate>;
  /** Seen within `WITHIN_SECONDS`. */
  readonly inTimeByBenchmark: ReadonlyMap<string, Rate>;
  /** By the rule's name. */
  readonly rivals: ReadonlyMap<string, Rate>;
  /** By the tool's name, its limit moved to where it cries wolf in one family of a hundred; without those that are not fed. */
  readonly rivalsAtEqualAlarms: ReadonlyMap<string, RivalPower>;
}

/** How often a rival sees it, and how much more often than perf-gate on the very same tries. */
export interface RivalPower {
  readonly seen: Rate;
  readonly lead: Lead;
}

/** Of measuring one benchmark: what the answer may take. */
export const WITHIN_SECONDS = 90;

/** Share of the families of ten that is drawn for each benchmark and injection. */
const TRIES_TO_A_FAMILY = 0.1;

/** An injection that was recorded too seldom has none. */
export function powerOf(setting: Setting, { injection, unchanged, tries }: {
  readonly injection: InjectionName;
  /** Families of the size that is tried. */
  readonly unchanged: UnchangedFamilies;
  /** Of each benchmark, as a share of the usual ones. */
  readonly tries: number;
}): Power | null {
  const populations = setting.populations.filter((population) => population.injection === injection).flatMap((population) => oftenRecorded(population) ?? []);
  if (populations.length === 0) return null;
  const { size } = unchanged;
  const count = Math.max(1, Math.round(setting.families * TRIES_TO_A_FAMILY * tries));
  const ours = populations.flatMap((population) => Array.from({ length: count }, () => tryOurs(setting, population, size)));
  const rounds = mean(ours.map((one) => one.ours.rounds));
  const entrants = entrantsFor(Math.ceil(rounds));
  const movable = entrants.filter((entrant) => isFedBy(setting, entrant));
  const limits = limitsOf(setting, unchanged, movable);
  const tried = ours.map((one) => tryRivals(setting, one, entrants, movable));
  const rate = (among: readonly InjectedTry[], isHit: (one: InjectedTry) => boolean): Rate => rateOf(among.map((one) => ({ isHit: isHit(one), cluster: one.population.record.id })), setting.draw);
  const byBenchmark = (isHit: (one: InjectedTry) => boolean): ReadonlyMap<string, Rate> =>
    new Map(populations.map((population) => [population.record.id, rate(tried.filter((one) => one.population === population), isHit)]));
  const ofServers = tried.filter(({ population }) => population.record.kind === 'server');
  return {
    injection,
    size,
    rounds,
    ours: rate(tried, isSeen),
    serversInTime: ofServers.length === 0 ? null : rate(ofServers, isSeenInTime),
    byBenchmark: byBenchmark(isSeen),
    inTimeByBenchmark: byBenchmark(isSeenInTime),
    rivals: new Map(entrants.flatMap(({ rules }) => rules.map(({ name }) => [name, rate(tried, ({ slowerBy }) => slowerBy.has(name))]))),
    rivalsAtEqualAlarms: new Map(movable.map(({ tool }) => [tool, rivalPowerOf(setting, tried, ({ evidence }) => evidence.get(tool)! > limits.get(tool)!)])),
  };
}

const isSeen = ({ ours }: OurTry): boolean => isRegressed(ours);
const isSeenInTime = (one: OurTry): boolean => isSeen(one) && one.ours.seconds <= WITHIN_SECONDS;

function rivalPowerOf({ draw }: Setting, tried: readonly InjectedTry[], isSeenByRival: (one: InjectedTry) => boolean): RivalPower {
  const paired = tried.map((one): PairedTrial => ({ isHit: isSeenByRival(one), isHitOfOther: isSeen(one), cluster: one.population.record.id }));
  return { seen: rateOf(paired, draw), lead: leadOf(paired, draw) };
}

/** Of fewer, every try would be the same handful; a few of the twenty that are tried first may fail. */
const LEAST_ROUNDS = 15;

/** Of which each try has one: the chance of fewer rounds, drawn over and over, would be taken for what the edit does. */
export const LEAST_ROUNDS_OF_AN_EDIT = 8;

/** With the edits, or the one amount, of which there are rounds enough; null: there is none. */
function oftenRecorded(population: Population): Population | null {
  const least = population.injection === 'edit' ? LEAST_ROUNDS_OF_AN_EDIT : LEAST_ROUNDS;
  const byAmount = Map.groupBy(population.rounds, ({ amount }) => amount);
  const rounds = population.rounds.filter(({ amount }) => byAmount.get(amount)!.length >= least);
  return rounds.length === 0 ? null : { ...population, rounds };
}

interface OurTry {
  readonly population: Population;
  readonly changed: Member;
  readonly ours: MemberReplay;
}

function tryOurs(setting: Setting, population: Population, size: number): OurTry {
  const family = setting.nextFamily(size, { population });
  return { population, changed: family.changed!, ours: replayFamily(family, planOf('standard'), DEFAULT_POLICY).changed! };
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
