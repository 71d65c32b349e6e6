import type { CallFrame } from '../../model.ts';
import { isMadeUp, isWork, type ProfiledFrame, type ProfiledNode, type ProfiledStretch } from './profiled-stretch.ts';

/** What one line of the table is about: a function of the repository or a package, a call into Node.js from there, or work of Node.js itself. */
export interface CostOfFunction {
  readonly frame: ProfiledFrame;
  /** Of each stretch, for a request (or operation). */
  readonly costs: readonly number[];
  /** Sum over the stretches of the variance that counting samples alone gives such a cost (Poisson's). */
  readonly countingVariance: number;
  /** Mean cost by line. */
  readonly byLine: ReadonlyMap<number, number>;
  /** Mean cost by who calls it from the repository or a package. */
  readonly byCaller: ReadonlyMap<string, { readonly frame: CallFrame; readonly cost: number }>;
}

/** The node whose line of the table a node's samples go to, and who calls that from the repository or a package; null: they do not count. */
interface Attribution {
  readonly to: ProfiledFrame;
  readonly caller: ProfiledFrame | null;
}

/**
 * Attributes the samples of a thread. What Node.js does below a call from the repository or a package goes to that call, because a
 * reader can only change the call. What it does by itself, like reading sockets, stays with each of its functions.
 */
function attributionsOf(nodes: readonly ProfiledNode[]): readonly (Attribution | null)[] {
  const tops: number[] = [];
  const callers: (ProfiledFrame | null)[] = [];
  return nodes.map(({ frame, parent }, index) => {
    const above = nodes[parent];
    const isCalledByOwn = above?.frame.origin === 'own' && above.frame.key !== frame.key;
    callers[index] = isCalledByOwn ? above.frame : callers[parent] ?? null;
    const continues = above !== undefined && isInternal(above.frame) && isInternal(frame);
    tops[index] = continues ? tops[parent]! : index;
    if (!isWork(frame)) return null;
    const isCalledIn = isInternal(frame) && nodes[nodes[tops[index]]!.parent]?.frame.origin === 'own';
    return { to: isCalledIn ? nodes[tops[index]]!.frame : frame, caller: callers[index] ?? null };
  });
}

const isInternal = (frame: ProfiledFrame): boolean => (frame.origin === 'node' || frame.origin === 'v8') && !isMadeUp(frame);

/** The costs of all functions in the stretches of one arm, by key. */
export function costsByFunction(stretches: readonly ProfiledStretch[]): ReadonlyMap<string, CostOfFunction> {
  const found = new Map<string, Gathered>();
  for (const [at, { threads, finished }] of stretches.entries()) {
    for (const { nodes, perSample } of threads) {
      const each = perSample / finished;
      for (const [index, attribution] of attributionsOf(nodes).entries()) {
        const { samples, lines } = nodes[index]!;
        if (attribution === null || samples === 0) continue;
        const { to, caller } = attribution;
        const one = found.get(to.key) ?? { frame: to, costs: stretches.map(() => 0), countingVariance: 0, byLine: new Map<number, number>(), byCaller: new Map<string, { frame: CallFrame; cost: number }>() };
        found.set(to.key, one);
        one.costs[at]! += samples * each;
        one.countingVariance += samples * each ** 2;
        if (to === nodes[index]!.frame) for (const { line, samples: onLine } of lines) one.byLine.set(line, (one.byLine.get(line) ?? 0) + (onLine * each) / stretches.length);
        if (caller !== null) one.byCaller.set(caller.key, { frame: caller, cost: (one.byCaller.get(caller.key)?.cost ?? 0) + (samples * each) / stretches.length });
      }
    }
  }
  return found;
}

interface Gathered extends CostOfFunction {
  readonly costs: number[];
  countingVariance: number;
  readonly byLine: Map<number, number>;
  readonly byCaller: Map<string, { readonly frame: CallFrame; readonly cost: number }>;
}

/** The cost of all work, for a request (or operation): mean over stretches. */
export function totalCost(stretches: readonly ProfiledStretch[]): number {
  const costs = stretches.map(({ threads, finished }) =>
    threads.reduce((sum, { nodes, perSample }) => sum + nodes.reduce((samples, node) => samples + (isWork(node.frame) ? node.samples : 0), 0) * perSample, 0) / finished);
  return costs.reduce((sum, cost) => sum + cost, 0) / stretches.length;
}
