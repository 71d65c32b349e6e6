/** The small server or suite that is written for a library that has none. */
import path from 'node:path';
import type { ProjectPackage } from './project.ts';
import { packageRoot } from '../system/this-program.ts';

/** Files to write, and how they are started. */
export interface Scaffold {
  readonly kind: 'server' | 'suite';
  /** Folder from the repository's root. */
  readonly dir: string;
  /** Shell command of a server; file of a suite, below `dir`. */
  readonly start: string;
  /** Text, or the file to copy, by path from the repository's root. */
  readonly files: Readonly<Record<string, string | URL>>;
}

/** Below the folder of the library. */
const SERVER_DIR = 'perf/server';
const SUITE_FILE = 'perf/main.suite.mjs';

/** Frameworks for which `examples/servers/` has a hello-world server, that listens on PORT and HOST. */
const FRAMEWORKS: ReadonlySet<string> = new Set([
  'express',
  'fastify',
  'koa',
  '@hapi/hapi',
  'restify',
  'hono',
  'h3',
  'polka',
  'find-my-way',
]);

/** The HTTP framework that a package is, by its name; null: it is none that is known. */
export const frameworkOf = ({ name }: ProjectPackage): string | null => (name !== null && FRAMEWORKS.has(name) ? name : null);

/** A server for a framework; for any other library a suite. */
export const scaffoldFor = (library: ProjectPackage, framework: string | null): Scaffold =>
  framework === null ? suiteFor(library) : serverFor(library.dir, framework);

function serverFor(library: string, framework: string): Scaffold {
  const manifest = { name: 'perf-gate-server', private: true, type: 'module', dependencies: { [framework]: 'file:../..' } };
  const dir = path.posix.join(library, SERVER_DIR);
  return {
    kind: 'server',
    dir,
    start: 'node server.mjs',
    files: {
      [`${dir}/package.json`]: `${JSON.stringify(manifest, null, 2)}\n`,
      [`${dir}/server.mjs`]: new URL(`examples/servers/${framework.replace('@', '').replace('/', '-')}.mjs`, packageRoot),
    },
  };
}

function suiteFor({ dir, name, entry }: ProjectPackage): Scaffold {
  return {
    kind: 'suite',
    dir,
    start: SUITE_FILE,
    files: {
      [path.posix.join(dir, SUITE_FILE)]:
        `// What perf-gate measures of ${name ?? 'this package'}: each task is a benchmark. Replace the first one by calls that your users make.
import * as library from '${entry!.replace(/^\.\//, '../')}';

export default (bench) => {
  bench.add('list exports', () => Object.keys(library));
};
`,
    },
  };
}
