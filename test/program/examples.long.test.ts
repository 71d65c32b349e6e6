/** The projects of `examples/`, from `npm ci` to a verdict, with the files that `init` writes for them. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { appendFile, chmod, cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { describe, it } from 'node:test';
import { execa } from 'execa';
import { PLAIN_ENV } from '../git-repository.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { SHORT_CLI } from './short-program.ts';

const EXAMPLES = path.resolve(import.meta.dirname, '../../examples');
const IDENTITY = {
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.org',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.org',
};

/** A file that the change edits, and the target that it reaches. */
const PROJECTS: Readonly<Record<string, { readonly edited: string; readonly target: string }>> = {
  'linked-library': { edited: 'src/index.js', target: 'tiny-router-server' },
  'npm-workspaces': { edited: 'packages/greeting/index.js', target: 'api' },
  'pnpm-workspaces': { edited: 'packages/greeting/index.js', target: 'api' },
  redis: { edited: 'server.js', target: 'redis-api' },
  tinybench: { edited: 'index.js', target: 'slugs' },
  typescript: { edited: 'src/server.ts', target: 'typescript-api' },
  vitest: { edited: 'src/total.ts', target: 'total' },
};

/** Rounds enough for a verdict, and no counting. The limit is one that a comment reaches on no machine, however busy. */
const SHORT = '\ninstructions: off\nwhy: off\nprofiles:\n  short: { looks: [5], solos: 1 }\npolicy:\n  rules:\n    - { threshold: 90% }\n';

interface Judged {
  readonly judgement: {
    readonly benchmarks: readonly { readonly id: string; readonly verdict: string; readonly comparisons: readonly unknown[] }[];
  };
}

describe('an example', { concurrency: 2 }, () => {
  for (const [name, { edited, target }] of Object.entries(PROJECTS)) {
    it(`${name} gets from its files to a verdict`, async () => {
      await using folder = await temporaryFolder();
      const [project, bin] = [path.join(folder.path, 'project'), path.join(folder.path, 'bin')];
      await cp(path.join(EXAMPLES, name), project, { recursive: true });
      await mkdir(bin);
      await writeFile(path.join(bin, 'pnpm'), '#!/bin/sh\nexec npx --yes pnpm@12.21.0 "$@"\n');
      await chmod(path.join(bin, 'pnpm'), 0o755);
      const env = { ...PLAIN_ENV, ...IDENTITY, PATH: `${bin}:${process.env['PATH']}:/usr/sbin` };
      const commit = async (message: string): Promise<void> => {
        await execa('git', ['add', '--all'], { cwd: project, env, extendEnv: false });
        await execa('git', ['commit', '--quiet', '--message', message], { cwd: project, env, extendEnv: false });
      };
      const gate = (...args: readonly string[]) =>
        execa('node', [SHORT_CLI, ...args], { cwd: project, env, extendEnv: false, reject: false, stdin: 'ignore' });
      await execa('git', ['init', '--quiet', '--initial-branch=main'], { cwd: project, env, extendEnv: false });
      await commit('the project');
      if (!existsSync(path.join(project, 'perf-gate.yml'))) {
        const written = await gate('init', '--yes', '--no-forks', '--no-measure');
        assert.equal(written.exitCode, 0, `${written.stdout}${written.stderr}`);
      }
      await appendFile(path.join(project, 'perf-gate.yml'), SHORT);
      await commit('perf-gate');
      await appendFile(path.join(project, edited), '\n// nothing but a comment\n');
      await commit('the change');
      const { exitCode, stdout, stderr } = await gate('run', '--base', 'HEAD~1', '--profile', 'short', '--json', '-');
      assert.equal(exitCode, 0, `${stderr}${stdout.slice(0, 4_000)}`);
      const { benchmarks } = (JSON.parse(stdout) as Judged).judgement;
      const ofTarget = benchmarks.filter(({ id }) => id.startsWith(`${target}/`));
      assert.ok(
        ofTarget.length > 0 && ofTarget.every(({ comparisons }) => comparisons.length > 0),
        JSON.stringify(benchmarks.map(({ id, verdict }) => [id, verdict])),
      );
    });
  }
});
