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
