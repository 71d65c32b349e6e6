import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseCodeLog } from '../../../src/measure/instructions/code-log.ts';

const logOf = (...events: readonly string[]): string => events.join('\n');

describe("V8's log of its code", () => {
  it('gives the place of each function, and the lines of its instructions', () => {
    const [code] = parseCodeLog(
      logOf(
        'script-source,88,file:///app/a.js,let x;\\nfunction inner() {\\n  return 1\\x2C 2;\\n}',
        'code-creation,JS,12,67177,0x7f9477000dc0,492,inner file:///app/a.js:2:15,0x3bd9165a7d60,*',
        'code-source-info,0x7f9477000dc0,88,22,46,C11O22C25O32C47O40,,',
      ),
    );
    assert.deepEqual(code, {
      from: 0x7f9477000dc0,
      bytes: 492,
      functionName: 'inner',
      url: 'file:///app/a.js',
      lineNumber: 1,
      columnNumber: 14,
      lines: [
        { offset: 11, line: 2 },
        { offset: 25, line: 3 },
        { offset: 47, line: 3 },
      ],
    });
  });

  it('tells a path with blanks from a name by the script', () => {
    const [code] = parseCodeLog(
      logOf(
        'script-source,5,/my app/a.js,function inner() {}',
        'code-creation,JS,12,1,0x1000,10,get inner /my app/a.js:1:15,0x2,*',
        'code-source-info,0x1000,5,0,1,,,',
      ),
    );
    assert.deepEqual([code?.functionName, code?.url], ['get inner', '/my app/a.js']);
  });

  it('knows routines that belong to no script', () => {
    assert.deepEqual(parseCodeLog('code-creation,Builtin,2,0,0x10,64,RecordWriteSaveFP')[0], {
      from: 16,
      bytes: 64,
      functionName: 'RecordWriteSaveFP',
      url: '',
      lineNumber: -1,
      columnNumber: -1,
      lines: [],
    });
  });

  it('calls regular expressions as profiles do', () => {
    assert.equal(parseCodeLog('code-creation,RegExp,3,0,0x10,64,^a b:1:2$')[0]?.functionName, 'RegExp: ^a b:1:2$');
  });

  it('has the newest code first, and moved code at its new place', () => {
    const codes = parseCodeLog(
      logOf(
        'code-creation,JS,12,1,0x1000,10,first /a.js:1:1,0x2,*',
        'code-creation,JS,12,2,0x1000,10,second /a.js:2:1,0x3,*',
        'code-move,0x1000,0x3000',
      ),
    );
    assert.deepEqual(
      codes.map(({ from, functionName }) => [from, functionName]),
      [
        [0x3000, 'second'],
        [0x1000, 'second'],
        [0x1000, 'first'],
      ],
    );
  });
});
