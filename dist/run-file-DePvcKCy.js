import { r as __toESM, t as __commonJSMin } from "./rolldown-runtime-CoNq6U3z.js";
import { a as reasonOf, r as UserError } from "./errors-B-nyEVmC.js";
import { f as object } from "./schemas-yV69UCJf.js";
import { s as jsonOrNull } from "./phrases-9oUwjXNw.js";
import { a as readTextIfPresent, s as writeTextAtomically } from "./text-file-CTydioYb.js";
import { c as sampleVariance, l as sum, r as mean, t as bisect } from "./simple-statistics-V1TCQLg0.js";
import { A as pOfAtLeast, B as require_lib$7, C as soloLogCosts, Ct as acceptedVerdict, D as changeOfLog, Dt as isOfMain, E as adjustByHolm, G as require_lib$12, H as require_lib$6, J as clearableBelow, K as require_lib$5, N as smallestVisibleChange, O as intervalOf, Ot as unacceptedSince, P as upperBoundLog, Q as clientSetsPace, R as require_lib$14, St as environmentsOf, Tt as coveringAcceptance, U as require_lib$9, V as require_lib$13, W as require_lib$8, Y as metricRule, Z as sideBySideRule, _ as figureOfLogCost, _t as onlyLook, at as estimateAgainstStoredRuns, b as roundLogRatios, c as exitCodeOf, ct as instructionEvidence, f as verdictOfBenchmark, g as duetMetrics, gt as hasSay, h as driftOf, ht as evidenceOfOneLook, j as pOfAtMost, k as looksOf, lt as instructionsOf, nt as byTime, o as decisiveOf, ot as estimateFromRounds, p as verdictOfRun, q as require_lib$11, rt as openHistories, s as doubtOf, st as countedMetric, t as absenceOf, u as shownOfRecord, ut as isCounted, v as logCosts, vt as weighSamples, w as soloMetrics, wt as changesToAccept, y as roundLevels, z as require_lib$10 } from "./verdict-CFN-Oras.js";
import { D as PACED_BY_CLIENT, T as METRIC_NAMES } from "./reasons-L4d3T4Xv.js";
import { a as parseRecord, i as declared, n as runFileSchema, o as STORE_ERRORS } from "./record-schema-CSMrcPUr.js";
import path from "node:path";
import { readFile, rm } from "node:fs/promises";

// src/judge/conclusions.ts
/**
* Takes all evidence of a run at once, because the level of each comparison depends on the whole family, and gives the size of that
* with a function from a piece of the evidence to its comparison. "Regressed" and "improved" each have a family-wise error of
* alpha over all that have a say: group-sequential Holm (Ye, Li, Liu & Yao 2013), with Bonferroni's correction over the
* looks at each. It holds however early a benchmark stops, because a look that was not held could only have added chances:
* so what an early look clears may go without more rounds, and what it does not clear keeps the rounds that it has (Skol,
* Scott, Abecasis & Boehnke 2006: all rounds against everything see more than later rounds against what is left).
* Evidence that has no say is judged by its own p value, at alpha, and decides nothing.
*
* @param withoutEvidence gating metrics in too few usable rounds, or that cannot be compared with the stored runs: they count
*   with p = 1, because the family must not depend on how the rounds came out. Include the metrics of later jobs
*/
function openFamily(allEvidence, policy, withoutEvidence = 0) {
	const family = allEvidence.filter(({ decides }) => decides);
	const size = family.length + withoutEvidence;
	const adjustedWorse = adjustedPValues(family, withoutEvidence, pOfNoRegression);
	const adjustedBetter = adjustedPValues(family, withoutEvidence, pOfNoImprovement);
	return {
		size,
		conclude: (evidence) => conclude(evidence, policy, {
			familySize: evidence.decides ? size : 1,
			worse: adjustedWorse.get(evidence) ?? pOfNoRegression(evidence),
			better: adjustedBetter.get(evidence) ?? pOfNoImprovement(evidence)
		})
	};
}
/** One-sided p value of H₀: δ ≤ log(1 + δ₀), over all looks. */
function pOfNoRegression({ looks, rule }) {
	return overLooks(looks, (estimate) => pOfAtMost(Math.log1p(rule.delta0), estimate));
}
/** One-sided p value of H₀: δ ≥ −log(1 + δ₀), the mirror image. */
function pOfNoImprovement({ looks, rule }) {
	return overLooks(looks, (estimate) => pOfAtLeast(-Math.log1p(rule.delta0), estimate));
}
/** The smallest α at which one of the looks rejects: each has its own share of it. 1 where none was held. */
function overLooks(looks, pOf) {
	return Math.min(1, ...looks.map(({ estimate, alphaShare }) => pOf(estimate) / alphaShare));
}
function adjustedPValues(family, withoutEvidence, pOf) {
	const adjusted = adjustByHolm([...family.map((evidence) => pOf(evidence)), ...Array.from({ length: withoutEvidence }, () => 1)]);
	return new Map(family.map((evidence, position) => [evidence, adjusted[position] ?? 1]));
}
function conclude(evidence, policy, significance) {
	const { metric, rule, levels, estimate, looks, decides } = evidence;
	const tests = testsOfLastLook(evidence);
	return {
		metric,
		role: rule.role,
		direction: rule.direction,
		delta0: rule.delta0,
		threshold: rule.threshold,
		clearableBelow: clearableBelow({
			metric,
			...rule
		}, policy),
		n: estimate.n,
		levels,
		estimate: changeOfLog(estimate.log),
		interval: intervalBy(tests, policy.alpha),
		sd: estimate.sd,
		decides,
		p: pOfNoRegression(evidence),
		adjustedP: decides ? significance.worse : null,
		pBetter: pOfNoImprovement(evidence),
		adjustedPBetter: decides ? significance.better : null,
		smallestVisible: looks.length === 0 ? Number.MAX_VALUE : Math.min(...tests.map((look) => smallestVisibleChange(look.estimate, rule, {
			alpha: policy.alpha * look.alphaShare,
			familySize: significance.familySize
		}))),
		outcome: outcomeOf(evidence, policy, significance)
	};
}
/** One, or two of the same rounds; of what no look was held of, what there is. */
function testsOfLastLook({ looks, estimate }) {
	const last = looks.at(-1)?.rounds;
	return last === void 0 ? onlyLook(estimate) : looks.filter(({ rounds }) => rounds === last);
}
/**
* A repeated confidence interval (Jennison & Turnbull 1989) holds at whichever look the rounds came to an end: it is as wide as
* the look's share of α asks for, and holds at the level of all looks together. Where the rounds were tested twice each test has a
* share of its own, so what both of their intervals say holds as well. They have the same middle.
*/
function intervalBy(tests, alpha) {
	const intervals = tests.map((look) => intervalOf(look.estimate, alpha * look.alphaShare));
	return {
		low: Math.max(...intervals.map(({ low }) => low)),
		high: Math.min(...intervals.map(({ high }) => high)),
		level: 1 - 2 * alpha
	};
}
/**
*     rounds that do not reach the first look                      inconclusive
*     significantly worse than δ₀    and estimate ≥ threshold      regressed
*     significantly better than −δ₀  and estimate ≤ −threshold     improved
*     otherwise, upper bound < what the metric is cleared of       no regression
*     otherwise                                                    inconclusive
*
* Everything is compared in logs, where better is the exact mirror image of worse.
*/
function outcomeOf(evidence, policy, { worse, better }) {
	const { metric, estimate, rule, looks } = evidence;
	const { alpha } = policy;
	if (looks.length === 0) return "inconclusive";
	const threshold = Math.log1p(rule.threshold);
	if (worse <= alpha && estimate.log >= threshold) return "regressed";
	if (better <= alpha && estimate.log <= -threshold) return "improved";
	return Math.min(...testsOfLastLook(evidence).map((look) => upperBoundLog(look.estimate, alpha * look.alphaShare))) < Math.log1p(clearableBelow({
		metric,
		...rule
	}, policy)) ? "no regression" : "inconclusive";
}

