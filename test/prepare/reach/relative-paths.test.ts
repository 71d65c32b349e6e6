import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pathsNamedFrom, pathsNamedIn, pathsNamedInCommands, pathsNamedWhereItRuns, withoutPlacesOfInstall } from '../../../src/prepare/reach/relative-paths.ts';

describe('the relative paths in a text', () => {
  for (const [text, named] of [
    ["import a from '../lib/a.js'; require(\"./b\");", ['servers/lib/a.js', 'servers/api/b']],
    ["path.join(__dirname, '..', 'lib')", ['servers']],
    ["import('../with blanks/a.js')", ['servers/with blanks/a.js']],
    ['`../locales/${name}.js`', ['servers/locales']],
    ['"paths": { "@lib/*": ["../../lib/*"] }', ['lib']],
    ['node --require=../hook.cjs ./server.js', ['servers/hook.cjs', 'servers/api/server.js']],
    ['"lib": "file:../../lib/"', ['lib']],
    ["require('../..')", ['.']],
    ['cd .. && npm ci', ['servers']],
    ['npm --prefix .. run build', ['servers']],
    ['const rest = [ .. ]; // and so on ..', []],
    ["require('../../../beyond')", []],
    ["name.split('.'), '...', 'a/../b', 1./x", []],
    ["'../a'; '../a'", ['servers/a']],
    ["require(__dirname + '/../../lib/app')", ['lib/app']],
    ["fork(__dirname + '/..')", ['servers']],
    ['`${import.meta.dirname}/../lib/a.js`', ['servers/lib/a.js']],
    ['`${folder}../lib/a.js`', ['servers/lib/a.js']],
    ["path.join(__dirname, '/../lib'); resolve(process.cwd(), '/../deep')", ['servers/lib', 'servers/deep']],
    ["__dirname.concat('/../lib'); join(roots[0], '/../a'); join(here!, '/../b'); dir += '/../c'", ['servers/lib', 'servers/a', 'servers/b', 'servers/c']],
    ["get('/../../etc/passwd'); ['/a', '/../b'].map(get); fetch({ url: '/../c' })", []],
    ["path.join(__dirname, '..', '..', 'lib')", ['servers', 'lib']],
    ["path.join(__dirname, '..', '..', 'lib', 'a.js')", ['servers', 'lib/a.js']],
    ["path.join(__dirname, '..', '..', 'lib', name)", ['servers', 'lib']],
    ["path.join(__dirname, '..', '..', `lib/${name}.js`)", ['servers', 'lib']],
    ["path.join(__dirname, '..', '..', name)", ['servers', '.']],
    ["path.join(__dirname, '..', '..', `${name}.js`)", ['servers', '.']],
    ['path.join(__dirname, "../..", `../beyond`)', ['.', 'servers/beyond']],
    ["['..', '../a']", ['servers', 'servers/a']],
    ["'/lib', '/x/../y', `${a}..${b}`, {...c}", []],
  ] as const) {
    it(`are ${named.join(' and ') || 'none'} of ${text}`, () => {
      assert.deepEqual(pathsNamedFrom('servers/api', text), named);
    });
  }

  it('are read in code and JSON as they stand, where `..` is no word', () => {
    for (const kind of ['code', 'json'] as const) {
      assert.deepEqual(pathsNamedIn("'../lib'; beside ..", { kind, place: 'servers/api/server' }), ['servers/lib']);
    }
  });

  for (const command of [
    'npm ci && npm install --no-save ..', 'npm pack ..', 'tsc -p ..', 'npm --prefix=.. run build', 'yarn --cwd .. build', 'pnpm --dir .. build', 'node ..',
    'npm install file:..', '(cd ..; make)', 'cd ".."', 'node $PWD/..', 'cd "$(dirname "$0")"/.. && make', 'npm ci\ncd ..\nmake',
  ]) {
    it(`are the folder above in the command \`${command}\``, () => {
      assert.deepEqual(pathsNamedInCommands('servers/api', JSON.stringify({ install: command })), ['servers']);
      assert.deepEqual(pathsNamedIn(JSON.stringify({ scripts: { build: command } }), { kind: 'manifest', place: 'servers/api/package.json' }), ['servers']);
    });
  }

  for (const [command, named] of [
    ['node "../bin/serve.js"', ['servers/bin/serve.js']],
    ['npm ci\n../bin/build\n', ['servers/bin/build']],
    ['cd ../..\nmake', ['.']],
    ['node $PWD/../bin/serve.js --quiet', ['servers/bin/serve.js']],
    ['node "${HERE}/../bin/serve.js"', ['servers/bin/serve.js']],
    ['git diff main..head; echo ...', []],
  ] as const) {
    it(`are ${named.join(' and ') || 'none'} in the command ${JSON.stringify(command)}`, () => {
      assert.deepEqual(pathsNamedInCommands('servers/api', JSON.stringify({ start: command })), named);
    });
  }
});

