import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { execa } from 'execa';
import { ArmFailure } from '../../../src/measure/failure.ts';
import { startSuite, type SuiteProcess } from '../../../src/measure/suite/suite.ts';
import type { SuiteTarget } from '../../../src/model.ts';
import { describeReason } from '../../../src/report/words.ts';
import { type Files, writeFiles } from '../../git-repository.ts';
import { suiteTargetOf } from '../../targets.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** A project with a benchmark file of another tool. */
export interface ToolSuite extends AsyncDisposable {
  readonly write: (files: Files) => Promise<void>;
  readonly start: () => SuiteProcess;
  /** Names of the tasks. */
  readonly tasks: () => Promise<readonly string[]>;
  /** What the operations of a task note, in a process of its own that does so many and closes the task. */
  readonly notesOf: (task: string, operations?: number) => Promise<readonly string[]>;
}

/** Has the operations of a task tell what they see, from wherever they are compiled. */
export const NOTE =
  "import { appendFileSync } from 'node:fs'; globalThis.note = (...values) => appendFileSync(new URL('notes', import.meta.url), `${values.join(' ')}\\n`);\n";
const NOTE_FILES: Files = {
  'note.mjs': NOTE,
  'note.cjs':
    "require('node:fs'); globalThis.note = (...values) => require('node:fs').appendFileSync(`${__dirname}/notes`, `${values.join(' ')}\\n`);\n",
};

/** @param packages exact versions, as `mitata@1.0.34`; none: those of this repository */
export async function toolSuite(packages: readonly string[], file: string, files: Files): Promise<ToolSuite> {
  const folder = await temporaryFolder();
  await writeFiles(folder.path, { 'package.json': '{"name":"tools","private":true,"type":"module"}', ...NOTE_FILES, ...files });
  await symlink(
    packages.length === 0 ? path.join(ROOT, 'node_modules') : await installed(packages),
    path.join(folder.path, 'node_modules'),
  );
  const target: SuiteTarget = suiteTargetOf({ dir: '.', file });
  const start = (): SuiteProcess => startSuite({ arm: 'head', target, tree: folder.path, core: null });
  return {
    start,
    write: (files) => writeFiles(folder.path, files),
    tasks: async () => {
      await using suite = start();
      return (await suite.list()).names;
    },
    notesOf: async (task, operations = 2) => {
      await rm(path.join(folder.path, 'notes'), { force: true });
      await using suite = start();
      await suite.repeat(task, operations);
      await suite.finish();
      return (await readFile(path.join(folder.path, 'notes'), 'utf8')).trimEnd().split('\n');
    },
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
}

/** For `assert.rejects`: what is told of a suite that fails. */
export const says =
  (expected: RegExp) =>
  (error: unknown): boolean => {
    assert.ok(error instanceof ArmFailure, String(error));
    assert.match(describeReason(error.reason), expected);
    return true;
  };

/** Installs packages once for all tests. Gives their `node_modules`. */
async function installed(packages: readonly string[]): Promise<string> {
  const folder = path.join(ROOT, '.cache/tools', packages.join('+').replaceAll('/', '-'));
  if (!existsSync(folder)) {
    const part = `${folder}.${process.pid}`;
    await mkdir(part, { recursive: true });
    await writeFile(path.join(part, 'package.json'), '{"private":true}');
    await execa('npm', ['install', '--no-audit', '--no-fund', '--save-exact', ...packages], { cwd: part });
    // Another test may have been first.
    await rename(part, folder).catch(() => rm(part, { recursive: true }));
  }
  return path.join(folder, 'node_modules');
}
