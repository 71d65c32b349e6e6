import { everyComparison, sideBySide } from './comparisons.ts';
import { attentionList, changesTable, restLine, whyNothingWasJudged } from './changes.ts';
import { answersOf } from './answers.ts';
import { causeBlocks } from './cause-section.ts';
import { checksOutHead, reproduceRunCommand } from './commands.ts';
import { type Block, type Fold, headed, joinTexts, paragraph, type ReportDocument, shortDocument, type Text } from './document.ts';
import { figureTables } from './figure-tables.ts';
import { headlineOf, type ReaderPlace } from './headline.ts';
import { methodBlocks } from './method-section.ts';
import { nextSteps, reproducingSteps } from './next-steps.ts';
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

/** Lines that a reader sees before unfolding anything. */
const MOST_LINES = 8;

/** Builds everything that a report says: first what a reader must see, then what can be looked up. */
export function documentOf(source: ReportSource, { place, isFull, about = [], remark = [] }: DocumentOptions): ReportDocument {
  const { judgement } = source;
  const headline = headlineOf(source, place);
  const [answers, next] = [answersOf(source), nextSteps(source, place)];
  const last = joinTexts([restLine(source), about], ' · ');
  const others = 1 + answers.length + Math.min(1, next.length) + Math.min(1, last.length);
  const attention = attentionList(source, { most: Math.max(1, MOST_LINES - others), besideTable: place === 'shell' });
  const reachesNothing =
    judgement.benchmarks.length > 0 && judgement.benchmarks.every(({ verdict }) => verdict === 'unaffected') && attention.length === 0;
  if (reachesNothing) return shortDocument({ ...headline, verdict: joinTexts([headline.verdict, about], ' · ') }, []);
  const figures = figureTables(judgement.benchmarks);
  const isForFigures =
    judgement.benchmarks.some(({ verdict }) => verdict === 'measured only' || verdict === 'new') &&
    judgement.benchmarks.every(({ comparisons }) => comparisons.length === 0);
  return {
    headline,
    answers,
    next,
    visible: [
      ...attention,
      ...whyNothingWasJudged(source),
      ...(isForFigures ? figures : []),
      ...(last.length === 0 ? [] : [paragraph(...last)]),
      ...(remark.length === 0 ? [] : [paragraph(...remark)]),
    ],
    changes: changesTable(source),
    folds: [
      { title: 'Causes', blocks: causeBlocks(source) },
      { title: 'Reproduce', blocks: reproduceBlocks(source) },
      {
        title: 'All figures',
        blocks: [
          ...sideBySide(source),
          ...(isForFigures ? [] : headed('Head alone', figures)),
          ...storedBlocks(source),
          ...(isFull ? everyComparison(source) : []),
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
  ];
}

function purposeAnd(what: string, command: string): readonly Block[] {
  return [paragraph(`${what}:`), { kind: 'command', command }];
}
