import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { textIfReadable } from '../../src/system/text-file.ts';
import { temporaryFolder } from '../temporary-folder.ts';

describe('the text of a file that it is no trouble to do without', () => {
  it('is what it holds, and empty where there is none and where it is a folder', async () => {
    await using folder = await temporaryFolder();
    const file = join(folder.path, 'file');
    await writeFile(file, 'text\n');
    assert.deepEqual(await Promise.all([file, join(folder.path, 'nowhere'), folder.path].map(textIfReadable)), ['text\n', '', '']);
  });
});
