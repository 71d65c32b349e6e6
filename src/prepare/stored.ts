import path from 'node:path';
import { DAY_MS } from '../config/quantities.ts';
import type { NoteTaker } from '../measure/notes.ts';
import type { Acceptance, Commit, Config, Environment, StoredKind, StoredRun } from '../model.ts';
import type { RecordedTimes } from '../plan/shards.ts';
import { ACCEPTANCES_FILE, acceptancesOfGate, parseAcceptances, readAcceptances } from '../store/acceptances.ts';
import { openAncestry } from '../store/ancestry.ts';
import { kindOf, readHistory, readOtherKinds, readRecordedTimes } from '../store/baseline-files.ts';
import type { Git } from '../system/git.ts';
import { placeBelow } from '../system/paths.ts';
import { type Repository, textAt } from './repository.ts';

/** Records of earlier runs that count for a verdict. */
export interface StoredRecords {
  /** Stored runs of commits before the base: of this machine kind, and counts of others. */
  readonly history: readonly StoredRun[];
  /** Stored runs by machine kind. */
  readonly storedKinds: readonly StoredKind[];
  readonly acceptances: readonly Acceptance[];
}

export const NOTHING_STORED: StoredRecords = { history: [], storedKinds: [], acceptances: [] };

/** Where records are stored, and the base of the run, if it has one. */
interface StoredPlace {
  /** null: the configuration's folder. Acceptances are read from base where git tracks the folder, so that a change cannot accept itself. */
  readonly baselines: string | null;
  readonly base: { readonly commit: Commit; readonly config: Config } | null;
}

/** Reads stored runs and acceptances. @throws UserError for a line that cannot be read */
export async function readStored(
  { root, git, config, head }: Repository,
  { baselines, base, environment }: StoredPlace & { readonly environment: Environment },
  { note }: NoteTaker,
): Promise<StoredRecords> {
  const storedIn = path.resolve(root, baselines ?? config.baselines);
  const ancestry = openAncestry(git, (base?.commit ?? head).sha);
  const own = await ancestry.select(await readHistory(storedIn, environment.key));
  own.notes.forEach(note);
  const others = await readOtherKinds(storedIn, environment);
  const ownKind = kindOf(own.history);
  const isCounting = (base?.config ?? config).instructions !== 'off';
  const countsBefore = await ancestry.select(isCounting ? others.flatMap(({ counts }) => counts) : []);
  const acceptedIn = baselines === null ? (base?.config ?? config).baselines : await nameIfTracked(git, { root, folder: storedIn });
  return {
    history: [...own.history, ...countsBefore.history],
    storedKinds: [...(ownKind === null ? [] : [ownKind]), ...others.map(({ kind }) => kind)],
    acceptances:
      base === null || acceptedIn === null
        ? await readAcceptances(acceptedIn === null ? storedIn : path.join(root, acceptedIn), config.file)
        : acceptancesOfGate(await acceptancesAt(git, base.commit.sha, path.posix.join(acceptedIn, ACCEPTANCES_FILE)), config.file),
  };
}

/**
 * Reads how long benchmarks took in stored runs that are a day older than base, else head: the jobs of all shards begin at other moments,
 * and the runs that are stored meanwhile must not make them split differently.
 */
export async function readTimes(
  { root, git, config, head }: Pick<Repository, 'root' | 'git' | 'config' | 'head'>,
  { baselines, base }: StoredPlace,
): Promise<RecordedTimes> {
  const seconds = Number(
    await git(['show', '--no-patch', '--no-show-signature', '--format=%ct', '--end-of-options', (base?.commit ?? head).sha]),
  );
  return readRecordedTimes(path.resolve(root, baselines ?? config.baselines), new Date(seconds * 1_000 - DAY_MS));
}

/** Acceptances of a commit in a file. */
const acceptancesAt = async (git: Git, commit: string, file: string): Promise<readonly Acceptance[]> =>
  parseAcceptances((await textAt(git, commit, file)) ?? '', `${file} of ${commit}`);

/** Path of a folder in the repository; null: git tracks nothing there, so that no change can add to it. */
async function nameIfTracked(git: Git, { root, folder }: { readonly root: string; readonly folder: string }): Promise<string | null> {
  const name = await placeBelow(root, folder);
  if (name === null) return null;
  const inside = name === '' ? '' : `${name}/`;
  return (await git(['ls-files', '-z'])).split('\0').some((file) => file !== '' && file.startsWith(inside)) ? name : null;
}
