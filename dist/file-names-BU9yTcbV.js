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

export { isUsualConfigFile as n, namesOfGate as r, CONFIG_FILES as t };