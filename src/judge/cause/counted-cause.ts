import { ANONYMOUS, CAUSE_BOUNDS } from '../../model/cause.ts';
import type { CodePlace, CountedCause, CountedFunction, OfBothArms, ProfiledCause } from '../../model.ts';
import { type Caller, isOwn, keyOfPlace, mainCallers } from './callers.ts';
import { hottestLine, isChangedFile, lineOfCall, textAt } from './growths.ts';
import type { ProfiledFrame, Sources } from './profiled-stretch.ts';

/** What an arm executes in a function for each request (or operation). */
export interface ExecutedFunction {
  readonly frame: ProfiledFrame;
  /** With native code that runs for it. */
  readonly instructions: number;
  /** Of native code alone. */
  readonly native: number;
  readonly calls: number;
  /** By line of the frame's file. */
  readonly byLine: ReadonlyMap<number, number>;
}

export interface ExecutedArm {
  /** All of them. Those of native code that runs before any other are no function's. */
  readonly instructions: number;
  /** Bytes of memory; null: not known. */
  readonly allocated: number | null;
  /** By the key of their frames. */
  readonly functions: ReadonlyMap<string, ExecutedFunction>;
  /** Instructions of native code by its name in V8. */
  readonly native: ReadonlyMap<string, number>;
  readonly sources: Sources;
}

/** Smaller changes, as shares of a request, may come of a harmless edit: it moves other code in memory. */
const LEAST_SHARE = 0.0003;

/** A function with what changed of it. */
interface Changed {
  readonly base: ExecutedFunction | undefined;
  readonly head: ExecutedFunction | undefined;
  /** Head less base, in instructions. */
  change: number;
  /** Of that, what it calls in Node.js. */
  readonly callees: Map<string, number>;
}

/**
 * The functions whose instructions differ, the most changed first. What a function of the repository or a package has Node.js do more
 * counts for it.
 *
 * @param profiled knows who calls a function; null: nothing was profiled
 */
export function countedCause(arms: OfBothArms<ExecutedArm>, profiled: ProfiledCause | null): CountedCause {
  const instructions = { base: arms.base.instructions, head: arms.head.instructions };
  const callers = profiled === null ? new Map<string, Caller>() : mainCallers(profiled.tree);
  const all = pairsOf(arms).map(([base, head]): Changed => {
    return { base, head, change: (head?.instructions ?? 0) - (base?.instructions ?? 0), callees: new Map() };
  });
  const hasChanged = ({ change }: Changed): boolean => Math.abs(change) >= LEAST_SHARE * instructions.base;
  const counted = chargeCallers(all, all.filter(hasChanged), callers).filter(hasChanged);
  const functions = counted
    .toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .slice(0, CAUSE_BOUNDS.functions)
    .map((one) => countedFunction(one, arms, callers));
  return { instructions, functions };
}

type Pair = readonly [base: ExecutedFunction | undefined, head: ExecutedFunction | undefined];

/**
 * The same function in base and head. One without a name is known by its first line. Where that line was edited, those of a file that one
 * arm alone has are the same in their order, if they are as many.
 */
function pairsOf({ base, head }: OfBothArms<ExecutedArm>): readonly Pair[] {
  const alone = { base: namelessOf(base, head), head: namelessOf(head, base) };
  const edited = new Map(
    [...alone.head].flatMap(([file, inHead]) => {
      const inBase = alone.base.get(file) ?? [];
      return inBase.length === inHead.length ? inHead.map((one, index) => [one.frame.key, inBase[index]!] as const) : [];
    }),
  );
  const paired = new Set(edited.values());
  return [
    ...[...base.functions].filter(([, one]) => !paired.has(one)).map(([key, one]): Pair => [one, head.functions.get(key)]),
    ...[...head.functions].filter(([key]) => !base.functions.has(key)).map(([key, one]): Pair => [edited.get(key), one]),
  ];
}

/** Functions without a name that `other` lacks, by their file, in the order of their lines. */
function namelessOf(arm: ExecutedArm, other: ExecutedArm): ReadonlyMap<string, readonly ExecutedFunction[]> {
  const found = [...arm.functions.values()].filter(
    ({ frame }) => frame.name === ANONYMOUS && isOwn(frame) && !other.functions.has(frame.key),
  );
  return Map.groupBy(
    found.toSorted((one, next) => (one.frame.line ?? 0) - (next.frame.line ?? 0)),
    ({ frame }) => frame.file!,
  );
}

