import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { judge } from '../../../src/judge/judge.ts';
import type { CallNode, RunFile } from '../../../src/model.ts';
import type { Chart, PageData } from '../../../src/report/html/page-data.ts';
import { renderPage } from '../../../src/report/html/render-page.ts';
import { reportPage } from '../../../src/report/html/report-page.ts';
import { CAUSE } from '../sample-cause.ts';
import { SAMPLES } from '../samples.ts';
import { drawnRun } from './drawn-run.ts';

const pageOf = (file: RunFile): PageData =>
  reportPage({ source: { run: file.run, judgement: judge(file) }, history: file.history, commitUrl: null });

const DRAWN = drawnRun({ benchmarks: 8, storedRuns: 60 });
const PAGE = pageOf(DRAWN);

function chartOf(label: string, title: string): Chart {
  const chart = PAGE.benchmarks.find((benchmark) => benchmark.label === label)?.charts.find((one) => one.title === title);
  assert.ok(chart !== undefined, `${label} has no chart "${title}"`);
  return chart;
}

describe('the page of a run', () => {
  it('can be made of every sample, each benchmark in its overview and below it', () => {
    for (const [name, source] of Object.entries(SAMPLES)) {
      const { overview, benchmarks } = reportPage({ source, history: [], commitUrl: null });
      assert.equal(overview.rows.length, source.judgement.benchmarks.length, name);
      assert.deepEqual(
        overview.rows.map(([first]) => first?.text),
        benchmarks.map(({ label }) => [{ code: label }]),
        name,
      );
    }
  });

  it('begins with what regressed, and opens that alone', () => {
    assert.deepEqual(
      PAGE.benchmarks.filter(({ isOpen }) => isOpen).map(({ label, kind }) => [label, kind]),
      [['restify/updateUser', 'regressed']],
    );
    assert.equal(PAGE.benchmarks[0]?.label, 'restify/updateUser');
  });

  it('draws a dot for each round, the interval that decided, and the limit', () => {
    const comparison = judge(DRAWN)
      .benchmarks.find(({ id }) => id === 'restify/updateUser')
      ?.comparisons.find(({ metric }) => metric === 'cpuPerRequest');
    const { series, bands, rules } = chartOf('restify/updateUser', 'CPU per request: change in each round');
    assert.equal(series[0]?.y.length, 20);
    assert.deepEqual(
      bands.map(({ low, high }) => [low, high]),
      [[comparison?.interval.low, comparison?.interval.high].map((bound) => Number((100 * bound!).toPrecision(5)))],
    );
    assert.deepEqual(rules.find(({ name }) => name === 'Limit')?.at, 2);
  });

  it('has a flame graph where profiles were taken and show any time, and names their files', () => {
    const { run, ...rest } = DRAWN;
    assert.deepEqual(
      PAGE.benchmarks.filter(({ flame }) => flame !== null).map(({ label }) => label),
      ['restify/updateUser'],
    );
    const { per, tree, files } = PAGE.benchmarks[0]!.flame!;
    assert.deepEqual([per, tree], ['request', CAUSE.profiled.tree]);
    assert.deepEqual(
      files.flatMap((span) => (typeof span === 'string' ? [] : [span.code])),
      ['.perf-gate/profiles/restify_updateUser.base.cpuprofile', 'restify_updateUser.head.cpuprofile'],
    );
    const counted = {
      instructions: { base: 1_000, head: 1_900 },
      functions: [
        {
          at: CAUSE.profiled.tree.frames[8]!,
          isChanged: true,
          text: null,
          part: null,
          caller: null,
          base: 0,
          head: 900,
          calls: { base: 0, head: 1 },
        },
      ],
    };
    const coloured = pageOf({
      ...rest,
      run: { ...run, benchmarks: run.benchmarks.map((record) => ({ ...record, cause: { ...CAUSE, counted } })) },
    }).benchmarks[0]!.flame!;
    assert.deepEqual([PAGE.benchmarks[0]!.flame!.changes, coloured.changes?.[8], coloured.changes?.[0]], [null, 900, 0]);
    const idle = {
      ...CAUSE,
      profiled: {
        ...CAUSE.profiled,
        tree: { ...CAUSE.profiled.tree, nodes: CAUSE.profiled.tree.nodes.map(([caller, frame]): CallNode => [caller, frame, 0, 0]) },
      },
    };
    assert.ok(
      pageOf({ ...rest, run: { ...run, benchmarks: run.benchmarks.map((record) => ({ ...record, cause: idle })) } }).benchmarks.every(
        ({ flame }) => flame === null,
      ),
    );
  });

  it('separates rounds in the slices by a gap', () => {
    const { series } = chartOf('restify/updateUser', 'CPU per request: slices');
    assert.deepEqual(
      series.map(({ name, y }) => [name, y.length, y.filter((value) => value === null).length]),
      [
        ['base', 180, 20],
        ['head', 180, 20],
      ],
    );
  });

  it('draws the whole distribution of latencies', () => {
    const [line] = chartOf('koa/updateUser', 'Latency by percentile').series;
    assert.deepEqual([line?.x, line?.y.length], [0, 30]);
  });

  it('compares servers that do the same in the five charts of a benchmark page, the fastest first', () => {
    assert.deepEqual(
      PAGE.groups.map(({ title, charts }) => [title, charts.map((chart) => chart.title)]),
      [['updateUser', ['Requests (R/s)', 'Throughput (MB/s)', 'Latency (ms)', 'Max memory (MB)', 'Memory series (MB)']]],
    );
    assert.deepEqual(PAGE.groups[0]?.charts[0]?.y.names, ['http-node', 'fastify', 'hono', 'koa', 'express', 'restify']);
  });

  it('begins the baseline anew where a slowdown was accepted, and marks the acceptance', () => {
    const [of, all] = [
      chartOf('express/updateUser', 'CPU per request: stored runs'),
      chartOf('koa/updateUser', 'CPU per request: stored runs'),
    ];
    assert.deepEqual(
      all.series.map(({ name, x }) => [name, x]),
      [
        ['Baseline', 0],
        ['This run', 60],
      ],
    );
    assert.deepEqual(
      of.rules.map(({ name, at }) => [name, at]),
      [['Accepted', 41]],
    );
    assert.deepEqual(of.series.find(({ name }) => name === 'This run')?.x, 60);
  });

  it('has no history without stored runs of this machine kind', () => {
    const [first] = DRAWN.history;
    const elsewhere = { ...DRAWN, history: [{ ...first!, environment: { ...first!.environment, key: 'another' } }] };
    assert.ok(pageOf(elsewhere).benchmarks.every(({ charts }) => charts.every(({ title }) => !title.endsWith('stored runs'))));
  });

  it('shows the change points of main', () => {
    const { run, ...rest } = drawnRun({ benchmarks: 6, storedRuns: 60 });
    const { benchmarks } = pageOf({
      ...rest,
      run: { ...run, base: null, branch: 'default' },
      history: rest.history.map((stored) => ({ ...stored, accepted: [] })),
    });
    const chart = benchmarks
      .find(({ label }) => label === 'express/updateUser')
      ?.charts.find(({ title }) => title === 'CPU per request: stored runs');
    assert.match(chart?.caption ?? '', /Change point: express\/updateUser: CPU per request rose by/);
    assert.ok(chart?.rules.some(({ name, paint }) => name.startsWith('Change point at ') && paint === 'bad'));
  });
});

