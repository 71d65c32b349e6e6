import { r as __toESM } from "./rolldown-runtime-CoNq6U3z.js";
import { t as METRICS } from "./metrics-CnOSOGmq.js";
import { t as require_posix } from "./posix-DzwXLBKo.js";

// src/judge/rules.ts
var import_posix = /* @__PURE__ */ __toESM(require_posix(), 1);
/** The metric's defaults, overlaid field by field by every rule of the policy that matches, in their order. */
function metricRule(policy, benchmarkId, metric) {
	const matching = policy.rules.filter((rule) => import_posix.default.isMatch(benchmarkId, rule.benchmark) && import_posix.default.isMatch(metric, rule.metric));
	const { role, direction, delta0, threshold } = METRICS[metric];
	let result = {
		role,
		direction,
		delta0,
		threshold
	};
	for (const rule of matching) result = {
		role: rule.role ?? result.role,
		direction: rule.direction ?? result.direction,
		delta0: rule.delta0 ?? result.delta0,
		threshold: rule.threshold ?? result.threshold
	};
	return result;
}

// src/judge/wording.ts
/**
* A change as a person reads it: `4.1 %`, `−2.3 %`. One decimal; two where one would leave a single digit of a
* small number (`0.04 %`); none from 100 % on; `0 %` below what two decimals show, never `−0`.
*/
function formatPercent(change) {
	return `${signOf(change)}${formatSize(change)} %`;
}
/** A number that a person chose, as chosen: `5 %`, `0.3 %`. */
function formatChosenPercent(fraction) {
	return `${Number((fraction * 100).toPrecision(6))} %`;
}
/** Both bounds with one unit: `3.2 to 5.0 %`, `−1.2 to 0.4 %`. */
function formatInterval({ low, high }) {
	return `${signOf(low)}${formatSize(low)} to ${formatPercent(high)}`;
}
/**
* What happened to the metric's own figure. A change is worse when positive, whatever the direction: where higher is
* better, "25 % worse" is a figure that fell to 1/1.25, by 20 %.
*/
function changeOfFigure(change, direction) {
	return direction === "lower" ? change : 1 / (1 + change) - 1;
}
/** `CPU per request is 4.1 % higher (3.2 to 5.0 %)`: the size of the change of the figure, in its direction. */
function describeDifference({ metric, estimate, interval }, direction) {
	const change = changeOfFigure(estimate, direction);
	const sign = change < 0 ? -1 : 1;
	const [low = 0, high = 0] = [interval.low, interval.high].map((bound) => sign * changeOfFigure(bound, direction)).toSorted((a, b) => a - b);
	return `${METRICS[metric].label} is ${formatPercent(Math.abs(change))} ${sign < 0 ? "lower" : "higher"} (${formatInterval({
		low,
		high
	})})`;
}
/** `no regression of 5 % or more in CPU per request and unloaded latency` */
function describeNoRegression(metrics, noRegressionOver) {
	return `no regression of ${formatChosenPercent(noRegressionOver)} or more in ${listOf(metrics.map((metric) => METRICS[metric].label))}`;
}
/** `could not have seen less than 6.2 % in unloaded latency` */
function describeBlindness(comparisons) {
	return `could not have seen less than ${listOf(comparisons.map(({ metric, smallestVisible }) => `${formatPercent(smallestVisible)} in ${METRICS[metric].label}`))}`;
}
/** `a`, `a and b`, `a, b and c` */
function listOf(items) {
	return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}
/** `1 stored run`, `3 stored runs` */
function countOf(count, noun) {
	return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
/** Absolute value in percent, without unit. */
function formatSize(change) {
	const percent = Math.abs(change) * 100;
	if (percent < .005) return "0";
	if (percent < .095) return percent.toFixed(2);
	if (percent < 99.95) return percent.toFixed(1);
	return percent <= 1e3 ? percent.toFixed(0) : "over 1000";
}
function signOf(change) {
	return change < 0 && formatSize(change) !== "0" ? "−" : "";
}

export { describeNoRegression as a, listOf as c, describeDifference as i, metricRule as l, countOf as n, formatChosenPercent as o, describeBlindness as r, formatPercent as s, changeOfFigure as t };