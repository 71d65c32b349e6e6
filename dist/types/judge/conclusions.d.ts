import { type Evidence } from './evidence.ts';
import type { Comparison, Policy } from '../model.ts';
type FamilyPolicy = Pick<Policy, 'alpha' | 'noRegressionOver'>;
/** All that is judged together, with what has not enough evidence to be. */
interface Family {
    /** How many comparisons Holm's correction is made over. */
    readonly size: number;
    readonly conclude: (evidence: Evidence) => Comparison;
}
/**
 * Takes all evidence of a run at once, because the level of each comparison depends on the whole family, and gives the size of that
 * with a function from a piece of the evidence to its comparison. "Regressed" and "improved" each have a family-wise error of
 * alpha over all that have a say: group-sequential Holm (Ye, Li, Liu & Yao 2013), with Bonferroni's correction over the
 * looks at each. It holds however early a benchmark stops, because a look that was not held could only have added chances:
 * so what an early look clears may go without more rounds, and what it does not clear keeps the rounds that it has (Skol,
 * Scott, Abecasis & Boehnke 2006: all rounds against everything see more than later rounds against what is left).
 * Evidence that has no say is judged by its own p value, at alpha, and decides nothing.
 *
 * @param withoutEvidence gating metrics in too few usable rounds, or that cannot be compared with the stored runs: they count
 *   with p = 1, because the family must not depend on how the rounds came out. Include the metrics of later jobs
 */
export declare function openFamily(allEvidence: readonly Evidence[], policy: FamilyPolicy, withoutEvidence?: number): Family;
export {};
