/**
 * What is written back, as markdown. Whatever comes from a comment, a benchmark or GitHub is escaped; and no reply begins
 * as a command does, because with a person's token it would be obeyed in its turn.
 */
import type { UserError } from '../../errors.ts';
import { METRIC_NAMES, METRICS } from '../../metrics.ts';
import type { Acceptance } from '../../model.ts';
import { markdownCode, markdownProse } from '../../text/escape.ts';
import { formatPercent } from '../../text/figures.ts';

const USAGE = [
  '- `/perf run [GLOB] [BUDGET]` measures this pull request again: `/perf run express/* 10m`',
  '- `/perf accept BENCHMARK [30d] REASON` accepts a regression: `/perf accept express/updateUser the new validation is worth it`',
  '',
  'A benchmark whose name has spaces is put in quotes.',
].join('\n');

/** To a command that is none. `problem` is a sentence without a full stop. */
export function replyToMisunderstood(problem: string): string {
  return `This command was not understood: ${markdownProse(problem)}.\n\n${USAGE}`;
}

/** To a command that cannot be obeyed as things are. `why` is a sentence without a full stop. */
export function replyToRefused(why: string): string {
  return `This was not done: ${markdownProse(why)}.`;
}

/** To a command that the set-up kept from being carried out. */
export function replyToFailed({ message, fix }: UserError): string {
  return `${replyToRefused(withoutFullStop(message))} ${markdownProse(fix)}`;
}

/** To an acceptance that is recorded while comment and check still show the verdict of before. `why` is a sentence. */
export function replyToUnpublished({ benchmark, expires }: Acceptance, { why, runUrl }: { readonly why: string; readonly runUrl: string }): string {
  return `${markdownCode(benchmark)} is accepted until ${expires.slice(0, 10)}, but the verdict shown is still the one of before: ${markdownProse(withoutFullStop(why))}. [Run the workflow](${runUrl}) again to have it judged anew.`;
}

/** To an acceptance by which the result passes, while the check of the commit is another pull request's as well. `why` is whole sentences. */
export function replyToWithheld({ benchmark, expires }: Acceptance, why: string): string {
  return `${markdownCode(benchmark)} is accepted until ${expires.slice(0, 10)}. ${markdownProse(why)}`;
}

/** What was accepted, for the log. */
export function describeAcceptance({ benchmark, upTo, metrics = {}, by, expires, pullRequest }: Acceptance): string {
  const byMetric = METRIC_NAMES.flatMap((metric) => (metrics[metric] === undefined ? [] : [`${METRICS[metric].label} ${formatPercent(metrics[metric])}`]));
  const bound = upTo === null ? '' : ` up to ${formatPercent(upTo)} worse${byMetric.length === 0 ? '' : ` (${byMetric.join(', ')})`}`;
  return `${by} accepted ${benchmark}${bound} until ${expires.slice(0, 10)} for pull request #${pullRequest}.`;
}

function withoutFullStop(sentence: string): string {
  return sentence.trim().replace(/\.$/u, '');
}
