import type { Measurement, Service, Target } from '../model.ts';

/** Why the benchmarks that need a service cannot be measured here: `redis-server is not installed (apt-get install redis-server)`. */
export function reasonOfMissingProgram({ program, installHint }: Pick<Service, 'program' | 'installHint'>): string {
  return `${program} is not installed${installHint === null ? '' : ` (${installHint})`}`;
}

/** Whether {@link reasonOfMissingProgram} gave this reason, for whichever service. */
export function isMissingProgram(reason: string): boolean {
  return /^\S+ is not installed(?: \(.+\))?$/s.test(reason);
}

/** Whether a target may be left out for this reason: one of its services is not required, and its program missing. */
export function mayBeLeftOut({ services }: Pick<Target, 'services'>, reason: string): boolean {
  return services.some((service) => !service.required && reasonOfMissingProgram(service) === reason);
}

/** What becomes of the benchmarks that need a service whose program is missing. */
export function measurementWithout(service: Service, isRequired: boolean): Extract<Measurement, { state: 'not measured' | 'invalid' }> {
  return { state: isRequired ? 'invalid' : 'not measured', reason: reasonOfMissingProgram(service) };
}
