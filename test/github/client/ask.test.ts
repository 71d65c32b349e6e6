import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askGitHub, askGitHubIfItSays, explainIfRefused, GitHubRefusal, nullIfGone } from '../../../src/github/client/refusal.ts';
import { userErrorOfPromise } from '../../user-error.ts';

const QUESTION = { doing: 'look it up', permission: 'contents: read' };

const refuse = (status: number) => async (): Promise<never> =>
  Promise.reject(new GitHubRefusal('Resource not accessible by integration', { status }));

test('a thing that GitHub does not know is null where the caller asks whether it is there, and a missing permission is told', async () => {
  assert.equal(await nullIfGone(refuse(404)), null);
  assert.equal(await askGitHubIfItSays(QUESTION, refuse(403)), null);
  const error = await userErrorOfPromise(() => askGitHub(QUESTION, async () => nullIfGone(refuse(403))));
  assert.match(error.message, /permissions: contents: read/);
});

const fail = async (): Promise<never> => Promise.reject(new Error('a mistake of ours'));

test('a refusal of GitHub is explained, and another error only where the caller asks for that', async () => {
  assert.equal(await explainIfRefused(QUESTION, async () => Promise.resolve('done')), null);
  assert.match((await explainIfRefused(QUESTION, refuse(403))) ?? '', /^perf-gate could not look it up: .*permissions: contents: read/);
  await assert.rejects(explainIfRefused(QUESTION, fail), /^Error: a mistake of ours$/);
  assert.equal(await explainIfRefused({ ...QUESTION, explainsAnything: true }, fail), 'perf-gate could not look it up: a mistake of ours.');
});

test("a fix of the question's own is given where neither the token nor a silence of GitHub is the cause", async () => {
  for (const [status, fix] of [
    [422, 'Do this.'],
    [403, 'Mend that, and run this job again: nothing is lost.'],
    [502, 'Run this job again: nothing is lost.'],
  ] as const) {
    assert.equal(
      (await userErrorOfPromise(() => askGitHub({ ...QUESTION, advice: { where: 'here', fix: 'Do this.' } }, refuse(status)))).fix,
      fix,
    );
  }
});
