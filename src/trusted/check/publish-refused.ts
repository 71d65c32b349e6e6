import { warning } from '@actions/core';
import { markdownCode, markdownProse, toPlainLine } from '../../text/escape.ts';
import { concludeWithoutVerdict, publishCheckWithoutRun } from './check-without-run.ts';
import type { Refused } from '../upload/collect-runs.ts';
import type { RunToPublish, TrustedContext } from '../context/trusted-context.ts';

const LONGEST_LINE = 500;

/**
 * Says what could not be published, as warnings and as a check that does not pass: a required check must neither be
 * passed by what nobody could read, nor stay away without a word. Gives what refused the check; null: nothing.
 */
export async function publishRefused(refused: readonly Refused[], origin: RunToPublish, context: TrustedContext): Promise<string | null> {
  for (const { where, why } of refused) {
    warning(`Workflow run ${origin.workflowRun} was not published: ${toPlainLine(`${where}: ${why}`, LONGEST_LINE)}.`);
  }
  return publishCheckWithoutRun({
    ...concludeWithoutVerdict(context),
    title: 'What was measured cannot be published',
    summary: ['There is no verdict:', '', ...refused.map(({ where, why }) => `- ${markdownCode(where)}: ${markdownProse(why)}`)].join('\n'),
  }, origin, context);
}
