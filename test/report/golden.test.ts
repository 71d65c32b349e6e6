import { describe, it } from 'node:test';

import { renderComment, renderSummary } from '../../src/report/markdown.ts';
import { renderTerminal } from '../../src/report/terminal.ts';
import { assertGolden } from './golden.ts';
import { SAMPLES } from './samples.ts';

describe('reports read as they did', () => {
  for (const [name, sample] of Object.entries(SAMPLES)) {
    it(`the comment: ${name}`, () => assertGolden(`${name}.comment.md`, renderComment(sample)));
    it(`the terminal: ${name}`, () => assertGolden(`${name}.terminal.txt`, renderTerminal({ ...sample, color: false, width: 120 })));
  }

  it('the summary with every verdict', () => assertGolden('every-verdict.summary.md', renderSummary({ ...SAMPLES['every-verdict'], fullReportUrl: 'https://example.com/run/1' })));
  it('the terminal in colour', () => assertGolden('regressed.terminal-colour.txt', renderTerminal({ ...SAMPLES.regressed, color: true, width: 120 })));
  it('a narrow terminal', () => assertGolden('regressed.terminal-narrow.txt', renderTerminal({ ...SAMPLES.regressed, color: false, width: 60 })));
});
