import { everyComparison, sideBySide } from './comparisons.ts';
import { attentionList, changesTable, restLine, whyNothingWasJudged } from './changes.ts';
import { causeBlocks, likelyCause } from './cause-section.ts';
import { directionsOf } from './change-words.ts';
import { checksOutHead, reproduceRunCommand } from './commands.ts';
import { type Block, type Fold, headed, joinTexts, paragraph, type ReportDocument, type Text } from './document.ts';
import { figureTables } from './figure-tables.ts';
import { headlineOf } from './headline.ts';
import { methodBlocks } from './method-section.ts';
import { nextSteps, type ReaderPlace, reproducingSteps } from './next-steps.ts';
import type { ReportSource } from './report-source.ts';
import { storedBlocks } from './stored-section.ts';

export interface DocumentOptions {
  readonly place: ReaderPlace;
  /** Statistics of every comparison too. */
  readonly isFull: boolean;
  /** A clause at the end of the visible part, like the commit that it is about. */
  readonly about?: Text | undefined;
  /** A sentence of its own, like how often this was measured. */
  readonly remark?: Text | undefined;
}

/** Builds everything that a report says: first what a reader must see, then what can be looked up. */
export function documentOf(source: ReportSource, { place, isFull, about = [], remark = [] }: DocumentOptions): ReportDocument {
  const { run, judgement } = source;
  const directionOf = directionsOf(run.policy);
  const headline = headlineOf(source);
  const attention = attentionList(source);
  const reachesNothing = judgement.benchmarks.length > 0 && judgement.benchmarks.every(({ verdict }) => verdict === 'unaffected') && attention.length === 0;
  if (reachesNothing) {
    return { headline: { ...headline, verdict: joinTexts([headline.verdict, about], ' · ') }, next: [], visible: [], folds: [] };
  }
  const figures = figureTables(judgement.benchmarks);
  const isForFigures = judgement.benchmarks.some(({ verdict }) => verdict === 'measured only' || verdict === 'new') && judgement.benchmarks.every(({ comparisons }) => comparisons.length === 0);
  const last = joinTexts([restLine(source), about], ' · ');
  return {
    headline,
    next: nextSteps(source, place),
    visible: [
      ...changesTable(source, directionOf),
      ...attention,
      ...likelyCause(source),
      ...whyNothingWasJudged(source),
      ...(isForFigures ? figures : []),
      ...(last.length === 0 ? [] : [paragraph(...last)]),
      ...(remark.length === 0 ? [] : [paragraph(...remark)]),
    ],
    folds: [
      { title: 'Profiles', blocks: causeBlocks(source) },
      { title: 'Reproduce', blocks: reproduceBlocks(source) },
      {
        title: 'All figures',
        blocks: [
          ...sideBySide(source, directionOf),
          ...(isForFigures ? [] : headed('Head alone', figures)),
          ...storedBlocks(source, directionOf),
          ...(isFull ? everyComparison(judgement, directionOf) : []),
        ],
      },
      { title: 'How it was measured', blocks: methodBlocks(source) },
    ].filter(({ blocks }: Fold) => blocks.length > 0),
  };
}

function reproduceBlocks(source: ReportSource): readonly Block[] {
  const { run, judgement } = source;
  if (judgement.benchmarks.length === 0) return [];
  return [
    ...(checksOutHead(run) ? [] : [paragraph('Check head out first.')]),
    ...reproducingSteps(source).flatMap((step) => purposeAnd(step.what, step.command)),
    ...purposeAnd('Repeat the whole run', reproduceRunCommand(run)),
    ...(run.pullRequest === null ? [] : [paragraph('Comments like ', { code: '/perf run' }, ' work where the repository has the workflow ', { code: 'perf-commands.yml' }, '.')]),
  ];
}

function purposeAnd(what: string, command: string): readonly Block[] {
  return [paragraph(`${what}:`), { kind: 'command', command }];
}
