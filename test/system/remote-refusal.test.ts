import assert from 'node:assert/strict';
import { test } from 'node:test';
import { classifyRefusal, mayPass } from '../../src/system/git-remote.ts';

const OUTPUTS = [
  ['branch moved', '!\tabc:refs/heads/main\t[rejected] (fetch first)\nerror: failed to push some refs'],
  ['branch moved', '!\tabc:refs/heads/main\t[rejected] (non-fast-forward)'],
  [
    'branch moved',
    "remote: error: cannot lock ref 'refs/heads/main': is at abc but expected def\n!\tabc:refs/heads/main\t[remote rejected] (failed to update ref)",
  ],
  [
    'name taken',
    "!\tabc:refs/heads/perf/baselines\t[remote rejected] (cannot lock ref 'refs/heads/perf/baselines': 'refs/heads/perf' exists; cannot create 'refs/heads/perf/baselines')",
  ],
  ['name taken', '!\tabc:refs/heads/perf/baselines\t[remote rejected] (directory file conflict)'],
  [
    'protected branch',
    'remote: error: GH006: Protected branch update failed for refs/heads/main.\n! [remote rejected] abc -> main (protected branch hook declined)',
  ],
  [
    'protected branch',
    'remote: error: GH013: Repository rule violations found for refs/heads/main.\n! [remote rejected] abc -> main (push declined due to repository rule violations)',
  ],
  ['hook declined', '!\tabc:refs/heads/main\t[remote rejected] (pre-receive hook declined)'],
  [
    'no permission',
    "remote: Permission to o/r.git denied to github-actions[bot].\nfatal: unable to access 'https://github.com/o/r/': The requested URL returned error: 403",
  ],
  ['no permission', "fatal: could not read Username for 'https://github.com': terminal prompts disabled"],
  ['unreachable', "fatal: unable to access 'https://example.org/': Could not resolve host: example.org"],
] as const;

for (const [refusal, output] of OUTPUTS) {
  test(`"${output.split('\n').at(-1)?.slice(0, 60)}" means: ${refusal}`, () => {
    assert.equal(classifyRefusal(output), refusal);
  });
}

for (const [what, output, passes] of [
  ["a gateway's trouble", "fatal: unable to access 'https://example.org/': The requested URL returned error: 502", true],
  ['a name that is not known now', "fatal: unable to access 'https://example.org/': Could not resolve host: example.org", true],
  ['a repository that is nowhere', "remote: Repository not found.\nfatal: repository 'https://example.org/' not found", false],
  ['a branch that is nowhere', "fatal: couldn't find remote ref no-such-branch", false],
  ['a commit that a force push left behind', 'fatal: remote error: upload-pack: not our ref 0123', false],
  ['a missing permission', "fatal: could not read Username for 'https://github.com': terminal prompts disabled", false],
] as const) {
  test(`${what} is ${passes ? '' : 'not '}waited for`, () => {
    assert.equal(mayPass(output), passes);
  });
}
