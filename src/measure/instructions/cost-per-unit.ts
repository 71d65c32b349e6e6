import type { Arm } from '../../model.ts';
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

/** How far two successive stretches may differ: then nothing that changes from one to the next, like a compiler's work, is left. */
const AGREEMENT = 0.01;
/** Three counts make two stretches; a collection of old objects falls into one now and then, so that more are needed. */
const MOST_STRETCHES = 6;

/** No request is parsed and answered by fewer. */
const LEAST_PER_REQUEST = 5_000;

/**
 * Instructions of one unit of work of a warm program: by the first two successive stretches that agree.
 *
 * @throws ArmFailure where the program fails; MeasuringFailure where none agree, or where the work is not what was counted
 */
export async function costPerUnit(program: CountedProgram, { warmup, stretch }: CountingPlan): Promise<number> {
  await program.perform(warmup);
  await program.startCounting();
  const costs: number[] = [];
  let before = await program.count();
  while (costs.length < MOST_STRETCHES) {
    await program.perform(stretch);
    const after = await program.count();
    costs.push((after - before) / stretch);
    before = after;
    const cost = settledCost(costs);
    if (cost !== null) return assertCounted(program, cost);
  }
  throw new MeasuringFailure(`instructions per ${program.unit} of ${program.arm} did not settle: ${costs.map((cost) => Math.round(cost).toLocaleString('en')).join(', ')} in successive stretches of ${stretch.toLocaleString('en')}`);
}

/** The mean of the last two stretches where they agree; null: they do not, or there are not two yet. */
export function settledCost(costs: readonly number[]): number | null {
  const [earlier, later] = costs.slice(-2);
  if (earlier === undefined || later === undefined || Math.abs(later - earlier) > AGREEMENT * earlier) return null;
  return (earlier + later) / 2;
}

/** Work that costs next to nothing was done by somebody else. */
function assertCounted({ unit, arm }: CountedProgram, cost: number): number {
  if (unit === 'request' ? cost >= LEAST_PER_REQUEST : cost > 0) return cost;
  throw new MeasuringFailure(`only ${Math.round(cost).toLocaleString('en')} instructions per ${unit} of ${arm} were counted: another process does the work than was started by the name of \`node\``);
}
