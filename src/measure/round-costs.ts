import type { RoundCosts } from '../plan/schedule.ts';
import type { Procedure } from './procedure.ts';

/** Booting, checking and stopping, roughly: what the procedure's own times do not hold. */
const SERVER_OVERHEAD_MS = 900;
const SUITE_OVERHEAD_MS = 500;

/** How long a round takes by its procedure. Taking turns needs twice the time of running side by side. */
export function roundCosts(procedure: Procedure, sideBySide: boolean): RoundCosts {
  const { warmupMs, sliceMs, slices, latencySliceMs, latencySlices, soloMs } = procedure;
  const loaded = (warmupMs + slices * sliceMs) * (sideBySide ? 1 : 2);
  const latency = latencySliceMs * latencySlices;
  return {
    duetMs: (kind) => loaded + (kind === 'server' ? SERVER_OVERHEAD_MS + latency : SUITE_OVERHEAD_MS),
    soloMs: (kind) => warmupMs + soloMs + (kind === 'server' ? SERVER_OVERHEAD_MS + latency : SUITE_OVERHEAD_MS),
  };
}
