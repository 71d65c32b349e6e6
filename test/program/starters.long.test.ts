/**
 * Projects as people begin them: one command, no edit, a first verdict. With STARTERS=measured all are measured; else two, and the others
 * are installed, built, started and asked. Runs measure one after the other by themselves. examples.long.test.ts has pnpm and vitest.
 */
import assert from 'node:assert/strict';
import { after, before, describe, it, type TestContext } from 'node:test';
import path from 'node:path';
import { execa } from 'execa';
import { git } from '../git-repository.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { environmentWithTools, layOut, type Starter, STARTERS } from './starters.ts';

const MEASURED: ReadonlySet<string> = new Set(
  process.env['STARTERS'] === 'measured' ? STARTERS.map(({ name }) => name) : ['Express in TypeScript', 'library with mitata benchmarks'],
);

const CLI = path.resolve(import.meta.dirname, '../../src/cli/cli.ts');

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let env: Readonly<Record<string, string>>;
before(async () => {
  folder = await temporaryFolder();
  env = await environmentWithTools(path.join(folder.path, 'tools'));
});
after(() => folder[Symbol.asyncDispose]());

/** Runs `init` in the starter, committed as it is. @returns null: the test is skipped */
async function beginWith(
  starter: Starter,
  t: TestContext,
  options: readonly string[],
): Promise<{ readonly exitCode: number | undefined; readonly stdout: string; readonly output: string } | null> {
  const project = path.join(folder.path, starter.name.replaceAll(' ', '-'));
  const problem = await layOut(starter, project, env).then(
    () => null,
    (error: unknown) => String(error),
  );
  if (problem !== null) {
    t.skip(`the registry lacks a part of it: ${problem.slice(0, 300)}`);
    return null;
  }
  await git(project, 'init', '--quiet', '--initial-branch=main');
  await git(project, 'add', '--all');
  await git(project, 'commit', '--quiet', '--message', 'base');
  const { exitCode, stdout, stderr } = await execa('node', [CLI, 'init', '--yes', '--no-forks', ...options], {
    cwd: project,
    env,
    extendEnv: false,
    reject: false,
    stdin: 'ignore',
  });
  assert.match(stdout, new RegExp(`│ ${starter.target} +│ 1 ok`), `${stdout}${stderr}`);
  return { exitCode, stdout, output: `${stdout}${stderr}` };
}

describe('a project as people begin it is proposed and tried by one command', { concurrency: 3 }, () => {
  for (const starter of STARTERS.toSorted((one, other) => Number(MEASURED.has(other.name)) - Number(MEASURED.has(one.name)))) {
    const isMeasured = MEASURED.has(starter.name);
    it(isMeasured ? `${starter.name}, with a first verdict` : starter.name, async (t) => {
      const answer = await beginWith(starter, t, isMeasured ? [] : ['--no-measure']);
      if (answer === null) return;
      if (!isMeasured) return assert.equal(answer.exitCode, 0, answer.output);
      assert.match(
        answer.stdout,
        /Measured against itself in .*: \S+ (?:is (?:unchanged|slower)|works, and is (?:inconclusive|not decided))/,
      );
      const isUnchanged = /is (?:unchanged|slower)[^\n]*, so no false alarm/.test(answer.stdout);
      assert.equal(answer.exitCode, isUnchanged ? 0 : 1);
      for (const good of ['no false alarm', 'commit these files and open']) assert.equal(answer.stdout.includes(good), isUnchanged, good);
    });
  }
});
