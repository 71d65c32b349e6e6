import { userError } from '../errors/catalogue.ts';
import { CONFIG_ERRORS } from '../errors/config.ts';
import type { UserError } from '../errors.ts';
import type { Config, Reason, Scenario, ServerTarget, SuiteTarget, Target } from '../model.ts';
import { problemOfGlobs, targetFilter } from './benchmark-glob.ts';
import type { AskedFor } from './settings-of-run.ts';

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
  if (problem !== null) throw userError(CONFIG_ERRORS['glob-unclear'], { ...problem, by: asked.by });
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
  readonly newBecause: Reason | null;
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

function newBecause(base: Target | null, sameName: boolean, sameLoad: boolean): Reason | null {
  if (base === null) return { kind: 'base-lacks-target' };
  if (!sameName) return { kind: 'base-lacks-benchmark' };
  return sameLoad ? null : { kind: 'scenario-differs' };
}

const identify = (target: string, scenario: string): { readonly id: string; readonly target: string; readonly scenario: string } => ({ id: `${target}/${scenario}`, target, scenario });

function nothingMatches(config: Config, only: readonly string[], { patterns, by }: AskedFor): UserError {
  if (only.length === 0) return userError(CONFIG_ERRORS['no-targets'], { file: config.file });
  return userError(CONFIG_ERRORS['no-target-matches'], { asked: patterns, globs: only, by, targets: config.targets.map(({ name }) => name), selections: Object.keys(config.selections) });
}

/** `asked` is what `only` came of. */
export function noBenchmarkMatches(only: readonly string[], ids: readonly string[], { patterns, by }: AskedFor): UserError {
  return userError(CONFIG_ERRORS['no-benchmark-matches'], { asked: patterns, globs: only, by, ids });
}
