import { mean } from 'simple-statistics';
import { bothAtOnce } from '../both-arms.ts';
import { MeasuringFailure } from '../failure.ts';
import type { CountingPlan } from './counting-plan.ts';
import { assertIdle, type PassingTime, REAL_TIME } from './idle-work.ts';
import type { Arm, OfBothArms, SlicePair } from '../../model.ts';

/**
 * What is done to both arms at once, time after time, until one breaks. The other is ended then: it would warm up for
 * minutes, for a count that nothing can be held against.
 */
export interface SharedFate {
  /** Given when one has broken, or with the signal that it was opened with. */
  readonly signal: AbortSignal;
  /** Rejects, once the other is over too, with what broke first: what was ended for that says nothing of itself. */
  readonly inBoth: <Value>(act: (arm: Arm) => Promise<Value>) => Promise<OfBothArms<Value>>;
}

/** @param earlier ends both */
export function shareFate(earlier: AbortSignal): SharedFate {
  const broken = new AbortController();
  return {
    signal: AbortSignal.any([earlier, broken.signal]),
    inBoth: async (act) => {
      try {
        return await bothAtOnce('base', async (arm) => {
          try {
            return await act(arm);
          } catch (error) {
            broken.abort(error);
            throw error;
          }
        });
      } catch {
        throw broken.signal.reason as unknown;
      }
    },
  };
}

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

/** As many as may have to agree: a failure tells of no more. */
const MOST_ASKED = Math.max(...SETTLED.newest);

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
export async function costsPerUnit(programs: OfBothArms<CountedProgram>, { warmup, stretch }: CountingPlan, fate: SharedFate, time: PassingTime = REAL_TIME): Promise<SlicePair> {
  const { inBoth } = fate;
  await inBoth(async (arm) => {
    await programs[arm].perform(warmup);
    await programs[arm].startCounting();
  });
  const costs: SlicePair[] = [];
  while (costs.length < MOST_STRETCHES) {
    const { base, head } = await inBoth(async (arm) => nextStretch(programs[arm], stretch, time));
    costs.push({ base: base.cost, head: head.cost });
    const settled = settledCosts(costs);
    if (settled === null) continue;
    assertCounted(programs.base, settled.base);
    assertCounted(programs.head, settled.head);
    await assertIdle({ base: { ...programs.base, ...base }, head: { ...programs.head, ...head } }, fate, time);
    return settled;
  }
  throw notSettled(programs, costs, stretch);
}

interface Stretch {
  /** Instructions of a unit. */
  readonly cost: number;
  /** Instructions in a ms. */
  readonly busyRate: number;
}

async function nextStretch(program: CountedProgram, units: number, { nowMs }: PassingTime): Promise<Stretch> {
  await program.perform(1);
  const before = await program.count();
  const fromMs = nowMs();
  await program.perform(units);
  const tookMs = nowMs() - fromMs;
  const counted = await program.count() - before;
  return { cost: counted / units, busyRate: counted / tookMs };
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

/**
 * As a fraction of the first. What costs nothing does not differ from nothing. A stretch may come to less than nothing: a process
 * that has ended in it has taken with it what it executed before.
 */
function differenceOf(first: number, second: number): number {
  return first === second ? 0 : Math.abs((second - first) / first);
}

function notSettled({ base, head }: OfBothArms<CountedProgram>, costs: readonly SlicePair[], stretch: number): MeasuringFailure {
  const newest = costs.slice(-MOST_ASKED);
  const arms = [{ arm: base.arm, stretches: newest.map((cost) => cost.base) }, { arm: head.arm, stretches: newest.map((cost) => cost.head) }];
  const unsettled = arms.filter(({ stretches }) => !SETTLED.newest.some((count) => hasSettled(stretches.slice(-count))));
  const told = unsettled.map(({ arm, stretches }) => `${stretches.map(written).join(', ')} of ${arm} (${courseOf(stretches)})`);
  const eachByItself = arms.map(({ arm, stretches }) => `${stretches.map(written).join(', ')} of ${arm}`);
  return new MeasuringFailure({ kind: 'counting-failed', problem: `instructions per ${base.unit} did not settle in both processes at once: ${(told.length === 0 ? eachByItself : told).join(', and ')}, in the newest stretches of ${written(stretch)}` });
}

/** What may be behind it, as far as successive stretches tell. */
function courseOf(stretches: readonly number[]): string {
  const steps = stretches.slice(1).map((cost, index) => cost - stretches[index]!);
  if (steps.every((step) => step > 0)) return 'each costs more than the one before: does something grow?';
  if (steps.every((step) => step < 0)) return 'each costs less than the one before: is it still warming up?';
  return 'they cost more and less by turns: does the work depend on chance or on the clock?';
}

/** Work that costs next to nothing was done by somebody else. */
function assertCounted({ unit, arm }: CountedProgram, cost: number): void {
  if (unit === 'request' ? cost >= LEAST_PER_REQUEST : cost > 0) return;
  throw new MeasuringFailure({ kind: 'counting-failed', problem: `only ${written(cost)} instructions per ${unit} of ${arm} were counted: another process does the work than was started by the name of \`node\`: start it by \`node\` itself, and not by a package manager` });
}

const written = (count: number): string => Math.round(count).toLocaleString('en');
