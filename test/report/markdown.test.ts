import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { marked, type Tokens } from 'marked';

import { MAX_COMMENT_CHARACTERS, MAX_SUMMARY_BYTES, renderComment, renderSummary } from '../../src/report/markdown.ts';
import { benchmark, comparison, type Sample, sample, serverFigures } from './sample-run.ts';
import { SAMPLES } from './samples.ts';
import { recordedText } from '../../src/model/reasons.ts';

function tablesOf(markdown: string): readonly Tokens.Table[] {
  return marked.lexer(markdown).filter((token): token is Tokens.Table => token.type === 'table');
}

function tableAfter(markdown: string, heading: string): Tokens.Table | undefined {
  const tokens = marked.lexer(markdown);
  const start = tokens.findIndex((token) => token.type === 'heading' && token.text === heading);
  return tokens.slice(start).find((token): token is Tokens.Table => token.type === 'table');
}

/** Benchmarks of every kind of verdict, as many as asked for. */
function manyBenchmarks(count: number, nameOf: (index: number) => string): Sample {
  const benchmarks = Array.from({ length: count }, (_, index) =>
    benchmark(nameOf(index), {
      verdict: index % 3 === 0 ? 'regressed' : 'inconclusive',
      because: recordedText(`reason ${index}`),
      comparisons: [comparison('cpuPerRequest', index / count, 0.01, { outcome: index % 3 === 0 ? 'regressed' : 'inconclusive' })],
      figures: serverFigures(1000 + index),
    }));
  return sample(benchmarks, { verdict: 'regressed', exitCode: 1 });
}

const HOSTILE_NAMES = [
  '<script>alert(1)</script>/x', '</details><h1>big</h1>/x', '@octocat/please', 'a|b/c|d', '`a`/``b``', 'back\\|slash/\\',
  '![x](https://example.com/p.png)/y', '[x](javascript:alert(1))/y', 'line\nbreak/## heading', 'nodejs/node#1', '/', '~~x~~/**y**', `${'n'.repeat(5000)}/x`,
];

