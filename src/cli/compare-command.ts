import { checkDestinations, type OutputOptions, VERBOSE, verdictOnceWritten, wholeReportOf, writeComparedReports, writeReports } from './output.ts';
import { userError } from '../errors/catalogue.ts';
import { CLI_ERRORS } from '../errors/cli.ts';
import { runOfAutocannon } from '../imports/autocannon.ts';
import { judge } from '../judge/judge.ts';
import { judgeSequential } from '../judge/sequential.ts';
import { joinRuns } from '../merge/join-runs.ts';
import type { Judgement, Run } from '../model.ts';
import { readRunFile } from '../store/run-file.ts';
import { textIfReadable } from '../system/text-file.ts';

/** `perf-gate compare`: judges one run again, or compares two that were measured at different times. @returns the exit code of the contract */
export async function compareCommand(files: readonly string[], options: OutputOptions): Promise<number> {
  const [first, second, ...more] = files;
  if (first === undefined || more.length > 0) {
    throw userError(CLI_ERRORS['wrong-number-of-runs'], { count: files.length });
  }
  await checkDestinations(options);
  return second === undefined ? compareOne(first, options) : compareTwo(first, second, options);
}

/** Judges and reports one run as it is. */
export async function judgeAgain(path: string, options: OutputOptions): Promise<{ readonly run: Run; readonly judgement: Judgement }> {
  const file = await readRunFile(path);
  const judgement = judge(file);
  await writeReports(file, judgement, options, wholeReportOf(path));
  return { run: file.run, judgement };
}

async function compareOne(path: string, options: OutputOptions): Promise<number> {
  const file = await readRunFile(path);
  const judgement = judge(file);
  return verdictOnceWritten(judgement, () => writeReports(file, judgement, options, wholeReportOf(path)));
}

async function compareTwo(basePath: string, headPath: string, options: OutputOptions): Promise<number> {
  const [base, head] = [await readRecordedRun(basePath), await readRecordedRun(headPath)];
  const judgement = judgeSequential(base, head);
  return verdictOnceWritten(judgement, () => writeComparedReports({ base: { run: base, file: basePath }, head: { run: head, file: headPath } }, judgement, options));
}

/** Of autocannon too. */
async function readRecordedRun(path: string): Promise<Run> {
  return runOfAutocannon(await textIfReadable(path), path) ?? (await readRunFile(path)).run;
}

/** Options of `perf-gate merge`. */
interface MergeOptions extends OutputOptions {
  /** Runs that there should be. */
  readonly expect?: number;
}

/** `perf-gate merge`: joins the runs of shards and environments, and judges them as a whole. @returns the exit code of the contract */
export async function mergeCommand(paths: readonly string[], options: MergeOptions): Promise<number> {
  await checkDestinations(options);
  const file = await joinRuns(paths, options.expect ?? null);
  const judgement = judge(file);
  return verdictOnceWritten(judgement, () => writeReports(file, judgement, options, options.json === undefined || options.json === '-' ? VERBOSE : wholeReportOf(options.json)));
}
