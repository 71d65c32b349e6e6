import { mean, sampleVariance } from 'simple-statistics';
import { CAUSE_BOUNDS } from '../../model/cause.ts';
import type { CallFrame, CodePlace, FunctionGrowth, OfBothArms } from '../../model.ts';
import { toPlainLine } from '../../text/escape.ts';
import { upperQuantile } from '../../statistics.ts';
import { type CostOfFrame, type CostOfFunction, costsByFunction, type CostsByKey } from './costs-by-function.ts';
import type { ProfiledArm, Sources } from './profiled-stretch.ts';

/** Confidence level of the intervals: some hundred functions are compared, and a table shows the most grown of them. */
export const LEVEL = 0.99;

/**
 * The functions that cost more in head than in base, the most grown first. Stretches of both arms make pairs, whose
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

function growthOf(
  ofBase: CostOfFunction | null,
  ofHead: CostOfFunction,
  { pairs, sources }: { readonly pairs: number; readonly sources: OfBothArms<Sources> },
): FunctionGrowth {
  const differences = Array.from({ length: pairs }, (_, pair) => ofHead.costs[pair]! - (ofBase?.costs[pair] ?? 0));
  const counting = (ofHead.countingVariance + (ofBase?.countingVariance ?? 0)) / pairs ** 2;
  const standardError = Math.sqrt(Math.max(pairs > 1 ? sampleVariance(differences) / pairs : 0, counting));
  const half = upperQuantile((1 - LEVEL) / 2, Math.max(1, pairs - 1)) * standardError;
  const [baseMean, headMean] = [meanOf(ofBase), meanOf(ofHead)];
  const { frame } = ofHead;
  const part = mostGrown(ofBase?.byPart, ofHead.byPart);
  const isMostlyPart = part !== null && part.growth >= (headMean - baseMean) / 2;
  const lineOfPart = isMostlyPart ? lineOfCall(sources.head, frame, part.frame) : null;
  const line = lineOfPart ?? hottestLine(ofBase, ofHead, sources);
  const text = textAt(sources.head, frame, line);
  const caller = mostGrown(ofBase?.byCaller, ofHead.byCaller);
  const callees = frame.origin === 'own' ? calledIn(lineOfPart === null ? text : null, ofHead.byCallee) : ofHead.byCallee;
  const callee = mostGrown(ofBase?.byCallee, callees, ({ growth, cost }) => growth / Math.sqrt(cost));
  return {
    at: { ...placeOf(frame), line },
    isChanged: isChangedFile(frame.file, sources),
    text,
    part: isMostlyPart ? part.frame.name : null,
    base: baseMean,
    head: headMean,
    low: headMean - baseMean - half,
    high: headMean - baseMean + half,
    caller: caller === null ? null : { ...placeOf(caller.frame), line: lineOfCall(sources.head, caller.frame, frame) ?? caller.frame.line },
    callee: callee === null ? null : placeOf(callee.frame),
  };
}

/** Those whose names stand before a bracket in a line of code. */
const calledIn = (text: string | null, callees: CostsByKey): CostsByKey =>
  new Map([...callees].filter(([, { frame }]) => text?.includes(`${shortName(frame)}(`)));

const shortName = ({ name }: Pick<CallFrame, 'name'>): string => name.split('.').at(-1)!;

const placeOf = ({ name, file, line }: CallFrame): CodePlace => ({ name, file, line });

interface GrownFrame extends CostOfFrame {
  readonly growth: number;
}

/** The frame with the largest growth. What a callee calls varies with its cost: there the surest growth counts. */
function mostGrown(
  ofBase: CostsByKey | undefined,
  ofHead: CostsByKey,
  rank: (one: GrownFrame) => number = ({ growth }) => growth,
): GrownFrame | null {
  const grown = [...ofHead].map(([key, { frame, cost }]) => ({ frame, cost, growth: cost - (ofBase?.get(key)?.cost ?? 0) }));
  return grown.toSorted((one, other) => rank(other) - rank(one))[0] ?? null;
}

/** The line of head that grew most, or where the function begins. Lines are the same in both arms by their text: an edit above moves them. */
export function hottestLine(
  ofBase: Pick<CostOfFunction, 'frame' | 'byLine'> | null,
  { frame, byLine }: Pick<CostOfFunction, 'frame' | 'byLine'>,
  sources: OfBothArms<Sources>,
): number | null {
  if (frame.origin !== 'own' || frame.file === null) return null;
  const costInBase = new Map<string, number>();
  for (const [line, cost] of ofBase?.byLine ?? []) {
    const text = keyOfLine(sources.base, ofBase!.frame, line);
    costInBase.set(text, (costInBase.get(text) ?? 0) + cost);
  }
  const grown = [...byLine].map(([line, cost]) => ({ line, growth: cost - (costInBase.get(keyOfLine(sources.head, frame, line)) ?? 0) }));
  const hottest = grown.toSorted((one, other) => other.growth - one.growth)[0];
  return hottest !== undefined && hottest.growth > 0 ? hottest.line : frame.line;
}

/** Its text. A line without a text that is known stands for itself. */
const keyOfLine = (sources: Sources, { file }: CallFrame, line: number): string =>
  (file === null ? null : lineIn(sources, file, line)) ?? `line ${line}`;

const lineIn = (sources: Sources, file: string, line: number): string | null => sources.get(file)?.[line - 1]?.trim() ?? null;

/** Also one that only head runs. */
export function isChangedFile(file: string | null, { base, head }: OfBothArms<Sources>): boolean {
  const [before, after] = file === null ? [] : [base.get(file), head.get(file)];
  return after !== undefined && before?.join('\n') !== after.join('\n');
}

/** null: none that is known, or one that only opens the function. Minified code is one long line. */
export function textAt(sources: Sources, { file, line: first }: CallFrame, line: number | null): string | null {
  const text = file === null || line === null ? null : lineIn(sources, file, line);
  return text === null || text === '' || (line === first && text.endsWith('{')) ? null : toPlainLine(text, CAUSE_BOUNDS.lineLength);
}

/** So far behind its beginning a function is looked through for a call. */
const MOST_LINES = 200;

/**
 * A profile tells which function calls, and not where in it: the first line from its beginning that has the callee's name with a bracket.
 * null: there is none.
 */
export function lineOfCall(
  sources: Sources,
  { file, line }: Pick<CallFrame, 'file' | 'line'>,
  callee: Pick<CallFrame, 'name'>,
): number | null {
  if (file === null || line === null) return null;
  const call = `${shortName(callee)}(`;
  const lines = sources.get(file)?.slice(line - 1, line - 1 + MOST_LINES) ?? [];
  const at = lines.findIndex((text, index) => text.includes(call) && (index > 0 || !text.includes(`function ${call}`)));
  return at === -1 ? null : line + at;
}
