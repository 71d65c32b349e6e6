/** The HTML report as a reader has it: in Chromium, from disk, without a network. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import axe from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { buildPage } from '../../build-page.ts';
import { pageAssets } from '../../src/cli/page-assets.ts';
import { judge } from '../../src/judge/judge.ts';
import type { RunFile } from '../../src/model.ts';
import { renderJunit } from '../../src/report/exports.ts';
import { renderPage } from '../../src/report/html/render-page.ts';
import { reportPage } from '../../src/report/html/report-page.ts';
import { drawnRun } from '../report/html/drawn-run.ts';
import { CAUSE } from '../report/sample-cause.ts';
import { SAMPLES } from '../report/samples.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { openChromium, type OpenedChromium } from './chromium.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const COMMIT_URL = 'https://github.com/octo/app/commit/';

let chromium: OpenedChromium;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let page: string;
/** With as little as a page of every kind of thing needs. */
let small: string;
let htmlOf: (file: RunFile) => string;

before(async () => {
  const [{ script, style }] = [await buildPage(ROOT)];
  htmlOf = (file) =>
    renderPage(
      reportPage({ source: { run: file.run, judgement: judge(file) }, history: file.history, commitUrl: COMMIT_URL }),
      pageAssets(script, style),
    );
  chromium = await openChromium();
  folder = await temporaryFolder();
  page = path.join(folder.path, 'report.html');
  await writeFile(page, htmlOf(drawnRun({ benchmarks: 8, storedRuns: 60 })));
  small = path.join(folder.path, 'small.html');
  await writeFile(small, htmlOf(drawnRun({ benchmarks: 2, storedRuns: 22, rounds: 6 })));
});

after(async () => {
  await chromium[Symbol.asyncDispose]();
  await folder[Symbol.asyncDispose]();
});

interface Tab extends AsyncDisposable {
  readonly tab: Page;
  /** What the console and the page complained of. */
  readonly complaints: readonly string[];
}

async function open(file: string, options: NonNullable<Parameters<OpenedChromium['browser']['newPage']>[0]> = {}): Promise<Tab> {
  const tab = await chromium.browser.newPage({ viewport: { width: 1280, height: 900 }, offline: true, ...options });
  const complaints: string[] = [];
  tab.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  tab.on('pageerror', (error) => complaints.push(String(error)));
  await tab.goto(pathToFileURL(file).href);
  return { tab, complaints, [Symbol.asyncDispose]: () => tab.close() };
}

/** Opens whatever can be opened and draws it; of the charts' figures one. */
async function openAll(tab: Page): Promise<void> {
  await tab.evaluate('for (const one of document.querySelectorAll("details")) one.open = true');
  await tab.waitForFunction(
    '[...document.querySelectorAll(".benchmark, .section")].every((one) => one.querySelector(".fold-body").hasChildNodes())',
  );
  await tab.evaluate('dispatchEvent(new Event("beforeprint")); document.querySelector(".figures").open = true');
  await tab.locator('.figures tbody tr').first().waitFor();
}

const namesOf = (tab: Page): Promise<readonly string[]> =>
  tab.getByRole('group', { name: 'All benchmarks' }).locator('tbody tr:not([hidden]) th').allTextContents();

