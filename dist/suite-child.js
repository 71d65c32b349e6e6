import { a as reasonOf } from "./errors-DSIqjwh-.js";
import { g as string, m as record } from "./schemas-1QBeipMY.js";
import { i as INSTRUMENT_FOLDER, t as answerQuestions } from "./process-messages-VmxAT8AI.js";
import { t as SUITE_PROTOCOL } from "./suite-protocol-BH4drN58.js";
import { a as monotonicMs } from "./this-program-BbsEL3r5.js";
import module from "node:module";
import process from "node:process";
import { inspect, types } from "node:util";
import { fileURLToPath, pathToFileURL } from "node:url";
import { existsSync, readFileSync, realpathSync } from "node:fs";
import v8 from "node:v8";
import { compileFunction } from "node:vm";

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

// src/measure/suite/benchmark-tools.ts
/**
* Collects the tasks of files that bring their own benchmark tool. While such a file is loaded, the tool that it imports is replaced by a
* stand-in that takes down what is added and runs nothing: perf-gate runs the tasks.
*/
const COLLECTOR = Symbol.for("perf-gate.collector");
const SCHEME = "perf-gate-tool:";
/** Loads a file and gives what it adds to the tools that it imports. @throws what the file throws */
async function collectFromTools(load) {
	const tasks = /* @__PURE__ */ new Map();
	const unused = /* @__PURE__ */ new Set();
	const waiting = [];
	Reflect.set(globalThis, COLLECTOR, {
		add(groups, label, fn, options) {
			if (typeof fn !== "function") throw new Error(`the task "${String(label)}" has no function`);
			const named = [...groups, typeof label === "function" ? label.name : label].filter((part) => part !== void 0 && part !== "").map(String).join(" > ");
			const taken = [...tasks.keys()].filter((name) => name === named || name.startsWith(`${named} (`)).length;
			const name = taken === 0 ? named : `${named} (${taken + 1})`;
			tasks.set(name, {
				name,
				fn,
				options
			});
		},
		remove: (groups, label) => {
			tasks.delete([...groups, label].filter((part) => part !== void 0).map(String).join(" > "));
		},
		unused: (tool, options, used = []) => {
			for (const option of Object.keys(options)) if (!used.includes(option)) unused.add(`${tool}: ${option}`);
		},
		before: (hook) => {
			waiting.push(hook);
		}
	});
	const hooks = module.registerHooks({
		resolve: (specifier, context, next) => specifier in STAND_INS ? {
			url: `${SCHEME}${specifier}`,
			format: "module",
			shortCircuit: true
		} : next(specifier, context),
		load: (url, context, next) => url.startsWith(SCHEME) ? {
			source: `${SHARED}${STAND_INS[url.slice(15)]}`,
			format: "module",
			shortCircuit: true
		} : next(url, context)
	});
	try {
		const loaded = await load();
		for (const hook of waiting) await hook();
		return {
			loaded,
			tasks: [...tasks.values()],
			unusedOptions: [...unused]
		};
	} finally {
		hooks.deregister();
	}
}
const SHARED = `const collector = globalThis[Symbol.for('perf-gate.collector')];
const statistics = { mean: 0, min: 0, max: 0, p50: 0, p75: 0, p99: 0, p995: 0, p999: 0, sd: 0, rme: 0, samples: [] };
const nothing = new Proxy(function () {}, { get: (_, name) => (name === 'then' ? undefined : nothing), apply: () => nothing, construct: () => nothing });
`;
/** By the name that a file imports. Results are zeros, so that a script that prints them goes on. */
const STAND_INS = {
	tinybench: `
export class Task {}
export const nToMs = (ns) => ns / 1e6;
export const now = () => performance.now();
export const hrtimeNow = now;
export class Bench extends EventTarget {
  #tasks = new Map();
  constructor(options = {}) {
    super();
    this.name = options.name;
    this.opts = options;
    collector.unused('tinybench', options, ['name']);
  }
  add(name, fn, options = {}) {
    collector.add([this.name], name, fn, options);
    this.#tasks.set(name, { name, fn, runs: 0, result: { state: 'not-started', hz: 0, period: 0, totalTime: 0, latency: statistics, throughput: statistics, ...statistics } });
    return this;
  }
  remove(name) { collector.remove([this.name], name); this.#tasks.delete(name); return this; }
  getTask(name) { return this.#tasks.get(name); }
  get tasks() { return [...this.#tasks.values()]; }
  get results() { return this.tasks.map(({ result }) => result); }
  async run() { return this.tasks; }
  async warmup() {}
  runSync() { return this.tasks; }
  table() { return []; }
  reset() {}
}
export default { Bench, Task };
export { Bench as 'module.exports' };
Bench.Bench = Bench;
`,
	vitest: `
const groups = [];
export function bench(name, fn, options = {}) {
  collector.unused('vitest', options, ['setup', 'teardown']);
  collector.add(groups, name, fn, { ...(options.setup ? { beforeAll: () => options.setup() } : {}), ...(options.teardown ? { afterAll: () => options.teardown() } : {}) });
}
const skip = () => {};
export function describe(name, ...rest) {
  const body = rest.find((part) => typeof part === 'function');
  groups.push(typeof name === 'function' ? name.name : name);
  try {
    if (body?.() instanceof Promise) throw new Error('describe() with an asynchronous function is not measured: add its tasks without waiting');
  } finally {
    groups.pop();
  }
}
for (const one of [bench, describe]) {
  one.skip = one.todo = skip;
  one.only = one.sequential = one.concurrent = one;
  one.skipIf = (condition) => (condition ? skip : one);
  one.runIf = (condition) => (condition ? one : skip);
}
describe.each = (cases) => (name, body) => { for (const one of cases) describe(String(name).replace(/%[sdifjo]|\\$\\w+/, String(one)), () => body(...[one].flat())); };
export { describe as suite };
export const beforeAll = (hook) => { collector.before(hook); };
export const afterAll = skip, beforeEach = skip, afterEach = skip, test = skip, it = skip;
export const expect = nothing, vi = nothing, assert = nothing;
`,
	mitata: `
const groups = [];
const chain = (name) => new Proxy({}, { get: (_, method) => (method === 'then' ? undefined : (...args) => { if (args.length > 0) collector.unused('mitata', { [String(method)]: args }); return chain(name); }) });
export function bench(name, fn) {
  const [label, body] = typeof name === 'function' ? [name.name || 'anonymous', name] : [name, fn];
  let task = body;
  if (body?.constructor?.name.endsWith('GeneratorFunction')) {
    const first = body({ get: () => undefined }).next().value;
    task = typeof first === 'function' ? first : first?.bench;
  }
  collector.add(groups, label, task, {});
  return chain(label);
}
export function group(name, fn) {
  const [label, body] = typeof name === 'function' ? [undefined, name] : [name, fn];
  groups.push(typeof label === 'object' ? label?.name : label);
  try { body(); } finally { groups.pop(); }
}
const plain = (fn) => { fn(); };
export { plain as boxplot, plain as barplot, plain as summary, plain as lineplot, plain as compact, bench as baseline };
export const run = async () => ({ benchmarks: [], context: {} });
let kept;
export const do_not_optimize = (value) => { kept = value; };
export const measure = nothing, B = nothing, k_fn = nothing;
`,
	benchmark: `
class Suite {
  #name;
  length = 0;
  constructor(name, options = {}) { this.#name = typeof name === 'string' ? name : undefined; collector.unused('benchmark', typeof name === 'object' ? name : options, ['name']); }
  add(name, fn, options = {}) {
    const [label, body, rest] = typeof name === 'object' ? [name.name, name.fn, name] : typeof fn === 'object' ? [name, fn.fn, fn] : [name, fn, options];
    if (rest.defer) throw new Error(\`the task "\${label}" is deferred: return a promise instead\`);
    collector.unused('benchmark', rest, ['name', 'fn', 'defer']);
    collector.add([this.#name], label, body, {});
    this.length += 1;
    return this;
  }
  on() { return this; }
  off() { return this; }
  run() { return this; }
  abort() { return this; }
  filter() { return []; }
  map() { return []; }
  forEach() {}
}
export default function Benchmark(name, fn) { collector.add([], name, fn, {}); return { on() { return this; }, run() { return this; } }; }
Benchmark.Suite = Suite;
Benchmark.platform = {};
Benchmark.options = {};
export { Suite, Benchmark as 'module.exports' };
`
};

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
			fn,
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
* Imports the file and takes its tasks: those that its default export adds, or else those that it adds to a benchmark tool.
*
* @throws Error that says what is wrong with the file
*/
async function loadSuite(file) {
	const collected = await collectFromTools(async () => await import(pathToFileURL(file).href));
	const suite = ownExports(collected.loaded);
	if (typeof suite.default !== "function") return suiteOfTools(suite, collected);
	const bench = new RecordingBench();
	await suite.default(bench);
	const tasks = bench.close();
	if (tasks.length === 0) throw new Error("it adds no task before its default export ends; call bench.add(name, fn) on the Bench that this is given, and return the promise of what it waits for");
	return {
		tasks,
		labels: () => labelsOf(suite.labels, tasks),
		unusedOptions: []
	};
}
function suiteOfTools(suite, { tasks, unusedOptions }) {
	if (tasks.length === 0) throw new Error("it adds no task: export default function (bench) { bench.add(name, fn) }, or add tasks to tinybench, vitest, mitata or benchmark while the file is loaded");
	return {
		tasks,
		labels: () => labelsOf(suite.labels, tasks),
		unusedOptions
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
		const cpu = process.cpuUsage();
		const nowMs = monotonicMs();
		samples.push([
			nowMs,
			done,
			cpu.user + cpu.system
		]);
		if (nowMs - memoryReadMs >= MEMORY_EVERY_MS) {
			memoryReadMs = nowMs;
			maxMemoryBytes = Math.max(maxMemoryBytes, process.memoryUsage.rss());
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
* Calls in a row, which divide the cost of the loop (bench/loop-cost.ts). Every call is a real one: each place of a call has seen many
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
/** Calls `beforeAll`, and the task once to learn whether it is asynchronous. */
async function openTask(task) {
	const hooked = hookedTask(task);
	await callHook(task.options?.beforeAll, hooked);
	const asynchronous = await isAsynchronous(task, hooked);
	const isSingle = task.options?.beforeEach !== void 0 || task.options?.afterEach !== void 0;
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
		bench.add(task.name, asBatch(task.fn, asynchronous, batch, look === void 0 ? logBatch : lookAndLog), {
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
		if (asynchronous) await runAsyncOperations(task.fn, operations);
		else runOperations(task.fn, operations);
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
async function isAsynchronous({ fn, options }, hooked) {
	if (options?.async !== void 0) return options.async;
	await callHook(options?.beforeEach, hooked);
	const first = fn();
	kept.result = await first;
	await callHook(options?.afterEach, hooked);
	return typeof first?.then === "function";
}
function asBatch(fn, asynchronous, batch, afterBatch) {
	if (asynchronous) return async () => {
		await runAsyncOperations(fn, batch);
		afterBatch();
	};
	return () => {
		runOperations(fn, batch);
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
const hookedTask = ({ name, fn }) => new ae().add(name, fn, { async: true }).getTask(name);
async function callHook(hook, hooked) {
	await hook?.call(hooked, "run");
}
/** Share of the time between the first and last sample in which a process ran, or was queued for its core (`queuedMs`). */
function busyShareOf(samples, queuedMs) {
	const [[fromMs, , cpuUsBefore], [toMs, , cpuUs]] = [samples[0], samples.at(-1)];
	return Math.min(1, ((cpuUs - cpuUsBefore) / 1e3 + queuedMs) / (toMs - fromMs));
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
for (const flag of (process.env["PERF_GATE_V8_FLAGS"] ?? "").split(" ").filter((word) => word !== "")) v8.setFlagsFromString(flag);
const [file = "", tree = ""] = process.argv.slice(2);
process.argv.splice(1, 1e400, file);
let loading = null;
const suite = () => loading ??= loadSuite(file);
/** Only of a process that is asked for its tasks: measuring processes load the file without hooks. */
let loaded = null;
async function list() {
	const modules = await (loaded ??= modulesLoadedBy(suite));
	const { tasks, unusedOptions } = await suite();
	return {
		names: tasks.map((task) => task.name),
		modules: [...modules],
		unusedOptions: [...unusedOptions]
	};
}
/** The task that this process runs. */
let open = null;
async function openNamed(name) {
	const { tasks } = await suite();
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
async function profile({ task: name, durationMs, kind }) {
	profiler ??= import("./profiler-C5os-eLQ.js").then(({ openProfiler }) => openProfiler());
	const [own, task] = [await profiler, await taskNamed(name)];
	await own.start(kind);
	const { msPerOp } = await task.calibrate();
	const { samples } = await task.run(Math.max(1, Math.round(2 / msPerOp)), monotonicMs() + durationMs);
	return {
		...await own.end(),
		finished: samples.at(-1)[1],
		engine: `${process.version} (V8 ${process.versions.v8})`
	};
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