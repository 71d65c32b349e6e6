import type { FunctionGrowth, OfBothArms, ProfiledCause } from '../../model.ts';
import { totalCost } from './costs-by-function.ts';
import { growthsOf, LEVEL } from './growths.ts';
import { mergedTree } from './merged-tree.ts';
import type { ProfiledArm } from './profiled-stretch.ts';

/**
 * Finds where head spends more CPU time than base.
 *
 * @param cpuUs what a request (or operation) costs by the rounds. They tell that far better than stretches that follow each other, of
 *   which profiles are taken for the shares alone. null: they do not say, and the profiles do
 */
export function causeOf(taken: OfBothArms<ProfiledArm>, cpuUs: OfBothArms<number> | null): ProfiledCause {
  const cpu = cpuUs === null ? taken : { base: scaledTo(taken.base, cpuUs.base), head: scaledTo(taken.head, cpuUs.head) };
  const stretches = { base: cpu.base.stretches, head: cpu.head.stretches };
  return {
    stretches: Math.min(stretches.base.length, stretches.head.length),
    level: LEVEL,
    cpuUs: cpuUs ?? { base: totalCost(stretches.base), head: totalCost(stretches.head) },
    functions: growthsOf(cpu),
    engines: { base: taken.base.engine, head: taken.head.engine },
    tree: mergedTree(stretches),
  };
}

/** Each stretch with as many requests as make one of them cost so much. */
function scaledTo(arm: ProfiledArm, cpuUs: number): ProfiledArm {
  return {
    ...arm,
    stretches: arm.stretches.map((stretch) => ({ ...stretch, finished: (stretch.finished * totalCost([stretch])) / cpuUs })),
  };
}

/** Share of a request that a function has to have grown by, at the least, to be named. */
const LEAST_SHARE = 0.003;
/** Least growth to be named, as a share of the largest one. Smaller growths often follow from the largest, through caches. */
const LEAST_OF_LARGEST = 0.25;

/**
 * The functions that a cause names: their growth is clear of 0.3 % of a request, and at least a quarter of the largest. A growth counts by its
 * lower bound, so that a function which varies, as by system calls, hides none. Those in changed files come first, and are compared with each
 * other. None: there is no single cause.
 */
export function namedFunctions({ functions, cpuUs }: Pick<ProfiledCause, 'functions' | 'cpuUs'>): readonly FunctionGrowth[] {
  const surest = functions.filter(({ low }) => low > LEAST_SHARE * cpuUs.base).toSorted((one, other) => other.low - one.low);
  return [...nearFirst(surest.filter(({ isChanged }) => isChanged)), ...nearFirst(surest).filter(({ isChanged }) => !isChanged)];
}

/** Functions that a comment names. */
const MOST_NAMED = 3;

/** The first of them, and the surest of all in any case: a change may cost most in code that it calls. */
export function firstNamed(cause: Pick<ProfiledCause, 'functions' | 'cpuUs'>): readonly FunctionGrowth[] {
  const named = namedFunctions(cause);
  const first = named.slice(0, MOST_NAMED);
  const surest = named.toSorted((one, other) => other.low - one.low)[0];
  return surest === undefined || first.includes(surest) ? first : [...first.slice(0, -1), surest];
}

const nearFirst = (growths: readonly FunctionGrowth[]): readonly FunctionGrowth[] =>
  growths.filter(({ low }) => low >= LEAST_OF_LARGEST * growths[0]!.low);

/** Head less base. */
export const grownBy = ({ base, head }: Pick<FunctionGrowth, 'base' | 'head'>): number => head - base;
