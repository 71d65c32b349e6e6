/**
 * Projects as people begin them: one command, no edit, a first verdict. One at a time, because each measures.
 * With STARTERS=measured all are; else two, and the others are installed, built, started and asked.
 */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import path from 'node:path';
import { execa } from 'execa';
import { git } from '../git-repository.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { environmentWithTools, layOut, STARTERS } from './starters.ts';

const MEASURED: ReadonlySet<string> = new Set(process.env['STARTERS'] === 'measured' ? STARTERS.map(({ name }) => name) : ['Express in TypeScript', 'library with mitata benchmarks']);

const CLI = path.resolve(import.meta.dirname, '../../src/cli/cli.ts');

describe('a project as people begin it', { concurrency: 1 }, () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let env: Readonly<Record<string, string>>;
  before(async () => {
    folder = await temporaryFolder();
    env = await environmentWithTools(path.join(folder.path, 'tools'));
  });
  after(() => folder[Symbol.asyncDispose]());

  for (const starter of STARTERS) {
    it(`${starter.name} has a first verdict after one command`, async (t) => {
      const project = path.join(folder.path, starter.name.replaceAll(' ', '-'));
      const problem = await layOut(starter, project, env).then(() => null, (error: unknown) => String(error));
      if (problem !== null) {
        t.skip(`the registry lacks a part of it: ${problem.slice(0, 300)}`);
        return;
      }
      await git(project, 'init', '--quiet', '--initial-branch=main');
      await git(project, 'add', '--all');
      await git(project, 'commit', '--quiet', '--message', 'base');
      const startedMs = performance.now();
      const { exitCode, stdout, stderr } = await execa('node', [CLI, 'init', '--yes', '--no-forks', ...(MEASURED.has(starter.name) ? [] : ['--no-measure'])], { cwd: project, env, extendEnv: false, reject: false, stdin: 'ignore' });
      t.diagnostic(`${starter.name}: exit ${exitCode} after ${Math.round((performance.now() - startedMs) / 1000)} s, ${/ {2}Measured .*/.exec(stdout)?.[0].trim()}`);
      assert.match(stdout, new RegExp(`│ ${starter.target} +│ 1 ok`), `${stdout}${stderr}`);
      if (!MEASURED.has(starter.name)) {
        assert.equal(exitCode, 0, `${stdout}${stderr}`);
        return;
      }
      assert.match(stdout, /Measured against itself in .*: \S+ (?:is unchanged|works, and is inconclusive)/);
      assert.equal(exitCode, stdout.includes('no false alarm') ? 0 : 1);
    });
  }
});