describe('the HTML report in Chromium', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    it(`opens without a complaint, and axe finds nothing: ${colorScheme}`, async () => {
      await using opened = await open(small, { colorScheme });
      const { tab, complaints } = opened;
      await openAll(tab);
      await tab.evaluate(axe.source);
      const found = await tab.evaluate<readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[]>(
        'axe.run({ resultTypes: ["violations"] }).then(({ violations }) => violations.map(({ id, nodes }) => ({ id, nodes: nodes.slice(0, 3).map(({ html }) => ({ html })) })))',
      );
      assert.deepEqual(found, []);
      assert.deepEqual(complaints, []);
    });
  }

  it('shows the regressed benchmark first, open, with its rounds, levels, slices, latency, memory and history', async () => {
    await using opened = await open(page);
    const { tab } = opened;
    assert.match(
      (await tab.getByRole('heading', { level: 1 }).textContent()) ?? '',
      /restify\/updateUser executes .* more instructions per request/,
    );
    const first = tab.locator('details.benchmark').first();
    assert.equal(await first.getAttribute('open'), '');
    const titles = await first.locator('h4').allTextContents();
    for (const title of [
      'CPU per request: change in each round',
      'CPU per request: base and head',
      'CPU per request: slices',
      'Latency by percentile',
      'Memory series (MB)',
      'CPU per request: stored runs',
    ]) {
      assert.ok(titles.includes(title), title);
    }
    const rounds = first.locator('figure').filter({ hasText: 'CPU per request: change in each round' });
    await rounds.scrollIntoViewIfNeeded();
    await rounds.locator('svg').waitFor();
    assert.equal(await rounds.locator('svg circle').count(), 20);
  });

  it('draws calls of base and head over each other, and zooms by click and by keyboard', async () => {
    await using opened = await open(page);
    const { tab } = opened;
    const flame = tab.getByRole('group', { name: 'CPU time of a request by function' });
    const [grown, gone, collector] = [
      flame.getByRole('button', { name: 'structuredClone +2.80 µs' }),
      flame.getByRole('button', { name: 'legacyHeaders −1.10 µs' }),
      flame.getByRole('button', { name: '(garbage collector)' }),
    ];
    const [whole, route] = [flame.getByRole('button', { name: 'each request' }), flame.getByRole('button', { name: 'updateUser' })];
    const shareOf = async (frame: Locator): Promise<number> =>
      Math.round(((await frame.boundingBox())!.width / (await flame.boundingBox())!.width) * 100);
    assert.equal(await route.getAttribute('title'), 'updateUser\nsrc/routes/user.js:30\n29.9 µs → 32.3 µs per request');
    assert.deepEqual([await shareOf(whole), await shareOf(route)], [100, 39]);
    await route.click();
    assert.deepEqual([await shareOf(whole), await shareOf(route), await collector.isVisible()], [100, 100, false]);

    await tab.keyboard.press('ArrowDown');
    await tab.keyboard.press('ArrowRight');
    assert.equal(await tab.evaluate('document.activeElement.textContent'), 'structuredClone +2.80 µs');
    await tab.keyboard.press('Enter');
    assert.deepEqual([await shareOf(grown), await gone.isVisible()], [100, false]);
    await tab.keyboard.press('Escape');
    assert.deepEqual([await shareOf(route), await gone.isVisible(), await collector.isVisible()], [39, true, true]);
    assert.match((await tab.locator('.readout').textContent()) ?? '', /^structuredClone · 0 ns → 2.80 µs per request$/);

    await tab.keyboard.press('ArrowUp');
    await tab.keyboard.press('Enter');
    await tab.getByRole('button', { name: 'Zoom out' }).click();
    assert.ok(await collector.isVisible());
    // One stop for all frames; the next is beyond them.
    await tab.keyboard.press('Tab');
    assert.equal(await flame.locator(':focus').count(), 0);
  });

  it('sorts by a heading, by the keyboard as well', async () => {
    await using opened = await open(page);
    const { tab } = opened;
    const asItWas = await namesOf(tab);
    const heading = tab.getByRole('group', { name: 'All benchmarks' }).getByRole('columnheader', { name: 'Per second' });
    await heading.getByRole('button').focus();
    await tab.keyboard.press('Enter');
    assert.equal(await heading.getAttribute('aria-sort'), 'descending');
    const [most] = await namesOf(tab);
    assert.equal(most, 'serializers/json-7');
    await tab.keyboard.press('Enter');
    assert.equal(await heading.getAttribute('aria-sort'), 'ascending');
    assert.equal((await namesOf(tab))[0], 'restify/updateUser');
    await tab.keyboard.press('Enter');
    assert.deepEqual(await namesOf(tab), asItWas);
  });

  it('filters table and benchmarks by name and verdict', async () => {
    await using opened = await open(page);
    const { tab } = opened;
    await tab.getByLabel('Filter by name').fill('updateuser');
    assert.equal((await namesOf(tab)).length, 6);
    assert.equal(await tab.locator('details.benchmark:not([hidden])').count(), 6);
    await tab.getByRole('combobox', { name: /^Verdict/ }).selectOption('regressed');
    assert.deepEqual(await namesOf(tab), ['restify/updateUser']);
    assert.equal(await tab.locator('output').textContent(), '1 of 8 benchmarks');
  });

  it('opens a benchmark by its name, and compares servers in five charts', async () => {
    await using opened = await open(page);
    const { tab } = opened;
    await tab.getByRole('link', { name: 'hono/updateUser' }).press('Enter');
    const hono = tab.locator('details.benchmark').filter({ has: tab.locator('summary', { hasText: 'hono/updateUser' }) });
    await hono.locator('figure svg').first().waitFor();
    const group = tab.getByRole('region', { name: 'Servers beside each other' });
    await group.locator('summary').first().press('Enter');
    assert.deepEqual(await group.locator('h4').allTextContents(), [
      'Requests (R/s)',
      'Throughput (MB/s)',
      'Latency (ms)',
      'Max memory (MB)',
      'Memory series (MB)',
    ]);
  });

  it('shows less of a long history, and its figures with links to commits', async () => {
    await using opened = await open(page);
    const { tab } = opened;
    const chart = tab.locator('figure').filter({ hasText: 'CPU per request: stored runs' }).first();
    await chart.scrollIntoViewIfNeeded();
    await chart.locator('svg').waitFor();
    const dots = (): Promise<number> => chart.locator('svg circle').count();
    assert.equal(await dots(), 61);
    await chart.getByLabel('Show').selectOption('20');
    assert.equal(await dots(), 21);
    await chart.locator('summary').click();
    assert.ok((await chart.locator('tbody a').first().getAttribute('href'))?.startsWith(COMMIT_URL));
  });

  it('has no horizontal scroll at the width of a phone', async () => {
    await using opened = await open(small, { viewport: { width: 360, height: 740 } });
    const { tab } = opened;
    await openAll(tab);
    assert.equal(await tab.evaluate('document.documentElement.scrollWidth'), 360);
  });

  it('prints in dark letters on white, whatever the screen has', async () => {
    await using opened = await open(page, { colorScheme: 'dark' });
    await opened.tab.emulateMedia({ media: 'print' });
    assert.equal(await opened.tab.evaluate('getComputedStyle(document.body).backgroundColor'), 'rgb(255, 255, 255)');
  });

  it('shows hostile names as text', async () => {
    const name = '</script><img src=x onerror="window.hurt=1">';
    const drawn = drawnRun({ benchmarks: 2, storedRuns: 0 });
    const renamed = drawn.run.benchmarks.map((record, position) =>
      position === 1
        ? {
            ...record,
            id: `${name}/updateUser`,
            target: name,
            labels: { [name]: name },
            cause: {
              ...CAUSE,
              profiled: {
                ...CAUSE.profiled,
                tree: { ...CAUSE.profiled.tree, frames: CAUSE.profiled.tree.frames.map((frame) => ({ ...frame, name, file: name })) },
              },
            },
          }
        : record,
    );
    const file = path.join(folder.path, 'hostile.html');
    await writeFile(file, htmlOf({ ...drawn, run: { ...drawn.run, benchmarks: renamed } }));
    await using opened = await open(file);
    const { tab, complaints } = opened;
    await openAll(tab);
    assert.equal(await tab.locator('.flame button', { hasText: name }).count(), 18);
    assert.equal(await tab.locator('img').count(), 0);
    assert.equal(await tab.evaluate('window.hurt'), undefined);
    assert.ok((await tab.getByRole('heading', { level: 1 }).textContent())?.includes(name));
    assert.deepEqual(complaints, []);
  });

  it('JUnit reports are well-formed XML, and the site of this repository opens', async () => {
    await using opened = await open(page);
    const errorIn = (xml: string): Promise<string | null> =>
      opened.tab.evaluate(
        `new DOMParser().parseFromString(${JSON.stringify(xml)}, 'application/xml').querySelector('parsererror')?.textContent ?? null`,
      );
    for (const sample of Object.values(SAMPLES)) assert.equal(await errorIn(renderJunit(sample)), null);
    assert.notEqual(await errorIn('<a>'), null);

    const site = path.join(folder.path, 'site');
    await promisify(execFile)(process.execPath, [path.join(ROOT, 'src/cli/cli.ts'), 'report', '--site', site], { cwd: ROOT });
    await using shown = await open(path.join(site, 'index.html'));
    await openAll(shown.tab);
    assert.match((await shown.tab.getByRole('heading', { level: 1 }).textContent()) ?? '', /^Stored runs: \d+ benchmarks, \d+ runs?$/);
    assert.deepEqual(shown.complaints, []);
  });
});
