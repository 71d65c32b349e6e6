import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Git } from '../../src/system/git.ts';
import { fetchFrom, tipOf } from '../../src/system/git-remote.ts';

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
