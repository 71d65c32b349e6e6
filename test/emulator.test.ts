import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { hashOfSources } from '../src/emulator/pack.ts';

test('the shipped emulator was built from the sources that are here', () => {
  const built = readFileSync(path.join(import.meta.dirname, '../dist/emulator/linux-x64.sources'), 'utf8').trim();
  assert.equal(hashOfSources(), built, 'run `npm run emulator`, and commit dist/emulator');
});
