/** Errors of preparing that a user can mend. */
import { userError } from '../errors.ts';

export const PREPARE_ERRORS = {
  'base-not-found': userError({ ref: 'v1.2.0' }, ({ ref }) => ({
    what: `the base "${ref}" is not a commit of this repository`,
    where: '--base',
    fix: 'Name a branch, a tag or a commit that is there. In a shallow clone fetch it first: git fetch --depth=1 origin <commit>.',
  })),
  'clone-too-shallow': userError({ branch: 'origin/main' }, ({ branch }) => ({
    what: `this shallow clone has no commit that HEAD and ${branch} have in common`,
    where: '--base',
    fix: 'Fetch the history (git fetch --unshallow), or name the commit to compare with: --base <commit>.',
  })),
  'sparse-checkout': userError({ root: '/home/ada/project' }, ({ root }) => ({
    what: 'the repository is checked out in parts, so head would lack files that base has',
    where: root,
    fix: 'Check it out whole: `git sparse-checkout disable`, or actions/checkout without `sparse-checkout`.',
  })),
  'cannot-be-copied': userError(
    { root: '/home/ada/project', reason: 'ENOSPC: no space left on device', temporary: '/tmp' },
    ({ root, reason, temporary }) => ({
      what: `the repository cannot be copied: ${reason}`,
      where: root,
      fix: `Free some room in ${temporary}, or set TMPDIR to another folder. A file that may not be read and that git does not track goes into .gitignore.`,
    }),
  ),
  'name-not-utf8': userError({ file: 'caf\uFFFD.txt', where: '/home/ada/project' }, ({ file, where }) => ({
    what: `the name of a file is not UTF-8: ${file}`,
    where,
    fix: 'Rename it with `git mv`, and merge that into the base too. One that git does not track may go into .gitignore.',
  })),
  'base-not-laid-out': userError(
    { commit: '1f0e4c7a9b2d', reason: 'fatal: unable to read tree', temporary: '/tmp' },
    ({ commit, reason, temporary }) => ({
      what: `base cannot be laid out: ${reason}`,
      where: `commit ${commit}`,
      fix: `Mend what git says. What it fetches on the way (files of git LFS, a partial clone) needs the step's token, or a checkout with \`lfs: true\` or without \`filter\`. Where room is short in ${temporary}, set TMPDIR to another folder.`,
    }),
  ),
  'base-not-readable': userError(
    { commit: '1f0e4c7a9b2d', file: 'perf-gate.yml', reason: 'fatal: unable to read tree' },
    ({ commit, file, reason }) => ({
      what: `${file} of the base cannot be read: ${reason}`,
      where: `commit ${commit}`,
      fix: "Mend what git says. What it fetches on the way (a partial clone) needs the step's token, or a checkout without `filter`.",
    }),
  ),
};
