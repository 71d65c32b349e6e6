import { bootServer } from './server/server.ts';
import { startSuite } from './suite/suite.ts';
import type { Arm, OfBothArms } from '../model.ts';
import type { PlannedBenchmark } from '../plan/benchmarks.ts';

/**
 * Runs a benchmark once in one arm: boots the server and checks its first answer in full, or starts the task and does one operation.
 *
 * @throws ArmFailure where that fails; MeasuringFailure where the system refuses
 */
export async function checkBenchmark(benchmark: PlannedBenchmark, arm: Arm, { trees }: { readonly trees: OfBothArms<string> }): Promise<void> {
  const tree = trees[arm];
  if (benchmark.kind === 'server') {
    const target = benchmark[arm] ?? benchmark.head;
    await using _ = await bootServer({ arm, target, scenario: benchmark.request, tree, core: null, stopGraceMs: target.stopTimeoutMs, onKilled: () => {} });
    return;
  }
  await using suite = startSuite({ arm, target: benchmark[arm] ?? benchmark.head, tree, core: null });
  await suite.calibrate(benchmark.scenario);
  await suite.finish();
}
