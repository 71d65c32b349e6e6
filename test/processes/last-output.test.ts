import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lastOutput, withLastOutput } from '../../src/processes/last-output.ts';
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

describe('the last output of a program', () => {
  it('holds the message of what was thrown, without its stack', () => {
    assert.equal(lastOutput(UNCAUGHT), 'listening soon ⏎ file:///servers/tiny/server.mjs:6 ⏎   throw new Error(\'no database\'); ⏎         ^ ⏎ Error: no database ⏎   code: \'NO_DB\' ⏎ }');
  });

  it('is eight lines at most, the last ones', () => {
    const lines = Array.from({ length: 20 }, (_, index) => `line ${index}`);
    assert.equal(lastOutput(lines.join('\n')), lines.slice(12).join(' ⏎ '));
  });

  it('is the lines that fit into a report, the last ones, and the beginning of the one above them', () => {
    const lines = [...Array.from({ length: 8 }, () => 'x'.repeat(500)), 'y'.repeat(300), 'Error: no database'];
    assert.equal(lastOutput(lines.join('\n')), `${'x'.repeat(75)}… ⏎ ${'y'.repeat(300)} ⏎ Error: no database`);
    assert.equal(lastOutput([...lines.slice(0, 8), 'y'.repeat(340), 'Error: no database'].join('\n')), `${'y'.repeat(340)} ⏎ Error: no database`);
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
    assert.equal(lastOutput(OUT_OF_SYNC), 'npm error code EUSAGE ⏎ npm error `npm ci` can only install packages when your package.json and package-lock.json are in sync. ⏎ npm error Missing: express@5.1.0 from lock file ⏎ npm error Clean install a project');
  });

  it('of nothing is nothing', () => {
    assert.equal(lastOutput('\n \n'), '');
  });

  it('follows what happened, and where there is none nothing does', () => {
    assert.equal(withLastOutput('it ended', UNCAUGHT.slice(0, 14)), 'it ended; its last output: listening soon');
    assert.equal(withLastOutput('it ended', 'a\nb\n', ': '), 'it ended: a ⏎ b');
    assert.deepEqual(['', '\n \n'].map((output) => withLastOutput('it ended', output)), ['it ended', 'it ended']);
  });
});
