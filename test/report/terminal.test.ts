import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { renderTerminal } from '../../src/report/terminal.ts';
import { benchmark, sample } from './sample-run.ts';
import { SAMPLES } from './samples.ts';
import { recordedText } from '../../src/model/reasons.ts';

const ESCAPE_CHARACTER = String.fromCodePoint(0x1b);

describe('the terminal report', () => {
  for (const [name, given] of Object.entries(SAMPLES)) {
    it(`begins with the verdict and has the stored baseline, unless two runs are compared: ${name}`, () => {
      const text = renderTerminal({ ...given, color: false, width: 120 });
      assert.match(text, /^\p{Emoji}\uFE0F? perf-gate: \S.*\n\S/u);
      assert.equal(/^Compared with the stored baseline$/mu.test(text), !('apart' in given));
    });
  }

  it('has colours only when asked for, and says the same without them', () => {
    const coloured = renderTerminal({ ...SAMPLES.regressed, color: true, width: 120 });
    const plain = renderTerminal({ ...SAMPLES.regressed, color: false, width: 120 });
    assert.ok(!plain.includes(ESCAPE_CHARACTER));
    assert.equal(coloured.replace(new RegExp(String.raw`${ESCAPE_CHARACTER}\[\d+m`, 'gu'), '').replace(/ +$/gmu, ''), plain);
  });

  it('cuts long names so that tables stay inside the terminal', () => {
    const given = sample([benchmark(`${'long'.repeat(30)}/x`, { verdict: 'measured only', because: recordedText('x'), figures: { throughput: 1 } })], { verdict: 'passed', exitCode: 0 }, { base: null });
    const row = renderTerminal({ ...given, color: false, width: 150 }).split('\n').find((line) => line.startsWith('longlong'));
    assert.match(row ?? '', /^(?:long)+l?o?n?…/u);
    assert.ok((row ?? '').length <= 150);
  });

  it('breaks titles into lines before it gives up a table', () => {
    const lines = renderTerminal({ ...SAMPLES.smoke, color: false, width: 110 }).split('\n');
    const title = lines.findIndex((line) => line.startsWith('Framework'));
    assert.match(lines[title] ?? '', /Req \(R\/s\).* Latency .* Max CPU/u);
    assert.match(lines[title + 1] ?? '', /^ +\(µs\) +p50 \(ms\) .*\(%\)/u);
    assert.match(lines[title + 3] ?? '', /^express .* 12,800 /u);
    assert.ok(lines.slice(title, title + 4).every((line) => line.length <= 110));
  });

  it('leaves a line empty behind a table, whatever follows', () => {
    const text = renderTerminal({ ...SAMPLES.regressed, color: false, width: 120 });
    assert.match(text, /\S\n\nChange of the figure from base to head, /);
  });

  it('lets no name colour the terminal or begin a line', () => {
    const hostile = `a${ESCAPE_CHARACTER}[31m\n::error::b/c`;
    const failed = benchmark(hostile, { verdict: 'failed', because: recordedText(hostile), figures: { throughput: 1 }, labels: { [hostile]: hostile } });
    for (const width of [80, 200]) {
      const text = renderTerminal({ ...sample([failed], { verdict: 'failed', exitCode: 1 }), color: false, width });
      assert.ok(!text.includes(ESCAPE_CHARACTER));
      assert.doesNotMatch(text, /^::/mu);
    }
  });
});
