import { ArmFailure } from '../measure/failure.ts';
import { openNotes, type RunIo } from '../measure/notes.ts';
import { startSuite } from '../measure/suite/suite.ts';
import type { SuiteTarget } from '../model.ts';
import { WHOLE_SUITE } from '../plan/unmeasured.ts';
import { materialise } from './materialise.ts';
import type { Repository } from './repository.ts';
import { openWorkbench } from './workbench.ts';
import { plainProse } from '../text/escape.ts';
import { describeReason } from '../report/words.ts';

/** A suite's tasks, which its file alone knows, and which loads only where its packages are installed; or why they are unknown. */
export type SuiteTasks = { readonly known: true; readonly names: readonly string[] } | { readonly known: false; readonly why: string };

/** The tasks of a suite as it lies in the working tree, which is left as it is. */
export async function tasksInPlace(target: SuiteTarget, root: string, platform: NodeJS.Platform = process.platform): Promise<SuiteTasks> {
  const { dir, edition } = target;
  // Nothing would end the process that is asked.
  if (platform === 'win32') return { known: false, why: 'its tasks show on Linux and macOS' };
  if (edition !== null) return { known: false, why: 'an edition\'s tasks show with --install' };
  try {
    await using suite = startSuite({ arm: 'head', target, tree: root, core: null });
    return { known: true, names: await suite.tasks() };
  } catch (error) {
    if (!(error instanceof ArmFailure)) throw error;
    return { known: false, why: whyUnknown(error, dir) };
  }
}

function whyUnknown({ reason }: ArmFailure, dir: string): string {
  const message = describeReason(reason);
  if (MISSING_MODULE.test(message)) return `its tasks show once ${dir} is installed, or with --install`;
  return `${plainProse(message)} (is it for want of its install or build? --install shows)`;
}

/** What Node says of a package that is not installed, and of a file that is not built. */
const MISSING_MODULE = /Cannot find (?:module|package)/;

/**
 * The tasks of all suites by name, found out in a copy of the working tree where they are installed, with their services running.
 * What a reader must know of the targets is told.
 */
export async function tasksOnceInstalled(
  { root, git, config }: Pick<Repository, 'root' | 'git' | 'config'>,
  { signal, progress }: Pick<RunIo, 'signal' | 'progress'>,
): Promise<ReadonlyMap<string, SuiteTasks>> {
  const suites = config.targets.filter((target) => target.kind === 'suite');
  if (suites.length === 0) return new Map();
  await using workspace = await materialise({ root, git, base: null });
  const { note, warn } = openNotes(progress);
  await using workbench = openWorkbench({ trees: workspace.trees, cores: null, io: { signal, progress, note, warn } });
  const { benchmarks, unmeasured } = await workbench.prepare({
    request: { only: [], all: true, shard: null }, asked: { patterns: [], by: '--only' }, head: { ...config, targets: suites.map(withoutVersion) }, base: null,
  });
  signal.throwIfAborted();
  return new Map(suites.map(({ name }) => {
    const measurement = unmeasured.find(({ id }) => id === `${name}/${WHOLE_SUITE}`)?.measurement;
    return [name, measurement !== undefined && 'reason' in measurement
      ? { known: false, why: describeReason(measurement.reason) }
      : { known: true, names: benchmarks.filter(({ target }) => target === name).map(({ scenario }) => scenario) }];
  }));
}

/** Nobody is shown versions along with tasks, so that none can be missing. */
const withoutVersion = (suite: SuiteTarget): SuiteTarget => ({ ...suite, versionOf: null });
