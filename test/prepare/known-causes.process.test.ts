import assert from 'node:assert/strict';
import { mkdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'node:test';
import type { Reason, ServerTarget } from '../../src/model.ts';
import { withKnownCause } from '../../src/prepare/known-causes.ts';
import { openGit } from '../../src/system/git.ts';
import { git, PLAIN_ENV, writeFiles } from '../git-repository.ts';
import { serverTargetOf } from '../targets.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** What is known about an output of a server of `api` whose checkout has files that its copy lacks. */
async function causeOf(output: (tree: string) => string, target: Partial<ServerTarget> = {}): Promise<Reason | null> {
  await using folder = await temporaryFolder();
  const [root, tree] = [path.join(folder.path, 'checkout'), path.join(folder.path, 'head')];
  await mkdir(root);
  await git(root, 'init', '--quiet', '--initial-branch=main');
  await writeFiles(root, {
    '.gitignore': '.env\n',
    'api/.env': 'A=1',
    'api/package.json': '{"scripts":{"build":"tsc"}}',
    'api/node_modules/fastify/index.js': '',
    'vendor/data.json': '',
  });
  await writeFiles(tree, { 'api/package.json': '{}' });
  const because: Reason = { kind: 'printed-last', because: { kind: 'speaks-tls' }, output: output(await realpath(tree)) };
  const reason = await withKnownCause(because, {
    target: serverTargetOf({ dir: 'api', build: 'tsc', ...target }),
    tree,
    root,
    git: openGit({ root, env: PLAIN_ENV }),
  });
  if (reason.kind !== 'known-cause') return null;
  assert.deepEqual(reason.because, because);
  return reason.cause as Reason;
}

describe('the cause of a failure in a copy is', () => {
  for (const [what, output, cause, target] of [
    ['a file that git ignores', () => 'node: .env: not found', { kind: 'left-out-of-copies', file: 'api/.env', isIgnored: true }],
    [
      'the same by its path in the copy',
      (tree) => `Error: ENOENT: no such file or directory, open '${tree}/api/.env'`,
      { kind: 'left-out-of-copies', file: 'api/.env', isIgnored: true },
    ],
    [
      'a file of a submodule',
      (tree) => `Error: ENOENT: no such file or directory, open '${tree}/vendor/data.json'`,
      { kind: 'left-out-of-copies', file: 'vendor/data.json', isIgnored: false },
    ],
    [
      'a build that is not asked for',
      (tree) => `Error: Cannot find module '${tree}/api/dist/server.js'`,
      { kind: 'not-built', file: 'api/dist/server.js' },
      { build: null },
    ],
    [
      'a file that the checkout does not have either',
      (tree) => `Error: Cannot find module '${tree}/api/lib/user.js' imported from ${tree}/api/server.js`,
      { kind: 'missing-in-checkout', file: 'api/lib/user.js' },
    ],
    ['a package manager that is not installed', () => '/bin/sh: 1: pnpm: not found', { kind: 'package-manager-missing', name: 'pnpm' }],
    [
      'a package that only the checkout has',
      (tree) => `Cannot find package 'fastify' imported from ${tree}/api/server.js`,
      { kind: 'package-missing', package: 'fastify', inCheckout: true, install: null },
    ],
    [
      'a package that is nowhere',
      () => "Error: Cannot find module '@acme/core/lib.js'",
      { kind: 'package-missing', package: '@acme/core', inCheckout: false, install: 'npm ci' },
      { install: 'npm ci' },
    ],
    ['a file of the home', (tree) => `ENOENT: no such file or directory, open '${tree}.home/.perf-gate-test'`, null],
    [
      'a variable that is withheld',
      () => 'Error: PERF_GATE_OF_A_TEST is not set',
      { kind: 'variables-withheld', names: ['PERF_GATE_OF_A_TEST'] },
    ],
    [
      'permissions that keep the probe out',
      () => 'Error: Access to this API has been restricted code: ERR_ACCESS_DENIED',
      { kind: 'probe-not-allowed' },
      { start: 'node --permission --allow-fs-read=. server.js' },
    ],
    [
      'a build that went into the background, and not what it has not made yet',
      (tree) => `Error: Cannot find module '${tree}/api/dist/server.js'`,
      { kind: 'written-for-bash', construct: '&>' },
      { build: 'node build.js &> build.log' },
    ],
    [
      'a command that is written for bash',
      () => 'sh: 1: Syntax error',
      { kind: 'written-for-bash', command: 'node build.js &> build.log', construct: '&>' },
      { build: 'node build.js &> build.log' },
    ],
    ['not known', () => 'TypeError: user is undefined', null],
  ] satisfies readonly (readonly [
    string,
    (tree: string) => string,
    ({ readonly kind: Reason['kind'] } & Readonly<Record<string, unknown>>) | null,
    Partial<ServerTarget>?,
  ])[]) {
    it(what, async () => {
      process.env['PERF_GATE_OF_A_TEST'] = 'secret';
      const found = await causeOf(output, target);
      delete process.env['PERF_GATE_OF_A_TEST'];
      if (cause === null) assert.equal(found, null);
      else assert.partialDeepStrictEqual(found, cause);
    });
  }
});
