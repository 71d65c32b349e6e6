/** The package as a registry would give it: packed, and installed into an empty project. */
import assert from 'node:assert/strict';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { execa } from 'execa';
import { temporaryFolder } from '../temporary-folder.ts';

const root = path.resolve(import.meta.dirname, '../..');
describe('the packed package', async () => {
  const temporary = await temporaryFolder();
  const folder = temporary.path;
  let tarball = '';

  before(async () => {
    await execa('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: root });
    tarball = path.join(
      folder,
      (await readdir(folder)).find((name) => name.endsWith('.tgz'))!,
    );
  });
  after(async () => temporary[Symbol.asyncDispose]());

  for (const [manager, install, run] of [
    ['npm', ['npm', 'install', '--no-audit', '--no-fund'], ['npx', '--no-install']],
    ['pnpm', ['npx', '--yes', 'pnpm@12.21.0', 'add'], ['npx', '--yes', 'pnpm@12.21.0', 'exec']],
    ['yarn', ['npx', '--yes', 'yarn@1.22.22', 'add'], ['npx', '--yes', 'yarn@1.22.22', '--silent', 'run']],
  ] as const) {
    it(`${manager} installs it into an empty project, where it says its help and gives the judge`, async () => {
      const project = path.join(folder, manager);
      await mkdir(project);
      await writeFile(path.join(project, 'package.json'), '{ "name": "empty", "version": "1.0.0", "private": true }');
      const [program, ...args] = install;
      await execa(program, [...args, tarball], { cwd: project });
      const [runner, ...words] = run;
      const { stdout } = await execa(runner, [...words, 'perf-gate', '--help'], { cwd: project });
      assert.ok(stdout.includes('Usage: perf-gate'));
      const judged = await execa('node', ['--input-type=module', '-e', "import { judge } from 'perf-gate'; console.log(typeof judge)"], {
        cwd: project,
      });
      assert.equal(judged.stdout, 'function');
    });
  }
});
