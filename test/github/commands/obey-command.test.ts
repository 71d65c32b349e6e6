import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseCommand } from '../../../src/github/commands/command.ts';
import { UserError } from '../../../src/errors.ts';
import { obey } from './obeyed.ts';

test('a person who may write may give commands', async () => {
  const { reactions, dispatches } = await obey('/perf run');
  assert.deepEqual(reactions, ['rocket']);
  assert.equal(dispatches.length, 1);
});

for (const [roles, body] of [
  [{ ada: 'triage' }, '/perf run'],
  [{ ada: 'read' }, '/perf accept express/updateUser please'],
  [{ ada: 'none' }, '/perf nonsense'],
  [{}, '/perf run'],
] as const) {
  test(`an account with ${'ada' in roles ? roles.ada : 'no'} rights gets a thumb down for "${body}", and nothing else`, async () => {
    const { obeyed, reactions, replies, dispatches } = await obey(body, { github: { roles } });
    assert.equal(obeyed instanceof UserError || obeyed.state, 'ignored');
    assert.deepEqual([reactions, replies, dispatches], [['-1'], [], []]);
  });
}

for (const { what, body = '/perf run', comment = {} } of [
  { what: 'a comment that is no command', body: 'Looks good, but /perf run it again' },
  { what: 'a command on an issue', comment: { isPullRequest: false } },
  { what: "a bot's command", comment: { authorIsBot: true } },
  { what: 'the command of an account that is gone', comment: { author: null } },
]) {
  test(`${what} is ignored without asking GitHub anything`, async () => {
    const { obeyed, requests } = await obey(body, { comment });
    assert.equal(obeyed instanceof UserError || obeyed.state, 'ignored');
    assert.deepEqual(requests, []);
  });
}

test('a command that is not understood is answered with what there is, and the answer is no command', async () => {
  const { obeyed, replies, reactions, dispatches } = await obey('/perf rerun @everyone <img src=x> now');
  assert.equal(obeyed instanceof UserError || obeyed.state, 'answered');
  const [reply = ''] = replies;
  assert.match(reply, /no command "rerun".*`\/perf run \[GLOB\] \[BUDGET\]`.*`\/perf accept BENCHMARK \[30d\] REASON`/s);
  assert.equal(parseCommand(reply), null);
  assert.deepEqual([reactions, dispatches], [[], []]);
});

test('the text of a command cannot become markup, a mention or a link', async () => {
  const {
    replies: [reply = ''],
  } = await obey('/perf @octo-org/everyone<img/src=x>[a](https://example.com)');
  assert.doesNotMatch(reply, /@octo|<img|\]\(http/);
});

test('an answer that GitHub refuses is a warning, and what was done stays done', async () => {
  const { obeyed, dispatches, warnings } = await obey('/perf run', {
    github: { access: { contents: 'read', actions: 'write', 'pull-requests': 'read' } },
  });
  assert.equal(obeyed instanceof UserError || obeyed.state, 'answered');
  assert.equal(dispatches.length, 1);
  assert.match(warnings.join('\n'), /could not react to the comment.*pull-requests: write/);
});
