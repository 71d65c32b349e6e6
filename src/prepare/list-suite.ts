/** Asks both arms' files for the tasks of a suite. */
import { ArmFailure, type Ending, endingOf, type LostTry, lostTryOf, TRIES } from '../measure/failure.ts';
import { assertOwnModules } from '../measure/probe/own-modules.ts';
import type { TaskLabels } from '../measure/suite/suite-protocol.ts';
import { startSuite } from '../measure/suite/suite.ts';
import type { Arm, Deviation, OfBothArms, Reason, SuiteTarget } from '../model.ts';
import type { Services } from './services.ts';

/** What the file of one arm says. Only head is asked for labels, because tables show no others; `labelsLost`: why it could not give them. */
interface SuiteContents {
  readonly tasks: readonly string[];
  /** What the benchmark tool would do for its tasks, and perf-gate does not. */
  readonly deviations: readonly Deviation[];
  readonly labels: TaskLabels;
  readonly labelsLost: Reason | null;
}

const NOTHING: SuiteContents = { tasks: [], deviations: [], labels: {}, labelsLost: null };

/** Lists the tasks of both arms. `lost`: failed tries before good ones. */
export async function listSuite(
  { head, base }: { readonly head: SuiteTarget; readonly base: SuiteTarget | null },
  { trees, services, signal }: { readonly trees: OfBothArms<string>; readonly services: Services; readonly signal: AbortSignal },
): Promise<Ending | ({ readonly state: 'listed'; readonly lost: readonly LostTry[] } & OfBothArms<SuiteContents>)> {
  const broken = async (ending: Ending): Promise<Ending> => {
    const trouble = await services.trouble({ head, base });
    return trouble === null ? ending : { state: 'invalid', reason: trouble };
  };
  const ofBase = base === null ? { contents: NOTHING, lost: [] } : await listed('base', base, trees.base, signal);
  if (ofBase.contents === null) return broken(endingOf(ofBase.lost, []));
  const ofHead = await listed('head', head, trees.head, signal);
  if (ofHead.contents === null) return broken(endingOf(ofHead.lost, ofBase.lost));
  return { state: 'listed', base: ofBase.contents, head: ofHead.contents, lost: [...ofBase.lost, ...ofHead.lost] };
}

/** Contents null: all tries failed. */
async function listed(
  arm: Arm,
  target: SuiteTarget,
  tree: string,
  signal: AbortSignal,
): Promise<{ readonly contents: SuiteContents | null; readonly lost: readonly LostTry[] }> {
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

/** @throws MeasuringFailure where the file loads modules from outside the arm's tree, as the measuring processes would */
async function contentsOf(arm: Arm, target: SuiteTarget, tree: string): Promise<SuiteContents> {
  await using suite = startSuite({ arm, target, tree, core: null });
  const { names, modules, deviations } = await suite.list();
  await assertOwnModules(arm, [{ modules }], tree);
  const contents = { ...NOTHING, tasks: names, deviations };
  if (arm === 'base') return contents;
  try {
    return { ...contents, labels: await suite.labels() };
  } catch (error) {
    // A failure costs the labels alone, because no figure depends on them.
    if (!(error instanceof ArmFailure)) throw error;
    return { ...contents, labelsLost: error.reason };
  }
}
