/** What all rules make of families of which one member does more than base did. */
import type { InjectionName } from './conditions.ts';
import type { Entrant } from './entrants.ts';
import type { Population } from './populations.ts';
import { type Rate, rateOf } from './rates.ts';
import { isRegressed, type MemberReplay, replayFamily } from './replay.ts';
import { DEFAULT_POLICY, planOf, type Setting } from './setting.ts';
import { evidenceOf, exhibited } from './unchanged-families.ts';

/** One family with an injection, and what each rule said of the member that has it. */
interface InjectedTry {
  readonly benchmark: string;
  readonly ours: MemberReplay;
  /** Names of the rules that called it slower, with what their projects ask for. */
  readonly slowerBy: ReadonlySet<string>;
  /** By tool, with all the time there is. */
  readonly evidence: ReadonlyMap<string, number>;
}

/** How often an injection is seen in families of one size. */
export interface Power {
  readonly injection: InjectionName;
  readonly size: number;
  readonly ours: Rate;
  /** Seen, and within `WITHIN_SECONDS` of measuring the benchmark. */
  readonly oursInTime: Rate;
  readonly byBenchmark: ReadonlyMap<string, Rate>;
  /** By the rule's name. */
  readonly rivals: ReadonlyMap<string, Rate>;
  /** By the tool's name, its limit moved to where it cries wolf as rarely as we do. */
  readonly rivalsAtEqualAlarms: ReadonlyMap<string, Rate>;
}

/** Of measuring one benchmark: what the answer may take. */
export const WITHIN_SECONDS = 90;

/** Share of the families of ten that is drawn for each benchmark and injection. */
const TRIES_TO_A_FAMILY = 0.1;

export function powerOf(setting: Setting, { injection, size, entrants, limits, tries }: {
  readonly injection: InjectionName;
  readonly size: number;
  readonly entrants: readonly Entrant[];
  /** Of families of this size. */
  readonly limits: ReadonlyMap<string, number>;
  /** Of each benchmark, as a share of the usual ones. */
  readonly tries: number;
}): Power | null {
  const populations = setting.populations.filter((population) => population.injection === injection && population.rounds.length >= LEAST_ROUNDS);
  if (populations.length === 0) return null;
  const count = Math.max(1, Math.round(setting.families * TRIES_TO_A_FAMILY * tries));
  const tried = populations.flatMap((population) => Array.from({ length: count }, () => tryOnce(setting, population, size, entrants)));
  const rate = (among: readonly InjectedTry[], isHit: (one: InjectedTry) => boolean): Rate => rateOf(among.map((one) => ({ isHit: isHit(one), cluster: one.benchmark })), setting.draw);
  return {
    injection,
    size,
    ours: rate(tried, ({ ours }) => isRegressed(ours)),
    oursInTime: rate(tried, ({ ours }) => isRegressed(ours) && ours.seconds <= WITHIN_SECONDS),
    byBenchmark: new Map(populations.map(({ record }) => [record.id, rate(tried.filter(({ benchmark }) => benchmark === record.id), ({ ours }) => isRegressed(ours))])),
    rivals: new Map(entrants.flatMap(({ rules }) => rules.map(({ name }) => [name, rate(tried, ({ slowerBy }) => slowerBy.has(name))]))),
    rivalsAtEqualAlarms: new Map(entrants.map(({ tool }) => [tool, rate(tried, ({ evidence }) => evidence.get(tool)! > limits.get(tool)!)])),
  };
}

/** Of fewer, every try would be the same handful; a few of the twenty that are tried first may fail. */
const LEAST_ROUNDS = 15;

function tryOnce(setting: Setting, population: Population, size: number, entrants: readonly Entrant[]): InjectedTry {
  const family = setting.nextFamily(size, { population });
  const changed = family.changed!;
  const slower = entrants.flatMap(({ rules, asked }) => {
    if (rules.length === 0) return [];
    const shown = exhibited(setting, changed, asked);
    return rules.filter((rule) => shown.some((data) => rule.decide(data) === 'slower')).map(({ name }) => name);
  });
  return {
    benchmark: population.record.id,
    ours: replayFamily(family, planOf('standard'), DEFAULT_POLICY).changed!,
    slowerBy: new Set(slower),
    evidence: new Map(entrants.map((entrant) => [entrant.tool, evidenceOf(setting, changed, entrant)])),
  };
}
