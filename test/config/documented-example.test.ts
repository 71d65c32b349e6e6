import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { parseConfig } from '../../src/config/load-config.ts';
import { describeUserError } from '../../src/errors.ts';
import { userErrorOf } from '../user-error.ts';

const PAGE = await readFile(new URL('../../docs/configuration.md', import.meta.url), 'utf8');
const [, EXAMPLE = ''] = /```yaml\n([^]*?)```/.exec(PAGE) ?? [];

test('the example of the documentation is a good configuration', () => {
  assert.deepEqual(
    parseConfig(EXAMPLE, 'perf-gate.yml').targets.map(({ name }) => name),
    ['api', 'serializers'],
  );
});

test('the error that the documentation shows is that of its example with a mistyped key', () => {
  const mistyped = EXAMPLE.replace('    scenarios: [updateUser]\n', (line) => `${line}    bootTimout: 60s\n`);
  const error = userErrorOf(() => parseConfig(mistyped, 'perf-gate.yml'));
  assert.ok(PAGE.includes(`\`\`\`\n${describeUserError(error)}\n\`\`\`\n`), describeUserError(error));
});
