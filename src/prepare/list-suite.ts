/** Asks both arms' files for the tasks of a suite. */
import { ArmFailure, type Ending, endingOf, type LostTry, lostTryOf, TRIES } from '../measure/failure.ts';
import { assertOwnModules } from '../measure/probe/own-modules.ts';
import type { TaskLabels } from '../measure/suite/suite-protocol.ts';
import { startSuite, type SuiteProcess } from '../measure/suite/suite.ts';
import type { Arm, Deviation, OfBothArms, Reason, SuiteTarget } from '../model.ts';
import type { Services } from './services.ts';

type ListedSuite =
  | Ending
  | (HeadsLabels & {
      readonly state: 'listed';
      readonly tasks: OfBothArms<readonly string[]>;
      /** What head's benchmark tool would do for its tasks, and perf-gate does not. */
      readonly deviations: readonly Deviation[];
      /** Failed tries before good ones. */
      readonly lost: readonly LostTry[];
    });

export async function listSuite(
  { head, base }: { readonly head: SuiteTarget; readonly base: SuiteTarget | null },
  {
    trees,
    services,
    signal,
  }: { readonly trees: OfBothArms<string>; readonly services: Pick<Services, 'trouble'>; readonly signal: AbortSignal },
): Promise<ListedSuite> {
  const broken = async (ending: Ending): Promise<Ending> => {
    const trouble = await services.trouble({ head, base });
    return trouble === null ? ending : { state: 'invalid', reason: trouble };
  };
  const ofBase = base === null ? NOTHING_LISTED : await listed({ arm: 'base', target: base, tree: trees.base }, signal);
  if (ofBase.contents === null) return broken(endingOf(ofBase.lost, []));
  const ofHead = await listed({ arm: 'head', target: head, tree: trees.head }, signal);
  if (ofHead.contents === null) return broken(endingOf(ofHead.lost, ofBase.lost));
  return {
    state: 'listed',
    tasks: { base: ofBase.contents.tasks, head: ofHead.contents.tasks },
    labels: ofHead.contents.labels,
    labelsLost: ofHead.contents.labelsLost,
    deviations: ofHead.contents.deviations,
    lost: [...ofBase.lost, ...ofHead.lost],
  };
}

/** Only head is asked for labels, because tables show no others. */
interface HeadsLabels {
  readonly labels: TaskLabels;
  /** Why head could not give labels; null: it could. */
  readonly labelsLost: Reason | null;
}

interface SuiteContents extends HeadsLabels {
  readonly tasks: readonly string[];
  readonly deviations: readonly Deviation[];
}

interface Listed {
  /** null: all tries failed. */
  readonly contents: SuiteContents | null;
  readonly lost: readonly LostTry[];
}

const NO_LABELS: HeadsLabels = { labels: {}, labelsLost: null };
const NOTHING_LISTED: Listed = { contents: { tasks: [], deviations: [], ...NO_LABELS }, lost: [] };

interface SuiteOfArm {
  readonly arm: Arm;
  readonly target: SuiteTarget;
  readonly tree: string;
}

async function listed(suite: SuiteOfArm, signal: AbortSignal): Promise<Listed> {
  const lost: LostTry[] = [];
  while (lost.length < TRIES) {
    signal.throwIfAborted();
    try {
      return { contents: await contentsOf(suite), lost };
    } catch (error) {
      lost.push(lostTryOf(error));
    }
  }
  return { contents: null, lost };
}

/** @throws MeasuringFailure where the file loads modules from outside the arm's tree, as the measuring processes would */
async function contentsOf({ arm, target, tree }: SuiteOfArm): Promise<SuiteContents> {
  await using suite = startSuite({ arm, target, tree, core: null });
  const modules = await suite.modules();
  await assertOwnModules(arm, [{ modules }], tree);
  return { tasks: await suite.tasks(), deviations: await suite.deviations(), ...(arm === 'head' ? await labelsOf(suite) : NO_LABELS) };
}

/** A failure costs the labels alone, because no figure depends on them. */
async function labelsOf(suite: SuiteProcess): Promise<HeadsLabels> {
  try {
    return { labels: await suite.labels(), labelsLost: null };
  } catch (error) {
    if (!(error instanceof ArmFailure)) throw error;
    return { labels: {}, labelsLost: error.reason };
  }
}
