/** `perf-gate init` in projects that a script lays out. */
import assert from 'node:assert/strict';
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'node:test';
import { execa } from 'execa';
import { PLAIN_ENV } from '../git-repository.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** A copy of an example, as a repository with one commit. */
async function openExample(name: string): Promise<AsyncDisposable & { readonly path: string; readonly init: (...options: readonly string[]) => Promise<{ readonly exitCode?: number; readonly stdout: string; readonly stderr: string }> }> {
  const folder = await temporaryFolder();
  await cp(path.join(root, 'examples', name), folder.path, { recursive: true });
  const git = async (...args: readonly string[]): Promise<unknown> => execa('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], { cwd: folder.path, env: PLAIN_ENV, extendEnv: false });
  await git('init', '--quiet', '--initial-branch=main');
  await git('add', '--all');
  await git('commit', '--quiet', '--message=base');
  return {
    path: folder.path,
    init: async (...options) => execa('node', [path.join(root, 'dist/cli.js'), 'init', ...options], { cwd: folder.path, reject: false, stdin: 'ignore' }),
    [Symbol.asyncDispose]: async () => folder[Symbol.asyncDispose](),
  };
}

describe('perf-gate init', () => {
  it('writes what is missing, and changes nothing when it runs again', async () => {
    await using project = await openExample('tinybench');
    const first = await project.init('--yes', '--no-forks', '--no-try');
    assert.equal(first.exitCode, 0, first.stderr);
    const config = path.join(project.path, 'perf-gate.yml');
    assert.deepEqual((await readFile(config, 'utf8')).split('\n').slice(2), ['version: 1', 'suites:', '  slugs:', '    dir: .', '    install: npm ci --prefer-offline --no-audit --no-fund', '    file: bench/slugs.js', '']);
    await writeFile(config, `${await readFile(config, 'utf8')}# by hand\n`);
    const before = await readFile(config, 'utf8');
    const second = await project.init('--yes', '--no-forks', '--no-try');
    assert.equal(second.exitCode, 0, second.stderr);
    assert.equal(await readFile(config, 'utf8'), before);
  });

  it('shows the files and writes none with --dry-run', async () => {
    await using project = await openExample('npm-workspaces');
    const { exitCode, stdout } = await project.init('--dry-run');
    assert.equal(exitCode, 0);
    assert.ok(stdout.includes('start: node server.js') && stdout.includes('--- .github/workflows/perf-publish.yml'), stdout);
    await assert.rejects(readFile(path.join(project.path, 'perf-gate.yml')), { code: 'ENOENT' });
  });

  it('records how a server answers in its own copy', async () => {
    await using project = await openExample('linked-library');
    const { exitCode, stdout, stderr } = await project.init('--yes', '--no-forks', '--no-measure');
    assert.equal(exitCode, 0, stderr);
    assert.ok(stdout.includes('tiny-router-server answers GET /hello with 200'), stdout);
    assert.ok((await readFile(path.join(project.path, 'perf-gate.yml'), 'utf8')).includes('hello: world'));
  });

  it('asks nothing where there is no terminal', async () => {
    await using project = await openExample('tinybench');
    const { exitCode, stderr } = await project.init();
    assert.equal(exitCode, 2);
    assert.equal(stderr.split('\n')[0], 'error: init asks questions, and standard input is not a terminal');
  });
});
