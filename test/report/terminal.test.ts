import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reasonThatSays } from '../reason-that-says.ts';
import { renderTerminal, type TerminalOptions } from '../../src/report/terminal.ts';
import { benchmark, sample } from './sample-run.ts';

const PLAIN = { color: false, width: 120, isVerbose: false, fullReport: null } as const satisfies Partial<TerminalOptions>;

describe('the terminal report', () => {
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
});
