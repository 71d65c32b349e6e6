import type { CallFrame } from '../../model.ts';
import { isMadeUp, isWork, PROGRAM, type ProfiledFrame, type ProfiledNode, type ProfiledStretch } from './profiled-stretch.ts';

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

/** Where the samples of a node go. */
interface Attribution {
  readonly to: ProfiledFrame;
  /** null: the function's own code. */
  readonly part: ProfiledFrame | null;
  readonly caller: ProfiledFrame | null;
}

const isInternal = (frame: ProfiledFrame): boolean => (frame.origin === 'node' || frame.origin === 'v8') && !isMadeUp(frame);

/**
 * Attributes the samples of a thread; null: they do not count. What Node.js and V8 do for a function of the repository or a package goes
 * to that function, because a reader can only change that. What Node.js does by itself, like reading sockets, stays with each of its
 * functions, with what V8 does for these.
 */
function attributionsOf(nodes: readonly ProfiledNode[]): readonly (Attribution | null)[] {
  const places: (Attribution | null)[] = [];
  for (const { frame, parent } of nodes) {
    const above = places[parent] ?? null;
    const owner = above?.to.origin === 'own' ? above : null;
    const server = frame.origin === 'v8' ? above : owner;
    if (isInternal(frame) && server !== null && !isMadeUp(server.to)) places.push({ ...server, part: server.part ?? frame });
    else if (!isWork(frame)) places.push(null);
    else if (isInternal(frame) && frame.origin === 'v8') places.push({ to: PROGRAM, part: frame, caller: null });
    else places.push({ to: frame, part: null, caller: owner?.to.key === frame.key ? owner.caller : (owner?.to ?? null) });
  }
  return places;
}

/** Of each node, with all that it calls. */
function samplesWithCallees(nodes: readonly ProfiledNode[]): readonly number[] {
  const sums = nodes.map(({ samples }) => samples);
  for (const [index, { parent }] of [...nodes.entries()].toReversed()) if (parent >= 0) sums[parent]! += sums[index]!;
  return sums;
}

/** The costs of all functions in the stretches of one arm, by key. */
export function costsByFunction(stretches: readonly ProfiledStretch[]): ReadonlyMap<string, CostOfFunction> {
  const found = new Map<string, Gathered>();
  const gatheredOf = (frame: ProfiledFrame): Gathered => {
    const known = found.get(frame.key) ?? {
      frame,
      costs: stretches.map(() => 0),
      countingVariance: 0,
      byLine: new Map<number, number>(),
      byPart: new Map(),
      byCaller: new Map(),
      byCallee: new Map(),
    };
    found.set(frame.key, known);
    return known;
  };
  for (const [at, { threads, finished }] of stretches.entries()) {
    for (const { nodes, perSample } of threads) {
      const each = perSample / finished;
      const meanOf = (samples: number): number => (samples * each) / stretches.length;
      const attributions = attributionsOf(nodes);
      const withCallees = samplesWithCallees(nodes);
      for (const [index, { frame, parent, samples, lines }] of nodes.entries()) {
        const attribution = attributions[index];
        if (attribution === null || attribution === undefined) continue;
        if (frame.origin === 'own')
          for (const above of callersOf(nodes, parent)) addTo(gatheredOf(above).byCallee, frame, meanOf(withCallees[index]!));
        if (samples === 0) continue;
        const { to, part, caller } = attribution;
        const one = gatheredOf(to);
        one.costs[at]! += samples * each;
        one.countingVariance += samples * each ** 2;
        if (part === null)
          for (const { line, samples: onLine } of lines) one.byLine.set(line, (one.byLine.get(line) ?? 0) + meanOf(onLine));
        if (part !== null) addTo(one.byPart, part, meanOf(samples));
        if (caller !== null) addTo(one.byCaller, caller, meanOf(samples));
      }
    }
  }
  return found;
}

/** The function of the repository or a package that calls; where there is none, all of Node.js up to the root. */
function callersOf(nodes: readonly ProfiledNode[], parent: number): readonly ProfiledFrame[] {
  const above: ProfiledFrame[] = [];
  for (let at = parent; at >= 0; at = nodes[at]!.parent) {
    const { frame } = nodes[at]!;
    if (frame.origin === 'own') return [frame];
    if (frame.origin === 'node' && !above.includes(frame)) above.push(frame);
  }
  return above;
}

function addTo(costs: Map<string, CostOfFrame>, frame: ProfiledFrame, cost: number): void {
  costs.set(frame.key, { frame, cost: (costs.get(frame.key)?.cost ?? 0) + cost });
}

interface Gathered extends CostOfFunction {
  readonly costs: number[];
  countingVariance: number;
  readonly byLine: Map<number, number>;
  readonly byPart: Map<string, CostOfFrame>;
  readonly byCaller: Map<string, CostOfFrame>;
  readonly byCallee: Map<string, CostOfFrame>;
}

/** The cost of all work, for a request (or operation): mean over stretches. */
export function totalCost(stretches: readonly ProfiledStretch[]): number {
  const costs = stretches.map(
    ({ threads, finished }) =>
      threads.reduce(
        (sum, { nodes, perSample }) =>
          sum + nodes.reduce((samples, node) => samples + (isWork(node.frame) ? node.samples : 0), 0) * perSample,
        0,
      ) / finished,
  );
  return costs.reduce((sum, cost) => sum + cost, 0) / stretches.length;
}