// src/judge/settled-by-counts.ts
/** Level at which something is suspected, and asks for more rounds: high on purpose. */
const ALPHA_OF_SUSPICION = .1;
/** Level at which a time stays open that counts would settle. A higher one leaves open what is merely noisy. */
const ALPHA_OF_DOUBT = .01;
/** Tells whether a change at the threshold is still possible. */
function mayReachThreshold(estimate, { threshold }) {
	return upperBoundLog(estimate, ALPHA_OF_SUSPICION) >= Math.log1p(threshold);
}
/** What more work would take more of. Throughput decides where servers mostly wait, which counts do not see. */
const TIMES = /* @__PURE__ */ new Set([
	"cpuPerRequest",
	"unloadedLatency",
	"nsPerOp"
]);
/** By how much counts say that a benchmark executes more, as a logarithm; null: nothing counts, or it may or may not reach the threshold. */
function growthByCount(all) {
	const counted = all.find(({ decides, metric }) => decides && isCounted(metric));
	if (counted === void 0) return null;
	const { estimate, rule } = counted;
	return !mayReachThreshold(estimate, rule) || pOfAtMost(Math.log1p(rule.threshold), estimate) <= .1 ? estimate.log : null;
}
/**
* Counts settle a time: they speak for it, unless it grew by its threshold more than they did, with p ≤ 0.01 against as much, uncorrected;
* p ≤ 0.1 asks for more rounds before. So a wait, a system call or a cache miss slips if it costs less than the threshold, or if the
* rounds are too noisy. `policy.countsSettle` turns this off.
*
* @param all the evidence on the same benchmark
* @param alpha {@link ALPHA_OF_SUSPICION} while rounds can follow, {@link ALPHA_OF_DOUBT} in the end
*/
function isSettledByCounts({ metric, estimate, rule }, all, { countsSettle }, alpha) {
	const growth = growthByCount(all);
	if (!countsSettle || !TIMES.has(metric) || growth === null) return false;
	return estimate.log < Math.max(0, growth) + Math.log1p(rule.threshold) || pOfAtMost(growth, estimate) > alpha;
}
/** Rounds in which time bears witness where counts decide: with fewer nothing can be estimated. */
const WITNESS_ROUNDS = 3;
/** Tells whether counts settle all times that decide, so that a benchmark needs no look at its rounds. */
function isSettledWithoutLook({ evidence, thin }, policy) {
	const times = evidence.filter(({ decides, metric }) => decides && !isCounted(metric));
	return thin.length === 0 && times.length > 0 && times.every((one) => isSettledByCounts(one, evidence, policy, .1));
}

// node_modules/@stdlib/math-base-special-kernel-tan/lib/polyval_t_odd.js
/**
* @license Apache-2.0
*
* Copyright (c) 2022 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_polyval_t_odd = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a polynomial.
	*
	* ## Notes
	*
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the polynomial
	* @returns {number} evaluated polynomial
	*/
	function evalpoly(x) {
		if (x === 0) return .13333333333320124;
		return .13333333333320124 + x * (.021869488294859542 + x * (.0035920791075913124 + x * (.0005880412408202641 + x * (7817944429395571e-20 + x * -18558637485527546e-21))));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-kernel-tan/lib/polyval_t_even.js
/**
* @license Apache-2.0
*
* Copyright (c) 2022 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_polyval_t_even = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a polynomial.
	*
	* ## Notes
	*
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the polynomial
	* @returns {number} evaluated polynomial
	*/
	function evalpoly(x) {
		if (x === 0) return .05396825397622605;
		return .05396825397622605 + x * (.0088632398235993 + x * (.0014562094543252903 + x * (.0002464631348184699 + x * (7140724913826082e-20 + x * 2590730518636337e-20))));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-kernel-tan/lib/main.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*
*
* ## Notice
*
* The following copyright, license, and long comment were part of the original implementation available as part of [FreeBSD]{@link https://svnweb.freebsd.org/base/release/12.2.0/lib/msun/src/k_tan.c}. The implementation follows the original, but has been modified for JavaScript.
*
* ```text
* Copyright (C) 2004 by Sun Microsystems, Inc. All rights reserved.
*
* Developed at SunPro, a Sun Microsystems, Inc. business.
* Permission to use, copy, modify, and distribute this
* software is freely granted, provided that this notice
* is preserved.
* ```
*/
var require_main$3 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var getHighWord = require_lib$5();
	var setLowWord = require_lib$6();
	var polyvalOdd = require_polyval_t_odd();
	var polyvalEven = require_polyval_t_even();
	var PIO4 = .7853981633974483;
	var PIO4LO = 3061616997868383e-32;
	var T0 = .3333333333333341;
	var HIGH_WORD_ABS_MASK = 2147483647;
	/**
	* Computes the tangent on \\( \approx\[-\pi/4, \pi/4] \\) (except on -0), \\( \pi/4 \approx 0.7854 \\).
	*
	* ## Method
	*
	* -   Since \\( \tan(-x) = -\tan(x) \\), we need only to consider positive \\( x \\).
	*
	* -   Callers must return \\( \tan(-0) = -0 \\) without calling here since our odd polynomial is not evaluated in a way that preserves \\( -0 \\). Callers may do the optimization \\( \tan(x) \approx x \\) for tiny \\( x \\).
	*
	* -   \\( \tan(x) \\) is approximated by a odd polynomial of degree 27 on \\( \[0, 0.67434] \\)
	*
	*     ```tex
	*     \tan(x) \approx x + T_1 x^3 + \ldots + T_{13} x^{27}
	*     ```
	*     where
	*
	*     ```tex
	*     \left| \frac{\tan(x)}{x} - \left( 1 + T_1 x^2 + T_2 x^4 + \ldots + T_{13} x^{26} \right) \right|  \le 2^{-59.2}
	*     ```
	*
	* -   Note: \\( \tan(x+y) = \tan(x) + \tan'(x) \cdot y \approx \tan(x) + ( 1 + x \cdot x ) \cdot y \\). Therefore, for better accuracy in computing \\( \tan(x+y) \\), let
	*
	*     ```tex
	*     r = x^3 \cdot \left( T_2+x^2 \cdot (T_3+x^2 \cdot (\ldots+x^2 \cdot (T_{12}+x^2 \cdot T_{13}))) \right)
	*     ```
	*
	*     then
	*
	*     ```tex
	*     \tan(x+y) = x^3 + \left( T_1 \cdot x^2 + (x \cdot (r+y)+y) \right)
	*     ```
	*
	* -   For \\( x \\) in \\( \[0.67434, \pi/4] \\),  let \\( y = \pi/4 - x \\), then
	*
	*     ```tex
	*     \tan(x) = \tan\left(\tfrac{\pi}{4}-y\right) = \frac{1-\tan(y)}{1+\tan(y)} \\
	*     = 1 - 2 \cdot \left( \tan(y) - \tfrac{\tan(y)^2}{1+\tan(y)} \right)
	*     ```
	*
	* @param {number} x - input value (in radians, assumed to be bounded by ~π/4 in magnitude)
	* @param {number} y - tail of `x`
	* @param {integer} k - indicates whether tan (if k = 1) or -1/tan (if k = -1) is returned
	* @returns {number} tangent
	*
	* @example
	* var out = kernelTan( 3.141592653589793/4.0, 0.0, 1 );
	* // returns ~1.0
	*
	* @example
	* var out = kernelTan( 3.141592653589793/4.0, 0.0, -1 );
	* // returns ~-1.0
	*
	* @example
	* var out = kernelTan( 3.141592653589793/6.0, 0.0, 1 );
	* // returns ~0.577
	*
	* @example
	* var out = kernelTan( 0.664, 5.288e-17, 1 );
	* // returns ~0.783
	*
	* @example
	* var out = kernelTan( NaN, 0.0, 1 );
	* // returns NaN
	*
	* @example
	* var out = kernelTan( 3.0, NaN, 1 );
	* // returns NaN
	*
	* @example
	* var out = kernelTan( NaN, NaN, 1 );
	* // returns NaN
	*/
	function kernelTan(x, y, k) {
		var hx;
		var ix;
		var a;
		var r;
		var s;
		var t;
		var v;
		var w;
		var z;
		hx = getHighWord(x);
		ix = hx & HIGH_WORD_ABS_MASK | 0;
		if (ix >= 1072010280) {
			if (x < 0) {
				x = -x;
				y = -y;
			}
			z = PIO4 - x;
			w = PIO4LO - y;
			x = z + w;
			y = 0;
		}
		z = x * x;
		w = z * z;
		r = polyvalOdd(w);
		v = z * polyvalEven(w);
		s = z * x;
		r = y + z * (s * (r + v) + y);
		r += T0 * s;
		w = x + r;
		if (ix >= 1072010280) {
			v = k;
			return (1 - (hx >> 30 & 2)) * (v - 2 * (x - (w * w / (w + v) - r)));
		}
		if (k === 1) return w;
		z = setLowWord(w, 0);
		v = r - (z - x);
		a = -1 / w;
		t = setLowWord(a, 0);
		s = 1 + t * z;
		return t + a * (s + t * v);
	}
	module.exports = kernelTan;
}));

