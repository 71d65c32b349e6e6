import type { Measurement, Reason, Service, Target } from '../model.ts';

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
