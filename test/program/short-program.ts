/** The program and the Action with short rounds, bundled from the source as `dist/` is. One build serves all tests of the same source. */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const ROOT = path.resolve(import.meta.dirname, '../..');
const BUILT = path.join(ROOT, '.cache/short-program');
/** Builds of earlier sources are removed when they are older. */
const KEPT_MS = 3_600_000;
const ENTRIES = { cli: 'test/program/short-cli.ts', action: 'test/program/short-action.ts' };

async function packageOfThisSource(): Promise<string> {
  const folder = path.join(BUILT, hashOfSource());
  if (existsSync(folder)) return folder;
  // The bundler takes longer to load than most tests run.
  const { buildProgram } = await import('../../build-program.ts');
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(path.join(unfinished, 'dist'), { recursive: true });
  await buildProgram(path.join(unfinished, 'dist'), ENTRIES);
  for (const name of readdirSync(BUILT))
    if (statSync(path.join(BUILT, name)).mtimeMs < Date.now() - KEPT_MS) rmSync(path.join(BUILT, name), { recursive: true, force: true });
  for (const name of ['package.json', 'action.yml', 'dist/page.js', 'dist/page.css'])
    copyFileSync(path.join(ROOT, name), path.join(unfinished, name));
  try {
    renameSync(unfinished, folder);
  } catch {
    rmSync(unfinished, { recursive: true }); // Another test was faster.
  }
  return folder;
}

function hashOfSource(): string {
  const files = globSync(['src/**/*', 'test/program/short-*.ts', 'build-program.ts', 'package*.json', 'action.yml', 'dist/page.*'], {
    cwd: ROOT,
    withFileTypes: true,
  }).filter((entry) => entry.isFile());
  const hash = createHash('sha256');
  for (const file of files.map((entry) => path.join(entry.parentPath, entry.name)).toSorted()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** A package with dist/cli.js, dist/action.js and action.yml. `test/run.ts` names its `dist` to the tests that it runs. */
const { PERF_GATE_BUILT: made } = process.env;
export const SHORT_PACKAGE = made === undefined ? await packageOfThisSource() : path.dirname(made);
export const SHORT_CLI = path.join(SHORT_PACKAGE, 'dist/cli.js');
/** The program that users run. */
export const PRODUCTION_CLI = path.join(ROOT, 'dist/cli.js');
