import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerRig } from '../../../src/measure/server/server-arms.ts';
import { measureServerDuet } from '../../../src/measure/server/server-rounds.ts';
import { measureSuiteDuet } from '../../../src/measure/suite/suite-rounds.ts';
import type { Arm, HttpScenario, OfBothArms, RoundOfBothArms, ServerTarget, SuiteTarget, Target } from '../../../src/model.ts';
import { INJECTIONS, type InjectionName } from './conditions.ts';
import { ofEditedSource } from './edited-sources.ts';

/** A benchmark into which something can be injected. */
export type InjectableBenchmark = { readonly id: string } & (
  | { readonly kind: 'server'; readonly target: ServerTarget; readonly scenario: HttpScenario }
  | { readonly kind: 'suite'; readonly target: SuiteTarget; readonly task: string }
);

/** Where the injections lie in each arm's tree: whatever an arm loads must be its own. */
export const INJECTIONS_FOLDER = 'injections';

/** Of the same length in both arms: the size of its environment shifts where a process's stack lies (Mytkowicz et al. 2009). */
const AMOUNT_DIGITS = 12;

/** How the arms of a round are told apart beside the injection. */
export interface Turn {
  readonly index: number;
  readonly startedFirst: Arm;
  /** Whose load begins first. */
  readonly loadedFirst: Arm;
}

/** All four combinations in every four rounds of a condition. */
export const turnOf = (index: number): Turn => ({ index, startedFirst: index % 2 === 0 ? 'base' : 'head', loadedFirst: index % 4 < 2 ? 'base' : 'head' });

export interface InjectedDuet extends Turn {
  readonly benchmark: InjectableBenchmark;
  readonly injection: InjectionName;
  /** In head's arm, in the injection's own unit. */
  readonly amount: number;
}

/** A round as the gate measures it, of arms that differ in the injection alone. @throws what the gate's rounds do */
export function measureInjectedDuet(duet: InjectedDuet, trees: OfBothArms<string>, rig: ServerRig): Promise<RoundOfBothArms> {
  const { benchmark, index, startedFirst, loadedFirst } = duet;
  const amounts: OfBothArms<number> = { base: 0, head: duet.amount };
  const { kind } = INJECTIONS[duet.injection];
  const variable = (arm: Arm): string => `${kind}:${String(amounts[arm]).padStart(AMOUNT_DIGITS, '0')}`;
  const sourceOf = <Of extends Target>(target: Of, arm: Arm): Of => (kind === 'edit' ? ofEditedSource(target, amounts[arm]) : target);
  if (benchmark.kind === 'suite') {
    const side = (arm: Arm) => ({ target: injectedSuite(sourceOf(benchmark.target, arm), variable(arm)), tree: trees[arm] });
    return measureSuiteDuet({ arms: { base: side('base'), head: side('head') }, task: benchmark.task, index, startedFirst }, rig);
  }
  const { target, scenario } = benchmark;
  const side = (arm: Arm) => ({ target: injectedServer(sourceOf(target, arm), trees[arm], variable(arm)), tree: trees[arm], stopGraceMs: target.stopTimeoutMs });
  return measureServerDuet({ arms: { base: side('base'), head: side('head') }, scenario, index, startedFirst, loadedFirst }, rig);
}

/** Preloads the injection of the arm's own tree into all of its Node processes. */
function injectedServer(target: ServerTarget, tree: string, injection: string): ServerTarget {
  const preload = `--import=${pathToFileURL(path.join(tree, INJECTIONS_FOLDER, 'server.mjs')).href}`;
  const options = [target.env['NODE_OPTIONS'], preload].filter((option) => option !== undefined).join(' ');
  return withEnvironment(target, { BENCH_INJECTION: injection, NODE_OPTIONS: options });
}

/** Another file stands for the suite's own, and adds its tasks with the injection. */
function injectedSuite(target: SuiteTarget, injection: string): SuiteTarget {
  const file = path.posix.relative(target.dir, path.posix.join(INJECTIONS_FOLDER, 'suite.mjs'));
  const own = path.posix.relative(INJECTIONS_FOLDER, path.posix.join(target.dir, target.file));
  return { ...withEnvironment(target, { BENCH_INJECTION: injection, BENCH_SUITE: own }), file };
}

const withEnvironment = <Of extends Target>(target: Of, variables: Readonly<Record<string, string>>): Of => ({ ...target, env: { ...target.env, ...variables } });
