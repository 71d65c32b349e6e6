import type { Comparison, Policy } from '../model.ts';
import type { Evidence } from './evidence.ts';
/** What the outcomes of one family are reached by. */
type FamilyPolicy = Pick<Policy, 'alpha' | 'noRegressionOver'>;
/** The suspects: those that Holm's correction is made over. */
export declare function familyOf(evidence: readonly Evidence[]): readonly Evidence[];
/**
 * Takes all evidence of a run at once, because the level of each comparison depends on the whole family, and gives a
 * function from a piece of that evidence to its comparison. "Regressed", over the suspects, and "improved", over all that
 * have a say, each have a family-wise error of alpha: group-sequential Holm (Ye, Li, Liu & Yao 2013), with Bonferroni's
 * correction over the looks at each. It holds however early a benchmark stops, because a look that was not held could
 * only have added chances. Evidence that has no say is judged by its own p value, at alpha, and decides nothing.
 */
export declare function concludeTogether(allEvidence: readonly Evidence[], policy: FamilyPolicy): (evidence: Evidence) => Comparison;
export {};
