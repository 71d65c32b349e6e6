import assert from 'node:assert/strict';
import { test } from 'node:test';
import { classifyRefusal, commitUrlOfRemote, fetchFrom, mayPass, tipOf } from '../../src/system/git-remote.ts';
import type { Git } from '../../src/system/git.ts';

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

const MAIN = { remote: 'origin', branch: 'main' };
const GATEWAY = "fatal: unable to access 'https://example.org/': The requested URL returned error: 502";
const GONE = 'fatal: remote error: upload-pack: not our ref 0123';

/** A git in a whole clone, whose remote says this so often before it answers. */
function gitThat(
  says: string,
  { times, answer = '' }: { readonly times: number; readonly answer?: string },
): { readonly git: Git; readonly asked: () => number } {
  let asked = 0;
  return {
    asked: () => asked,
    git: async ([command]) => {
      if (command === 'rev-parse') return 'false\n';
      asked += 1;
      if (asked <= times) throw new Error(says);
      return answer;
    },
  };
}

test('the tip of a branch is asked for again where the remote cannot be reached for a moment', async () => {
  const { git, asked } = gitThat(GATEWAY, { times: 2, answer: '0123\trefs/heads/main\n' });
  assert.deepEqual([await tipOf(git, MAIN, { pauseMs: 1 }), asked()], ['0123', 3]);
});

test('a branch that the remote does not have has no tip', async () => {
  assert.equal(await tipOf(gitThat('', { times: 0 }).git, MAIN), null);
});

test('a remote that stays out of reach is told after five tries, and one that is nowhere at once', async () => {
  for (const [says, tries] of [
    [GATEWAY, 5],
    ["fatal: '/nowhere' does not appear to be a git repository", 1],
  ] as const) {
    const { git, asked } = gitThat(says, { times: Infinity });
    await assert.rejects(tipOf(git, MAIN, { pauseMs: 1 }), { message: says });
    assert.equal(asked(), tries);
  }
});

test('who has patience asks on for a remote that is out of reach, and not for a commit that is gone', async () => {
  const patience = { pauseMs: 1, untilMs: performance.now() + 60_000 };
  const [moment, gone] = [gitThat(GATEWAY, { times: 7, answer: '0123\trefs/heads/main\n' }), gitThat(GONE, { times: Infinity })];
  assert.deepEqual([await tipOf(moment.git, MAIN, patience), moment.asked()], ['0123', 8]);
  await assert.rejects(fetchFrom(gone.git, { remote: 'origin', ref: '0123', isListed: true }, patience), { message: GONE });
  assert.equal(gone.asked(), 5);
});

test('a fetch is tried again too, but not that of a commit which is gone, unless the remote has just told of it', async () => {
  const moment = gitThat(GATEWAY, { times: 1 });
  await fetchFrom(moment.git, { remote: 'origin', ref: 'main' }, { pauseMs: 1 });
  assert.equal(moment.asked(), 2);
  const gone = gitThat(GONE, { times: 1 });
  await assert.rejects(fetchFrom(gone.git, { remote: 'origin', ref: '0123' }, { pauseMs: 1 }), { message: GONE });
  const late = gitThat(GONE, { times: 1 });
  await fetchFrom(late.git, { remote: 'origin', ref: '0123', isListed: true }, { pauseMs: 1 });
  assert.deepEqual([gone.asked(), late.asked()], [1, 2]);
});

test('the page of a commit follows from the remote, without its credentials; a path has none', () => {
  for (const [remote, expected] of [
    ['https://github.com/octo/app.git', 'https://github.com/octo/app/commit/'],
    ['https://ada:secret@github.com/octo/app', 'https://github.com/octo/app/commit/'],
    ['git@github.com:octo/app.git\n', 'https://github.com/octo/app/commit/'],
    ['ssh://git@git.example.org:2222/group/sub/app.git', 'https://git.example.org/group/sub/app/commit/'],
    ['/srv/git/app.git', null],
    ['../app.git', null],
    ['file:///srv/git/app.git', null],
    [String.raw`C:\git\app`, null],
    ['https://github.com/octo/app"><script>', null],
  ] as const)
    assert.equal(commitUrlOfRemote(remote), expected, remote);
});
