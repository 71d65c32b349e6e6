import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import { z } from 'zod';

const root = path.resolve(import.meta.dirname, '..');

const packageSchema = z.object({ scripts: z.record(z.string(), z.string()), dependencies: z.record(z.string(), z.string()).optional() });

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ version: z.string().optional(), license: z.string().optional() })),
});

const { scripts, dependencies = {} } = packageSchema.parse(JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')));

async function filesLike(patterns: readonly string[]): Promise<readonly string[]> {
  return Array.fromAsync(glob([...patterns], { cwd: root }));
}

/** Where a dependency from a git repository has one of these, npm installs all of its dev dependencies to run them. */
const PREPARING = ['preinstall', 'install', 'postinstall', 'build', 'prepack', 'prepare'];

test('npm takes the package from its repository as it is and installs no other with it, and what runs needs none', async () => {
  assert.deepEqual(
    PREPARING.filter((name) => name in scripts),
    [],
  );
  assert.deepEqual(dependencies, {});
  const programs = await filesLike(['dist/*.js']);
  assert.ok(programs.includes('dist/cli.js'));
  for (const program of programs) {
    const text = await readFile(path.join(root, program), 'utf8');
    const imported = [...text.matchAll(/^(?:import|export)\b[^'"\n]*["']([^"'\n]+)["'];$/gm)].map(([, name = '']) => name);
    assert.deepEqual(
      imported.filter((name) => !name.startsWith('./') && !isBuiltin(name)),
      [],
      program,
    );
  }
});

test('what the bundle is made of comes with its licences, and the package with its own', async () => {
  const notices = await readFile(path.join(root, 'dist', 'licenses.txt'), 'utf8');
  const headings = (
    await Promise.all((await filesLike(['dist/*.js'])).map(async (program) => readFile(path.join(root, program), 'utf8')))
  ).flatMap((text) =>
    [...text.matchAll(/^\/\/ node_modules\/(?:.+\/node_modules\/)?((?:@[^/]+\/)?[^/\n]+)/gm)].map(([, name = '']) => name),
  );
  const bundled = new Set(headings);
  assert.ok(bundled.has('commander') && bundled.has('autocannon'));
  assert.deepEqual(
    [...bundled].filter((name) => !notices.includes(`\n${name} `) && !notices.startsWith(`${name} `)),
    [],
  );
  assert.match(await readFile(path.join(root, 'LICENSE'), 'utf8'), /^MIT License\n/);
});

/** They ask for no more than to keep their notice, which dist/licenses.txt does. */
const ALLOWED_LICENCES: ReadonlySet<string> = new Set([
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BSL-1.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'Zlib',
]);

test('all that is bundled is under a licence that asks for its notice alone', async () => {
  const notices = await readFile(path.join(root, 'dist', 'licenses.txt'), 'utf8');
  const locked = lockSchema.parse(JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8'))).packages;
  const bundled = Object.entries(locked).flatMap(([place, { version, license }]) => {
    const name = place.split('node_modules/').at(-1) ?? '';
    return notices.split('\n').includes(`${name} ${version}`) ? [{ name, license: license ?? 'none' }] : [];
  });
  assert.ok(bundled.some(({ name }) => name === 'autocannon'));
  assert.deepEqual(
    bundled.filter(
      ({ license }) => !license.split(' AND ').every((part) => part.split(/[()]| OR /).some((one) => ALLOWED_LICENCES.has(one))),
    ),
    [],
  );
});
