import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { execa } from 'execa';
import { readTextIfPresent, textIfReadable } from '../../src/system/text-file.ts';
import { temporaryFolder } from '../temporary-folder.ts';

describe('the text of a file that it is no trouble to do without', () => {
  it('is what it holds, and empty where there is none and where it is a folder', async () => {
    await using folder = await temporaryFolder();
    const file = join(folder.path, 'file');
    await writeFile(file, 'text\n');
    assert.deepEqual(await Promise.all([file, join(folder.path, 'nowhere'), folder.path].map((path) => textIfReadable(path))), [
      'text\n',
      '',
      '',
    ]);
  });
});

describe('a text that must be a regular file', () => {
  it('is not waited for where it is a pipe, and not read without end where it is a device or a folder', async () => {
    await using folder = await temporaryFolder();
    const pipe = join(folder.path, 'pipe');
    await execa('mkfifo', [pipe]);
    await assert.rejects(readTextIfPresent(pipe), /it is no regular file/);
    await assert.rejects(readTextIfPresent('/dev/zero'), /it is no regular file/);
    await assert.rejects(readTextIfPresent(folder.path), /it is a folder/);
    assert.equal(await readTextIfPresent(join(folder.path, 'nowhere')), null);
  });

  it('is refused where its bytes are no UTF-8', async () => {
    await using folder = await temporaryFolder();
    await writeFile(join(folder.path, 'file'), Buffer.from([0x61, 0xff]));
    await assert.rejects(readTextIfPresent(join(folder.path, 'file')), /not valid/);
  });

  it('is empty where it may be missing and has more than may be read', async () => {
    await using folder = await temporaryFolder();
    await writeFile(join(folder.path, 'file'), '12345');
    assert.deepEqual(
      [await textIfReadable(join(folder.path, 'file'), 5), await textIfReadable(join(folder.path, 'file'), 4)],
      ['12345', ''],
    );
  });
});