// node_modules/@stdlib/math-base-special-kernel-tan/lib/index.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_lib$4 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Compute the tangent of a double-precision floating-point number on `[-π/4, π/4]`.
	*
	* @module @stdlib/math-base-special-kernel-tan
	*
	* @example
	* var kernelTan = require( '@stdlib/math-base-special-kernel-tan' );
	*
	* var out = kernelTan( 3.141592653589793/4.0, 0.0, 1 );
	* // returns ~1.0
	*
	* out = kernelTan( 3.141592653589793/4.0, 0.0, -1 );
	* // returns ~-1.0
	*
	* out = kernelTan( 3.141592653589793/6.0, 0.0, 1 );
	* // returns ~0.577
	*
	* out = kernelTan( 0.664, 5.288e-17, 1 );
	* // returns ~0.783
	*/
	var main = require_main$3();
	module.exports = main;
}));

// node_modules/@stdlib/math-base-special-tan/lib/main.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*
*
* ## Notice
*
* The following copyright, license, and long comment were part of the original implementation available as part of [FreeBSD]{@link https://svnweb.freebsd.org/base/release/9.3.0/lib/msun/src/s_tan.c}. The implementation follows the original, but has been modified for JavaScript.
*
* ```text
* Copyright (C) 1993 by Sun Microsystems, Inc. All rights reserved.
*
* Developed at SunPro, a Sun Microsystems, Inc. business.
* Permission to use, copy, modify, and distribute this
* software is freely granted, provided that this notice
* is preserved.
* ```
*/
var require_main$2 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var getHighWord = require_lib$5();
	var kernelTan = require_lib$4();
	var rempio2 = require_lib$7();
	var HIGH_WORD_ABS_MASK = require_lib$8();
	var HIGH_WORD_EXPONENT_MASK = require_lib$9();
	var buffer = [0, 0];
	var HIGH_WORD_PIO4 = 1072243195;
	var HIGH_WORD_TWO_NEG_27 = 1044381696;
	/**
	* Evaluates the tangent of a number.
	*
	* ## Method
	*
	* -   Let \\(S\\), \\(C\\), and \\(T\\) denote the \\(\sin\\), \\(\cos\\), and \\(\tan\\), respectively, on \\(\[-\pi/4, +\pi/4\]\\).
	*
	* -   Reduce the argument \\(x\\) to \\(y1+y2 = x-k\pi/2\\) in \\(\[-\pi/4, +\pi/4\]\\), and let \\(n = k \mod 4\\).
	*
	* -   We have
	*
	*     | n | sin(x) | cos(x) | tan(x) |
	*     | - | ------ | ------ | ------ |
	*     | 0 |    S   |    C   |   T    |
	*     | 1 |    C   |   -S   |  -1/T  |
	*     | 2 |   -S   |   -C   |   T    |
	*     | 3 |   -C   |    S   |  -1/T  |
	*
	* @param {number} x - input value (in radians)
	* @returns {number} tangent
	*
	* @example
	* var v = tan( 0.0 );
	* // returns ~0.0
	*
	* @example
	* var v = tan( -3.141592653589793/4.0 );
	* // returns ~-1.0
	*
	* @example
	* var v = tan( 3.141592653589793/4.0 );
	* // returns ~1.0
	*
	* @example
	* var v = tan( NaN );
	* // returns NaN
	*/
	function tan(x) {
		var ix;
		var n;
		ix = getHighWord(x);
		ix &= HIGH_WORD_ABS_MASK;
		if (ix <= HIGH_WORD_PIO4) {
			if (ix < HIGH_WORD_TWO_NEG_27) return x;
			return kernelTan(x, 0, 1);
		}
		if (ix >= HIGH_WORD_EXPONENT_MASK) return NaN;
		n = rempio2(x, buffer);
		return kernelTan(buffer[0], buffer[1], 1 - ((n & 1) << 1));
	}
	module.exports = tan;
}));

// node_modules/@stdlib/math-base-special-tan/lib/index.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_lib$3 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluate the tangent of a number.
	*
	* @module @stdlib/math-base-special-tan
	*
	* @example
	* var tan = require( '@stdlib/math-base-special-tan' );
	*
	* var v = tan( 0.0 );
	* // returns ~0.0
	*
	* v = tan( -3.141592653589793/4.0 );
	* // returns ~-1.0
	*
	* v = tan( 3.141592653589793/4.0 );
	* // returns ~1.0
	*
	* v = tan( NaN );
	* // returns NaN
	*/
	var main = require_main$2();
	module.exports = main;
}));

// node_modules/@stdlib/math-base-special-digamma/lib/polyval_p.js
/**
* @license Apache-2.0
*
* Copyright (c) 2024 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_polyval_p = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a polynomial.
	*
	* ## Notes
	*
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the polynomial
	* @returns {number} evaluated polynomial
	*/
	function evalpoly(x) {
		if (x === 0) return .08333333333333333;
		return .08333333333333333 + x * (-.008333333333333333 + x * (.003968253968253968 + x * (-.004166666666666667 + x * (.007575757575757576 + x * (-.021092796092796094 + x * (.08333333333333333 + x * -.4432598039215686))))));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-digamma/lib/asymptotic_expansion.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*
*
* ## Notice
*
* The original C++ code and copyright notice are from the [Boost library]{@link http://www.boost.org/doc/libs/1_53_0/libs/math/doc/sf_and_dist/html/math_toolkit/special/sf_gamma/digamma.html}. The implementation follows the original but has been modified for JavaScript.
*
* ```text
* (C) Copyright John Maddock 2006.
*
* Use, modification and distribution are subject to the
* Boost Software License, Version 1.0. (See accompanying file
* LICENSE or copy at http://www.boost.org/LICENSE_1_0.txt)
* ```
*/
var require_asymptotic_expansion = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var ln = require_lib$10();
	var polyval = require_polyval_p();
	/**
	* Evaluates the digamma function via asymptotic expansion.
	*
	* @private
	* @param {number} x - input value
	* @returns {number} function value
	*/
	function digamma(x) {
		var y;
		var z;
		x -= 1;
		y = ln(x) + 1 / (2 * x);
		z = 1 / (x * x);
		return y - z * polyval(z);
	}
	module.exports = digamma;
}));

// node_modules/@stdlib/math-base-special-digamma/lib/rational_pq.js
/**
* @license Apache-2.0
*
* Copyright (c) 2024 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_rational_pq = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a rational function (i.e., the ratio of two polynomials described by the coefficients stored in \\(P\\) and \\(Q\\)).
	*
	* ## Notes
	*
	* -   Coefficients should be sorted in ascending degree.
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the rational function
	* @returns {number} evaluated rational function
	*/
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return .25479851061131553;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = .25479851061131553 + x * (-.3255503118680449 + x * (-.6503185377089651 + x * (-.28919126444774784 + x * (-.04525132144873906 + x * (-.002071332116774595 + x * 0)))));
			s2 = 1 + x * (2.076711702373047 + x * (1.4606242909763516 + x * (.43593529692665967 + x * (.054151797245674226 + x * (.0021284987017821146 + x * -5.578984132167551e-7)))));
		} else {
			x = 1 / x;
			s1 = 0 + x * (-.002071332116774595 + x * (-.04525132144873906 + x * (-.28919126444774784 + x * (-.6503185377089651 + x * (-.3255503118680449 + x * .25479851061131553)))));
			s2 = -5.578984132167551e-7 + x * (.0021284987017821146 + x * (.054151797245674226 + x * (.43593529692665967 + x * (1.4606242909763516 + x * (2.076711702373047 + x * 1)))));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));

// node_modules/@stdlib/math-base-special-digamma/lib/rational_approximation.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_rational_approximation = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var rateval = require_rational_pq();
	var root1 = 1569415565 / 1073741824;
	var root2 = 381566830 / 1073741824 / 1073741824;
	var root3 = 9016312093258695e-35;
	var Y = .9955816268920898;
	/**
	* Evaluates the digamma function over interval `[1,2]`.
	*
	* @private
	* @param {number} x - input value
	* @returns {number} function value
	*/
	function digamma(x) {
		var g;
		var r;
		g = x - root1;
		g -= root2;
		g -= root3;
		r = rateval(x - 1);
		return g * Y + g * r;
	}
	module.exports = digamma;
}));

