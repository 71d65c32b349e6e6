import type { Look } from './evidence.ts';
/** One metric of one benchmark among others. */
interface Peer {
    /** Equal for those whose rounds can be expected to vary alike. */
    readonly group: string;
    /** All that were held, whatever the later ones could see. */
    readonly held: readonly Look[];
}
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
export declare function moderateTogether(peers: readonly Peer[]): (looks: readonly Look[], group: string) => readonly Look[];
export {};
