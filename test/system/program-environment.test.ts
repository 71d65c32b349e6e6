import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { environmentInTree, targetEnvironment } from '../../src/system/program-environment.ts';
import { writeFiles } from '../git-repository.ts';
import { temporaryFolder } from '../temporary-folder.ts';

describe('the environment of a target', () => {
  for (const name of [
    'GITHUB_TOKEN',
    'GH_TOKEN',
    'INPUT_TOKEN',
    'ACTIONS_RUNTIME_TOKEN',
    'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
    'NODE_AUTH_TOKEN',
    'NODE_PATH',
    'NPM_TOKEN',
    'VAULT_TOKEN',
    'SECRET',
    'AWS_SECRET_ACCESS_KEY',
    'AWS_ACCESS_KEY_ID',
    'OPENAI_API_KEY',
    'db_password',
    'GOOGLE_APPLICATION_CREDENTIALS',
    'GITHUB_PAT',
    'TOKEN_OF_REGISTRY',
    'MYSQL_PWD',
    'DB_PASS',
    'CI_JOB_JWT',
    'NPM_AUTH',
    'npm_config_//example.org/:_authToken',
    'SENTRY_DSN',
    'SLACK_WEBHOOK_URL',
    'GITHUB_ENV',
    'GITHUB_OUTPUT',
    'GITHUB_PATH',
    'GITHUB_STATE',
    'GITHUB_STEP_SUMMARY',
    'PERF_GATE_TREE',
    'npm_lifecycle_event',
    'npm_package_name',
    'npm_command',
    'GITHUB_WORKSPACE',
    'GITHUB_SHA',
    'RUNNER_TEMP',
    'CI_PROJECT_DIR',
    'CI_REPOSITORY_URL',
    'INIT_CWD',
  ]) {
    it(`is without ${name}`, () => {
      assert.deepEqual(targetEnvironment({}, { [name]: 'secret', PATH: '/bin' }), { PATH: '/bin' });
    });
  }

  for (const name of [
    'PATH',
    'HOME',
    'PWD',
    'OLDPWD',
    'CI',
    'GITHUB_ACTIONS',
    'npm_config_registry',
    'NODE_OPTIONS',
    'HTTPS_PROXY',
    'SSH_AUTH_SOCK',
    'KEYBOARD',
    'READ_PACKAGES',
    'PATH_INFO',
  ]) {
    it(`has ${name}`, () => {
      assert.deepEqual(targetEnvironment({}, { [name]: 'x' }), { [name]: 'x' });
    });
  }

  // Put together here, so that nothing that looks for secrets finds one in this file.
  for (const [what, value] of [
    ['a token of GitHub', `ghp_${'a1'.repeat(18)}`],
    ['one of a job', `ghs_${'a1'.repeat(18)}`],
    ['one of GitLab', `glpat-${'a1'.repeat(10)}`],
    ['one of npm', `npm_${'a1'.repeat(18)}`],
    ['a web token', `${btoa('{"alg":1}').replaceAll('=', '')}.${btoa('{"sub":1}').replaceAll('=', '')}.x`],
    ['a private key', ['-----BEGIN RSA PRIVATE', 'KEY-----\nx'].join(' ')],
    ['an address with a password', 'https://ci:word@git.example.org/a.git'],
  ] as const) {
    it(`is without ${what}, under any name`, () => {
      assert.deepEqual(targetEnvironment({}, { HARMLESS: value, PATH: '/bin' }), { PATH: '/bin' });
    });
  }

  it('has a proxy with its password, a database of this machine, and the token that a workflow hands over', () => {
    const passed = {
      https_proxy: 'http://me:word@proxy.example.org',
      DATABASE_URL: 'postgres://me:word@localhost:5432/db',
      INSTALL_TOKEN: `ghp_${'a1'.repeat(18)}`,
    };
    assert.deepEqual(targetEnvironment({}, passed), passed);
  });

  it('is without the settings of the npm that started the gate, but for how it reaches registries, and with exported ones', () => {
    const settings = {
      npm_config_ignore_scripts: 'true',
      npm_config_legacy_peer_deps: 'true',
      npm_config_package_lock: '',
      npm_config_registry: 'https://example.org',
      npm_config_cafile: '/ca',
      NPM_CONFIG_LOGLEVEL: 'warn',
    };
    const { npm_config_registry, npm_config_cafile, NPM_CONFIG_LOGLEVEL } = settings;
    assert.deepEqual(targetEnvironment({}, { ...settings, npm_config_local_prefix: '/checkout' }), {
      npm_config_registry,
      npm_config_cafile,
      NPM_CONFIG_LOGLEVEL,
    });
    assert.deepEqual(targetEnvironment({}, settings), settings);
  });

  it("is overridden by the target's own, which may set what is withheld", () => {
    assert.deepEqual(targetEnvironment({ CI: 'no', NPM_TOKEN: 'mine' }, { CI: 'yes', NPM_TOKEN: 'theirs', EMPTY: undefined }), {
      CI: 'no',
      NPM_TOKEN: 'mine',
    });
  });

  it('in a tree has the programs of the packages there first, the nearest before others, whatever PATH the target sets', () => {
    const [own, above, root] = ['/tree/a/b/node_modules/.bin', '/tree/a/node_modules/.bin', '/tree/node_modules/.bin'];
    assert.deepEqual(environmentInTree({ dir: 'a/b', env: { A: '1' } }, '/tree', { PATH: '/bin', CI: 'yes' }), {
      A: '1',
      CI: 'yes',
      PATH: `${own}:${above}:${root}:/bin`,
    });
    assert.deepEqual(environmentInTree({ dir: '.', env: { PATH: '/mine' } }, '/tree', { PATH: '/bin' }), { PATH: `${root}:/mine` });
    assert.deepEqual(environmentInTree({ dir: '.', env: {} }, '/tree', {}), { PATH: root });
  });

  for (const program of ['node', 'npm', 'npx', 'pnpm', 'yarn', 'corepack']) {
    it(`in a tree has the machine's ${program} before that of packages, whose other programs come before those of the checkout`, async () => {
      await using folder = await temporaryFolder();
      await writeFiles(folder.path, {
        [`tree/a/node_modules/.bin/${program}`]: '',
        'tree/a/node_modules/.bin/tool': '',
        'tree/node_modules/.bin/nodemon': '',
        [`checkout/node_modules/.bin/${program}`]: '',
        'checkout/node_modules/.bin/tool': '',
        [`machine/${program}`]: '',
      });
      const [own, root, checkout, machine] = [
        'tree/a/node_modules/.bin',
        'tree/node_modules/.bin',
        'checkout/node_modules/.bin',
        'machine',
      ].map((name) => join(folder.path, name));
      const { PATH } = environmentInTree({ dir: 'a', env: {} }, join(folder.path, 'tree'), { PATH: `${checkout}:${machine}` });
      assert.equal(PATH, [root, program === 'node' ? checkout : machine, own, checkout, machine].join(':'));
    });

    it(`in a tree has the ${program} of packages where the machine has none`, async () => {
      await using tree = await temporaryFolder();
      await writeFiles(tree.path, { [`node_modules/.bin/${program}`]: '' });
      assert.equal(
        environmentInTree({ dir: '.', env: {} }, tree.path, { PATH: '/nowhere' })['PATH'],
        `${join(tree.path, 'node_modules/.bin')}:/nowhere`,
      );
    });
  }
});
