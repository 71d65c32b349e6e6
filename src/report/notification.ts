/** A verdict as one message for a webhook: as Slack and chats like it take it, or as plain JSON for a program. */
import { inertJson, plainName, plainProse } from '../text/escape.ts';
import { shortCommit } from '../text/phrases.ts';
import { benchmarkLabel } from './comparison-words.ts';
import { headlineOf, renderVerdictLine } from './headline.ts';
import type { ReportSource } from './report-source.ts';
import { blocksBy, sortByUrgency, wordOf, worstComparison } from './verdict-words.ts';
import { describeReason } from './words.ts';
import type { JudgedBenchmark } from '../model.ts';

export type NotificationFormat = 'slack' | 'json';

/** Pages to look at; null: not known. */
export interface NotificationLinks {
  /** Of the job, which has the report. */
  readonly report: string | null;
  readonly commit: string | null;
}

export function renderNotification(source: ReportSource, format: NotificationFormat, links: NotificationLinks): string {
  return inertJson(JSON.stringify(format === 'slack' ? slackMessage(source, links) : plainMessage(source, links)));
}

function blocking({ run, judgement }: ReportSource): readonly JudgedBenchmark[] {
  return sortByUrgency(judgement.benchmarks.filter(blocksBy(run.policy)));
}

function plainMessage(source: ReportSource, links: NotificationLinks): object {
  const { run, judgement } = source;
  return {
    verdict: judgement.verdict,
    exitCode: judgement.exitCode,
    headline: renderVerdictLine(source),
    configFile: run.configFile,
    head: run.head.sha,
    base: run.base?.sha ?? null,
    benchmarks: blocking(source).map((benchmark) => {
      const worst = worstComparison(benchmark);
      return {
        id: benchmark.id,
        environment: benchmark.variant,
        verdict: wordOf(benchmark.verdict),
        reason: describeReason(benchmark.because),
        change:
          worst === undefined
            ? null
            : {
                metric: worst.metric,
                estimate: worst.estimate,
                low: worst.interval.low,
                high: worst.interval.high,
                limit: worst.threshold,
              },
      };
    }),
    links,
  };
}

/** Slack refuses a section of more than 3,000 characters. */
const MOST_CHARACTERS = 2_800;
const MOST_LINES = 10;

function slackMessage(source: ReportSource, { report, commit }: NotificationLinks): object {
  const { run } = source;
  const headline = escapeSlack(`${headlineOf(source).symbol} perf-gate: ${renderVerdictLine(source)}`);
  const lines = blocking(source).map(
    (benchmark) => `• ${slackCode(benchmarkLabel(benchmark))}: ${escapeSlack(plainProse(describeReason(benchmark.because)))}`,
  );
  const shown = lines.slice(0, MOST_LINES).filter((_, index, first) => first.slice(0, index + 1).join('\n').length <= MOST_CHARACTERS);
  const rest = lines.length - shown.length;
  const name = slackCode(shortCommit(run.head.sha));
  const links = [...(report === null ? [] : [`<${report}|Report>`]), commit === null ? name : `<${commit}|${name}>`].join(' · ');
  return {
    text: headline,
    blocks: [
      section(headline),
      ...(lines.length === 0 ? [] : [section([...shown, ...(rest === 0 ? [] : [`and ${rest} more`])].join('\n'))]),
      { type: 'context', elements: [{ type: 'mrkdwn', text: links }] },
    ],
  };
}

const section = (text: string): object => ({ type: 'section', text: { type: 'mrkdwn', text } });

/** A name ends its code by no backtick of its own. */
const slackCode = (name: string): string => `\`${escapeSlack(plainName(name).replaceAll('`', "'"))}\``;

/** Mentions and links begin with `<`. https://docs.slack.dev/messaging/formatting-message-text/#escaping */
const escapeSlack = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
