import { setOutput } from '@actions/core';
import type { Judgement } from '../model.ts';

/** The outputs of the Action, as `action.yml` describes them. */
export interface ActionOutputs {
  readonly verdict: Judgement['verdict'] | 'skipped';
  readonly 'summary-line': string;
  readonly regressions: number;
  readonly failures: number;
  readonly 'report-path': string;
  readonly 'json-path': string;
}

/** What later steps can read of a run that was measured. */
export function outputsOf({ judgement, verdictLine, reportPath, jsonPath }: {
  readonly judgement: Judgement;
  readonly verdictLine: string;
  readonly reportPath: string;
  readonly jsonPath: string;
}): ActionOutputs {
  const count = (verdict: string): number => judgement.benchmarks.filter((benchmark) => benchmark.verdict === verdict).length;
  return {
    verdict: judgement.verdict,
    'summary-line': inertInShell(verdictLine),
    regressions: count('regressed'),
    failures: count('failed'),
    'report-path': reportPath,
    'json-path': jsonPath,
  };
}

/** What later steps can read where there was nothing to do. */
export function outputsOfSkippedRun(why: string): ActionOutputs {
  return { verdict: 'skipped', 'summary-line': inertInShell(why), regressions: 0, failures: 0, 'report-path': '', 'json-path': '' };
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
