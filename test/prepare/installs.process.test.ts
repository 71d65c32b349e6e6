import assert from 'node:assert/strict';
import { chmod, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Installs, openInstalls, type Prepared } from '../../src/prepare/install-target.ts';
import { DEFAULT_INSTALL } from '../../src/config/schema.ts';
import type { Arm, OfBothArms, Reason, Target } from '../../src/model.ts';
import { writeFiles } from '../git-repository.ts';
import { serverTargetOf, suiteTargetOf } from '../targets.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { untilThere } from '../until.ts';

/** What came of preparing these in turn, and what the commands wrote into the folder that all of them share in each arm. */
async function prepareInTurn(
  ...targets: readonly (readonly [Arm, Target])[]
): Promise<{ readonly reasons: readonly (Reason | null)[]; readonly head: string; readonly base: string }> {
  await using folder = await temporaryFolder();
  const trees = { base: join(folder.path, 'base'), head: join(folder.path, 'head') };
  for (const tree of Object.values(trees)) await writeFiles(tree, { 'package/package.json': '{}', 'package/log': '' });
  const { build } = openInstalls(trees, new AbortController().signal);
  const reasons: (Reason | null)[] = [];
  for (const [arm, target] of targets) {
    const prepared = await build(arm, target);
    reasons.push(prepared.ready ? null : prepared.reason);
  }
  const logOf = (arm: Arm): Promise<string> => readFile(join(trees[arm], 'package/log'), 'utf8');
  return { reasons, head: await logOf('head'), base: await logOf('base') };
}

const COMMANDS = { dir: 'package', install: 'echo install >> log', build: 'echo build >> log' };
const ONE = suiteTargetOf({ name: 'one', ...COMMANDS });

describe('the steps', () => {
  it('can be taken one by one, and none is taken again by the next', async () => {
    await using folder = await temporaryFolder();
    await writeFiles(folder.path, { 'head/package/package.json': '{}' });
    const { install, build } = openInstalls(
      { base: join(folder.path, 'base'), head: join(folder.path, 'head') },
      new AbortController().signal,
    );
    const log = (): Promise<string> => readFile(join(folder.path, 'head/package/log'), 'utf8');
    const once = { ...ONE, install: 'echo install >> log; test -e tried || { touch tried; exit 7; }' };
    assert.deepEqual([(await install('head', once)).ready, await log()], [true, 'install\ninstall\n']);
    const prepared = await build('head', once);
    assert.deepEqual(
      [prepared.ready && prepared.lost.length, await log()],
      [1, 'install\ninstall\nbuild\n'],
      'the lost try of the install is told with the build',
    );
  });
});

describe('targets of one folder', () => {
  it('are installed and built there once in each arm, be they suites or servers', async () => {
    const two = suiteTargetOf({ name: 'two', file: 'two.suite.js', ...COMMANDS });
    const three = serverTargetOf({ name: 'three', ...COMMANDS });
    const prepared = await prepareInTurn(['head', ONE], ['head', two], ['base', ONE], ['head', three]);
    assert.deepEqual(prepared, { reasons: [null, null, null, null], head: 'install\nbuild\n', base: 'install\nbuild\n' });
  });

  for (const [what, change] of [
    ['another install command', { install: 'echo other >> log', build: null }],
    ['another build command', { build: 'echo other >> log' }],
    ['another environment', { install: 'echo $NAME >> log', build: null, env: { NAME: 'other' } }],
  ] as const) {
    it(`are prepared again for ${what}`, async () => {
      const { head } = await prepareInTurn(['head', ONE], ['head', { ...ONE, ...change }]);
      assert.match(head, /^install\nbuild\n(?:install\n)?other\n$/);
    });
  }

  it('all fail where the folder cannot be installed, which is not tried for each of them', async () => {
    const failing = { ...ONE, install: 'echo tried >> log; exit 5' };
    const { reasons, head } = await prepareInTurn(['head', failing], ['head', { ...failing, name: 'two' }]);
    assert.equal(head, 'tried\ntried\n', "a second try is the first target's");
    const failed = {
      kind: 'command-failed',
      command: failing.install,
      folder: 'package',
      ending: { kind: 'exited', code: 5 },
      mayNeedGit: false,
    };
    assert.deepEqual(reasons, [failed, failed]);
  });
});

/** Trees of both arms, each with its name in a file. */
async function treesOfArms(): Promise<AsyncDisposable & { readonly path: string; readonly trees: OfBothArms<string> }> {
  const folder = await temporaryFolder();
  const trees = { base: join(folder.path, 'base'), head: join(folder.path, 'head') };
  for (const [arm, tree] of Object.entries(trees)) await writeFiles(tree, { 'package/package.json': '{}', 'package/arm': arm });
  return { ...folder, trees };
}

const inBothAtOnce = ({ build }: Installs, target: Target): Promise<readonly PromiseSettledResult<Prepared>[]> =>
  Promise.allSettled([build('head', target), build('base', target)]);

/** True for an arm that is ready, else why it is not. */
const outcomes = (settled: readonly PromiseSettledResult<Prepared>[]): readonly unknown[] =>
  settled.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value.ready || outcome.value.reason : String(outcome.reason)));

/** Those of head and of base. */
async function prepareAtOnce(target: Target): Promise<readonly unknown[]> {
  await using folder = await treesOfArms();
  return outcomes(await inBothAtOnce(openInstalls(folder.trees, new AbortController().signal), target));
}

