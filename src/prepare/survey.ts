import { PROCEDURE, roundCosts } from '../measure/procedure.ts';
import type { Measurement, OfBothArms, Shard } from '../model.ts';
import { benchmarkFilter } from '../plan/benchmark-glob.ts';
import type { PlannedTarget } from '../plan/benchmarks.ts';
import { describeShard, expectedRoundMs, splitIntoShards } from '../plan/shards.ts';
import { comparableBase, isReached } from './reach/is-reached.ts';
import { readTree } from './tree.ts';
import { recordedText } from '../model/reasons.ts';

/** What was asked for, as far as it decides which targets this job measures. */
export interface SurveyRequest {
  readonly only: readonly string[];
  /** Also what the change cannot reach. */
  readonly all: boolean;
  /** null: everything is this job's. */
  readonly shard: Shard | null;
}

/** A target, and why this job does not measure it; null: it does. */
export interface SurveyedTarget extends PlannedTarget {
  readonly leftOut: Extract<Measurement, { readonly state: 'unaffected' | 'not measured' }> | null;
}

/** Shards may run on machines of different kinds and must split alike, so all reckon as if processes could be pinned. */
const COSTS = roundCosts(PROCEDURE, true);

/**
 * Finds out which targets the change can reach and which of those are this shard's. Only what is reached is split:
 * otherwise all of it might fall to one shard. To be called before anything is installed, because what an install
 * leaves behind is no part of the change.
 */
export async function surveyTargets(targets: readonly PlannedTarget[], { request, trees, signal }: {
  readonly request: SurveyRequest;
  readonly trees: OfBothArms<string>;
  readonly signal: AbortSignal;
}): Promise<readonly SurveyedTarget[]> {
  const seen: { readonly target: PlannedTarget; readonly reached: boolean }[] = [];
  const read = request.all ? null : { base: await readTree(trees.base), head: await readTree(trees.head) };
  for (const planned of targets) {
    signal.throwIfAborted();
    const base = await comparableBase(planned, trees);
    seen.push({ target: { ...planned, base }, reached: read === null || (await isReached(planned.head, base, read)) });
  }
  const leftToOthers = splitAmongShards(seen.filter(({ reached }) => reached).map(({ target }) => target), request);
  return seen.map(({ target, reached }) => ({ ...target, leftOut: reached ? leftToOthers(target) : { state: 'unaffected' } }));
}

/** Tells of each of these targets which other shard measures it; null: this one does. */
function splitAmongShards(targets: readonly PlannedTarget[], { only, shard }: SurveyRequest): (target: PlannedTarget) => SurveyedTarget['leftOut'] {
  if (shard === null) return () => null;
  const isWanted = benchmarkFilter(only);
  const shards = splitIntoShards(targets.map(({ name, head }) => ({ name, expectedMs: expectedRoundMs(head, isWanted, COSTS) })), shard.count);
  return ({ name }) => {
    const leftTo: Shard = { index: shards.get(name)!, count: shard.count };
    return leftTo.index === shard.index ? null : { state: 'not measured', reason: recordedText(`in ${describeShard(leftTo)}`), leftTo };
  };
}
