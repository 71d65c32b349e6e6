import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { generatedPages } from '../docs/generate.ts';

for (const [page, text] of Object.entries(await generatedPages())) {
  test(`${page} is the one that \`npm run docs\` writes`, async () => {
    assert.equal(await readFile(path.join(import.meta.dirname, '..', page), 'utf8'), text);
  });
}