// node_modules/@stdlib/math-base-special-digamma/lib/main.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*
*
* ## Notice
*
* The original C++ code and copyright notice are from the [Boost library]{@link https://www.boost.org/doc/libs/1_85_0/boost/math/special_functions/digamma.hpp}. The implementation follows the original but has been modified for JavaScript.
*
* ```text
* (C) Copyright John Maddock 2006.
*
* Use, modification and distribution are subject to the
* Boost Software License, Version 1.0. (See accompanying file
* LICENSE or copy at http://www.boost.org/LICENSE_1_0.txt)
* ```
*/
var require_main$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isnan = require_lib$11();
	var floor = require_lib$12();
	var tan = require_lib$3();
	var PI = require_lib$13();
	var asymptoticApprox = require_asymptotic_expansion();
	var rationalApprox = require_rational_approximation();
	var MIN_SAFE_ASYMPTOTIC = 10;
	/**
	* Evaluates the digamma function.
	*
	* ## Method
	*
	* 1.  For \\(x < 0\\), we use the reflection formula
	*
	*     ```tex
	*     \psi(1-x) = \psi(x) + \frac{\pi}{\tan(\pi x)}
	*     ```
	*
	*     to make \\(x\\) positive.
	*
	* 2.  For \\(x \in \[0,1]\\), we use the recurrence relation
	*
	*     ```tex
	*     \psi(x) = \psi(x+1) - \frac{1}{x}
	*     ```
	*
	*     to shift the evaluation range to \\(\[1,2]\\).
	*
	* 3.  For \\(x \in \[1,2]\\), we use a rational approximation of the form
	*
	*     ```tex
	*     \psi(x) = (x - \mathrm{root})(Y + \operatorname{R}(x-1))
	*     ```
	*
	*     where \\(\mathrm{root}\\) is the location of the positive root of \\(\psi\\), \\(Y\\) is a constant, and \\(R\\) is optimized for low absolute error compared to \\(Y\\).
	*
	*     <!-- <note>-->
	*
	*     Note that, since \\(\mathrm{root}\\) is irrational, we need twice as many digits in \\(\mathrm{root}\\) as in \\(x\\) in order to avoid cancellation error during subtraction, assuming \\(x\\) has an exact value. This means that, even if \\(x\\) is rounded to the next representable value, the result of \\(\psi(x)\\) will not be zero.
	*
	*     <!-- </note> -->
	*
	*     <!-- <note> -->
	*
	*     This approach gives 17-digit precision.
	*
	*     <!-- </note> -->
	*
	* 4.  For \\(x \in \[2,\mathrm{BIG}]\\), we use the recurrence relation
	*
	*     ```tex
	*     \psi(x+1) = \psi(x) + \frac{1}{x}
	*     ```
	*
	*     to shift the evaluation range to \\(\[1,2]\\).
	*
	* 5.  For \\(x > \mathrm{BIG}\\), we use the asymptotic expression
	*
	*     ```tex
	*     \psi(x) = \ln(x) + \frac{1}{2x} - \biggl( \frac{B_{21}}{2x^2} + \frac{B_{22}}{4x^4} + \frac{B_{23}}{6x^6} + \ldots \biggr)
	*     ```
	*
	*     This expansion, however, is divergent after a few terms. The number of terms depends on \\(x\\). Accordingly, we must choose a value of \\(\mathrm{BIG}\\) which allows us to truncate the series at a term that is too small to have an effect on the result. Setting \\(\mathrm{BIG} = 10\\), allows us to truncate the series early and evaluate as \\(1/x^2\\).
	*
	*     <!-- <note> -->
	*
	*     This approach gives 17-digit precision for \\(x \geq 10\\).
	*
	*     <!-- </note> -->
	*
	* ## Notes
	*
	* -   Maximum deviation found: \\(1.466\\mbox{e-}18\\)
	* -   Max error found: \\(2.452\mbox{e-}17\\) (double precision)
	*
	* @param {number} x - input value
	* @returns {number} function value
	*
	* @example
	* var v = digamma( -2.5 );
	* // returns ~1.103
	*
	* @example
	* var v = digamma( 1.0 );
	* // returns ~-0.577
	*
	* @example
	* var v = digamma( 10.0 );
	* // returns ~2.252
	*
	* @example
	* var v = digamma( NaN );
	* // returns NaN
	*
	* @example
	* var v = digamma( -1.0 );
	* // returns NaN
	*/
	function digamma(x) {
		var rem;
		var tmp;
		if (isnan(x) || x === 0) return NaN;
		if (x <= -1) {
			x = 1 - x;
			rem = x - floor(x);
			if (rem > .5) rem -= 1;
			if (rem === 0) return NaN;
			tmp = PI / tan(PI * rem);
		} else tmp = 0;
		if (x >= MIN_SAFE_ASYMPTOTIC) {
			tmp += asymptoticApprox(x);
			return tmp;
		}
		while (x > 2) {
			x -= 1;
			tmp += 1 / x;
		}
		while (x < 1) {
			tmp -= 1 / x;
			x += 1;
		}
		tmp += rationalApprox(x);
		return tmp;
	}
	module.exports = digamma;
}));

// node_modules/@stdlib/math-base-special-digamma/lib/index.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_lib$2 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluate the digamma function.
	*
	* @module @stdlib/math-base-special-digamma
	*
	* @example
	* var digamma = require( '@stdlib/math-base-special-digamma' );
	*
	* var v = digamma( -2.5 );
	* // returns ~1.103
	*
	* v = digamma( 1.0 );
	* // returns ~-0.577
	*
	* v = digamma( 10.0 );
	* // returns ~2.252
	*
	* v = digamma( NaN );
	* // returns NaN
	*
	* v = digamma( -1.0 );
	* // returns NaN
	*/
	var main = require_main$1();
	module.exports = main;
}));

// node_modules/@stdlib/constants-float64-pi-squared/lib/index.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_lib$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Square of the mathematical constant `π`.
	*
	* @module @stdlib/constants-float64-pi-squared
	* @type {number}
	*
	* @example
	* var PI_SQUARED = require( '@stdlib/constants-float64-pi-squared' );
	* // returns 9.869604401089358
	*/
	/**
	* Square of the mathematical constant `π`.
	*
	* @constant
	* @type {number}
	* @default 9.869604401089358
	* @see [Wikipedia]{@link https://en.wikipedia.org/wiki/Pi}
	*/
	var PI_SQUARED = 9.869604401089358;
	module.exports = PI_SQUARED;
}));

// node_modules/@stdlib/math-base-special-trigamma/lib/rational_p12q12.js
/**
* @license Apache-2.0
*
* Copyright (c) 2024 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_rational_p12q12 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a rational function (i.e., the ratio of two polynomials described by the coefficients stored in \\(P\\) and \\(Q\\)).
	*
	* ## Notes
	*
	* -   Coefficients should be sorted in ascending degree.
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the rational function
	* @returns {number} evaluated rational function
	*/
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return -.9999999999999991;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = -.9999999999999991 + x * (-4.712373111208652 + x * (-7.94125711970499 + x * (-5.746577466976647 + x * (-.4042133494563989 + x * (2.4787778117864288 + x * (2.0771415170245513 + x * (.8588778991623601 + x * (.20499222604410033 + x * (.027210314034819473 + x * .001576484902087695)))))))));
			s2 = 1 + x * (4.712373111208634 + x * (9.586191186553398 + x * (11.094006726982938 + x * (8.090754247493278 + x * (3.877058901598914 + x * (1.2275867870191448 + x * (.249092040606385 + x * (.02957504139006556 + x * (.0015764849020049815 + x * 16126405034405948e-31)))))))));
		} else {
			x = 1 / x;
			s1 = .001576484902087695 + x * (.027210314034819473 + x * (.20499222604410033 + x * (.8588778991623601 + x * (2.0771415170245513 + x * (2.4787778117864288 + x * (-.4042133494563989 + x * (-5.746577466976647 + x * (-7.94125711970499 + x * (-4.712373111208652 + x * -.9999999999999991)))))))));
			s2 = 16126405034405948e-31 + x * (.0015764849020049815 + x * (.02957504139006556 + x * (.249092040606385 + x * (1.2275867870191448 + x * (3.877058901598914 + x * (8.090754247493278 + x * (11.094006726982938 + x * (9.586191186553398 + x * (4.712373111208634 + x * 1)))))))));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));

