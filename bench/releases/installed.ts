/** Both versions of a package, installed under the same program. */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import { loadConfig } from '../../src/config/load-config.ts';
import { resolveConfig } from '../../src/config/resolve.ts';
import { configSchema } from '../../src/config/schema.ts';
import type { Arm, OfBothArms, ServerTarget, SuiteTarget } from '../../src/model.ts';
import { type ComparableBenchmark, isComparable, serverBenchmarks, suiteBenchmarks } from '../../src/plan/benchmarks.ts';
import { repository } from '../recording.ts';
import type { Release } from './pairs.ts';

export interface InstalledRelease {
  readonly benchmark: ComparableBenchmark;
  readonly trees: OfBothArms<string>;
  /** As npm resolved them. */
  readonly versions: OfBothArms<string>;
}

const SUITE_FOLDER = 'suite';
const SUITE_FILE = 'suite.js';

/** Counting and timing are two commands, so what is installed stays below the system's temporary folder. */
export const releasesFolder = path.join(os.tmpdir(), 'perf-gate-releases');

/** Installs what is not there yet. @throws where npm fails */
export async function installRelease(release: Release): Promise<InstalledRelease> {
  const folder = path.join(releasesFolder, [release.package, release.from, release.to].join('-').replaceAll('/', '-'));
  const trees = { base: path.join(folder, 'base'), head: path.join(folder, 'head') };
  const target = await targetOf(release);
  const versions = {
    base: await installArm('base', { release, target, tree: trees.base }),
    head: await installArm('head', { release, target, tree: trees.head }),
  };
  return { benchmark: await benchmarkOf(target, release), trees, versions };
}

const nameIn = ({ program }: Release): string => program.slice(program.indexOf(' ') + 1);

async function targetOf(release: Release): Promise<ServerTarget | SuiteTarget> {
  const name = nameIn(release);
  const { targets } = release.program.startsWith('server ')
    ? (await loadConfig(repository, null)).config
    : resolveConfig(configSchema.parse({ version: 1, suites: { [name]: { dir: SUITE_FOLDER, file: SUITE_FILE } } }), 'perf-gate.yml');
  const target = targets.find((candidate) => candidate.name === name);
  if (target === undefined) throw new Error(`${release.program} is not there`);
  return target;
}

/** @returns the version that is there now */
async function installArm(
  arm: Arm,
  { release, target, tree }: { readonly release: Release; readonly target: ServerTarget | SuiteTarget; readonly tree: string },
): Promise<string> {
  const [dir, range] = [path.join(tree, target.dir), arm === 'base' ? release.from : release.to];
  const known = await versionIn(dir, release.package);
  if (known !== null) return known;
  await rm(dir, { recursive: true, force: true });
  if (target.kind === 'server') {
    await cp(path.join(repository, target.dir), dir, { recursive: true, filter: (source) => path.basename(source) !== 'node_modules' });
  } else {
    await mkdir(dir, { recursive: true });
    await cp(path.join(repository, 'bench/releases/suites', `${target.name}.js`), path.join(dir, SUITE_FILE));
    await writeFile(
      path.join(dir, 'package.json'),
      JSON.stringify({
        name: 'suite',
        version: '0.0.0',
        private: true,
        type: 'module',
        dependencies: { ...release.beside, [release.package]: '*' },
      }),
    );
  }
  // The manifest stays the same in both, and so does what else the lock file says.
  await execa(
    'npm',
    ['install', `${release.package}@${range}`, '--no-save', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund'],
    { cwd: dir },
  );
  return (await versionIn(dir, release.package))!;
}

async function versionIn(dir: string, name: string): Promise<string | null> {
  try {
    return (JSON.parse(await readFile(path.join(dir, 'node_modules', name, 'package.json'), 'utf8')) as { readonly version: string })
      .version;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Its only one. */
async function benchmarkOf(target: ServerTarget | SuiteTarget, release: Release): Promise<ComparableBenchmark> {
  const tasks = target.kind === 'suite' ? await tasksOf(release) : [];
  const [benchmark] = target.kind === 'suite' ? suiteBenchmarks(target, target, tasks, tasks) : serverBenchmarks(target, target);
  if (benchmark === undefined || !isComparable(benchmark)) throw new Error(`${release.program} has nothing to compare`);
  return benchmark;
}

/** By the text: loading a suite would need its package here. */
async function tasksOf(release: Release): Promise<readonly string[]> {
  const text = await readFile(path.join(repository, 'bench/releases/suites', `${nameIn(release)}.js`), 'utf8');
  return [...text.matchAll(/bench\.add\('([^']+)'/g)].map(([, task]) => task!);
}
