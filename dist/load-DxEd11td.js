import { r as __toESM, t as __commonJSMin } from "./rolldown-runtime-CoNq6U3z.js";
import { i as reasonOf, n as UserError } from "./errors-B6fJDvjF.js";
import { x as toDotPath, y as toJSONSchema } from "./schemas-CMJwVh34.js";
import { o as readTextIfPresent, r as nullIfUnreachable, y as METRIC_NAMES } from "./text-file-RA0jdneG.js";
import { a as namesOfGate, n as firstThere, t as CONFIG_FILES } from "./file-names-Ck54NWmK.js";
import { r as configSchema } from "./schema-DvSQLBCj.js";
import { O as require_posix, S as editionName, b as targetFilter, u as BUILT_IN_PROFILES, y as problemOfGlobs } from "./escape-Cq5-N4er.js";
import { t as readSource } from "./source-DMCj_AVT.js";
import { isDeepStrictEqual } from "node:util";
import { realpath } from "node:fs/promises";
import path, { isAbsolute, resolve } from "node:path";

// src/place-below.ts
/**
* What a file or folder is called from a folder above it; null: it lies elsewhere. Folders on the way may be links, as the one that a
* shell calls the working directory.
*/
async function placeBelow(root, place) {
	const name = path.relative(await withoutLinks(root), path.join(await withoutLinks(path.dirname(place)), path.basename(place)));
	return leavesFolder(name) || path.isAbsolute(name) ? null : name;
}
/** Whether a relative path leads out of the folder that it is taken from. */
function leavesFolder(name) {
	const normal = path.normalize(name);
	return normal === ".." || normal.startsWith(`..${path.sep}`);
}
/** As it stands where there is no such folder. */
const withoutLinks = async (folder) => await nullIfUnreachable(() => realpath(folder)) ?? folder;

// node_modules/fastest-levenshtein/mod.js
var require_fastest_levenshtein = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.__esModule = true;
	exports.distance = exports.closest = void 0;
	var peq = /* @__PURE__ */ new Uint32Array(65536);
	var myers_32 = function(a, b) {
		var n = a.length;
		var m = b.length;
		var lst = 1 << n - 1;
		var pv = -1;
		var mv = 0;
		var sc = n;
		var i = n;
		while (i--) peq[a.charCodeAt(i)] |= 1 << i;
		for (i = 0; i < m; i++) {
			var eq = peq[b.charCodeAt(i)];
			var xv = eq | mv;
			eq |= (eq & pv) + pv ^ pv;
			mv |= ~(eq | pv);
			pv &= eq;
			if (mv & lst) sc++;
			if (pv & lst) sc--;
			mv = mv << 1 | 1;
			pv = pv << 1 | ~(xv | mv);
			mv &= xv;
		}
		i = n;
		while (i--) peq[a.charCodeAt(i)] = 0;
		return sc;
	};
	var myers_x = function(b, a) {
		var n = a.length;
		var m = b.length;
		var mhc = [];
		var phc = [];
		var hsize = Math.ceil(n / 32);
		var vsize = Math.ceil(m / 32);
		for (var i = 0; i < hsize; i++) {
			phc[i] = -1;
			mhc[i] = 0;
		}
		var j = 0;
		for (; j < vsize - 1; j++) {
			var mv_1 = 0;
			var pv_1 = -1;
			var start_1 = j * 32;
			var vlen_1 = Math.min(32, m) + start_1;
			for (var k = start_1; k < vlen_1; k++) peq[b.charCodeAt(k)] |= 1 << k;
			for (var i = 0; i < n; i++) {
				var eq = peq[a.charCodeAt(i)];
				var pb = phc[i / 32 | 0] >>> i & 1;
				var mb = mhc[i / 32 | 0] >>> i & 1;
				var xv = eq | mv_1;
				var xh = ((eq | mb) & pv_1) + pv_1 ^ pv_1 | eq | mb;
				var ph = mv_1 | ~(xh | pv_1);
				var mh = pv_1 & xh;
				if (ph >>> 31 ^ pb) phc[i / 32 | 0] ^= 1 << i;
				if (mh >>> 31 ^ mb) mhc[i / 32 | 0] ^= 1 << i;
				ph = ph << 1 | pb;
				mh = mh << 1 | mb;
				pv_1 = mh | ~(xv | ph);
				mv_1 = ph & xv;
			}
			for (var k = start_1; k < vlen_1; k++) peq[b.charCodeAt(k)] = 0;
		}
		var mv = 0;
		var pv = -1;
		var start = j * 32;
		var vlen = Math.min(32, m - start) + start;
		for (var k = start; k < vlen; k++) peq[b.charCodeAt(k)] |= 1 << k;
		var score = m;
		for (var i = 0; i < n; i++) {
			var eq = peq[a.charCodeAt(i)];
			var pb = phc[i / 32 | 0] >>> i & 1;
			var mb = mhc[i / 32 | 0] >>> i & 1;
			var xv = eq | mv;
			var xh = ((eq | mb) & pv) + pv ^ pv | eq | mb;
			var ph = mv | ~(xh | pv);
			var mh = pv & xh;
			score += ph >>> m - 1 & 1;
			score -= mh >>> m - 1 & 1;
			if (ph >>> 31 ^ pb) phc[i / 32 | 0] ^= 1 << i;
			if (mh >>> 31 ^ mb) mhc[i / 32 | 0] ^= 1 << i;
			ph = ph << 1 | pb;
			mh = mh << 1 | mb;
			pv = mh | ~(xv | ph);
			mv = ph & xv;
		}
		for (var k = start; k < vlen; k++) peq[b.charCodeAt(k)] = 0;
		return score;
	};
	var distance = function(a, b) {
		if (a.length < b.length) {
			var tmp = b;
			b = a;
			a = tmp;
		}
		if (b.length === 0) return a.length;
		if (a.length <= 32) return myers_32(a, b);
		return myers_x(a, b);
	};
	exports.distance = distance;
	var closest = function(str, arr) {
		var min_distance = 1e400;
		var min_index = 0;
		for (var i = 0; i < arr.length; i++) {
			var dist = distance(str, arr[i]);
			if (dist < min_distance) {
				min_distance = dist;
				min_index = i;
			}
		}
		return arr[min_index];
	};
	exports.closest = closest;
}));

