import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Reason, ServerTarget } from '../../src/model.ts';
import { DEFAULT_IGNORE } from '../../src/config/schema.ts';
import type { PackageTree } from '../../src/prepare/packages.ts';
import { whyReached, type TreeChange } from '../../src/prepare/reach.ts';
import { serverTargetOf, serviceOf } from '../targets.ts';

/** `package.json` files by folder. */
type Packages = Readonly<Record<string, unknown>>;

interface Scene {
  /** What the change touches. */
  readonly changed: readonly string[];
  readonly packages?: Packages;
  /** Further files of head. */
  readonly files?: readonly string[];
  readonly links?: Readonly<Record<string, string>>;
  readonly ignore?: readonly string[];
  readonly neverIgnored?: readonly string[];
  readonly targetFolders?: readonly string[];
  readonly target?: Partial<ServerTarget>;
  readonly base?: Partial<ServerTarget> | null;
}

const LOCKED: Packages = { 'bench/api': {} };

function reached({
  changed,
  packages = LOCKED,
  files = [],
  links = {},
  ignore = DEFAULT_IGNORE,
  neverIgnored = [],
  targetFolders = ['bench/api', 'bench/web'],
  target = {},
  base,
}: Scene): Reason | null {
  const head = serverTargetOf({ dir: 'bench/api', dependsOn: [], ...target });
  const manifests = Object.keys(packages).map((folder) => (folder === '.' ? 'package.json' : `${folder}/package.json`));
  const tree: PackageTree = {
    files: [...new Set(['bench/api/server.js', 'bench/api/package-lock.json', ...manifests, ...files, ...changed])].toSorted(),
    packages: new Map(Object.entries(packages)),
    links: new Map(Object.entries(links).map(([link, to]) => [link, [to]])),
  };
  const change: TreeChange = {
    files: changed,
    ignore,
    neverIgnored: new Set(neverIgnored),
    tree,
    targetFolders,
    baseFiles: tree.files,
    brought: [],
  };
  return whyReached({ head, base: base === null ? null : { ...head, ...base } }, change);
}

const linking = (asked: Readonly<Record<string, string>>): unknown => ({ name: 'api', dependencies: asked });

