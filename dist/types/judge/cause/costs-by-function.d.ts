import type { CallFrame } from '../../model.ts';
import { type ProfiledFrame, type ProfiledStretch } from './profiled-stretch.ts';
/** A frame with a mean cost. */
export interface CostOfFrame {
    readonly frame: CallFrame;
    readonly cost: number;
}
export type CostsByKey = ReadonlyMap<string, CostOfFrame>;
/** What one line of the table is about: a function of the repository or a package, or one of Node.js or V8 that none of these calls. */
export interface CostOfFunction {
    readonly frame: ProfiledFrame;
    /** Of each stretch, for a request (or operation). */
    readonly costs: readonly number[];
    /** Sum over the stretches of the variance that counting samples alone gives such a cost (Poisson's). */
    readonly countingVariance: number;
    /** Mean cost by line, of the function's own code. */
    readonly byLine: ReadonlyMap<number, number>;
    /** By what it calls in Node.js or V8, with all below it. */
    readonly byPart: CostsByKey;
    /** By who calls it from the repository or a package. */
    readonly byCaller: CostsByKey;
    /** By the function of the repository or a package that it calls, itself or by way of Node.js, with all below that. */
    readonly byCallee: CostsByKey;
}
/** The costs of all functions in the stretches of one arm, by key. */
export declare function costsByFunction(stretches: readonly ProfiledStretch[]): ReadonlyMap<string, CostOfFunction>;
/** The cost of all work, for a request (or operation): mean over stretches. */
export declare function totalCost(stretches: readonly ProfiledStretch[]): number;
