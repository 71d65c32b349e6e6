import path from 'node:path';
import { AsyncDisposableStack } from '@whatwg-node/disposablestack';
import { loadBaseConfig } from '../config/load-config.ts';
import { readEnvironment } from '../measure/environment.ts';
import type { NoteTaker } from '../measure/notes.ts';
import type { Acceptance, Commit, Config, Environment, OfBothArms, StoredKind, StoredRun } from '../model.ts';
import { materialise } from './materialise.ts';
import { noteOnPinnedNode } from './pinned-node.ts';
import { readRepository, type RepositoryRequest } from './repository.ts';
import { readAcceptances } from '../store/acceptances.ts';
import { openAncestry } from '../store/ancestry.ts';
import { readHistory } from '../store/baseline-files.ts';
import { readStoredCounts, readStoredKinds } from '../store/stored-kinds.ts';
import type { Git } from '../system/git.ts';
import { placeBelow } from '../system/paths.ts';
import { refuseLongTemporaryFolder, warnWhereNothingRuns } from '../system/scratch.ts';

/** Everything that is known before anything is installed. Disposing of it removes the arms' copies. */
interface StartingPoint extends AsyncDisposable {
  /** Folder of the repository. */
  readonly root: string;
  readonly config: Config;
  /** SHA-256 of the configuration's text. */
  readonly configHash: string;
  readonly environment: Environment;
  readonly head: Commit;
  /** null: nothing is measured side by side. */
  readonly base: { readonly commit: Commit; readonly config: Config } | null;
  /** Why base was never asked to run what is measured, so that what breaks there is new; null: it was, or there is none. */
  readonly unasked: string | null;
  readonly trees: OfBothArms<string>;
  /** Stored runs of this machine kind that lead to what is compared with, and what others that do counted. */
  readonly history: readonly StoredRun[];
  /** What is stored of every machine kind, this one's as far as it leads there. */
  readonly storedKinds: readonly StoredKind[];
  readonly acceptances: readonly Acceptance[];
}

/** What decides where a run starts from. */
export interface StartRequest extends RepositoryRequest {
  /**
   * Folder of the stored runs and accepted regressions; null: the configuration's, in the working tree. What has been
   * accepted is read from the base wherever git tracks the folder, so that a change cannot accept itself.
   */
  readonly baselines: string | null;
}

/**
 * Reads the repository, its configuration and what it has stored, and lays out the arms.
 *
 * @throws UserError for a wrong repository, configuration, base or stored baseline
 */
export async function openStartingPoint(request: StartRequest, { note, warn }: NoteTaker): Promise<StartingPoint> {
  await using opened = new AsyncDisposableStack();
  const { root, git, gitEnv, config, configHash, head, base: chosen } = await readRepository(request);
  const environment = await readEnvironment();
  refuseLongTemporaryFolder(config.targets);
  await warnWhereNothingRuns(warn);
  const storedIn = path.resolve(root, request.baselines ?? config.baselines);
  const comparedWith = (chosen.commit ?? head).sha;
  if (chosen.commit === null) note(chosen.why);
  else if (chosen.note !== null) warn(chosen.note);
  const ancestry = openAncestry(git, comparedWith);
  const own = await ancestry.select(await readHistory(storedIn, environment.key));
  const kinds = await readStoredKinds(storedIn, { environmentKey: environment.key, history: own.history });
  [...own.notes, ...kinds.notes].forEach(note);

  const { trees } = opened.use(await materialise({ root, git, gitEnv, base: chosen.commit?.sha ?? null }));
  const ofBase = chosen.commit === null ? null : await loadBaseConfig(trees.base, config);
  if (ofBase !== null && ofBase.problem !== null) (ofBase.state === 'refused' ? warn : note)(ofBase.problem);
  const onNode = chosen.commit === null ? null : await noteOnPinnedNode(trees, environment.nodeVersion);
  if (onNode !== null) note(onNode);
  const base = chosen.commit === null || ofBase === null ? null : { commit: chosen.commit, config: ofBase.config };
  const isCounting = (base?.config ?? config).instructions !== 'off';
  const counts = isCounting ? await readStoredCounts(storedIn, kinds.storedKinds, environment) : { history: [], notes: [] };
  counts.notes.forEach(note);
  // How much of it does not lead there is left unsaid: it decides nothing.
  const countsBefore = await ancestry.select(counts.history);
  const acceptedIn = request.baselines === null ? (base?.config ?? config).baselines : await nameIfTracked(git, { root, folder: storedIn });
  const acceptances = await readAcceptances(acceptedIn === null ? storedIn : path.join(base === null ? root : trees.base, acceptedIn), config.file);
  const moved = opened.move();
  return {
    root, config, configHash, environment, head, base, trees,
    unasked: ofBase?.state === 'none' ? `base has no ${config.file}, and what head's says does not work there` : null,
    history: [...own.history, ...countsBefore.history], storedKinds: kinds.storedKinds, acceptances,
    [Symbol.asyncDispose]: () => moved.disposeAsync(),
  };
}

/** What a folder is called in the commits of a repository; null: git tracks nothing there, so that no change can add to it. */
async function nameIfTracked(git: Git, { root, folder }: { readonly root: string; readonly folder: string }): Promise<string | null> {
  const name = await placeBelow(root, folder);
  if (name === null) return null;
  const inside = name === '' ? '' : `${name}/`;
  return (await git(['ls-files', '-z'])).split('\0').some((file) => file !== '' && file.startsWith(inside)) ? name : null;
}
