import { a as reasonOf } from "./errors-B-nyEVmC.js";
import { g as string, m as record } from "./schemas-yV69UCJf.js";
import { a as entryPath, i as INSTRUMENT_FOLDER, t as SUITE_PROTOCOL } from "./suite-protocol-BPIsNSbG.js";
import { a as monotonicMs } from "./this-program-5O_nxlWm.js";
import { t as _usingCtx } from "./usingCtx-KaxdmAud.js";
import { t as answerQuestions } from "./process-messages-B38SlMk8.js";
import module, { SourceMap } from "node:module";
import process$1 from "node:process";
import { inspect, stripVTControlCharacters, types } from "node:util";
import { createHash } from "node:crypto";
import { fileURLToPath, pathToFileURL } from "node:url";
import path from "node:path";
import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, statSync, writeFileSync } from "node:fs";
import { fork } from "node:child_process";
import v8 from "node:v8";
import { compileFunction } from "node:vm";

// src/measure/suite/source-lines.ts
/** Lines of a profile where a tool has transformed files in memory: the files on disk are the sources. */
/** @param modules transformed code by the file that it was made of; their maps are their last comments */
function inLinesOfSources(thread, modules) {
	const maps = new Map([...modules].map(([file, code]) => [file, mapIn(code)]));
	const nodes = thread.profile.nodes.map((node) => {
		const { url, lineNumber, columnNumber } = node.callFrame;
		const map = maps.get(url.startsWith("file:") ? fileURLToPath(url) : url) ?? null;
		if (map === null) return node;
		const { line, column } = originalPlace(map, lineNumber, columnNumber);
		const ticks = node.positionTicks?.map((at) => ({
			...at,
			line: originalPlace(map, at.line - 1, Number.MAX_SAFE_INTEGER).line + 1
		}));
		return {
			...node,
			callFrame: {
				...node.callFrame,
				lineNumber: line,
				columnNumber: column
			},
			...ticks !== void 0 && { positionTicks: ticks }
		};
	});
	return {
		...thread,
		profile: {
			...thread.profile,
			nodes
		}
	};
}
/** Lines and columns count from 0. What the map does not tell stays as it is. */
function originalPlace(map, line, column) {
	const entry = map.findEntry(line, column);
	return "originalLine" in entry ? {
		line: entry.originalLine,
		column: entry.originalColumn
	} : {
		line,
		column
	};
}
const COMMENT = /^\/\/[#@] (?:sourceMappingURL|vitestSourceMap)=(?<map>.+)$/gm;
const BASE64 = /^data:application\/json[^,]*;base64,/;
/** As a data URL, or as plain JSON (vitest 5). */
function mapIn(code) {
	const written = [...code.matchAll(COMMENT)].at(-1)?.groups?.["map"];
	if (written === void 0) return null;
	const json = BASE64.test(written) ? Buffer.from(written.replace(BASE64, ""), "base64").toString() : written;
	return json.startsWith("{") ? new SourceMap(JSON.parse(json)) : null;
}

// node_modules/tinybench/dist/index.js
const e = Object.freeze(() => {});
const t = globalThis.Event;
var n = class extends t {
	get error() {
		return this.#e;
	}
	get reason() {
		return this.#t;
	}
	get task() {
		return this.#n;
	}
	#e;
	#t;
	#n;
	constructor(e, t, n) {
		super(e), t != null && (this.#n = t), typeof n == "string" ? this.#t = n : n != null && (this.#e = n);
	}
};
const r = (e) => e !== null && (typeof e == "object" || typeof e == "function") && typeof e.then == "function";
const i = (async () => {}).constructor;
const a = (e) => typeof e == "function" && e.constructor === i;
const o = (t) => {
	if (t == null) return !1;
	if (a(t)) return !0;
	try {
		let n = t(), i = r(n);
		if (i) try {
			n.then(e).catch(e);
		} catch {}
		return i;
	} catch {
		return !1;
	}
};
const s = (e, t) => {
	if (!e) {
		let e = Error.stackTraceLimit;
		try {
			Error.stackTraceLimit = 0;
			let n = Error(t);
			throw Error.stackTraceLimit = e, e !== 0 && Error.captureStackTrace(n, s), n;
		} finally {
			Error.stackTraceLimit = e;
		}
	}
};
const c = (e) => {
	switch (typeof e) {
		case "function": return Error(e.name);
		case "object": if (e !== null) return e instanceof Error ? e : Error(e.message ?? "");
		case "undefined": return Error();
		case "string": return Error(e);
		default: return Error(String(e));
	}
};
const l = (e) => Number(e) / 1e6;
const u = (e) => Number(e) * 1e6;
const d = (e) => e;
const f = (e) => BigInt(Math.round(e * 1e6));
function p(e = globalThis) {
	let t = "unknown", n = "unknown";
	if (e.Bun || e.process && e.process.versions?.bun) {
		t = "bun";
		let r = e.Bun?.version;
		if (r) n = r;
		else {
			let t = e.process?.versions?.bun;
			t && (n = t);
		}
	} else e.Deno ? (t = "deno", n = e.Deno.version?.deno ?? "unknown") : e.process && e.process.release?.name === "node" ? (t = "node", n = e.process.versions?.node ?? "unknown") : e.HermesInternal ? (t = "hermes", n = e.HermesInternal.getRuntimeProperties?.()["OSS Release Version"] ?? "unknown") : m(e) && e.navigator.userAgent === "Cloudflare-Workers" ? t = "workerd" : m(e) && e.navigator.userAgent.toLowerCase().startsWith("quickjs-ng") ? (t = "quickjs-ng", n = e.navigator.userAgent.split("/")[1] ?? "unknown") : typeof e.Netlify == "object" ? t = "netlify" : typeof e.EdgeRuntime == "string" ? t = "edge-light" : e.__lagon__ ? t = "lagon" : e.fastly ? t = "fastly" : e.$262 && e.lockdown && e.AsyncDisposableStack ? t = "moddable" : e.d8 ? (t = "v8", n = typeof e.version == "function" ? e.version() : "unknown") : e.inIon && e.performance && e.performance.mozMemory ? t = "spidermonkey" : typeof e.$ == "object" && e.$ !== null && "IsHTMLDDA" in e.$ ? t = "jsc" : e.window && e.navigator && (t = "browser");
	return {
		runtime: t,
		version: n
	};
}
function m(e = globalThis) {
	return typeof e.navigator == "object" && e.navigator !== null && typeof e.navigator.userAgent == "string";
}
const { runtime: h, version: g } = p(), _ = globalThis.performance.now.bind(globalThis.performance), v = {
	fn: _,
	fromMs: d,
	name: "performanceNow",
	toMs: d
}, y = globalThis.process?.hrtime?.bigint.bind(globalThis.process?.hrtime) ?? (() => {
	throw Error("hrtime.bigint() is not supported in this JS environment");
}), b = () => l(y()), x = {
	fn: y,
	fromMs: f,
	name: "hrtimeNow",
	toMs: l
}, S = globalThis.Bun?.nanoseconds, C = S ? {
	fn: S,
	fromMs: u,
	name: "bunNanoseconds",
	toMs: l
} : void 0;
function w(e) {
	return {
		fn: e,
		fromMs: d,
		name: "custom",
		toMs: d
	};
}
const T = (e = h) => e === "bun" ? C : e === "deno" ? v : e === "node" ? x : v;
const E = (e) => {
	switch (typeof e) {
		case "function": return w(e);
		case "string": switch (e) {
			case "auto": return T();
			case "bunNanoseconds": return C ?? v;
			case "hrtimeNow": return x;
			default: return v;
		}
		case "object": return e === null ? v : (s(D(e), "Invalid Timestamp Provider object"), e);
		case "undefined": return v;
		default: throw Error("Invalid value for 'timestampProvider' or 'now'");
	}
};
function D(e) {
	return typeof e == "object" && !!e && typeof e.fn == "function" && typeof e.name == "string" && typeof e.toMs == "function" && typeof e.fromMs == "function";
}
const ee = async (e) => {
	let { fn: t, iterations: n, limit: r, signal: i, time: a = 0, timestampProvider: o = v } = e, s = n === 0 ? r : Math.max(0, Math.min(r, n)), l = [], u = [], d = !0, f = 0, p = Number.isFinite(a) && a > 0, m = n > 0, h = 0, g = o.fn, _ = m ? p ? () => d && f++ < n && (g() < h || (d = !1)) : () => d && f++ < n : p ? () => d && (g() < h || (d = !1)) : () => d, y = (e) => {
		d && u.push(e);
	}, b = (e) => {
		l.push(c(e));
	}, x = () => d = !1;
	if (i) {
		if (i.aborted) return [];
		i.addEventListener("abort", x);
	}
	let S = async () => {
		for (; _();) try {
			y(await t());
		} catch (e) {
			d = !1, b(e);
			break;
		}
	};
	try {
		p && (h = g() + o.fromMs(a));
		let e = Array.from({ length: s }, () => S());
		await Promise.allSettled(e);
	} finally {
		i?.removeEventListener("abort", x);
	}
	if (l.length === 0) return u;
	throw l.length === 1 ? l[0] : AggregateError(l, "Multiple errors occurred during concurrent execution");
}, O = (e, t = 5, n = 2) => {
	if (e === 1e400) return "+∞";
	if (e === -1e400) return "-∞";
	if (e !== e) return "NaN";
	let r = Math.abs(e);
	if (r >= 10 ** t) return e.toFixed();
	if (r < 10 ** (t - n)) return e.toFixed(n);
	let i = Math.min(Math.max(0, t - (Math.floor(Math.log10(r)) + 1)), n);
	return e.toFixed(i);
}, te = (e) => {
	let t = e.result.state;
	return {
		"Task name": e.name,
		...t === "aborted-with-statistics" || t === "completed" ? {
			"Latency avg (ns)": `${O(u(e.result.latency.mean))} \xb1 ${O(e.result.latency.rme)}%`,
			"Latency med (ns)": `${O(u(e.result.latency.p50))} \xb1 ${O(u(e.result.latency.mad))}`,
			"Throughput avg (ops/s)": `${Math.round(e.result.throughput.mean).toString()} \xb1 ${O(e.result.throughput.rme)}%`,
			"Throughput med (ops/s)": `${Math.round(e.result.throughput.p50).toString()} \xb1 ${Math.round(e.result.throughput.mad).toString()}`,
			Samples: e.result.latency.samplesCount
		} : t === "errored" ? {
			Error: e.result.error.message,
			Stack: e.result.error.stack ?? "N/A"
		} : {
			"Latency avg (ns)": "N/A",
			"Latency med (ns)": "N/A",
			"Throughput avg (ops/s)": "N/A",
			"Throughput med (ops/s)": "N/A",
			Samples: "N/A",
			Remarks: t
		},
		...t === "aborted-with-statistics" && { Remarks: t }
	};
}, [k, ...A] = [
	.9999999999998099,
	676.5203681218851,
	-1259.1392167224028,
	771.3234287776531,
	-176.6150291621406,
	12.507343278686905,
	-.13857109526572012,
	9984369578019572e-21,
	1.5056327351493116e-7
], j = (e) => {
	let t = k;
	for (let n = 0; n < A.length; n++) t += A[n] / (e + n);
	return .5 * Math.log(2 * Math.PI) + (e - .5) * Math.log(e + 6.5) - (e + 6.5) + Math.log(t);
}, M = (e, t, n) => {
	let r = e + t, i = e + 1, a = e - 1, o = 1, s = 1 - r * n / i;
	Math.abs(s) < 1e-300 && (s = 1e-300), s = 1 / s;
	let c = s;
	for (let l = 1; l <= 300; l++) {
		let u = 2 * l, d = l * (t - l) * n / ((a + u) * (e + u));
		s = 1 + d * s, Math.abs(s) < 1e-300 && (s = 1e-300), o = 1 + d / o, Math.abs(o) < 1e-300 && (o = 1e-300), s = 1 / s, c *= s * o, d = -(e + l) * (r + l) * n / ((e + u) * (i + u)), s = 1 + d * s, Math.abs(s) < 1e-300 && (s = 1e-300), o = 1 + d / o, Math.abs(o) < 1e-300 && (o = 1e-300), s = 1 / s;
		let f = s * o;
		if (c *= f, Math.abs(f - 1) < 1e-16) break;
	}
	return c;
}, N = (e) => {
	let t = e > 0 ? e : 1, n = t / 2, r = .5, i = n < 12 ? j(n + .5) - j(n) : .5 * Math.log(n) - 1 / (8 * n) + 1 / (192 * n ** 3) - 1 / (640 * n ** 5) + .00118582565234835 / n ** 7 - .00167977198469943 / n ** 9 + .00342404392538552 / n ** 11, a = .5 * Math.log(Math.PI), o = i - .5 * Math.log(t * Math.PI), s = (e) => {
		let o = e * e, s = o / (t + o), c = Math.exp(i - a + n * Math.log1p(-s) + r * Math.log(s));
		return s <= .5 ? 1 - c * M(r, n, s) / r : c * M(n, r, 1 - s) / n;
	}, c = (e) => o - (t + 1) / 2 * Math.log1p(e * e / t), l = 1.959963984540054;
	for (let e = 0; e < 30; e++) {
		let e = Math.exp(-c(l)), t = .5 * (s(l) - .05) * e;
		if (!Number.isFinite(t)) break;
		let n = l + t;
		if (!(n > 0)) break;
		let r = Math.abs(t);
		if (l = n, r <= 4e-16 * e) break;
	}
	return l;
}, P = (e) => Array.isArray(e) && e.length !== 0;
function F(e) {
	let t = e.length;
	if (t < 1024) {
		e.sort(z);
		return;
	}
	let n = !0, r = !0, i = e[0];
	for (let a = 0; a < t; a++) {
		let t = e[a];
		if (!Number.isFinite(t) || Object.is(t, -0)) {
			e.sort(z);
			return;
		}
		(n || r) && (n &&= t >= i, r &&= t <= i, i = t);
	}
	if (n) return;
	if (r) {
		e.reverse();
		return;
	}
	let a = new Float64Array(e).sort();
	for (let n = 0; n < t; n++) e[n] = a[n];
}
const I = (e) => {
	let t = e.length;
	if (t === 1) return {
		mean: e[0],
		vr: 0
	};
	let n = 0, r = 0, i = 0;
	for (; i < t;) {
		let t = e[i++], a = t - n;
		n += a / i, r += a * (t - n);
	}
	return {
		mean: n,
		vr: r / (t - 1)
	};
};
const L = (e, t) => {
	let n = e + t;
	return Number.isFinite(n) ? n / 2 : e / 2 + t / 2;
};
const R = (e, t) => {
	let n = (e.length - 1) * t, r = Math.floor(n), i = e[r];
	if (n === r) return i;
	let a = e[r + 1];
	if (i === a) return i;
	let o = n - r;
	if (o === .5) return L(i, a);
	let s = a - i;
	return Number.isFinite(s) ? i + o * s : (1 - o) * i + o * a;
};
const z = (e, t) => e - t;
const B = (e, t) => {
	let n = 0, r = e.length, i = 0;
	for (; i < r;) n += (Math.abs(e[i++] - t) - n) / i;
	return n;
};
function V(e, t) {
	let n = e.length;
	if (n === 1) return 0;
	let r = n >> 1, i = n + 1 >> 1, a = 0, o = r, s, c, l, u, d, f;
	for (; a <= o;) {
		if (s = a + o >> 1, c = i - s, l = s === 0 ? -1e400 : t - e[r - s], d = s === r ? 1e400 : t - e[r - s - 1], u = c === 0 ? -1e400 : e[r + c - 1] - t, f = c === n - r ? 1e400 : e[r + c] - t, l <= f && u <= d) return n & 1 ? Math.max(l, u) : L(Math.max(l, u), Math.min(d, f));
		l > f ? o = s - 1 : a = s + 1;
	}
	return 0;
}
const H = (e) => V(e, R(e, .5));
function U(e, t = !1) {
	let { mean: n, vr: r } = I(e), i = Math.sqrt(r), a = i / Math.sqrt(e.length), o = e.length - 1, s = N(o), c = a * s, l = n === 0 ? 1e400 : c / Math.abs(n) * 100, u = R(e, .5);
	return {
		aad: B(e, n),
		critical: s,
		df: o,
		mad: V(e, u),
		max: e[o],
		mean: n,
		min: e[0],
		moe: c,
		p50: u,
		p75: R(e, .75),
		p99: R(e, .99),
		p995: R(e, .995),
		p999: R(e, .999),
		rme: l,
		samples: t ? e : void 0,
		samplesCount: e.length,
		sd: i,
		sem: a,
		variance: r
	};
}
const W = (e, t) => {
	let n = e.length;
	if (n < 10) return;
	let r = 0;
	for (let t of e) t === 0 && r++;
	if (r * 2 > n) return "zero-dominated";
	let i = Math.max(3, Math.min(10, Math.floor(n / 1e3))), a = 1;
	for (let t = 1; t < n && !(e[t] !== e[t - 1] && (a++, a >= i)); t++);
	if (a < i) return "low-distinct";
	if (n > 100 && t === 0) return "zero-mad";
};
const K = (e) => {
	let t;
	for (let n = 0; n < e.length; n++) {
		let r = e[n];
		if (!(r <= 0) && (t ??= r, e[n + 1] === r)) return r;
	}
	return t;
};
const q = (e, t = {}) => {
	let { estimator: n = "median", pairs: r = 1024, warmupPairs: i = 64 } = t, { fn: a, toMs: o } = e;
	if (!Number.isInteger(r) || r <= 0) return 0;
	if (Number.isInteger(i) && i > 0) for (let e = 0; e < i; e++) {
		let e = a();
		o(a() - e);
	}
	let s = [];
	for (let e = 0; e < r; e++) {
		let e = a(), t = o(a() - e);
		t > 0 && s.push(t);
	}
	return s.length * 2 < r ? 0 : (s.sort(z), n === "min" ? s[0] : R(s, n === "p05" ? .05 : .5));
};
const ne = [
	"afterAll",
	"beforeAll",
	"beforeEach",
	"afterEach"
];
const re = ["not-started", "started"];
const J = { state: "not-started" };
const Y = { state: "aborted" };
const ie = { state: "started" };
var X = class extends EventTarget {
	get detectedResolution() {
		return this.#r;
	}
	get name() {
		return this.#o;
	}
	get result() {
		return {
			...this.#s,
			runtime: this.#n.runtime,
			runtimeVersion: this.#n.runtimeVersion,
			timestampProviderName: this.#n.timestampProvider.name
		};
	}
	get runs() {
		return this.#l;
	}
	#e = !1;
	#t;
	#n;
	#r = void 0;
	#i;
	#a;
	#o;
	#s = J;
	#c;
	#l = 0;
	#u;
	#d;
	#f;
	#p;
	constructor(e, t, n, r = {}) {
		super(), this.#n = e, this.#o = t, this.#i = n, this.#a = r, this.#t = r.async ?? o(n), this.#u = r.signal, this.#c = r.retainSamples ?? e.retainSamples, this.#f = e.timestampProvider, this.#d = e.timestampProvider.fn, this.#p = e.timestampProvider.toMs;
		for (let e of ne) this.#a[e] != null && s(typeof this.#a[e] == "function", `'${e}' must be a function if provided`);
		this.reset(!1), this.#u && (this.#u.aborted ? this.#v() : this.#u.addEventListener("abort", this.#v.bind(this), { once: !0 })), this.#n.signal && (this.#n.signal.aborted ? this.#v() : this.#n.signal.addEventListener("abort", this.#v.bind(this), { once: !0 }));
	}
	reset(e = !0) {
		this.#l = 0, this.#r = void 0, this.#s = this.#e ? Y : J, e && this.dispatchEvent(new n("reset", this));
	}
	async run() {
		if (this.#s.state !== "not-started") return this;
		this.#s = { state: "started" }, this.dispatchEvent(new n("start", this)), await this.#n.setup(this, "run");
		let { error: e, overriddenIndices: t, samples: r } = await this.#m("run", this.#n.time, this.#n.iterations);
		return await this.#n.teardown(this, "run"), this.#b({
			error: e,
			latencySamples: r,
			overriddenIndices: t
		}), this;
	}
	runSync() {
		if (this.#s.state !== "not-started") return this;
		s(this.#n.concurrency === null, "Cannot use `concurrency` option when using `runSync`"), this.#s = ie, this.dispatchEvent(new n("start", this));
		let e = this.#n.setup(this, "run");
		s(!r(e), "`setup` function must be sync when using `runSync()`");
		let { error: t, overriddenIndices: i, samples: a } = this.#h("run", this.#n.time, this.#n.iterations), o = this.#n.teardown(this, "run");
		return s(!r(o), "`teardown` function must be sync when using `runSync()`"), this.#b({
			error: t,
			latencySamples: a,
			overriddenIndices: i
		}), this;
	}
	async warmup() {
		if (this.#s.state !== "not-started") return;
		this.dispatchEvent(new n("warmup", this)), await this.#n.setup(this, "warmup");
		let { error: e } = await this.#m("warmup", this.#n.warmupTime, this.#n.warmupIterations);
		await this.#n.teardown(this, "warmup"), this.#y(e);
	}
	warmupSync() {
		if (this.#s.state !== "not-started") return;
		this.dispatchEvent(new n("warmup", this));
		let e = this.#n.setup(this, "warmup");
		s(!r(e), "`setup` function must be sync when using `runSync()`");
		let { error: t } = this.#h("warmup", this.#n.warmupTime, this.#n.warmupIterations), i = this.#n.teardown(this, "warmup");
		s(!r(i), "`teardown` function must be sync when using `runSync()`"), this.#y(t);
	}
	async #m(e, t, n) {
		try {
			this.#a.beforeAll && await this.#a.beforeAll.call(this, e);
			let r = this.#n.concurrency !== "task", i = 0, a = [], o = /* @__PURE__ */ new Set(), s = async () => {
				if (!this.#e) try {
					this.#a.beforeEach != null && await this.#a.beforeEach.call(this, e);
					let { iterationCost: t, overridden: n, taskTime: s } = this.#t ? await this.#g(r) : this.#_(r), c = a.push(s) - 1;
					n && o.add(c), r && (i += t ?? s);
				} finally {
					this.#a.afterEach != null && await this.#a.afterEach.call(this, e);
				}
			};
			if (!r) await ee({
				fn: s,
				iterations: n,
				limit: Math.max(1, Math.floor(this.#n.threshold)),
				signal: this.#u ?? this.#n.signal,
				time: t,
				timestampProvider: this.#f
			}), this.#l = a.length;
			else for (; (i < t || a.length < n) && !this.#e;) await s();
			return this.#a.afterAll != null && await this.#a.afterAll.call(this, e), P(a) ? {
				overriddenIndices: o,
				samples: a
			} : {};
		} catch (e) {
			return { error: c(e) };
		}
	}
	#h(e, t, n) {
		try {
			if (this.#a.beforeAll) {
				let t = this.#a.beforeAll.call(this, e);
				s(!r(t), "`beforeAll` function must be sync when using `runSync()`");
			}
			let i = 0, a = [], o = /* @__PURE__ */ new Set(), c = () => {
				if (!this.#e) try {
					if (this.#a.beforeEach) {
						let t = this.#a.beforeEach.call(this, e);
						s(!r(t), "`beforeEach` function must be sync when using `runSync()`");
					}
					let { iterationCost: t, overridden: n, taskTime: c } = this.#_(!0), l = a.push(c) - 1;
					n && o.add(l), i += t ?? c;
				} finally {
					if (this.#a.afterEach) {
						let t = this.#a.afterEach.call(this, e);
						s(!r(t), "`afterEach` function must be sync when using `runSync()`");
					}
				}
			};
			for (; (i < t || a.length < n) && !this.#e;) c();
			if (this.#a.afterAll) {
				let t = this.#a.afterAll.call(this, e);
				s(!r(t), "`afterAll` function must be sync when using `runSync()`");
			}
			return P(a) ? {
				overriddenIndices: o,
				samples: a
			} : {};
		} catch (e) {
			return { error: c(e) };
		}
	}
	async #g(e) {
		let t = this.#d(), n = await this.#i.call(this), r = this.#p(this.#d() - t), i = e ? Q(n) : void 0, a = Z(n);
		return a === void 0 ? {
			iterationCost: i,
			overridden: !1,
			taskTime: r
		} : {
			iterationCost: i,
			overridden: !0,
			taskTime: a
		};
	}
	#_(e) {
		let t = this.#d(), n = this.#i.call(this), i = this.#p(this.#d() - t);
		s(!r(n), "task function must be sync when using `runSync()`");
		let a = e ? Q(n) : void 0, o = Z(n);
		return o === void 0 ? {
			iterationCost: a,
			overridden: !1,
			taskTime: i
		} : {
			iterationCost: a,
			overridden: !0,
			taskTime: o
		};
	}
	#v() {
		if (this.#e = !0, re.includes(this.#s.state)) {
			this.#s = Y;
			let e = new n("abort", this);
			this.dispatchEvent(e), this.#n.dispatchEvent(e);
		}
	}
	#y(e) {
		if (e) {
			this.#s = {
				state: "errored",
				error: e
			};
			let t = new n("error", this, e);
			if (this.dispatchEvent(t), this.#n.dispatchEvent(t), this.#n.throws) throw e;
		}
	}
	#b({ error: e, latencySamples: t, overriddenIndices: r }) {
		if (P(t)) {
			this.#l = t.length;
			let e = this.#n.timerOverhead;
			if (e !== void 0 && e > 0) for (let n = 0; n < t.length; n++) r?.has(n) || (t[n] = Math.max(0, t[n] - e));
			let i = (r?.size ?? 0) > 0, a = i ? t.filter((e, t) => !r?.has(t)) : t;
			F(t);
			let o = U(t, this.#c), s;
			i ? P(a) ? (F(a), this.#r = K(a), s = W(a, H(a))) : this.#r = void 0 : (this.#r = K(t), s = W(t, o.mad));
			let c = o.mean, l = 0, u = [];
			for (let e of t) e === 0 ? u.push(c === 0 ? 0 : 1e3 / c) : (l += e, u.push(1e3 / e));
			F(u);
			let d = U(u, this.#c);
			if (this.#s = {
				state: this.#e ? "aborted-with-statistics" : "completed",
				latency: o,
				period: l / this.runs,
				throughput: d,
				totalTime: l
			}, s !== void 0) {
				let e = new n("warning", this, s);
				this.dispatchEvent(e), this.#n.dispatchEvent(e);
			}
		} else this.#e && (this.#s = Y);
		if (e) {
			this.#s = {
				state: "errored",
				error: e
			};
			let t = new n("error", this, e);
			if (this.dispatchEvent(t), this.#n.dispatchEvent(t), this.#n.throws) throw e;
		}
		let i = new n("cycle", this);
		this.dispatchEvent(i), this.#n.dispatchEvent(i), this.dispatchEvent(new n("complete", this));
	}
};
function Z(e) {
	if (typeof e != "object" || !e) return;
	let t = e;
	if (!("overriddenDuration" in t)) return;
	let n = t.overriddenDuration;
	return typeof n == "number" && Number.isFinite(n) && n >= 0 ? n : void 0;
}
function Q(e) {
	if (typeof e != "object" || !e) return;
	let t = e;
	try {
		if (!("overriddenIterationCost" in t)) return;
		let e = t.overriddenIterationCost;
		return typeof e == "number" && Number.isFinite(e) && e >= 0 ? e : void 0;
	} catch {
		return;
	}
}
const $ = "`subtractTimerOverhead` cannot be used with `concurrency: \"task\"` — set `concurrency` to `null` or `\"bench\"`, or disable `subtractTimerOverhead`";
var ae = class extends EventTarget {
	concurrency;
	iterations;
	name;
	now;
	retainSamples;
	runtime;
	runtimeVersion;
	setup;
	signal;
	subtractTimerOverhead;
	teardown;
	threshold;
	throws;
	time;
	timerOverhead;
	timestampProvider;
	warmup;
	warmupIterations;
	warmupTime;
	get results() {
		return this.tasks.map((e) => e.result);
	}
	get tasks() {
		return [...this.#e.values()];
	}
	#e = /* @__PURE__ */ new Map();
	constructor(t = {}) {
		super();
		let { name: r, ...i } = t;
		this.name = r, this.runtime = h, this.runtimeVersion = g, this.concurrency = i.concurrency ?? null, this.threshold = i.threshold ?? 1e400, this.time = i.time ?? 1e3, this.iterations = i.iterations ?? 64, s(i.now === void 0 || i.timestampProvider === void 0, "Cannot set both `now` and `timestampProvider` options"), this.timestampProvider = E(i.now ?? i.timestampProvider), this.now = () => this.timestampProvider.toMs(this.timestampProvider.fn()), this.warmup = i.warmup ?? !0, this.warmupIterations = i.warmupIterations ?? 16, this.warmupTime = i.warmupTime ?? 250, this.setup = i.setup ?? e, this.teardown = i.teardown ?? e, this.throws = i.throws ?? !1, i.signal != null && (this.signal = i.signal), this.retainSamples = i.retainSamples === !0, this.subtractTimerOverhead = i.subtractTimerOverhead === !0, s(!(this.subtractTimerOverhead && this.concurrency === "task"), $);
		let a = this.subtractTimerOverhead ? q(this.timestampProvider) : void 0;
		a != null && (this.timerOverhead = a), this.signal && this.signal.addEventListener("abort", () => {
			this.dispatchEvent(new n("abort"));
		}, { once: !0 });
	}
	add(e, t, r = {}) {
		if (this.#e.has(e)) throw Error(`Task "${e}" already exists`);
		{
			let i = new X(this, e, t, r);
			this.#e.set(e, i), this.dispatchEvent(new n("add", i));
		}
		return this;
	}
	getTask(e) {
		return this.#e.get(e);
	}
	remove(e) {
		let t = this.getTask(e);
		return t && (this.#e.delete(e), this.dispatchEvent(new n("remove", t))), this;
	}
	reset() {
		for (let e of this.#e.values()) e.reset();
		this.dispatchEvent(new n("reset"));
	}
	async run() {
		s(!(this.subtractTimerOverhead && this.concurrency === "task"), $), this.warmup && await this.#t(), this.dispatchEvent(new n("start"));
		let e = [];
		if (this.concurrency === "bench") {
			let t = [];
			for (let e of this.#e.values()) t.push(e.run());
			e = await Promise.all(t);
		} else for (let t of this.#e.values()) e.push(await t.run());
		return this.dispatchEvent(new n("complete")), e;
	}
	runSync() {
		s(this.concurrency === null, "Cannot use `concurrency` option when using `runSync`"), this.warmup && this.#n();
		let e = [];
		this.dispatchEvent(new n("start"));
		for (let t of this.#e.values()) e.push(t.runSync());
		return this.dispatchEvent(new n("complete")), e;
	}
	table(e = te) {
		return this.tasks.map(e);
	}
	async #t() {
		if (this.dispatchEvent(new n("warmup")), this.concurrency === "bench") {
			let e = [];
			for (let t of this.#e.values()) e.push(t.warmup());
			await Promise.all(e);
		} else for (let e of this.#e.values()) await e.warmup();
	}
	#n() {
		this.dispatchEvent(new n("warmup"));
		for (let e of this.#e.values()) e.warmupSync();
	}
};

// src/measure/suite/tools/collection.ts
/** What a tool waits for where the file must not go on: it would close what the wanted task needs. */
const FOREVER = new Promise(() => {});
/**
* The tasks that a file gives its benchmark tool to run. Names are those of the groups and of the task; a second task of exactly the
* same name is `NAME (2)`.
*/
var Collection = class {
	tasks = [];
	deviations = /* @__PURE__ */ new Set();
	/** Code of files that a tool has loaded in its own way, by their absolute paths. */
	modules = /* @__PURE__ */ new Map();
	#wanted;
	#found = Promise.withResolvers();
	#timesByName = /* @__PURE__ */ new Map();
	#runs = 0;
	#changedMs = monotonicMs();
	/** @param wanted the one task that the process runs; null: it lists them */
	constructor(wanted) {
		this.#wanted = wanted;
	}
	/** Resolves when the wanted task was taken. */
	get found() {
		return this.#found.promise;
	}
	/**
	* Takes tasks that a tool would run now.
	*
	* @returns whether the wanted one is among them: then the tool stays in its run
	* @throws Error for a task without a name or a function
	*/
	take(tasks) {
		this.#changedMs = monotonicMs();
		for (const { names, ...task } of tasks) {
			const name = this.#distinct(names.map(nameOf).filter((part) => part !== "").join(" > "));
			this.tasks.push({
				name,
				...task
			});
			if (name !== this.#wanted) continue;
			this.#found.resolve();
			return true;
		}
		return false;
	}
	/** A run of a tool begins. Returns what ends it, once. */
	begin() {
		this.#runs += 1;
		let isOver = false;
		return () => {
			if (!isOver) this.#runs -= 1;
			isOver = true;
			this.#changedMs = monotonicMs();
		};
	}
	/** How long nothing has happened; 0: a tool is in its run, or none has run yet. */
	quietMs() {
		return this.#runs > 0 || this.tasks.length === 0 ? 0 : monotonicMs() - this.#changedMs;
	}
	/** @throws Error where two tasks have one name, so that they cannot be told apart */
	close() {
		const twin = this.tasks.find(({ name }, place) => this.tasks.findIndex((other) => other.name === name) < place);
		if (twin !== void 0) throw new Error(`two tasks are called "${twin.name}": give one of them another name`);
	}
	#distinct(name) {
		if (name === "") throw new Error("a task has no name");
		const times = (this.#timesByName.get(name) ?? 0) + 1;
		this.#timesByName.set(name, times);
		return times === 1 ? name : `${name} (${times})`;
	}
};
const figuresOf = (names, value) => Object.fromEntries(names.split(" ").map((name) => [name, value]));
/** Figures of a task that its tool has not measured, so that a script that prints them goes on. */
const NO_STATISTICS = {
	...figuresOf("mean min max avg p25 p50 p75 p99 p995 p999 sd sem moe rme variance df critical aad mad samplesCount ticks", 0),
	samples: []
};
/** A throughput at which expectations of a file hold: it would end at the first that does not. */
const NO_THROUGHPUT = {
	...NO_STATISTICS,
	...figuresOf("mean min max p50 p75 p99 p995 p999", Number.POSITIVE_INFINITY)
};
/** The options of a task between such hooks: they surround its own, as in tinybench. `owner` is their `this`. */
const optionsWithin = ({ setup, teardown }, task, options, owner) => ({
	...options,
	beforeAll: async () => {
		await setup?.call(owner, task, "run");
		await options.beforeAll?.call(task, "run");
	},
	afterAll: async () => {
		await options.afterAll?.call(task, "run");
		await teardown?.call(owner, task, "run");
	}
});
/** A part of a name may be a text, a number or a function. */
function nameOf(part) {
	if (typeof part === "function") return part.name;
	return typeof part === "string" || typeof part === "number" ? String(part) : "";
}
/** @throws Error where it is none */
function asFunction(fn, name) {
	if (typeof fn === "function") return fn;
	throw new Error(`the task ${typeof name === "string" ? `"${name}"` : inspect(name)} has no function`);
}

// src/measure/suite/tools/benchmark-js.ts
/** benchmark.js: a suite runs as it does, filters and events included, and each benchmark of it is done at once. */
const BENCHMARK_JS = {
	name: "benchmark",
	replaced: [],
	adopt(module, collection) {
		const library = module["default"];
		const [benchmark, suite] = [library?.prototype, library?.Suite?.prototype];
		if (library === void 0 || typeof benchmark?.run !== "function" || typeof suite?.run !== "function") throw new Error("this version of benchmark is not known: it has no Benchmark and Suite that run");
		const suites = /* @__PURE__ */ new WeakMap();
		const { run } = suite;
		suite.run = function(options) {
			for (const one of Array.from(this)) suites.set(one, this);
			const end = collection.begin();
			this.on("complete", end);
			this.on("abort", end);
			return run.call(this, options);
		};
		benchmark.run = function() {
			if (takeBenchmark(this, suites.get(this), library, collection)) return this;
			for (const type of [
				"start",
				"cycle",
				"complete"
			]) this.emit(library.Event(type));
			return this;
		};
		return {};
	}
};
function takeBenchmark(one, suite, library, collection) {
	const name = one.name ?? `<Test #${one.id}>`;
	const names = [suite?.name, name];
	const { setup, teardown } = library.prototype;
	if (one.setup !== setup || one.teardown !== teardown || typeof one.fn === "string") return collection.take([inOneScope(one, names)]);
	const fn = asFunction(one.fn, name);
	return collection.take([{
		names,
		prepare: () => one.defer ? deferred(one, fn, library) : withThis(one, fn),
		options: void 0
	}]);
}
/** The test says itself when it is done. */
function deferred(one, fn, { Deferred }) {
	return () => new Promise((resolve) => {
		fn.call(one, Object.assign(Object.create(Deferred.prototype), {
			benchmark: one,
			resolve
		}));
	});
}
/** `this` of a test is its Benchmark. */
const withThis = (one, fn) => /\bthis\b/.test(fn.toString()) ? fn.bind(one) : fn;
/**
* The variables of `setup` are those of the test and of `teardown`: benchmark.js puts their texts into one function, and so does this.
* Where the test does not run there, because it uses variables around it, it is called as it is.
*/
function inOneScope(one, names) {
	if (one.defer) throw new Error(`the task "${String(one.name)}" is deferred and has \`setup\` or \`teardown\`: make its data outside of it`);
	let scope;
	return {
		names,
		prepare: () => {
			const text = `${bodyOf(one.setup)}\nreturn { fn: function () { ${bodyOf(one.fn)}\n }, teardown: function () { ${bodyOf(one.teardown)}\n } };`;
			scope = compileFunction(text).call(one);
			const fn = withThis(one, scope.fn);
			try {
				if (bodyOf(one.fn) === "") throw new ReferenceError("it has no body");
				fn();
				return fn;
			} catch (error) {
				if (!(error instanceof ReferenceError) || typeof one.fn !== "function") throw error;
				return withThis(one, one.fn);
			}
		},
		options: { afterAll: () => {
			scope.teardown.call(one);
		} }
	};
}
/** The text between the braces, as benchmark.js takes it; of a text, that itself. */
function bodyOf(part) {
	if (typeof part === "string") return part.trim();
	return typeof part === "function" ? (/^[^{]+\{(?<body>[\s\S]*)\}\s*$/.exec(part.toString())?.groups?.["body"] ?? "").trim() : "";
}

// src/measure/suite/tools/benchmarkify.ts
/** benchmarkify: the tests that a suite would run. Its own hooks are called once per task. */
const BENCHMARKIFY = {
	name: "benchmarkify",
	replaced: [],
	adopt(module, collection) {
		const prototype = module["default"]?.prototype;
		if (typeof prototype?.createSuite !== "function") throw new Error("this version of benchmarkify is not known: it has no createSuite()");
		const { createSuite } = prototype;
		prototype.createSuite = function(...args) {
			const suite = createSuite.apply(this, args);
			suite.run = async () => {
				const tests = suite.tests.filter((test) => test.skip !== true && (suite.onlyTest ?? test) === test);
				if (collection.take(tests.map((test) => toolTask$3(suite, test)))) return FOREVER;
				return {
					name: suite.name,
					tests: tests.map(({ name }) => ({
						name,
						stat: NO_STATISTICS
					}))
				};
			};
			return suite;
		};
		return {};
	}
};
function toolTask$3(suite, { name, fn }) {
	const test = asFunction(fn, name);
	const isAsynchronous = test.length > 0;
	const untilDone = () => new Promise((done) => {
		test(done);
	});
	return {
		names: [suite.name, name],
		prepare: () => isAsynchronous ? untilDone : test,
		options: {
			...isAsynchronous && { async: true },
			beforeAll: () => callAll(suite, suite.setupFn),
			afterAll: () => callAll(suite, suite.tearDownFn)
		}
	};
}
async function callAll(suite, hooks = []) {
	await Promise.all([hooks].flat().map((hook) => hook.call(suite)));
}

// src/measure/suite/suite-task.ts
/** [ns on a core, ns queued for one, turns] of the main thread (Linux, "Scheduler Statistics"). Not every kernel keeps it. */
const ACCOUNT = "/proc/self/schedstat";
/** Time in ms for which this process's main thread has been queued for its core so far; 0 where the kernel keeps no account. */
function queuedMs() {
	const [, queuedNs = 0] = (existsSync(ACCOUNT) ? readFileSync(ACCOUNT, "utf8") : "").split(" ").map(Number);
	return queuedNs / 1e6;
}
/** Reading memory is slow. */
const MEMORY_EVERY_MS = 50;
function openSuiteLog() {
	const samples = [];
	let done = 0;
	let maxMemoryBytes = 0;
	let memoryReadMs = -1e400;
	const log = (operations) => {
		done += operations;
		const cpu = process$1.cpuUsage();
		const nowMs = monotonicMs();
		samples.push([
			nowMs,
			done,
			cpu.user + cpu.system
		]);
		if (nowMs - memoryReadMs >= MEMORY_EVERY_MS) {
			memoryReadMs = nowMs;
			maxMemoryBytes = Math.max(maxMemoryBytes, process$1.memoryUsage.rss());
		}
		return nowMs;
	};
	return {
		samples,
		log,
		maxMemoryBytes: () => maxMemoryBytes
	};
}
/**
* Calls in a row, which divide the cost of the loop. Every call is a real one: each place of a call has seen many
* different functions before (`meetStrangers`), so that V8 does not inline the task and drop or move its work. Storing each result in an
* object would cost more than a small operation.
*/
const CALLS_IN_A_ROW = 64;
/** Keeps the last result. */
const kept = { result: null };
/** Calls a function so many times. */
function runOperations(fn, count) {
	const rows = Math.floor(count / CALLS_IN_A_ROW);
	if (rows > 0) kept.result = callInRows(fn, rows);
	for (let left = count - rows * CALLS_IN_A_ROW; left > 0; left -= 1) kept.result = fn();
}
/** The same with each operation awaited. */
async function runAsyncOperations(fn, count) {
	for (let left = count; left > 0; left -= 1) kept.result = await fn();
}
const callInRows = compileFunction(`let result;
  for (let row = 0; row < rows; row += 1) {
    ${"result = fn();\n".repeat(CALLS_IN_A_ROW)}
  }
  return result;`, ["fn", "rows"]);
/** Makes a call site megamorphic. */
function meetStrangers(call) {
	const strangers = [
		() => 0,
		() => "",
		() => null,
		() => .5,
		() => [],
		() => true
	];
	for (let time = 0; time < 200; time += 1) for (const stranger of strangers) call(stranger);
}
meetStrangers((stranger) => {
	runOperations(stranger, 65);
});
const CALIBRATION_MS = 20;
/** A function that does so many operations by a loop of its own. */
var Repeated = class {
	perform;
	constructor(perform) {
		this.perform = perform;
	}
};
/** Calls `beforeAll`, and the task once to learn whether it is asynchronous. */
async function openTask(task) {
	const hooked = hookedTask(task);
	await callHook(task.options?.beforeAll, hooked);
	const prepared = await task.prepare();
	const asynchronous = await isAsynchronous(prepared, task.options, hooked);
	const perform = repeated(prepared, asynchronous);
	const isSingle = task.options?.beforeEach !== void 0 || task.options?.afterEach !== void 0;
	/** @param look called after each batch, except for figures */
	const runBatches = async (wantedBatch, endMs, look) => {
		const batch = isSingle ? 1 : wantedBatch;
		const enough = new AbortController();
		const bench = new ae({
			time: Math.max(1, endMs - monotonicMs()),
			iterations: 1,
			warmup: false,
			throws: true,
			retainSamples: false
		});
		const { samples, log, maxMemoryBytes } = openSuiteLog();
		const logBatch = () => {
			if (log(batch) >= endMs) enough.abort();
		};
		const lookAndLog = () => {
			look?.();
			logBatch();
		};
		bench.add(task.name, asBatch(perform, asynchronous, batch, look === void 0 ? logBatch : lookAndLog), {
			...hooksAroundEach(task.options),
			async: asynchronous,
			signal: enough.signal
		});
		log(0);
		await bench.run();
		return {
			samples,
			maxMemoryBytes: maxMemoryBytes()
		};
	};
	const repeat = async (operations) => {
		if (isSingle) return false;
		if (asynchronous) await perform(operations);
		else perform(operations);
		return true;
	};
	const lookAtResult = () => refuseResult(kept.result, asynchronous);
	return {
		run: (batch, endMs) => runBatches(batch, endMs),
		repeat,
		calibrate: () => calibrate((batch, endMs) => runBatches(batch, endMs, lookAtResult), isSingle),
		close: () => callHook(task.options?.afterAll, hooked)
	};
}
/** @throws where a result shows that timing the calls would not measure the work */
function refuseResult(result, asynchronous) {
	if (!asynchronous && types.isPromise(result)) throw new Error("the task gave a promise that is not awaited, because its first operation gave none, or by `async: false`: say `{ async: true }`");
	if (isTimedByItself(result)) throw new Error("the task gives an `overriddenDuration`, and perf-gate times operations as a whole: make what they need beforehand, in `beforeAll` or once for many of them");
}
function isTimedByItself(result) {
	return typeof result === "object" && result !== null && "overriddenDuration" in result && Number.isFinite(result.overriddenDuration);
}
/** Runs growing batches until one is long enough. */
async function calibrate(run, isSingle) {
	let batch = 1;
	while (true) {
		const queuedBeforeMs = queuedMs();
		const { samples } = await run(batch, monotonicMs() + CALIBRATION_MS);
		const msPerOp = Math.min(...samples.slice(1).map(([atMs], before) => (atMs - samples[before][0]) / batch));
		const fitting = Math.round(2 / msPerOp);
		if (isSingle || fitting < 2 * batch) return {
			msPerOp,
			busyShare: busyShareOf(samples, queuedMs() - queuedBeforeMs)
		};
		batch = fitting;
	}
}
async function isAsynchronous(prepared, options, hooked) {
	if (options?.async !== void 0) return options.async;
	await callHook(options?.beforeEach, hooked);
	const first = prepared instanceof Repeated ? prepared.perform(1) : prepared();
	kept.result = await first;
	await callHook(options?.afterEach, hooked);
	return typeof first?.then === "function";
}
function repeated(prepared, asynchronous) {
	if (prepared instanceof Repeated) return prepared.perform;
	return asynchronous ? (operations) => runAsyncOperations(prepared, operations) : (operations) => {
		runOperations(prepared, operations);
	};
}
function asBatch(perform, asynchronous, batch, afterBatch) {
	if (asynchronous) return async () => {
		await perform(batch);
		afterBatch();
	};
	return () => {
		perform(batch);
		afterBatch();
	};
}
/** Without `beforeAll` and `afterAll`, which are called once. */
function hooksAroundEach({ beforeEach, afterEach } = {}) {
	return {
		...beforeEach && { beforeEach },
		...afterEach && { afterEach }
	};
}
/** `this` of hooks. `async`, so that tinybench does not call the task to find out. */
const hookedTask = ({ name }) => new ae().add(name, () => {}, { async: true }).getTask(name);
async function callHook(hook, hooked) {
	await hook?.call(hooked, "run");
}
/** Share of the time between the first and last sample in which a process ran, or was queued for its core (`queuedMs`). */
function busyShareOf(samples, queuedMs) {
	const [[fromMs, , cpuUsBefore], [toMs, , cpuUs]] = [samples[0], samples.at(-1)];
	return Math.min(1, ((cpuUs - cpuUsBefore) / 1e3 + queuedMs) / (toMs - fromMs));
}

// src/measure/suite/tools/mitata.ts
/** Figures in the place of a measured run. */
const NO_RUN = {
	...NO_STATISTICS,
	kind: "fn",
	debug: "",
	heap: {
		...NO_STATISTICS,
		total: 0
	}
};
/** Since `run` was called, in its order. */
let measured = null;
/** mitata's stop-watch, `measure` of its inner module. `run` tries it on empty functions first. */
const MITATA_STOPWATCH = {
	name: "mitata/lib",
	replaced: ["measure"],
	adopt: ({ measure }, collection) => {
		if (typeof measure !== "function") throw notKnown();
		return { measure: async (fn, options = {}) => {
			if (measured === null) throw new Error("`measure` of mitata runs what has no name: use bench(name, fn) and run()");
			if (options.inner_gc === true && "heap" in options) collection.deviations.add("collections");
			measured.push({
				fn,
				args: options.args ?? {}
			});
			return NO_RUN;
		} };
	}
};
/** mitata: its own `run` goes through groups, filters, names and arguments, and finds a stop-watch that notes them. */
const MITATA = {
	name: "mitata",
	replaced: ["run"],
	adopt: ({ run }, collection) => {
		if (typeof run !== "function") throw notKnown();
		return { run: async (options = {}) => {
			const end = collection.begin();
			try {
				measured = [];
				const report = await run({
					...options,
					format: "quiet",
					silent: true,
					print: () => {}
				});
				const tasks = tasksOf(report, measured, collection);
				return collection.take(tasks) ? await FOREVER : report;
			} finally {
				measured = null;
				end();
			}
		} };
	}
};
const notKnown = () => /* @__PURE__ */ new Error("this version of mitata is not known: it has no `run` and no `measure` in lib.mjs");
function tasksOf({ layout, benchmarks }, all, collection) {
	const named = benchmarks.flatMap(({ name, fn, group, runs }) => {
		const groupName = typeof group === "string" ? group : layout?.[group ?? -1]?.name;
		const names = [typeof groupName === "string" && !UNNAMED.test(groupName) ? groupName : void 0];
		return (runs ?? [{ name }]).map((run) => ({
			names: [...names, run.name],
			fn
		}));
	});
	const ofTasks = all.slice(-named.length);
	return named.map(({ names, fn }, place) => toolTask$2(names, fn === void 0 ? ofTasks[place] : {
		fn,
		args: {}
	}, collection));
}
/** Version 0 gives groups without a name one. */
const UNNAMED = /^\$mitata_group\d+$/;
/** Methods of what a generator yields that make parameters: `[0]() { … }`. */
const MAKES_PARAMETERS = /(?:\[\s*0\s*\]|[{,]\s*0)\s*[(:]/;
function toolTask$2(names, { fn, args }, collection) {
	const state = { get: (name) => args[name] };
	if (types.isGeneratorFunction(fn)) {
		if (MAKES_PARAMETERS.test(fn.toString())) collection.deviations.add("parameters");
		let generator;
		return {
			names,
			prepare: async () => {
				generator = fn(state);
				return functionOf((await generator.next()).value, {
					name: names.at(-1),
					args
				});
			},
			options: { afterAll: async () => {
				await generator.next();
			} }
		};
	}
	if (fn.length === 0) return {
		names,
		prepare: () => fn,
		options: void 0
	};
	collection.deviations.add("loop");
	return {
		names,
		prepare: () => new Repeated((operations) => fn(stateOf$1(operations, state))),
		options: void 0
	};
}
/** The state over which a function loops: `for (const _ of state) …`. */
function stateOf$1(operations, state) {
	let left = operations;
	const steps = { next: () => ({
		done: (left -= 1) < 0,
		value: void 0
	}) };
	return {
		...state,
		[Symbol.iterator]: () => steps,
		[Symbol.asyncIterator]: () => steps
	};
}
/** What a generator yields: the function, or an object with it, with what makes its parameters, and how many calls an operation makes at once. */
function functionOf(value, { name, args }) {
	const { bench, manual, concurrency = args["concurrency"], ...makers } = typeof value === "function" ? { bench: value } : value ?? {};
	if (manual !== void 0) throw new Error(`the task "${String(name)}" times itself (\`manual\`), and perf-gate times operations as a whole: yield { bench } in its place`);
	if (typeof bench !== "function") throw new Error(`the generator of the task "${String(name)}" yields no function`);
	return atOnce(withParameters(bench, makers), Number(concurrency ?? 1));
}
function withParameters(bench, makers) {
	const parameters = Array.from({ length: bench.length }, (_, place) => makers[place]);
	if (parameters.length === 0) return bench;
	if (!parameters.map((make) => make()).some((made) => made instanceof Promise)) return () => bench(...parameters.map((make) => make()));
	return async () => bench(...await Promise.all(parameters.map((make) => make())));
}
function atOnce(fn, calls) {
	if (calls <= 1) return fn;
	return () => {
		const results = Array.from({ length: calls }, fn);
		return results.some((result) => result instanceof Promise) ? Promise.all(results) : results;
	};
}

// src/measure/suite/tools/tinybench.ts
const RESULT = {
	state: "completed",
	runtime: "node",
	runtimeVersion: process.version,
	hz: 0,
	period: 0,
	totalTime: 0,
	latency: NO_STATISTICS,
	throughput: NO_THROUGHPUT,
	...NO_STATISTICS
};
/** tinybench: `add` shows the functions, which a Bench hides; `run` and `runSync` give the tasks that are left then. */
const TINYBENCH = {
	name: "tinybench",
	replaced: [],
	adopt({ Bench: Class }, collection) {
		const prototype = Class?.prototype;
		if (typeof prototype?.add !== "function" || typeof prototype.run !== "function") throw new Error("this version of tinybench is not known: its Bench has no add() and run()");
		const addedTo = /* @__PURE__ */ new WeakMap();
		const { add } = prototype;
		prototype.add = function(name, fn, options = {}) {
			const added = addedTo.get(this) ?? /* @__PURE__ */ new Map();
			addedTo.set(this, added.set(name, {
				fn: asFunction(fn, name),
				options
			}));
			return add.call(this, name, async () => {}, options);
		};
		/** Whether the wanted task is among them. */
		const taken = (bench) => {
			if ((bench.concurrency ?? bench.opts?.concurrency ?? null) !== null) collection.deviations.add("concurrency");
			const isWanted = collection.take(bench.tasks.map((task) => toolTask$1(bench, task, addedTo.get(bench).get(task.name))));
			for (const task of bench.tasks) Object.defineProperty(task, "result", {
				value: RESULT,
				configurable: true
			});
			return isWanted;
		};
		prototype.run = async function() {
			return taken(this) ? FOREVER : this.tasks;
		};
		prototype.runSync = function() {
			taken(this);
			return this.tasks;
		};
		return {};
	}
};
function toolTask$1(bench, task, { fn, options }) {
	const around = {
		setup: bench.setup ?? bench.opts?.setup,
		teardown: bench.teardown ?? bench.opts?.teardown
	};
	return {
		names: [bench.name, task.name],
		prepare: () => fn,
		options: optionsWithin(around, task, options, bench)
	};
}

// src/measure/suite/tools/intercept.ts
/** Puts perf-gate in the place of a tool's stop-watch. The library is the project's own; its parts that measure are replaced. */
const BY_SPECIFIER = {
	tinybench: TINYBENCH,
	mitata: MITATA,
	benchmark: BENCHMARK_JS,
	benchmarkify: BENCHMARKIFY
};
const STOPWATCH_OF_MITATA = /^\.\/lib\.mjs$/;
const SCHEME = "perf-gate-tool:";
const ADOPT = Symbol.for("perf-gate.adopt");
/** While it is open, what a file imports of these tools gives its tasks to the collection. */
function interceptTools(collection) {
	const wrappers = /* @__PURE__ */ new Map();
	const mains = /* @__PURE__ */ new Set();
	const toolOf = (specifier, importer) => BY_SPECIFIER[specifier] ?? (STOPWATCH_OF_MITATA.test(specifier) && mains.has(importer ?? "") ? MITATA_STOPWATCH : void 0);
	Reflect.set(globalThis, ADOPT, (name, library) => [...Object.values(BY_SPECIFIER), MITATA_STOPWATCH].find((tool) => tool.name === name).adopt(library, collection));
	const hooks = module.registerHooks({
		resolve(specifier, context, next) {
			const resolved = next(specifier, context);
			const tool = context.parentURL?.startsWith(SCHEME) ? void 0 : toolOf(specifier, context.parentURL);
			if (tool === void 0) return resolved;
			if (tool === MITATA) mains.add(resolved.url);
			const url = `${SCHEME}${resolved.url}`;
			wrappers.set(url, wrapperOf(tool, resolved.url, resolved.format === "commonjs"));
			return {
				url,
				format: "module",
				shortCircuit: true
			};
		},
		load: (url, context, next) => wrappers.has(url) ? {
			source: wrappers.get(url),
			format: "module",
			shortCircuit: true
		} : next(url, context)
	});
	return { [Symbol.dispose]: () => {
		hooks.deregister();
	} };
}
/** A module between the file and the library, for there is no other moment between its evaluation and that of the file. */
function wrapperOf({ name, replaced }, url, isCommonJs) {
	const library = JSON.stringify(url);
	return [
		`import * as library from ${library};`,
		`export * from ${library};`,
		`const own = globalThis[Symbol.for(${JSON.stringify(ADOPT.description)})](${JSON.stringify(name)}, library);`,
		"const main = library.default;",
		`export { main as default${isCommonJs ? ", main as 'module.exports'" : ""} };`,
		...replaced.length === 0 ? [] : [`export const { ${replaced.join(", ")} } = own;`]
	].join("\n");
}

// src/measure/suite/tools/script-end.ts
/** The end of a script that goes on after it was loaded, as one does whose tasks are added in a function that waits. */
/** A script that keeps something open never comes to rest by itself: it has ended when no tool has run for so long. */
const QUIET_MS = 500;
const LOOK_EVERY_MS = 50;
/** To be opened before the script is loaded. Until it is disposed of, `process.exit()` of a script that has run tasks ends the script alone. */
function endOfScript(collection) {
	const end = Promise.withResolvers();
	const exit = process$1.exit.bind(process$1);
	process$1.exit = (code) => {
		if (![
			void 0,
			null,
			0,
			"0"
		].includes(code ?? process$1.exitCode) || collection.tasks.length === 0 || !process$1.connected) return exit(code);
		end.resolve();
	};
	let look;
	return {
		ended: async () => {
			process$1.channel?.unref();
			process$1.once("beforeExit", end.resolve);
			look = setInterval(() => {
				if (collection.quietMs() >= QUIET_MS) end.resolve();
			}, LOOK_EVERY_MS).unref();
			await end.promise;
		},
		[Symbol.dispose]: () => {
			clearInterval(look);
			process$1.channel?.ref();
			process$1.off("beforeExit", end.resolve);
			process$1.exit = exit;
		}
	};
}

// src/measure/suite/tools/vitest-main.ts
/** vitest's main process as its worker sees it: a real one that is recorded, or what it said when the tasks were listed. */
/** A recorded one where none of its files has changed: starting vitest takes longer than a round may. */
function openVitestMain(place) {
	const recording = readRecording(place);
	return recording === null ? startMain(place) : replay(recording);
}
const callOf = ({ m, a }) => `${m} ${JSON.stringify(a)}`;
const refusalOf = ({ i, m, a = [] }) => ({
	t: "s",
	i,
	e: /* @__PURE__ */ new Error(`vitest is asked to ${m} ${String(a[0])} while a task runs: import it before`)
});
function startMain(place) {
	const { vitest, file } = place;
	const host = fork(entryPath("vitest-host"), [
		vitest.resolve("vitest/node"),
		process$1.cwd(),
		file
	], {
		serialization: "advanced",
		stdio: [
			"ignore",
			"pipe",
			"pipe",
			"ipc"
		],
		env: {
			...process$1.env,
			NO_COLOR: "1",
			TMPDIR: folderIn(place)
		}
	});
	const ended = Promise.withResolvers();
	const [listeners, requests, answers, asked] = [
		/* @__PURE__ */ new Set(),
		new Array(),
		/* @__PURE__ */ new Map(),
		/* @__PURE__ */ new Map()
	];
	let isClosed = false;
	const output = outputOf(host);
	host.on("exit", () => {
		ended.resolve(output());
	});
	host.on("message", (message) => {
		if (message.type === "start" || message.type === "run") requests.push(structuredClone(message));
		const call = message.t === "s" ? asked.get(message.i) : void 0;
		if (call !== void 0) answers.set(call, message.r);
		for (const listener of listeners) listener(message);
	});
	return {
		...listening(listeners),
		post: (message) => {
			if (isClosed) {
				refuse(message, listeners);
				return;
			}
			if (isLoading(message)) asked.set(message.i, callOf(message));
			host.send(message);
			if (message.type !== "testfileFinished") return;
			writeRecording(place, {
				version: vitest.version,
				requests,
				answers,
				states: new Map(filesOf(modulesIn(answers)).map((one) => [one, stateOf(one)]))
			});
			ended.resolve(null);
		},
		begin: () => {},
		modules: () => codeOf(modulesIn(answers)),
		ended: ended.promise,
		close: () => {
			isClosed = true;
			host.kill();
		}
	};
}
function outputOf({ stdout, stderr }) {
	let output = "";
	for (const stream of [stdout, stderr]) stream?.on("data", (text) => {
		output += String(text);
	});
	return () => output.trim();
}
function replay({ requests, answers }) {
	const ended = Promise.withResolvers();
	const listeners = /* @__PURE__ */ new Set();
	const send = (message) => {
		setImmediate(() => {
			for (const listener of listeners) listener(message);
		});
	};
	const request = (type) => {
		for (const message of requests) if (message.type === type) send(message);
	};
	let isClosed = false;
	return {
		...listening(listeners),
		post: (message) => {
			const { t, i, type } = message;
			if (type === "started") request("run");
			if (type === "testfileFinished") ended.resolve(null);
			if (t !== "q" || i === void 0) return;
			const call = isLoading(message) ? callOf(message) : null;
			if (call === null && !isClosed) send({
				t: "s",
				i,
				r: void 0
			});
			else send(call !== null && answers.has(call) ? {
				t: "s",
				i,
				r: answers.get(call)
			} : refusalOf(message));
		},
		begin: () => {
			request("start");
		},
		modules: () => codeOf(modulesIn(answers)),
		ended: ended.promise,
		close: () => {
			isClosed = true;
		}
	};
}
/** Calls that ask for code, or for stored results. Others tell of progress. */
const LOADS = /* @__PURE__ */ new Set([
	"fetch",
	"resolve",
	"transform",
	"readBenchmarkResult"
]);
const isLoading = ({ t, m = "" }) => t === "q" && LOADS.has(m);
function refuse(message, listeners) {
	if (message.t === "q") for (const listener of listeners) listener(refusalOf(message));
}
const listening = (listeners) => ({
	on: (listener) => {
		listeners.add(listener);
	},
	off: (listener) => {
		listeners.delete(listener);
	}
});
function modulesIn(answers) {
	return [...answers.values()].filter((answer) => typeof answer === "object" && answer !== null && ("tmp" in answer || "code" in answer) && "file" in answer && typeof answer.file === "string" && existsSync(answer.file));
}
const codeOf = (modules) => new Map(modules.map(({ file, tmp, code }) => [file, code ?? readFileSync(tmp, "utf8")]));
const filesOf = (modules) => modules.flatMap(({ file, tmp }) => [file, ...tmp === void 0 ? [] : [tmp]]);
const stateOf = (file) => {
	const { mtimeMs, size } = statSync(file);
	return `${mtimeMs} ${size}`;
};
/** A folder of perf-gate in the arm's copy. */
function folderIn({ tree }) {
	const folder = path.join(tree, "node_modules/.perf-gate");
	mkdirSync(folder, { recursive: true });
	return folder;
}
const fileOf = (place) => path.join(folderIn(place), `${createHash("sha256").update(place.file).digest("hex").slice(0, 16)}.vitest`);
function readRecording(place) {
	const file = fileOf(place);
	if (!existsSync(file)) return null;
	const recording = v8.deserialize(readFileSync(file));
	const isAsItWas = [...recording.states].every(([module, state]) => existsSync(module) && stateOf(module) === state);
	return recording.version === place.vitest.version && isAsItWas ? recording : null;
}
function writeRecording(place, recording) {
	const file = fileOf(place);
	const part = `${file}.${process$1.pid}`;
	writeFileSync(part, v8.serialize(recording));
	renameSync(part, file);
}

// src/measure/suite/tools/vitest-version.ts
/** Where benchmarks of vitest are timed: version 5 has a provider for that, version 4 a runner. */
/** Older ones have no way to be run by the worker of another. */
const OLDEST_MAJOR = 4;
/** The first one in which `bench` belongs to a test. */
const BENCH_IN_TESTS = 5;
/** vitest as the file finds it; null: it does not. */
function findVitest(file) {
	const manifest = manifestFor(file);
	if (manifest === null) return null;
	const { version, main } = JSON.parse(readFileSync(manifest, "utf8"));
	return {
		version,
		resolve: (specifier) => module.createRequire(file).resolve(specifier),
		main: path.join(path.dirname(manifest), main)
	};
}
function manifestFor(file) {
	try {
		return module.findPackageJSON("vitest", pathToFileURL(file)) ?? null;
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "ERR_MODULE_NOT_FOUND") return null;
		throw error;
	}
}
const majorOf = ({ version }) => Number.parseInt(version, 10);
/** Tasks that vitest would time go to the collection. @throws Error where the version is too old */
async function replaceStopwatch(vitest, collection) {
	const major = majorOf(vitest);
	if (major < OLDEST_MAJOR) throw new Error(`perf-gate runs benchmarks of vitest ${OLDEST_MAJOR} and newer, and ${vitest.version} is installed: upgrade vitest, or export default function (bench) { bench.add(name, fn) }`);
	if (major < BENCH_IN_TESTS) {
		await replaceRunner(vitest, collection);
		return;
	}
	Reflect.set(globalThis, Symbol.for(SHARED), providerOf(collection));
	const { expect } = await load(vitest.main);
	expect.extend({
		toBeFasterThan: holds,
		toBeSlowerThan: holds
	});
}
/** Passes: vitest has not timed what it would compare. */
function holds() {
	return {
		pass: !this.isNot,
		message: () => ""
	};
}
/** Where a file gets `bench`: version 4 exports it. */
const placeOfBench = (vitest) => majorOf(vitest) >= BENCH_IN_TESTS ? "a test gives it: test(name, async ({ bench }) => { await bench(name, fn).run(); })" : "import { bench } from 'vitest'";
const SHARED = "perf-gate.vitest";
/** A module that gives what this process has put there, because vitest imports its provider. */
const PROVIDER = `data:text/javascript,export default globalThis[Symbol.for("${SHARED}")]`;
/** A request of vitest's main process, with the provider of perf-gate in its configuration. */
function withProvider(message) {
	const config = message.context?.config;
	return config?.benchmark === void 0 ? message : {
		...message,
		context: {
			...message.context,
			config: {
				...config,
				benchmark: {
					...config.benchmark,
					provider: PROVIDER
				}
			}
		}
	};
}
const providerOf = (collection) => ({ run: async ({ test, registrations, options = {} }) => {
	noteConcurrency(options, collection);
	const tasks = registrations.map(({ name, fn, fnOpts }) => toolTask([test.fullTestName, name], asFunction(fn, name), {
		...options,
		...fnOpts
	}));
	if (collection.take(tasks)) return FOREVER;
	return registrations.map(({ name }) => ({
		name,
		state: "completed",
		period: 0,
		totalTime: 0,
		latency: NO_STATISTICS,
		throughput: NO_THROUGHPUT
	}));
} });
async function replaceRunner(vitest, collection) {
	const { NodeBenchmarkRunner, getBenchFn, getBenchOptions } = await libraryOf(vitest);
	const taken = async (suite) => {
		const tasks = (suite.tasks ?? []).filter(({ mode }) => mode === "run" || mode === "queued");
		for (const task of tasks) if (task.type === "suite") await taken(task);
		for (const task of tasks) {
			if (task.meta?.benchmark !== true) continue;
			const options = getBenchOptions(task) ?? {};
			noteConcurrency(options, collection);
			if (collection.take([toolTask(namesOf(task), asFunction(getBenchFn(task), task.name), options)])) await FOREVER;
		}
	};
	NodeBenchmarkRunner.prototype.runSuite = taken;
}
const load = async (file) => await import(pathToFileURL(file).href);
/** From 4.1 on these are exports of `vitest`, and others are deprecated. */
async function libraryOf({ main, resolve }) {
	const { BenchmarkRunner, TestRunner } = await load(main);
	if (BenchmarkRunner !== void 0) return {
		...TestRunner,
		NodeBenchmarkRunner: BenchmarkRunner
	};
	return {
		...await load(resolve("vitest/runners")),
		...await load(resolve("vitest/suite"))
	};
}
/** Names of the groups and of the task: the outermost is the file. */
function namesOf({ name, suite }) {
	return suite === void 0 || !("filepath" in suite) ? [...suite === void 0 ? [] : namesOf(suite), name] : [name];
}
function noteConcurrency({ concurrency }, collection) {
	if (concurrency !== void 0 && concurrency !== null) collection.deviations.add("concurrency");
}
function toolTask(names, fn, { setup, teardown, ...options }) {
	const task = { name: names.at(-1) };
	return {
		names,
		prepare: () => fn,
		options: optionsWithin({
			setup,
			teardown
		}, task, options)
	};
}

// src/measure/suite/tools/vitest.ts
/** vitest's benchmarks, collected by vitest: this process is the worker of the vitest that the project has installed. */
const NAMES_VITEST = /['"]vitest['"]/;
const NAMES_OTHER_TOOL = /['"](?:tinybench|mitata|benchmark|benchmarkify)['"]/;
const EXPORTS = /\bexport\s+default\b|\bmodule\.exports\b|\bexports\.default\b/;
const LACKS_BENCH = /\bbench is not (?:defined|a function)/;
const CALLS = /\b(?:bench|test|it|describe)\b/;
/** Whether vitest runs a file: it imports vitest, or uses its functions where they are global. */
function isOfVitest(file) {
	const text = readFileSync(file, "utf8");
	return (NAMES_VITEST.test(text) || CALLS.test(text) && !NAMES_OTHER_TOOL.test(text) && !EXPORTS.test(text)) && findVitest(file) !== null;
}
/**
* Runs the file by vitest, whose benchmarks give their tasks to the collection.
*
* @param tree the arm's copy of the repository
* @throws Error with the first problem of the file, or of vitest
*/
async function runVitest(file, tree, collection) {
	const vitest = findVitest(file);
	await replaceStopwatch(vitest, collection);
	const { init, runBaseTests, setupEnvironment } = await import(pathToFileURL(vitest.resolve("vitest/worker")).href);
	const forgetListeners = rememberListeners();
	const main = openVitestMain({
		vitest,
		file,
		tree
	});
	const problems = [];
	init({
		post: (message) => {
			problems.push(...problemsIn(message));
			main.post(message);
		},
		on: (listener) => {
			main.on((message) => {
				listener(withProvider(message));
			});
		},
		off: main.off,
		runTests: (state, traces) => runBaseTests("run", state, traces),
		collectTests: (state, traces) => runBaseTests("collect", state, traces),
		setup: setupEnvironment
	});
	main.begin();
	const printed = await Promise.race([main.ended, collection.found.then(() => null)]);
	main.close();
	forgetListeners();
	for (const [module, code] of main.modules()) collection.modules.set(module, code);
	const [problem = printed] = problems;
	if (problem !== null) throw new Error(`vitest ${vitest.version}: ${problem}${LACKS_BENCH.test(problem) ? `; ${placeOfBench(vitest)}` : ""}`);
}
/** vitest would tell its main process of errors of tasks while they run. */
function rememberListeners() {
	const EVENTS = ["uncaughtException", "unhandledRejection"];
	const before = new Set(EVENTS.flatMap((event) => process$1.rawListeners(event)));
	return () => {
		for (const event of EVENTS) for (const listener of process$1.rawListeners(event)) if (!before.has(listener)) process$1.off(event, listener);
	};
}
/** Errors of the file, of its hooks and of its tests, as the worker tells vitest. */
function problemsIn({ type, error, m, a: [told] = [] }) {
	if (m === "onCollected") return told.flatMap(errorsOf);
	if (m === "onTaskUpdate") return told.flatMap(([, result]) => messagesOf(result?.errors));
	if (m === "onUnhandledError") return messagesOf([told]);
	return type === void 0 || error === void 0 ? [] : messagesOf([error]);
}
const errorsOf = ({ result, tasks = [] }) => [...messagesOf(result?.errors), ...tasks.flatMap(errorsOf)];
const messagesOf = (errors = []) => errors.map(({ message }) => stripVTControlCharacters(message ?? "it failed"));

// src/measure/suite/suite-file.ts
/** A Bench that keeps the functions of its tasks, which tinybench hides. */
var RecordingBench = class extends ae {
	#added = /* @__PURE__ */ new Map();
	#isClosed = false;
	add(name, fn, options) {
		const problem = problemOfTask(name, fn);
		if (problem !== null) throw new Error(problem);
		if (this.#isClosed) throw new Error(`the task "${name}" was added after the default export had ended: return, or await, what it waits for`);
		super.add(name, fn, {
			...options,
			async: true
		});
		this.#added.set(name, {
			name,
			prepare: () => fn,
			options
		});
		return this;
	}
	/** Ends adding, and gives the tasks. Later ones would be seen by chance. */
	close() {
		this.#isClosed = true;
		return this.tasks.map(({ name }) => this.#added.get(name));
	}
	run() {
		throw new Error("perf-gate runs the tasks: leave out bench.run()");
	}
	runSync() {
		throw new Error("perf-gate runs the tasks: leave out bench.runSync()");
	}
};
/** Checks a task, because types do not hold in JavaScript. null: no problem. */
function problemOfTask(name, fn) {
	if (typeof name !== "string" || name === "") return `the name of a task is a text that is not empty, and bench.add(${inspect(name)}, …) has none`;
	return typeof fn === "function" ? null : `the task "${name}" has no function; bench.add(name, fn)`;
}
const labelsSchema = record(string(), record(string().min(1), string())).default({});
/**
* Imports the file and takes its tasks: those that its default export adds, or else those that it gives a benchmark tool to run.
*
* @throws Error that says what is wrong with the file
*/
async function loadSuite({ file, tree, wanted }) {
	try {
		var _usingCtx$1 = _usingCtx();
		const collection = new Collection(wanted);
		const script = _usingCtx$1.u(endOfScript(collection));
		_usingCtx$1.u(interceptTools(collection));
		if (isOfVitest(file)) {
			await runVitest(file, tree, collection);
			return suiteOfTools({}, collection);
		}
		const imported = import(pathToFileURL(file).href);
		const suite = await Promise.race([imported.then(ownExports), collection.found.then(() => null)]);
		if (typeof suite?.default === "function") return suiteOfExport(suite.default, suite);
		if (suite !== null) await Promise.race([script.ended(), collection.found]);
		return suiteOfTools(suite ?? {}, collection);
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		_usingCtx$1.d();
	}
}
async function suiteOfExport(add, suite) {
	const bench = new RecordingBench();
	await add(bench);
	const tasks = bench.close();
	if (tasks.length === 0) throw new Error("it adds no task before its default export ends; call bench.add(name, fn) on the Bench that this is given, and return the promise of what it waits for");
	return {
		tasks,
		labels: () => labelsOf(suite.labels, tasks),
		deviations: [],
		modules: /* @__PURE__ */ new Map()
	};
}
function suiteOfTools(suite, collection) {
	collection.close();
	const { tasks, deviations, modules } = collection;
	if (tasks.length === 0) throw new Error("it adds no task: export default function (bench) { bench.add(name, fn) }, or run tasks by tinybench, vitest, mitata, benchmark or benchmarkify");
	return {
		tasks,
		labels: () => labelsOf(suite.labels, tasks),
		deviations: [...deviations],
		modules
	};
}
/** Exports of a module that a compiler turned into CommonJS lie in its default export. */
function ownExports(suite) {
	return isCompiled(suite.default) ? suite.default : suite;
}
const isCompiled = (exported) => typeof exported === "object" && exported !== null && Reflect.get(exported, "__esModule") === true;
async function labelsOf(exported, tasks) {
	const parsed = labelsSchema.safeParse(typeof exported === "function" ? await exported() : exported);
	if (!parsed.success) throw new Error("its labels are not texts by column by task; export const labels = { parse: { Length: '177 B' } }");
	const stray = Object.keys(parsed.data).find((name) => !tasks.some((task) => task.name === name));
	if (stray !== void 0) throw new Error(`it has labels for "${stray}", and adds no such task`);
	return parsed.data;
}

// src/measure/suite/suite-child.ts
/** One arm's suite in a process of its own. A task runs in batches of about two ms that log (time, operations, CPU). */
/** Files of the modules that `load` loads. ES modules show only while they are resolved; CommonJS modules lie in a cache. */
async function modulesLoadedBy(load) {
	const resolved = /* @__PURE__ */ new Set();
	const hooks = module.registerHooks?.({ resolve(specifier, context, next) {
		const resolution = next(specifier, context);
		if (resolution.url.startsWith("file:")) resolved.add(fileURLToPath(resolution.url));
		return resolution;
	} });
	try {
		await load();
	} finally {
		hooks?.deregister();
	}
	return [...resolved, ...commonJsModules()];
}
/** Files of the CommonJS modules that the process has loaded so far. */
const commonJsModules = () => Object.keys(module.createRequire(import.meta.url).cache);
const FRAME = /^\s+at /;
const FRAME_OF_LOADER = /\bnode:internal\/modules\//;
/** The gate itself may lie in the tree. */
const INSTRUMENT_URL = pathToFileURL(INSTRUMENT_FOLDER).href;
/** The loader's line above a syntax error; for ES modules it may be missing (nodejs/node#49441). */
const LINE_OF_LOADER = /^(?:file:\/\/)?\//;
/** File, line and column below the tree. */
const PLACE = /^[^:]+(?::\d+){1,2}/;
/**
* Message of a caught value, with its class and its place in the tree: `Cannot read properties of undefined (reading 'x') (TypeError at
* src/parse.js:12:7)`.
*
* @param tree the arm's copy of the repository, without symbolic links, as in stacks
*/
function reasonInTree(caught, tree) {
	const reason = reasonOf(caught);
	if (!(caught instanceof Error)) return reason;
	const { name } = caught;
	const [above = "", ...below] = typeof caught.stack === "string" ? caught.stack.split("\n") : [];
	const frames = below.filter((line) => FRAME.test(line) && !line.includes(INSTRUMENT_URL));
	const first = frames.find((frame) => FRAME_OF_LOADER.test(frame) || placeIn(frame, tree) !== null);
	const isOfLoader = name === "SyntaxError" && (LINE_OF_LOADER.test(above) || FRAME_OF_LOADER.test(first ?? ""));
	const [place] = (isOfLoader ? [above] : frames).flatMap((line) => placeIn(line, tree) ?? []);
	const told = [
		...name === "Error" || reason.includes(name) ? [] : [name],
		...place === void 0 ? [] : [`at ${place}`],
		...isOfLoader ? ["while it was loaded"] : []
	];
	return told.length === 0 ? reason : `${reason} (${told.join(" ")})`;
}
/** Place in a line of a stack, which has URLs or paths; null: none in the tree. */
function placeIn(line, tree) {
	const root = [`${pathToFileURL(tree).href}/`, `${tree}/`].find((start) => line.includes(start));
	return root === void 0 ? null : PLACE.exec(line.slice(line.indexOf(root) + root.length))?.[0] ?? null;
}
for (const flag of (process$1.env["PERF_GATE_V8_FLAGS"] ?? "").split(" ").filter((word) => word !== "")) v8.setFlagsFromString(flag);
const [file = "", tree = ""] = process$1.argv.slice(2);
process$1.argv.splice(1, 1e400, file);
let loading = null;
/** @param wanted the task to run; null: the file is asked what it has */
const suite = (wanted = null) => loading ??= loadSuite({
	file,
	tree,
	wanted
});
/** Only of a process that is asked for its tasks: measuring processes load the file without hooks. */
let loaded = null;
async function list() {
	const modules = await (loaded ??= modulesLoadedBy(suite));
	const { tasks, deviations, modules: ofTool } = await suite();
	return {
		names: tasks.map((task) => task.name),
		modules: [.../* @__PURE__ */ new Set([...modules, ...ofTool.keys()])],
		deviations: [...deviations]
	};
}
/** The task that this process runs. */
let open = null;
async function openNamed(name) {
	const { tasks } = await suite(name);
	const task = tasks.find((candidate) => candidate.name === name);
	if (task === void 0) throw new Error(`it has no task "${name}"`);
	return openTask(task);
}
async function taskNamed(name) {
	open ??= {
		name,
		task: openNamed(name)
	};
	if (open.name !== name) throw new Error(`its process runs "${open.name}"; "${name}" needs another`);
	return open.task;
}
async function finish() {
	await (await open?.task)?.close();
	open = null;
	return [...commonJsModules()];
}
let profiler = null;
/** The profiler is loaded where it is asked for: a process that measures is without it. */
async function profile({ task: name, durationMs }) {
	profiler ??= import("./profiler-CxFR-raA.js").then(({ openProfiler }) => openProfiler());
	const [own, task] = [await profiler, await taskNamed(name)];
	await own.start();
	const { msPerOp } = await task.calibrate();
	const { samples } = await task.run(Math.max(1, Math.round(2 / msPerOp)), monotonicMs() + durationMs);
	const taken = await own.end();
	return inLinesOfSources({
		...taken,
		finished: samples.at(-1)[1],
		engine: `${process$1.version} (V8 ${process$1.versions.v8})`
	}, (await suite()).modules);
}
answerQuestions(SUITE_PROTOCOL, {
	list,
	labels: async () => (await suite()).labels(),
	calibrate: async ({ task }) => (await taskNamed(task)).calibrate(),
	run: async ({ task, batch, endMs }) => (await taskNamed(task)).run(batch, endMs),
	profile,
	repeat: async ({ task, operations }) => (await taskNamed(task)).repeat(operations),
	finish
}, (error) => reasonInTree(error, realpathSync(tree)));

export { reasonInTree };