/** Fails where the other arm does the same at that moment. */
const ONE_AT_A_TIME = 'mkdir ../../lock || exit 7; sleep 0.5; rmdir ../../lock';

describe('a second try', () => {
  for (const [what, change] of [
    ['an install', { install: ONE_AT_A_TIME, build: null }],
    ['a build', { build: ONE_AT_A_TIME }],
  ] as const) {
    it(`of ${what} that fails beside the other arm's is made without it`, async () => {
      assert.deepEqual(await prepareAtOnce({ ...ONE, ...change }), [true, true]);
    });
  }

  it('waits for that of the other arm, where the first has failed in both', async () => {
    const install = `test -e tried || { touch tried; exit 7; }; ${ONE_AT_A_TIME}`;
    assert.deepEqual(await prepareAtOnce({ ...ONE, install, build: null }), [true, true]);
  });

  it('is made also where the other arm fails for good', async () => {
    const install = 'test $(cat arm) = head || exit 5; test -e tried || { touch tried; exit 7; }';
    const [head, base] = await prepareAtOnce({ ...ONE, install, build: null });
    assert.equal(head, true);
    assert.partialDeepStrictEqual(base, { kind: 'command-failed', ending: { kind: 'exited', code: 5 } });
  });

  it('does not keep an interrupt waiting, nor is it made after one', async () => {
    const install = 'echo tried >> log; test $(cat arm) = base || exit 7; touch ../../up; exec sleep 600';
    await using folder = await treesOfArms();
    const interrupt = new AbortController();
    const prepared = inBothAtOnce(openInstalls(folder.trees, interrupt.signal), { ...ONE, install, build: null });
    const log = join(folder.trees.head, 'package/log');
    for (const file of [join(folder.path, 'up'), log]) await untilThere(file);
    // Head's first try has ended by then, or is about to.
    await sleep(200);
    interrupt.abort(new Error('interrupted'));
    assert.deepEqual(outcomes(await prepared), ['Error: interrupted', 'Error: interrupted']);
    assert.equal(await readFile(log, 'utf8'), 'tried\n');
  });
});

/** Tells where it was run, and by which arguments; and fails in one folder. */
const NPM = '#!/bin/sh\nhere=$(basename "$(pwd)")\necho "$here $*" >> "$LOG"\ntest "$here" != failing\n';

/** What npm was asked for where targets in these folders are installed in turn, in the one arm and then in the other. */
async function askedOfNpm(...dirs: readonly string[]): Promise<readonly string[]> {
  await using folder = await temporaryFolder();
  const trees = { base: join(folder.path, 'base'), head: join(folder.path, 'head') };
  const [log, npm] = [join(folder.path, 'log'), join(folder.path, 'bin/npm')];
  await writeFiles(folder.path, { 'bin/npm': NPM });
  await chmod(npm, 0o755);
  const env = { PATH: `${join(folder.path, 'bin')}:${process.env['PATH']}`, LOG: log };
  const { install } = openInstalls(trees, new AbortController().signal);
  const files = Object.fromEntries(
    dirs.flatMap((dir) => ['package.json', 'package-lock.json'].map((name) => [join(dir, name), '{}'] as const)),
  );
  for (const [arm, tree] of Object.entries(trees) as [Arm, string][]) {
    await writeFiles(tree, { ...files, 'package.json': '{"workspaces":["apps/*"]}', 'package-lock.json': '{}' });
    for (const dir of dirs) await install(arm, serverTargetOf({ name: dir, dir, install: DEFAULT_INSTALL, env }));
  }
  return (await readFile(log, 'utf8')).trimEnd().split('\n');
}

/** The same of each arm by itself. */
async function askedInEachArm(...dirs: readonly string[]): Promise<readonly string[]> {
  const asked = await askedOfNpm(...dirs);
  const ofOne = asked.slice(0, asked.length / 2);
  // The root is called as its arm is.
  assert.deepEqual(
    asked.slice(ofOne.length).map((line) => line.replace(/^head /, 'base ')),
    ofOne,
  );
  return ofOne;
}

describe('the default install of a member of a workspace', () => {
  const PLAIN = 'ci --prefer-offline --no-audit --no-fund';

  it('names the members that were installed before it, whose packages it would take away', async () => {
    assert.deepEqual(await askedInEachArm('apps/api', 'apps/worker', 'apps/web'), [
      `api ${PLAIN}`,
      `worker ${PLAIN} --workspace=. --workspace=../api`,
      `web ${PLAIN} --workspace=. --workspace=../api --workspace=../worker`,
    ]);
  });

  it('names none that was not installed', async () => {
    assert.deepEqual(await askedInEachArm('apps/failing', 'apps/api'), [`failing ${PLAIN}`, `failing ${PLAIN}`, `api ${PLAIN}`]);
  });

  it('is that of all members where the workspace itself was installed before, which installs them all', async () => {
    assert.deepEqual(await askedInEachArm('apps/api', '.', 'apps/worker'), [
      `api ${PLAIN}`,
      `base ${PLAIN}`,
      `worker ${PLAIN} --prefix=../..`,
    ]);
  });

  it('is nothing to what lies beside the workspace', async () => {
    assert.deepEqual(await askedInEachArm('apps/api', 'servers/tiny', 'servers/koa'), [`api ${PLAIN}`, `tiny ${PLAIN}`, `koa ${PLAIN}`]);
  });
});
