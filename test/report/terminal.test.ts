import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reasonThatSays } from '../reason-that-says.ts';
import { stripVTControlCharacters } from 'node:util';
import { renderTerminal, type TerminalOptions } from '../../src/report/terminal.ts';
import { benchmark, sample } from './sample-run.ts';
import { SAMPLES } from './samples.ts';

const PLAIN = { color: false, width: 120, isVerbose: false, fullReport: null } as const satisfies Partial<TerminalOptions>;

describe('the terminal report', () => {
  it('has colours only when asked for, and says the same without them', () => {
    for (const isVerbose of [false, true]) {
      const [coloured, plain] = [true, false].map((color) => renderTerminal({ ...SAMPLES.regressed, ...PLAIN, color, isVerbose }));
      assert.notEqual(coloured, plain);
      assert.equal(stripVTControlCharacters(coloured!).replace(/ +$/gmu, ''), plain);
    }
  });

  it('breaks only long names so that tables stay inside the terminal, and cuts none', () => {
    const name = `${'long'.repeat(25)}-last`;
    const given = sample(
      [benchmark(`${name}/x`, { verdict: 'measured only', because: reasonThatSays('x'), figures: { throughput: 1 } })],
      { verdict: 'passed', exitCode: 0 },
      { base: null },
    );
    const lines = renderTerminal({ ...given, ...PLAIN, width: 160 }).split('\n');
    const first = lines.findIndex((line) => line.startsWith('longlong'));
    assert.ok(
      lines.every((line) => line.length <= 160),
      lines.join('\n'),
    );
    assert.equal(
      lines
        .slice(first, first + 3)
        .map((line) => line.split(' ')[0])
        .join('')
        .slice(0, name.length),
      name,
    );
  });

  it('counts the rows that do not fit on a screen, and says where they are', () => {
    const many = sample(
      Array.from({ length: 80 }, (_, index) =>
        benchmark(`a-${index}/x`, { verdict: 'measured only', because: reasonThatSays('x'), figures: { throughput: 1 } }),
      ),
      { verdict: 'passed', exitCode: 0 },
      { base: null },
    );
    const lines = renderTerminal({ ...many, ...PLAIN, width: 200, fullReport: 'add --verbose' })
      .trimEnd()
      .split('\n');
    assert.equal(lines.length, 30);
    assert.deepEqual([lines.find((line) => line.startsWith('…')), lines.at(-1)], ['… 60 more', 'All figures: add --verbose']);
    assert.equal(
      renderTerminal({ ...many, ...PLAIN, isVerbose: true })
        .split('\n')
        .filter((line) => line.startsWith('a-')).length,
      80,
    );
  });

  for (const [what, hostile] of [
    ['colours', 'a\u001B[31m'],
    ['a title of the window', 'a\u001B]0;owned\u0007'],
    ['a link', '\u001B]8;;https://example.com\u001B\\text\u001B]8;;\u001B\\'],
    ['eight-bit sequences', 'a\u009B31m\u009D0;owned\u009C'],
    ['a workflow command at the beginning', '::error::b'],
    ['a workflow command on a line of its own', 'x\n::set-output name=a::b'],
    ['an old workflow command', 'x ##[add-mask]b'],
  ] as const) {
    it(`lets no name bring ${what}`, () => {
      const failed = benchmark(`${hostile}/c`, {
        verdict: 'failed',
        because: reasonThatSays(hostile),
        figures: { throughput: 1 },
        labels: { [hostile]: hostile },
      });
      for (const isVerbose of [false, true]) {
        const text = renderTerminal({
          ...sample(
            [failed],
            { verdict: 'failed', exitCode: 1 },
            { notes: [reasonThatSays(hostile)], warnings: [reasonThatSays(hostile)] },
          ),
          ...PLAIN,
          isVerbose,
        });
        // eslint-disable-next-line no-control-regex -- these are what a terminal acts on
        assert.doesNotMatch(text, /[\u0000-\u0009\u000B-\u001F\u007F-\u009F]|^\s*::|##\[/mu);
      }
    });
  }
});
