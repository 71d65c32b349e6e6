// package.json
var version$1 = "0.1.0";
var repository = {
	"type": "git",
	"url": "git+https://github.com/OWNER/perf-gate.git"
};

// src/system/version.ts
/** Version of perf-gate. A module of its own, so that measuring processes do not load `package.json`. */
const version = version$1;

export { repository as n, version as t };