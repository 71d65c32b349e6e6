import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inheritedNodeOptions, probedEnvironment, targetEnvironment } from '../../src/measure/target-environment.ts';

describe('the environment of a target', () => {
  for (const name of [
    'GITHUB_TOKEN', 'GH_TOKEN', 'INPUT_TOKEN', 'ACTIONS_RUNTIME_TOKEN', 'ACTIONS_ID_TOKEN_REQUEST_TOKEN', 'NODE_AUTH_TOKEN', 'NODE_PATH', 'NPM_TOKEN',
    'GITHUB_ENV', 'GITHUB_OUTPUT', 'GITHUB_PATH', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY', 'PERF_GATE_TREE', 'npm_lifecycle_event', 'npm_package_name', 'npm_command',
  ]) {
    it(`is without ${name}`, () => {
      assert.deepEqual(targetEnvironment({}, { [name]: 'secret', PATH: '/bin' }), { PATH: '/bin' });
    });
  }

  for (const name of ['PATH', 'HOME', 'CI', 'GITHUB_SHA', 'GITHUB_ACTIONS', 'npm_config_registry', 'NODE_OPTIONS', 'HTTPS_PROXY']) {
    it(`has ${name}`, () => {
      assert.deepEqual(targetEnvironment({}, { [name]: 'x' }), { [name]: 'x' });
    });
  }

  it('is overridden by the target\'s own, which may set what is withheld', () => {
    assert.deepEqual(targetEnvironment({ CI: 'no', NPM_TOKEN: 'mine' }, { CI: 'yes', NPM_TOKEN: 'theirs', EMPTY: undefined }), { CI: 'no', NPM_TOKEN: 'mine' });
  });

  it('of a server preloads the probe beside the target\'s own options', () => {
    const env = probedEnvironment({ NODE_OPTIONS: '--max-old-space-size=64' }, '/tmp/socket');
    assert.match(env['NODE_OPTIONS'] ?? '', /(?:^| )--max-old-space-size=64 --import=file:\/\/.*\/probe\.ts$/);
    assert.equal(env['PERF_GATE_PROBE'], '/tmp/socket');
  });

  it('has the caller\'s options for Node unless it sets its own', () => {
    assert.equal(inheritedNodeOptions({}, { NODE_OPTIONS: '--require /hook.js' }), '--require /hook.js');
    assert.equal(inheritedNodeOptions({ NODE_OPTIONS: '' }, { NODE_OPTIONS: '--require /hook.js' }), '');
    assert.equal(inheritedNodeOptions({}, {}), '');
  });
});
