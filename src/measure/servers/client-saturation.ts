/** A loop that waits for a server is idle for at least a tenth of the time; one that is the bottleneck is not at all. */
const BUSY_LOOP = 0.95;
/** µs of CPU per ms: servers that use this much of their core would have done little more. */
const BUSY_SERVER_US_PER_MS = 900;

/**
 * Whether the load client, not the server, set the pace: its event loop had no rest while whoever it loaded did not fill
 * the core. Throughput and latencies are the client's own then.
 */
export function isClientSaturated(loopUtilisation: number | null, cpuUsPerMs: number): boolean {
  return loopUtilisation !== null && loopUtilisation >= BUSY_LOOP && cpuUsPerMs < BUSY_SERVER_US_PER_MS;
}
