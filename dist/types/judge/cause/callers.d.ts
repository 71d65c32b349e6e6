/** Who calls what, by a tree of calls that profiles gave. */
import type { CallFrame, CallTree } from '../../model.ts';
/** The function of the repository or a package that a function does its work for, and what that calls itself on the way to it. */
export interface Caller {
    readonly caller: CallFrame;
    readonly callee: CallFrame;
}
/** One key for a function in trees and counts. */
export declare const keyOfPlace: ({ name, file }: Pick<CallFrame, 'name' | 'file'>) => string;
export declare const isOwn: ({ file }: Pick<CallFrame, 'file'>) => boolean;
/** The caller behind more than half of a function's growth, by the key of its place. */
export declare function mainCallers({ frames, nodes }: CallTree): ReadonlyMap<string, Caller>;
