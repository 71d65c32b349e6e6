import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { type Checkout, fetchCommit, openCheckout, readHead } from '../../../src/github/checkout/checkout.ts';
import { beforeEachGit } from '../../system/before-each-git.ts';
import { serveGit } from '../../git-http-server.ts';
import { checkOut, git, PLAIN_ENV, pullRequestHistory } from '../../git-repository.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { userErrorOfPromise } from '../../user-error.ts';

const TOKEN = 'secret-token';
const BASIC = Buffer.from(`x-access-token:${TOKEN}`).toString('base64');

interface PrivateScene {
  readonly root: string;
  readonly serverUrl: string;
  /** Opens the checkout with a token; further variables go into git's environment. */
  readonly open: (token: string | null, env?: Readonly<Record<string, string>>) => Promise<Checkout>;
}

/** A shallow checkout whose remote lets in the token alone, and keeps no credentials. */
async function inCheckoutOfPrivateRepository(act: (scene: PrivateScene) => Promise<void>): Promise<void> {
  await using folder = await temporaryFolder();
  const history = await pullRequestHistory(folder.path, { before: { 'server.js': 'one' }, change: { 'server.js': 'two' } });
  const root = join(folder.path, 'checkout');
  await checkOut(history, { ref: 'refs/heads/change', into: root, depth: 1 });
  await using server = await serveGit(folder.path, { authorization: `basic ${BASIC}` });
  await git(root, 'remote', 'set-url', 'origin', `${server.url}/remote.git`);
  await act({
    root,
    serverUrl: server.url,
    open: async (token, env = {}) => openCheckout({ root, env: { ...PLAIN_ENV, ...env }, token, serverUrl: server.url }),
  });
}

test('a checkout without credentials reaches a private repository with the token', async () => {
  await inCheckoutOfPrivateRepository(async ({ open }) => {
    assert.match(await fetchCommit((await open(TOKEN)).git, 'main'), /^[0-9a-f]{40}$/);
  });
});

test('settings that the environment already gives to git are kept', async () => {
  await inCheckoutOfPrivateRepository(async ({ open }) => {
    const checkout = await open(TOKEN, { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'perf.gate', GIT_CONFIG_VALUE_0: 'kept' });
    assert.equal((await checkout.git(['config', 'perf.gate'])).trim(), 'kept');
    assert.match(await fetchCommit(checkout.git, 'main'), /^[0-9a-f]{40}$/);
  });
});

test('the credentials that the checkout keeps come before the token', async () => {
  await inCheckoutOfPrivateRepository(async ({ root, serverUrl, open }) => {
    await git(root, 'config', `http.${serverUrl}/.extraheader`, `AUTHORIZATION: basic ${BASIC}`);
    assert.match(await fetchCommit((await open('a token that may do less')).git, 'main'), /^[0-9a-f]{40}$/);
  });
});

for (const { what, server, value } of [
  { what: 'for another server', server: 'https://elsewhere.example', value: 'AUTHORIZATION: bearer of another server' },
  { what: 'that says nothing of who asks', server: null, value: 'X-Asked-By: a runner' },
]) {
  test(`a header ${what} does not keep the token from git`, async () => {
    await inCheckoutOfPrivateRepository(async ({ root, serverUrl, open }) => {
      await git(root, 'config', `http.${server ?? serverUrl}/.extraheader`, value);
      assert.match(await fetchCommit((await open(TOKEN)).git, 'main'), /^[0-9a-f]{40}$/);
    });
  });
}

test('without any credentials the user is told which permission is missing', async () => {
  await inCheckoutOfPrivateRepository(async ({ open }) => {
    const { git: withoutToken } = await open(null);
    const error = await userErrorOfPromise(async () => fetchCommit(withoutToken, 'main'));
    assert.match(error.fix, /permissions: contents: read/);
  });
});

test('a checkout that belongs to another user, as in a container, is refused with how git comes to trust it', async () => {
  await inCheckoutOfPrivateRepository(async ({ root, open }) => {
    const path = await beforeEachGit(join(root, '.git'), 'export GIT_TEST_ASSUME_DIFFERENT_OWNER=1');
    const error = await userErrorOfPromise(async () => open(TOKEN, path));
    assert.match(error.message, /^git does not trust the checkout.* dubious ownership in repository at [^\n]*$/);
    assert.match(error.fix, /`git config --global --add safe\.directory "\$GITHUB_WORKSPACE"` between actions\/checkout and perf-gate/);
  });
});

test('without git the user is told to install it before the checkout, which downloads the files alone', async () => {
  await inCheckoutOfPrivateRepository(async ({ root, open }) => {
    const error = await userErrorOfPromise(async () => open(TOKEN, { PATH: join(root, '.git') }));
    assert.equal(error.message, 'git was not found');
    assert.match(error.fix, /in a step before actions\/checkout/);
  });
});

test('a missing checkout is told where one is needed', async () => {
  await using folder = await temporaryFolder();
  const { git: nowhere } = await openCheckout({ root: folder.path, env: PLAIN_ENV, token: TOKEN, serverUrl: 'https://github.com' });
  const error = await userErrorOfPromise(async () => readHead(nowhere));
  assert.match(error.fix, /actions\/checkout .* git must be installed before it/);
});

test('the token is on no command line', async () => {
  await inCheckoutOfPrivateRepository(async ({ root, open }) => {
    const log = join(root, '.git', 'command-lines');
    const checkout = await open(TOKEN, await beforeEachGit(join(root, '.git'), `echo "$@" >> '${log}'`));
    await fetchCommit(checkout.git, 'main');
    const commandLines = await readFile(log, 'utf8');
    assert.match(commandLines, /fetch/, 'the command lines were recorded');
    assert.ok(!commandLines.includes(TOKEN) && !commandLines.includes(BASIC));
  });
});
