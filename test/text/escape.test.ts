import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import * as fc from 'fast-check';
import { marked } from 'marked';

import { markdownCellCode, markdownCode, markdownCommand, markdownProse, toPlainLine } from '../../src/text/escape.ts';

/** What a reader sees: the text of the rendered HTML. */
function visibleText(html: string): string {
  const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };
  return html
    .replace(/<[^>]*>/gu, '')
    .replace(/&(?:lt|gt|quot|amp|#39);/gu, (entity) => entities[entity] ?? entity)
    .replace(/&#(\d+);/gu, (_entity, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('\u200B', '');
}

const HOSTILE = fc.string({
  unit: fc.constantFrom(
    ...Array.from('\\`*_{}[]()<>#+-.!|~@&$:/=w1 aé'),
    '\n',
    '\t',
    '\u202E',
    '<b>',
    '![x](y)',
    'http://',
    'www.',
    '1. ',
    '- ',
    '```',
  ),
  maxLength: 40,
});

describe('text from the measured code is never markup', () => {
  it('a name shows to the letter as code, alone and in a table', () => {
    fc.assert(
      fc.property(HOSTILE, (name) => {
        const expected = toPlainLine(name, 120) || '(empty name)';
        const code = markdownCode(name);
        const html = marked.parse(`a ${code} b`, { async: false });
        assert.match(html, /^<p>a <code>[^<]*<\/code> b<\/p>\n$/u);
        assert.equal(visibleText(html).trim(), `a ${expected} b`);
        const table = marked.parse(`| x | y |\n| - | - |\n| ${markdownCellCode(name)} | last |`, { async: false });
        assert.deepEqual(
          [...table.matchAll(/<td>(.*?)<\/td>/gu)].map(([, cell]) => visibleText(cell ?? '')),
          [expected, 'last'],
        );
      }),
    );
  });

  it('running text shows to the letter, whatever a line begins with', () => {
    fc.assert(
      fc.property(HOSTILE, (text) => {
        const expected = toPlainLine(text, 600);
        fc.pre(expected !== '');
        const html = marked.parse(markdownProse(expected), { async: false });
        assert.match(html, /^<p>[^<]*<\/p>\n$/u, `${expected} became ${html}`);
        assert.equal(visibleText(html).trim(), expected);
      }),
    );
  });

  it('a command stays in its fence, whatever it quotes', () => {
    const html = marked.parse(markdownCommand("perf-gate run --only 'a```\n</code><b>x'"), { async: false });
    assert.match(html, /^<pre><code class="language-sh">[^<]*<\/code><\/pre>\n$/u);
  });

  it('a long line is cut visibly, by characters and not by halves of them', () => {
    assert.equal(toPlainLine('😀😀😀😀', 3), '😀😀…');
  });
});