const frameOf = ({ base, head }: Changed): ProfiledFrame => (head ?? base)!.frame;

/** Moves what functions of Node.js and V8 grew by to their callers. @returns the others */
function chargeCallers(all: readonly Changed[], changed: readonly Changed[], callers: ReadonlyMap<string, Caller>): readonly Changed[] {
  const byPlace = new Map(all.map((one) => [keyOfPlace(frameOf(one)), one]));
  const moved = new Set(
    changed.filter((one) => {
      const found = one.change > 0 && !isOwn(frameOf(one)) ? callers.get(keyOfPlace(frameOf(one))) : undefined;
      const caller = found === undefined ? undefined : byPlace.get(keyOfPlace(found.caller));
      if (found === undefined || caller?.head === undefined) return false;
      caller.change += one.change;
      caller.callees.set(found.callee.name, (caller.callees.get(found.callee.name) ?? 0) + one.change);
      return true;
    }),
  );
  return all.filter((one) => !moved.has(one));
}

function countedFunction(
  changed: Changed,
  { base: ofBase, head: ofHead }: OfBothArms<ExecutedArm>,
  callers: ReadonlyMap<string, Caller>,
): CountedFunction {
  const { base, head, change } = changed;
  const sources = { base: ofBase.sources, head: ofHead.sources };
  const frame = frameOf(changed);
  const { name, file } = frame;
  const callee = mostOf(changed.callees, change);
  const line =
    head === undefined
      ? frame.line
      : ((callee === null ? null : lineOfCall(sources.head, frame, { name: callee })) ?? hottestLine(base ?? null, head, sources));
  const before = base?.instructions ?? 0;
  return {
    at: { name, file, line },
    isChanged: isChangedFile(file, sources),
    text: head === undefined ? null : textAt(sources.head, frame, line),
    base: before,
    head: before + change,
    calls: { base: base?.calls ?? 0, head: head?.calls ?? 0 },
    part: callee ?? nativeOf(changed, { base: ofBase.native, head: ofHead.native }),
    caller: callerOf(callers.get(keyOfPlace(frame)), sources.head),
  };
}

/** The name with more than half of a change; null: none. */
function mostOf(parts: ReadonlyMap<string, number>, change: number): string | null {
  const [name, most] = [...parts].toSorted(([, one], [, other]) => other / change - one / change)[0] ?? ['', 0];
  return most / change > 1 / 2 ? name : null;
}

/** Which native code does more than half of a function's change: blocks do not tell it by function, so it is that of all which changed most. */
function nativeOf({ base, head, change }: Changed, natives: OfBothArms<ExecutedArm['native']>): string | null {
  const ofNative = (head?.native ?? 0) - (base?.native ?? 0);
  if (ofNative / change <= 1 / 2) return null;
  const names = [...new Set([...natives.base.keys(), ...natives.head.keys()])];
  return mostOf(new Map(names.map((name) => [name, (natives.head.get(name) ?? 0) - (natives.base.get(name) ?? 0)])), change);
}

function callerOf(found: Caller | undefined, sources: Sources): CodePlace | null {
  if (found === undefined) return null;
  const {
    caller: { name, file, line },
    callee,
  } = found;
  return { name, file, line: lineOfCall(sources, { file, line }, callee) ?? line };
}

/** Least change of a function to be named, as a share of the largest one, and of the whole: a change that is spread thinly has no name. */
const LEAST_OF_LARGEST = 0.1;
const LEAST_OF_WHOLE = 0.1;
const MOST_NAMED = 3;

/**
 * The functions that a comment names: those that grew most, where the whole grew, and that shrank most, where it shrank. Those in
 * changed files come first.
 */
export function namedByCount({ instructions, functions }: CountedCause): readonly CountedFunction[] {
  const whole = instructions.head - instructions.base;
  const moved = functions.map((one) => ({ one, change: Math.sign(whole) * (one.head - one.base) }));
  const least = Math.max(
    LEAST_OF_LARGEST * Math.max(...moved.map(({ change }) => change)),
    LEAST_OF_WHOLE * Math.abs(whole),
    Number.MIN_VALUE,
  );
  return moved
    .filter(({ change }) => change >= least)
    .slice(0, MOST_NAMED)
    .map(({ one }) => one)
    .toSorted((one, other) => Number(other.isChanged) - Number(one.isChanged));
}
