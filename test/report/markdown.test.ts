import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { reasonThatSays } from '../reason-that-says.ts';
import { marked, type Tokens } from 'marked';

import { MAX_COMMENT_CHARACTERS, MAX_SUMMARY_BYTES, renderComment, renderSummary } from '../../src/report/markdown.ts';
import type { Comparison } from '../../src/model.ts';
import { benchmark, comparison, type Sample, sample, serverFigures } from './sample-run.ts';
import { SAMPLES } from './samples.ts';

function tablesOf(markdown: string): readonly Tokens.Table[] {
  return marked.lexer(markdown).filter((token): token is Tokens.Table => token.type === 'table');
}

/** The first table whose header has this title. */
function tableWith(markdown: string, title: string): Tokens.Table | undefined {
  return tablesOf(markdown).find(({ header }) => header.some(({ text }) => text === title));
}

/** What the comment says in the last column of a benchmark that could not be told by these comparisons. */
function noteOnUndecided(...comparisons: readonly Comparison[]): string | undefined {
  const undecided = benchmark('a/b', { verdict: 'inconclusive', because: reasonThatSays('x'), comparisons });
  return tablesOf(renderComment(sample([undecided], { verdict: 'passed', exitCode: 0 })))[0]?.rows[0]?.at(-1)?.text;
}

/** Benchmarks of every kind of verdict, as many as asked for. */
function manyBenchmarks(count: number, nameOf: (index: number) => string): Sample {
  const benchmarks = Array.from({ length: count }, (_, index) =>
    benchmark(nameOf(index), {
      verdict: index % 3 === 0 ? 'regressed' : 'inconclusive',
      because: reasonThatSays(`reason ${index}`),
      comparisons: [comparison('cpuPerRequest', index / count, 0.01, { outcome: index % 3 === 0 ? 'regressed' : 'inconclusive' })],
      figures: serverFigures(1000 + index),
    }),
  );
  return sample(benchmarks, { verdict: 'regressed', exitCode: 1 });
}

const HOSTILE_NAMES = [
  '<script>alert(1)</script>/x',
  '</details><h1>big</h1>/x',
  '@octocat/please',
  'a|b/c|d',
  '`a`/``b``',
  'back\\|slash/\\',
  '![x](https://example.com/p.png)/y',
  '[x](javascript:alert(1))/y',
  'line\nbreak/## heading',
  'nodejs/node#1',
  '/',
  '~~x~~/**y**',
  `${'n'.repeat(5000)}/x`,
];

