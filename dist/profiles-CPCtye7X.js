import { n as UserError } from "./errors-B6fJDvjF.js";

// src/plan/profiles.ts
const AS_CONFIGURED = {
	connections: null,
	pipelining: null,
	soloWarmupMs: null,
	soloMs: null
};
const builtIn = (name, rounds) => ({
	name,
	...rounds,
	only: [],
	load: AS_CONFIGURED
});
/** `smoke` measures everything once for the tables and says nothing about regressions. */
const BUILT_IN_PROFILES = [
	builtIn("smoke", {
		plan: null,
		solos: 1,
		solosWithoutBase: 1
	}),
	builtIn("quick", {
		plan: { looks: [
			5,
			10,
			16
		] },
		solos: 1,
		solosWithoutBase: 3
	}),
	builtIn("standard", {
		plan: { looks: [
			8,
			11,
			14,
			17,
			20,
			24,
			30,
			40
		] },
		solos: 2,
		solosWithoutBase: 5
	}),
	builtIn("thorough", {
		plan: { looks: [
			16,
			20,
			25,
			30,
			40,
			50
		] },
		solos: 5,
		solosWithoutBase: 10
	})
];
/** Measures for the tables alone: nothing is compared, and no verdict is asked for. */
const comparesNothing = ({ plan }) => plan === null;
/** null: the configuration has no such profile. */
function findProfile(name, { profiles }) {
	return profiles.find((candidate) => candidate.name === name) ?? null;
}
/**
* The profile that a run is measured by: head's, unless base has one of that name that compares. Then base's holds, so
* that a change cannot have itself measured less thoroughly, and `note` says so where the two differ.
*
* @throws UserError where neither configuration has such a profile
*/
function profileOfRun({ name, by }, head, base) {
	const ofBase = base === null ? null : findProfile(name, base);
	if (ofBase === null || comparesNothing(ofBase)) return {
		profile: findProfile(name, head) ?? ofBase ?? refuse({
			name,
			by
		}, head),
		note: null
	};
	return {
		profile: ofBase,
		note: JSON.stringify(findProfile(name, head)) === JSON.stringify(ofBase) ? null : `The profile ${name} differs between base and head: the base's holds, so that a change cannot have itself measured less thoroughly.`
	};
}
function refuse({ name, by }, { profiles, file }) {
	throw new UserError({
		what: `there is no profile "${name}"`,
		where: by,
		fix: `Profiles are ${profiles.map((candidate) => candidate.name).join(", ")}; define your own under profiles: in ${file}.`
	});
}

export { profileOfRun as i, comparesNothing as n, findProfile as r, BUILT_IN_PROFILES as t };