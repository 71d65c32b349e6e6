import { UserError } from '../errors.ts';
import type { Config, Scenario, ServerTarget, SuiteTarget, Target } from '../model.ts';
import { problemOfGlobs, targetFilter } from './benchmark-glob.ts';
import type { AskedFor } from './selections.ts';

/** A target as head has it and, where it can be compared, as base has it. */
export interface PlannedTarget {
  readonly name: string;
  readonly head: Target;
  /** null: base does not have it, or has nothing of its folder. */
  readonly base: Target | null;
}

/** What there is to measure, before anything is known of what a suite contains. */
interface TargetPlan {
  readonly targets: readonly PlannedTarget[];
  /** Targets that only base has. */
  readonly removed: readonly Target[];
}

/**
 * Lays the targets of head beside those of base. `base` null: there is nothing to compare with; `asked` is what `only` came of.
 *
 * @throws UserError where nothing matches, or where what is asked for says not what to measure
 */
export function planTargets(head: Config, base: Config | null, only: readonly string[], asked: AskedFor = { patterns: only, by: '--only' }): TargetPlan {
  const problem = problemOfGlobs(asked.patterns);
  if (problem !== null) throw new UserError({ ...problem, where: asked.by });
  const wanted = targetFilter(only);
  const targets = head.targets.filter((target) => wanted(target.name)).map((target) => ({
    name: target.name,
    head: target,
    base: base?.targets.find((candidate) => candidate.name === target.name && candidate.kind === target.kind) ?? null,
  }));
  const removed = (base?.targets ?? []).filter((target) => wanted(target.name) && !head.targets.some((candidate) => candidate.name === target.name));
  if (targets.length === 0 && removed.length === 0) throw nothingMatches(head, only, asked);
  return { targets, removed };
}

/** One benchmark with how each arm is to run it. */
export type PlannedBenchmark = {
  readonly id: string;
  readonly target: string;
  readonly scenario: string;
  /** What tables show of it in columns of their own. */
  readonly labels: Readonly<Record<string, string>>;
  /** Everything that makes two solo figures comparable, in one text (hashed when recorded). */
  readonly load: string;
  /** Why base cannot be compared with; null: it can, or there is no base, where nothing is new (`isComparable` tells). */
  readonly newBecause: string | null;
} & (
  | { readonly kind: 'server'; readonly head: ServerTarget; readonly base: ServerTarget | null; readonly request: Scenario }
  | { readonly kind: 'suite'; readonly head: SuiteTarget; readonly base: SuiteTarget | null }
);

/** One that base has too, and that is run there alike. */
export type ComparableBenchmark = PlannedBenchmark & { readonly base: Target; readonly newBecause: null };

export const isComparable = (benchmark: PlannedBenchmark): benchmark is ComparableBenchmark => benchmark.base !== null && benchmark.newBecause === null;

/**
 * Whether something outlives the rounds: services run as long as the run does, one for each arm. What requests leave in them
 * must be as much for base as for head, or it would weigh on head alone.
 */
export const keepsState = ({ head }: PlannedBenchmark): boolean => head.services.length > 0;

/** The benchmarks of a server: one for each scenario of head. */
export function serverBenchmarks(head: ServerTarget, base: ServerTarget | null): readonly PlannedBenchmark[] {
  return head.scenarios.map((scenario) => {
    const same = base?.scenarios.find((candidate) => candidate.name === scenario.name);
    return {
      ...identify(head.name, scenario.name),
      kind: 'server',
      labels: head.labels,
      load: loadText(scenario),
      newBecause: newBecause(base, same !== undefined, same !== undefined && JSON.stringify(same) === JSON.stringify(scenario)),
      head,
      base,
      request: scenario,
    };
  });
}

/** The benchmarks of a suite: one for each task that head's file adds. */
export function suiteBenchmarks(head: SuiteTarget, base: SuiteTarget | null, headTasks: readonly string[], baseTasks: readonly string[]): readonly PlannedBenchmark[] {
  return headTasks.map((task) => ({
    ...identify(head.name, task),
    kind: 'suite',
    labels: head.labels,
    load: JSON.stringify([head.file, task]),
    newBecause: newBecause(base, baseTasks.includes(task), true),
    head,
    base,
  }));
}

/** Beside the target's labels, what the suite's file has for each task. */
export function withTaskLabels(benchmarks: readonly PlannedBenchmark[], labels: Readonly<Record<string, Readonly<Record<string, string>>>>): readonly PlannedBenchmark[] {
  return benchmarks.map((benchmark) => ({ ...benchmark, labels: { ...benchmark.labels, ...labels[benchmark.scenario] } }));
}

/** HTTP goes unsaid, and so does that there is no rate: what was stored before there was anything else is of the same load. */
const loadText = (scenario: Scenario): string =>
  JSON.stringify(scenario.protocol === 'http' ? { ...scenario, protocol: undefined, rate: scenario.rate ?? undefined } : scenario);

function newBecause(base: Target | null, sameName: boolean, sameLoad: boolean): string | null {
  if (base === null) return 'base does not have this target';
  if (!sameName) return 'base does not have this benchmark';
  return sameLoad ? null : 'its scenario differs between base and head';
}

const identify = (target: string, scenario: string): { readonly id: string; readonly target: string; readonly scenario: string } => ({ id: `${target}/${scenario}`, target, scenario });

function nothingMatches(config: Config, only: readonly string[], asked: AskedFor): UserError {
  return new UserError({
    what: only.length === 0 ? 'the configuration names no server and no suite' : noMatch(only, asked),
    where: only.length === 0 ? config.file : asked.by,
    fix: only.length === 0
      ? 'Add one under servers: or suites:, as docs/configuration.md shows.'
      : `Targets are ${config.targets.map((target) => target.name).join(', ')}${selectionsText(config)}; \`perf-gate list\` shows their benchmarks.`,
  });
}

function selectionsText({ selections }: Config): string {
  const names = Object.keys(selections);
  return names.length === 0 ? '' : `, selections ${names.join(', ')}`;
}

/** `asked` is what `only` came of. */
export function noBenchmarkMatches(only: readonly string[], ids: readonly string[], asked: AskedFor): UserError {
  return new UserError({ what: noMatch(only, asked), where: asked.by, fix: `These targets have ${ids.join(', ')}.` });
}

/** `no benchmark matches gate (express/*, user/*)`: names of selections are what the user wrote, globs what was looked for. */
function noMatch(only: readonly string[], { patterns }: AskedFor): string {
  const [asked, globs] = [patterns.join(', '), only.join(', ')];
  return `no benchmark matches ${asked === globs ? asked : `${asked} (${globs})`}`;
}

/** `base has no perf-gate.yml, and what head's says does not work there: api has no package.json` */
export const newBeside = (unasked: string, reason: string): string => `${unasked}: ${reason}`;
