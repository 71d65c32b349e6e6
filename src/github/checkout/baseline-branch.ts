import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
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
import { acceptancesOfGate } from '../../store/acceptances.ts';
import { openAncestry } from '../../store/ancestry.ts';
import type { BranchPlace } from '../../store/git-push.ts';
import { pushAcceptance, pushRuns } from '../../store/push-runs.ts';
import { toStoredRuns } from '../../store/to-stored-runs.ts';
import { tipOf } from '../../system/git-remote.ts';
import type { Git } from '../../system/git.ts';
import { openScratchFolder } from '../../system/scratch.ts';
import { shortCommit } from '../../text/phrases.ts';

/** A copy of the stored baselines, until disposed. */
interface StoredBaselines extends AsyncDisposable {
  /** A temporary folder with the stored runs and the accepted regressions. */
  readonly folder: string;
  /** Tells that the branch is not there yet, and that runs on the default branch are not read any more; null: there is nothing to tell. */
  readonly warning: string | null;
}

/**
 * Copies what is stored out of the branch it is stored on, as that branch is now: what is checked out may be older, and
 * a pull request may have changed it. A branch that does not exist yet gives an empty folder.
 * Throws a UserError if the remote does not answer.
 */
export async function openStoredBaselines(
  checkout: Checkout,
  { inputs, base, defaultBranch }: { readonly inputs: ActionInputs; readonly base: BaseRequest; readonly defaultBranch: string },
): Promise<StoredBaselines> {
  const dir = inputs.baselines ?? (await folderOf(checkout, inputs.config, base));
  await using opened = new AsyncDisposableStack();
  const { path: folder } = opened.use(await openScratchFolder('baselines'));
  const branch = inputs.baselineBranch ?? defaultBranch;
  const stored = await storedOn(checkout.git, { branch, dir });
  if (stored !== null) await copyFiles(checkout.git, stored, folder);
  const warning =
    stored === null && branch !== defaultBranch ? await warningOfForgotten(checkout.git, { branch, defaultBranch, dir }) : null;
  const moved = opened.move();
  return { folder, warning, [Symbol.asyncDispose]: async () => moved.disposeAsync() };
}

/** As base's configuration has it, where it has one that can be used: a change must not choose what it is excused by. */
async function folderOf({ root, git }: Checkout, configFile: string | null, base: BaseRequest): Promise<string> {
  const { config } = await loadConfig(root, configFile);
  if (base.kind !== 'ref') return config.baselines;
  const ofBase = await loadBaseConfig((file) => textAt(git, base.ref, file), config);
  return ofBase.config.baselines;
}

/** Files of a commit, by their paths. */
interface Stored {
  readonly commit: string;
  readonly names: readonly string[];
}

async function copyFiles(git: Git, { commit, names }: Stored, folder: string): Promise<void> {
  for (const name of names) await writeFile(join(folder, basename(name)), await git(['cat-file', 'blob', `${commit}:${name}`]));
}

/** null: the remote has no such branch. */
async function storedOn(git: Git, { branch, dir }: { readonly branch: string; readonly dir: string }): Promise<Stored | null> {
  const tip = await tipOfBaselines(git, branch);
  if (tip === null) return null;
  const commit = await fetchCommit(git, tip, { isListed: true });
  const names = (await git(['ls-tree', '-z', '--full-tree', '--name-only', commit, '--', `${dir}/`]))
    .split('\0')
    .filter((name) => name.endsWith('.jsonl'));
  return { commit, names };
}

/** null: there is nothing that would be forgotten. */
async function warningOfForgotten(
  git: Git,
  { branch, defaultBranch, dir }: Readonly<Record<'branch' | 'defaultBranch' | 'dir', string>>,
): Promise<string | null> {
  const left = await storedOn(git, { branch: defaultBranch, dir });
  if (left === null || left.names.length === 0) return null;
  return `There is no branch ${branch} yet, so stored runs, accepted regressions and marks of what is slower begin anew, and those in ${dir}/ of ${defaultBranch} are not read. To take them along: \`git fetch && git push origin origin/${defaultBranch}:refs/heads/${branch}\``;
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
 * stored in between, slower or not. Throws a UserError as `pushRuns` does.
 */
export async function storeRun(
  { run, retention }: { readonly run: Run; readonly retention: Retention },
  place: BaselinePlace,
): Promise<string> {
  const ancestry = openAncestry(place.checkout.git, run.head.sha);
  const { commit } = await pushRuns({
    ...onRemote(place),
    environmentKeys: environmentsOf(run).map(({ key }) => key),
    runsOf: async (stored) => {
      const { history } = await ancestry.select(stored.history);
      const file = {
        run: { ...run, branch: 'default' as const },
        history,
        acceptances: acceptancesOfGate(stored.acceptances, run.configFile),
      };
      return toStoredRuns(file, judge(file));
    },
    retention,
    subject: `baselines: store the run of ${shortCommit(run.head.sha)}`,
  });
  return commit;
}

/** Commits an accepted regression to the baselines on a branch of the remote. Throws a UserError as `pushAcceptance` does. */
export async function storeAcceptance(acceptance: Acceptance, place: BaselinePlace): Promise<void> {
  await pushAcceptance({ ...onRemote(place), acceptance });
}

function onRemote({ checkout, branch, dir }: BaselinePlace): BranchPlace & Pick<BaselinePlace, 'dir'> {
  return { root: checkout.root, remote: REMOTE, branch, dir, author: WORKFLOW_AUTHOR, env: checkout.env };
}
