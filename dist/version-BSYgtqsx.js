// package.json
var version$1 = "0.1.0";
var repository = {
	"type": "git",
	"url": "git+https://github.com/OWNER/perf-gate.git"
};

// src/system/version.ts
/** Facts of `package.json`. A module of its own, so that measuring processes do not load that. */
/** Version of perf-gate. */
const version = version$1;
/** `OWNER/NAME` of perf-gate on GitHub. It is written in `repository` of package.json, and everything else follows it. */
const repositoryName = /github\.com\/(?<name>[\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(repository.url).groups["name"];

export { version as n, repositoryName as t };