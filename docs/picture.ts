/**
 * Draws docs/comment.png: a comment on a regression, and one where all is well; and docs/report.png: the HTML report. It takes Chromium, and a font with
 * emoji (Debian: fonts-noto-color-emoji).
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
import type { BenchmarkRecord, CountedFunction } from '../src/model.ts';
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
const drawn = drawnRun({ benchmarks: 3, storedRuns: 60 });
const { history, acceptances } = drawn;
const run = { ...drawn.run, benchmarks: drawn.run.benchmarks.map(withCountedCause) };
const source = { run, judgement: judge({ run, history, acceptances }) };
await using chromium = await openChromium();
const tab = await chromium.browser.newPage({ viewport: { width: 1100, height: 1400 } });
await tab.setContent(renderPage(reportPage({ source, history, commitUrl: null }), pageAssets(script, style)));
await tab.locator('.flame').waitFor();
await tab.screenshot({ path: path.join(ROOT, 'docs/report.png') });

/** What its profiles say was counted too. */
function withCountedCause(record: BenchmarkRecord): BenchmarkRecord {
  const counts = record.measurement.state === 'measured' ? record.measurement.instructions : undefined;
  if (record.cause === undefined || counts === undefined || counts.base === null) return record;
  const [updateUser, compile] = [
    { name: 'updateUser', file: 'src/routes/user.js', line: 41 },
    { name: 'compile', file: 'node_modules/schema-kit/lib/compile.js', line: 118 },
  ];
  const functions: readonly CountedFunction[] = [
    {
      at: updateUser,
      isChanged: true,
      text: 'reply(structuredClone(user));',
      caller: null,
      base: 3_020,
      head: 5_480,
      calls: { base: 1, head: 1 },
      part: 'structuredClone',
    },
    { at: compile, isChanged: false, text: null, caller: updateUser, base: 1_240, head: 1_850, calls: { base: 1, head: 1 }, part: null },
  ];
  return { ...record, cause: { ...record.cause, counted: { instructions: { base: counts.base, head: counts.head }, functions } } };
}