describe('the comment and the summary', () => {
  it('name a gate by its title, escaped', () => {
    assert.equal(
      renderComment({ ...SAMPLES['passed-all-clear'], title: 'gate *two*' }).split('\n')[0],
      '✅ **gate &#42;two&#42; passes: nothing regressed (limit 2 %)**',
    );
  });

  it('end the visible part with the commit that they are about, and with a remark, escaped', () => {
    const [visible = ''] = renderComment({
      ...SAMPLES['passed-all-clear'],
      about: ['commit 9c8b7a6'],
      remark: ['Measured again, by ', { code: 'ada' }, ' and @octocat.'],
    }).split('\n\n<details>');
    assert.deepEqual(visible.split('\n\n').slice(1), [
      '✅ 1 unchanged (at most +1.5 %) · commit 9c8b7a6',
      'Measured again, by `ada` and @&#8203;octocat.',
    ]);
  });

  it('say beside a time in doubt that its instructions are counted and unchanged', () => {
    const time = comparison('cpuPerRequest', 0.02, 0.05, { outcome: 'inconclusive' });
    const counted = comparison('instructionsPerRequest', 0.0002, 0.001);
    assert.match(noteOnUndecided(time) ?? '', /^not decided: up to \+7\.\d&nbsp;% possible$/);
    assert.match(noteOnUndecided(time, counted) ?? '', / possible, instructions unchanged$/);
  });

  it('show the change of the figure where more is better', () => {
    const slower = benchmark('a/b', {
      verdict: 'regressed',
      because: reasonThatSays('x'),
      comparisons: [comparison('throughput', 0.25, 0.05, { role: 'gating', decides: true, adjustedP: 0, outcome: 'regressed' })],
    });
    const [table] = tablesOf(renderComment(sample([slower], { verdict: 'regressed', exitCode: 1 })));
    assert.deepEqual(
      table?.rows.map((row) => row[2]?.text),
      ['**−20.0&nbsp;% (−23.1&nbsp;to&nbsp;−16.7)**'],
    );
  });

  it('list servers by requests a second, fastest first, scenario by scenario', () => {
    const table = tableWith(renderComment(SAMPLES['every-verdict']), 'Framework');
    assert.deepEqual(
      table?.rows.map((row) => row[0]?.text),
      ['`fastify`', '`express`', '`egg`', '`deepkit`', '`fastify`'],
    );
  });

  it('have a cell for each column in every row of every table', () => {
    for (const given of Object.values(SAMPLES)) {
      for (const markdown of [renderComment(given), renderSummary(given)]) {
        const lines = markdown.split('\n').filter((line) => line.startsWith('|'));
        for (const { header, rows } of tablesOf(markdown)) assert.ok(rows.every((row) => row.length === header.length));
        assert.equal(
          lines.length,
          tablesOf(markdown).reduce((sum, { rows }) => sum + rows.length + 2, 0),
        );
      }
    }
  });
});

describe('hostile names', () => {
  const given = sample(
    HOSTILE_NAMES.map((id) =>
      benchmark(id, {
        verdict: 'regressed',
        because: reasonThatSays(`${id} \n</details> @octocat`),
        version: id,
        comparisons: [comparison('cpuPerRequest', 0.5, 0.1, { outcome: 'regressed', adjustedP: 0.001 })],
        figures: serverFigures(1000),
      }),
    ),
    { verdict: 'regressed', exitCode: 1 },
    { notes: HOSTILE_NAMES.map(reasonThatSays) },
  );

  it('leave the tables whole', () => {
    const tables = tablesOf(renderComment(given));
    assert.deepEqual(
      tables.map(({ rows }) => rows.length),
      [10, HOSTILE_NAMES.length, HOSTILE_NAMES.length],
    );
    assert.ok(
      tables.every(({ header, rows }) => rows.every((row) => row.length === header.length && row.every(({ text }) => text !== ''))),
    );
  });

  it('bring no heading of their own, and end no fold', () => {
    const html = marked.parse(renderComment(given), { async: false });
    assert.deepEqual(
      [...html.matchAll(/<h4>(.*?)<\/h4>/gu)].map(([, text]) => text),
      ['Base → head', 'Head alone', 'Against the stored runs'],
    );
    assert.equal([...html.matchAll(/<\/details>/gu)].length, [...html.matchAll(/<details>/gu)].length);
  });

  it('cannot leave the quotes of a command', () => {
    const quoted = sample(
      [benchmark("a'; rm -rf x #/$(y)\nz", { verdict: 'failed', because: reasonThatSays('x') })],
      { verdict: 'failed', exitCode: 1 },
      { base: { sha: 'x; rm', dirty: false } },
    );
    assert.ok(renderComment(quoted).includes(String.raw`--only 'a'\''; rm -rf x #/$\(y\)?z' --base 'x; rm' `));
  });
});

const URL_OF_RUN = 'https://example.com/run/1';

