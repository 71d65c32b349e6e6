import type { Arm, SlicePair } from '../../model.ts';
import { bothAtOnce, type OfBothArms } from '../both-arms.ts';
import { MeasuringFailure } from '../failure.ts';
import type { CountingPlan } from './counting-plan.ts';

/** A program of one arm whose instructions can be counted. */
export interface CountedProgram extends AsyncDisposable {
  readonly arm: Arm;
  /** What its work consists of. */
  readonly unit: 'request' | 'operation';
  /** Does exactly so many units of work. @throws ArmFailure where it cannot */
  readonly perform: (units: number) => Promise<void>;
  /** To be called once. */
  readonly startCounting: () => Promise<void>;
  /** Instructions since then. */
  readonly count: () => Promise<number>;
}

/**
 * How far two successive stretches of an arm may differ: then nothing that changes from one to the next, like a compiler's
 * work, is left. Less than half the threshold of a regression, or two arms that came to rest at different heights would make one.
 */
const AGREEMENT = 0.003;
/** Where nothing better is to be had, but no further: a collection of old objects falls into many a stretch of some programs. */
const LEAST_AGREEMENT = 0.01;
/** Three counts make two stretches; collections, and compilers that are late, make that more are needed. */
const MOST_STRETCHES = 8;

/** No request is parsed and answered by fewer. */
const LEAST_PER_REQUEST = 5_000;

/**
 * Instructions of one unit of work of both arms' warm programs, counted in step: after every stretch both have done as many
 * units, and both go on until both agree with themselves, so that neither is counted earlier in its life than the other.
 *
 * @throws ArmFailure where a program fails; MeasuringFailure where no stretches agree, or where the work is not what was counted
 */
export async function costsPerUnit(programs: OfBothArms<CountedProgram>, { warmup, stretch }: CountingPlan): Promise<SlicePair> {
  const inBoth = <Value>(act: (program: CountedProgram) => Promise<Value>): Promise<OfBothArms<Value>> => bothAtOnce('base', (arm) => act(programs[arm]));
  let before = await inBoth(async (program) => {
    await program.perform(warmup);
    await program.startCounting();
    return await program.count();
  });
  const costs: SlicePair[] = [];
  let settled: SettledCosts | null = null;
  while (costs.length < MOST_STRETCHES && (settled === null || settled.difference > AGREEMENT)) {
    const after = await inBoth(async (program) => {
      await program.perform(stretch);
      return await program.count();
    });
    costs.push({ base: (after.base - before.base) / stretch, head: (after.head - before.head) / stretch });
    before = after;
    settled = settledCosts(costs);
  }
  if (settled === null || settled.difference > LEAST_AGREEMENT) throw notSettled(programs, costs, stretch);
  return { base: assertCounted(programs.base, settled.base), head: assertCounted(programs.head, settled.head) };
}

/** What both arms cost over two successive stretches. */
export interface SettledCosts extends SlicePair {
  /** How far the two differ, as a fraction of the earlier, in the arm where they differ more. */
  readonly difference: number;
}

/** Of the two successive stretches, the same in both arms, that agree best; null: there are not two yet. */
export function settledCosts(costs: readonly SlicePair[]): SettledCosts | null {
  const pairs = costs.slice(1).map((later, index): SettledCosts => {
    const earlier = costs[index]!;
    return {
      base: (earlier.base + later.base) / 2,
      head: (earlier.head + later.head) / 2,
      difference: Math.max(differenceOf(earlier.base, later.base), differenceOf(earlier.head, later.head)),
    };
  });
  return pairs.toSorted((one, other) => one.difference - other.difference)[0] ?? null;
}

/** What costs nothing does not differ from nothing. */
function differenceOf(earlier: number, later: number): number {
  return earlier === later ? 0 : Math.abs(later - earlier) / earlier;
}

function notSettled({ base, head }: OfBothArms<CountedProgram>, costs: readonly SlicePair[], stretch: number): MeasuringFailure {
  const ofBase = `${costs.map((cost) => written(cost.base)).join(', ')} of ${base.arm}`;
  const ofHead = `${costs.map((cost) => written(cost.head)).join(', ')} of ${head.arm}`;
  return new MeasuringFailure(`instructions per ${base.unit} did not settle in both processes at once: ${ofBase}, and ${ofHead}, in successive stretches of ${written(stretch)}`);
}

/** Work that costs next to nothing was done by somebody else. */
function assertCounted({ unit, arm }: CountedProgram, cost: number): number {
  if (unit === 'request' ? cost >= LEAST_PER_REQUEST : cost > 0) return cost;
  throw new MeasuringFailure(`only ${written(cost)} instructions per ${unit} of ${arm} were counted: another process does the work than was started by the name of \`node\``);
}

const written = (count: number): string => Math.round(count).toLocaleString('en');
