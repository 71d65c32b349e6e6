/** `perf-gate init` in small projects: what it writes, what it tries, and what it says of that. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'node:test';
import type { Files } from '../git-repository.ts';
import { emptyRepository, type SampleRepository } from './sample-repository.ts';

const lockOf = (name: string): string =>
  JSON.stringify({ name, version: '1.0.0', lockfileVersion: 3, packages: { '': { name, version: '1.0.0' } } });
const packageOf = (name: string, more: object = {}): Files => ({
  'package.json': JSON.stringify({ name, version: '1.0.0', ...more }),
  'package-lock.json': lockOf(name),
  '.gitignore': 'node_modules\n.perf-gate\n',
});
const suiteOf = (...tasks: readonly string[]): string =>
  `export default (bench) => { ${tasks.map((task) => `bench.add('${task}', () => JSON.parse('[1]'));`).join(' ')} };\n`;
const serverOf = (answer: string): string =>
  `const http = require('node:http');\nhttp.createServer((req, res) => { ${answer} }).listen(process.env.PORT || 3000);\n`;

async function openProject(files: Files): Promise<SampleRepository> {
  const repository = await emptyRepository();
  await repository.commit('base', files);
  return repository;
}

const configIn = ({ root }: SampleRepository): Promise<string> => readFile(path.join(root, 'perf-gate.yml'), 'utf8');

/** Below the head of the file. */
const keysIn = async (project: SampleRepository): Promise<string> => (await configIn(project)).split('\n').slice(3).join('\n');

const TRIED = ['init', '--yes', '--no-forks', '--no-measure'];

const many = (tasks: number): string => suiteOf(...Array.from({ length: tasks }, (_, index) => `task ${index}`));

