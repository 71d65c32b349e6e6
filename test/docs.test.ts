import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';

const root = path.resolve(import.meta.dirname, '..');
const pages = ['README.md', ...(await readdir(path.join(root, 'docs'))).filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`)];

for (const page of pages) {
  test(`the links of ${page} lead somewhere`, async () => {
    const text = await readFile(path.join(root, page), 'utf8');
    for (const [, link = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^https?:/.test(link)) continue;
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? path.join(root, page) : path.resolve(root, path.dirname(page), file);
      assert.ok(existsSync(target), link);
      if (anchor !== undefined) assert.ok((await headingsOf(target)).includes(anchor), link);
    }
  });
}

/** As GitHub makes anchors of them. */
async function headingsOf(file: string): Promise<readonly string[]> {
  const headings = [...(await readFile(file, 'utf8')).matchAll(/^#+ (.*)$/gm)];
  return headings.map(([, heading = '']) => heading.toLowerCase().replaceAll(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(' ', '-'));
}

test('the workflow that calibrates installs where no lock file is tracked, and leaves none behind', async () => {
  const text = await readFile(path.join(root, 'docs/calibrate.md'), 'utf8');
  assert.deepEqual(text.match(/^ +- run: npm .*$/gm)?.map((step) => step.replace(/ #.*/, '').trim()), ['- run: npm install --no-save --no-package-lock']);
});

test('a base that is broken and an upgrade have a way past the gate, which is not the label where there is a merge queue', async () => {
  const text = await readFile(path.join(root, 'docs/github.md'), 'utf8');
  const rows = text.split('\n').filter((line) => line.startsWith('| "base is broken"') || line.includes('"no plan of its profile"'));
  assert.deepEqual(rows.map((row) => row.includes('](#merging-without-a-verdict)')), [true, true]);
  const [, section = ''] = /\n### Merging without a verdict\n(.*?)\n## /s.exec(text) ?? [];
  assert.match(section, /closed and opened again/);
  assert.match(section, /merge queue[^]*ruleset/);
});
