/**
 * Draws docs/comment.png: a comment on a regression, and one where all is well; and docs/report.png: the HTML report. It takes Chromium.
 *
 *     node docs/picture.ts
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { marked } from 'marked';
import { buildPage } from '../build-page.ts';
import { pageAssets } from '../src/cli/page-assets.ts';
import { judge } from '../src/judge/judge.ts';
import { renderPage } from '../src/report/html/render-page.ts';
import { reportPage } from '../src/report/html/report-page.ts';
import { openChromium } from '../test/page/chromium.ts';
import { drawnRun } from '../test/report/html/drawn-run.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const [WIDTH, HEIGHT] = [900, 680];

/** As GitHub shows a comment. */
const STYLE = `
  body { margin: 16px; font: 14px/1.5 -apple-system, "Segoe UI", "Noto Sans", "DejaVu Sans", Helvetica, Arial, sans-serif, "Noto Color Emoji"; color: #1f2328; }
  article { border: 1px solid #d1d9e0; border-radius: 6px; margin-bottom: 16px; overflow: hidden; }
  header { background: #f6f8fa; border-bottom: 1px solid #d1d9e0; padding: 8px 16px; color: #59636e; }
  header b { color: #1f2328; } header i { border: 1px solid #d1d9e0; border-radius: 2em; font-size: 12px; font-style: normal; padding: 0 7px; }
  main { padding: 0 16px 12px; } p { margin: 12px 0; }
  code { background: #818b981f; border-radius: 6px; font: 85% "DejaVu Sans Mono", Consolas, monospace; padding: .2em .4em; }
  table { border-collapse: collapse; } th, td { border: 1px solid #d1d9e0; padding: 5px 11px; font-size: 13px; }
  summary { margin: 4px 0; } details + details { margin-top: 0; }`;

async function commentOf(name: string): Promise<string> {
  const markdown = await readFile(path.join(ROOT, `test/report/golden/${name}.comment.md`), 'utf8');
  return `<article><header><b>github-actions</b> <i>bot</i> commented 2 minutes ago</header><main>${marked.parse(markdown, { async: false })}</main></article>`;
}

const folder = await mkdtemp(path.join(tmpdir(), 'comment-'));
try {
  const page = path.join(folder, 'page.html');
  await writeFile(page, `<!doctype html><meta charset="utf-8"><style>${STYLE}</style>${await commentOf('explained')}${await commentOf('passed-all-clear')}`);
  execFileSync('chromium', ['--headless', '--no-sandbox', '--hide-scrollbars', `--user-data-dir=${folder}`, `--window-size=${WIDTH},${HEIGHT}`, `--screenshot=${path.join(ROOT, 'docs/comment.png')}`, page], { stdio: 'ignore' });
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