// node_modules/@stdlib/math-base-special-trigamma/lib/rational_p24q24.js
/**
* @license Apache-2.0
*
* Copyright (c) 2024 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_rational_p24q24 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a rational function (i.e., the ratio of two polynomials described by the coefficients stored in \\(P\\) and \\(Q\\)).
	*
	* ## Notes
	*
	* -   Coefficients should be sorted in ascending degree.
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the rational function
	* @returns {number} evaluated rational function
	*/
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return -2.5584373473990794;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = -2.5584373473990794 + x * (-12.283020824054201 + x * (-23.9195022162768 + x * (-24.925643150482347 + x * (-14.797912276547878 + x * (-4.466544539286106 + x * (-.01914390334056497 + x * (.5154120525543513 + x * (.1953783487860643 + x * (.03347612826241743 + x * (.0023736652059422065 + x * 0))))))))));
			s2 = 1 + x * (4.800985584544199 + x * (9.992207278431701 + x * (11.889614616763133 + x * (8.966132566838091 + x * (4.4725413614962415 + x * (1.4860098202819654 + x * (.31957073576676426 + x * (.040735834578768094 + x * (.0023736652059327163 + x * (23955488790352614e-32 + x * -29474924474061867e-34))))))))));
		} else {
			x = 1 / x;
			s1 = 0 + x * (.0023736652059422065 + x * (.03347612826241743 + x * (.1953783487860643 + x * (.5154120525543513 + x * (-.01914390334056497 + x * (-4.466544539286106 + x * (-14.797912276547878 + x * (-24.925643150482347 + x * (-23.9195022162768 + x * (-12.283020824054201 + x * -2.5584373473990794))))))))));
			s2 = -29474924474061867e-34 + x * (23955488790352614e-32 + x * (.0023736652059327163 + x * (.040735834578768094 + x * (.31957073576676426 + x * (1.4860098202819654 + x * (4.4725413614962415 + x * (8.966132566838091 + x * (11.889614616763133 + x * (9.992207278431701 + x * (4.800985584544199 + x * 1))))))))));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));

// node_modules/@stdlib/math-base-special-trigamma/lib/rational_p48q48.js
/**
* @license Apache-2.0
*
* Copyright (c) 2024 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_rational_p48q48 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a rational function (i.e., the ratio of two polynomials described by the coefficients stored in \\(P\\) and \\(Q\\)).
	*
	* ## Notes
	*
	* -   Coefficients should be sorted in ascending degree.
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the rational function
	* @returns {number} evaluated rational function
	*/
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return 16662611269702147e-33;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = 16662611269702147e-33 + x * (.4999999999999977 + x * (6.402709450190538 + x * (41.38333741550006 + x * (166.8033418545628 + x * (453.39964786925367 + x * (851.153712317697 + x * (1097.7065756728507 + x * (938.4312324784553 + x * (487.26800160465194 + x * 119.95344524233573)))))))));
			s2 = 1 + x * (12.472085567047449 + x * (78.60931297532986 + x * (307.47024605031834 + x * (805.1406861011516 + x * (1439.1201976029215 + x * (1735.6105285756048 + x * (1348.3250071285634 + x * (607.2259858605709 + x * (119.95231785727705 + x * .00014016591835503607)))))))));
		} else {
			x = 1 / x;
			s1 = 119.95344524233573 + x * (487.26800160465194 + x * (938.4312324784553 + x * (1097.7065756728507 + x * (851.153712317697 + x * (453.39964786925367 + x * (166.8033418545628 + x * (41.38333741550006 + x * (6.402709450190538 + x * (.4999999999999977 + x * 16662611269702147e-33)))))))));
			s2 = .00014016591835503607 + x * (119.95231785727705 + x * (607.2259858605709 + x * (1348.3250071285634 + x * (1735.6105285756048 + x * (1439.1201976029215 + x * (805.1406861011516 + x * (307.47024605031834 + x * (78.60931297532986 + x * (12.472085567047449 + x * 1)))))))));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));

// node_modules/@stdlib/math-base-special-trigamma/lib/rational_p816q816.js
/**
* @license Apache-2.0
*
* Copyright (c) 2024 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_rational_p816q816 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a rational function (i.e., the ratio of two polynomials described by the coefficients stored in \\(P\\) and \\(Q\\)).
	*
	* ## Notes
	*
	* -   Coefficients should be sorted in ascending degree.
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the rational function
	* @returns {number} evaluated rational function
	*/
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return -1848283152741466e-35;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = -1848283152741466e-35 + x * (.5 + x * (3.0253386524731334 + x * (13.599592751745737 + x * (35.31322242830879 + x * (67.16394245507142 + x * (83.5767733658514 + x * (71.07349121223571 + x * (35.86215156147256 + x * 8.721522316399835))))))));
			s2 = 1 + x * (5.717343971612935 + x * (25.29340417962044 + x * (62.26197679674682 + x * (113.955048909239 + x * (130.80713832893898 + x * (102.42314690233765 + x * (44.04247728052452 + x * (8.89898032477904 + x * -.029662733687204))))))));
		} else {
			x = 1 / x;
			s1 = 8.721522316399835 + x * (35.86215156147256 + x * (71.07349121223571 + x * (83.5767733658514 + x * (67.16394245507142 + x * (35.31322242830879 + x * (13.599592751745737 + x * (3.0253386524731334 + x * (.5 + x * -1848283152741466e-35))))))));
			s2 = -.029662733687204 + x * (8.89898032477904 + x * (44.04247728052452 + x * (102.42314690233765 + x * (130.80713832893898 + x * (113.955048909239 + x * (62.26197679674682 + x * (25.29340417962044 + x * (5.717343971612935 + x * 1))))))));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));

// node_modules/@stdlib/math-base-special-trigamma/lib/rational_p16infq16inf.js
/**
* @license Apache-2.0
*
* Copyright (c) 2024 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_rational_p16infq16inf = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a rational function (i.e., the ratio of two polynomials described by the coefficients stored in \\(P\\) and \\(Q\\)).
	*
	* ## Notes
	*
	* -   Coefficients should be sorted in ascending degree.
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the rational function
	* @returns {number} evaluated rational function
	*/
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return 0;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = 0 + x * (.5 + x * (.34562566988545623 + x * (9.628954993608422 + x * (3.5936085382439025 + x * (49.45959911843888 + x * (7.775192373218939 + x * (74.4536074488178 + x * (2.7520934039706906 + x * (23.92923597114717 + x * 0)))))))));
			s2 = 1 + x * (.3579180064375791 + x * (19.138603985070986 + x * (.8743490814641436 + x * (98.65160974348555 + x * (-16.10519728333829 + x * (154.31686021625373 + x * (-40.2026880424379 + x * (60.167913667426475 + x * (-13.341484462225642 + x * 2.537956362006499)))))))));
		} else {
			x = 1 / x;
			s1 = 0 + x * (23.92923597114717 + x * (2.7520934039706906 + x * (74.4536074488178 + x * (7.775192373218939 + x * (49.45959911843888 + x * (3.5936085382439025 + x * (9.628954993608422 + x * (.34562566988545623 + x * (.5 + x * 0)))))))));
			s2 = 2.537956362006499 + x * (-13.341484462225642 + x * (60.167913667426475 + x * (-40.2026880424379 + x * (154.31686021625373 + x * (-16.10519728333829 + x * (98.65160974348555 + x * (.8743490814641436 + x * (19.138603985070986 + x * (.3579180064375791 + x * 1)))))))));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));

// node_modules/@stdlib/math-base-special-trigamma/lib/main.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*
*
* ## Notice
*
* The original C++ code and copyright notice are from the [Boost library]{@link http://www.boost.org/doc/libs/1_85_0/boost/math/special_functions/trigamma.hpp}. The implementation follows the original but has been reformatted and modified for JavaScript.
*
* ```text
* (C) Copyright John Maddock 2006.
*
* Use, modification and distribution are subject to the
* Boost Software License, Version 1.0. (See accompanying file
* LICENSE or copy at http://www.boost.org/LICENSE_1_0.txt)
* ```
*/
var require_main = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var floor = require_lib$12();
	var sinpi = require_lib$14();
	var PI_SQUARED = require_lib$1();
	var rateval12 = require_rational_p12q12();
	var rateval24 = require_rational_p24q24();
	var rateval48 = require_rational_p48q48();
	var rateval816 = require_rational_p816q816();
	var rateval16INF = require_rational_p16infq16inf();
	var YOFFSET24 = 3.5584373474121094;
	/**
	* Evaluates the trigamma function.
	*
	* @param {number} x - input value
	* @returns {number} function value
	*
	* @example
	* var v = trigamma( -2.5 );
	* // returns ~9.539
	*
	* @example
	* var v = trigamma( 1.0 );
	* // returns ~1.645
	*
	* @example
	* var v = trigamma( 10.0 );
	* // returns ~0.105
	*
	* @example
	* var v = trigamma( NaN );
	* // returns NaN
	*
	* @example
	* var v = trigamma( -1.0 );
	* // returns NaN
	*/
	function trigamma(x) {
		var result;
		var s;
		var y;
		var z;
		result = 0;
		if (x <= 0) {
			if (floor(x) === x) return NaN;
			s = sinpi(x);
			z = 1 - x;
			return -trigamma(z) + PI_SQUARED / (s * s);
		}
		if (x < 1) {
			result = 1 / (x * x);
			x += 1;
		}
		if (x <= 2) result += (2 + rateval12(x)) / (x * x);
		else if (x <= 4) result += (YOFFSET24 + rateval24(x)) / (x * x);
		else if (x <= 8) {
			y = 1 / x;
			result += (1 + rateval48(y)) / x;
		} else if (x <= 16) {
			y = 1 / x;
			result += (1 + rateval816(y)) / x;
		} else {
			y = 1 / x;
			result += (1 + rateval16INF(y)) / x;
		}
		return result;
	}
	module.exports = trigamma;
}));

