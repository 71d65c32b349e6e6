import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ServerTarget } from '../../src/model.ts';
import type { Files } from '../git-repository.ts';
import { isReachedIn } from './digested.ts';

/** A library, and benchmarks of it in a folder with a lock file of its own, which links nothing. */
const LIBRARY: Files = {
  'package.json': '{"name":"tiny","exports":"./outside/index.js"}', 'bench/package-lock.json': '{"packages":{}}',
  'outside/index.js': "import './further.js';", 'outside/further.js': '', 'src/index.ts': '', 'README.md': '',
};
const BENCH: Partial<ServerTarget> = { dir: 'bench', install: null };

interface Scene {
  readonly files: Files;
  readonly change?: Partial<ServerTarget>;
  /** Reached, */
  readonly by: readonly string[];
  /** and not. */
  readonly notBy: readonly string[];
}

const OUTSIDE = { by: ['outside/index.js', 'outside/further.js'], notBy: ['README.md', 'src/index.ts'] } as const;
const NOTHING = { by: [], notBy: ['outside/index.js', 'README.md', 'src/index.ts'] } as const;

const SCENES: readonly (readonly [string, Scene])[] = [
  ['a script that its install runs links the library', { files: { 'bench/setup.sh': 'npm ci\nnpm link ..\n' }, change: { install: './setup.sh' }, by: ['README.md'], notBy: [] }],
  ['a script that its build runs copies them', { files: { 'bench/build.sh': 'cp -r ../outside vendor/' }, change: { build: 'sh build.sh' }, ...OUTSIDE }],
  ['a script in a folder of its own copies them to where it is run', { files: { 'bench/scripts/build.bash': 'cp ../outside/index.js .' }, change: { build: './scripts/build.bash' }, ...OUTSIDE }],
  ['a script goes there from its own folder', { files: { 'bench/scripts/build.sh': 'cd "$(dirname "$0")/../../outside"\nmake' }, ...OUTSIDE }],
  ['a script is run where it lies', { files: { 'bench/scripts/build.sh': 'cp ../../outside/index.js .' }, change: { build: 'cd scripts && sh build.sh' }, ...OUTSIDE }],
  ['a script elsewhere is run by npm, in its package', {
    files: { 'libs/other/package.json': '{"scripts":{"build":"scripts/build.sh"}}', 'libs/other/scripts/build.sh': 'cp ../../outside/index.js .' },
    change: { build: 'npm --prefix ../libs/other run build' }, ...OUTSIDE,
  }],
  ['a script without extension starts them', { files: { 'bench/run': '#!/usr/bin/env bash\nexec node ../outside/index.js' }, change: { start: './run' }, ...OUTSIDE }],
  ['a script elsewhere starts them', { files: { 'bin/run.sh': 'exec node ../outside/index.js' }, change: { start: '../bin/run.sh' }, ...OUTSIDE }],
  ['a program without extension that its start runs loads them', { files: { 'bin/www': "#!/usr/bin/env node\nrequire('../outside');" }, change: { start: 'node ../bin/www' }, ...OUTSIDE }],
  ['such a program loads them by the name of its package', { files: { 'bin/www': "#!/usr/bin/env node\nrequire('tiny');" }, change: { start: 'node ../bin/www' }, ...OUTSIDE }],
  ['a script starts what is built of the package', { files: { 'bench/start.sh': 'exec node ../dist/index.js' }, by: ['src/index.ts'], notBy: [] }],
  ['a program loads what is built of the package', { files: { 'bench/start': "#!/usr/bin/env node\nimport('../dist/index.js');" }, by: ['src/index.ts'], notBy: [] }],
  ['a script starts what is built in its own folder', { files: { 'bench/scripts/start.sh': 'exec node ./dist/index.js' }, ...NOTHING }],
  ['a script starts what is built of what is depended on', { files: { 'bench/start.sh': 'exec node ../dist/index.js' }, change: { dependsOn: ['outside'] }, ...OUTSIDE }],
  ['a script goes to the folder above its own, which is the target\'s', { files: { 'bench/scripts/start.sh': 'cd "$(dirname "$0")/.."\nnode bench.js' }, ...NOTHING }],
  ['a program of another language names them', { files: { 'bench/plot': "#!/usr/bin/env python3\nopen('../outside/index.js')" }, ...NOTHING }],
  ['a text without extension names them', { files: { 'bench/NOTES': "see '../outside/index.js' and '../README.md'" }, ...NOTHING }],
];

describe('the digest of a target with programs that are no files of JavaScript', () => {
  for (const [what, { files, change, by, notBy }] of SCENES) {
    it(`${by.length > 0 ? 'changes with files elsewhere' : 'does not change with files elsewhere'} where ${what}`, async () => {
      const all: Files = { ...LIBRARY, ...files };
      const target = { ...BENCH, ...change };
      for (const changed of by) assert.ok(await isReachedIn(all, changed, target), changed);
      for (const changed of notBy) assert.equal(await isReachedIn(all, changed, target), false, changed);
    });
  }
});
