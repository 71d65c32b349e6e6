// src/metrics.ts
const gating = (label, unit) => ({
	label,
	unit,
	direction: "lower",
	role: "gating",
	delta0: .01,
	threshold: .02
});
const advisory = (label, unit, direction) => ({
	label,
	unit,
	direction,
	role: "advisory",
	delta0: .01,
	threshold: .05
});
/**
* Every metric with its unit and defaults. In a saturated closed loop throughput, latency under load and CPU per
* request are one fact, so only CPU per request gates; unloaded latency sees the waiting that CPU time does not.
*/
const METRICS = {
	cpuPerRequest: gating("CPU per request", "µs"),
	unloadedLatency: gating("unloaded latency", "ms"),
	nsPerOp: gating("time per operation", "ns"),
	throughput: advisory("throughput", "req/s", "higher"),
	latencyP50: advisory("latency p50", "ms", "lower"),
	latencyP975: advisory("latency p97.5", "ms", "lower"),
	latencyP99: advisory("latency p99", "ms", "lower"),
	output: advisory("output", "MB/s", "higher"),
	maxMemory: advisory("max memory", "MB", "lower"),
	maxCpu: advisory("max CPU", "%", "lower"),
	bootTime: advisory("boot time", "ms", "lower"),
	opsPerSecond: advisory("operations", "ops/s", "higher")
};
const METRIC_NAMES = Object.keys(METRICS);

export { METRIC_NAMES as n, METRICS as t };