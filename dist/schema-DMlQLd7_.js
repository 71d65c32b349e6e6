import { a as boolean, c as int, g as string, h as strictObject, i as array, m as record, n as _enum, s as discriminatedUnion, u as literal, v as union, y as unknown } from "./schemas-yV69UCJf.js";
import { c as PERCENTAGE, d as parsePercentage, i as HOUR_MS, n as DAY_MS, o as MOST_AGE_DAYS, r as DURATION, u as parseDurationMs } from "./quantities-zpBlaDnA.js";
import { s as isNegated, t as GLOB } from "./benchmark-glob-DWJhJ7IU.js";
import "./profiles-DbKt4u1S.js";
import { r as nullIfUnreachable } from "./text-file-CTydioYb.js";
import path, { posix } from "node:path";
import { realpath } from "node:fs/promises";

// src/system/paths.ts
/** Path of a file or folder below `root`, with links resolved; null: it lies elsewhere. */
async function placeBelow(root, place) {
	const name = path.relative(await withoutLinks(root), path.join(await withoutLinks(path.dirname(place)), path.basename(place)));
	return leadsOut(name) || path.isAbsolute(name) ? null : name;
}
/** Tells whether a relative path leads out of its folder. */
function leadsOut(name) {
	const normal = path.normalize(name);
	return normal === ".." || normal.startsWith("../");
}
const withoutLinks = async (folder) => await nullIfUnreachable(() => realpath(folder)) ?? folder;

