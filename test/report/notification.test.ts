import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { renderNotification } from '../../src/report/notification.ts';
import type { ReportSource } from '../../src/report/report-source.ts';
import { HEAD_SHA } from './sample-run.ts';
import { SAMPLES } from './samples.ts';

const LINKS = { report: 'https://github.com/octo/app/actions/runs/12', commit: `https://github.com/octo/app/commit/${HEAD_SHA}` };

interface Slack {
  readonly text: string;
  readonly blocks: readonly {
    readonly type: string;
    readonly text?: { readonly type: string; readonly text: string };
    readonly elements?: readonly { readonly text: string }[];
  }[];
}

const slack = (source: ReportSource, links: Parameters<typeof renderNotification>[2] = LINKS): Slack =>
  JSON.parse(renderNotification(source, 'slack', links)) as Slack;

/** The regressed benchmark, so often and under this name. */
function regressed(id: string, times = 1): ReportSource {
  const { run, judgement } = SAMPLES.regressed;
  const benchmark = judgement.benchmarks.find(({ verdict }) => verdict === 'regressed');
  return { run, judgement: { ...judgement, benchmarks: Array.from({ length: times }, () => ({ ...benchmark!, id })) } };
}

describe('a notification', () => {
  it("has the verdict, what regressed and the links in Slack's shape", () => {
    const { text, blocks } = slack(SAMPLES.regressed);
    assert.match(text, /^❌ perf-gate: express\/updateUser uses 4\.1 % more CPU per request/);
    assert.deepEqual(
      blocks.map(({ type }) => type),
      ['section', 'section', 'context'],
    );
    assert.equal(blocks[1]?.text?.text, '• `express/updateUser`: CPU per request is 4.1 % higher (3.2 to 5.0 %)');
    assert.equal(blocks[2]?.elements?.[0]?.text, `<${LINKS.report}|Report> · <${LINKS.commit}|\`${HEAD_SHA.slice(0, 12)}\`>`);
  });

  it('lists no benchmark where the run passes, and no link where none is known', () => {
    const { blocks } = slack(SAMPLES.passed, { report: null, commit: null });
    assert.deepEqual(
      blocks.map(({ type }) => type),
      ['section', 'context'],
    );
    assert.equal(blocks[1]?.elements?.[0]?.text, `\`${HEAD_SHA.slice(0, 12)}\``);
  });

  it('mentions nobody and links nowhere by the names of benchmarks', () => {
    const line = slack(regressed('a/<!channel> `b` <http://x|y> & c')).blocks[1]?.text?.text ?? '';
    assert.ok(line.startsWith("• `a/&lt;!channel&gt; 'b' &lt;http://x|y&gt; &amp; c`: "), line);
  });

  it('keeps to the 3,000 characters of a section, and counts what it leaves out', () => {
    for (const id of ['api/hello', `api/${'<'.repeat(200)}`]) {
      const list = slack(regressed(id, 400)).blocks[1]?.text?.text ?? '';
      assert.ok(list.length <= 3_000, `${list.length} characters`);
      assert.match(list, /and 39\d more$/);
    }
  });

  it('has the figures of the worst metric as plain JSON', () => {
    const message = JSON.parse(renderNotification(SAMPLES.regressed, 'json', LINKS)) as Record<string, unknown>;
    assert.deepEqual([message['verdict'], message['exitCode'], message['head'], message['links']], ['regressed', 1, HEAD_SHA, LINKS]);
    const [first] = message['benchmarks'] as readonly { readonly id: string; readonly change: Readonly<Record<string, unknown>> }[];
    assert.equal(first?.id, 'express/updateUser');
    assert.deepEqual([first?.change['metric'], first?.change['estimate'], first?.change['limit']], ['cpuPerRequest', 0.041, 0.02]);
  });

  it('has no change of a benchmark that failed', () => {
    const { benchmarks } = JSON.parse(renderNotification(SAMPLES['every-verdict'], 'json', LINKS)) as {
      readonly benchmarks: readonly { readonly verdict: string; readonly change: unknown }[];
    };
    assert.deepEqual(
      benchmarks.map(({ verdict }) => verdict),
      ['failed', 'regressed', 'invalid'],
    );
    assert.equal(benchmarks[0]?.change, null);
  });
});
