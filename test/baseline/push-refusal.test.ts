import assert from 'node:assert/strict';
import { test } from 'node:test';
import { classifyPushRefusal, pushError } from '../../src/baseline/push-refusal.ts';

const OUTPUTS = [
  ['branch moved', '!\tabc:refs/heads/main\t[rejected] (fetch first)\nerror: failed to push some refs'],
  ['branch moved', '!\tabc:refs/heads/main\t[rejected] (non-fast-forward)'],
  ['branch moved', "remote: error: cannot lock ref 'refs/heads/main': is at abc but expected def\n!\tabc:refs/heads/main\t[remote rejected] (failed to update ref)"],
  ['protected branch', 'remote: error: GH006: Protected branch update failed for refs/heads/main.\n! [remote rejected] abc -> main (protected branch hook declined)'],
  ['protected branch', 'remote: error: GH013: Repository rule violations found for refs/heads/main.\n! [remote rejected] abc -> main (push declined due to repository rule violations)'],
  ['hook declined', '!\tabc:refs/heads/main\t[remote rejected] (pre-receive hook declined)'],
  ['no permission', "remote: Permission to o/r.git denied to github-actions[bot].\nfatal: unable to access 'https://github.com/o/r/': The requested URL returned error: 403"],
  ['no permission', "fatal: could not read Username for 'https://github.com': terminal prompts disabled"],
  ['unreachable', "fatal: unable to access 'https://example.org/': Could not resolve host: example.org"],
] as const;

for (const [refusal, output] of OUTPUTS) {
  test(`"${output.split('\n').at(-1)?.slice(0, 60)}" means: ${refusal}`, () => {
    assert.equal(classifyPushRefusal(output), refusal);
  });
}

test('an error repeats what git wrote without the credentials in a URL', () => {
  const output = "fatal: unable to access 'https://x-access-token:s3cret@github.com/o/r/'";
  const error = pushError({ refusal: 'unreachable', output, remote: 'https://x-access-token:s3cret@github.com/o/r', branch: 'main', cause: null });
  assert.doesNotMatch(error.message + error.where, /s3cret/);
  assert.match(error.message, /https:\/\/\*\*\*@github\.com/);
});
