import { isUsualConfigFile } from '../../config/file-names.ts';
import type { GitHubApi } from '../client/endpoints.ts';
import type { Judgement } from '../../model.ts';
import type { ReportedFile, ReportSource } from '../../report/report-source.ts';
import type { ReportFiles } from './outputs.ts';
import { version } from '../../system/version.ts';
import { plainName } from '../../text/escape.ts';

/** A judged run, and where its report goes. */
export interface Publication {
  readonly file: ReportedFile;
  readonly judgement: Judgement;
  readonly report: ReportFiles;
  /** Page of the workflow run that measured. */
  readonly runUrl: string;
  /** Page of the workflow run that publishes, whose job summary is the whole report: what is judged anew is nowhere else. */
  readonly fullReportUrl: string;
  /** The workflow run that measured, as GitHub counts it. */
  readonly origin: { readonly workflowRun: number; readonly attempt: number };
  /** The commit that the comment is about, and that gets the check run: what was measured may be a merge of it. */
  readonly commit: string;
  /** null: none. */
  readonly comment: {
    readonly number: number;
    readonly isFork: boolean;
    /** `on-change`: a comment is begun only once there is something to tell; one that is there is always updated. */
    readonly when: 'always' | 'on-change';
  } | null;
  /** Without it the job is the check. */
  readonly writesCheck: boolean;
  /** A verdict that does not pass fails the check. */
  readonly failOnRegression: boolean;
  /** The repository obeys comments like `/perf run`. */
  readonly obeysComments: boolean;
  readonly now: Date;
  /** null: there is no token. */
  readonly github: GitHubApi | null;
}

/** What its reports are rendered from. */
export const sourceOf = ({
  file: { run },
  judgement,
  failOnRegression,
  obeysComments,
}: Publication): ReportSource & { readonly title: string } => ({
  run,
  judgement,
  judgedBy: version,
  warnsOnly: !failOnRegression,
  obeysComments,
  title: gateName(run.configFile),
});

/** Name that tells the gates of one repository apart: `perf-gate`, or `perf-gate (bench/gate.yml)`. */
export function gateName(configFile: string): string {
  return isUsualConfigFile(configFile) ? 'perf-gate' : `perf-gate (${plainName(configFile)})`;
}
