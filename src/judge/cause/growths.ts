import { mean, sampleVariance } from 'simple-statistics';
import { CAUSE_BOUNDS } from '../../model/cause.ts';
import type { CallFrame, CodePlace, FunctionGrowth, OfBothArms } from '../../model.ts';
import { upperQuantile } from '../../statistics.ts';
import { type CostOfFunction, costsByFunction } from './costs-by-function.ts';
import type { ProfiledArm, ProfiledFrame, Sources } from './profiled-stretch.ts';

/** Confidence level of the intervals: some hundred functions are compared, and a table shows the most grown of them. */
export const LEVEL = 0.99;

/**
 * The functions that cost more in head than in base, the most grown first. Stretches of both arms follow each other in pairs, whose
 * differences are the sample of a t interval. It is never narrower than the count of samples alone allows (Poisson's variance): a handful
 * of pairs may happen to agree.
 */
export function growthsOf(arms: OfBothArms<ProfiledArm>): readonly FunctionGrowth[] {
  const [base, head] = [costsByFunction(arms.base.stretches), costsByFunction(arms.head.stretches)];
  const pairs = Math.min(arms.base.stretches.length, arms.head.stretches.length);
  const keys = [...new Set([...base.keys(), ...head.keys()])];
  return keys
    .map((key) => ({ ofBase: base.get(key) ?? null, ofHead: head.get(key) ?? null }))
    .filter(({ ofBase, ofHead }) => meanOf(ofHead) > meanOf(ofBase))
    .toSorted((one, other) => meanOf(other.ofHead) - meanOf(other.ofBase) - (meanOf(one.ofHead) - meanOf(one.ofBase)))
    .slice(0, CAUSE_BOUNDS.functions)
    .map(({ ofBase, ofHead }) => growthOf(ofBase, ofHead!, { pairs, sources: { base: arms.base.sources, head: arms.head.sources } }));
}

const meanOf = (one: CostOfFunction | null): number => (one === null ? 0 : mean([...one.costs]));

function growthOf(ofBase: CostOfFunction | null, ofHead: CostOfFunction, { pairs, sources }: { readonly pairs: number; readonly sources: OfBothArms<Sources> }): FunctionGrowth {
  const differences = Array.from({ length: pairs }, (_, pair) => ofHead.costs[pair]! - (ofBase?.costs[pair] ?? 0));
  const counting = (ofHead.countingVariance + (ofBase?.countingVariance ?? 0)) / pairs ** 2;
  const standardError = Math.sqrt(Math.max(pairs > 1 ? sampleVariance(differences) / pairs : 0, counting));
  const half = upperQuantile((1 - LEVEL) / 2, Math.max(1, pairs - 1)) * standardError;
  const [baseMean, headMean] = [meanOf(ofBase), meanOf(ofHead)];
  return {
    at: { ...placeOf(ofHead.frame), line: hottestLine(ofBase, ofHead, sources) },
    base: baseMean,
    head: headMean,
    low: headMean - baseMean - half,
    high: headMean - baseMean + half,
    caller: callerOf(ofBase, ofHead, sources.head),
  };
}

const placeOf = ({ name, file, line }: CallFrame): CodePlace => ({ name, file, line });

/** The line of head that grew most, or where the function begins. Lines are the same in both arms by their text: an edit above moves them. */
function hottestLine(ofBase: CostOfFunction | null, { frame, byLine }: CostOfFunction, sources: OfBothArms<Sources>): number | null {
  if (frame.origin !== 'own' || frame.file === null) return null;
  const costInBase = new Map<string, number>();
  for (const [line, cost] of ofBase?.byLine ?? []) {
    const text = textOf(sources.base, ofBase!.frame, line);
    costInBase.set(text, (costInBase.get(text) ?? 0) + cost);
  }
  const grown = [...byLine].map(([line, cost]) => ({ line, growth: cost - (costInBase.get(textOf(sources.head, frame, line)) ?? 0) }));
  const hottest = grown.toSorted((one, other) => other.growth - one.growth)[0];
  return hottest !== undefined && hottest.growth > 0 ? hottest.line : frame.line;
}

/** A line without a text that is known stands for itself. */
const textOf = (sources: Sources, { file }: CallFrame, line: number): string => (file === null ? '' : sources.get(file)?.[line - 1]?.trim()) ?? `line ${line}`;

/** The caller with the largest part of the growth. */
function callerOf(ofBase: CostOfFunction | null, { frame, byCaller }: CostOfFunction, sources: Sources): CodePlace | null {
  const grown = [...byCaller].map(([key, { frame: caller, cost }]) => ({ caller, growth: cost - (ofBase?.byCaller.get(key)?.cost ?? 0) }));
  const heaviest = grown.toSorted((one, other) => other.growth - one.growth)[0]?.caller;
  return heaviest === undefined ? null : { ...placeOf(heaviest), line: lineOfCall(sources, heaviest, frame) };
}

/** So far behind its beginning a function is looked through for a call. */
const MOST_LINES = 200;

/** A profile tells which function calls, and not where in it: the first line from its beginning that has the callee's name with a bracket. */
function lineOfCall(sources: Sources, { file, line }: CallFrame, { name }: ProfiledFrame): number | null {
  if (file === null || line === null) return line;
  const callee = name.split('.').at(-1)!;
  const lines = sources.get(file)?.slice(line - 1, line - 1 + MOST_LINES) ?? [];
  const at = lines.findIndex((text, index) => text.includes(`${callee}(`) && (index > 0 || !text.includes(`function ${callee}(`)));
  return at === -1 ? line : line + at;
}
