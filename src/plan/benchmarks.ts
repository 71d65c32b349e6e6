import { CONFIG_ERRORS } from '../errors/config.ts';
import type { UserError } from '../errors.ts';
import type { Config, Reason, Scenario, ServerTarget, SuiteTarget, Target } from '../model.ts';
import { problemOfGlobs, targetFilter } from './benchmark-glob.ts';
import type { AskedFor } from './settings-of-run.ts';

/** A target of head, with base's where both can be compared. */
export interface PlannedTarget {
  readonly name: string;
  readonly head: Target;
  /** null: base lacks it, or its folder. */
  readonly base: Target | null;
}

/**
 * Pairs the targets of head with those of base, before the tasks of suites are known. `removed`: targets that only base has.
 *
 * @param asked where `only` comes from, for errors
 * @throws UserError where nothing matches, or where the globs are unclear
 */
export function planTargets(
  head: Config,
  base: Config | null,
  only: readonly string[],
  asked: AskedFor = { patterns: only, by: '--only' },
): { readonly targets: readonly PlannedTarget[]; readonly removed: readonly Target[] } {
  const problem = problemOfGlobs(asked.patterns);
  if (problem !== null) throw CONFIG_ERRORS['glob-unclear']({ ...problem, by: asked.by });
  const wanted = targetFilter(only);
  const targets = head.targets
    .filter((target) => wanted(target.name))
    .map((target) => ({
      name: target.name,
      head: target,
      base: base?.targets.find((candidate) => candidate.name === target.name && candidate.kind === target.kind) ?? null,
    }));
  const removed = (base?.targets ?? []).filter(
    (target) => wanted(target.name) && !head.targets.some((candidate) => candidate.name === target.name),
  );
  if (targets.length === 0 && removed.length === 0) throw nothingMatches(head, only, asked);
  return { targets, removed };
}

/** A benchmark with its target in each arm. */
export type PlannedBenchmark = {
  readonly id: string;
  readonly target: string;
  readonly scenario: string;
  /** Extra columns of tables, by title. */
  readonly labels: Readonly<Record<string, string>>;
  /** Everything that makes two solo figures comparable, as one text; its hash is recorded. */
  readonly load: string;
  /** Why base cannot be compared with; null: it can, or there is no base. */
  readonly newBecause: Reason | null;
} & (
  | { readonly kind: 'server'; readonly head: ServerTarget; readonly base: ServerTarget | null; readonly request: Scenario }
  | { readonly kind: 'suite'; readonly head: SuiteTarget; readonly base: SuiteTarget | null }
);

/** A benchmark that base has too, under the same load. */
export type ComparableBenchmark = PlannedBenchmark & { readonly base: Target; readonly newBecause: null };

export const isComparable = (benchmark: PlannedBenchmark): benchmark is ComparableBenchmark =>
  benchmark.base !== null && benchmark.newBecause === null;

/** Tells whether services keep what requests leave behind. Base must then be sent as many requests as head. */
export const keepsState = ({ head }: PlannedBenchmark): boolean => head.services.length > 0;

/** One benchmark for each scenario of head. */
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

/** One benchmark for each task of head's file. */
export function suiteBenchmarks(
  head: SuiteTarget,
  base: SuiteTarget | null,
  headTasks: readonly string[],
  baseTasks: readonly string[],
): readonly PlannedBenchmark[] {
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

/** Adds labels of tasks to those of the target. */
export function withTaskLabels(
  benchmarks: readonly PlannedBenchmark[],
  labels: Readonly<Record<string, Readonly<Record<string, string>>>>,
): readonly PlannedBenchmark[] {
  return benchmarks.map((benchmark) => ({ ...benchmark, labels: { ...benchmark.labels, ...labels[benchmark.scenario] } }));
}

/** A scenario without a protocol is one of `http`. */
const loadText = (scenario: Scenario): string =>
  JSON.stringify(scenario.protocol === 'http' ? { ...scenario, protocol: undefined } : scenario);

function newBecause(base: Target | null, sameName: boolean, sameLoad: boolean): Reason | null {
  if (base === null) return { kind: 'base-lacks-target' };
  if (!sameName) return { kind: 'base-lacks-benchmark' };
  return sameLoad ? null : { kind: 'scenario-differs' };
}

const identify = (target: string, scenario: string): { readonly id: string; readonly target: string; readonly scenario: string } => ({
  id: `${target}/${scenario}`,
  target,
  scenario,
});

function nothingMatches(config: Config, only: readonly string[], { patterns, by }: AskedFor): UserError {
  if (only.length === 0) return CONFIG_ERRORS['no-targets']({ file: config.file });
  return CONFIG_ERRORS['no-target-matches']({
    asked: patterns,
    globs: only,
    by,
    targets: config.targets.map(({ name }) => name),
    selections: Object.keys(config.selections),
  });
}

export function noBenchmarkMatches(only: readonly string[], ids: readonly string[], { patterns, by }: AskedFor): UserError {
  return CONFIG_ERRORS['no-benchmark-matches']({ asked: patterns, globs: only, by, ids });
}
