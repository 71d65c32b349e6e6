import path from 'node:path';
import type { NoteTaker } from '../measure/notes.ts';
import type { Acceptance, Commit, Config, Environment, StoredKind, StoredRun } from '../model.ts';
import { ACCEPTANCES_FILE, acceptancesOfGate, parseAcceptances, readAcceptances } from '../store/acceptances.ts';
import { openAncestry } from '../store/ancestry.ts';
import { readHistory, readStoredCounts, readStoredKinds } from '../store/baseline-files.ts';
import type { Git } from '../system/git.ts';
import { placeBelow } from '../system/paths.ts';
import { type Repository, textAt } from './repository.ts';

/** What earlier runs have left that a run is judged by. */
export interface StoredRecords {
  /** Stored runs of this machine kind that lead to what is compared with, and what others that do counted. */
  readonly history: readonly StoredRun[];
  /** What is stored of every machine kind, this one's as far as it leads there. */
  readonly storedKinds: readonly StoredKind[];
  readonly acceptances: readonly Acceptance[];
}

export const NOTHING_STORED: StoredRecords = { history: [], storedKinds: [], acceptances: [] };

interface StoredRequest {
  /**
   * Folder of the stored runs and accepted regressions; null: the configuration's, in the working tree. What has been
   * accepted is read from the base wherever git tracks the folder, so that a change cannot accept itself.
   */
  readonly baselines: string | null;
  /** null: there is none. */
  readonly base: { readonly commit: Commit; readonly config: Config } | null;
  readonly environment: Environment;
}

/** Reads stored runs and acceptances. @throws UserError for a line that cannot be read */
export async function readStored({ root, git, config, head }: Pick<Repository, 'root' | 'git' | 'config' | 'head'>, { baselines, base, environment }: StoredRequest, { note }: Pick<NoteTaker, 'note'>): Promise<StoredRecords> {
  const storedIn = path.resolve(root, baselines ?? config.baselines);
  const ancestry = openAncestry(git, (base?.commit ?? head).sha);
  const own = await ancestry.select(await readHistory(storedIn, environment.key));
  const kinds = await readStoredKinds(storedIn, { environmentKey: environment.key, history: own.history });
  [...own.notes, ...kinds.notes].forEach(note);
  const isCounting = (base?.config ?? config).instructions !== 'off';
  const counts = isCounting ? await readStoredCounts(storedIn, kinds.storedKinds, environment) : { history: [], notes: [] };
  counts.notes.forEach(note);
  // How much of it does not lead there is left unsaid: of this machine kind that was said.
  const countsBefore = await ancestry.select(counts.history);
  const acceptedIn = baselines === null ? (base?.config ?? config).baselines : await nameIfTracked(git, { root, folder: storedIn });
  return {
    history: [...own.history, ...countsBefore.history],
    storedKinds: kinds.storedKinds,
    acceptances: base === null || acceptedIn === null
      ? await readAcceptances(acceptedIn === null ? storedIn : path.join(root, acceptedIn), config.file)
      : await acceptancesAt(git, base.commit.sha, { folder: acceptedIn, configFile: config.file }),
  };
}

/** Accepted regressions as a commit has them. */
async function acceptancesAt(git: Git, commit: string, { folder, configFile }: { readonly folder: string; readonly configFile: string }): Promise<readonly Acceptance[]> {
  const file = path.posix.join(folder, ACCEPTANCES_FILE);
  return acceptancesOfGate(parseAcceptances((await textAt(git, commit, file)) ?? '', `${file} of ${commit}`), configFile);
}

/** What a folder is called in the commits of a repository; null: git tracks nothing there, so that no change can add to it. */
async function nameIfTracked(git: Git, { root, folder }: { readonly root: string; readonly folder: string }): Promise<string | null> {
  const name = await placeBelow(root, folder);
  if (name === null) return null;
  const inside = name === '' ? '' : `${name}/`;
  return (await git(['ls-files', '-z'])).split('\0').some((file) => file !== '' && file.startsWith(inside)) ? name : null;
}
