import type { HeldScenario } from '../../model.ts';

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
