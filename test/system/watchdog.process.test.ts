import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test } from 'node:test';
import { execa } from 'execa';
import { untilEnded } from '../processes.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { until } from '../until.ts';

const source = (file: string): string => pathToFileURL(join(import.meta.dirname, '../../src/system', file)).href;

test('a killed gate leaves neither a process nor a scratch folder, and what it did not make stays', async () => {
  await using folder = await temporaryFolder();
  const temporary = await mkdtemp(join(folder.path, "with a 'quote' and blanks "));
  const script = `
    import { writeFileSync } from 'node:fs';
    const { openScratchFolder } = await import(${JSON.stringify(source('scratch.ts'))});
    const { startProcessTree } = await import(${JSON.stringify(source('process-tree.ts'))});
    writeFileSync(${JSON.stringify(join(temporary, 'other'))}, '');
    for (const kind of ['arms', 'service']) writeFileSync((await openScratchFolder(kind)).path + '/file', '');
    const tree = startProcessTree({ command: ['sleep', '600'], cwd: '/', env: process.env, cores: null });
    console.log(tree.pid);
    process.kill(process.pid, 'SIGKILL');`;
  const killed = await execa(process.execPath, ['--input-type=module', '--eval', script], { env: { TMPDIR: temporary }, reject: false });
  assert.equal(killed.signal, 'SIGKILL', killed.stderr);
  await untilEnded(Number(killed.stdout));
  await until(async () => (await readdir(temporary)).length === 1, 'its folders are removed');
  assert.ok(existsSync(join(temporary, 'other')));
});
