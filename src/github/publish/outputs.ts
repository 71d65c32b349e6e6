import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { setOutput, summary } from '@actions/core';
import type { Judgement } from '../../model.ts';

/** The outputs of the Action, as `action.yml` describes them. */
interface ActionOutputs {
  readonly verdict: Judgement['verdict'] | 'skipped';
  readonly 'summary-line': string;
  readonly regressions: number;
  readonly failures: number;
  readonly 'report-path': string;
  readonly 'html-path': string;
  readonly 'json-path': string;
}

/** Files that later steps may read; empty where there is none. */
export interface ReportFiles {
  readonly reportPath: string;
  readonly htmlPath: string;
  readonly jsonPath: string;
}

export function outputsOf({
  judgement,
  verdictLine,
  reportPath,
  htmlPath,
  jsonPath,
}: ReportFiles & { readonly judgement: Judgement; readonly verdictLine: string }): ActionOutputs {
  const count = (verdict: string): number => judgement.benchmarks.filter((benchmark) => benchmark.verdict === verdict).length;
  return {
    verdict: judgement.verdict,
    'summary-line': inertInShell(verdictLine),
    regressions: count('regressed'),
    failures: count('failed'),
    'report-path': reportPath,
    'html-path': htmlPath,
    'json-path': jsonPath,
  };
}

export function outputsOfSkippedRun(why: string): ActionOutputs {
  return {
    verdict: 'skipped',
    'summary-line': inertInShell(why),
    regressions: 0,
    failures: 0,
    'report-path': '',
    'html-path': '',
    'json-path': '',
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
export function publishOutputs(outputs: ActionOutputs): void {
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

/** Appends markdown to the job summary. Throws if the runner gave no file for it, or it cannot be written. */
export async function publishSummary(markdown: string): Promise<void> {
  await summary.addRaw(markdown, true).write();
}
