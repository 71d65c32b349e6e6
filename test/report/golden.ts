import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';

/**
 * Compares with a file under `golden/`, beside the test at `from`. `UPDATE_GOLDEN=1` writes the files anew instead: read the difference before
 * it is committed.
 */
export async function assertGolden(fileName: string, actual: string, from = import.meta.url): Promise<void> {
  const file = new URL(`golden/${fileName}`, from);
  if (process.env['UPDATE_GOLDEN'] === '1') await writeFile(file, actual);
  assert.equal(actual, await readFile(file, 'utf8'));
}