// src/config/allowed.ts
var import_fastest_levenshtein = require_fastest_levenshtein();
/**
* What the schema accepts beyond plain types. A check of the schema carries a key of this catalogue as its message,
* so that texts live in one place and no error is left in the words of the validation library.
*/
const ALLOWED = {
	version: {
		allowed: "1",
		fix: "Write `version: 1`; if the file was made for a later format, upgrade perf-gate."
	},
	name: {
		allowed: "a name of letters, digits, \".\", \"_\" and \"-\" that begins with a letter or digit",
		fix: "Rename it; the name is half of a benchmark id like `express/updateUser`, so it has no slash and no space."
	},
	percentage: {
		allowed: "a percentage like 2% or 0.5%",
		fix: "Write a number without plus or minus, a point for decimals with a digit before it, and the percent sign: 2% is two per cent."
	},
	alpha: {
		allowed: "a percentage above 0% and up to 50%",
		fix: "Write the error rate you accept for a whole run, like 1%."
	},
	positiveChange: {
		allowed: "a percentage above 0% and below 100%",
		fix: "Write the size of the change, like 5%."
	},
	change: {
		allowed: "a percentage below 100%",
		fix: "Write the size of the change, like 2%."
	},
	duration: {
		allowed: "a duration like 500ms, 30s, 10m, 1h or 90d",
		fix: "Write a number with its unit: ms, s, m, h or d."
	},
	positiveDuration: {
		allowed: "a duration longer than 0ms",
		fix: "Write a duration above zero, like 30s."
	},
	command: {
		allowed: "a shell command",
		fix: "Write the command as you would type it in the target's folder, like `node server.js`."
	},
	install: {
		allowed: "a shell command, or false where there is nothing to install",
		fix: "Write the command, like `npm ci`, or `install: false`."
	},
	relativePath: {
		allowed: "a path relative to the repository's root, inside of it, with forward slashes",
		fix: "Write it from the repository's root, without a leading slash and without leaving it by \"..\"."
	},
	dependency: {
		allowed: "a glob of what counts, which does not begin with \"!\"",
		fix: "Name what counts instead, like src/**: any glob of the list may let a file in and none keeps one out, so \"!docs/**\" would let in nearly everything."
	},
	file: {
		allowed: "a path relative to the suite's `dir`, inside of it, with forward slashes",
		fix: "Write it from `dir`, without a leading slash and without leaving it by \"..\"."
	},
	edition: {
		allowed: "a path relative to the target's `dir`, inside of it, with forward slashes",
		fix: "Write it from `dir`, like versions/5, without a leading slash and without leaving it by \"..\"."
	},
	requestPath: {
		allowed: "a path that begins with a slash and has no spaces",
		fix: "Write it like /users?id=1, percent-encoded where needed."
	},
	headerName: {
		allowed: "the name of an HTTP header",
		fix: "Use letters, digits and \"-\", like content-type."
	},
	headerValue: {
		allowed: "text on one line",
		fix: "Put the value in quotes and on one line."
	},
	contentLength: {
		allowed: "any header but content-length",
		fix: "Remove it: the length is computed from the body, and a second one would make the server refuse every request."
	},
	sha256: {
		allowed: "a SHA-256 digest of 64 hexadecimal digits",
		fix: "Write what `curl -s URL | sha256sum` prints, without the dash."
	},
	oneExpectedBody: {
		allowed: "one of `json`, `text` and `sha256`",
		fix: "Keep the one that is meant and remove the others."
	},
	oneBody: {
		allowed: "either `json` or `text`",
		fix: "Keep the one that is meant and remove the other."
	},
	methodOfBody: {
		allowed: "a `method` beside a body",
		fix: "Write `method: POST`, or `method: GET` where a body by GET is meant."
	},
	environmentName: {
		allowed: "the name of an environment variable",
		fix: "Use letters, digits and \"_\", not beginning with a digit."
	},
	reservedVariable: {
		allowed: "any variable but PORT and HOST",
		fix: "Remove it: every boot gets a free PORT and the HOST 127.0.0.1 from the gate, and the server must listen there."
	},
	environmentValue: {
		allowed: "text",
		fix: "Put the value in quotes: an environment variable is always text."
	},
	scenarioList: {
		allowed: "a list with the name of at least one scenario",
		fix: "List names that are defined under `scenarios`."
	},
	protocol: {
		allowed: "http (which may be left out) or websocket",
		fix: "Write `protocol: websocket` for held messages, or leave it out."
	},
	program: {
		allowed: "a program on PATH, or a file by its path from the repository's root, without arguments or blanks",
		fix: "Write it like redis-server; arguments belong into `start`."
	},
	serviceList: {
		allowed: "a list of names of services",
		fix: "List names that are defined under `services`."
	},
	looks: {
		allowed: "numbers of rounds, each above the one before",
		fix: "Write them in ascending order, like [8, 20, 40]."
	},
	glob: {
		allowed: "a glob pattern that does not begin with a slash",
		fix: "Write a pattern like express/* ; ** matches everything."
	}
};
function allowedByKey(key) {
	return Object.hasOwn(ALLOWED, key) ? ALLOWED[key] : null;
}

