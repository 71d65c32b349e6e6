import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { setOutput } from '@actions/core';
import type { Judgement } from '../../model.ts';

/** Files that later steps may read; empty where there is none. */
export interface ReportFiles {
  readonly reportPath: string;
  readonly htmlPath: string;
  readonly jsonPath: string;
}

export const NO_FILES: ReportFiles = { reportPath: '', htmlPath: '', jsonPath: '' };

/** The outputs of the Action, as `action.yml` describes them. `judgement` null: the run was skipped, and the line says why. */
export function outputsOf(judgement: Judgement | null, line: string, { reportPath, htmlPath, jsonPath } = NO_FILES) {
  const count = (verdict: string): number => judgement?.benchmarks.filter((benchmark) => benchmark.verdict === verdict).length ?? 0;
  return {
    'verdict': judgement?.verdict ?? 'skipped',
    'summary-line': inertInShell(line),
    'regressions': count('regressed'),
    'failures': count('failed'),
    'report-path': reportPath,
    'html-path': htmlPath,
    'json-path': jsonPath,
  };
}

/**
 * Names are the measured code's own, and steps like to put an output between quotes of a command, or of JSON. The report has them as
 * they are.
 */
function inertInShell(line: string): string {
  return line.replaceAll(/["'`$\\]/gu, '’');
}

/** Hands the outputs to the runner. */
export function publishOutputs(outputs: ReturnType<typeof outputsOf>): void {
  for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
}

/**
 * From here to the end of the scope the runner takes nothing in the log for a workflow command. The programs that are
 * benchmarked are a pull request's own code, and what they print must not set outputs, hide log lines or raise errors
 * in this job's name. They cannot guess the token that ends it.
 */
export function fenceLog(write: (line: string) => void = (line) => process.stdout.write(line)): Disposable {
  const token = randomUUID();
  write(`::stop-commands::${token}\n`);
  return {
    [Symbol.dispose]: () => {
      write(`\n::${token}::\n`);
    },
  };
}
