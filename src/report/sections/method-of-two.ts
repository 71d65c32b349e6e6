import { environmentsOf } from '../../judge/facts/environments.ts';
import type { Arm, Run } from '../../model.ts';
import type { Block, Section, Text } from '../terms/document.ts';
import type { ComparedRuns } from '../terms/report-source.ts';
import { compareAgainCommand } from '../commands/reproduce.ts';
import { describeCommit, describeEnvironment, describeMeasuring, rangeOfRounds, soloCounts } from './run-facts.ts';

const ARMS: readonly Arm[] = ['base', 'head'];

const AT_DIFFERENT_TIMES = 'Base and head were measured at different times, each alone: changes are those between the means of their rounds, with intervals by Welch\'s t, and nothing is tested.';

/** What is needed to judge the figures of two recorded runs, and to hold these against each other again. */
export function methodOfTwoSection(compared: ComparedRuns, judgedBy: string | undefined): Section {
  const notes = ARMS.flatMap((arm) => notesOf(compared[arm].run).map((note): Text => [`Noted of the ${arm} run by itself: ${note}`]));
  const ofRuns = ARMS.flatMap((arm): readonly Block[] => [
    { kind: 'paragraph', text: [`The ${arm} run:`] },
    { kind: 'list', items: factsOf(arm, compared[arm].run, judgedBy), shortened: 'never' },
  ]);
  return {
    title: 'How this was measured',
    collapsed: true,
    blocks: [
      { kind: 'paragraph', text: ['To bear in mind:'] },
      { kind: 'list', items: [[AT_DIFFERENT_TIMES], ...notes], shortened: 'first' },
      ...ofRuns,
      { kind: 'paragraph', text: ['To compare these runs again:'] },
      { kind: 'command', command: compareAgainCommand(compared) },
    ],
  };
}

const notesOf = ({ notes, warnings = [] }: Run): readonly string[] => [...warnings, ...notes];

function factsOf(arm: Arm, run: Run, judgedBy: string | undefined): readonly Text[] {
  const counts = soloCounts(run);
  return [
    describeCommit(arm, run.head),
    ...environmentsOf(run).map(describeEnvironment),
    [describeMeasuring(run, judgedBy)],
    ...(counts.length === 0 ? [] : [[`Per benchmark ${rangeOfRounds(counts)} alone`]]),
    ['Configuration ', { code: run.configHash.slice(0, 12) }, ...(arm === 'base' ? ['; its policy holds'] : [])],
  ];
}
