/**
 * Builds `dist/`: what the Action and the command line run, byte for byte the same wherever it is built. The entries that run in other
 * processes or threads are files of their own, and so is the browser part of HTML reports. The emulator is built by `npm run emulator`.
 *
 *     node build.ts [FOLDER]    into another folder than dist/, whose contents it replaces
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { buildPage } from './build-page.ts';
import { buildProgram } from './build-program.ts';

const [folder = 'dist'] = process.argv.slice(2);
for (const name of existsSync(folder) ? readdirSync(folder) : [])
  if (name !== 'emulator') rmSync(path.join(folder, name), { recursive: true });

const modules = await buildProgram(folder, { action: 'src/action/main.ts', cli: 'src/cli/cli.ts', index: 'src/index.ts' });
const page = await buildPage(import.meta.dirname);
writeFileSync(path.join(folder, 'licenses.txt'), noticesOf([...modules, ...page.modules]));
// A report is a copy of its own.
writeFileSync(path.join(folder, 'page.js'), `/*\n${noticesOf(page.modules).replaceAll('*/', '* /')}*/\n${page.script}`);
writeFileSync(path.join(folder, 'page.css'), page.style);
// Its license asks that its source goes with it.
mkdirSync(path.join(folder, 'emulator'), { recursive: true });
for (const name of ['README.md', 'COPYING', 'build.sh', 'qemu.patch', 'counting.c', 'counting.h', 'counting-waits.c.inc'])
  copyFileSync(path.join('src/emulator', name), path.join(folder, 'emulator', name));
// npx makes the program executable where it is not, and the tree of whoever called it would not be clean any more.
chmodSync(path.join(folder, 'cli.js'), 0o755);

// Types of the package's public surface.
execFileSync('tsc', ['--project', 'src/tsconfig.types.json', '--outDir', path.join(folder, 'types')], { stdio: 'inherit' });

/** What those whose code is in the bundle ask to be kept with every copy of it: each text once, with the packages that have it. */
function noticesOf(modules: readonly string[]): string {
  const folders = new Set(modules.flatMap((module) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? []));
  const byText = Map.groupBy([...folders].toSorted(), noticeIn);
  return [...byText].map(([text, alike]) => `${alike.map(nameIn).join('\n')}\n\n${text}\n`).join(`\n${'-'.repeat(80)}\n\n`);
}

/** Of a package: the texts that it has, or else the name of its license. */
function noticeIn(folder: string): string {
  const texts = readdirSync(folder)
    .filter((name) => /^(?:licen[cs]e|notice|copying)/i.test(name))
    .toSorted()
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
  return texts.join('\n').replaceAll('\r\n', '\n').trim() || `License: ${manifestIn(folder).license}`;
}

function nameIn(folder: string): string {
  const { name, version } = manifestIn(folder);
  return `${name} ${version}`;
}

function manifestIn(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
}
