import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { renderComment, renderSummary } from '../../src/report/markdown.ts';
import { renderTerminal, type TerminalOptions } from '../../src/report/terminal.ts';
import { assertGolden } from './golden.ts';
import { type Sample } from './sample-run.ts';
import { SAMPLES } from './samples.ts';

const COMMENT = { about: ['commit 9c8b7a6f5e4d'], fullReportUrl: 'https://example.com/run/1', obeysComments: true } as const;
const AT_TERMINAL = {
  color: false,
  width: 120,
  isVerbose: false,
  fullReport: 'npx perf-gate report .perf-gate/run.json --verbose',
} as const satisfies Omit<TerminalOptions, keyof Sample>;

const ON_TERMINAL = ['regressed', 'every-verdict', 'inconclusive', 'invalid', 'passed'] as const;

/** Figures and method say something of their own there; elsewhere the golden file ends before them. */
const WHOLE: ReadonlySet<string> = new Set([
  'counted',
  'drift',
  'every-verdict',
  'first-run',
  'matrix',
  'neutral',
  'other-machine',
  'passed',
  'regressed',
  'stored-only',
  'tables',
  'throughput',
]);

describe('reports read as they did', () => {
  for (const [name, sample] of Object.entries(SAMPLES)) {
    it(`the comment: ${name}`, () => {
      const comment = renderComment({ ...sample, ...COMMENT });
      const [beforeFigures = ''] = comment.split('\n<details>\n<summary>All figures</summary>');
      return assertGolden(`${name}.comment.md`, WHOLE.has(name) ? comment : beforeFigures);
    });
  }
  // Words are those of the comment: five cases show how a terminal lays them out.
  for (const name of ON_TERMINAL)
    it(`the terminal: ${name}`, () => assertGolden(`${name}.terminal.txt`, renderTerminal({ ...SAMPLES[name], ...AT_TERMINAL })));

  it('the summary with every verdict: what is visible, and every comparison, differ from the comment', () => {
    const summary = renderSummary({ ...SAMPLES['every-verdict'], ...COMMENT });
    const [visible = ''] = summary.split('\n<details>');
    return assertGolden('every-verdict.summary.md', `${visible}\n${summary.slice(summary.indexOf('#### Every comparison'))}`);
  });
  it('the terminal in colour', () =>
    assertGolden('regressed.terminal-colour.txt', renderTerminal({ ...SAMPLES.regressed, ...AT_TERMINAL, color: true })));
  it('the whole report at the terminal', () =>
    assertGolden('regressed.terminal-verbose.txt', renderTerminal({ ...SAMPLES.regressed, ...AT_TERMINAL, isVerbose: true })));
});

/** Words that a reader of the rendered comment sees before unfolding anything: whatever has a letter or a digit. */
function visibleWords(markdown: string): number {
  const visible = markdown
    .replace(/<!--.*?-->/gsu, '')
    .replace(/<details>\n(?<summary>.*)\n(?:.|\n)*?<\/details>/gu, '$<summary>')
    .replace(/<[^>]*>/gu, '')
    .replaceAll('&nbsp;', ' ');
  return visible.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

describe('a comment is short', () => {
  for (const [name, most] of [
    ['regressed', 90],
    ['pull-request', 90],
    ['explained', 90],
    ['throughput', 90],
    ['passed-all-clear', 25],
    ['unaffected', 25],
  ] as const) {
    it(`${name} has at most ${most} visible words`, () => {
      const words = visibleWords(renderComment({ ...SAMPLES[name], ...COMMENT }));
      assert.ok(words <= most, `${words} words`);
    });
  }

  for (const [name, sample] of Object.entries(SAMPLES)) {
    it(`${name} has at most eight lines before anything is unfolded, beside tables of figures`, () => {
      const lines = (renderComment({ ...sample, ...COMMENT }).split('\n<details>')[0] ?? '')
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('|'));
      assert.ok(lines.length <= 8, lines.join('\n'));
    });
  }
});

describe('the terminal report fits on a screen', () => {
  for (const [name, sample] of Object.entries(SAMPLES)) {
    it(`${name} has at most 30 lines`, () => {
      for (const width of [80, 120]) {
        const lines = renderTerminal({ ...sample, ...AT_TERMINAL, width })
          .trimEnd()
          .split('\n')
          .map((line) => Math.max(1, Math.ceil(line.length / width)));
        assert.ok(lines.reduce((sum, count) => sum + count, 0) <= 30, `${lines.length} lines at ${width} columns`);
      }
    });
  }
});