describe('limits', () => {
  it('a comment on 5,000 benchmarks fits and says how many rows are left out, and where they are', () => {
    const comment = renderComment({ ...manyBenchmarks(5000, (index) => `target-${index}/scenario`), fullReportUrl: `${URL_OF_RUN}?a=(b)` });
    assert.ok(comment.length <= MAX_COMMENT_CHARACTERS && comment.length > MAX_COMMENT_CHARACTERS * 0.9, String(comment.length));
    assert.match(comment, /^_… 4,\d{3} more in \[the full report\]\(https:\/\/example\.com\/run\/1\?a=%28b%29\)_$/mu);
    assert.deepEqual(
      tablesOf(comment).map(({ header }) => header.at(-1)?.text),
      ['outcome', 'Verdict'],
      'figures have given way',
    );
  });

  it('the verdicts are whole as long as they leave room, however many figures there are', () => {
    const regressed = SAMPLES.regressed.judgement.benchmarks.find(({ verdict }) => verdict === 'regressed')!;
    const benchmarks = Array.from({ length: 150 }, (_, index) => ({ ...regressed, id: `target-${index}/scenario` }));
    const comment = renderComment({ ...sample(benchmarks, { verdict: 'regressed', exitCode: 1 }), fullReportUrl: URL_OF_RUN });
    assert.ok(comment.length <= MAX_COMMENT_CHARACTERS && comment.length > MAX_COMMENT_CHARACTERS * 0.9, String(comment.length));
    assert.equal(tableWith(comment, 'Verdict')?.rows.length, 150);
    assert.equal(
      comment.match(/^_… \d+ more in \[the full report\]/gmu)?.length,
      3,
      'advisory metrics, figures, and stored runs that decide nothing',
    );
  });

  it('the worst are the rows that stay', () => {
    const comment = renderComment(manyBenchmarks(5000, (index) => `target-${index}/scenario`));
    assert.deepEqual(
      tablesOf(comment).map(({ rows }) => rows[0]?.[0]?.text),
      ['❌ `target-4998/scenario` CPU per request', '`target-4998/scenario`'],
    );
  });

  it('sentences on each of many benchmarks push out neither the visible part nor the tables', () => {
    const comparisons = [
      comparison('cpuPerRequest', 0, 0.002),
      comparison('meanCpuPerRequest', 0.08, 0.005),
      comparison('instructionsPerRequest', 0.1, 0.001, { role: 'advisory', decides: false }),
    ];
    const benchmarks = Array.from({ length: 300 }, (_, index) =>
      benchmark(`target-${index}/scenario`, { verdict: 'no regression', because: reasonThatSays('x'), comparisons }),
    );
    const comment = renderComment({ ...sample(benchmarks, { verdict: 'passed', exitCode: 0 }), fullReportUrl: URL_OF_RUN });
    assert.ok(comment.length <= MAX_COMMENT_CHARACTERS);
    assert.ok((tableWith(comment, 'Verdict')?.rows.length ?? 0) > 20);
    assert.match(comment, /^More work now and then:\n\n(?:- .*\n)*\n?_… \d+ more in \[the full report\]/mu);
  });

  it('huge names neither break the limit nor push the verdict out', () => {
    const comment = renderComment(manyBenchmarks(300, (index) => `${'@|<'.repeat(3000)}${index}/${'`'.repeat(3000)}`));
    assert.ok(comment.length <= MAX_COMMENT_CHARACTERS);
    assert.ok(comment.startsWith('❌ **perf-gate blocks the merge: 100 benchmarks regressed; worst: '));
  });

  it('the summary is measured in bytes', () => {
    const bytes = Buffer.byteLength(renderSummary(manyBenchmarks(5000, (index) => `目标-${index}/场景`)));
    assert.ok(bytes <= MAX_SUMMARY_BYTES && bytes > MAX_SUMMARY_BYTES * 0.9, String(bytes));
  });

  it('with no room for anything else the verdict stays, and says where the rest is', () => {
    assert.equal(
      renderComment({ ...SAMPLES.regressed, fullReportUrl: URL_OF_RUN, maxLength: 300 }),
      [
        '❌ **perf-gate blocks the merge: `express/updateUser` uses 4.1 % more CPU per request (limit 2 %)**',
        '',
        `_There was no room for anything else: see [the full report](${URL_OF_RUN})._`,
        '',
      ].join('\n'),
    );
  });
});
