/** What all rules make of families of which one member does more than base did. */
import { mean } from 'simple-statistics';
import type { InjectionName } from './conditions.ts';
import { type Entrant, entrantsFor } from './entrants.ts';
import type { Member } from './families.ts';
import type { Population } from './populations.ts';
import { type Rate, rateOf } from './rates.ts';
import { isRegressed, type MemberReplay, replayFamily } from './replay.ts';
import { DEFAULT_POLICY, planOf, type Setting } from './setting.ts';
import { evidenceOf, exhibited, isFedBy, limitsOf, type UnchangedFamilies } from './unchanged-families.ts';

/** One family with an injection, and what each rule said of the member that has it. */
interface InjectedTry {
  readonly benchmark: string;
  readonly ours: MemberReplay;
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
  /** Seen, and within `WITHIN_SECONDS` of measuring the benchmark. */
  readonly oursInTime: Rate;
  readonly byBenchmark: ReadonlyMap<string, Rate>;
  /** By the rule's name. */
  readonly rivals: ReadonlyMap<string, Rate>;
  /** By the tool's name, its limit moved to where it cries wolf in one family of a hundred; without those that are not fed. */
  readonly rivalsAtEqualAlarms: ReadonlyMap<string, Rate>;
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
  const populations = setting.populations.filter((population) => population.injection === injection && population.rounds.length >= LEAST_ROUNDS);
  if (populations.length === 0) return null;
  const { size } = unchanged;
  const count = Math.max(1, Math.round(setting.families * TRIES_TO_A_FAMILY * tries));
  const ours = populations.flatMap((population) => Array.from({ length: count }, () => tryOurs(setting, population, size)));
  const rounds = mean(ours.map((one) => one.ours.rounds));
  const entrants = entrantsFor(Math.ceil(rounds));
  const movable = entrants.filter((entrant) => isFedBy(setting, entrant));
  const limits = limitsOf(setting, unchanged, movable);
  const tried = ours.map((one) => tryRivals(setting, one, entrants, movable));
  const rate = (among: readonly InjectedTry[], isHit: (one: InjectedTry) => boolean): Rate => rateOf(among.map((one) => ({ isHit: isHit(one), cluster: one.benchmark })), setting.draw);
  return {
    injection,
    size,
    rounds,
    ours: rate(tried, (one) => isRegressed(one.ours)),
    oursInTime: rate(tried, (one) => isRegressed(one.ours) && one.ours.seconds <= WITHIN_SECONDS),
    byBenchmark: new Map(populations.map(({ record }) => [record.id, rate(tried.filter(({ benchmark }) => benchmark === record.id), (one) => isRegressed(one.ours))])),
    rivals: new Map(entrants.flatMap(({ rules }) => rules.map(({ name }) => [name, rate(tried, ({ slowerBy }) => slowerBy.has(name))]))),
    rivalsAtEqualAlarms: new Map(movable.map(({ tool }) => [tool, rate(tried, ({ evidence }) => evidence.get(tool)! > limits.get(tool)!)])),
  };
}

/** Of fewer, every try would be the same handful; a few of the twenty that are tried first may fail. */
const LEAST_ROUNDS = 15;

interface OurTry {
  readonly benchmark: string;
  readonly changed: Member;
  readonly ours: MemberReplay;
}

function tryOurs(setting: Setting, population: Population, size: number): OurTry {
  const family = setting.nextFamily(size, { population });
  return { benchmark: population.record.id, changed: family.changed!, ours: replayFamily(family, planOf('standard'), DEFAULT_POLICY).changed! };
}

function tryRivals(setting: Setting, { changed, ...one }: OurTry, entrants: readonly Entrant[], movable: readonly Entrant[]): InjectedTry {
  const slower = entrants.flatMap(({ rules, asked }) => {
    if (rules.length === 0) return [];
    const shown = exhibited(setting, changed, asked);
    return rules.filter((rule) => shown.some((data) => rule.decide(data) === 'slower')).map(({ name }) => name);
  });
  return { ...one, slowerBy: new Set(slower), evidence: new Map(movable.map((entrant) => [entrant.tool, evidenceOf(setting, changed, entrant)])) };
}
