import { duetBurstsMs, expectedBurstMs, type Procedure, soloBurstsMs } from './procedure.ts';
import { ALTERNATING_LEAD_IN_MS } from './server/saturated-load.ts';
import type { HttpScenario } from '../model.ts';
import type { RoundCosts } from '../plan/round-costs.ts';

/** Booting, checking and stopping, roughly: what the procedure's own times do not hold. */
const SERVER_OVERHEAD_MS = 900;
const SUITE_OVERHEAD_MS = 500;

/**
 * Until both arms of a duet, on one core, have answered what makes them warm: of express and koa, which need longest
 * of four frameworks, what is left of a round on two cores of a virtual machine (4.7 and 4.9 s; docs/noise.md).
 */
const EXPECTED_WARMUP_MS = 2_100;

/** How long a round takes by its procedure. Taking turns needs about twice the time of running side by side. */
export function roundCosts(procedure: Procedure, sideBySide: boolean): RoundCosts {
  const { turnWarmupMs, settleMs, soloWarmupMs, suiteWarmupMs, suiteSliceMs, suiteSlices, suiteSoloSliceMs, suiteSoloSlices, sliceMs, slices, latencySliceMs, latencySlices, pacedWarmupMs, pacedMs, soloMs } = procedure;
  const aroundLoad = ({ rate }: HttpScenario): number =>
    SERVER_OVERHEAD_MS + latencySliceMs * latencySlices + (rate === null ? 0 : pacedWarmupMs + pacedMs);
  const turns = sideBySide ? 1 : 2;
  const underLoadMs = sideBySide
    ? EXPECTED_WARMUP_MS + settleMs + slices * sliceMs
    : 2 * (turnWarmupMs + slices * (ALTERNATING_LEAD_IN_MS + sliceMs));
  return {
    duetMs: (scenario) => {
      if (scenario === null) return SUITE_OVERHEAD_MS + (suiteWarmupMs + suiteSlices * suiteSliceMs) * turns;
      if (scenario.protocol === 'websocket') return SERVER_OVERHEAD_MS + duetBurstsMs(expectedBurstMs(scenario));
      return aroundLoad(scenario) + underLoadMs;
    },
    soloMs: (scenario) => {
      if (scenario === null) return SUITE_OVERHEAD_MS + suiteWarmupMs + suiteSoloSlices * suiteSoloSliceMs;
      if (scenario.protocol === 'websocket') return SERVER_OVERHEAD_MS + soloBurstsMs(expectedBurstMs(scenario));
      return aroundLoad(scenario) + soloWarmupMs + soloMs;
    },
  };
}
