import type { RoundCosts } from '../plan/schedule.ts';
import type { Procedure } from './procedure.ts';

/** Booting, checking and stopping, roughly: what the procedure's own times do not hold. */
const SERVER_OVERHEAD_MS = 900;
const SUITE_OVERHEAD_MS = 500;

/** How long a round takes by its procedure. Taking turns needs twice the time of running side by side. */
export function roundCosts(procedure: Procedure, sideBySide: boolean): RoundCosts {
  const { soloWarmupMs, suiteWarmupMs, sliceMs, slices, latencySliceMs, latencySlices, soloMs } = procedure;
  const around = { server: SERVER_OVERHEAD_MS + latencySliceMs * latencySlices, suite: SUITE_OVERHEAD_MS };
  const warmup = { server: soloWarmupMs, suite: suiteWarmupMs };
  return {
    duetMs: (kind) => around[kind] + (warmup[kind] + slices * sliceMs) * (sideBySide ? 1 : 2),
    soloMs: (kind) => around[kind] + warmup[kind] + soloMs,
  };
}
