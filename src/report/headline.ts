import type { Judgement } from '../model.ts';
import { failedHeadline, inconclusiveHeadline, invalidHeadline, regressedHeadline } from './blocking-headlines.ts';
import type { Headline, Text } from './document.ts';
import { nothingMeasuredHeadline, passedHeadline } from './passing-headlines.ts';
import type { ReportSource } from './report-source.ts';
import { plainName, plainProse } from '../text/escape.ts';

const HEADLINES: Readonly<Record<Judgement['verdict'], (source: ReportSource) => Headline>> = {
  regressed: regressedHeadline,
  failed: failedHeadline,
  invalid: invalidHeadline,
  // A policy that is neutral lets it pass.
  inconclusive: (source) => (source.judgement.exitCode === 0 ? passedHeadline(source) : inconclusiveHeadline(source)),
  'nothing measured': nothingMeasuredHeadline,
  passed: passedHeadline,
};

/** The first thing to be read in every report: the verdict, what was seen, and what to do. */
export function headlineOf(source: ReportSource): Headline {
  return HEADLINES[source.judgement.verdict](source);
}

/** The verdict as one plain line, for a log, an output or a check's title: `express/updateUser got 4.1 % slower`. */
export function renderVerdictLine(source: ReportSource): string {
  return toPlainText(headlineOf(source).verdict);
}

/** Text without any markup, on one line. */
export function toPlainText(text: Text): string {
  return text.map((span) => (typeof span === 'string' ? plainProse(span) : plainName(span.code))).join('');
}
