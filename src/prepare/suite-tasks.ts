import { ArmFailure } from '../measure/failure.ts';
import { openNotes, type RunIo } from '../measure/notes.ts';
import { startSuite } from '../measure/suite/suite.ts';
import type { Reason, SuiteTarget } from '../model.ts';
import { WHOLE_SUITE } from '../plan/unmeasured.ts';
import { readWorkingTree } from './change.ts';
import { prepareRun } from './prepare-run.ts';
import type { Repository } from './repository.ts';
import { surveyTargets } from './survey.ts';

/** Names of a suite's tasks, or why they are unknown. */
export type SuiteTasks = { readonly known: true; readonly names: readonly string[] } | { readonly known: false; readonly why: Reason };

/** Asks a suite for its tasks in the working tree. */
export async function tasksInPlace(target: SuiteTarget, root: string, platform: NodeJS.Platform = process.platform): Promise<SuiteTasks> {
  const { dir, edition } = target;
  // Process groups need a Unix.
  if (platform === 'win32') return { known: false, why: { kind: 'tasks-need-unix' } };
  if (edition !== null) return { known: false, why: { kind: 'tasks-of-edition' } };
  try {
    await using suite = startSuite({ arm: 'head', target, tree: root, core: null });
    return { known: true, names: await suite.tasks() };
  } catch (error) {
    if (!(error instanceof ArmFailure)) throw error;
    return { known: false, why: whyUnknown(error, dir) };
  }
}

function whyUnknown({ reason }: ArmFailure, dir: string): Reason {
  return MISSING_MODULE.test(JSON.stringify(reason))
    ? { kind: 'tasks-need-install', folder: dir }
    : { kind: 'tasks-not-loaded', because: reason };
}

/** Message of Node.js for a package that is not installed or a file that is not built. */
const MISSING_MODULE = /Cannot find (?:module|package)/;

/** Asks all suites for their tasks in a copy of the working tree, where they are installed. */
export async function tasksOnceInstalled(
  repository: Pick<Repository, 'root' | 'git' | 'gitEnv' | 'config'>,
  { signal, progress }: Pick<RunIo, 'signal' | 'progress'>,
): Promise<ReadonlyMap<string, SuiteTasks>> {
  const { config } = repository;
  const suites = config.targets.filter((target) => target.kind === 'suite');
  if (suites.length === 0) return new Map();
  const settings = { only: [], asked: { patterns: [], by: '--only' } };
  // A list shows no versions.
  const targets = suites.map((suite) => ({ ...suite, versionOf: null }));
  const survey = surveyTargets({ ...config, targets }, null, { ...settings, all: true, shard: null, change: null });
  const request = {
    ...survey,
    repository,
    settings,
    base: null,
    isAgainstItself: false,
    change: null,
    cores: null,
    tree: await readWorkingTree(repository),
  };
  await using prepared = await prepareRun(request, { signal, progress, ...openNotes(progress) });
  signal.throwIfAborted();
  const { benchmarks, unmeasured } = prepared;
  return new Map(
    suites.map(({ name }) => {
      const measurement = unmeasured.find(({ id }) => id === `${name}/${WHOLE_SUITE}`)?.measurement;
      return [
        name,
        measurement !== undefined && 'reason' in measurement
          ? { known: false, why: measurement.reason }
          : { known: true, names: benchmarks.filter(({ target }) => target === name).map(({ scenario }) => scenario) },
      ];
    }),
  );
}
