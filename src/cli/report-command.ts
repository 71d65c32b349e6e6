import process from 'node:process';
import { judgeAgain } from './compare-command.ts';
import { notify } from './notify.ts';
import { asksForReport, checkDestinations, type OutputOptions } from './output.ts';
import { tell } from './tell.ts';
import { CLI_ERRORS } from '../errors/cli.ts';
import type { NotificationFormat } from '../report/notification.ts';
import type { ReportSource } from '../report/report-source.ts';
import { commitUrlOf } from '../system/git-remote.ts';

export interface ReportOptions extends OutputOptions {
  /** Folder that a site of the stored runs is written into. */
  readonly site?: string;
  readonly config?: string;
  readonly baselines?: string;
  /** URL of a webhook, which is a secret. */
  readonly notify?: string;
  readonly notifyFormat: NotificationFormat;
}

/** `perf-gate report`: the same report again, or the site; the exit code says only whether they could be written. */
export async function reportCommand(file: string | undefined, options: ReportOptions): Promise<void> {
  if (file === undefined && (options.site === undefined || options.notify !== undefined || asksForReport(options)))
    throw CLI_ERRORS['no-run-to-report']({});
  await checkDestinations(options);
  if (file !== undefined) {
    const source = await judgeAgain(file, options);
    if (options.notify !== undefined) await tellWebhook(source, options.notify, options.notifyFormat);
  }
  if (options.site !== undefined) {
    const { writeSite } = await import('./write-site.ts');
    await writeSite(options.site, options);
  }
}

/** GitLab sets the page of the job. */
async function tellWebhook(source: ReportSource, url: string, format: NotificationFormat): Promise<void> {
  const { sha } = source.run.head;
  const commitUrl = await commitUrlOf(sha, process.cwd());
  const links = { report: process.env['CI_JOB_URL'] ?? null, commit: commitUrl === null ? null : `${commitUrl}${sha}` };
  tell((await notify(source, { url, format, links })) ?? 'The webhook was told of the verdict.');
}
