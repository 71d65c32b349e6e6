import { posix } from "node:path";

// src/config/file-names.ts
/** Default names of the configuration; the first that exists is taken. */
const CONFIG_FILES = [
	"perf-gate.yml",
	"perf-gate.yaml",
	"perf-gate.json"
];
const isUsualConfigFile = (file) => CONFIG_FILES.some((name) => name === file);
/** Names of the same gate's configuration: all default names are one gate. */
function namesOfGate(file) {
	const normal = posix.normalize(file);
	return isUsualConfigFile(normal) ? CONFIG_FILES : [normal];
}
/** Tells whether two configuration names mean the same gate. */
function isSameGate(one, other) {
	return namesOfGate(one)[0] === namesOfGate(other)[0];
}
/** Reads the first file that exists; null: none does. */
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