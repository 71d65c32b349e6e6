import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fenceLog, outputsOf } from '../../../src/github/publish/outputs.ts';
import { SAMPLES } from '../../report/samples.ts';

test('the line of the verdict can be put between quotes of a command or of JSON, whatever a benchmark is called', () => {
  const outputs = outputsOf(SAMPLES.passed.judgement, 'json/$(curl x | sh) `id` "a" \'b\' \\ fails with this change; also 1 invalid');
  assert.equal(outputs['summary-line'], 'json/’(curl x | sh) ’id’ ’a’ ’b’ ’ fails with this change; also 1 invalid');
  assert.equal(outputsOf(null, 'it has the label "skip perf".')['summary-line'], 'it has the label ’skip perf’.');
});

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
