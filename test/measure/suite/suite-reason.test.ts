import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { INSTRUMENT_FOLDER } from '../../../src/measure/entries.ts';
import { reasonInTree } from '../../../src/measure/suite/suite-child.ts';

/** A blank is another in a URL than in a path. */
const TREE = '/trees/head 1';

/** An error as it is caught: with this stack. */
const withStack = (error: Error, ...lines: readonly string[]): Error => Object.assign(error, { stack: lines.join('\n') });

const unexpected = new SyntaxError("Unexpected token ')'");
const COMPILING = '    at compileSourceTextModule (node:internal/modules/esm/utils:346:16)';

describe('the reason of a suite that fails', () => {
  for (const [what, caught, reason] of [
    [
      'names the place in a module of CommonJS',
      withStack(
        new RangeError('too deep'),
        'RangeError: too deep',
        '    at node:internal/fs/utils:1:2',
        '    at Object.parse (/trees/head 1/src/parse.cjs:12:7)',
      ),
      'too deep (RangeError at src/parse.cjs:12:7)',
    ],
    [
      'names the place from which an asynchronous function was called',
      withStack(
        new TypeError('fetch failed'),
        'TypeError: fetch failed',
        '    at node:internal/deps/undici/undici:1:2',
        '    at async file:///trees/head%201/src/load.js:4:9',
      ),
      'fetch failed (TypeError at src/load.js:4:9)',
    ],
    [
      'leaves out a class that says nothing',
      withStack(new Error('no fixture'), 'Error: no fixture', '    at file:///trees/head%201/src/parse.js:1:7'),
      'no fixture (at src/parse.js:1:7)',
    ],
    [
      'does not name a class twice',
      withStack(
        new RangeError('RangeError in block 7'),
        'RangeError: RangeError in block 7',
        '    at file:///trees/head%201/src/parse.js:1:7',
      ),
      'RangeError in block 7 (at src/parse.js:1:7)',
    ],
    [
      'takes no path of the message for a place',
      withStack(
        new Error('cannot open /trees/head 1/data:12:7'),
        'Error: cannot open /trees/head 1/data:12:7',
        '    at node:internal/fs/utils:1:2',
      ),
      'cannot open /trees/head 1/data:12:7',
    ],
    [
      'names no place outside of the tree',
      withStack(new TypeError('no'), 'TypeError: no', '    at file:///trees/head%2012/src/parse.js:1:7'),
      'no (TypeError)',
    ],
    ['is the message where the stack is no text', Object.assign(new Error('no fixture'), { stack: [] }), 'no fixture'],
    [
      'names the file that does not parse, where the loader tells it',
      withStack(
        unexpected,
        'file:///trees/head%201/src/parse.js:3',
        'export default );',
        '               ^',
        '',
        "SyntaxError: Unexpected token ')'",
        COMPILING,
      ),
      "Unexpected token ')' (SyntaxError at src/parse.js:3 while it was loaded)",
    ],
    [
      'blames no file for what does not parse where the loader tells none',
      withStack(
        new SyntaxError('Unexpected number'),
        'SyntaxError: Unexpected number',
        COMPILING,
        '    at Object.<anonymous> (/trees/head 1/bench/json.suite.cjs:1:7)',
      ),
      'Unexpected number (SyntaxError while it was loaded)',
    ],
    [
      'does not say of what parses a text that it was loaded',
      withStack(
        new SyntaxError('Unexpected end of JSON input'),
        'SyntaxError: Unexpected end of JSON input',
        '    at JSON.parse (<anonymous>)',
        '    at file:///trees/head%201/src/parse.js:2:8',
        '    at ModuleJob.run (node:internal/modules/esm/module_job:329:25)',
      ),
      'Unexpected end of JSON input (SyntaxError at src/parse.js:2:8)',
    ],
    [
      'names where a module that is not there was asked for',
      withStack(
        new Error("Cannot find module './none'"),
        "Error: Cannot find module './none'",
        '    at Module._resolveFilename (node:internal/modules/cjs/loader:1225:15)',
        '    at Object.<anonymous> (/trees/head 1/src/parse.cjs:1:7)',
      ),
      "Cannot find module './none' (at src/parse.cjs:1:7)",
    ],
  ] as const) {
    it(what, () => {
      assert.equal(reasonInTree(caught, TREE), reason);
    });
  }

  it('names the line of the suite, and not that of the gate, which may lie in the same tree', () => {
    const root = path.resolve(INSTRUMENT_FOLDER, '../..');
    const caught = withStack(
      new Error('leave out bench.run()'),
      'Error: leave out bench.run()',
      `    at RecordingBench.run (${pathToFileURL(INSTRUMENT_FOLDER).href}suite/suite-file.ts:47:11)`,
      `    at default (${pathToFileURL(root).href}/bench/json.suite.js:3:9)`,
    );
    assert.equal(reasonInTree(caught, root), 'leave out bench.run() (at bench/json.suite.js:3:9)');
  });
});
