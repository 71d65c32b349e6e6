import { judgeAgain } from './compare-command.ts';
import { asksForReport, checkDestinations, type OutputOptions } from './output.ts';
import { userError } from '../errors/catalogue.ts';
import { CLI_ERRORS } from '../errors/cli.ts';

export interface ReportOptions extends OutputOptions {
  /** Folder that a site of the stored runs is written into. */
  readonly site?: string;
  readonly config?: string;
  readonly baselines?: string;
}

/** `perf-gate report`: the same report again, or the site; the exit code says only whether they could be written. */
export async function reportCommand(file: string | null, options: ReportOptions): Promise<void> {
  if (file === null && (options.site === undefined || asksForReport(options))) throw userError(CLI_ERRORS['no-run-to-report'], {});
  await checkDestinations(options);
  if (file !== null) await judgeAgain(file, options);
  if (options.site !== undefined) {
    const { writeSite } = await import('./write-site.ts');
    await writeSite(options.site, options);
  }
}
