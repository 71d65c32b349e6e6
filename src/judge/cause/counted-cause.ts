import { CAUSE_BOUNDS } from '../../model/cause.ts';
import type { CountedCause, CountedFunction, OfBothArms, ProfiledCause } from '../../model.ts';
import { hottestLine, isChangedFile, textAt } from './growths.ts';
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
  /** By the key of their frames. */
  readonly functions: ReadonlyMap<string, ExecutedFunction>;
  /** Instructions of native code by its name in V8. */
  readonly native: ReadonlyMap<string, number>;
  readonly sources: Sources;
}

/** Smaller changes, as shares of a request, may come of a harmless edit: it moves other code in memory. */
const LEAST_SHARE = 0.0003;

/**
 * The functions whose instructions differ, the most changed first.
 *
 * @param profiled knows who calls a function; null: nothing was profiled
 */
export function countedCause(arms: OfBothArms<ExecutedArm>, profiled: ProfiledCause | null): CountedCause {
  const instructions = { base: sumOf(arms.base), head: sumOf(arms.head) };
  const keys = [...new Set([...arms.base.functions.keys(), ...arms.head.functions.keys()])];
  const functions = keys
    .map((key) => ({ base: arms.base.functions.get(key), head: arms.head.functions.get(key) }))
    .filter((both) => Math.abs(changeOf(both)) >= LEAST_SHARE * instructions.base)
    .toSorted((one, other) => Math.abs(changeOf(other)) - Math.abs(changeOf(one)))
    .slice(0, CAUSE_BOUNDS.functions)
    .map((both) => countedFunction(both, arms, profiled));
  return { instructions, functions };
}

type BothExecuted = OfBothArms<ExecutedFunction | undefined>;

const changeOf = ({ base, head }: BothExecuted): number => (head?.instructions ?? 0) - (base?.instructions ?? 0);

const sumOf = ({ functions }: ExecutedArm): number => [...functions.values()].reduce((sum, { instructions }) => sum + instructions, 0);

function countedFunction(both: BothExecuted, { base: ofBase, head: ofHead }: OfBothArms<ExecutedArm>, profiled: ProfiledCause | null): CountedFunction {
  const { base, head } = both;
  const sources = { base: ofBase.sources, head: ofHead.sources };
  const { frame } = (head ?? base)!;
  const { name, file } = frame;
  const line = head === undefined ? frame.line : hottestLine(base ?? null, head, sources);
  return {
    at: { name, file, line },
    isChanged: isChangedFile(file, sources),
    text: head === undefined ? null : textAt(sources.head, frame, line),
    base: base?.instructions ?? 0,
    head: head?.instructions ?? 0,
    calls: { base: base?.calls ?? 0, head: head?.calls ?? 0 },
    native: nativeOf(both, { base: ofBase.native, head: ofHead.native }),
    caller: profiled?.functions.find(({ at }) => at.name === name && at.file === file)?.caller ?? null,
  };
}

/** Which native code does more than half of a function's change: blocks do not tell it by function, so it is that of all which changed most. */
function nativeOf(both: BothExecuted, natives: OfBothArms<ExecutedArm['native']>): string | null {
  const change = changeOf(both);
  const ofNative = (both.head?.native ?? 0) - (both.base?.native ?? 0);
  if (ofNative / change <= 1 / 2) return null;
  const changes = [...new Set([...natives.base.keys(), ...natives.head.keys()])].map((name) => ({ name, share: ((natives.head.get(name) ?? 0) - (natives.base.get(name) ?? 0)) / change }));
  const most = changes.toSorted((one, other) => other.share - one.share)[0];
  return most !== undefined && most.share > 1 / 2 ? most.name : null;
}

/** Least change of a function to be named, as a share of the largest one. */
const LEAST_OF_LARGEST = 0.25;
const MOST_NAMED = 3;

/** The functions that a comment names: those that grew most, where the whole grew, and that shrank most, where it shrank. */
export function namedByCount({ instructions, functions }: CountedCause): readonly CountedFunction[] {
  const sign = Math.sign(instructions.head - instructions.base);
  const moved = functions.filter(({ base, head }) => Math.sign(head - base) === sign);
  const largest = moved[0];
  return largest === undefined ? [] : moved.filter(({ base, head }) => Math.abs(head - base) >= LEAST_OF_LARGEST * Math.abs(largest.head - largest.base)).slice(0, MOST_NAMED);
}
