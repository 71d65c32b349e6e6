import { access, constants, lstat, mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { reasonOf, UserError } from '../errors.ts';
import type { Judgement, RunFile } from '../model.ts';
import { renderComparedJson, renderJson } from '../report/json.ts';
import { renderSummary } from '../report/markdown.ts';
import { type ComparedRuns, type ReportSource, sourceOfComparedRuns } from '../report/report-source.ts';
import { renderTerminal } from '../report/terminal.ts';
import { nullIfMissing, writeTextAtomically } from '../system/text-file.ts';
import { version } from '../system/this-program.ts';

/** Where a report goes besides the terminal. */
export interface OutputOptions {
  readonly json?: string;
  readonly markdown?: string;
}

const STANDARD_OUTPUT = '-';
const WIDTH_OF_A_LOG = 120;

/** To be asked before anything is measured. @throws UserError where a report cannot be written to where it shall go */
export async function checkDestinations({ json, markdown }: OutputOptions): Promise<void> {
  if (json === STANDARD_OUTPUT && markdown === STANDARD_OUTPUT) {
    throw new UserError({ what: 'two reports would be mixed on standard output', where: '--json - --markdown -', fix: 'Give one of them a file.' });
  }
  if (json !== undefined && markdown !== undefined && path.resolve(json) === path.resolve(markdown)) {
    throw new UserError({ what: 'one report would be written over the other', where: `--json ${json} --markdown ${markdown}`, fix: 'Give each a file of its own.' });
  }
  for (const [option, destination] of [['--json', json], ['--markdown', markdown]] as const) {
    if (destination === undefined || destination === STANDARD_OUTPUT) continue;
    await orCannotBeWritten(`${option} ${destination}`, async () => {
      const found = await nullIfMissing(() => stat(destination));
      if (found?.isDirectory() === true || destination.endsWith('/')) throw new Error('it is a folder');
      await mkdir(path.dirname(destination), { recursive: true });
      // A link may lead to a file that is not there yet.
      await access(found !== null && await isWrittenInPlace(destination) ? destination : path.dirname(destination), constants.W_OK);
    });
  }
}

/** Writes the report in every form that options ask for; the terminal's own goes to standard output unless another takes it. */
export async function writeReports(file: RunFile, judgement: Judgement, options: OutputOptions): Promise<void> {
  await writeReportsOf({ run: file.run, judgement, judgedBy: version }, () => renderJson({ ...file, judgement }), options);
}

/** The same of two recorded runs. */
export async function writeComparedReports(apart: ComparedRuns, judgement: Judgement, options: OutputOptions): Promise<void> {
  const json = { base: apart.base.run, head: apart.head.run, judgement };
  await writeReportsOf({ ...sourceOfComparedRuns(apart, judgement), judgedBy: version }, () => renderComparedJson(json), options);
}

async function writeReportsOf(source: ReportSource, renderItsJson: () => string, { json, markdown }: OutputOptions): Promise<void> {
  const writeJson = async (): Promise<void> => { if (json !== undefined) await writeForm(json, `--json ${json}`, renderItsJson); };
  const writeMarkdown = async (): Promise<void> => { if (markdown !== undefined) await writeForm(markdown, `--markdown ${markdown}`, () => renderSummary(source)); };
  // First to standard output, where nothing can be in the way.
  if (json !== STANDARD_OUTPUT && markdown !== STANDARD_OUTPUT) writeToTerminal(source);
  for (const write of markdown === STANDARD_OUTPUT ? [writeMarkdown, writeJson] : [writeJson, writeMarkdown]) await write();
}

/** The report of a job: its summary in a file that nobody named, and what a terminal would show in the log. */
export async function writeJobReport({ run }: RunFile, judgement: Judgement, reportPath: string): Promise<void> {
  const source = { run, judgement, judgedBy: version };
  // First to where nothing can be in the way.
  writeToTerminal(source);
  await writeForm(reportPath, reportPath, () => renderSummary(source));
}

function writeToTerminal(source: ReportSource): void {
  process.stdout.write(renderTerminal({ ...source, color: process.stdout.hasColors?.() ?? false, width: process.stdout.columns ?? WIDTH_OF_A_LOG }));
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

/** A pipe, a device or a link is written to: a rename would put a file in its place, and its folder may be nobody's to write to. */
async function isWrittenInPlace(destination: string): Promise<boolean> {
  const found = await nullIfMissing(() => lstat(destination));
  return found !== null && !found.isFile() && !found.isDirectory();
}

async function orCannotBeWritten(where: string, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (cause) {
    throw new UserError({ what: `the report cannot be written: ${reasonOf(cause)}`, where, fix: 'Name a file in a folder that can be written to.', cause });
  }
}