// node_modules/@stdlib/math-base-special-trigamma/lib/index.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_lib = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluate the trigamma function.
	*
	* @module @stdlib/math-base-special-trigamma
	*
	* @example
	* var trigamma = require( '@stdlib/math-base-special-trigamma' );
	*
	* var v = trigamma( -2.5 );
	* // returns ~9.539
	*
	* v = trigamma( 1.0 );
	* // returns ~1.645
	*
	* v = trigamma( 10.0 );
	* // returns ~0.105
	*
	* v = trigamma( NaN );
	* // returns NaN
	*
	* v = trigamma( -1.0 );
	* // returns NaN
	*/
	var main = require_main();
	module.exports = main;
}));

// src/judge/moderation.ts
var import_lib = /* @__PURE__ */ __toESM(require_lib$2(), 1);
var import_lib$1 = /* @__PURE__ */ __toESM(require_lib(), 1);
/** With fewer benchmarks, or rounds, too little is known of how much variances differ. */
const LEAST_PEERS = 3;
const LEAST_ROUNDS_OF_LOOK = 8;
/** Share of a look's α for the exact test of a benchmark by itself, so that others that vary much more cannot hide it. */
const SPENT_ALONE = .2;
/**
* Share of a look's α for the moderated test. How much variances differ is an estimate too, and where it comes out too small so does the
* quantile. Of six looks or more that is paid for by their correction (Bonferroni's), which is stricter than it has to be for
* looks at the same rounds; fewer leave a fifth of α unspent for it (`bench/moderation.ts`).
*/
const spentTogether = (alphaShare) => alphaShare <= SHARE_OF_SIX_LOOKS ? .8 : .6;
const SHARE_OF_SIX_LOOKS = 1 / 6;
/**
* Moderated t tests (Smyth 2004). The variance of eight rounds is so poorly known that a t test asks for almost twice as many
* standard errors as it would if it were known, and rounds of one metric vary by about as much in all benchmarks of a run.
* So their variances are taken for draws of one distribution, s₀²·d₀/χ²(d₀), which is fitted to them; each is then
*
*     s̃² = (d₀·s₀² + d·s²) / (d₀ + d)     of d₀ + d degrees of freedom
*
* The more they differ, the smaller is d₀, and the less changes. Unlike Smyth's, s̃² is never less than s²: a benchmark that
* varies more than all others would be called slower by their quiet.
*
* At a look only the rounds until then count, so that its result does not depend on what is measured later.
*
* @returns a function that gives looks of a group as they count: each tested by itself, and then as one of the group; where that is
*   too small, as it was
*/
function moderateTogether(peers) {
	const groups = Map.groupBy(peers, ({ group }) => group);
	const distributions = new Map([...groups].map(([group, members]) => [group, openDistributions(members)]));
	return (looks, group) => looks.flatMap((look) => {
		const { estimate, rounds, alphaShare } = look;
		const distribution = rounds < LEAST_ROUNDS_OF_LOOK || estimate.sd === 0 ? null : distributions.get(group)?.(rounds) ?? null;
		if (distribution === null) return [look];
		return [{
			rounds,
			estimate,
			alphaShare: alphaShare * SPENT_ALONE
		}, {
			rounds,
			estimate: moderatedEstimate(estimate, distribution),
			alphaShare: alphaShare * spentTogether(alphaShare)
		}];
	});
}
/** By the rounds of a look; null: too few to tell. */
function openDistributions(members) {
	const fitted = /* @__PURE__ */ new Map();
	return (rounds) => {
		if (!fitted.has(rounds)) fitted.set(rounds, distributionOf(members.flatMap(({ held }) => held.findLast((look) => look.rounds <= rounds)?.estimate ?? [])));
		return fitted.get(rounds);
	};
}
function moderatedEstimate(estimate, { variance, degreesOfFreedom, inAll }) {
	const together = degreesOfFreedom + estimate.degreesOfFreedom;
	const squeezed = (degreesOfFreedom * variance + estimate.degreesOfFreedom * estimate.sd ** 2) / together;
	return {
		...estimate,
		standardError: Math.max(estimate.standardError, Math.sqrt(squeezed / estimate.n)),
		degreesOfFreedom: Math.min(together, inAll)
	};
}
/**
* By the method of moments on log s² (Smyth 2004, section 6.2), whose mean and variance would be, for equal variances,
* log s₀² + ψ(d/2) − log(d/2) and ψ′(d/2). What they vary by beyond that is ψ′(d₀/2). d₀ is no more than all rounds tell.
*/
function distributionOf(estimates) {
	const varying = estimates.filter(({ sd }) => sd > 0);
	if (varying.length < LEAST_PEERS) return null;
	const logVariances = varying.map(({ sd, degreesOfFreedom }) => Math.log(sd ** 2) - biasOfLog(degreesOfFreedom));
	const byChance = mean(varying.map(({ degreesOfFreedom }) => (0, import_lib$1.default)(degreesOfFreedom / 2)));
	const inAll = sum(varying.map(({ degreesOfFreedom }) => degreesOfFreedom));
	const degreesOfFreedom = degreesOfFreedomBy(sampleVariance(logVariances) - byChance, inAll);
	return {
		variance: Math.exp(mean(logVariances) + biasOfLog(degreesOfFreedom)),
		degreesOfFreedom,
		inAll
	};
}
/** Mean error of the logarithm of a variance. */
const biasOfLog = (degreesOfFreedom) => (0, import_lib.default)(degreesOfFreedom / 2) - Math.log(degreesOfFreedom / 2);
/** Variances that differ more than this lets them have nothing to say about each other. */
const LEAST_DEGREES_OF_FREEDOM = .1;
/** The d₀ at which ψ′(d₀/2) is what the logarithms vary by, within bounds. */
function degreesOfFreedomBy(excess, most) {
	const remaining = (degreesOfFreedom) => (0, import_lib$1.default)(degreesOfFreedom / 2) - excess;
	if (remaining(most) >= 0) return most;
	if (remaining(LEAST_DEGREES_OF_FREEDOM) <= 0) return LEAST_DEGREES_OF_FREEDOM;
	return bisect(remaining, LEAST_DEGREES_OF_FREEDOM, most, STEPS, PRECISION);
}
const [STEPS, PRECISION] = [100, 1e-6];