// src/config/schema.ts
/** One file, because defaults, the JSON Schema and the tables of the documentation are made from it. */
/** Names of targets, scenarios and the like. A benchmark's id has up to three of them, and 300 characters at most. */
const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,89}$/;
/** Default of `install`. What npm has in its cache is that of the lock file: asking the registry again only takes longer. */
const DEFAULT_INSTALL = "npm ci --prefer-offline --no-audit --no-fund";
/** Default of `retention.runs`. */
const DEFAULT_RUNS_KEPT = 100;
/** Default of `ignore`. A workflow that runs the gate counts all the same. */
const DEFAULT_IGNORE = [
	"**/*.md",
	"docs/**",
	"**/{LICENSE,LICENCE,NOTICE,AUTHORS}{,.*}",
	".github/**",
	"**/{test,tests,__tests__}/**",
	"**/*.{test,spec}.{js,cjs,mjs,ts,cts,mts,jsx,tsx}"
];
/** More than any machine has use for, so that a slip of the finger is told before it fills memory. */
const MOST = {
	connections: 1e4,
	pipelining: 1e3,
	heldRequests: 1e6,
	rounds: 1e3,
	storedRuns: 1e4
};
/** Characters. Linux gives a program no argument and no variable of more than 131,072 bytes. */
const LONGEST = {
	line: 1e3,
	command: 2e4,
	value: 3e4,
	base64: 1e6
};
const says = (key) => ({
	error: key,
	abort: true
});
/** Its message about unknown keys lists the known ones. */
const object = (shape) => strictObject(shape, { error: ({ code }) => code === "unrecognized_keys" ? Object.keys(shape).join(", ") : void 0 });
const withoutNul = (text) => !text.includes("\0");
/** The length has no words of the catalogue: those of a key would hide it. */
const text = (key, longest) => string(key).max(longest, {
	error: ({ maximum }) => `at most ${String(maximum)} characters`,
	abort: true
});
const textLike = (pattern, key, longest = LONGEST.line) => text(key, longest).regex(pattern, says(key));
const name = textLike(NAME, "name");
const nameOfOther = string().max(LONGEST.line);
const command = textLike(/\S/, "command", LONGEST.command).refine(withoutNul, says("command"));
const glob = textLike(GLOB, "glob");
const percentage = (key, isAllowed) => textLike(PERCENTAGE, "percentage").refine((text) => isAllowed(parsePercentage(text)), says(key)).transform(parsePercentage);
const change = percentage("change", (fraction) => fraction < 1);
const toMs = (text) => parseDurationMs(text) ?? 0;
const durationUpTo = (most, key) => textLike(DURATION, "duration").refine((text) => toMs(text) > 0 && toMs(text) <= most, says(key)).transform(toMs);
const positiveDurationMs = durationUpTo(24 * HOUR_MS, "positiveDuration");
const staysInside = (path) => path !== "" && !path.includes("\\") && !path.includes("\0") && !posix.isAbsolute(path) && !leadsOut(path);
const unshortenedPath = (key) => text(key, LONGEST.line).refine(staysInside, says(key));
const shortened = (path) => posix.join(path).replace(/(?<=.)\/$/, "");
const pathInside = (key) => unshortenedPath(key).transform(shortened);
const dependency = unshortenedPath("relativePath").refine((pattern) => !isNegated(shortened(pattern)), says("dependency")).transform(shortened);
/** Headers about the body and the connection, which the clients write themselves. */
const FRAMING = /^(?:content-length|transfer-encoding|connection|keep-alive|te|trailer|upgrade|expect|proxy-connection)$/i;
const headers = record(textLike(/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/, "headerName").refine((header) => !FRAMING.test(header), says("framingHeader")), textLike(/^[\t -~]*$/, "headerValue", LONGEST.value));
const environment = record(textLike(/^[A-Za-z_][A-Za-z0-9_]*$/, "environmentName").refine((variable) => variable !== "PORT" && variable !== "HOST", says("reservedVariable")), text("environmentValue", LONGEST.value).refine(withoutNul, says("environmentValue")));
const body = {
	json: unknown().optional().describe("Body as a value, sent or compared as JSON."),
	text: string().optional().describe("Body to the letter.")
};
const BODIES = [
	"json",
	"text",
	"base64",
	"file",
	"sha256"
];
const bodiesIn = (part) => BODIES.filter((body) => part[body] !== void 0).length;
const hasOneBodyAtMost = (part) => bodiesIn(part) <= 1;
const hasMethodOfBody = ({ method, ...part }) => method !== void 0 || bodiesIn(part) === 0;
const expectation = object({
	status: int().min(100).max(599).default(200).describe("Status of a good response."),
	...body,
	sha256: textLike(/^[0-9a-fA-F]{64}$/, "sha256").transform((digest) => digest.toLowerCase()).optional().describe("SHA-256 of the body's bytes, for one that is too long to be written here.")
}).refine(hasOneBodyAtMost, says("oneExpectedBody"));
const requestPath = textLike(/^\/\S*$/, "requestPath", LONGEST.value).describe("Path with query, beginning with a slash.");
const requested = {
	method: _enum([
		"GET",
		"HEAD",
		"POST",
		"PUT",
		"PATCH",
		"DELETE",
		"OPTIONS"
	]).optional().describe("GET without this; required beside a body."),
	path: requestPath,
	headers: headers.default({}),
	...body,
	base64: textLike(/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/, "base64", LONGEST.base64).optional().describe("Body that is no text, in base64."),
	file: pathInside("relativePath").optional().describe("File with the body, from the repository's root. Base and head are both sent the one of the working tree.")
};
/** Requests of a load, and before it. */
const request = (shape) => object(shape).refine(hasOneBodyAtMost, says("oneBody")).refine(hasMethodOfBody, says("methodOfBody"));
const requestBefore = request({
	...requested,
	take: record(textLike(/^(?!ID$)[A-Z][A-Z0-9_]*$/, "valueName"), textLike(/^(?:(?:header|cookie) \S+|body(?: \/.+\/| [^/\s]\S*)?)$/, "valuePlace")).default({}).describe("Values of the answer by name: `header NAME`, `cookie NAME`, `body`, `body PATH.OF.JSON` or `body /REGEX/`. $NAME stands for one in later requests.")
});
const httpScenario = request({
	protocol: literal("http").optional().describe("What it is without this."),
	...requested,
	before: array(requestBefore).min(1).optional().describe("Requests that each client sends first, like a login. Cookies of their answers go on. $ID in path, headers or body is the number of the request."),
	expect: expectation.prefault({}).describe("What a good response looks like; checked in full before any load."),
	connections: int().min(1).max(MOST.connections).default(50).describe("Connections that are held open under load."),
	pipelining: int().min(1).max(MOST.pipelining).default(1).describe("Requests in flight on one connection.")
});
/** Many messages over one websocket, each held by the server. */
const heldScenario = object({
	protocol: literal("websocket"),
	path: requestPath.prefault("/"),
	message: unknown().describe("JSON value that is sent; the text $ID in it becomes the number of the request."),
	reply: unknown().describe("What the answer must be, by value; $ID as in the message."),
	requests: int().min(1).max(MOST.heldRequests).default(2e4).describe("Messages that are sent at once."),
	hold: positiveDurationMs.prefault("1s").describe("How long the server holds each one: what no server can go below.")
});
/** Keys of the scenarios of each protocol. */
const SCENARIO_KEYS = {
	http: Object.keys(httpScenario.shape),
	websocket: Object.keys(heldScenario.shape)
};
const scenario = discriminatedUnion("protocol", [httpScenario, heldScenario], "protocol");
const service = object({
	start: command.describe("Shell command that serves on PORT at HOST, run in the repository's root; SCRATCH is an empty folder of its own."),
	program: textLike(/^\S+$/, "program").optional().describe("Program that must be there: on PATH, or a file by its path from the repository's root; without this, the first word of `start`."),
	install: command.optional().describe("How a person installs the program; shown where it is missing, never run."),
	ready: command.optional().describe("Shell command that exits with 0 once it is ready; without it, when it accepts connections."),
	readyTimeout: positiveDurationMs.prefault("10s").describe("How long until it must be ready."),
	env: environment.default({}).describe("Variables that targets get; $HOST and $PORT in them are replaced."),
	scope: _enum(["run", "arm"]).default("arm").describe("One for each arm, or one for the whole run."),
	required: boolean().default(false).describe("A missing program makes the measurement invalid instead of leaving benchmarks out.")
});
const target = {
	dir: pathInside("relativePath").describe("Folder with package.json and lock file, from the repository's root."),
	install: union([command, literal(false)], "install").default(DEFAULT_INSTALL).describe("Shell command run in `dir`; false: nothing to install."),
	installTimeout: positiveDurationMs.prefault("10m").describe("How long the install may take, and the build."),
	build: command.optional().describe("Shell command run in `dir` after the install."),
	env: environment.default({}).describe("Environment variables of the target."),
	dependsOn: array(dependency).optional().describe("Globs, from the repository's root, of further files the target uses. Without it, a target that links no package of the repository is reached by any change outside of the other targets' folders."),
	versionOf: string().min(1).max(LONGEST.line).optional().describe("npm package whose installed version is shown beside the target."),
	versions: record(name, pathInside("edition")).optional().describe("Editions by label: folders below `dir` with package.json and lock file, each laid over `dir` and measured as NAME@LABEL."),
	services: array(nameOfOther, "serviceList").default([]).describe("Names of services that must run while the target does."),
	labels: record(string().min(1).max(LONGEST.line), string().max(LONGEST.line)).default({}).describe("What tables show of it, by column title.")
};
const server = object({
	...target,
	start: command.describe("Shell command that serves on PORT at HOST, run in `dir`."),
	tls: boolean().default(false).describe("Whether the server speaks HTTP/1.1 over TLS; any certificate will do."),
	bootTimeout: positiveDurationMs.prefault("30s").describe("How long until it must accept connections and answer. Until then a first request that fails, or is answered by 5xx, is sent again."),
	stopTimeout: positiveDurationMs.prefault("5s").describe("How long after SIGTERM the server is killed."),
	scenarios: array(nameOfOther, "scenarioList").min(1, "scenarioList").describe("Names of scenarios to send.")
});
const suite = object({
	...target,
	file: pathInside("file").describe("Module below `dir` whose default export adds tasks to a tinybench Bench.")
});
const rule = object({
	benchmark: glob.default("**").describe("Glob over benchmark ids; `*` alone means all."),
	metric: glob.default("*").describe("Glob over metric names."),
	role: _enum(["gating", "advisory"]).optional().describe("Whether the metric can fail the check."),
	delta0: change.optional().describe("Change that is of no interest: the null hypothesis is a change of at most this."),
	threshold: change.optional().describe("Smallest estimate that is called a regression.")
});
const storedRuns = int().min(2).max(MOST.storedRuns);
const policy = object({
	alpha: percentage("alpha", (fraction) => fraction > 0 && fraction <= .5).prefault("1%").describe("Chance of any false alarm in a whole run."),
	noRegressionOver: percentage("positiveChange", (fraction) => fraction > 0 && fraction < 1).prefault("5%").describe("X of \"no regression of X or more\"."),
	inconclusive: _enum([
		"pass",
		"neutral",
		"fail"
	]).default("pass").describe("What an inconclusive benchmark makes of the check."),
	minStoredRuns: storedRuns.default(5).describe("Stored runs of one machine kind that are needed before they can fail the check."),
	countsSettle: boolean().default(true).describe("Instructions settle a time that is too noisy to tell, unless it grew by its limit more than they did."),
	rules: array(rule).default([]).describe("A later rule overrides an earlier one, field by field.")
});
const isAscending = (numbers) => numbers.every((number, index) => index === 0 || number > numbers[index - 1]);
const profile = object({
	looks: array(int().min(5).max(MOST.rounds)).max(8).refine(isAscending, says("looks")).default([]).describe("Numbers of rounds of base and head side by side at which a benchmark is looked at: what one clears gets no more; none: for the tables only."),
	solos: int().min(1).max(MOST.rounds).default(1).describe("Rounds of head alone."),
	solosWithoutBase: int().min(1).max(MOST.rounds).optional().describe("The same where there is no base; without it, `solos`."),
	only: array(glob).default([]).describe("What it measures unless something else is asked for: globs, or names of selections."),
	connections: int().min(1).max(MOST.connections).optional().describe("Connections, instead of the scenario's."),
	pipelining: int().min(1).max(MOST.pipelining).optional().describe("Pipelining, instead of the scenario's."),
	warmup: positiveDurationMs.optional().describe("Load of a solo round before it counts."),
	duration: positiveDurationMs.optional().describe("Load of a solo round while it counts.")
});
const retention = object({
	runs: storedRuns.default(100).describe("Stored runs that are kept of each machine kind: the newest so many of each benchmark."),
	maxAge: durationUpTo(MOST_AGE_DAYS * DAY_MS, "age").prefault("365d").describe("Age at which a stored run is dropped.")
});
/** perf-gate.yml as it is written. Names that refer to one another are checked by `references.ts`. */
const configSchema = object({
	$schema: string().max(LONGEST.line).optional().describe("For editors; ignored."),
	version: literal(1, "version"),
	scenarios: record(name, scenario).default({}).describe("Request shapes by name."),
	servers: record(name, server).default({}).describe("HTTP servers by name."),
	suites: record(name, suite).default({}).describe("tinybench suites by name."),
	services: record(name, service).default({}).describe("Programs that targets need beside them, by name."),
	selections: record(name, array(glob).min(1)).default({}).describe("Globs over benchmark ids by a name that stands for them."),
	profiles: record(name, profile).default({}).describe("Profiles of your own, by name."),
	policy: policy.prefault({}).describe("How verdicts are reached."),
	budget: positiveDurationMs.optional().describe("How long measuring may take, as far as can be reckoned beforehand; installing and building come on top. Without it, what the profile takes."),
	instructions: _enum([
		"off",
		"auto",
		"required"
	]).default("auto").describe("Count instructions by emulation, about half a minute a benchmark: `off` never, `auto` on Linux, `required` always: a run that cannot count is refused."),
	why: _enum(["auto", "off"]).default("auto").describe("Profile what regressed, behind all rounds, to name the functions that cost more: about 20 s a benchmark, five benchmarks at most."),
	ignore: array(dependency).default([...DEFAULT_IGNORE]).describe("Globs, from the repository's root, of files whose change reaches no target: without it, Markdown, docs, licences, .github and tests. `dependsOn` goes before it."),
	baselines: pathInside("relativePath").prefault("baselines").describe("Folder of the stored baselines, from the repository's root."),
	retention: retention.prefault({}).describe("Which stored runs are kept.")
});

export { leadsOut as a, configSchema as i, NAME as n, placeBelow as o, SCENARIO_KEYS as r, DEFAULT_INSTALL as t };