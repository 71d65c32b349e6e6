import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { loadConfig } from '../config/load.ts';
import { reasonOf, UserError } from '../errors.ts';
import type { Git } from '../git.ts';
import { fetchCommit, REMOTE } from './checkout.ts';
import type { Checkout } from './checkout.ts';
import type { ActionInputs } from './inputs.ts';

/** The stored runs to compare with, until disposed. */
export interface StoredBaselines extends AsyncDisposable {
  /** null: the configuration's folder. */
  readonly folder: string | null;
}

/**
 * Where the stored runs are: in the checkout, or, on a branch of their own, copied out of it to a temporary folder. A
 * branch that does not exist yet gives an empty one. Throws a UserError if the remote does not answer.
 */
export async function openStoredBaselines(checkout: Checkout, inputs: Pick<ActionInputs, 'baselineBranch' | 'baselines' | 'config'>): Promise<StoredBaselines> {
  if (inputs.baselineBranch === null) return { folder: inputs.baselines, [Symbol.asyncDispose]: async () => {} };
  const dir = inputs.baselines ?? (await loadConfig(checkout.root, inputs.config)).config.baselines;
  const folder = await mkdtemp(join(tmpdir(), 'perf-gate-baselines-'));
  const stored = { folder, [Symbol.asyncDispose]: async () => rm(folder, { recursive: true, force: true }) };
  try {
    await copyBaselines(checkout.git, { branch: inputs.baselineBranch, dir, folder });
    return stored;
  } catch (error) {
    await stored[Symbol.asyncDispose]();
    throw error;
  }
}

async function copyBaselines(git: Git, { branch, dir, folder }: { readonly branch: string; readonly dir: string; readonly folder: string }): Promise<void> {
  const tip = await tipOf(git, branch);
  if (tip === null) return;
  const commit = await fetchCommit(git, tip);
  const names = (await git(['ls-tree', '-z', '--full-tree', '--name-only', commit, '--', `${dir}/`])).split('\0').filter((name) => name !== '');
  for (const name of names) await writeFile(join(folder, basename(name)), await git(['cat-file', 'blob', `${commit}:${name}`]));
}

/** null: the remote has no such branch. */
async function tipOf(git: Git, branch: string): Promise<string | null> {
  try {
    const [tip] = (await git(['ls-remote', REMOTE, `refs/heads/${branch}`])).split(/\s/);
    return tip === undefined || tip === '' ? null : tip;
  } catch (cause) {
    throw new UserError({
      what: `the branch of the baselines cannot be read: ${reasonOf(cause).trim()}`,
      where: `branch ${branch} of ${REMOTE}`,
      fix: 'Check the input `baseline-branch`, and give the job `permissions: contents: read`.',
      cause,
    });
  }
}
