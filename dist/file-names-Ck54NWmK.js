import { posix } from "node:path";

// src/config/file-names.ts
/** Where a configuration is looked for when none is named; the first that exists is taken. */
const CONFIG_FILES = [
	"perf-gate.yml",
	"perf-gate.yaml",
	"perf-gate.json"
];
/** Found without being named. */
const isUsualConfigFile = (file) => CONFIG_FILES.some((name) => name === file);
/** The names under which a gate's configuration may be found: one with a usual name is the same gate under all of them. */
function namesOfGate(file) {
	const normal = posix.normalize(file);
	return isUsualConfigFile(normal) ? CONFIG_FILES : [normal];
}
/** Whether two names of a configuration mean the same gate. */
function isSameGate(one, other) {
	return namesOfGate(one)[0] === namesOfGate(other)[0];
}
/** The first of several names that a file is there by, wherever files are read from; null: there is none. Throws what reading throws. */
async function firstThere(names, read) {
	for (const file of names) {
		const text = await read(file);
		if (text !== null) return {
			file,
			text
		};
	}
	return null;
}

export { namesOfGate as a, isUsualConfigFile as i, firstThere as n, isSameGate as r, CONFIG_FILES as t };