describe('the comment and the summary', () => {
  for (const [name, given] of Object.entries(SAMPLES)) {
    it(`begin with the verdict as a heading, and go on with what to do: ${name}`, () => {
      for (const markdown of [renderComment(given), renderSummary(given)]) {
        const [heading, explanation] = marked.lexer(markdown).filter(({ type }) => type !== 'space');
        assert.match(markdown.split('\n')[0] ?? '', /^## \p{Emoji}\uFE0F? perf-gate: \S/u);
        assert.equal(heading?.type, 'heading');
        assert.equal(explanation?.type, 'paragraph');
      }
    });

    if (!('apart' in given)) it(`compare with the stored baseline or say why not: ${name}`, () => {
      assert.match(renderComment(given), /### Compared with the stored baseline\n\nMachine kinds?: .+\n\n(?:- Slower on main .+\n\n)?(?:\||- Nothing to compare|Nothing to compare|- No stored run of this machine kind)/u);
    });
  }

  it('the first line names what regressed and by how much, and a command reproduces it', () => {
    const [first, , second, , , , , command] = renderComment(SAMPLES.regressed).split('\n');
    assert.equal(first, '## ❌ perf-gate: `express/updateUser` got 4.1 % slower');
    assert.equal(second, 'CPU per request is 4.1 % higher (3.2 to 5.0 %) in 12 rounds, p = 0.0004 after Holm over 8 comparisons. Here a change that is beyond chance fails from 2 % on; "no regression ≥ 5 %" is what others were cleared of.');
    assert.equal(command, "npx --no perf-gate run --only 'express/updateUser' --base 1f0e4c7a9b2d3e5f60718293a4b5c6d7e8f90a1b --profile standard");
  });

  it('the limit that it is held against is that of the figure, as large as the change is told', () => {
    assert.equal(renderComment(SAMPLES.throughput).split('\n')[2], 'Throughput is 4.8 % lower (4.0 to 5.6 %) in 12 rounds, p = 0.0002 after Holm over 4 comparisons. Here a change that is beyond chance fails from 4.8 % on; "no regression ≥ 5 %" is what others were cleared of.');
    const alone = benchmark('a/b', { verdict: 'regressed', because: recordedText('x'), comparisons: [comparison('cpuPerRequest', 0.04, 0.009, { threshold: 0.005, outcome: 'regressed' })] });
    assert.match(renderComment(sample([alone], { verdict: 'regressed', exitCode: 1 })), / Here a change that is beyond chance fails from 1 % on\.$/mu, 'nothing is called regressed up to δ₀');
  });

  it('of instructions it names counts, which are no rounds', () => {
    const dearer = benchmark('a/b', { verdict: 'regressed', because: recordedText('x'), comparisons: [comparison('instructionsPerRequest', 0.012, 0.003, { n: 3, role: 'gating', decides: true, adjustedP: 0, outcome: 'regressed' })] });
    assert.match(renderComment(sample([dearer], { verdict: 'regressed', exitCode: 1 })), /^Instructions per request is 1\.2 % higher \(0\.9 to 1\.5 %\) in 3 counts of each arm, p /mu);
  });

  it('a remark stands behind the explanation of the verdict, escaped', () => {
    const remark = ['Measured again, by ', { code: 'ada' }, ' and @octocat.'];
    for (const markdown of [renderComment({ ...SAMPLES.regressed, remark }), renderSummary({ ...SAMPLES.regressed, remark })]) {
      assert.equal(markdown.split('\n')[2]?.split('cleared of. ')[1], 'Measured again, by `ada` and @&#8203;octocat.');
    }
  });

  it('the title stands in the first line, escaped', () => {
    assert.match(renderComment({ ...SAMPLES.passed, title: 'gate *two*' }), /^## ✅ gate &#42;two&#42;: /u);
  });

  it('a metric of which more is better shows the change of its figure', () => {
    const slower = benchmark('a/b', { verdict: 'regressed', because: recordedText('x'), comparisons: [comparison('throughput', 0.25, 0.05, { role: 'gating', decides: true, adjustedP: 0, outcome: 'regressed' })] });
    const markdown = renderComment(sample([slower], { verdict: 'regressed', exitCode: 1 }));
    assert.match(markdown, /^## .*`a\/b` serves 20\.0 % fewer requests$/mu);
    assert.match(markdown, /\| `a\/b` \| \*\*−20\.0&nbsp;% \(−23\.1&nbsp;to&nbsp;−16\.7&nbsp;%\)\*\* \|/u);
  });

  it('a direction that the policy turned round is followed', () => {
    const less = benchmark('a/b', { verdict: 'regressed', because: recordedText('x'), comparisons: [comparison('maxCpu', 0.25, 0.05, { role: 'gating', decides: true, adjustedP: 0, outcome: 'regressed' })] });
    const given = sample([less], { verdict: 'regressed', exitCode: 1 });
    const policy = { ...given.run.policy, rules: [{ benchmark: '**', metric: 'maxCpu', direction: 'higher' as const }] };
    assert.match(renderComment({ ...given, run: { ...given.run, policy } }), /regressed: max CPU is 20\.0 % lower/u);
  });

  it('servers are listed by requests a second, fastest first, scenario by scenario', () => {
    const table = tableAfter(renderComment(SAMPLES['every-verdict']), 'Head in absolute figures');
    assert.deepEqual(table?.rows.map((row) => row[0]?.text), ['`fastify`', '`express`', '`egg`', '`deepkit`', '`fastify`']);
  });

  it('every row of every table has a cell for each column', () => {
    for (const given of Object.values(SAMPLES)) {
      for (const markdown of [renderComment(given), renderSummary(given)]) {
        const lines = markdown.split('\n').filter((line) => line.startsWith('|'));
        for (const { header, rows } of tablesOf(markdown)) assert.ok(rows.every((row) => row.length === header.length));
        assert.equal(lines.length, tablesOf(markdown).reduce((sum, { rows }) => sum + rows.length + 2, 0));
      }
    }
  });
});

describe('hostile names', () => {
  const given = sample(
    HOSTILE_NAMES.map((id) => benchmark(id, {
      verdict: 'regressed',
      because: recordedText(`${id} \n</details> @octocat`),
      version: id,
      comparisons: [comparison('cpuPerRequest', 0.5, 0.1, { outcome: 'regressed', adjustedP: 0.001 })],
      figures: serverFigures(1000),
    })),
    { verdict: 'regressed', exitCode: 1 },
    { notes: HOSTILE_NAMES.map(recordedText) },
  );
  const tags = new Set(['h2', 'h3', 'p', 'ul', 'li', 'code', 'pre', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'strong', 'details', 'summary']);

  it('leave the tables whole', () => {
    const tables = tablesOf(renderComment(given));
    assert.deepEqual(tables.map(({ rows }) => rows.length), [HOSTILE_NAMES.length, HOSTILE_NAMES.length]);
    assert.ok(tables.every(({ header, rows }) => rows.every((row) => row.length === header.length && row.every(({ text }) => text !== ''))));
  });

  it('bring no element, heading, link or picture of their own', () => {
    const html = marked.parse(renderComment(given), { async: false });
    assert.deepEqual([...html.matchAll(/<([a-z0-9]+)/gu)].map(([, tag]) => tag ?? '').filter((tag) => !tags.has(tag)), []);
    assert.equal([...html.matchAll(/<h2/gu)].length, 1);
    assert.equal([...html.matchAll(/<\/details>/gu)].length, [...html.matchAll(/<details>/gu)].length);
  });

  it('mention nobody outside code', () => {
    const outsideCode = marked.parse(renderComment(given), { async: false }).replace(/<code[^>]*>.*?<\/code>/gsu, '');
    assert.doesNotMatch(outsideCode, /@octocat|node#1/u);
  });

  it('cannot leave the quotes of a command', () => {
    const quoted = sample(
      [benchmark("a'; rm -rf x #/$(y)\nz", { verdict: 'failed', because: recordedText('x') })],
      { verdict: 'failed', exitCode: 1 },
      { base: { sha: 'x; rm', dirty: false } },
    );
    assert.match(renderComment(quoted), /--only 'a'\\''; rm -rf x #\/\$\\\(y\\\)\?z' --base 'x; rm' /u);
  });
});

describe('limits', () => {
  it('a comment on 5,000 benchmarks fits and says how many rows are left out, and where they are', () => {
    const comment = renderComment({ ...manyBenchmarks(5000, (index) => `target-${index}/scenario`), fullReportUrl: 'https://example.com/run/1?a=(b)' });
    assert.ok(comment.length <= MAX_COMMENT_CHARACTERS && comment.length > MAX_COMMENT_CHARACTERS * 0.9, String(comment.length));
    assert.match(comment, /^_… 4,\d{3} more in \[the full report\]\(https:\/\/example\.com\/run\/1\?a=%28b%29\)_$/mu);
    assert.match(comment, /How this was measured/u);
    assert.deepEqual(tablesOf(comment).map(({ header }) => header.at(-1)?.text), ['Verdict'], 'figures have given way');
  });

  it('what needs attention and the verdicts are whole as long as they leave room, however many figures there are', () => {
    const regressed = SAMPLES.regressed.judgement.benchmarks.find(({ verdict }) => verdict === 'regressed')!;
    const benchmarks = Array.from({ length: 120 }, (_, index) => ({ ...regressed, id: `target-${index}/scenario`, because: recordedText(`reason ${index}`) }));
    const comment = renderComment({ ...sample(benchmarks, { verdict: 'regressed', exitCode: 1 }), fullReportUrl: 'https://example.com/run/1' });
    assert.ok(comment.length <= MAX_COMMENT_CHARACTERS && comment.length > MAX_COMMENT_CHARACTERS * 0.9, String(comment.length));
    const [, attention = ''] = /### What needs attention\n\n((?:- .*\n)*)/u.exec(comment) ?? [];
    assert.equal(attention.split('\n').filter((line) => line.includes('regressed: reason')).length, 120);
    assert.equal(tableAfter(comment, 'Base → head')?.rows.length, 120);
    assert.equal(comment.match(/^_… \d+ more in \[the full report\]/gmu)?.length, 3, 'advisory metrics, figures, and stored runs that decide nothing');
  });

  it('what blocks is the first that needs attention, and looks like it', () => {
    const undecided = Array.from({ length: 300 }, (_, index) => benchmark(`target-${index}/scenario`, { verdict: 'inconclusive', because: recordedText(`reason ${index}`) }));
    const lost = benchmark('z/x', { verdict: 'not measured', because: recordedText('shard 2 of 3 did not arrive') });
    assert.match(renderComment(sample([...undecided, lost], { verdict: 'invalid', exitCode: 3 })), /\n### What needs attention\n\n- 🚫 `z\/x` not measured: shard 2 of 3 did not arrive\n- ⚠️ /u);
    const accepted = benchmark('a/x', { verdict: 'accepted', because: recordedText('x') });
    const failing = { policy: { ...SAMPLES.regressed.run.policy, onInconclusive: 'fail' as const } };
    assert.match(renderComment(sample([accepted, undecided[0]!], { verdict: 'inconclusive', exitCode: 4 }, failing)), /\n### What needs attention\n\n- ⚠️ `target-0\/scenario` .*\n- ☑️ `a\/x` /u);
  });

  it('the worst are the rows that stay', () => {
    const table = tableAfter(renderComment(manyBenchmarks(5000, (index) => `target-${index}/scenario`)), 'Base → head');
    assert.equal(table?.rows[0]?.[0]?.text, '`target-4998/scenario`');
  });

  it('sentences on each of many benchmarks push out neither what needs attention nor the tables', () => {
    const comparisons = [
      comparison('cpuPerRequest', 0, 0.002),
      comparison('meanCpuPerRequest', 0.08, 0.005),
      comparison('instructionsPerRequest', 0.1, 0.001),
    ];
    const benchmarks = Array.from({ length: 300 }, (_, index) =>
      benchmark(`target-${index}/scenario`, { verdict: index % 50 === 0 ? 'regressed' : 'no regression', because: recordedText(`reason ${index}`), comparisons }));
    const comment = renderComment({ ...sample(benchmarks, { verdict: 'regressed', exitCode: 1 }), fullReportUrl: 'https://example.com/run/1' });
    assert.ok(comment.length <= MAX_COMMENT_CHARACTERS);
    assert.match(comment, /^### What needs attention\n\n- ❌ `target-0\/scenario` regressed: reason 0$/mu);
    assert.ok((tableAfter(comment, 'Base → head')?.rows.length ?? 0) > 20);
    assert.match(comment, /^More work now and then:\n\n- `target-0\/scenario`: (?:.*\n)+?\n_… \d+ more in \[the full report\]/mu);
  });

  it('huge names neither break the limit nor push the verdict out', () => {
    const comment = renderComment(manyBenchmarks(300, (index) => `${'@|<'.repeat(3000)}${index}/${'`'.repeat(3000)}`));
    assert.ok(comment.length <= MAX_COMMENT_CHARACTERS);
    assert.match(comment, /^## ❌ perf-gate: 100 benchmarks regressed; worst: /u);
  });

  it('the summary is measured in bytes', () => {
    const summary = renderSummary(manyBenchmarks(5000, (index) => `目标-${index}/场景`));
    const bytes = Buffer.byteLength(summary);
    assert.ok(bytes <= MAX_SUMMARY_BYTES && bytes > MAX_SUMMARY_BYTES * 0.9, String(bytes));
  });

  it('with no room for anything else the headline stays, and says where the rest is', () => {
    const comment = renderComment({ ...SAMPLES.regressed, fullReportUrl: 'https://example.com/run/1', maxLength: 300 });
    assert.equal(comment.split('\n')[0], '## ❌ perf-gate: `express/updateUser` got 4.1 % slower');
    assert.match(comment, /\n\n_There was no room for anything else: see \[the full report\]\(https:\/\/example\.com\/run\/1\)\._\n$/);
  });

  it('which commit it is about stands right below the verdict, however little room there is', () => {
    for (const maxLength of [MAX_COMMENT_CHARACTERS, 300]) {
      const comment = renderComment({ ...SAMPLES.regressed, about: ['This is about commit 9c8b7a6.'], remark: ['Measured again.'], maxLength });
      assert.match(comment.split('\n')[2] ?? '', /^This is about commit 9c8b7a6\. CPU per request .* cleared of\. Measured again\.$/u);
    }
  });
});
