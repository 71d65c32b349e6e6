import type { BenchmarkRecord, Config, Measurement, Reason, Service, Target } from '../model.ts';
import { benchmarkFilter, targetFilter } from './benchmark-glob.ts';

/** Stands for all tasks of a suite that could not be asked for them. */
export const WHOLE_SUITE = '*';

/** One record a scenario; a suite's tasks are not known without running its file, so it stands as a whole. */
export function unmeasuredRecords(target: Target, measurement: Measurement): readonly BenchmarkRecord[] {
  const names = target.kind === 'server' ? target.scenarios.map((scenario) => scenario.name) : [WHOLE_SUITE];
  return names.map((name) => unmeasuredRecord(target, name, measurement));
}

/**
 * What only base has of targets that both have: scenarios of servers, also of one that head has made a suite of. What a suite
 * has lost shows once both arms are asked for their tasks.
 */
export function removedScenarios(head: readonly Target[], base: readonly Target[]): readonly BenchmarkRecord[] {
  return base.flatMap((target) => {
    const kept = head.find(({ name }) => name === target.name);
    if (kept === undefined || target.kind !== 'server') return [];
    const isKept = (scenario: string): boolean => kept.kind === 'server' && kept.scenarios.some(({ name }) => name === scenario);
    return target.scenarios.filter(({ name }) => !isKept(name)).map(({ name }) => unmeasuredRecord(target, name, { state: 'removed' }));
  });
}

/** The record of a benchmark that has no figures. */
export function unmeasuredRecord(target: Target, scenario: string, measurement: Measurement): BenchmarkRecord {
  return { id: `${target.name}/${scenario}`, target: target.name, scenario, kind: target.kind, version: null, labels: target.labels, loadHash: '', variant: null, measurement };
}

/** Whether a record is wanted. A suite that stands as a whole must not be lost behind a narrower pattern. */
export function recordFilter(only: readonly string[]): (record: Pick<BenchmarkRecord, 'id' | 'scenario'>) => boolean {
  const isNamed = benchmarkFilter(only);
  // By its scenario: the name of a task may end like the id of a suite, as that of a route (`GET /static/*`) does.
  return ({ id, scenario }) => scenario === WHOLE_SUITE || isNamed(id);
}

/** Globs that none of these benchmarks matches. Of a suite that stands as a whole any task may be meant. */
export function unmatchedGlobs(only: readonly string[], benchmarks: readonly Pick<BenchmarkRecord, 'id' | 'target'>[]): readonly string[] {
  return only.filter((glob) => {
    const [isMeant, mayHoldMeant] = [benchmarkFilter([glob]), targetFilter([glob])];
    return !benchmarks.some(({ id, target }) => isMeant(id) || (id === `${target}/${WHOLE_SUITE}` && mayHoldMeant(target)));
  });
}

/** Scenarios that no server sends, and services that no target needs: mistyped elsewhere, they would seem to be in use. */
export function notesOnUnused({ unsent, unneeded }: Pick<Config, 'unsent' | 'unneeded'>): readonly Reason[] {
  return [
    ...(unsent.length === 0 ? [] : [{ kind: 'scenarios-unsent', scenarios: unsent } as const]),
    ...(unneeded.length === 0 ? [] : [{ kind: 'services-unneeded', services: unneeded } as const]),
  ];
}

/** The services that a target needs in one arm, and those of them whose programs are missing there. */
export interface NeedsOfArm {
  readonly services: readonly Service[];
  readonly missing: readonly Service[];
}

/** Why the benchmarks that need a service cannot be measured here. */
const reasonOfMissingProgram = ({ program, installHint }: Pick<Service, 'program' | 'installHint'>): Reason => ({ kind: 'program-missing', program, installHint });

/** Whether a target may be left out for want of a program: a service of it needs that, and none requires it. */
export function mayBeLeftOut({ services }: Pick<Target, 'services'>, program: string): boolean {
  const needing = services.filter((service) => service.program === program);
  return needing.length > 0 && needing.every((service) => !service.required);
}

/**
 * What becomes of a target's benchmarks for want of programs; null: all are there. They may be left out unless
 *
 * - either arm requires what is missing, by its name or its program: head can make neither optional, nor rename it away;
 * - base has all of its own: then it is the change that would take the target out of its gate.
 *
 * @param base null: there is nothing to compare with
 */
export function measurementWithout(head: NeedsOfArm, base: NeedsOfArm | null): Extract<Measurement, { state: 'not measured' | 'invalid' }> | null {
  // Base's first: what it misses as well, the change has not brought about.
  const missing = [...(base?.missing ?? []), ...head.missing];
  const [first] = missing;
  if (first === undefined) return null;
  const required = [...head.services, ...(base?.services ?? [])].filter((service) => service.required);
  const blocking = missing.find(({ name, program }) => required.some((service) => service.name === name || service.program === program));
  if (blocking !== undefined) return { state: 'invalid', reason: reasonOfMissingProgram(blocking) };
  if (base?.missing.length === 0) return { state: 'invalid', reason: reasonOfMissingProgram(first) };
  return { state: 'not measured', reason: reasonOfMissingProgram(first), missingProgram: first.program };
}