describe('the file of a page', () => {
  const ASSETS = { script: 'draw()', scriptHash: 'c2hh', style: 'p{}' };

  it('lets no name end the data or become markup, and gives the same data back', () => {
    const [benchmark] = PAGE.benchmarks;
    const hostile: PageData = { ...PAGE, title: '</title><b>', benchmarks: [{ ...benchmark!, label: '</script><!--<script>' }] };
    const html = renderPage(hostile, ASSETS);
    const data = /<script type="application\/json" id="data">(.*)<\/script>\n/.exec(html)?.[1] ?? '';
    assert.doesNotMatch(data, /</);
    const { tone, ...verdict } = hostile.benchmarks[0]!.verdict;
    assert.deepEqual(
      (JSON.parse(data) as PageData).benchmarks[0],
      JSON.parse(JSON.stringify({ ...hostile.benchmarks[0], verdict: { ...verdict, tone } })),
    );
    assert.ok(html.includes('<title>&lt;/title&gt;&lt;b&gt;</title>'));
  });

  it('runs its own script alone, and loads nothing', () => {
    const html = renderPage(PAGE, ASSETS);
    assert.ok(
      html.includes(
        `content="default-src 'none'; script-src 'sha256-c2hh'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"`,
      ),
    );
    assert.doesNotMatch(html, /<link[^>]*href="(?!data:)|<script[^>]*src=/);
  });
});
