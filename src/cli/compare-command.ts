import { checkDestinations, type OutputOptions, VERBOSE, verdictOnceWritten, wholeReportOf, writeReports } from './output.ts';
import { judge } from '../judge/judge.ts';
import { joinRuns } from '../merge/join-runs.ts';
import type { Judgement, Run } from '../model.ts';
import { readRunFile } from '../store/run-file.ts';

/** `perf-gate compare`: judges a recorded run again. @returns the exit code of the contract */
export async function compareCommand(path: string, options: OutputOptions): Promise<number> {
  await checkDestinations(options);
  const file = await readRunFile(path);
  const judgement = judge(file);
  return verdictOnceWritten(judgement, () => writeReports(file, judgement, options, wholeReportOf(path)));
}

/** Judges and reports one run as it is. */
export async function judgeAgain(path: string, options: OutputOptions): Promise<{ readonly run: Run; readonly judgement: Judgement }> {
  const file = await readRunFile(path);
  const judgement = judge(file);
  await writeReports(file, judgement, options, wholeReportOf(path));
  return { run: file.run, judgement };
}

/** `perf-gate merge`: joins the runs of shards and environments, and judges them as a whole. `expect`: runs that there should be. @returns the exit code of the contract */
export async function mergeCommand(paths: readonly string[], options: OutputOptions & { readonly expect?: number }): Promise<number> {
  await checkDestinations(options);
  const file = await joinRuns(paths, options.expect ?? null);
  const judgement = judge(file);
  return verdictOnceWritten(judgement, () =>
    writeReports(file, judgement, options, options.json === undefined || options.json === '-' ? VERBOSE : wholeReportOf(options.json)),
  );
}
