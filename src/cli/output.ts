import { access, constants, lstat, mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { reasonOf } from '../errors.ts';
import { userError } from '../errors/catalogue.ts';
import { CLI_ERRORS } from '../errors/cli.ts';
import type { Judgement, RunFile } from '../model.ts';
import { type ComparedRuns, renderComparedJson, renderJson, type ReportSource, sourceOfComparedRuns } from '../report/report-source.ts';
import { renderSummary } from '../report/markdown.ts';
import { renderTerminal, type TerminalOptions } from '../report/terminal.ts';
import { nullIfMissing, writeTextAtomically } from '../system/text-file.ts';
import { version } from '../system/version.ts';
import Table from 'cli-table3';
import { plainLine } from '../text/escape.ts';

/** Destinations of reports. */
export interface OutputOptions {
  readonly json?: string;
  readonly markdown?: string;
  /** The whole report at the terminal too. */
  readonly verbose?: boolean;
}

export const VERBOSE = 'add --verbose';

/** The command that shows the whole report of a recorded run. */
export function wholeReportOf(file: string): string {
  return `perf-gate report ${file} --verbose`;
}

const STANDARD_OUTPUT = '-';
const WIDTH_OF_A_LOG = 120;

/** Checks, before anything is measured, that every report can be written. @throws UserError where one cannot */
export async function checkDestinations({ json, markdown }: OutputOptions): Promise<void> {
  if (json === STANDARD_OUTPUT && markdown === STANDARD_OUTPUT) {
    throw userError(CLI_ERRORS['two-reports-on-stdout'], {});
  }
  if (json !== undefined && markdown !== undefined && path.resolve(json) === path.resolve(markdown)) {
    throw userError(CLI_ERRORS['two-reports-in-one-file'], { json, markdown });
  }
  for (const [option, destination] of [['--json', json], ['--markdown', markdown]] as const) {
    if (destination === undefined || destination === STANDARD_OUTPUT) continue;
    await orCannotBeWritten(`${option} ${destination}`, async () => {
      const found = await nullIfMissing(() => stat(destination));
      if (found?.isDirectory() === true || destination.endsWith('/')) throw new Error('it is a folder');
      await mkdir(path.dirname(destination), { recursive: true });
      // A link may lead to a missing file.
      await access(found !== null && await isWrittenInPlace(destination) ? destination : path.dirname(destination), constants.W_OK);
    });
  }
}

/**
 * Writes the report in all wanted forms; the terminal's unless another form takes standard output.
 *
 * @param fullReport where a reader of a short report finds the rest
 */
export async function writeReports(file: RunFile, judgement: Judgement, options: OutputOptions, fullReport: string): Promise<void> {
  await writeReportsOf({ run: file.run, judgement, judgedBy: version }, () => renderJson({ ...file, judgement }), { ...options, fullReport });
}

/** Writes the same of two recorded runs. */
export async function writeComparedReports(apart: ComparedRuns, judgement: Judgement, options: OutputOptions): Promise<void> {
  const json = { base: apart.base.run, head: apart.head.run, judgement };
  await writeReportsOf({ ...sourceOfComparedRuns(apart, judgement), judgedBy: version }, () => renderComparedJson(json), { ...options, fullReport: VERBOSE });
}

async function writeReportsOf(source: ReportSource, renderItsJson: () => string, { json, markdown, verbose = false, fullReport }: OutputOptions & { readonly fullReport: string }): Promise<void> {
  const writeJson = async (): Promise<void> => { if (json !== undefined) await writeForm(json, `--json ${json}`, renderItsJson); };
  const writeMarkdown = async (): Promise<void> => { if (markdown !== undefined) await writeForm(markdown, `--markdown ${markdown}`, () => renderSummary(source)); };
  // Standard output first, because files may fail.
  if (json !== STANDARD_OUTPUT && markdown !== STANDARD_OUTPUT) writeToTerminal(source, { isVerbose: verbose, fullReport });
  for (const write of markdown === STANDARD_OUTPUT ? [writeMarkdown, writeJson] : [writeJson, writeMarkdown]) await write();
}

/** Writes the report of a job: the short one into its log, the whole one into a file. */
export async function writeJobReport({ run }: RunFile, judgement: Judgement, reportPath: string): Promise<void> {
  const source = { run, judgement, judgedBy: version };
  writeToTerminal(source, { isVerbose: false, fullReport: 'the job summary' });
  await writeForm(reportPath, reportPath, () => renderSummary(source));
}

function writeToTerminal(source: ReportSource, shown: Pick<TerminalOptions, 'isVerbose' | 'fullReport'>): void {
  process.stdout.write(renderTerminal({ ...source, ...shown, color: process.stdout.hasColors?.() ?? false, width: process.stdout.columns ?? WIDTH_OF_A_LOG }));
}

/** Writes a text to its destination, which errors call `where`. @throws UserError where that cannot be done */
export async function writeForm(destination: string, where: string, render: () => string): Promise<void> {
  if (destination === STANDARD_OUTPUT) {
    process.stdout.write(render());
    return;
  }
  await orCannotBeWritten(where, async () => {
    const write = await isWrittenInPlace(destination) ? writeFile : writeTextAtomically;
    await write(destination, render());
  });
}

/** A pipe, a device or a link is written in place: a rename would put a file there. */
async function isWrittenInPlace(destination: string): Promise<boolean> {
  const found = await nullIfMissing(() => lstat(destination));
  return found !== null && !found.isFile() && !found.isDirectory();
}

async function orCannotBeWritten(where: string, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (cause) {
    throw userError(CLI_ERRORS['report-not-written'], { reason: reasonOf(cause), where }, cause);
  }
}

/** A table without colours. `ruled`: with a line between rows. Names in it may come from measured code. */
export function bareTable({ head, rows, ruled = false }: {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly ruled?: boolean;
}): string {
  const table = new Table({ head: [...head], style: { head: [], border: [], compact: !ruled } });
  table.push(...rows.map((row) => row.map(plainLine)));
  return table.toString();
}
