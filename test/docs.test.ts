/** What the pages promise: links lead somewhere, generated parts are those of the code, examples are good configurations. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { glob, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { test } from 'node:test';
import { parse, stringify } from 'yaml';
import { configJsonSchema, generatedPages } from '../docs/generate.ts';
import { parseConfig } from '../src/config/load-config.ts';
import { oneWorkflow, runnerFor } from '../src/init/workflows.ts';
import { BUILT_IN_PROFILES } from '../src/plan/profiles.ts';
import { repositoryName } from '../src/system/version.ts';
import { generatedTables, ROOT, secondsOf, SERVER, withTables } from './generated-tables.ts';

const read = async (page: string): Promise<string> => readFile(path.join(ROOT, page), 'utf8');

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  ...(await readdir(path.join(ROOT, 'docs'))).filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`),
];

for (const page of PAGES) {
  test(`the links of ${page} lead somewhere`, async () => {
    for (const link of linksOf(await read(page))) {
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? path.join(ROOT, page) : path.resolve(ROOT, path.dirname(page), file);
      assert.ok(existsSync(target), link);
      if (anchor !== undefined) assert.ok((await anchorsOf(target)).includes(anchor), link);
    }
  });
}

/** Links to files of this repository. */
function linksOf(text: string): readonly string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link).filter((link) => !link.startsWith('http'));
}