describe('perf-gate init writes', () => {
  it('what is missing, and changes nothing when it runs again', async () => {
    await using project = await openProject({ ...packageOf('words'), 'bench/words.suite.mjs': suiteOf('split') });
    const first = await project.gate(['init', '--yes', '--no-forks', '--no-try']);
    assert.equal(first.exitCode, 0, first.stderr);
    assert.equal(
      await keysIn(project),
      'version: 1\nsuites:\n  words:\n    dir: .\n    install: npm ci --prefer-offline --no-audit --no-fund\n    file: bench/words.suite.mjs\n',
    );
    await project.write({ 'perf-gate.yml': `${await configIn(project)}# by hand\n` });
    const before = await configIn(project);
    const second = await project.command('init', '--yes', '--no-forks', '--no-try');
    assert.equal(second.exitCode, 0, second.stderr);
    assert.equal(await configIn(project), before);
  });

  it('nothing with --dry-run, which shows the files, with twelve targets at most', async () => {
    const suites = Array.from({ length: 13 }, (_, index) => [`bench/n${String(index + 10)}.suite.mjs`, suiteOf('one')]);
    await using project = await openProject({
      ...packageOf('shop', { scripts: { start: 'node server.js' } }),
      'server.js': serverOf('res.end();'),
      ...(Object.fromEntries(suites) as Files),
    });
    const { exitCode, stdout } = await project.command('init', '--dry-run', '--no-forks');
    assert.equal(exitCode, 0);
    assert.ok(stdout.includes('start: node server.js') && stdout.includes('--- .github/workflows/perf.yml'), stdout);
    assert.match(stdout, /# Left out: not tried, because init tries 12 at most\n *# n21: .*\n *# n22: /);
    assert.equal(await project.status(), '');
  });

  it('twelve benchmarks at most without being asked, and the rest as comments, with why: there are enough, or it does not work', async () => {
    await using project = await openProject({
      ...packageOf('many'),
      'bench/n10.suite.mjs': many(13),
      'bench/n11.suite.mjs': many(11),
      'bench/n12.suite.mjs': suiteOf('one'),
      'bench/n13.suite.mjs': suiteOf('one'),
      'bench/n14.suite.mjs': `throw new Error('no data');\n${suiteOf('one')}`,
    });
    const { exitCode, stdout } = await project.command(...TRIED);
    assert.equal(exitCode, 0, stdout);
    assert.ok(stdout.includes('3 targets left out, as comments in perf-gate.yml: '), stdout);
    const text = await configIn(project);
    assert.deepEqual(
      [...text.matchAll(/^ {2}(?<name>n\d+):/gm)].map(({ groups }) => groups!['name']),
      ['n11', 'n12'],
    );
    assert.match(text, /# Left out: it works, and 12 benchmarks are enough to begin with\n {2}# n10: .*\n {2}# n13: /);
    assert.match(text, /\n {2}# Left out: .*no data.*\n {2}# n14: \{ /);
    assert.equal((await project.command('list')).exitCode, 0);
  });

  it('a suite that imports an ES module by its exports', async () => {
    await using project = await openProject({
      ...packageOf('@acme/words', { type: 'module', exports: { '.': './lib/words.js' } }),
      'lib/words.js': 'export const words = (text) => text.split(" ");\n',
    });
    const { exitCode, stdout } = await project.command(...TRIED);
    assert.equal(exitCode, 0, stdout);
    assert.match(stdout, /│ words +│ 1 ok/);
  });

  it('what a suite loads from outside its folder as `dependsOn`', async () => {
    await using project = await openProject({
      ...packageOf('words', { main: 'index.js' }),
      'index.js': "exports.words = require('./lib/words');\n",
      'lib/words.js': 'module.exports = (text) => text.split(" ");\n',
      'benchmarks/package.json': '{"name":"benchmarks","private":true}',
      'benchmarks/core/words.suite.cjs':
        "const { words } = require('../..');\nmodule.exports = (bench) => { bench.add('words', () => words('a b')); };\n",
    });
    const { exitCode, stdout } = await project.command(...TRIED);
    assert.equal(exitCode, 0, stdout);
    assert.match(await configIn(project), /dependsOn:\n {6}- index\.js\n {6}- lib\/\*\*\n {6}- package-lock\.json\n {6}- package\.json\n/);
  });

  it('asks nothing where there is no terminal', async () => {
    await using project = await openProject({ ...packageOf('words'), 'bench/words.suite.mjs': suiteOf('split') });
    const { exitCode, stderr } = await project.command('init');
    assert.equal(exitCode, 2);
    assert.equal(stderr.split('\n')[0], 'error: init asks questions, and standard input is not a terminal');
  });
});

describe('perf-gate init records', () => {
  const SHOP = packageOf('shop', { scripts: { start: 'node server.js' } });

  it('the answer of a server that is always the same', async () => {
    await using project = await openProject({
      ...SHOP,
      'server.js': serverOf("res.setHeader('content-type', 'application/json'); res.end('{\"hello\":\"world\"}');"),
    });
    const { exitCode, stdout } = await project.command(...TRIED);
    assert.equal(exitCode, 0, stdout);
    assert.ok(stdout.includes('shop answers GET / with 200\n'), stdout);
    assert.ok((await configIn(project)).includes('json:\n        hello: world'), await configIn(project));
  });

  it('the status alone where a body has a counter, and says so', async () => {
    await using project = await openProject({ ...SHOP, 'server.js': `let n = 0;\n${serverOf('res.end(String(n++));')}` });
    const { exitCode, stdout } = await project.command(...TRIED);
    const why = 'the body differs from request to request';
    assert.equal(exitCode, 0, stdout);
    assert.ok(stdout.includes(`shop answers GET / with 200; ${why}, so the status alone is expected`), stdout);
    assert.ok((await configIn(project)).includes(`status: 200\n      # The status alone: ${why}.\nservers:`), await configIn(project));
    assert.equal((await project.command('list')).exitCode, 0);
  });
});

describe('perf-gate init says', () => {
  const broken: readonly (readonly [string, Files, RegExp])[] = [
    [
      'a server that ends',
      {
        ...packageOf('shop', { scripts: { start: 'node server.js' } }),
        'server.js': "console.error('no database'); process.exit(3); // PORT\n",
      },
      /shop\/shop-home, head: `node server\.js` exited with code 3 before it listened on PORT \d+; its last output: no database\n {2}Start the server by hand/,
    ],
    [
      'a server that answers no path',
      { ...packageOf('shop', { scripts: { start: 'node server.js' } }), 'server.js': serverOf("res.statusCode = 404; res.end('no');") },
      /shop\/shop-home, head: it answers no path that init found: \/ with 404/,
    ],
    [
      'a suite that cannot be loaded',
      { ...packageOf('words'), 'bench/words.suite.mjs': `import 'left-pad';\n${suiteOf('split')}` },
      /words\/\*, head: bench\/words\.suite\.mjs: .*left-pad/,
    ],
  ];
  for (const [what, files, words] of broken) {
    it(`why ${what} does not work, and ends with 1`, async () => {
      await using project = await openProject(files);
      const { exitCode, stdout } = await project.command('init', '--yes', '--no-forks');
      assert.equal(exitCode, 1, stdout);
      assert.match(stdout, words);
      assert.ok(!stdout.includes('{"kind"'), stdout);
      assert.deepEqual(
        ['no false alarm', 'commit these files and open', 'Measured against itself'].filter((good) => stdout.includes(good)),
        [],
      );
    });
  }

  it('by what an install failed, once for all suites that need it', async () => {
    const suites = Object.fromEntries(
      ['a', 'b', 'c', 'd'].map((name) => [`bench/${name}.suite.mjs`, `import 'left-pad';\n${suiteOf('one')}`]),
    );
    await using project = await openProject({
      ...packageOf('words', { dependencies: { 'left-pad': 'file:./pad' } }),
      'pad/package.json': '{"name":"left-pad","version":"1.0.0"}',
      ...suites,
    });
    const { exitCode, stdout } = await project.command('init', '--yes', '--no-forks');
    assert.equal(exitCode, 1, stdout);
    assert.equal([...stdout.matchAll(/exited with code 1/g)].length, 1, stdout);
    assert.match(
      stdout,
      /a\/\*, b\/\*, c\/\* and 1 more, head: `npm ci [^`]*` in \. exited with code 1; its last output: npm error code EUSAGE/,
    );
    assert.ok(!stdout.includes('Cannot find package'), stdout);
  });

  it('that a fixed port has to be mended, where there is nothing else', async () => {
    await using project = await openProject({
      ...packageOf('shop', { scripts: { start: 'node server.js' } }),
      'server.js': "require('node:http').createServer().listen(3000);\n",
    });
    const { exitCode, stderr } = await project.command('init', '--yes');
    assert.equal(exitCode, 2);
    assert.match(stderr, /server\.js: it listens on port 3000: let it listen on the PORT of the environment/);
  });
});
