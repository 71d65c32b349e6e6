import { mean } from 'simple-statistics';
import type { Arm, OfBothArms, SlicePair } from '../../model.ts';
import { MeasuringFailure } from '../failure.ts';
import type { CountingPlan } from './counting-plan.ts';
import type { SharedFate } from './shared-fate.ts';

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

/** When an arm has come to rest: then nothing is left that changes with its life, like a compiler's work. */
export const SETTLED = {
  /**
   * How many of the newest stretches are asked. Two mostly agree; a collector that has more to do in every second stretch
   * makes two heights that come by turns, and then two and two do.
   */
  newest: [2, 4],
  /** How far the means of their halves may differ. Less than half the threshold of a regression, or two arms that came to rest at different heights would make one. */
  halves: 0.003,
  /** How far any may be from any other. */
  spread: 0.01,
} as const;
/** Some of them agree by then; collections, and compilers that are late, make that more are needed than two. */
const MOST_STRETCHES = 8;

/** No request is parsed and answered by fewer. */
const LEAST_PER_REQUEST = 5_000;

/**
 * Instructions of one unit of work of both arms' warm programs, counted in step: before every stretch both have done as many
 * units, and both go on until both agree with themselves, so that neither is counted earlier in its life than the other.
 *
 * Who is done first waits for the other, and what a program does while it waits (timers, a connection that it closes) is
 * none of its work: one unit that is not counted comes between the waiting and the count.
 *
 * @throws what a program fails with; MeasuringFailure where no stretches agree, or where the work is not what was counted
 */
export async function costsPerUnit(programs: OfBothArms<CountedProgram>, { warmup, stretch }: CountingPlan, { inBoth }: Pick<SharedFate, 'inBoth'>): Promise<SlicePair> {
  await inBoth(async (arm) => {
    await programs[arm].perform(warmup);
    await programs[arm].startCounting();
  });
  const costs: SlicePair[] = [];
  while (costs.length < MOST_STRETCHES) {
    costs.push(await inBoth(async (arm) => costOfStretch(programs[arm], stretch)));
    const settled = settledCosts(costs);
    if (settled !== null) return { base: assertCounted(programs.base, settled.base), head: assertCounted(programs.head, settled.head) };
  }
  throw notSettled(programs, costs, stretch);
}

/** Instructions of a unit, by the next so many. */
async function costOfStretch(program: CountedProgram, stretch: number): Promise<number> {
  await program.perform(1);
  const before = await program.count();
  await program.perform(stretch);
  return (await program.count() - before) / stretch;
}

/** The mean of the newest stretches, where each arm agrees with itself over them; null: it does not, or there are too few yet. */
export function settledCosts(costs: readonly SlicePair[]): SlicePair | null {
  for (const count of SETTLED.newest) {
    const newest = costs.slice(-count);
    const [base, head] = [newest.map((cost) => cost.base), newest.map((cost) => cost.head)];
    if (newest.length === count && hasSettled(base) && hasSettled(head)) return { base: mean(base), head: mean(head) };
  }
  return null;
}

function hasSettled(stretches: readonly number[]): boolean {
  const [earlier, later] = [stretches.slice(0, stretches.length / 2), stretches.slice(stretches.length / 2)];
  return differenceOf(mean(earlier), mean(later)) <= SETTLED.halves && differenceOf(Math.min(...stretches), Math.max(...stretches)) <= SETTLED.spread;
}

/** As a fraction of the first. What costs nothing does not differ from nothing. */
function differenceOf(first: number, second: number): number {
  return first === second ? 0 : Math.abs(second - first) / first;
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
