import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UserError } from '../../../src/errors.ts';
import { obey } from './obeyed.ts';

/** The newest commit of pull request 7. */
const HEAD = 'a'.repeat(40);

test('a run is started by the workflow of the default branch, with what was asked for, for the commit that is the newest now', async () => {
  const { obeyed, dispatches, reactions, replies } = await obey('/perf run express/* 10m');
  assert.deepEqual(dispatches, [
    { workflow: 'perf.yml', ref: 'main', inputs: { 'pull-request': '7', commit: HEAD, only: 'express/*', budget: '10m' } },
  ]);
  assert.deepEqual([reactions, replies], [['rocket'], []]);
  assert.deepEqual(obeyed, { state: 'answered', note: 'ada started perf.yml for pull request #7.' });
});

test('inputs that the command does not give are left to the workflow', async () => {
  const { dispatches } = await obey('/perf run', {
    inputs: { workflow: 'bench.yml' },
    github: { workflows: { 'bench.yml': ['pull-request', 'commit'] } },
  });
  assert.deepEqual(dispatches, [{ workflow: 'bench.yml', ref: 'main', inputs: { 'pull-request': '7', commit: HEAD } }]);
});

test('nothing is started for a closed pull request', async () => {
  const pulls = [{ number: 7, baseSha: 'b'.repeat(40), headSha: HEAD, baseRef: 'main', state: 'closed' as const }];
  const { dispatches, reactions, replies } = await obey('/perf run', { github: { pulls } });
  assert.deepEqual([dispatches, reactions], [[], []]);
  assert.match(replies.join(), /pull request is closed/);
});

for (const { what, github, answer } of [
  {
    what: 'a workflow that is not there',
    github: { workflows: {} },
    answer: /could not start perf\.yml on main by workflow&#95;dispatch: Not Found/,
  },
  {
    what: 'a workflow that lacks an input',
    github: { workflows: { 'perf.yml': ['pull-request', 'only', 'budget'] } },
    answer: /Unexpected inputs.*commit.*Take perf\.yml from the example of this version/,
  },
  {
    what: 'a token that may not start workflows',
    github: { access: { contents: 'read', 'pull-requests': 'write' } as const },
    answer: /permissions: actions: write/,
  },
]) {
  test(`${what} fails the job and is told to the author of the command`, async () => {
    const { obeyed, dispatches, reactions, replies } = await obey('/perf run', { github });
    assert.ok(obeyed instanceof UserError);
    assert.deepEqual([dispatches, reactions], [[], []]);
    assert.match(replies.join(), answer);
  });
}
