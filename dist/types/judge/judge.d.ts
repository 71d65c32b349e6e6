import type { Judgement, RunFile } from '../model.ts';
/**
 * Judges a recorded run: the same file gives the same judgement anywhere, at any time. Never throws on a RunFile that
 * fulfils its type with 0 < alpha ≤ 0.5; figures without a logarithm are left out.
 *
 * Method: a round's log ratio is the median over its slices; rounds are the sample of a one-sided, moderated t test of δ ≤ δ₀, at
 * the looks that were planned; Holm over all that the run compares keeps the family-wise error of "regressed" at
 * `policy.alpha`. Without a base the stored runs (times of the same machine kind, counts of any) take the place of the duets: either the one or
 * the other can decide, so all that decides is one family. A regression that was accepted is named, and passes, unless
 * something else of the benchmark is undecided.
 */
export declare function judge(file: RunFile): Judgement;
