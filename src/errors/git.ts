import { reasonOf, userError } from '../errors.ts';

const WORKSPACE = 'the workspace of the job';

/** A git command that failed in a repository. Its message is what git wrote. */
export class GitFailure extends Error {
  override readonly name = 'GitFailure';
  readonly folder: string;

  constructor(folder: string, cause: unknown) {
    super(reasonOf(cause).trim(), { cause });
    this.folder = folder;
  }
}

/** Errors of git, and of a job's checkout. */
export const GIT_ERRORS = {
  'git-missing': userError({}, () => ({
    what: 'git was not found',
    where: 'PATH',
    fix: "Install git: the base is taken from the repository's history.",
  })),
  'git-missing-in-job': userError({}, () => ({
    what: 'git was not found',
    where: 'PATH',
    fix: 'Install git in a step before actions/checkout, or take an image that has it: without it actions/checkout downloads the files alone.',
  })),
  'no-repository': userError({ folder: '/home/ada/shop' }, ({ folder }) => ({
    what: 'this is not a git repository',
    where: folder,
    fix: 'Run perf-gate inside the repository whose servers it measures (git init, and commit).',
  })),
  'repository-unreadable': userError({ folder: '/home/ada/shop', said: 'fatal: bad object HEAD' }, ({ folder, said }) => ({
    what: `git cannot read this repository: ${said}`,
    where: folder,
    fix: 'Mend what git says, and run again.',
  })),
  'repository-not-trusted': userError({ folder: '/home/ada/shop' }, ({ folder }) => ({
    what: 'git does not trust this repository, because it belongs to another user',
    where: folder,
    fix: `Run perf-gate as the user that owns it, or let git trust it: git config --global --add safe.directory '${folder}'`,
  })),
  'no-commit': userError({ folder: '/home/ada/shop' }, ({ folder }) => ({
    what: 'the repository has no commit yet',
    where: folder,
    fix: 'Commit once: a run is recorded under the commit it measured.',
  })),
  'checkout-not-trusted': userError(
    { folder: '/home/ada/shop', said: 'fatal: detected dubious ownership in repository' },
    ({ folder, said }) => ({
      what: `git does not trust the checkout, which belongs to another user, as in a container: ${said}`,
      where: folder,
      fix: 'Put the step `git config --global --add safe.directory "$GITHUB_WORKSPACE"` between actions/checkout and perf-gate.',
    }),
  ),
  'head-unreadable': userError({ said: 'fatal: not a git repository' }, ({ said }) => ({
    what: `the commit to measure cannot be read: ${said}`,
    where: WORKSPACE,
    fix: 'Let actions/checkout run before perf-gate, without a `path`; in a container git must be installed before it, or it downloads the files alone.',
  })),
  'base-not-fetched': userError(
    { ref: 'v1.2.0', remote: 'origin', said: "fatal: couldn't find remote ref v1.2.0" },
    ({ ref, remote, said }) => ({
      what: `the commit to compare with, ${ref}, cannot be fetched: ${said}`,
      where: `the remote ${remote} of the checkout`,
      fix: 'Check the name where it was given. Else give the job `permissions: contents: read` and the step a token, or check out with `fetch-depth: 0`.',
    }),
  ),
  'baselines-unreadable': userError(
    { branch: 'perf-baselines', remote: 'origin', said: 'fatal: could not read Username' },
    ({ branch, remote, said }) => ({
      what: `the branch of the baselines cannot be read: ${said}`,
      where: `branch ${branch} of ${remote}`,
      fix: 'Check the input `baseline-branch`, and give the job `permissions: contents: read`.',
    }),
  ),
  'other-commit-checked-out': userError(
    { commit: '1f0e4c7a9b2d', instead: 'pull request #7 has been pushed to, and is at 9c8b7a6f5e4d' },
    ({ commit, instead }) => ({
      what: `${commit} was to be measured: ${instead}`,
      where: 'the input `commit`',
      fix: 'Look at what was pushed since, and command it again a minute after the push: GitHub takes a moment to merge it. If nothing was pushed, resolve the conflicts with the base: GitHub merges no pull request that has them.',
    }),
  ),
  'not-the-named-pull-request': userError({ sha: '1f0e4c7a9b2d', number: 7 }, ({ sha, number }) => ({
    what: `the commit that is checked out, ${sha}, is not the head of pull request #${number}`,
    where: 'the input `pull-request`',
    fix: 'GitHub merges no pull request that has conflicts, and takes a moment for a new push: resolve them, or try again in a minute. On its branch, without the number, the workflow measures too, and tells it in the job summary alone.',
  })),
  'not-the-pull-request': userError({ sha: '1f0e4c7a9b2d', number: 7 }, ({ sha, number }) => ({
    what: `the commit that is checked out, ${sha}, is neither the head of pull request #${number} nor a merge of it`,
    where: WORKSPACE,
    fix: 'Let actions/checkout run right before perf-gate, without a `path`, and without a `ref` or with the commit of the event: a later push has a run of its own. If a step makes a commit of its own, name its base in `base`.',
  })),
};
