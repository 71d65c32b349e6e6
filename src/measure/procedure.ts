import type { HeldScenario, LoadOverrides } from '../model.ts';
import type { RoundCosts } from '../plan/rounds-of-run.ts';

/**
 * How a round is measured; times in ms. Profiles share the solo stretch, because absolute figures are compared between runs.
 *
 * Rounds are short and many, because processes of the same code differ by more than slices of one do (optimum of Kalibera & Jones 2013).
 */
export interface Procedure {
  /** Raised with changes of figures that no other field shows: flags of V8, the probe, the load client. */
  readonly version: number;
  /**
   * Responses for each process after which a server is warm. With the probe's flags V8 optimises most of what a request runs within
   * 2,500 requests and the rest within 6,000 (`--trace-opt`; without the flags 12,000).
   */
  readonly warmResponses: number;
  /** Longest warm-up of a duet. */
  readonly longestWarmupMs: number;
  /** Pause between warm-up and window, in which the later arm's compiler is still busy. */
  readonly settleMs: number;
  /** Warm-up where arms take turns. In a duet, the time after which a server with few responses counts as slow rather than cold. */
  readonly turnWarmupMs: number;
  /** Warm-up of a solo round. */
  readonly soloWarmupMs: number;
  /** Warm-up of a suite's task. */
  readonly suiteWarmupMs: number;
  /** Side by side. Long operations get longer and fewer slices. */
  readonly suiteSliceMs: number;
  readonly suiteSlices: number;
  /** A task of head alone. */
  readonly suiteSoloSliceMs: number;
  readonly suiteSoloSlices: number;
  readonly sliceMs: number;
  readonly slices: number;
  /** Slices of a duet whose warm-up ended by time, and of a repeated load. */
  readonly longSlices: number;
  /** Least number of `slices` that stay if the first ones are not steady; in a long window in proportion. */
  readonly leastSlices: number;
  /** Single requests to the arms in turn, after the load. */
  readonly latencySliceMs: number;
  readonly latencySlices: number;
  /** The measured stretch of a solo round. */
  readonly soloMs: number;
  /**
   * For causes, behind all rounds: pairs of processes (two of the same code differ by more than stretches of one do), how long each is
   * loaded before its stretches, and the stretches. Four and four of half a second have some 200 samples of a function
   * that is 1 % of a request.
   */
  readonly profiledPairs: number;
  readonly profileWarmupMs: number;
  readonly cpuStretches: number;
  readonly cpuStretchMs: number;
}

export const PROCEDURE: Procedure = {
  version: 3,
  warmResponses: 6_000,
  longestWarmupMs: 8_000,
  settleMs: 300,
  turnWarmupMs: 2_000,
  soloWarmupMs: 2_000,
  suiteWarmupMs: 400,
  suiteSliceMs: 150,
  suiteSlices: 4,
  suiteSoloSliceMs: 100,
  suiteSoloSlices: 10,
  sliceMs: 300,
  slices: 4,
  longSlices: 6,
  leastSlices: 3,
  latencySliceMs: 100,
  latencySlices: 4,
  soloMs: 1_000,
  profiledPairs: 2,
  profileWarmupMs: 1_200,
  cpuStretches: 4,
  cpuStretchMs: 500,
};

/** Load before an alternating slice counts. */
export const ALTERNATING_LEAD_IN_MS = 200;

/** The procedure with a profile's own solo stretch of servers. */
export function procedureUnder({ soloWarmupMs, soloMs }: LoadOverrides, procedure: Procedure): Procedure {
  return { ...procedure, soloWarmupMs: soloWarmupMs ?? procedure.soloWarmupMs, soloMs: soloMs ?? procedure.soloMs };
}

/** Warm-up bursts. With 20,000 requests on `ws` the first takes twice the CPU time of later ones, the second a fifth more. */
const WARMUP_BURSTS = 2;
/** Beyond this the compiler's share is small. */
const LONG_BURST_MS = 2_500;

const DUET_PAIRS = 3;
const SOLO_BURSTS = 3;

/** Time for the counted bursts of a round; long ones are fewer. */
const COUNTED_MS = 10_000;

const bursts = (most: number, eachMs: number): number => Math.max(1, Math.min(most, Math.floor(COUNTED_MS / eachMs)));

export const warmupBursts = (burstMs: number): number => (burstMs > LONG_BURST_MS ? 1 : WARMUP_BURSTS);

export const duetPairs = (pairMs: number): number => bursts(DUET_PAIRS, pairMs);

export const soloBursts = (burstMs: number): number => bursts(SOLO_BURSTS, burstMs);

/** CPU time of one held request, roughly. */
const REQUEST_MS = 0.02;

/** Estimated time of a burst. */
export const expectedBurstMs = ({ holdMs, requests }: HeldScenario): number => holdMs + requests * REQUEST_MS;

/** Estimated time of all bursts of a duet, with the first request and the warm-up. */
export const duetBurstsMs = (burstMs: number): number => burstMs * (1 + warmupBursts(burstMs) + 2 * duetPairs(2 * burstMs));

/** Estimated time of all bursts of a solo round. */
export const soloBurstsMs = (burstMs: number): number => burstMs * (1 + warmupBursts(burstMs) + soloBursts(burstMs));

/** Booting, checking and stopping, roughly. */
const SERVER_OVERHEAD_MS = 900;
const SUITE_OVERHEAD_MS = 500;

/** Estimated warm-up of a duet, measured with express and koa, the slowest of four frameworks (bench/README.md). */
const EXPECTED_WARMUP_MS = 2_100;

/** Estimates times of rounds. Taking turns needs about twice the time. */
export function roundCosts(procedure: Procedure, sideBySide: boolean): RoundCosts {
  const { settleMs, suiteWarmupMs, sliceMs, slices } = procedure;
  const aroundLoadMs = SERVER_OVERHEAD_MS + procedure.latencySliceMs * procedure.latencySlices;
  const turns = sideBySide ? 1 : 2;
  const underLoadMs = sideBySide
    ? EXPECTED_WARMUP_MS + settleMs + slices * sliceMs
    : 2 * (procedure.turnWarmupMs + slices * (ALTERNATING_LEAD_IN_MS + sliceMs));
  return {
    duetMs: (scenario) => {
      if (scenario === null) return SUITE_OVERHEAD_MS + (suiteWarmupMs + procedure.suiteSlices * procedure.suiteSliceMs) * turns;
      if (scenario.protocol === 'websocket') return SERVER_OVERHEAD_MS + duetBurstsMs(expectedBurstMs(scenario));
      return aroundLoadMs + underLoadMs;
    },
    soloMs: (scenario) => {
      if (scenario === null) return SUITE_OVERHEAD_MS + suiteWarmupMs + procedure.suiteSoloSlices * procedure.suiteSoloSliceMs;
      if (scenario.protocol === 'websocket') return SERVER_OVERHEAD_MS + soloBurstsMs(expectedBurstMs(scenario));
      return aroundLoadMs + procedure.soloWarmupMs + procedure.soloMs;
    },
  };
}
