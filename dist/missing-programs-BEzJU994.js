// src/plan/missing-programs.ts
/** Why the benchmarks that need a service cannot be measured here: `redis-server is not installed (apt-get install redis-server)`. */
function reasonOfMissingProgram({ program, installHint }) {
	return `${program} is not installed${installHint === null ? "" : ` (${installHint})`}`;
}
/** Whether {@link reasonOfMissingProgram} gave this reason, for whichever service. */
function isMissingProgram(reason) {
	return /^\S+ is not installed(?: \(.+\))?$/s.test(reason);
}
/** Whether a target may be left out for this reason: one of its services is not required, and its program missing. */
function mayBeLeftOut({ services }, reason) {
	return services.some((service) => !service.required && reasonOfMissingProgram(service) === reason);
}
/** What becomes of the benchmarks that need a service whose program is missing. */
function measurementWithout(service, isRequired) {
	return {
		state: isRequired ? "invalid" : "not measured",
		reason: reasonOfMissingProgram(service)
	};
}

export { mayBeLeftOut as n, measurementWithout as r, isMissingProgram as t };