import type { CallFrame, FunctionGrowth, OfBothArms } from '../../model.ts';
import { type CostOfFunction } from './costs-by-function.ts';
import type { ProfiledArm, Sources } from './profiled-stretch.ts';
/** Confidence level of the intervals: some hundred functions are compared, and a table shows the most grown of them. */
export declare const LEVEL = 0.99;
/**
 * The functions that cost more in head than in base, the most grown first. Stretches of both arms make pairs, whose
 * differences are the sample of a t interval. It is never narrower than the count of samples alone allows (Poisson's variance): a handful
 * of pairs may happen to agree.
 */
export declare function growthsOf(arms: OfBothArms<ProfiledArm>): readonly FunctionGrowth[];
/** The line of head that grew most, or where the function begins. Lines are the same in both arms by their text: an edit above moves them. */
export declare function hottestLine(ofBase: Pick<CostOfFunction, 'frame' | 'byLine'> | null, { frame, byLine }: Pick<CostOfFunction, 'frame' | 'byLine'>, sources: OfBothArms<Sources>): number | null;
/** Also one that only head runs. */
export declare function isChangedFile(file: string | null, { base, head }: OfBothArms<Sources>): boolean;
/** null: none that is known, or one that only opens the function. Minified code is one long line. */
export declare function textAt(sources: Sources, { file, line: first }: CallFrame, line: number | null): string | null;
/**
 * A profile tells which function calls, and not where in it: the first line from its beginning that has the callee's name with a bracket.
 * null: there is none.
 */
export declare function lineOfCall(sources: Sources, { file, line }: Pick<CallFrame, 'file' | 'line'>, callee: Pick<CallFrame, 'name'>): number | null;
