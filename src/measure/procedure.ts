import type { HeldScenario, HttpScenario, LoadOverrides } from '../model.ts';
import type { RoundCosts } from '../plan/rounds-of-run.ts';

/**
 * How a round is measured, in ms. The solo stretch is the same in every profile that does not say otherwise: absolute
 * figures are compared between runs, so nothing about how they come about may differ.
 *
 * Two processes of the same code differ by more than the slices of one of them do, so a round is kept short and there
 * are more of them: that is what Kalibera & Jones's optimum (2013) comes to where a boot is cheap.
 */
export interface Procedure {
  /** Raised with whatever changes how figures come about and shows in none of these: flags of V8, the probe, the load client. */
  readonly version: number;
  /**
   * A duet's server is warm when it has answered so many for each of its processes. By the flags that the probe sets, V8
   * optimises what runs for each request within the first 2,500 of them, and some more of it up to 6,000 (`--trace-opt`; left
   * alone, up to 12,000).
   */
  readonly warmResponses: number;
  /** A duet's servers are loaded until both are warm, at most this long, before anything counts. */
  readonly longestWarmupMs: number;
  /** From when both are warm to the window: the later arm's compiler is still at work, and shares the core. */
  readonly settleMs: number;
  /** Where arms take turns each is loaded so long before anything counts; side by side it is when a server of few and long requests is told from one that is not warm yet. */
  readonly turnWarmupMs: number;
  /** A server alone has the whole core, and is warm by then. */
  readonly soloWarmupMs: number;
  /** The same for a suite's task: one function is compiled sooner than a framework. */
  readonly suiteWarmupMs: number;
  /** Side by side; where an operation takes long, slices are longer and fewer. */
  readonly suiteSliceMs: number;
  readonly suiteSlices: number;
  /** A task of head alone. */
  readonly suiteSoloSliceMs: number;
  readonly suiteSoloSlices: number;
  readonly sliceMs: number;
  readonly slices: number;
  /** So many of a duet where an arm answers so seldom that its warm-up goes by time, or was not warm in time, and where both are loaded again. */
  readonly longSlices: number;
  /** Of `slices` are left where the first ones of a duet are not steady yet, and in proportion of the long window. */
  readonly leastSlices: number;
  /** Single requests to the arms in turn, after the load. */
  readonly latencySliceMs: number;
  readonly latencySlices: number;
  /** Where a scenario has a rate: requests at it before they count, and while they do. */
  readonly pacedWarmupMs: number;
  readonly pacedMs: number;
  /** The measured stretch of a solo round. */
  readonly soloMs: number;
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
  pacedWarmupMs: 300,
  pacedMs: 1_000,
  soloMs: 1_000,
};

/** How long an alternating slice is loaded before it counts. */
export const ALTERNATING_LEAD_IN_MS = 200;

/** The procedure with a profile's own solo stretch of servers. */
export function procedureUnder({ soloWarmupMs, soloMs }: LoadOverrides): Procedure {
  return { ...PROCEDURE, soloWarmupMs: soloWarmupMs ?? PROCEDURE.soloWarmupMs, soloMs: soloMs ?? PROCEDURE.soloMs };
}

/**
 * Bursts that go before. With 20,000 requests on `ws` the first takes twice the CPU time of later ones and the second
 * a fifth more than those, which is the compiler; from the third on they are alike.
 */
const WARMUP_BURSTS = 2;
/** What takes so long is not the compiler's doing. */
const LONG_BURST_MS = 2_500;

/** Bursts that count in a round: pairs of both arms, and those of head alone. */
const DUET_PAIRS = 3;
const SOLO_BURSTS = 3;

/** How long they may take together, so that there is time for many rounds; fewer bursts where one takes long. */
const COUNTED_MS = 10_000;

const bursts = (most: number, eachMs: number): number => Math.max(1, Math.min(most, Math.floor(COUNTED_MS / eachMs)));

/** Bursts before any counts, where one takes so long. */
export const warmupBursts = (burstMs: number): number => (burstMs > LONG_BURST_MS ? 1 : WARMUP_BURSTS);

/** Pairs of bursts in a round of both arms, where one of each takes so long together. */
export const duetPairs = (pairMs: number): number => bursts(DUET_PAIRS, pairMs);

/** Bursts in a round of head alone, where one takes so long. */
export const soloBursts = (burstMs: number): number => bursts(SOLO_BURSTS, burstMs);

/** Of sending, answering and reading one request, roughly, on one core. */
const REQUEST_MS = 0.02;

/** What a burst takes by its scenario, roughly, of a server that does not block. */
export const expectedBurstMs = ({ holdMs, requests }: HeldScenario): number => holdMs + requests * REQUEST_MS;

/** All bursts of a round, the first request alone and the warming included, which both arms do at once. */
export const duetBurstsMs = (burstMs: number): number => burstMs * (1 + warmupBursts(burstMs) + 2 * duetPairs(2 * burstMs));

/** The same of head alone. */
export const soloBurstsMs = (burstMs: number): number => burstMs * (1 + warmupBursts(burstMs) + soloBursts(burstMs));

/** Booting, checking and stopping, roughly: what the procedure's own times do not hold. */
const SERVER_OVERHEAD_MS = 900;
const SUITE_OVERHEAD_MS = 500;

/**
 * Until both arms of a duet, on one core, have answered what makes them warm: of express and koa, which need longest
 * of four frameworks, what is left of a round on two cores of a virtual machine (4.7 and 4.9 s; bench/README.md).
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
