/**
 * Draws docs/comment.png: a comment on a regression, and one where all is well; and docs/report.png: the HTML report. It takes Chromium.
 *
 *     node docs/picture.ts
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildPage } from '../build-page.ts';
import { pageOfComments } from './comment-page.ts';
import { pageAssets } from '../src/cli/page-assets.ts';
import { judge } from '../src/judge/judge.ts';
import { renderPage } from '../src/report/html/render-page.ts';
import { reportPage } from '../src/report/html/report-page.ts';
import { openChromium } from '../test/page/chromium.ts';
import { drawnRun } from '../test/report/html/drawn-run.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const [WIDTH, HEIGHT] = [900, 760];

function commentOf(name: string): Promise<string> {
  return readFile(path.join(ROOT, `test/report/golden/${name}.comment.md`), 'utf8');
}

const folder = await mkdtemp(path.join(tmpdir(), 'comment-'));
try {
  const page = path.join(folder, 'page.html');
  await writeFile(page, pageOfComments([await commentOf('counted'), await commentOf('settled')]));
  execFileSync(
    'chromium',
    [
      '--headless',
      '--no-sandbox',
      '--hide-scrollbars',
      `--user-data-dir=${folder}`,
      `--window-size=${WIDTH},${HEIGHT}`,
      `--screenshot=${path.join(ROOT, 'docs/comment.png')}`,
      page,
    ],
    { stdio: 'ignore' },
  );
} finally {
  await rm(folder, { recursive: true, force: true });
}

const { script, style } = await buildPage(ROOT);
const { run, history, acceptances } = drawnRun({ benchmarks: 3, storedRuns: 60 });
const source = { run, judgement: judge({ run, history, acceptances }) };
await using chromium = await openChromium();
const tab = await chromium.browser.newPage({ viewport: { width: 1100, height: 1400 } });
await tab.setContent(renderPage(reportPage({ source, history, commitUrl: null }), pageAssets(script, style)));
await tab.locator('.flame').waitFor();
await tab.screenshot({ path: path.join(ROOT, 'docs/report.png') });