// src/judge/side-by-side-evidence.ts
/**
* Evidence of every metric that the duets recorded, at the planned looks. Rounds after the last look that was held do not count: a run
* must not choose when to look.
*/
function sideBySideEvidence({ benchmarks, policy }, canDecide) {
	const sampled = benchmarks.map((record) => ({
		record,
		samples: samplesOf(record, policy, canDecide)
	}));
	const hasPeers = ({ metric, rule }) => hasSay(rule, canDecide) && !isCounted(metric);
	const moderate = moderateTogether(sampled.flatMap(({ record, samples }) => samples.filter(hasPeers).map((sample) => ({
		group: groupOf(record, sample),
		held: sample.held
	}))));
	const asItCounts = (record, sample) => {
		const { evidence } = sample;
		if (evidence === null || !hasPeers(sample)) return sample;
		const looks = moderate(evidence.looks, groupOf(record, sample));
		return {
			...sample,
			evidence: {
				...evidence,
				looks,
				estimate: looks.at(-1)?.estimate ?? evidence.estimate
			}
		};
	};
	return new Map(sampled.map(({ record, samples }) => [record, weighSamples(samples.map((sample) => asItCounts(record, sample)), canDecide)]));
}
/** Names the group whose rounds vary alike: one metric, one job, and both arms at once or one after the other. */
function groupOf({ part, measurement }, { metric }) {
	return JSON.stringify([
		metric,
		part ?? null,
		measurement.state === "measured" ? measurement.duets[0]?.mode : null
	]);
}
function samplesOf(record, policy, canDecide) {
	const { measurement } = record;
	if (measurement.state !== "measured" || measurement.plan === null) return [];
	const { plan, duets } = measurement;
	const pacedByClients = clientSetsPace(record);
	const samples = duetMetrics(duets).map((metric) => {
		const sample = sampleOf({
			metric,
			rule: sideBySideRule(policy, record, metric),
			plan,
			duets,
			canDecide
		});
		return pacedByClients && PACED_BY_CLIENT.has(metric) ? {
			...sample,
			usableRounds: 0,
			evidence: null
		} : sample;
	});
	const { base = null, head = 0 } = measurement.instructions ?? {};
	if (base === null) return samples;
	const counted = countedMetric(record.kind);
	const rule = metricRule(policy, record.id, counted);
	const evidence = instructionEvidence({
		base,
		head
	}, {
		metric: counted,
		rule
	}, canDecide);
	return [...samples, {
		metric: counted,
		rule,
		usableRounds: 1,
		held: evidence.looks,
		evidence
	}];
}
function sampleOf({ metric, rule, plan, duets, canDecide }) {
	const estimateAfter = (rounds) => {
		const ratios = roundLogRatios(duets.slice(0, rounds), metric, rule.direction);
		return ratios.length < Math.max(3, rounds / 2) ? null : estimateFromRounds(ratios);
	};
	const planned = rule.role === "advisory" ? [{
		rounds: duets.length,
		alphaShare: 1
	}] : looksOf(plan).filter((look) => look.rounds <= duets.length);
	const held = planned.flatMap(({ rounds, alphaShare }) => {
		const estimate = estimateAfter(rounds);
		return estimate === null ? [] : [{
			rounds,
			estimate,
			alphaShare
		}];
	});
	const rounds = planned.at(-1)?.rounds ?? duets.length;
	const estimate = estimateAfter(rounds);
	if (estimate === null) return {
		metric,
		rule,
		usableRounds: roundLogRatios(duets, metric, rule.direction).length,
		held,
		evidence: null
	};
	const levels = roundLevels(duets.slice(0, rounds), metric, rule.direction);
	return {
		metric,
		rule,
		usableRounds: estimate.n,
		held,
		evidence: {
			metric,
			rule,
			levels,
			estimate,
			looks: held,
			decides: hasSay(rule, canDecide)
		}
	};
}

// src/judge/stored-evidence.ts
/**
* Holds the solo rounds of a benchmark against the baseline of its machine kind, by the prediction test of `estimateAgainstStoredRuns`,
* and its instructions against those of the newest run of any machine. It can decide only where nothing was measured side by side; times
* only where `policy.minStoredRuns` runs or more recorded them.
*/
function storedEvidence(record, run, past) {
	const { measurement } = record;
	const { baseline, otherLoads } = past;
	if (measurement.state !== "measured" && measurement.state !== "new") return {
		state: "nothing to compare",
		reason: { kind: "not-measured-in-this-run" }
	};
	const counts = countsEvidence(record, run, past);
	const runs = Math.max(baseline.length, counts === null ? 0 : past.counted.length);
	const newest = [...baseline, ...counts === null ? [] : past.counted].toSorted(byTime).at(-1);
	if (newest === void 0 || counts === null && runs < 2) return {
		state: "nothing to compare",
		reason: {
			kind: "stored-runs-too-few",
			runs,
			needed: 2,
			underSameLoad: true,
			otherLoads
		},
		...orNone(otherLoads)
	};
	const sample = {
		record,
		run,
		solos: measurement.solos,
		stored: baseline
	};
	const evidence = [...soloMetrics(measurement.solos).flatMap((metric) => metricEvidence({
		...sample,
		metric
	})), ...counts === null ? [] : [counts]];
	const advisory = counts?.decides === true ? null : advisoryBecause(run, measurement.state, {
		runs,
		otherLoads
	});
	const uncompared = advisory === null ? METRIC_NAMES.filter((metric) => isUncompared({
		...sample,
		metric
	})) : [];
	return {
		state: "comparable",
		runs,
		newestCommit: newest.commit,
		evidence,
		uncompared,
		advisoryBecause: advisory,
		otherLoads
	};
}
/** Gating metrics that stored runs should decide by, and cannot. */
function uncomparedIn(stored) {
	return stored.state === "comparable" ? stored.uncompared : [];
}
/** The evidence with its conclusions, as it is reported. */
function storedResult(stored, conclude) {
	if (stored.state === "nothing to compare") return stored;
	const { runs, newestCommit, evidence, advisoryBecause, otherLoads } = stored;
	return {
		state: "compared",
		runs,
		newestCommit,
		comparisons: evidence.map(conclude),
		advisoryBecause,
		...orNone(otherLoads)
	};
}
const orNone = (otherLoads) => otherLoads === 0 ? {} : { otherLoads };
function metricEvidence(sample) {
	const { metric, run } = sample;
	const rule = metricRule(run.policy, sample.record.id, metric);
	const headLogs = soloLogCosts(sample.solos, metric, rule.direction);
	const estimate = headLogs.length === 0 ? null : estimateAgainstStoredRuns(sample.stored.map((one) => logCosts(figuresOf(one, metric), rule.direction)), headLogs);
	if (estimate === null) return [];
	const canDecide = advisoryBecause(run, sample.record.measurement.state, { runs: estimate.n }) === null;
	const headLog = mean([...headLogs]);
	const levels = {
		base: figureOfLogCost(headLog - estimate.log, rule.direction),
		head: figureOfLogCost(headLog, rule.direction)
	};
	return [evidenceOfOneLook({
		metric,
		rule,
		levels,
		estimate
	}, canDecide)];
}
const figuresOf = ({ benchmark }, metric) => benchmark.figures[metric] ?? [];
/**
* Tells whether a gating metric is lost, which is no pass where it would decide: one side has no usable figure of it, because its
* rounds lack it, nothing happened that could be counted, or the load client set the pace.
*
*     stored runs ↓      head →    usable           only zeros       none, or the client's pace
*     enough have it usable        compared         lost             lost
*     enough have zeros only       lost             nothing to see   client's pace: lost
*     too few have it              it has begun     nothing to see   client's pace: lost
*/
function isUncompared({ metric, record, run, solos, stored }) {
	const { role, direction } = metricRule(run.policy, record.id, metric);
	if (role !== "gating") return false;
	const runsOf = (isCounted) => stored.filter((one) => isCounted(figuresOf(one, metric))).length;
	const usableRuns = runsOf((figures) => logCosts(figures, direction).length > 0);
	const enough = Math.max(run.policy.minStoredRuns, 2);
	if (soloLogCosts(solos, metric, direction).length > 0) return usableRuns < 2 && runsOf((figures) => figures.length > 0) >= enough;
	return usableRuns >= enough || solos.some(({ figures }) => (figures[metric] ?? 0) > 0);
}
/** By what the newest stored commit counted, on any machine: a count repeats, so one run tells it. null: nothing was counted in the same way. */
function countsEvidence(record, run, { counted }) {
	const metric = countedMetric(record.kind);
	const [newest, now] = [counted.at(-1), instructionsOf(record.measurement)];
	if (newest === void 0 || now === null) return null;
	return instructionEvidence({
		base: newest.count,
		head: now.head
	}, {
		metric,
		rule: metricRule(run.policy, record.id, metric)
	}, advisoryBecause(run, record.measurement.state, { runs: run.policy.minStoredRuns }) === null);
}
/** Tells why stored runs are shown and do not decide; null: they do. */
function advisoryBecause(run, state, { runs, otherLoads = 0 }) {
	if (state === "new") return { kind: "new-benchmark" };
	if (run.base !== null) return { kind: "base-decides" };
	if (run.measuredFor === "tables") return {
		kind: "measured-for-tables",
		profile: run.profile
	};
	if (runs < run.policy.minStoredRuns) return {
		kind: "stored-runs-too-few",
		runs,
		needed: run.policy.minStoredRuns,
		underSameLoad: false,
		otherLoads
	};
	return null;
}