describe('the relative paths in a script of a shell', () => {
  for (const [script, { itsOwn, others }] of [
    ['npm ci\nnpm link ..', { itsOwn: [], others: ['..'] }],
    ['cp -r ../../dist vendor/', { itsOwn: [], others: ['../../dist'] }],
    ['exec node \\\n  ../lib/serve.js "$@"', { itsOwn: [], others: ['../lib/serve.js'] }],
    ['cd "$(dirname "$0")/.."\nnode ./serve.js', { itsOwn: ['servers/api'], others: ['./serve.js'] }],
    ['. "${BASH_SOURCE%/*}/../lib/log.sh"', { itsOwn: ['servers/api/lib/log.sh'], others: [] }],
    ['node $here/../../lib/serve.js; cd "$here"/../..', { itsOwn: ['servers/lib/serve.js', 'servers'], others: [] }],
    ['node $PWD/../a.js "${PWD}/../b.js" "$PWD"/../c.js $(pwd)/../d.js', { itsOwn: [], others: ['../a.js', '../b.js', '../c.js', '../d.js'] }],
    ['echo {1..5} "..."', { itsOwn: [], others: [] }],
  ] as const) {
    it(`are ${itsOwn.length} from its own folder and ${others.length} from where it runs in ${JSON.stringify(script)}`, () => {
      assert.deepEqual(pathsNamedIn(script, { kind: 'script', place: 'servers/api/scripts/run.sh' }), itsOwn);
      assert.deepEqual(pathsNamedWhereItRuns(script), others);
    });
  }
});

const left = (place: string): string => `[ -e ../../node_modules/.all ] || { npm --prefix ${place} ci && touch ../../node_modules/.all; }`;

describe('an install without the folders above that it runs in', () => {
  for (const [command, left] of [
    ['cd ../.. && npm ci', 'cd . && npm ci'],
    ['npm ci\ncd ..\nnpm ci', 'npm ci\ncd .\nnpm ci'],
    ['(cd "../../"; HUSKY=0 npm install)', '(cd "."; HUSKY=0 npm install)'],
    ['npm --prefix ../.. ci', 'npm --prefix . ci'],
    ['npm ci --prefix=..', 'npm ci --prefix=.'],
    ["pnpm -C '..' --frozen-lockfile install && yarn --cwd ../.. install && pnpm --dir .. i", "pnpm -C '.' --frozen-lockfile install && yarn --cwd . install && pnpm --dir . i"],
  ] as const) {
    it(`is ${JSON.stringify(left)} of ${JSON.stringify(command)}`, () => {
      assert.equal(withoutPlacesOfInstall(command), left);
      assert.deepEqual(pathsNamedInCommands('servers/api', JSON.stringify({ install: left })), []);
    });
  }

  it('leaves what looks whether it was done', () => {
    assert.equal(withoutPlacesOfInstall(left('../..')), left('.'));
  });

  for (const command of [
    'npm install ..', 'npm --prefix ../../lib ci', 'cd "$PWD/.." && npm ci', 'cd ../lib && npm ci', 'cd ../.. && cd lib && npm ci',
    'cd ../.. && npm ci && npm run build', 'npm --prefix ../.. ci && node ../bin/build.js', 'npm --prefix ../.. run ci', 'pnpm -C ../.. build',
    'cd ../.. && npx turbo build', 'cd ../.. && ./install.sh', 'make -C ../.. install', 'tsc -p ..', 'node ../..',
  ]) {
    it(`is the same where it is ${command}`, () => {
      assert.equal(withoutPlacesOfInstall(command), command);
    });
  }
});
