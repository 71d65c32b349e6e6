import process from 'node:process';
import { renderJson } from '../report/json.ts';
import { renderSummary } from '../report/markdown.ts';
import { renderTerminal } from '../report/terminal.ts';
import type { Judgement, RunFile } from '../model.ts';
import { UserError, reasonOf } from '../errors.ts';
import { writeTextAtomically } from '../text-file.ts';

/** Where a report goes besides the terminal. */
export interface OutputOptions {
  readonly json?: string;
  readonly markdown?: string;
}

const STANDARD_OUTPUT = '-';
const WIDTH_OF_A_LOG = 120;

/** Writes the report in every form that was asked for; the terminal's own goes to standard output unless another takes it. */
export async function writeReports(file: RunFile, judgement: Judgement, options: OutputOptions): Promise<void> {
  const source = { run: file.run, judgement };
  await writeForm(options.json, '--json', () => renderJson({ ...file, judgement }));
  await writeForm(options.markdown, '--markdown', () => renderSummary(source));
  if (options.json === STANDARD_OUTPUT || options.markdown === STANDARD_OUTPUT) return;
  process.stdout.write(renderTerminal({ ...source, color: process.stdout.hasColors?.() ?? false, width: process.stdout.columns ?? WIDTH_OF_A_LOG }));
}

async function writeForm(destination: string | undefined, option: string, render: () => string): Promise<void> {
  if (destination === undefined) return;
  if (destination === STANDARD_OUTPUT) {
    process.stdout.write(render());
    return;
  }
  try {
    await writeTextAtomically(destination, render());
  } catch (cause) {
    throw new UserError({ what: `the report cannot be written: ${reasonOf(cause)}`, where: `${option} ${destination}`, fix: 'Name a file in a folder that can be written to.', cause });
  }
}