/** As GitHub makes anchors of headings. */
async function anchorsOf(file: string): Promise<readonly string[]> {
  const headings = [...(await readFile(file, 'utf8')).matchAll(/^#+ (.*)$/gm)];
  return headings.map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** `UPDATE_DOCS=1` writes them anew. */
for (const [page, tables] of Object.entries(await generatedTables())) {
  test(`the generated parts of ${page} are those of the code`, async () => {
    const text = await read(page);
    const expected = withTables(text, tables);
    if (process.env['UPDATE_DOCS'] === '1') await writeFile(path.join(ROOT, page), expected);
    else assert.equal(text, expected, 'run `npm run docs`');
  });
}

for (const [page, text] of Object.entries(await generatedPages())) {
  test(`${page} is the one that \`npm run docs\` writes`, async () => {
    assert.equal(await read(page), text);
  });
}

/** Enough of a configuration to complete each fragment that a page shows. */
const AROUND = {
  version: 1,
  scenarios: { hello: { path: '/hello' }, updateUser: { path: '/updateUser' } },
  servers: {
    api: { dir: 'servers/api', start: 'node .', scenarios: ['hello', 'updateUser'] },
    express: { dir: 'servers/express', start: 'node .', scenarios: ['updateUser'] },
  },
  suites: { serializers: { dir: 'bench/serializers', file: 'serializers.suite.js' } },
  selections: { gate: ['api/*'] },
};

for (const page of ['README.md', 'docs/quick-start.md', 'docs/configuration.md']) {
  test(`the configurations that ${page} shows are good ones`, async () => {
    const shown = codeOf(await read(page), 'yaml')
      .map((block): unknown => parse(block))
      .filter(isConfiguration);
    assert.notEqual(shown.length, 0);
    for (const fragment of shown)
      assert.doesNotThrow(() => parseConfig(stringify(completed(fragment)), 'perf-gate.yml'), JSON.stringify(fragment));
  });
}

const codeOf = (text: string, language: string): readonly string[] =>
  text
    .split(/^ *```/m)
    .filter((block) => block.startsWith(`${language}\n`))
    .map((block) => withoutIndent(block.slice(language.length + 1)));

function withoutIndent(block: string): string {
  const indent = /^ */.exec(block)?.[0] ?? '';
  return block
    .split('\n')
    .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
    .join('\n');
}

interface SchemaPlace {
  readonly properties?: Readonly<Record<string, SchemaPlace>>;
  readonly additionalProperties?: SchemaPlace;
  readonly items?: SchemaPlace;
}

/** Keys that the schema knows at a place. */
function knownKeys(at: readonly (string | number)[]): readonly string[] {
  const place = at.reduce<SchemaPlace | undefined>(
    (above, step) => (typeof step === 'number' ? above?.items : (above?.properties?.[step] ?? above?.additionalProperties)),
    configJsonSchema(),
  );
  return Object.keys(place?.properties ?? {});
}

type Fragment = Readonly<Record<string, unknown>>;

function isConfiguration(value: unknown): value is Fragment {
  return typeof value === 'object' && value !== null && Object.keys(value).every((key) => knownKeys([]).includes(key));
}

function completed(fragment: Fragment): Fragment {
  if ('version' in fragment) return fragment;
  const parts = Object.entries(fragment).map(([key, value]) => [
    key,
    typeof value === 'object' && key in AROUND ? { ...(AROUND[key as keyof typeof AROUND] as object), ...value } : value,
  ]);
  return { ...AROUND, ...Object.fromEntries(parts) };
}

/** Each table of configuration.md with the place of its keys, and keys that stand elsewhere on the page. */
const KEY_TABLES = [
  { heading: '## Top level', at: [], elsewhere: ['$schema'] },
  { heading: '## `servers.NAME`', at: ['servers', 'api'], elsewhere: [] },
  { heading: '## `services`', at: ['services', 'redis'], elsewhere: [] },
  { heading: '## `policy`', at: ['policy'], elsewhere: [] },
  { heading: '### `policy.rules`', at: ['policy', 'rules', 0], elsewhere: [] },
  { heading: '## `profiles`', at: ['profiles', 'nightly'], elsewhere: [] },
  { heading: '## `retention`', at: ['retention'], elsewhere: [] },
];

for (const { heading, at, elsewhere } of KEY_TABLES) {
  test(`configuration.md describes every key below "${heading}", and no other`, async () => {
    const [, section = ''] = (await read('docs/configuration.md')).split(`\n${heading}\n`);
    const [table = ''] = section.slice(section.indexOf('\n| key |')).split('\n\n');
    const keys = table
      .split('\n')
      .filter((row) => row.startsWith('| `'))
      .flatMap((row) => row.split('|')[1]!.match(/(?<=`)[A-Za-z0-9]+(?=`)/g) ?? []);
    assert.deepEqual([...keys, ...elsewhere].toSorted(), [...knownKeys(at)].toSorted());
  });
}

test('the budget that github.md advises beyond thirty scenarios holds them, and ends before the examples cut the job off', async () => {
  const { plan, solos } = BUILT_IN_PROFILES.find(({ name }) => name === 'standard')!;
  const [first, last] = [plan!.looks[0]!, plan!.looks.at(-1)!];
  const thirty = 30 * secondsOf(SERVER, { duets: first, solos }) + 3 * secondsOf(SERVER, { duets: last - first, solos: 0 });
  const { on } = parse(await read('.github/workflows/measure.yml')) as {
    readonly on: { readonly workflow_call: { readonly inputs: Readonly<Record<string, { readonly default?: number }>> } };
  };
  assert.ok(thirty < 45 * 60 && 45 < on.workflow_call.inputs['timeout-minutes']!.default!);
});

/** The first block of YAML that is a workflow. */
const workflowIn = (text: string): unknown =>
  codeOf(text, 'yaml')
    .map((block): unknown => parse(block))
    .find((value) => typeof value === 'object' && value !== null && 'jobs' in value);

test('the README has at most 120 lines, and shows the workflow that init writes, as the quick start does', async () => {
  const [readme, quickStart] = [await read('README.md'), await read('docs/quick-start.md')];
  assert.ok(readme.split('\n').length <= 121);
  for (const page of [readme, quickStart])
    assert.deepEqual(workflowIn(page), parse(oneWorkflow(runnerFor({ manager: { manager: 'npm', version: null }, node: null }, []))));
});

/** `UPDATE_DOCS=1` writes the name of package.json into all of them. */
test('every page and example names the repository of package.json', async () => {
  const examples = (await readdir(path.join(ROOT, 'examples'))).filter((name) => name.endsWith('.yml')).map((name) => `examples/${name}`);
  const [, name = ''] = repositoryName.split('/');
  const mention = new RegExp(String.raw`\b[\w.-]+/${name}(?=[@#]|/\.github|/blob| init|$)`, 'gm');
  const found = new Set<string>();
  for (const file of [...PAGES, ...examples]) {
    const text = await read(file);
    if (process.env['UPDATE_DOCS'] === '1') await writeFile(path.join(ROOT, file), text.replaceAll(mention, repositoryName));
    for (const [owner] of (await read(file)).matchAll(mention)) found.add(owner);
  }
  assert.deepEqual([...found], [repositoryName]);
});

test('every action of others that a page or an example uses is the same commit everywhere', async () => {
  const examples = (await readdir(path.join(ROOT, 'examples'))).filter((name) => name.endsWith('.yml')).map((name) => `examples/${name}`);
  const called = ['measure', 'publish', 'baseline', 'commands'].map((name) => `.github/workflows/${name}.yml`);
  const texts = await Promise.all([...PAGES, ...examples, ...called].map(read));
  const uses = texts.flatMap((text) => text.match(/uses: actions\/[\w-]+@[0-9a-f]{40} # v[\d.]+/g) ?? []);
  const byAction = Map.groupBy(new Set(uses), (line) => line.split('@')[0]);
  assert.deepEqual(
    [...byAction.values()].filter((commits) => commits.length > 1),
    [],
  );
});

test('reference.md names everything that the package exports', async () => {
  const page = await read('docs/reference.md');
  const exported = Object.keys(await import('../src/index.ts'));
  assert.ok(exported.includes('judge'));
  assert.deepEqual(
    exported.filter((name) => !page.includes(`\`${name}(`) && !page.includes(`\`${name}\``)),
    [],
  );
});

test('troubleshooting.md quotes messages as the program prints them', async () => {
  const quoted = [...(await read('docs/troubleshooting.md')).matchAll(/^(?:## |- \*\*).*?"([^"]+)"/gm)].map(([, message = '']) =>
    message.replace(/:$/, ''),
  );
  const sources = await Array.fromAsync(glob('src/**/*.ts', { cwd: ROOT }), read);
  const ofOthers = new Set(['Run workflows from fork pull requests', 'pnpm: not found', 'Permission denied']);
  assert.ok(quoted.includes('base is broken'));
  assert.deepEqual(
    quoted.filter((message) => !ofOthers.has(message) && !sources.some((source) => source.includes(message))),
    [],
  );
});
