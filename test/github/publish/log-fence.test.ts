import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fenceLog } from '../../../src/github/publish/outputs.ts';

test('lines logged inside the fence lie between two copies of a token that cannot be guessed', () => {
  const lines: string[] = [];
  const write = (line: string): void => {
    lines.push(line);
  };
  for (const text of ['::set-output name=verdict::passed', 'no line end']) {
    using _ = fenceLog(write);
    write(text);
  }
  const [, token] = /^::stop-commands::([\w-]{36})\n$/.exec(lines[0] ?? '') ?? [];
  assert.equal(lines[2], `\n::${token}::\n`, 'the end stands on a line of its own');
  assert.notEqual(lines[0], lines[3], 'every fence has a token of its own');
});
