import { writeFile } from 'node:fs/promises';
import { basename, join, posix } from 'node:path';
import { AsyncDisposableStack } from '@whatwg-node/disposablestack';
import { loadBaseConfig, loadConfig } from '../../config/load-config.ts';
import { reasonOf } from '../../errors.ts';
import { GIT_ERRORS } from '../../errors/git.ts';
import { type Checkout, fetchCommit, REMOTE } from './checkout.ts';
import type { ActionInputs } from '../event/inputs.ts';
import { environmentsOf } from '../../judge/environments.ts';
import { judge } from '../../judge/judge.ts';
import type { Acceptance, Retention, Run } from '../../model.ts';
import type { BaseRequest } from '../../prepare/base.ts';
import { textAt } from '../../prepare/repository.ts';
import { ACCEPTANCES_FILE, acceptancesOfGate, appendToAcceptances, parseAcceptances } from '../../store/acceptances.ts';
import { openAncestry } from '../../store/ancestry.ts';
import { comparableWith, historyFileName, mayHoldCounts } from '../../store/baseline-files.ts';
import { acceptanceCommitMessage, baselineCommitMessage } from '../../store/commit-message.ts';
import { pushToBranch } from '../../store/git-push.ts';
import { appendToHistory, isSameRun, parseHistory } from '../../store/stored-lines.ts';
import { toStoredRuns } from '../../store/to-stored-runs.ts';
import { tipOf } from '../../system/git-remote.ts';
import type { Git } from '../../system/git.ts';
import { openScratchFolder, type ScratchFolder } from '../../system/scratch.ts';
import { shortCommit } from '../../text/phrases.ts';

/**
 * Copies what is stored out of the branch it is stored on, as that branch is now: what is checked out may be older, and
 * a pull request may have changed it. A branch that does not exist yet gives an empty folder.
 *
 * @throws UserError if the remote does not answer
 */
export async function openStoredBaselines(
  checkout: Checkout,
  { inputs, base, defaultBranch }: { readonly inputs: ActionInputs; readonly base: BaseRequest; readonly defaultBranch: string },
): Promise<ScratchFolder> {
  const { git } = checkout;
  const dir = inputs.baselines ?? (await folderOf(checkout, inputs.config, base));
  const tip = await tipOfBaselines(git, inputs.baselineBranch ?? defaultBranch);
  await using opened = new AsyncDisposableStack();
  const folder = opened.use(await openScratchFolder('baselines'));
  if (tip !== null) {
    const commit = await fetchCommit(git, tip, { isListed: true });
    const names = (await git(['ls-tree', '-z', '--full-tree', '--name-only', commit, '--', `${dir}/`])).split('\0');
    for (const name of names.filter((one) => one.endsWith('.jsonl')))
      await writeFile(join(folder.path, basename(name)), await git(['cat-file', 'blob', `${commit}:${name}`]));
  }
  opened.move();
  return folder;
}

/** As base's configuration has it, where it has one that can be used: a change must not choose what it is excused by. */
async function folderOf({ root, git }: Checkout, configFile: string | null, base: BaseRequest): Promise<string> {
  const { config } = await loadConfig(root, configFile);
  if (base.kind !== 'ref') return config.baselines;
  const ofBase = await loadBaseConfig((file) => textAt(git, base.ref, file), config);
  return ofBase.config.baselines;
}

/** null: the remote has no such branch. */
async function tipOfBaselines(git: Git, branch: string): Promise<string | null> {
  try {
    return await tipOf(git, { remote: REMOTE, branch });
  } catch (cause) {
    throw GIT_ERRORS['baselines-unreadable']({ branch, remote: REMOTE, said: reasonOf(cause).trim() }, cause);
  }
}

/** The account behind a workflow's own token, as GitHub shows it. */
const WORKFLOW_AUTHOR = { name: 'github-actions[bot]', email: '41898282+github-actions[bot]@users.noreply.github.com' };

/** The branch that baselines are pushed to. */
export interface BaselinePlace {
  readonly checkout: Checkout;
  readonly branch: string;
  /** Folder of the baselines, from the repository's root. */
  readonly dir: string;
}

/**
 * Commits a run that has figures to the baselines on a branch of the remote. Gives the commit. What it is marked as follows from
 * what is stored at that moment, not from what was an hour ago, when it began to be measured: a merge of before it may have been
 * stored in between, slower or not. A run that is there already stays as it is: an earlier attempt may have been taken without an answer.
 *
 * @throws UserError as `pushToBranch` does, and for a stored file that cannot be read
 */
export async function storeRun(
  { run, retention }: { readonly run: Run; readonly retention: Retention },
  place: BaselinePlace,
): Promise<string> {
  const ancestry = openAncestry(place.checkout.git, run.head.sha);
  const environments = environmentsOf(run);
  const keys = environments.map(({ key }) => key);
  const fileOf = (key: string): string => posix.join(place.dir, historyFileName(key));
  const accepted = posix.join(place.dir, ACCEPTANCES_FILE);
  return pushToBranch({
    ...onRemote(place),
    message: baselineCommitMessage(`baselines: store the run of ${shortCommit(run.head.sha)}`, keys),
    change: async ({ read, list }) => {
      const others = (await list(place.dir)).filter(mayHoldCounts).map((name) => posix.join(place.dir, name));
      const names = [...new Set([...keys.map(fileOf), ...others])];
      const texts = new Map(await Promise.all(names.map(async (name) => [name, (await read(name)) ?? ''] as const)));
      const stored = comparableWith(
        environments,
        [...texts].flatMap(([name, text]) => parseHistory(text, name)),
      );
      const file = {
        run: { ...run, branch: 'default' as const },
        history: (await ancestry.select(stored)).history,
        acceptances: acceptancesOfGate(parseAcceptances((await read(accepted)) ?? '', accepted), run.configFile),
      };
      const fresh = toStoredRuns(file, judge(file)).filter((one) => !stored.some((other) => isSameRun(other, one)));
      return Object.fromEntries(
        fresh.map((one) => {
          const name = fileOf(one.environment.key);
          return [name, appendToHistory({ text: texts.get(name)!, file: name, stored: one, retention, now: new Date() })];
        }),
      );
    },
  });
}

/** Commits an accepted regression to the baselines on a branch of the remote. @throws UserError as {@link storeRun} does */
export async function storeAcceptance(acceptance: Acceptance, place: BaselinePlace): Promise<void> {
  const file = posix.join(place.dir, ACCEPTANCES_FILE);
  await pushToBranch({
    ...onRemote(place),
    message: acceptanceCommitMessage(acceptance.benchmark, acceptance.by),
    change: async ({ read }) => ({ [file]: appendToAcceptances((await read(file)) ?? '', file, acceptance) }),
  });
}

const onRemote = ({ checkout: { root, env }, branch }: BaselinePlace) => ({ root, remote: REMOTE, branch, author: WORKFLOW_AUTHOR, env });