describe('a change reaches a target', () => {
  for (const [what, scene, reason] of [
    ['in its folder', { changed: ['bench/api/lib/user.js'] }, { kind: 'reached-own-folder', file: 'bench/api/lib/user.js' }],
    ['in its lock file', { changed: ['bench/api/package-lock.json'] }, { kind: 'reached-own-folder', file: 'bench/api/package-lock.json' }],
    ['that base does not have', { changed: [], base: null }, { kind: 'reached-new-target' }],
    ['whose settings differ', { changed: [], base: { start: 'node --jitless server.js' } }, { kind: 'reached-settings' }],
    [
      'whose folder lies in ignored folders',
      { changed: ['test/api/server.js'], files: ['test/api/package-lock.json'], packages: { 'test/api': {} }, target: { dir: 'test/api' } },
      { kind: 'reached-own-folder', file: 'test/api/server.js' },
    ],
    [
      'whose folder is not there',
      { changed: ['README.txt'], target: { dir: 'nowhere' } },
      { kind: 'reached-missing-folder', folder: 'nowhere' },
    ],
    [
      'in a package that it links by a path',
      { changed: ['src/app.js'], packages: { '.': { name: 'lib' }, 'bench/api': linking({ lib: 'file:../..' }) } },
      { kind: 'reached-linked-package', file: 'src/app.js', folder: '.' },
    ],
    [
      'in an archive that it installs',
      { changed: ['vendor/lib.tgz'], packages: { 'bench/api': linking({ lib: 'file:../../vendor/lib.tgz' }) } },
      { kind: 'reached-linked-package', file: 'vendor/lib.tgz', folder: 'vendor/lib.tgz' },
    ],
    [
      'in a member of its workspace that it asks for by name',
      {
        changed: ['packages/core/index.js'],
        packages: { '.': { workspaces: ['*'] }, 'packages/core': { name: '@acme/core' }, 'bench/api': linking({ '@acme/core': '^1.0.0' }) },
      },
      { kind: 'reached-linked-package', file: 'packages/core/index.js', folder: 'packages/core' },
    ],
    [
      'in a package that it links under another name',
      {
        changed: ['packages/core/index.js'],
        packages: { 'packages/core': { name: '@acme/core' }, 'bench/api': linking({ core: 'workspace:@acme/core@*' }) },
      },
      { kind: 'reached-linked-package', file: 'packages/core/index.js', folder: 'packages/core' },
    ],
    [
      'in a package that a linked one links',
      {
        changed: ['packages/deep/index.js'],
        packages: {
          'packages/core': { name: 'core', devDependencies: { deep: 'link:../deep' } },
          'packages/deep': { name: 'deep' },
          'bench/api': linking({ core: 'workspace:*' }),
        },
      },
      { kind: 'reached-linked-package', file: 'packages/deep/index.js', folder: 'packages/deep' },
    ],
    [
      'where a symbolic link in its folder leads',
      { changed: ['shared/data.json'], files: ['bench/api/shared'], links: { 'bench/api/shared': 'shared' } },
      { kind: 'reached-linked-package', file: 'shared/data.json', folder: 'shared' },
    ],
    [
      'in the lock file of the workspace that it is a member of',
      { changed: ['yarn.lock'], packages: { '.': { workspaces: ['bench/*'] }, 'bench/api': {} } },
      { kind: 'reached-packages', file: 'yarn.lock' },
    ],
    [
      'in the settings of a pnpm workspace around it',
      { changed: ['.npmrc'], files: ['pnpm-workspace.yaml'] },
      { kind: 'reached-packages', file: '.npmrc' },
    ],
    [
      'in a patch of a package that is installed above it',
      { changed: ['patches/express+5.0.0.patch'], files: ['pnpm-workspace.yaml'] },
      { kind: 'reached-packages', file: 'patches/express+5.0.0.patch' },
    ],
    [
      'beside a script that its build names',
      { changed: ['tools/minify.mjs'], files: ['tools/build.mjs'], target: { build: 'node ../../tools/build.mjs' } },
      { kind: 'reached-command', file: 'tools/minify.mjs' },
    ],
    [
      'in a file of the root that its build names',
      { changed: ['rollup.config.mjs'], target: { build: 'rollup -c ../../rollup.config.mjs' } },
      { kind: 'reached-command', file: 'rollup.config.mjs' },
    ],
    [
      'in a preload that its variables name',
      { changed: ['tools/trace.mjs'], target: { env: { NODE_OPTIONS: '--import=../../tools/trace.mjs' } } },
      { kind: 'reached-command', file: 'tools/trace.mjs' },
    ],
    [
      'in a file that it starts, ignored or not',
      { changed: ['bench/api/test/server.js'], target: { start: 'node test/server.js' } },
      { kind: 'reached-command', file: 'bench/api/test/server.js' },
    ],
    [
      'in a script that its build runs by name',
      {
        changed: ['tools/build.mjs'],
        packages: { 'bench/api': { scripts: { prebuild: 'npm run generate', build: 'tsc', generate: 'node ../../tools/build.mjs' } } },
        target: { build: 'npm run build' },
      },
      { kind: 'reached-command', file: 'tools/build.mjs' },
    ],
    [
      'in a script that its install runs',
      {
        changed: ['tools/build.mjs'],
        packages: { 'bench/api': { scripts: { postinstall: 'node ../../tools/build.mjs' } } },
        target: { install: 'npm ci' },
      },
      { kind: 'reached-command', file: 'tools/build.mjs' },
    ],
    [
      'in a script by which its build builds a package that it links',
      {
        changed: ['tools/build.mjs'],
        packages: {
          'packages/core': { name: 'core', scripts: { build: 'node ../../tools/build.mjs' } },
          'bench/api': linking({ core: 'workspace:*' }),
        },
        target: { build: 'pnpm --filter core build' },
      },
      { kind: 'reached-command', file: 'tools/build.mjs' },
    ],
    [
      'in what it depends on, ignored or not',
      { changed: ['docs/page.md'], target: { dependsOn: ['docs'] } },
      { kind: 'reached-dependency', file: 'docs/page.md', pattern: 'docs' },
    ],
    [
      'in a folder of its service',
      {
        changed: ['mock/data.json'],
        files: ['mock/redis.js'],
        target: { services: [serviceOf({ name: 'mock', start: 'node "$PWD/mock/redis.js"' })] },
      },
      { kind: 'reached-service', file: 'mock/data.json', service: 'mock' },
    ],
    [
      'that does not say what else it uses, by any file',
      { changed: ['src/app.js'], target: { dependsOn: null } },
      { kind: 'reached-undeclared', file: 'src/app.js' },
    ],
    [
      'that does not say what else it uses, by any file, whatever symbolic links its folder has',
      {
        changed: ['src/app.js'],
        links: { 'bench/api/latest.js': 'bench/api/server.js', 'bench/api/shared': 'shared' },
        target: { dependsOn: null },
      },
      { kind: 'reached-undeclared', file: 'src/app.js' },
    ],
    [
      'that does not say what else it uses, by the workflow of the gate',
      { changed: ['.github/workflows/perf.yml'], neverIgnored: ['.github/workflows/perf.yml'], target: { dependsOn: null } },
      { kind: 'reached-undeclared', file: '.github/workflows/perf.yml' },
    ],
    [
      'without a package.json of its own, whatever the one above links',
      { changed: ['src/app.js'], packages: { '.': linking({ core: 'file:core' }), core: {} }, target: { dependsOn: null } },
      { kind: 'reached-undeclared', file: 'src/app.js' },
    ],
    [
      'whose package.json cannot be read, by any file',
      { changed: ['src/app.js'], packages: { 'bench/api': null } },
      { kind: 'reached-unreadable', file: 'src/app.js', manifest: 'bench/api/package.json' },
    ],
  ] satisfies readonly (readonly [string, Scene, Reason])[]) {
    it(what, () => {
      assert.deepEqual(reached(scene), reason);
    });
  }
});

