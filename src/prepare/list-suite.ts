/** The tasks of a suite, which its own file alone knows, so both arms' files are asked for them. */
import { ArmFailure, type Ending, endingOf, type LostTry, lostTryOf, TRIES } from '../measure/failure.ts';
import { assertOwnModules } from '../measure/probe/own-modules.ts';
import type { TaskLabels } from '../measure/suite/suite-protocol.ts';
import { startSuite, type SuiteProcess } from '../measure/suite/suite.ts';
import type { Arm, OfBothArms, Reason, SuiteTarget } from '../model.ts';
import type { Services } from './services.ts';
import { inheritedNodeOptions } from '../system/program-environment.ts';

/** A suite as each arm has it; base null: it has none. */
interface SuiteOfArms {
  readonly head: SuiteTarget;
  readonly base: SuiteTarget | null;
}

interface ListingPlace {
  readonly trees: OfBothArms<string>;
  readonly services: Pick<Services, 'trouble'>;
  readonly signal: AbortSignal;
}

/** What both arms said, or what puts an end to the suite. */
type ListedSuite = Ending | (HeadsLabels & {
  readonly state: 'listed';
  readonly tasks: OfBothArms<readonly string[]>;
  /** Absolute paths of what the files load. */
  readonly modules: OfBothArms<readonly string[]>;
  /** Options of the benchmark tool that head's file brings and perf-gate does not follow. */
  readonly unusedOptions: readonly string[];
  /** Tries that came to nothing, before one that did not. */
  readonly lost: readonly LostTry[];
});

export async function listSuite({ head, base }: SuiteOfArms, { trees, services, signal }: ListingPlace): Promise<ListedSuite> {
  const broken = async (ending: Ending): Promise<Ending> => {
    const trouble = await services.trouble({ head, base });
    return trouble === null ? ending : { state: 'invalid', reason: trouble };
  };
  const ofBase = base === null ? NOTHING_LISTED : await listed('base', base, trees.base, signal);
  if (ofBase.contents === null) return broken(endingOf(ofBase.lost, []));
  const ofHead = await listed('head', head, trees.head, signal);
  if (ofHead.contents === null) return broken(endingOf(ofHead.lost, ofBase.lost));
  return {
    state: 'listed',
    tasks: { base: ofBase.contents.tasks, head: ofHead.contents.tasks },
    modules: { base: ofBase.contents.modules, head: ofHead.contents.modules },
    labels: ofHead.contents.labels,
    labelsLost: ofHead.contents.labelsLost,
    unusedOptions: ofHead.contents.unusedOptions,
    lost: [...ofBase.lost, ...ofHead.lost],
  };
}

/** Tables show head's labels alone, so base is asked for none. */
interface HeadsLabels {
  readonly labels: TaskLabels;
  /** Why there are none, though there might have been; null: head failed with none. */
  readonly labelsLost: Reason | null;
}

interface SuiteContents extends HeadsLabels {
  readonly modules: readonly string[];
  readonly tasks: readonly string[];
  readonly unusedOptions: readonly string[];
}

/** What an arm's file came to say of its tasks, and the tries that came to nothing. */
interface Listed {
  /** null: none of the tries came to anything. */
  readonly contents: SuiteContents | null;
  readonly lost: readonly LostTry[];
}

const NO_LABELS: HeadsLabels = { labels: {}, labelsLost: null };
const NOTHING_LISTED: Listed = { contents: { modules: [], tasks: [], unusedOptions: [], ...NO_LABELS }, lost: [] };

async function listed(arm: Arm, target: SuiteTarget, tree: string, signal: AbortSignal): Promise<Listed> {
  const lost: LostTry[] = [];
  while (lost.length < TRIES) {
    signal.throwIfAborted();
    try {
      return { contents: await contentsOf(arm, target, tree), lost };
    } catch (error) {
      lost.push(lostTryOf(error));
    }
  }
  return { contents: null, lost };
}

/**
 * Its processes that measure load the same as the one that is asked here.
 *
 * @throws MeasuringFailure where its file loads modules from outside the arm's tree
 */
async function contentsOf(arm: Arm, target: SuiteTarget, tree: string): Promise<SuiteContents> {
  await using suite = startSuite({ arm, target, tree, core: null });
  const modules = await suite.modules();
  await assertOwnModules(arm, [{ modules }], { tree, nodeOptions: inheritedNodeOptions(target.env) });
  return { modules, tasks: await suite.tasks(), unusedOptions: await suite.unusedOptions(), ...(arm === 'head' ? await labelsOf(suite) : NO_LABELS) };
}

/** They stand beside the figures, and no figure depends on them: what they fail with, as base's may well too, costs them alone. */
async function labelsOf(suite: SuiteProcess): Promise<HeadsLabels> {
  try {
    return { labels: await suite.labels(), labelsLost: null };
  } catch (error) {
    if (!(error instanceof ArmFailure)) throw error;
    return { labels: {}, labelsLost: error.reason };
  }
}
