import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { readLines, textIfReadable } from '../../src/system/text-file.ts';
import { temporaryFolder } from '../temporary-folder.ts';

async function linesIn(bytes: string | Uint8Array): Promise<readonly string[]> {
  await using folder = await temporaryFolder();
  const file = join(folder.path, 'lines');
  await writeFile(file, bytes);
  return await Array.fromAsync(readLines(file));
}

/** What a file is read by at a time. */
const CHUNK = 65_536;

describe('the lines of a file', () => {
  for (const [what, text] of [
    ['that is empty', ''],
    ['whose last line has an end, and whose last has none', 'a\n\nb\n'],
    ['that ends within a line', 'a\nb'],
    ['with what else counts as the end of a line', 'a\u2028b\u2029c\u0085d\r\ne'],
    ['that are longer than what is read at once', `${'x'.repeat(3 * CHUNK)}\n${'y'.repeat(CHUNK)}\nz`],
  ] as const) {
    it(`are those of one ${what}`, async () => {
      assert.deepEqual(await linesIn(text), text.split('\n'));
    });
  }

  it('are whole wherever what is read at once cuts into a character or the end of a line', async () => {
    for (let offset = 0; offset < 6; offset += 1) {
      const text = `${'x'.repeat(CHUNK - offset)}é😀\né😀${'y'.repeat(CHUNK)}\n`;
      assert.deepEqual(await linesIn(text), text.split('\n'));
    }
  });

  it('are none of a file that is no UTF-8, or ends within a character', async () => {
    for (const bytes of [[0x61, 0x0A, 0xFF, 0x0A], [0x61, 0x0A, 0xF0, 0x9F]]) await assert.rejects(linesIn(Uint8Array.from(bytes)), TypeError);
  });
});

describe('the text of a file that it is no trouble to do without', () => {
  it('is what it holds, and empty where there is none and where it is a folder', async () => {
    await using folder = await temporaryFolder();
    const file = join(folder.path, 'file');
    await writeFile(file, 'text\n');
    assert.deepEqual(await Promise.all([file, join(folder.path, 'nowhere'), folder.path].map(textIfReadable)), ['text\n', '', '']);
  });
});
