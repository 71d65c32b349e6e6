import { access, constants, lstat, mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import Table from 'cli-table3';
import { tell } from './tell.ts';
import { describeUserError, EXIT, reasonOf, UserError } from '../errors.ts';
import { CLI_ERRORS } from '../errors/cli.ts';
import type { Judgement, RunFile } from '../model.ts';
import { renderBencher, renderCsv, renderGithubActionBenchmark, renderJunit } from '../report/exports.ts';
import { renderJson, type ReportSource } from '../report/report-source.ts';
import { renderSummary } from '../report/markdown.ts';
import { renderTerminal, type TerminalOptions } from '../report/terminal.ts';
import { commitUrlOf } from '../system/git-remote.ts';
import { nullIfMissing, writeTextAtomically } from '../system/text-file.ts';
import { version } from '../system/version.ts';
import { inertJson, plainLine, withoutWorkflowCommands } from '../text/escape.ts';

/** Destinations of reports. */
export interface OutputOptions extends Readonly<Partial<Record<Form, string>>> {
  /** The whole report at the terminal too. */
  readonly verbose?: boolean;
}

/** A report in a file, by the option that asks for it. */
type Form = 'json' | 'markdown' | 'html' | 'csv' | 'junit' | 'bmf' | 'gab';

/** Makes the text of each form, in the order in which they are written. Pages link to commits if this is the repository that head lies in. */
export const FORMS: Readonly<Record<Form, (source: ReportSource, file: RunFile) => string | Promise<string>>> = {
  json: ({ judgement }, file) => renderJson({ ...file, judgement }),
  markdown: renderSummary,
  html: async (source, { history }) => renderHtml(source, history, await commitUrlOf(source.run.head.sha, process.cwd())),
  csv: renderCsv,
  junit: renderJunit,
  bmf: renderBencher,
  gab: renderGithubActionBenchmark,
};

/** The forms that options ask for. */
function destinationsOf(options: OutputOptions): readonly { readonly form: Form; readonly option: string; readonly destination: string }[] {
  return (Object.keys(FORMS) as Form[]).flatMap((form) => {
    const { [form]: destination } = options;
    return destination === undefined ? [] : [{ form, option: `--${form} ${destination}`, destination }];
  });
}

export const VERBOSE = 'add --verbose';

/** The command that shows the whole report of a recorded run. */
export function wholeReportOf(file: string): string {
  return `npx perf-gate report ${file} --verbose`;
}

const STANDARD_OUTPUT = '-';
const WIDTH_OF_A_LOG = 120;

/** Tells whether anything but the terminal is asked for. */
export function asksForReport(options: OutputOptions): boolean {
  return destinationsOf(options).length > 0;
}

/** Checks, before anything is measured, that every report can be written. @throws UserError where one cannot */
export async function checkDestinations(options: OutputOptions): Promise<void> {
  const places = Map.groupBy(destinationsOf(options), ({ destination }) =>
    destination === STANDARD_OUTPUT ? STANDARD_OUTPUT : path.resolve(destination),
  );
  for (const [place, alike] of places) {
    const asked = { options: alike.map(({ option }) => option) };
    if (alike.length > 1)
      throw place === STANDARD_OUTPUT ? CLI_ERRORS['two-reports-on-stdout'](asked) : CLI_ERRORS['two-reports-in-one-file'](asked);
  }
  for (const { option, destination } of destinationsOf(options)) {
    if (destination === STANDARD_OUTPUT) continue;
    await orCannotBeWritten(option, async () => {
      const found = await nullIfMissing(() => stat(destination));
      if (found?.isDirectory() === true || destination.endsWith('/')) throw new Error('it is a folder');
      await mkdir(path.dirname(destination), { recursive: true });
      // A link may lead to a missing file.
      await access(found !== null && (await isWrittenInPlace(destination)) ? destination : path.dirname(destination), constants.W_OK);
    });
  }
}

/**
 * Writes the report in all wanted forms; the terminal's unless another form takes standard output.
 *
 * @param fullReport where a reader of a short report finds the rest
 */
export async function writeReports(file: RunFile, judgement: Judgement, options: OutputOptions, fullReport: string): Promise<void> {
  const source = { run: file.run, judgement, judgedBy: version };
  const destinations = destinationsOf(options);
  // Standard output first, because files may fail.
  const toStandardOutput = destinations.filter(({ destination }) => destination === STANDARD_OUTPUT);
  if (toStandardOutput.length === 0) writeToTerminal(source, { isVerbose: options.verbose ?? false, fullReport });
  for (const { form, option, destination } of [...toStandardOutput, ...destinations.filter((one) => !toStandardOutput.includes(one))]) {
    await writeForm(destination, option, () => FORMS[form](source, file));
  }
}

/** Writes the reports, and gives the exit code of the verdict. It stands where a report cannot be written; a pass without its report is none. */
export async function verdictOnceWritten(file: RunFile, judgement: Judgement, options: OutputOptions, fullReport: string): Promise<number> {
  const { exitCode } = judgement;
  try {
    await writeReports(file, judgement, options, fullReport);
    return exitCode;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    tell(describeUserError(error));
    return exitCode === EXIT.passed ? EXIT.usage : exitCode;
  }
}

/** Files of a job's report. */
export interface JobReport {
  readonly reportPath: string;
  readonly htmlPath: string;
  /** As a page shows commits; null: not known. */
  readonly commitUrl: string | null;
}

/** Writes the report of a job: the short one into its log, the whole one into files. */
export async function writeJobReport(file: RunFile, judgement: Judgement, { reportPath, htmlPath, commitUrl }: JobReport): Promise<void> {
  const source = { run: file.run, judgement, judgedBy: version };
  writeToTerminal(source, { isVerbose: false, fullReport: 'the job summary' });
  await writeForm(reportPath, reportPath, () => renderSummary(source));
  try {
    await writeForm(htmlPath, htmlPath, () => renderHtml(source, file.history, commitUrl));
  } catch (error) {
    // The summary has everything; comment and check still follow.
    if (!(error instanceof UserError)) throw error;
    tell(describeUserError(error));
  }
}

/** The page is loaded where one is asked for. */
async function renderHtml(source: ReportSource, history: RunFile['history'], commitUrl: string | null): Promise<string> {
  const [{ renderPage }, { reportPage }, { readPageAssets }] = await Promise.all([
    import('../report/html/render-page.ts'),
    import('../report/html/report-page.ts'),
    import('./page-assets.ts'),
  ]);
  return renderPage(reportPage({ source, history, commitUrl }), await readPageAssets());
}

function writeToTerminal(source: ReportSource, shown: Pick<TerminalOptions, 'isVerbose' | 'fullReport'>): void {
  process.stdout.write(
    renderTerminal({ ...source, ...shown, color: process.stdout.hasColors?.() ?? false, width: process.stdout.columns ?? WIDTH_OF_A_LOG }),
  );
}

/** Writes a text to its destination, which errors call `where`. @throws UserError where that cannot be done */
export async function writeForm(destination: string, where: string, render: () => string | Promise<string>): Promise<void> {
  if (destination === STANDARD_OUTPUT) {
    process.stdout.write(withoutWorkflowCommands(await render()));
    return;
  }
  await orCannotBeWritten(where, async () => {
    const write = (await isWrittenInPlace(destination)) ? writeFile : writeTextAtomically;
    await write(destination, await render());
  });
}

/** Writes what `--json` of a command without a report gives. */
export const writeJson = (destination: string, value: object): Promise<void> =>
  writeForm(destination, `--json ${destination}`, () => `${inertJson(JSON.stringify(value, null, 2))}\n`);

/** A pipe, a device or a link is written in place: a rename would put a file there. */
async function isWrittenInPlace(destination: string): Promise<boolean> {
  const found = await nullIfMissing(() => lstat(destination));
  return found !== null && !found.isFile() && !found.isDirectory();
}

async function orCannotBeWritten(where: string, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (cause) {
    throw CLI_ERRORS['report-not-written']({ reason: reasonOf(cause), where }, cause);
  }
}

/** A table without colours. `ruled`: with a line between rows. Names in it may come from measured code. */
export function bareTable({
  head,
  rows,
  ruled = false,
}: {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly ruled?: boolean;
}): string {
  const table = new Table({ head: [...head], style: { head: [], border: [], compact: !ruled } });
  table.push(...rows.map((row) => row.map(plainLine)));
  return table.toString();
}
