/** Who calls what, by a tree of calls that profiles gave. */
import type { CallFrame, CallTree } from '../../model.ts';

/** The function of the repository or a package that a function does its work for, and what that calls itself on the way to it. */
export interface Caller {
  readonly caller: CallFrame;
  readonly callee: CallFrame;
}

/** One key for a function in trees and counts. */
export const keyOfPlace = ({ name, file }: Pick<CallFrame, 'name' | 'file'>): string => `${name} ${file ?? ''}`;

export const isOwn = ({ file }: Pick<CallFrame, 'file'>): boolean => file !== null && !file.startsWith('node:');

/** The caller behind more than half of a function's growth, by the key of its place. */
export function mainCallers({ frames, nodes }: CallTree): ReadonlyMap<string, Caller> {
  const growth = nodes.map(([, , base, head]) => head - base);
  for (const [index, [parent]] of [...nodes.entries()].toReversed()) if (parent >= 0) growth[parent]! += growth[index]!;
  const found = new Map<string, Map<string, Caller & { grown: number }>>();
  for (const [index, [parent, frame]] of nodes.entries()) {
    const above = callerAbove(index);
    if (above === null || growth[index]! <= 0 || nodes[parent]?.[1] === frame) continue;
    const ofFunction = found.get(keyOfPlace(frames[frame]!)) ?? new Map<string, Caller & { grown: number }>();
    found.set(keyOfPlace(frames[frame]!), ofFunction);
    const known = ofFunction.get(keyOfPlace(above.caller)) ?? { ...above, grown: 0 };
    ofFunction.set(keyOfPlace(above.caller), known);
    known.grown += growth[index]!;
  }
  return new Map(
    [...found].flatMap(([key, callers]) => {
      const all = [...callers.values()];
      const most = all.toSorted((one, other) => other.grown - one.grown)[0]!;
      return most.grown > all.reduce((sum, { grown }) => sum + grown, 0) / 2 ? [[key, most] as const] : [];
    }),
  );

  function callerAbove(index: number): Caller | null {
    let callee = index;
    for (let at = nodes[index]![0]; at >= 0; at = nodes[at]![0]) {
      const caller = frames[nodes[at]![1]]!;
      if (isOwn(caller)) return { caller, callee: frames[nodes[callee]![1]]! };
      callee = at;
    }
    return null;
  }
}
