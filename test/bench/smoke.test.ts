import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { test } from 'node:test';
import { promisify } from 'node:util';

const BENCH = path.resolve(import.meta.dirname, '../../bench');

/** Studies that measure nothing, each in its smallest form. */
const STUDIES = ['verdicts/figures.ts --families 10', 'bisect.ts 1', 'family-error.ts 10', 'moderation.ts 2', 'scale.ts 100 2'];

test('each study that measures nothing runs to its end and prints a table', async () => {
  for (const study of STUDIES) {
    const [script = '', ...args] = study.split(' ');
    const { stdout } = await promisify(execFile)(process.execPath, [path.join(BENCH, script), ...args]);
    assert.match(stdout, /^\| .* \|$/m, study);
  }
});
