import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import { z } from 'zod';

const root = path.resolve(import.meta.dirname, '..');

const packageSchema = z.object({ scripts: z.record(z.string(), z.string()), dependencies: z.record(z.string(), z.string()).optional() });

const { scripts, dependencies = {} } = packageSchema.parse(JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')));

async function filesLike(patterns: readonly string[]): Promise<readonly string[]> {
  return Array.fromAsync(glob([...patterns], { cwd: root }));
}

/** Where a dependency from a git repository has one of these, npm installs all of its dev dependencies to run them. */
const PREPARING = ['preinstall', 'install', 'postinstall', 'build', 'prepack', 'prepare'];

test('npm takes the package from its repository as it is and installs no other with it, and what runs needs none', async () => {
  assert.deepEqual(PREPARING.filter((name) => name in scripts), []);
  assert.deepEqual(dependencies, {});
  const programs = await filesLike(['dist/*.js']);
  assert.ok(programs.includes('dist/cli.js'));
  for (const program of programs) {
    const text = await readFile(path.join(root, program), 'utf8');
    const imported = [...text.matchAll(/^(?:import|export)\b[^'"\n]*["']([^"'\n]+)["'];$/gm)].map(([, name = '']) => name);
    assert.deepEqual(imported.filter((name) => !name.startsWith('./') && !isBuiltin(name)), [], program);
  }
});

test('what the bundle is made of comes with its licences, and the package with its own', async () => {
  const notices = await readFile(path.join(root, 'dist', 'licenses.txt'), 'utf8');
  const headings = (await Promise.all((await filesLike(['dist/*.js'])).map(async (program) => readFile(path.join(root, program), 'utf8'))))
    .flatMap((text) => [...text.matchAll(/^\/\/ node_modules\/(?:.+\/node_modules\/)?((?:@[^/]+\/)?[^/\n]+)/gm)].map(([, name = '']) => name));
  const bundled = new Set(headings);
  assert.ok(bundled.has('commander') && bundled.has('autocannon'));
  assert.deepEqual([...bundled].filter((name) => !notices.includes(`\n${name} `) && !notices.startsWith(`${name} `)), []);
  assert.match(await readFile(path.join(root, 'LICENSE'), 'utf8'), /^MIT License\n/);
});
