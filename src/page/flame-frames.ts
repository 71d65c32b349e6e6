/** A call tree as the boxes of a flame graph: callers above what they call. */
import type { CallTree, CodePlace } from '../model.ts';

/** Times are ns of CPU of a request (or operation), with all that is called below. */
export interface FlameFrame {
  readonly at: CodePlace;
  /** null: the whole request. */
  readonly caller: FlameFrame | null;
  /** Of the whole: 0. */
  readonly depth: number;
  readonly baseNs: number;
  readonly headNs: number;
  /** By `changes` of its function. The whole has none. */
  readonly change: number;
  /** On the axis of `width`. */
  readonly left: number;
  /** The larger of base and head for its own part, and as wide as its callees for theirs: so they fit, and what head calls no more is seen. */
  readonly width: number;
}

/** The whole comes first, a caller before its callees, and of those the widest, which is the leftmost. */
/** @param changes of the tree's frames */
export function flameFrames({ frames, nodes }: CallTree, whole: string, changes: readonly number[] | null = null): readonly FlameFrame[] {
  const costs = [
    { at: { name: whole, file: null, line: null }, caller: -1, baseNs: 0, headNs: 0, change: 0, width: 0 },
    ...nodes.map(([parent, frame, baseNs, headNs]) => ({
      at: frames[frame]!,
      caller: parent + 1,
      baseNs,
      headNs,
      change: changes?.[frame] ?? 0,
      width: Math.max(baseNs, headNs),
    })),
  ];
  for (const { caller, baseNs, headNs, width } of costs.slice(1).toReversed()) {
    const above = costs[caller]!;
    above.baseNs += baseNs;
    above.headNs += headNs;
    above.width += width;
  }
  const ends = new Map<number, number>();
  const placed = new Map<number, FlameFrame>();
  // No callee is wider than its caller, and of equals the caller has the smaller index.
  for (const [index, { caller, ...cost }] of [...costs.entries()].toSorted(([, one], [, other]) => other.width - one.width)) {
    if (cost.width === 0) break;
    const above = placed.get(caller) ?? null;
    const left = ends.get(caller) ?? above?.left ?? 0;
    ends.set(caller, left + cost.width);
    placed.set(index, { ...cost, caller: above, depth: above === null ? 0 : above.depth + 1, left });
  }
  return [...placed.values()];
}