// src/judge/judge.ts
/**
* Judges a recorded run: the same file gives the same judgement anywhere, at any time. Never throws on a RunFile that
* fulfils its type with 0 < alpha ≤ 0.5; figures without a logarithm are left out.
*
* Method: a round's log ratio is the median over its slices; rounds are the sample of a one-sided, moderated t test of δ ≤ δ₀, at
* the looks that were planned; Holm over all that the run compares keeps the family-wise error of "regressed" at
* `policy.alpha`. Without a base the stored runs (times of the same machine kind, counts of any) take the place of the duets: either the one or
* the other can decide, so all that decides is one family. A regression that was accepted is named, and passes, unless
* something else of the benchmark is undecided.
*/
function judge(file) {
	const { run } = file;
	const weighed = weighRecords(file);
	const evidence = weighed.flatMap(({ sideBySide, stored }) => [...sideBySide.evidence, ...stored.state === "comparable" ? stored.evidence : []]);
	const withoutEvidence = weighed.flatMap(({ sideBySide, stored }) => [...sideBySide.thin, ...uncomparedIn(stored)]);
	const { size, conclude } = openFamily(evidence, run.policy, withoutEvidence.length);
	const benchmarks = weighed.map((one) => judgeBenchmark(one, {
		file,
		conclude
	}));
	const verdict = verdictOfRun(benchmarks, run.policy);
	return {
		verdict,
		exitCode: exitCodeOf(verdict, run.policy),
		familySize: size,
		alpha: run.policy.alpha,
		benchmarks,
		drifts: driftsOfMain(file)
	};
}
function weighRecords(file) {
	const { run } = file;
	const historyOf = openHistories(file);
	const sideBySideOf = sideBySideEvidence(run, run.base !== null && run.measuredFor === "verdict");
	return run.benchmarks.map((record) => {
		const past = historyOf(record);
		return {
			record,
			marks: {
				slower: past.slower,
				acceptedAt: past.acceptedAt
			},
			sideBySide: sideBySideOf.get(record),
			stored: storedEvidence(record, run, past)
		};
	});
}
function judgeBenchmark({ record: measured, marks, sideBySide, stored: weighedStored }, { file, conclude }) {
	const { run } = file;
	const comparisons = sideBySide.evidence.map((evidence) => {
		const comparison = conclude(evidence);
		return comparison.outcome === "inconclusive" && isSettledByCounts(evidence, sideBySide.evidence, run.policy, .01) ? {
			...comparison,
			outcome: "settled by counts"
		} : comparison;
	});
	const stored = storedResult(weighedStored, conclude);
	const decisive = decisiveOf({
		run,
		comparisons,
		thin: sideBySide.thin,
		stored,
		uncompared: uncomparedIn(weighedStored)
	});
	const record = lostIfStopped({
		record: measured,
		sideBySide
	});
	const reached = verdictOfBenchmark({
		record,
		run,
		stored,
		decisive
	});
	const changes = changesToAccept(decisive.comparisons, run);
	const acceptance = reached.verdict === "regressed" ? coveringAcceptance({
		id: record.id,
		changes,
		past: marks
	}, file) : null;
	return {
		...shownOfRecord(measured, run),
		absence: absenceOf(record.measurement, run),
		...acceptance === null ? reached : acceptedVerdict(reached, {
			acceptance,
			doubt: doubtOf(decisive)
		}),
		unseen: decisive.missing?.metrics ?? [],
		acceptance,
		slowerSince: acceptance !== null && isOfMain(run) ? null : unacceptedSince(record.id, marks, file),
		comparisons,
		stored
	};
}
/**
* Rounds that do not reach the first look were interrupted, and the benchmark is lost. Three are enough where its count decides. A small
* budget has a sooner look planned. Rounds that fail end as broken or invalid.
*/
function lostIfStopped({ record, sideBySide }) {
	const { measurement } = record;
	if (measurement.state !== "measured" || measurement.plan === null) return record;
	const [rounds, firstLook = 0] = [measurement.duets.length, measurement.plan.looks[0]];
	return rounds >= WITNESS_ROUNDS && growthByCount(sideBySide.evidence) !== null || rounds >= firstLook ? record : {
		...record,
		measurement: {
			state: "lost",
			reason: {
				kind: "stopped-before-first-look",
				rounds,
				firstLook
			}
		}
	};
}
/** Drift of main is no business of a pull request, a merge group, or another branch. Machine kinds share the error rate. */
function driftsOfMain({ run, history, acceptances }) {
	if (run.pullRequest !== null || run.branch !== "default") return [];
	const keys = environmentsOf(run).map(({ key }) => key);
	const policy = {
		...run.policy,
		alpha: run.policy.alpha / keys.length
	};
	const benchmarks = new Set(run.benchmarks.map(({ id }) => id));
	const variantOf = (key) => run.benchmarks.find(({ variant }) => variant?.environment.key === key)?.variant?.name ?? null;
	return keys.flatMap((key) => driftOf({
		history: history.filter(({ environment }) => environment.key === key),
		acceptances,
		policy,
		benchmarks,
		variant: variantOf(key)
	}));
}

// src/store/run-file.ts
/** The run says it for the whole file. */
const declaredByRun = object({ run: declared }).transform(({ run }) => run);
/**
* The run file that a text holds; `where` is its name in errors.
*
* @throws UserError: no JSON, written in the format of another version, or not the shape of a run file (with the place)
*/
function parseRunFile(text, where) {
	return parseRecord(text, {
		schema: runFileSchema,
		format: 3,
		declared: declaredByRun
	}, {
		kind: "a run file",
		where,
		fix: "Give a file that `perf-gate run --json` wrote, whole and unchanged."
	});
}
/** The version that a text says wrote it as a run file, though it may be none that can be read; null: it says none. */
function toolOfRunFile(text) {
	return declaredByRun.safeParse(jsonOrNull(text)).data?.tool ?? null;
}
/** Reads a run file. @throws UserError: not there, not readable, or what {@link parseRunFile} finds */
async function readRunFile(path) {
	const text = await readTextIfPresent(path, readFile).catch((cause) => {
		throw STORE_ERRORS["run-file-unreadable"]({
			path,
			reason: reasonOf(cause)
		}, cause);
	});
	if (text === null) throw STORE_ERRORS["no-run-file"]({ path });
	return parseRunFile(text, path);
}
/** Writes a run file in one step and creates its folder. @throws UserError if that cannot be done */
async function writeRunFile(path, file) {
	try {
		await writeTextAtomically(path, `${JSON.stringify(file)}\n`);
	} catch (cause) {
		throw STORE_ERRORS["run-file-unwritable"]({
			path,
			reason: reasonOf(cause)
		}, cause);
	}
}
/** Folder of the newest run, below the repository's root. */
const RESULTS_FOLDER = ".perf-gate";
/** Name of a run there that was interrupted: it takes the place of no whole one. */
const INTERRUPTED_RUN = "interrupted.json";
/**
* Makes the results' folder. It ignores itself, so that a run leaves `git status` clean without a word in the user's own
* .gitignore. To be asked before anything is measured: a run in a container may have left a folder that is root's.
*
* @throws UserError where nothing can be written there
*/
async function openResults(root) {
	try {
		await writeTextAtomically(path.join(root, RESULTS_FOLDER, ".gitignore"), "*\n");
	} catch (cause) {
		throw STORE_ERRORS["results-unwritable"]({
			folder: RESULTS_FOLDER,
			reason: reasonOf(cause)
		}, cause);
	}
}
/** Keeps a run in the results' folder, and replaces the one of that name. Gives the run's path. @throws UserError if that cannot be done */
async function keepRun(file, { root, name }) {
	await openResults(root);
	const keptAs = path.join(root, RESULTS_FOLDER, name);
	await writeRunFile(keptAs, file);
	return keptAs;
}
/** Keeps a run if that can be done: the verdict stands on a full disk too. `cwd`: the current folder. */
async function tryToKeepRun(file, { cwd, ...place }) {
	try {
		return { path: path.relative(cwd, await keepRun(file, place)) };
	} catch (error) {
		if (!(error instanceof UserError)) throw error;
		return { problem: error };
	}
}
/** Profiles of what regressed in the newest run. */
const PROFILES_FOLDER = `${RESULTS_FOLDER}/profiles`;
/** Removes the profiles of the run before. Gives what keeps one by a name; a disk that is full by then costs the profile alone. */
async function openProfiles(root) {
	const folder = path.join(root, PROFILES_FOLDER);
	await rm(folder, {
		recursive: true,
		force: true
	}).catch(() => {});
	return (name, json) => writeTextAtomically(path.join(folder, name), json).catch(() => {});
}

export { mayReachThreshold as _, openResults as a, toolOfRunFile as c, sideBySideEvidence as d, ALPHA_OF_SUSPICION as f, isSettledWithoutLook as g, isSettledByCounts as h, openProfiles as i, tryToKeepRun as l, growthByCount as m, RESULTS_FOLDER as n, parseRunFile as o, WITNESS_ROUNDS as p, keepRun as r, readRunFile as s, INTERRUPTED_RUN as t, judge as u, openFamily as v };