import type { BenchmarkRecord, Config, Measurement, Reason, Service, Target } from '../model.ts';
import { benchmarkFilter, targetFilter } from './benchmark-glob.ts';

/** Stands for all tasks of a suite whose tasks are not known. */
export const WHOLE_SUITE = '*';

/** One record for each scenario, or one for the whole suite. */
export function unmeasuredRecords(target: Target, measurement: Measurement): readonly BenchmarkRecord[] {
  const names = target.kind === 'server' ? target.scenarios.map((scenario) => scenario.name) : [WHOLE_SUITE];
  return names.map((name) => unmeasuredRecord(target, name, measurement));
}

/** Records of server scenarios that only base has. Removed tasks of suites show once both arms are asked. */
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
  return {
    id: `${target.name}/${scenario}`,
    target: target.name,
    scenario,
    kind: target.kind,
    version: null,
    labels: target.labels,
    loadHash: '',
    variant: null,
    measurement,
  };
}

/** Tells whether a record is wanted. A whole suite always is: any of its tasks may match. */
export function recordFilter(only: readonly string[]): (record: Pick<BenchmarkRecord, 'id' | 'scenario'>) => boolean {
  const isNamed = benchmarkFilter(only);
  // By its scenario: the name of a task may end like the id of a suite, as that of a route (`GET /static/*`) does.
  return ({ id, scenario }) => scenario === WHOLE_SUITE || isNamed(id);
}

/** Globs that match none of these benchmarks. Any task of a whole suite may match. */
export function unmatchedGlobs(only: readonly string[], benchmarks: readonly Pick<BenchmarkRecord, 'id' | 'target'>[]): readonly string[] {
  return only.filter((glob) => {
    const [isMeant, mayHoldMeant] = [benchmarkFilter([glob]), targetFilter([glob])];
    return !benchmarks.some(({ id, target }) => isMeant(id) || (id === `${target}/${WHOLE_SUITE}` && mayHoldMeant(target)));
  });
}

/** Notes on scenarios and services that no target uses, perhaps because of a typo. */
export function notesOnUnused({ unsent, unneeded }: Pick<Config, 'unsent' | 'unneeded'>): readonly Reason[] {
  return [
    ...(unsent.length === 0 ? [] : [{ kind: 'scenarios-unsent', scenarios: unsent } as const]),
    ...(unneeded.length === 0 ? [] : [{ kind: 'services-unneeded', services: unneeded } as const]),
  ];
}

/** Services of a target in one arm, and those whose programs are missing. */
export interface NeedsOfArm {
  readonly services: readonly Service[];
  readonly missing: readonly Service[];
}

const reasonOfMissingProgram = ({ program, installHint }: Service): Reason => ({ kind: 'program-missing', program, installHint });

/** Tells whether a target may be left out because a program is missing: a service needs it, and none requires it. */
export function mayBeLeftOut({ services }: Target, program: string): boolean {
  const needing = services.filter((service) => service.program === program);
  return needing.length > 0 && needing.every((service) => !service.required);
}

/**
 * Measurement of a target whose programs are missing; null: all are there. Benchmarks are left out unless
 *
 * - either arm requires the service or its program, so that head cannot make it optional;
 * - base has all its programs, so that the change would take the target out of its own gate.
 *
 * @param base null: there is nothing to compare with
 */
export function measurementWithout(
  head: NeedsOfArm,
  base: NeedsOfArm | null,
): Extract<Measurement, { state: 'not measured' | 'invalid' }> | null {
  // Base's first: the change did not cause those.
  const missing = [...(base?.missing ?? []), ...head.missing];
  const [first] = missing;
  if (first === undefined) return null;
  const required = [...head.services, ...(base?.services ?? [])].filter((service) => service.required);
  const blocking = missing.find(({ name, program }) => required.some((service) => service.name === name || service.program === program));
  if (blocking !== undefined) return { state: 'invalid', reason: reasonOfMissingProgram(blocking) };
  if (base?.missing.length === 0) return { state: 'invalid', reason: reasonOfMissingProgram(first) };
  return { state: 'not measured', reason: reasonOfMissingProgram(first), missingProgram: first.program };
}