// src/config/json-schema.ts
/** JSON Schema (draft 7, what editors know best) of perf-gate.yml, for completion and checks while typing. */
function configJsonSchema() {
	return {
		...toJSONSchema(configSchema, {
			io: "input",
			target: "draft-7",
			override: withoutSafeIntegerBound
		}),
		title: "perf-gate configuration"
	};
}
/** Keys that are known at a place of the configuration, in the order of the schema; empty where any key is. Of several shapes, those of the one that the value there has. */
function knownKeys(path, value) {
	const shapes = shapesOfPlace(path);
	const meant = shapes.find((shape) => hasShape(value, shape)) ?? shapes[0];
	return Object.keys(meant?.properties ?? {});
}
/** What makes a key known at a place where another shape has it, like `protocol: websocket`; null: none has. */
function whatAllowsKey(key, path) {
	const properties = shapesOfPlace(path).map((shape) => shape.properties ?? {}).find((known) => Object.hasOwn(known, key)) ?? {};
	const mark = Object.entries(properties).find(([, { const: only }]) => only !== void 0);
	return mark === void 0 ? null : `${mark[0]}: ${mark[1].const}`;
}
/** Whether a value has what tells a shape from others; the shape that goes without saying may leave it out. */
function hasShape(value, { properties = {}, required = [] }) {
	const found = typeof value === "object" && value !== null ? value : {};
	return Object.entries(properties).every(([key, { const: only }]) => only === void 0 || found[key] === only || found[key] === void 0 && !required.includes(key));
}
function shapesOfPlace(path) {
	return path.reduce((shapes, step) => shapes.flatMap((shape) => shapesAt(shape, step)), shapesOf(configJsonSchema()));
}
function shapesAt({ items, properties, additionalProperties }, step) {
	if (typeof step === "number") return shapesOf(items);
	return shapesOf(properties?.[String(step)] ?? (typeof additionalProperties === "object" ? additionalProperties : void 0));
}
const shapesOf = (place) => place === void 0 ? [] : place.oneOf ?? [place];
/** zod bounds every integer by 2^53 − 1, which tells a reader nothing. */
function withoutSafeIntegerBound({ jsonSchema }) {
	if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

// src/config/problems.ts
const TYPE_NAMES = {
	string: "text",
	number: "a number",
	int: "a whole number",
	boolean: "true or false",
	object: "a mapping of keys to values",
	record: "a mapping of names to values",
	array: "a list",
	nonoptional: "any JSON value"
};
/** The problems that the schema found, in the words of this project. Needs issues with their input (`reportInput`). */
function problemsOfIssues(issues) {
	return issues.flatMap((issue) => issue.code === "unrecognized_keys" ? unknownKeyProblems(issue) : [problemOfIssue(issue)]);
}
/** Two slips in five letters (`strat` for `start` counts two) are still a slip; more is another word. */
const LARGEST_SHARE_OF_TYPOS = .35;
/** The known name that a mistyped one was probably meant to be; null if none is near. */
function nearestName(found, known) {
	if (known.length === 0) return null;
	const nearest = (0, import_fastest_levenshtein.closest)(found.toLowerCase(), known.map((name) => name.toLowerCase()));
	return (0, import_fastest_levenshtein.distance)(found.toLowerCase(), nearest) <= Math.ceil(nearest.length * LARGEST_SHARE_OF_TYPOS) ? known.find((name) => name.toLowerCase() === nearest) ?? null : null;
}
/** How to mend a name that is not among the known ones. */
function fixOfUnknownName(found, known, otherwise) {
	const nearest = nearestName(found, known);
	return nearest === null ? otherwise : `Did you mean "${nearest}"?`;
}
function unknownKeyProblems({ path, keys, input }) {
	const known = knownKeys(path, input);
	return keys.map((key) => ({
		path: [...path, key],
		...describeUnknownKey(key, known, whatAllowsKey(key, path))
	}));
}
/** `allowedBy` is what would make the key a known one; null: nothing. */
function describeUnknownKey(key, known, allowedBy) {
	const [quoted, list] = [JSON.stringify(key), known.join(", ")];
	if (allowedBy !== null) return {
		what: `the key ${quoted} belongs to \`${allowedBy}\`; allowed here are ${list}`,
		fix: `Write \`${allowedBy}\` beside it, or remove ${quoted}.`
	};
	return {
		what: `unknown key ${quoted}; allowed are ${list}`,
		fix: fixOfUnknownName(key, known, "Remove it, or move it to where it belongs: docs/configuration.md describes every key.")
	};
}
function problemOfIssue(issue) {
	const { allowed, fix } = allowedAt(issue);
	const key = String(issue.path.at(-1) ?? "");
	if (issue.input === void 0 && issue.code !== "custom") return {
		path: issue.path,
		what: `\`${key}\` is required and missing; allowed is ${allowed}`,
		fix: `Add \`${key}\`. ${fix}`.trim()
	};
	return {
		path: issue.path,
		what: `found ${describeFound(issue.input)}; allowed is ${allowed}`,
		fix: fix === "" ? `Write ${allowed}.` : fix
	};
}
/** What would have been right; an empty fix where the allowed text says it all. */
function allowedAt(issue) {
	const told = allowedByKey(issue.code === "invalid_key" ? issue.issues[0]?.message ?? "" : issue.message);
	if (told !== null) return told;
	if (issue.code === "invalid_type") {
		const isUnquoted = issue.expected === "string" && (typeof issue.input === "number" || typeof issue.input === "boolean");
		return {
			allowed: TYPE_NAMES[issue.expected] ?? issue.expected,
			fix: isUnquoted ? `Put it in quotes: "${String(issue.input)}".` : ""
		};
	}
	if (issue.code === "invalid_value") {
		const values = issue.values.map(String);
		return {
			allowed: values.join(" or "),
			fix: fixOfUnknownName(String(issue.input), values, "")
		};
	}
	if (issue.code === "too_small") return {
		allowed: `at least ${issue.minimum}${issue.origin === "string" ? " character" : ""}`,
		fix: ""
	};
	if (issue.code === "too_big") return {
		allowed: `at most ${issue.maximum}`,
		fix: ""
	};
	return {
		allowed: `something else (${issue.message})`,
		fix: "See docs/configuration.md."
	};
}
const LONGEST_QUOTE = 60;
function describeFound(found) {
	if (found === null || found === void 0) return "nothing";
	if (typeof found === "string") return JSON.stringify(found.length > LONGEST_QUOTE ? `${found.slice(0, LONGEST_QUOTE)}…` : found);
	if (Array.isArray(found)) return found.length === 0 ? "an empty list" : "a list";
	return typeof found === "object" ? "a mapping" : `the ${typeof found} ${JSON.stringify(found)}`;
}

// src/config/edition-problems.ts
/** Folders of editions that are not theirs alone: an edition is its target's folder without those of all the others. */
function editionProblems({ servers, suites }) {
	const targets = Object.entries({
		servers,
		suites
	}).flatMap(([section, named]) => Object.entries(named).map(([name, target]) => ({
		path: [section, name],
		...target
	})));
	const withEditions = targets.flatMap(({ path, dir, versions }) => versions === void 0 ? [] : [{
		path,
		dir,
		overlays: Object.entries(versions)
	}]);
	return [...withEditions.flatMap((editions) => [...placeProblems(editions), ...overlayProblems(editions)]), ...clashes(new Set(targets.map(({ dir }) => dir)), withEditions)];
}
function placeProblems({ path, dir, overlays }) {
	if (overlays.length === 0) return [{
		path: [...path, "versions"],
		what: "no editions: there is nothing to measure",
		fix: "Name at least one with its folder, or remove `versions`."
	}];
	if (dir !== ".") return [];
	return [{
		path: [...path, "dir"],
		what: "the repository's root has editions, and nothing lies beside it",
		fix: "Move the target into a folder of its own: an edition is laid out beside it."
	}];
}
function overlayProblems({ path, overlays }) {
	return overlays.flatMap(([label, overlay], index) => {
		const at = [
			...path,
			"versions",
			label
		];
		if (overlay === ".") return [{
			path: at,
			what: "the edition's folder is the target's own",
			fix: "Give it a folder below `dir`, like versions/5."
		}];
		const other = overlays.find(([, folder], place) => place !== index && (overlay.startsWith(`${folder}/`) || place < index && overlay === folder));
		if (other === void 0) return [];
		return [{
			path: at,
			what: `the folder ${overlay} belongs to edition "${other[0]}" already`,
			fix: "Give each edition a folder of its own, none inside another."
		}];
	});
}
/** Editions that would be laid out where another target's files lie. */
function clashes(dirs, withEditions) {
	const laidOut = withEditions.flatMap(({ path, dir, overlays }) => overlays.map(([label, overlay]) => ({
		path: [
			...path,
			"versions",
			label
		],
		place: editionName(dir, label),
		from: `${dir}/${overlay}`
	})));
	return laidOut.flatMap(({ path, place, from }, index) => {
		const other = [...dirs].find((dir) => dir === place || dir.startsWith(`${place}/`)) ?? laidOut.slice(0, index).find((earlier) => earlier.place === place && earlier.from !== from)?.from;
		return other === void 0 ? [] : [{
			path,
			what: `its files would lie in ${place}, where those of ${other} lie`,
			fix: "Use another label."
		}];
	});
}

// src/config/folder-problems.ts
/** Targets of one folder that are made ready there in different ways: whichever comes last would hold for all of them. */
function folderProblems({ servers, suites }) {
	const targets = Object.entries({
		servers,
		suites
	}).flatMap(([section, named]) => Object.entries(named).map(([name, target]) => ({
		path: [section, name],
		name,
		...target
	})));
	return targets.flatMap((target, index) => {
		const { path, dir } = target;
		const other = targets.slice(0, index).find((earlier) => earlier.dir === dir && !isMadeReadyAlike(earlier, target));
		if (other === void 0) return [];
		return [{
			path: [...path, "dir"],
			what: `${dir} is installed and built for "${other.name}" in another way`,
			fix: "Give both the same `install`, `build` and `env` (a variable for the server alone goes before its `start`), or a folder each."
		}];
	});
}
/** Install and build run with the target's variables, so these tell two ways apart wherever there is anything to run. */
function isMadeReadyAlike(one, other) {
	if (one.install !== other.install || one.build !== other.build) return false;
	return one.install === false && one.build === void 0 || isDeepStrictEqual(one.env, other.env);
}

// src/config/listed-names.ts
/** Names in a list that are defined nowhere or stand there twice. `kind` is what they name, and the section is its plural. */
function listedNameProblems({ kind, names, defined, path }) {
	return names.flatMap((name, index) => {
		if (!defined.includes(name)) {
			const allowed = defined.length === 0 ? "none is defined" : `defined are ${defined.join(", ")}`;
			return [{
				path: [...path, index],
				what: `unknown ${kind} "${name}"; ${allowed}`,
				fix: fixOfUnknownName(name, defined, `Define it under \`${kind}s\`.`)
			}];
		}
		if (names.indexOf(name) === index) return [];
		return [{
			path: [...path, index],
			what: `${kind} "${name}" is listed twice`,
			fix: "Remove one of the two."
		}];
	});
}

// src/config/unmatched-globs.ts
var import_posix = /* @__PURE__ */ __toESM(require_posix(), 1);
/** What globs of this configuration may refer to. */
function knownNames({ servers, suites, selections }) {
	const targets = Object.entries({
		...servers,
		...suites
	});
	return {
		targets: targets.map(([name]) => name),
		targetsInIds: targets.flatMap(([name, { versions }]) => versions === void 0 ? [name] : Object.keys(versions).map((label) => editionName(name, label))),
		selections: Object.keys(selections)
	};
}
/** The problem of a glob whose part before the slash matches no target; which tasks a suite has, its file alone knows. */
function unmatchedGlob(glob, path, { targets, targetsInIds, selections }) {
	if (targets.length === 0 || targetsInIds.some(targetFilter([glob]))) return [];
	const [target = ""] = glob.split("/");
	return [{
		path,
		what: `no target matches "${glob}"; targets are ${targets.join(", ")}`,
		fix: fixOfUnknownName(target, [...targets, ...selections], "Write a glob over benchmark ids, like express/* or */hello.")
	}];
}

// src/config/rule-problems.ts
/**
* Rules that hold for no target or no metric, or set nothing, which nobody would notice. They are held against the targets of their own
* file: base's against base's, so that a target that head adds, renames or removes does not make a rule of base's wrong.
*/
function ruleProblems(shape) {
	const known = {
		...knownNames(shape),
		selections: []
	};
	return shape.policy.rules.flatMap((rule, index) => {
		const path = [
			"policy",
			"rules",
			index
		];
		return [
			...emptyRuleProblems(rule, path),
			...unmatchedGlob(rule.benchmark, [...path, "benchmark"], known),
			...metricProblems(rule.metric, [...path, "metric"])
		];
	});
}
/** Most often a dash too many: what the rule was to set stands in an item of its own, and holds there for everything. */
function emptyRuleProblems({ role, direction, delta0, threshold }, path) {
	if ([
		role,
		direction,
		delta0,
		threshold
	].some((field) => field !== void 0)) return [];
	return [{
		path,
		what: "this rule sets nothing",
		fix: "Write `role`, `direction`, `delta0` or `threshold` in the same item of the list, without a dash of its own, or remove the rule."
	}];
}
function metricProblems(metric, path) {
	const matches = (0, import_posix.default)(metric);
	if (METRIC_NAMES.some((name) => matches(name))) return [];
	const fix = fixOfUnknownName(metric, METRIC_NAMES, "Use one of them, or a glob like latency*.");
	return [{
		path,
		what: `no metric matches "${metric}"; metrics are ${METRIC_NAMES.join(", ")}`,
		fix
	}];
}

// src/config/selection-problems.ts
/** Selections that are named like a target, or hold what matches none. */
function selectionProblems(shape) {
	const known = knownNames(shape);
	return Object.entries(shape.selections).flatMap(([name, globs]) => [
		...known.targets.includes(name) ? [{
			path: ["selections", name],
			what: `"${name}" is the name of a target as well`,
			fix: "Rename one of the two: `only` takes names of both."
		}] : [],
		...problemsTogether(globs, ["selections", name]),
		...globs.flatMap((glob, index) => {
			const path = [
				"selections",
				name,
				index
			];
			return known.selections.includes(glob) ? [{
				path,
				what: `"${glob}" is a selection itself`,
				fix: "Write its globs: a selection holds no other."
			}] : unmatchedGlob(glob, path, known);
		})
	]);
}
/** Profiles that are named like a built-in one, or measure what matches nothing. */
function profileProblems(shape) {
	const known = knownNames(shape);
	return Object.entries(shape.profiles).flatMap(([name, { only }]) => [
		...BUILT_IN_PROFILES.some((profile) => profile.name === name) ? [{
			path: ["profiles", name],
			what: `"${name}" is a built-in profile`,
			fix: "Rename yours: the built-in ones mean the same in every repository."
		}] : [],
		...problemsTogether(only, [
			"profiles",
			name,
			"only"
		]),
		...only.flatMap((glob, index) => known.selections.includes(glob) ? [] : unmatchedGlob(glob, [
			"profiles",
			name,
			"only",
			index
		], known))
	]);
}
function problemsTogether(globs, path) {
	const problem = problemOfGlobs(globs);
	return problem === null ? [] : [{
		path,
		...problem
	}];
}

// src/config/program.ts
/** A variable's value without blanks: where one may hold some, only a shell can tell where it ends. */
const VALUE = /(?:"[^"\s\\]*"|'[^'\s]*'|\{[^\s'"`\\(){}]*\}|\$\([^\s'"`\\(){}]*\)|[^\s'"`\\(){])*/.source;
const PROGRAM = new RegExp(String.raw`^\s*(?:(?:exec|\w+=${VALUE})\s+)*(\S+)`);
/** The first word of a shell command that is neither `exec` nor a variable's assignment; the assignment itself where its value may hold blanks. */
const programOf = (command) => PROGRAM.exec(command)?.[1] ?? command;

// src/config/service-problems.ts
/** Services whose program is unclear, those that targets name and nobody defines, and those of one target that hide each other's address. */
function serviceProblems({ servers, suites, services }) {
	const lists = [...Object.entries(servers).map(([name, server]) => ({
		path: [
			"servers",
			name,
			"services"
		],
		names: server.services
	})), ...Object.entries(suites).map(([name, suite]) => ({
		path: [
			"suites",
			name,
			"services"
		],
		names: suite.services
	}))];
	const defined = Object.keys(services);
	return [...Object.entries(services).flatMap(([name, service]) => programProblems(name, service)), ...lists.flatMap(({ path, names }) => [...listedNameProblems({
		kind: "service",
		names,
		defined,
		path
	}), ...sharedVariables([...new Set(names)].filter((name) => defined.includes(name)), services, path)])];
}
/** What `command -v` can look for as it stands: a name or a path without anything that a shell would replace, and no option. */
const PLAIN_PROGRAM = /^[\w.+/][\w.+/-]*$/;
/** A program that is not found counts as not installed, so it must be clear which one that is. */
function programProblems(name, { program, start }) {
	if (program !== void 0 || PLAIN_PROGRAM.test(programOf(start))) return [];
	return [{
		path: [
			"services",
			name,
			"start"
		],
		what: "it cannot be told which program this starts",
		fix: "Name the program under `program`."
	}];
}
function sharedVariables(names, services, path) {
	const setters = names.flatMap((name) => Object.keys(services[name]?.env ?? {}).map((variable) => ({
		name,
		variable
	})));
	return [...Map.groupBy(setters, ({ variable }) => variable)].flatMap(([variable, [one, other]]) => one === void 0 || other === void 0 ? [] : [{
		path,
		what: `services "${one.name}" and "${other.name}" both set ${variable}`,
		fix: "Give one of them another variable in its `env`."
	}]);
}

// src/config/references.ts
/** What the schema cannot see: names that refer to nothing, or to two things, and settings that contradict each other. */
function referenceProblems(shape) {
	return [
		...missingTargets(shape),
		...scenarioProblems(shape),
		...serviceProblems(shape),
		...sharedNames(shape),
		...storedRunProblems(shape),
		...ruleProblems(shape),
		...editionProblems(shape),
		...folderProblems(shape),
		...selectionProblems(shape),
		...profileProblems(shape)
	];
}
function missingTargets({ servers, suites }) {
	if (Object.keys(servers).length + Object.keys(suites).length > 0) return [];
	return [{
		path: [],
		what: "no servers and no suites: there is nothing to measure",
		fix: "Describe at least one under `servers` or `suites`."
	}];
}
function scenarioProblems({ scenarios, servers }) {
	const defined = Object.keys(scenarios);
	return Object.entries(servers).flatMap(([name, server]) => listedNameProblems({
		kind: "scenario",
		names: server.scenarios,
		defined,
		path: [
			"servers",
			name,
			"scenarios"
		]
	}));
}
function sharedNames({ servers, suites }) {
	return Object.keys(suites).filter((name) => Object.hasOwn(servers, name)).map((name) => ({
		path: ["suites", name],
		what: `"${name}" is the name of a server as well`,
		fix: "Rename one of the two: names of targets are the first half of benchmark ids."
	}));
}
/** With fewer stored runs than are asked for, those on main could never fail anything, and would seem to be on their way there. */
function storedRunProblems({ policy: { minStoredRuns }, retention: { runs } }) {
	if (minStoredRuns <= runs) return [];
	return [{
		path: minStoredRuns > 100 ? ["policy", "minStoredRuns"] : ["retention", "runs"],
		what: `${minStoredRuns} stored runs are needed (\`policy.minStoredRuns\`), and ${runs} are kept (\`retention.runs\`)`,
		fix: "Raise `retention.runs`, or lower `policy.minStoredRuns`."
	}];
}

// src/config/resolve.ts
/** The configuration that a file of the right shape, without problems of reference, means. */
function resolveConfig(shape, file) {
	const parts = {
		scenarios: new Map(Object.entries(shape.scenarios).map(([name, scenario]) => [name, resolveScenario(name, scenario)])),
		services: new Map(Object.entries(shape.services).map(([name, service]) => [name, resolveService(name, service)]))
	};
	const { inconclusive, rules, ...limits } = shape.policy;
	return {
		file,
		targets: [...Object.entries(shape.servers).flatMap(([name, server]) => resolveServer(name, server, parts)), ...Object.entries(shape.suites).flatMap(([name, suite]) => resolveSuite(name, suite, parts))],
		unsent: unsentScenarios(shape),
		unneeded: unneededServices(shape),
		selections: shape.selections,
		profiles: [...BUILT_IN_PROFILES, ...Object.entries(shape.profiles).map(([name, profile]) => resolveProfile(name, profile))],
		policy: {
			...limits,
			onInconclusive: inconclusive,
			rules: rules.map(resolveRule)
		},
		budgetMs: shape.budget ?? null,
		instructions: shape.instructions,
		baselines: shape.baselines,
		retention: {
			runs: shape.retention.runs,
			maxAgeMs: shape.retention.maxAge
		}
	};
}
function unsentScenarios({ scenarios, servers }) {
	const sent = new Set(Object.values(servers).flatMap((server) => server.scenarios));
	return Object.keys(scenarios).filter((name) => !sent.has(name));
}
function unneededServices({ services, servers, suites }) {
	const needed = new Set([...Object.values(servers), ...Object.values(suites)].flatMap((target) => target.services));
	return Object.keys(services).filter((name) => !needed.has(name));
}
function resolveServer(name, shape, parts) {
	const { start, bootTimeout, stopTimeout } = shape;
	const scenarios = shape.scenarios.flatMap((scenario) => parts.scenarios.get(scenario) ?? []);
	return resolveEditions(name, shape, parts).map((target) => ({
		kind: "server",
		...target,
		start,
		bootTimeoutMs: bootTimeout,
		stopTimeoutMs: stopTimeout,
		scenarios
	}));
}
function resolveSuite(name, shape, parts) {
	return resolveEditions(name, shape, parts).map((target) => ({
		kind: "suite",
		...target,
		file: shape.file
	}));
}
/** One target, or one for each of its editions. */
function resolveEditions(name, shape, parts) {
	const { dir, install, build, env, dependsOn, versionOf, labels, versions } = shape;
	const target = {
		name,
		dir,
		edition: null,
		install: install === false ? null : install,
		build: build ?? null,
		env,
		dependsOn,
		versionOf: versionOf ?? null,
		services: shape.services.flatMap((service) => parts.services.get(service) ?? []),
		labels
	};
	if (versions === void 0) return [target];
	return Object.entries(versions).map(([label, overlay]) => ({
		...target,
		name: editionName(name, label),
		dir: editionName(dir, label),
		edition: {
			source: dir,
			overlay,
			siblings: Object.values(versions).filter((other) => other !== overlay)
		}
	}));
}
function resolveService(name, shape) {
	const { start, program, install, ready, readyTimeout, env, scope, required } = shape;
	return {
		name,
		start,
		program: program ?? programOf(start),
		installHint: install ?? null,
		ready: ready ?? null,
		readyTimeoutMs: readyTimeout,
		env,
		scope,
		required
	};
}
function resolveProfile(name, shape) {
	const { looks, solos, solosWithoutBase, only, connections, pipelining, warmup, duration } = shape;
	return {
		name,
		plan: looks.length === 0 ? null : { looks },
		solos,
		solosWithoutBase: solosWithoutBase ?? solos,
		only,
		load: {
			connections: connections ?? null,
			pipelining: pipelining ?? null,
			soloWarmupMs: warmup ?? null,
			soloMs: duration ?? null
		}
	};
}
function resolveScenario(name, shape) {
	if (shape.protocol === "websocket") {
		const { protocol, path, message, reply, requests, hold } = shape;
		return {
			protocol,
			name,
			path,
			message,
			reply,
			requests,
			holdMs: hold
		};
	}
	const { method = "GET", path, connections, pipelining, rate } = shape;
	return {
		protocol: "http",
		name,
		method,
		path,
		headers: headersOf(shape),
		body: shape.json === void 0 ? shape.text ?? null : JSON.stringify(shape.json),
		expect: resolveExpectation(shape.expect),
		connections,
		pipelining,
		rate: rate ?? null
	};
}
function headersOf({ headers, json }) {
	const saysType = Object.keys(headers).some((header) => header.toLowerCase() === "content-type");
	return json === void 0 || saysType ? headers : {
		...headers,
		"content-type": "application/json"
	};
}
function resolveExpectation({ status, json, text, sha256 }) {
	if (sha256 !== void 0) return {
		status,
		body: {
			kind: "sha256",
			value: sha256
		}
	};
	if (json !== void 0) return {
		status,
		body: {
			kind: "json",
			value: json
		}
	};
	return {
		status,
		body: text === void 0 ? null : {
			kind: "text",
			value: text
		}
	};
}
/**
* A pattern without a slash means all of a target, as it does where benchmarks are asked for: as it stands, it would match no
* benchmark id at all, which nobody means.
*/
function resolveRule(rule) {
	const { benchmark } = rule;
	if (benchmark === "*" || benchmark === "**") return {
		...rule,
		benchmark: "**"
	};
	return {
		...rule,
		benchmark: benchmark.includes("/") ? benchmark : `${benchmark}/**`
	};
}

// src/config/load.ts
/**
* The configuration that a YAML or JSON text means. `file` is its name from the repository's root.
*
* Throws one UserError that lists every problem of the text. References between names are checked once the shape is
* right: before that, a mistyped section would make every reference to it look wrong.
*/
function parseConfig(text, file) {
	const source = readSource(text);
	if (source.state === "malformed") throw configError(source.problems, file);
	const place = (problems) => problems.map(source.place);
	const parsed = configSchema.safeParse(source.data, { reportInput: true });
	if (!parsed.success) throw configError(place(problemsOfIssues(parsed.error.issues)), file);
	const problems = referenceProblems(parsed.data);
	if (problems.length > 0) throw configError(place(problems), file);
	return resolveConfig(parsed.data, file);
}
/**
* Reads and parses the configuration below `root`; `file` null: the first of {@link CONFIG_FILES}.
* Throws a UserError: none there, not readable, or the problems of its text.
*/
async function loadConfig(root, file) {
	const names = file === null ? CONFIG_FILES : [await nameFrom(root, file)];
	return await loadFirst(root, names) ?? refuseWithout(root, names);
}
/** However it was written, base has to be asked for its own file and not for head's. */
async function nameFrom(root, file) {
	return isElsewhere(file) ? await placeBelow(root, resolve(root, file)) ?? file : file;
}
const isElsewhere = (file) => isAbsolute(file) || leavesFolder(file);
/** null: none of them is there. */
async function loadFirst(root, names) {
	const found = await firstThere(names, async (file) => readText(resolve(root, file), file));
	return found === null ? null : {
		config: parseConfig(found.text, found.file),
		text: found.text
	};
}
function refuseWithout(root, names) {
	throw new UserError({
		what: noneOf(names),
		where: root,
		fix: names.length > 1 ? "Create perf-gate.yml in the repository's root, as docs/configuration.md shows." : "Check the path; it is taken from the repository's root."
	});
}
const noneOf = (names) => `there is no configuration: looked for ${names.join(", ")}`;
/**
* The configuration of a base's tree: thresholds and policy come from it, so that a change cannot relax its own gate, nor
* by renaming the file. Where it has none that can be used, head's holds for both; so does one that is no part of the repository.
*/
async function loadBaseConfig(tree, head) {
	if (isElsewhere(head.file)) return {
		config: head,
		state: "shared",
		problem: `${head.file} is no part of the repository, so it and its thresholds hold for base as well, whatever has changed in it.`
	};
	const names = namesOfGate(head.file);
	try {
		const own = await loadFirst(tree, names);
		if (own === null) return {
			config: head,
			state: "none",
			problem: unusable(head, noneOf(names))
		};
		return {
			config: own.config,
			state: "own",
			problem: null
		};
	} catch (error) {
		if (!(error instanceof UserError)) throw error;
		return {
			config: head,
			state: "refused",
			problem: unusable(head, reasonOf(error).split("\n")[0])
		};
	}
}
const unusable = ({ file }, why) => `The base has no usable ${file} (${why}), so head's configuration and thresholds hold for both.`;
/** null: there is no such file. */
async function readText(path, file) {
	try {
		return await readTextIfPresent(path);
	} catch (cause) {
		throw new UserError({
			what: `the configuration cannot be read: ${reasonOf(cause)}`,
			where: file,
			fix: "Make it a readable file of UTF-8 text.",
			cause
		});
	}
}
function configError(problems, file) {
	const sorted = problems.toSorted((a, b) => a.line - b.line || a.column - b.column);
	const [first, ...others] = sorted;
	if (first === void 0) throw new Error("a configuration error without a problem");
	if (others.length === 0) return new UserError({
		what: first.what,
		where: whereOf(first, file),
		fix: first.fix
	});
	const list = sorted.map((problem) => `\n  ${whereOf(problem, file)}: ${problem.what}. ${problem.fix}`);
	return new UserError({
		what: `${sorted.length} problems in ${file}:${list.join("")}`,
		where: whereOf(first, file),
		fix: "Mend each of them as it says; docs/configuration.md describes every key."
	});
}
/** `perf-gate.yml:12:5 (servers.express.start)` */
function whereOf({ path, line, column }, file) {
	return `${file}:${line}:${column}${path.length === 0 ? "" : ` (${toDotPath(path)})`}`;
}

export { placeBelow as i, loadConfig as n, parseConfig as r, loadBaseConfig as t };