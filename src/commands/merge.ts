import { judge } from '../judge/judge.ts';
import { joinRuns } from '../merge/join-runs.ts';
import { checkDestinations, writeReports, type OutputOptions } from '../terminal/output.ts';

/** Options of `perf-gate merge`. */
export interface MergeOptions extends OutputOptions {
  /** Runs that there should be. */
  readonly expect?: number;
}

/** `perf-gate merge`: the runs of shards and environments become one, which is judged as a whole. @returns the exit code of the contract */
export async function mergeCommand(paths: readonly string[], options: MergeOptions): Promise<number> {
  await checkDestinations(options);
  const file = await joinRuns(paths, options.expect ?? null);
  const judgement = judge(file);
  await writeReports(file, judgement, options);
  return judgement.exitCode;
}
