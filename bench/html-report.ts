/**
 * Prints how large the HTML report of a run is, and how long headless Chromium takes to open it from disk: until it is drawn.
 *
 *     node bench/html-report.ts [BENCHMARKS] [STORED_RUNS]    500 and 100 unless given
 */
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { markdownTable } from 'markdown-table';
import { median } from 'simple-statistics';
import { buildPage } from '../build-page.ts';
import { pageAssets } from '../src/cli/page-assets.ts';
import { judge } from '../src/judge/judge.ts';
import { renderPage } from '../src/report/html/render-page.ts';
import { reportPage } from '../src/report/html/report-page.ts';
import { openChromium } from '../test/page/chromium.ts';
import { drawnRun } from '../test/report/html/drawn-run.ts';

const REPEATS = 5;
const [benchmarks = 500, storedRuns = 100] = process.argv.slice(2).map(Number);

const { script, style } = await buildPage(path.resolve(import.meta.dirname, '..'));
const file = drawnRun({ benchmarks, storedRuns });
const judgement = judge(file);
const began = performance.now();
const html = renderPage(
  reportPage({ source: { run: file.run, judgement }, history: file.history, commitUrl: null }),
  pageAssets(script, style),
);
const writtenMs = performance.now() - began;

const folder = await mkdtemp(path.join(tmpdir(), 'html-report-'));
await using chromium = await openChromium();
try {
  const page = path.join(folder, 'report.html');
  await writeFile(page, html);
  const openedMs: number[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat += 1) openedMs.push(await msToOpen(page));
  process.stdout.write(
    `${markdownTable([
      ['benchmarks', 'stored runs', 'size (MB)', 'made in (ms)', `opened in (ms, median of ${REPEATS})`],
      [
        benchmarks,
        storedRuns,
        ((await stat(page)).size / 1e6).toFixed(2),
        writtenMs.toFixed(0),
        `${median(openedMs).toFixed(0)} (${Math.min(...openedMs).toFixed(0)} to ${Math.max(...openedMs).toFixed(0)})`,
      ].map(String),
    ])}\n`,
  );
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** From the navigation to the frame behind the last benchmark: charts are drawn when they come into view. */
async function msToOpen(page: string): Promise<number> {
  const tab = await chromium.browser.newPage();
  try {
    await tab.goto(pathToFileURL(page).href);
    await tab.locator('details.benchmark').last().waitFor();
    return await tab.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(performance.now()))))');
  } finally {
    await tab.close();
  }
}
