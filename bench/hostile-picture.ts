/**
 * Draws what a hostile pull request can bring into a comment and a report: names, versions, labels, reasons and commits that try to be markup,
 * links, commands or other text. It takes Chromium.
 *
 *     node bench/hostile-picture.ts FOLDER
 */
import path from 'node:path';
import process from 'node:process';
import { buildPage } from '../build-page.ts';
import { pageOfComments } from '../docs/comment-page.ts';
import { pageAssets } from '../src/cli/page-assets.ts';
import { untrustedRunFile } from '../src/github/rejudge/untrusted-run-file.ts';
import { judge } from '../src/judge/judge.ts';
import type { BenchmarkRecord } from '../src/model.ts';
import { renderComment } from '../src/report/markdown.ts';
import { renderPage } from '../src/report/html/render-page.ts';
import { reportPage } from '../src/report/html/report-page.ts';
import { openChromium } from '../test/page/chromium.ts';
import { HOSTILE_TEXTS, poisoned } from '../test/report/inert.ts';
import { drawnRun } from '../test/report/html/drawn-run.ts';

const [folder = '.'] = process.argv.slice(2);

/** Every benchmark by texts of its own. */
const { run, history } = drawnRun({ benchmarks: 40, storedRuns: 20 });
const benchmarks = run.benchmarks.map((record, at): BenchmarkRecord => {
  const hostile = HOSTILE_TEXTS[(at * 2) % HOSTILE_TEXTS.length]!.slice(0, 100);
  const { target, scenario, ...rest } = poisoned(record, hostile, at % 2 === 0 ? 'behind' : 'before');
  return { ...rest, target, scenario, id: `${target}/${scenario}` };
});
const notes = HOSTILE_TEXTS.map((text) => ({ kind: 'recorded-text' as const, text }));
const commit = { ...run.head, sha: 'a'.repeat(40) };
const upload = {
  run: { ...run, head: commit, base: { ...commit, sha: 'b'.repeat(40) }, benchmarks, notes, warnings: notes.slice(0, 12) },
  history: [],
  acceptances: [],
};
const file = untrustedRunFile(JSON.stringify(upload), { now: new Date(Date.parse(run.startedAt) + 60_000) });
const source = { run: file.run, judgement: judge({ ...file, history }) };

const { script, style } = await buildPage(path.resolve(import.meta.dirname, '..'));
await using chromium = await openChromium();
const tab = await chromium.browser.newPage({ viewport: { width: 1100, height: 1400 } });
tab.on('dialog', (dialog) => {
  process.stderr.write(`a dialog: ${dialog.message()}\n`);
  process.exitCode = 1;
  void dialog.dismiss();
});
await tab.setContent(pageOfComments([renderComment({ ...source, fullReportUrl: 'https://github.com/octo-org/shop/actions/runs/20' })]));
await tab.evaluate('for (const one of document.querySelectorAll("details")) one.open = true');
await tab.screenshot({ path: path.join(folder, 'hostile-comment.png'), fullPage: true });
await tab.setContent(renderPage(reportPage({ source, history, commitUrl: null }), pageAssets(script, style)));
await tab.screenshot({ path: path.join(folder, 'hostile-report.png'), fullPage: true });
