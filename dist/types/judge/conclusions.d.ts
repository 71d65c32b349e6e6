import type { Comparison, Policy } from '../model.ts';
import type { Evidence } from './evidence.ts';
/** What the outcomes of one family are reached by. */
type FamilyPolicy = Pick<Policy, 'alpha' | 'noRegressionOver'>;
/** The comparisons that decide: those that Holm's correction is made over. */
export declare function familyOf(evidence: readonly Evidence[]): readonly Evidence[];
/**
 * Takes all evidence of a run at once, because the level of each comparison depends on the whole family, and gives a
 * function from a piece of that evidence to its comparison. "Regressed" and "improved" each have a family-wise error
 * of alpha. Evidence outside the family is judged by its own p value, at alpha, and decides nothing.
 */
export declare function concludeTogether(allEvidence: readonly Evidence[], policy: FamilyPolicy): (evidence: Evidence) => Comparison;
export {};
