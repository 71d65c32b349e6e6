// src/metrics.ts
const gating = (label, unit) => ({
	label,
	unit,
	direction: "lower",
	role: "gating",
	delta0: .01,
	threshold: .02
});
/** Counts hardly vary: two differ by the code, or by where the compiler put it. */
const counted = (label) => ({
	label,
	unit: "instructions",
	direction: "lower",
	role: "gating",
	delta0: .001,
	threshold: .003
});
const advisory = (label, unit, direction) => ({
	label,
	unit,
	direction,
	role: "advisory",
	delta0: .01,
	threshold: .05
});
/** Share of time from which on a server counts as mostly waiting. */
const MOSTLY_WAITING = .5;
/**
* Every metric with its unit and defaults. In a saturated closed loop throughput, latency under load and CPU per
* request are one fact, so only CPU per request gates, and throughput where servers mostly wait (`judge/rules.ts`). Unloaded
* latency shows the waiting that CPU time does not.
*/
const METRICS = {
	cpuPerRequest: gating("CPU per request", "µs"),
	unloadedLatency: gating("unloaded latency", "ms"),
	finishOverhead: gating("time to finish beyond the hold", "ms"),
	nsPerOp: gating("time per operation", "ns"),
	instructionsPerRequest: counted("instructions per request"),
	instructionsPerOp: counted("instructions per operation"),
	meanCpuPerRequest: advisory("mean CPU per request", "µs", "lower"),
	meanNsPerOp: advisory("mean time per operation", "ns", "lower"),
	throughput: advisory("throughput", "req/s", "higher"),
	latencyP50: advisory("latency p50", "ms", "lower"),
	latencyP975: advisory("latency p97.5", "ms", "lower"),
	latencyP99: advisory("latency p99", "ms", "lower"),
	gcTimePerRequest: advisory("garbage collection per request", "µs", "lower"),
	collectionsPerThousand: advisory("collections per 1,000 requests", "", "lower"),
	eventLoopDelayP99: advisory("event loop delay p99", "ms", "lower"),
	output: advisory("output", "MB/s", "higher"),
	maxMemory: advisory("max memory", "MB", "lower"),
	maxCpu: advisory("max CPU", "%", "lower"),
	finishTime: advisory("time to finish", "s", "lower"),
	bootTime: advisory("boot time", "ms", "lower"),
	opsPerSecond: advisory("operations", "ops/s", "higher")
};
const METRIC_NAMES = Object.keys(METRICS);
/** Metrics that a saturated load client determines; CPU and memory stay valid. */
const PACED_BY_CLIENT = /* @__PURE__ */ new Set([
	"throughput",
	"latencyP50",
	"latencyP975",
	"latencyP99",
	"output",
	"maxCpu"
]);

export { PACED_BY_CLIENT as i, METRIC_NAMES as n, MOSTLY_WAITING as r, METRICS as t };