describe('a change does not reach a target', () => {
  const undeclared = { dependsOn: null };
  for (const [what, scene] of [
    ['where nothing differs', { changed: [], target: { ...undeclared, dir: 'nowhere' } }],
    [
      'in documents, tests and what else is ignored',
      {
        changed: ['README.md', 'docs/index.html', 'LICENSE', 'test/app.test.js', '.github/workflows/lint.yml', '.github/dependabot.yml'],
        target: undeclared,
      },
    ],
    ['in tests of its own folder', { changed: ['bench/api/test/app.js', 'bench/api/README.md'] }],
    [
      'in documents of a package that it links',
      { changed: ['README.md', 'docs/guide.html'], packages: { '.': { name: 'lib' }, 'bench/api': linking({ lib: 'file:../..' }) } },
    ],
    ['in the folder of another target', { changed: ['bench/web/server.js'], target: undeclared }],
    ['elsewhere, where it says what else it uses', { changed: ['src/app.js', 'package.json', 'yarn.lock'] }],
    [
      'in a package of the workspace that it does not link',
      {
        changed: ['packages/ui/index.js'],
        packages: {
          '.': { workspaces: ['*'] },
          'packages/core': { name: 'core' },
          'packages/ui': { name: 'ui' },
          'bench/api': linking({ core: '*' }),
        },
        target: undeclared,
      },
    ],
    [
      'in a script that its commands do not run',
      {
        changed: ['tools/lint.mjs'],
        files: ['tools/lint.mjs'],
        packages: { 'bench/api': { scripts: { lint: 'node ../../tools/lint.mjs', build: 'tsc' } } },
        target: { build: 'npm run build' },
      },
    ],
    [
      'in documents beside a script that its build names',
      { changed: ['tools/README.md'], files: ['tools/build.mjs'], target: { build: 'node ../../tools/build.mjs' } },
    ],
    ['outside of the repository', { changed: ['src/app.js'], packages: { 'bench/api': linking({ lib: 'file:../../../lib' }) } }],
    [
      'where another edition comes, or what tables show changes',
      { changed: [], base: { labels: { Router: 'yes' }, versionOf: 'express' } },
    ],
  ] satisfies readonly (readonly [string, Scene])[]) {
    it(what, () => {
      assert.equal(reached(scene), null);
    });
  }
});

describe('an edition', () => {
  const edition = { source: 'bench/api', overlay: 'versions/5', siblings: ['versions/4'] };
  const target = { dir: 'bench/api@5', edition };
  const files = ['bench/api/versions/5/package.json', 'bench/api/versions/4/package.json'];
  const packages = { 'bench/api/versions/5': linking({ lib: 'file:../../lib' }), 'bench/api/versions/4': {} };

  const change = (file: string): Reason | null => reached({ changed: [file], target, files, packages });

  it('is reached by its folder and by its source, and not by another edition', () => {
    assert.deepEqual(change('bench/api/server.js'), { kind: 'reached-own-folder', file: 'bench/api/server.js' });
    assert.deepEqual(change('bench/api/versions/5/package-lock.json'), {
      kind: 'reached-own-folder',
      file: 'bench/api/versions/5/package-lock.json',
    });
    assert.equal(change('bench/api/versions/4/package-lock.json'), null);
  });

  it('links from where it is laid out', () => {
    assert.deepEqual(reached({ changed: ['lib/index.js'], target, files, packages }), {
      kind: 'reached-linked-package',
      file: 'lib/index.js',
      folder: 'lib',
    });
  });
});
