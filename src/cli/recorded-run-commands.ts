/** Commands that judge runs which are recorded already. */
import {
  asksForReport,
  checkDestinations,
  type OutputOptions,
  VERBOSE,
  verdictOnceWritten,
  wholeReportOf,
  writeReports,
} from './output.ts';
import { CLI_ERRORS } from '../errors/cli.ts';
import { judge } from '../judge/judge.ts';
import { joinRuns } from '../merge/join-runs.ts';
import { readRunFile } from '../store/run-file.ts';

/** `perf-gate compare`: judges a recorded run again. @returns the exit code of the contract */
export async function compareCommand(path: string, options: OutputOptions): Promise<number> {
  await checkDestinations(options);
  const file = await readRunFile(path);
  return verdictOnceWritten(file, judge(file), options, wholeReportOf(path));
}

/** `perf-gate merge`: joins the runs of shards and environments, and judges them as a whole. `expect`: runs that there should be. @returns the exit code of the contract */
export async function mergeCommand(paths: readonly string[], options: OutputOptions & { readonly expect?: number }): Promise<number> {
  await checkDestinations(options);
  const file = await joinRuns(paths, options.expect ?? null);
  const { json } = options;
  return verdictOnceWritten(file, judge(file), options, json === undefined || json === '-' ? VERBOSE : wholeReportOf(json));
}

/** `perf-gate report`: the same report again, or the site; the exit code says only whether they could be written. */
export async function reportCommand(
  path: string | undefined,
  options: OutputOptions & { readonly site?: string; readonly config?: string; readonly baselines?: string },
): Promise<void> {
  const { site } = options;
  if (path === undefined && (site === undefined || asksForReport(options))) throw CLI_ERRORS['no-run-to-report']({});
  await checkDestinations(options);
  if (path !== undefined) {
    const file = await readRunFile(path);
    await writeReports(file, judge(file), options, wholeReportOf(path));
  }
  if (site !== undefined) await (await import('./write-site.ts')).writeSite(site, options);
}
