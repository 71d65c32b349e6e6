import { countProgram, type CountedProgram, SIZES } from './count-program.ts';
import type { CountedSetting } from './counted-node.ts';
import { startCountedServer } from './counted-server.ts';
import { startCountedSuite } from './counted-suite.ts';
import type { ExecutedArm } from '../../judge/cause/counted-cause.ts';
import { bothAtOnce } from '../both-arms.ts';
import type { Arm, OfBothArms } from '../../model.ts';
import { isComparable, type PlannedBenchmark } from '../../plan/benchmarks.ts';

/** base: null where head was counted alone. */
export interface CountedArms {
  readonly base: ExecutedArm | null;
  readonly head: ExecutedArm;
}

/**
 * Counts a benchmark in fresh processes, both arms at once.
 *
 * @throws ArmFailure where an arm fails, or was ended by the signal; MeasuringFailure where a count would mean nothing
 */
export type CountArms = (setting: CountedSetting) => Promise<CountedArms>;

/** null: base has no such benchmark to count beside head, or requests are held. */
export function counterOf(
  benchmark: PlannedBenchmark,
  trees: OfBothArms<string>,
  { hasBase, sizes = SIZES }: { readonly hasBase: boolean; readonly sizes?: typeof SIZES },
): CountArms | null {
  const [base, head] = [starterOf('base', benchmark, trees.base), starterOf('head', benchmark, trees.head)];
  if (head === null) return null;
  const count = async (start: StartCounted, setting: CountedSetting): Promise<ExecutedArm> => {
    await using program = await start(setting);
    return await countProgram(program, trees[program.arm], sizes);
  };
  if (!hasBase) return async (setting) => ({ base: null, head: await count(head, setting) });
  if (base === null || !isComparable(benchmark)) return null;
  return (setting) => ofBoth((arm, signal) => count(arm === 'base' ? base : head, { ...setting, signal }), setting.signal);
}

/** Each by itself; one that fails ends the other, whose count could be compared with nothing. */
async function ofBoth<Count>(count: (arm: Arm, signal: AbortSignal) => Promise<Count>, signal: AbortSignal): Promise<OfBothArms<Count>> {
  const broken = new AbortController();
  try {
    return await bothAtOnce('base', async (arm) => {
      try {
        return await count(arm, AbortSignal.any([signal, broken.signal]));
      } catch (error) {
        broken.abort(error);
        throw error;
      }
    });
  } catch (error) {
    // The other one failed because it was ended.
    throw broken.signal.aborted ? (broken.signal.reason as unknown) : error;
  }
}

type StartCounted = (setting: CountedSetting) => Promise<CountedProgram>;

/** null: the arm has none, or its requests are held. */
function starterOf(arm: Arm, benchmark: PlannedBenchmark, tree: string): StartCounted | null {
  if (benchmark.kind === 'suite') {
    const target = arm === 'base' ? benchmark.base : benchmark.head;
    return target === null ? null : (setting) => startCountedSuite(arm, { target, tree }, benchmark.scenario, setting);
  }
  const [target, { request }] = [arm === 'base' ? benchmark.base : benchmark.head, benchmark];
  if (target === null || request.protocol !== 'http') return null;
  return (setting) => startCountedServer(arm, { target, tree }, request, setting);
}
