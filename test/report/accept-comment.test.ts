import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CommentCommand, parseCommand } from '../../src/github/commands/command.ts';
import { isAbout } from '../../src/judge/acceptance.ts';
import { acceptComment } from '../../src/report/commands.ts';

function parsed(id: string): Extract<CommentCommand, { readonly kind: 'accept' }> {
  const command = parseCommand(acceptComment(id) ?? '');
  return command?.kind === 'accept' ? command : assert.fail(`of ${id} there is no command that is understood`);
}

test('the command names a benchmark as it is called', () => {
  assert.equal(acceptComment('express/updateUser'), '/perf accept express/updateUser REASON');
  assert.equal(acceptComment('user/JSON round trip'), '/perf accept "user/JSON round trip" REASON');
});

for (const id of [
  'express/updateUser',
  'express@4/updateUser',
  'user/JSON round trip',
  'user/parse (small)',
  'user/say "hi" twice',
  '"a"/b',
  'a/`c`',
  'user/a `b` c',
  '**/x',
  'api/{a,b}*',
]) {
  test(`it accepts the benchmark that it was made for, and no other: ${id}`, () => {
    const { benchmark: pattern, days, reason } = parsed(id);
    assert.deepEqual([days, reason, isAbout({ benchmark: pattern }, id)], [null, 'REASON', true]);
    assert.deepEqual(
      ['koa/x', 'api/ab', 'api/b'].filter((other) => isAbout({ benchmark: pattern }, other)),
      [],
    );
  });
}

test('where no command could name it, or be copied, there is none', () => {
  for (const id of ['a/"b" `c`', 'a/two  blanks', `a/${'n'.repeat(200)}`]) assert.equal(acceptComment(id), null, id);
});
