import digamma from '@stdlib/math-base-special-digamma';
import trigamma from '@stdlib/math-base-special-trigamma';
import { bisect, mean, sampleVariance, sum } from 'simple-statistics';
import type { Look } from './evidence.ts';
import type { LogEstimate } from './log-estimate.ts';

/** One metric of one benchmark among others. */
interface Peer {
  /** Equal for those whose rounds can be expected to vary alike. */
  readonly group: string;
  /** All that were held, whatever the later ones could see. */
  readonly held: readonly Look[];
}

/** With fewer benchmarks, or rounds, too little is known of how much variances differ. */
const LEAST_PEERS = 3;
const LEAST_ROUNDS_OF_LOOK = 8;

/** Share of a look's α for the exact test of a benchmark by itself, so that others that vary much more cannot hide it. */
const SPENT_ALONE = 0.2;

/**
 * Share of a look's α for the moderated test. How much variances differ is an estimate too, and where it comes out too small so does the
 * quantile. Of six looks or more that is paid for by their correction (Bonferroni's), which is stricter than it has to be for
 * looks at the same rounds; fewer leave a fifth of α unspent for it (`bench/moderation.ts`).
 */
const spentTogether = (alphaShare: number): number => (alphaShare <= SHARE_OF_SIX_LOOKS ? 0.8 : 0.6);
const SHARE_OF_SIX_LOOKS = 1 / 6;

/**
 * Moderated t tests (Smyth 2004). The variance of eight rounds is so poorly known that a t test asks for almost twice as many
 * standard errors as it would if it were known, and rounds of one metric vary by about as much in all benchmarks of a run.
 * So their variances are taken for draws of one distribution, s₀²·d₀/χ²(d₀), which is fitted to them; each is then
 *
 *     s̃² = (d₀·s₀² + d·s²) / (d₀ + d)     of d₀ + d degrees of freedom
 *
 * The more they differ, the smaller is d₀, and the less changes. Unlike Smyth's, s̃² is never less than s²: a benchmark that
 * varies more than all others would be called slower by their quiet.
 *
 * At a look only the rounds until then count, so that its result does not depend on what is measured later.
 *
 * @returns a function that gives looks of a group as they count: each tested by itself, and then as one of the group; where that is
 *   too small, as it was
 */
export function moderateTogether(peers: readonly Peer[]): (looks: readonly Look[], group: string) => readonly Look[] {
  const groups = Map.groupBy(peers, ({ group }) => group);
  const distributions = new Map([...groups].map(([group, members]) => [group, openDistributions(members)]));
  return (looks, group) =>
    looks.flatMap((look) => {
      const { estimate, rounds, alphaShare } = look;
      const distribution = rounds < LEAST_ROUNDS_OF_LOOK || estimate.sd === 0 ? null : (distributions.get(group)?.(rounds) ?? null);
      if (distribution === null) return [look];
      return [
        { rounds, estimate, alphaShare: alphaShare * SPENT_ALONE },
        { rounds, estimate: moderatedEstimate(estimate, distribution), alphaShare: alphaShare * spentTogether(alphaShare) },
      ];
    });
}

/** The distribution of the variances of a group. */
interface Distribution {
  /** s₀² */
  readonly variance: number;
  /** d₀: the more, the more alike they are. */
  readonly degreesOfFreedom: number;
  readonly inAll: number;
}

/** By the rounds of a look; null: too few to tell. */
function openDistributions(members: readonly Peer[]): (rounds: number) => Distribution | null {
  const fitted = new Map<number, Distribution | null>();
  return (rounds) => {
    if (!fitted.has(rounds))
      fitted.set(rounds, distributionOf(members.flatMap(({ held }) => held.findLast((look) => look.rounds <= rounds)?.estimate ?? [])));
    return fitted.get(rounds)!;
  };
}

function moderatedEstimate(estimate: LogEstimate, { variance, degreesOfFreedom, inAll }: Distribution): LogEstimate {
  const together = degreesOfFreedom + estimate.degreesOfFreedom;
  const squeezed = (degreesOfFreedom * variance + estimate.degreesOfFreedom * estimate.sd ** 2) / together;
  return {
    ...estimate,
    standardError: Math.max(estimate.standardError, Math.sqrt(squeezed / estimate.n)),
    degreesOfFreedom: Math.min(together, inAll),
  };
}

/**
 * By the method of moments on log s² (Smyth 2004, section 6.2), whose mean and variance would be, for equal variances,
 * log s₀² + ψ(d/2) − log(d/2) and ψ′(d/2). What they vary by beyond that is ψ′(d₀/2). d₀ is no more than all rounds tell.
 */
function distributionOf(estimates: readonly LogEstimate[]): Distribution | null {
  const varying = estimates.filter(({ sd }) => sd > 0);
  if (varying.length < LEAST_PEERS) return null;
  const logVariances = varying.map(({ sd, degreesOfFreedom }) => Math.log(sd ** 2) - biasOfLog(degreesOfFreedom));
  const byChance = mean(varying.map(({ degreesOfFreedom }) => trigamma(degreesOfFreedom / 2)));
  const inAll = sum(varying.map(({ degreesOfFreedom }) => degreesOfFreedom));
  const degreesOfFreedom = degreesOfFreedomBy(sampleVariance(logVariances) - byChance, inAll);
  return { variance: Math.exp(mean(logVariances) + biasOfLog(degreesOfFreedom)), degreesOfFreedom, inAll };
}

/** Mean error of the logarithm of a variance. */
const biasOfLog = (degreesOfFreedom: number): number => digamma(degreesOfFreedom / 2) - Math.log(degreesOfFreedom / 2);

/** Variances that differ more than this lets them have nothing to say about each other. */
const LEAST_DEGREES_OF_FREEDOM = 0.1;

/** The d₀ at which ψ′(d₀/2) is what the logarithms vary by, within bounds. */
function degreesOfFreedomBy(excess: number, most: number): number {
  const remaining = (degreesOfFreedom: number): number => trigamma(degreesOfFreedom / 2) - excess;
  if (remaining(most) >= 0) return most;
  if (remaining(LEAST_DEGREES_OF_FREEDOM) <= 0) return LEAST_DEGREES_OF_FREEDOM;
  return bisect(remaining, LEAST_DEGREES_OF_FREEDOM, most, STEPS, PRECISION);
}

const [STEPS, PRECISION] = [100, 1e-6];
