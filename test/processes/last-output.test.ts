import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lastOutput } from '../../src/processes/last-output.ts';

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

describe('the last output of a program', () => {
  it('holds the message of what was thrown, without its stack', () => {
    assert.equal(lastOutput(UNCAUGHT), 'listening soon ⏎ file:///servers/tiny/server.mjs:6 ⏎   throw new Error(\'no database\'); ⏎         ^ ⏎ Error: no database ⏎   code: \'NO_DB\' ⏎ }');
  });

  it('is eight lines at most, the last ones', () => {
    const lines = Array.from({ length: 20 }, (_, index) => `line ${index}`);
    assert.equal(lastOutput(lines.join('\n')), lines.slice(12).join(' ⏎ '));
  });

  it('of nothing is nothing', () => {
    assert.equal(lastOutput('\n \n'), '');
  });
});
