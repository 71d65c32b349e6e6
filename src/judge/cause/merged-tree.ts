import { CAUSE_BOUNDS } from '../../model/cause.ts';
import type { Arm, CallFrame, CallNode, CallTree, OfBothArms } from '../../model.ts';
import { isWork, type ProfiledFrame, type ProfiledStretch } from './profiled-stretch.ts';

/** A place in the tree while it is put together. */
interface Branch {
  readonly frame: ProfiledFrame;
  readonly own: Record<Arm, number>;
  readonly calls: Map<string, Branch>;
}

type Calls = Map<string, Branch>;

/** Smaller than that, in shares of a request, no place of a flame graph can be seen. */
const LEAST_SHARE = 0.001;

const NS_PER_US = 1_000;

/** The call trees of both arms over each other, in ns of CPU time of a request (or operation). */
export function mergedTree(arms: OfBothArms<readonly ProfiledStretch[]>): CallTree {
  const roots: Calls = new Map();
  for (const arm of ['base', 'head'] as const) for (const stretch of arms[arm]) grow(roots, arm, stretch, arms[arm].length);
  const whole = Math.max(weightOf(roots, 'base'), weightOf(roots, 'head')) || 1;
  for (let share = LEAST_SHARE; ; share *= 2) {
    const tree = flattened(roots, share * whole);
    if (tree.nodes.length <= CAUSE_BOUNDS.nodes && tree.frames.length <= CAUSE_BOUNDS.frames) return tree;
  }
}

/** Adds one stretch. What perf-gate itself calls hangs where perf-gate's frames would be. */
function grow(roots: Calls, arm: Arm, { threads, finished }: ProfiledStretch, stretches: number): void {
  for (const { nodes, perSample } of threads) {
    const places: Calls[] = [];
    for (const [index, { frame, parent, samples }] of nodes.entries()) {
      const above = places[parent] ?? roots;
      if (!isWork(frame)) {
        places[index] = above;
        continue;
      }
      const branch = above.get(frame.key) ?? { frame, own: { base: 0, head: 0 }, calls: new Map<string, Branch>() };
      above.set(frame.key, branch);
      branch.own[arm] += (samples * perSample * NS_PER_US) / finished / stretches;
      places[index] = branch.calls;
    }
  }
}

const weightOf = (calls: Calls, arm: Arm): number =>
  [...calls.values()].reduce((sum, branch) => sum + branch.own[arm] + weightOf(branch.calls, arm), 0);

/** As lists, without what weighs less than `least` in both arms: that counts for its caller. */
function flattened(roots: Calls, least: number): CallTree {
  const nodes: CallNode[] = [];
  const frames = new Map<string, { readonly at: number; readonly frame: CallFrame }>();
  const frameOf = ({ key, name, file, line }: ProfiledFrame): number => {
    const known = frames.get(key) ?? { at: frames.size, frame: { name, file, line } };
    frames.set(key, known);
    return known.at;
  };
  const add = (calls: Calls, parent: number): void => {
    for (const branch of calls.values()) {
      const weight = { base: branch.own.base + weightOf(branch.calls, 'base'), head: branch.own.head + weightOf(branch.calls, 'head') };
      const isSmall = Math.max(weight.base, weight.head) < least;
      if (isSmall && parent === -1) continue;
      if (isSmall) {
        const [above, frame, base, head] = nodes[parent]!;
        nodes[parent] = [above, frame, Math.round(base + weight.base), Math.round(head + weight.head)];
        continue;
      }
      nodes.push([parent, frameOf(branch.frame), Math.round(branch.own.base), Math.round(branch.own.head)]);
      add(branch.calls, nodes.length - 1);
    }
  };
  add(roots, -1);
  return { frames: [...frames.values()].map(({ frame }) => frame), nodes };
}
