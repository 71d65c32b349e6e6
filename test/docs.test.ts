import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { looksOf } from '../src/judge/looks.ts';
import { BUILT_IN_PROFILES, findProfile } from '../src/plan/profiles.ts';
import { upperQuantile } from '../src/statistics/student-t.ts';

/** Of a policy that says nothing of it. */
const ALPHA = 0.01;

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

test('which runners the Action needs is said for as long as it needs them', async () => {
  assert.match(await readFile(path.join(root, 'action.yml'), 'utf8'), /^ {2}using: node24$/m);
  for (const page of ['docs/github.md', 'docs/security.md']) assert.match(await readFile(path.join(root, page), 'utf8'), /runs on Node 24[^]{0,160} version\s2\.327\.1/, page);
});

test('a program of a service is installed in every job of perf.yml that measures, and a workflow\'s own services are warned of', async () => {
  const { jobs } = parse(await readFile(path.join(root, 'examples/perf.yml'), 'utf8')) as { readonly jobs: Readonly<Record<string, { readonly steps: readonly { readonly uses?: string }[] }>> };
  const measuring = Object.entries(jobs).flatMap(([name, { steps }]) => (steps.some(({ uses }) => uses?.startsWith('actions/checkout@')) ? [name] : []));
  assert.deepEqual(measuring, ['measure', 'baseline']);
  const text = await readFile(path.join(root, 'docs/services.md'), 'utf8');
  assert.ok(text.includes(`in **every job that measures**: ${measuring.map((name) => `\`${name}\``).join(' and ')}`));
  assert.match(text, /the workflow's own `services:`[^]*one for both arms/);
});

test('the standard errors that verdicts.md names are those of the first look of the standard profile in a family of ten', async () => {
  const { looks } = findProfile('standard', { profiles: BUILT_IN_PROFILES })!.plan!;
  const [first] = looksOf({ looks });
  const asked = (degreesOfFreedom: number): string => upperQuantile((ALPHA * first!.alphaShare) / 10, degreesOfFreedom).toFixed(1);
  const text = (await readFile(path.join(root, 'docs/verdicts.md'), 'utf8')).replaceAll(/\s+/g, ' ');
  assert.ok(text.includes(`the first look at a family of ten asks for ${asked(first!.rounds - 1)} standard errors, where ${asked(1e9)} would do`));
});

/** Options of commander that a text defines. */
const optionsIn = (text: string): readonly string[] => [...text.matchAll(/ption\('(--[a-z-]+)/g)].map(([, option = '']) => option);

test('the synopsis of the command line names every option of every command', async () => {
  const [blocks, page] = [(await readFile(path.join(root, 'src/cli.ts'), 'utf8')).split('\n\n'), await readFile(path.join(root, 'docs/command-line.md'), 'utf8')];
  const sharedBy = (name: string): readonly string[] => optionsIn(blocks.find((block) => block.startsWith(`function ${name}(`)) ?? '');
  const [, synopsis = ''] = /```\n(perf-gate run .*?)```/s.exec(page) ?? [];
  const usages = new Map(synopsis.split(/\n(?=perf-gate )/).map((usage) => [/^perf-gate (?:baseline )?(\w+)/.exec(usage)?.[1], usage]));
  assert.ok(sharedBy('withMeasuring').length > 0 && sharedBy('withOutputs').length > 0);

  for (const block of blocks.filter((candidate) => candidate.includes('.action('))) {
    const [, name = ''] = /\.command\('(\w+)'\)/.exec(block) ?? [];
    // What is said of `baseline update` is that it takes those of `run`.
    const measuring = block.includes('withMeasuring(') && name !== 'update' ? sharedBy('withMeasuring') : [];
    const outputs = block.includes('withOutputs(') ? sharedBy('withOutputs') : [];
    const missing = [...optionsIn(block), ...measuring, ...outputs].filter((option) => !new RegExp(`${option}(?![a-z-])`).test(usages.get(name) ?? ''));
    assert.deepEqual(missing, [], name);
  }
});

test('what is stored on a branch of its own can be worked on by the command line', async () => {
  const [baselines, github] = [await readFile(path.join(root, 'docs/baselines.md'), 'utf8'), await readFile(path.join(root, 'docs/github.md'), 'utf8')];
  assert.match(baselines, /git worktree add \.\.\/perf-baselines perf-baselines/);
  assert.match(/\*\*Merge queue\.\*\*[^]*?\n\n/.exec(github)?.[0] ?? '', /baselines\.md#how-it-is-written/);
});
