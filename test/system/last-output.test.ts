import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lastOutput, withLastOutput } from '../../src/system/last-output.ts';
import { plainProse } from '../../src/text/escape.ts';

const UNCAUGHT = `listening soon
file:///servers/tiny/server.mjs:6
  throw new Error('no database');
        ^

Error: no database
    at connect (file:///servers/tiny/server.mjs:6:9)
    at ModuleJob.run (node:internal/modules/esm/module_job:561:25)
    at async node:internal/modules/esm/loader:647:26 {
  code: 'NO_DB'
}

Node.js v24.11.0`;

const OUT_OF_SYNC = `npm error code EUSAGE
npm error
npm error \`npm ci\` can only install packages when your package.json and package-lock.json are in sync.
npm error
npm error Missing: express@5.1.0 from lock file
npm error
npm error Clean install a project
npm error
npm error Usage:
npm error npm ci
npm error
npm error Options:
${Array.from({ length: 30 }, (_, index) => `npm error   --option-${index}`).join('\n')}
npm error
npm error aliases: clean-install, ic, install-clean, isntall-clean
npm error
npm error Run "npm help ci" for more info
npm error A complete log of this run can be found in: /logs/debug-0.log
`;

const NOT_COMPILED = `gyp info it worked if it ends with ok
gyp info using node@24.21.0 | linux | x64
gyp info spawn make
../src/better_sqlite3.cpp:10:10: fatal error: sqlite3.h: No such file or directory
compilation terminated.
make: *** [Makefile:123: better_sqlite3.o] Error 1
gyp ERR! build error
gyp ERR! stack Error: \`make\` failed with exit code: 2
gyp ERR! stack     at ChildProcess.<anonymous> (/npm/node-gyp/lib/build.js:219:23)
gyp ERR! stack     at ChildProcess.emit (node:events:518:28)
gyp ERR! System Linux 6.8.0
gyp ERR! command "/usr/bin/node" "/npm/node-gyp/bin/node-gyp.js" "rebuild" "--release"
gyp ERR! cwd /tree/node_modules/better-sqlite3
gyp ERR! node -v v24.21.0
gyp ERR! node-gyp -v v11.2.0
gyp ERR! $npm_package_name better-sqlite3
gyp ERR! not ok`;

describe('the last output of a program', () => {
  it('holds the message of what was thrown, without its stack', () => {
    assert.equal(
      lastOutput(UNCAUGHT),
      "listening soon ⏎ file:///servers/tiny/server.mjs:6 ⏎   throw new Error('no database'); ⏎         ^ ⏎ Error: no database ⏎   code: 'NO_DB' ⏎ }",
    );
  });

  it('is the same where colours are forced upon a program', () => {
    const coloured = UNCAUGHT.replaceAll(/^ {4}at .*node:internal.*\d\)?/gm, '\u001B[90m$&\u001B[39m');
    assert.notEqual(coloured, UNCAUGHT);
    assert.equal(lastOutput(coloured), lastOutput(UNCAUGHT));
    assert.equal(lastOutput(NOT_COMPILED.replaceAll('gyp ERR!', '\u001B[1m\u001B[31mgyp ERR!\u001B[0m')), lastOutput(NOT_COMPILED));
  });

  it('is eight lines at most, the last ones', () => {
    const lines = Array.from({ length: 20 }, (_, index) => `line ${index}`);
    assert.equal(lastOutput(lines.join('\n')), lines.slice(12).join(' ⏎ '));
  });

  it('has a line once that is printed again and again', () => {
    assert.equal(lastOutput('building\nno types\nno types\nretrying\nno types'), 'building ⏎ retrying ⏎ no types');
  });

  it('is the lines that fit into a report, the last ones, and the beginning of the one above them', () => {
    const lines = [...Array.from({ length: 8 }, () => 'x'.repeat(500)), 'y'.repeat(300), 'Error: no database'];
    assert.equal(lastOutput(lines.join('\n')), `${'x'.repeat(75)}… ⏎ ${'y'.repeat(300)} ⏎ Error: no database`);
    assert.equal(
      lastOutput([...lines.slice(0, 8), 'y'.repeat(340), 'Error: no database'].join('\n')),
      `${'y'.repeat(340)} ⏎ Error: no database`,
    );
  });

  it('holds the message above long properties of an error', () => {
    const told = lastOutput(`Error [ERR_X]: ${'x'.repeat(300)}\n  code: 'ERR_X',\n  url: 'file:///${'y'.repeat(100)}'\n}`);
    assert.ok(told.startsWith('Error [ERR_X]: xxx') && told.endsWith('}') && Array.from(told).length <= 400, told);
  });

  it('is the end of a line that alone is too long, also as a report shows it', () => {
    const line = `${'progress 🐢 '.repeat(1_500)}Error: no database`;
    const told = lastOutput(line);
    assert.equal(Array.from(told).length, 400);
    assert.ok(told.startsWith('…') && line.endsWith(told.slice(1)), told);
    assert.ok(plainProse(withLastOutput('the server died while it was measured', line)).endsWith('Error: no database'));
  });

  it('holds what npm misses, and not how its command is used', () => {
    assert.equal(
      lastOutput(OUT_OF_SYNC),
      'npm error code EUSAGE ⏎ npm error `npm ci` can only install packages when your package.json and package-lock.json are in sync. ⏎ npm error Missing: express@5.1.0 from lock file ⏎ npm error Clean install a project',
    );
  });

  for (const before of ['npm error ', 'npm ERR! ', '', '.../node_modules/better-sqlite3 install: ']) {
    it(`holds why a native addon did not compile, and not where node-gyp ran, behind "${before}"`, () => {
      const told = lastOutput(NOT_COMPILED.replaceAll(/^/gm, before));
      const ending = [
        '../src/better_sqlite3.cpp:10:10: fatal error: sqlite3.h: No such file or directory',
        'compilation terminated.',
        'make: *** [Makefile:123: better_sqlite3.o] Error 1',
        'gyp ERR! stack Error: `make` failed with exit code: 2',
      ];
      assert.ok(told.endsWith(ending.map((line) => before + line).join(' ⏎ ')), told);
    });
  }

  it('of nothing is nothing', () => {
    assert.equal(lastOutput('\n \n'), '');
  });

  it('follows what happened, and where there is none nothing does', () => {
    assert.equal(withLastOutput('it ended', UNCAUGHT.slice(0, 14)), 'it ended; its last output: listening soon');
    assert.deepEqual(
      ['', '\n \n'].map((output) => withLastOutput('it ended', output)),
      ['it ended', 'it ended'],
    );
  });
});
