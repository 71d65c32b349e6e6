import assert from 'node:assert/strict';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { filesReadAlike } from '../../../src/measure/reads/alike.ts';
import type { Reads } from '../../../src/measure/reads/reads.ts';
import { filesOfTargetAlike, readsOfServer } from '../../../src/measure/reads/reads-of-target.ts';
import type { ServerTarget } from '../../../src/model.ts';
import { isComparable, serverBenchmarks, suiteBenchmarks } from '../../../src/plan/benchmarks.ts';
import { writeFiles, type Files } from '../../git-repository.ts';
import { scenarioOf, serverTargetOf, suiteTargetOf } from '../../targets.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const SERVER = `import { fork } from 'node:child_process';
import fs, { createReadStream, existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { greeting } from './lib/greeting.mjs';

const require = createRequire(import.meta.url);
require('dep');
require('./settings.json');
readdirSync('routes');
existsSync('flag');
fs.appendFileSync('server.log', process.cwd() + process.env.PORT);
new Worker(new URL('worker.mjs', import.meta.url));
fork('child.cjs');
createServer(async (request, response) => {
  if (request.url === '/stream') return createReadStream('stream.txt').pipe(response);
  const { late } = await import('./lib/late.mjs');
  response.end(greeting + late + await readFile('page.html', 'utf8'));
}).listen(Number(process.env.PORT), process.env.HOST);
`;

const FILES: Files = {
  'package.json': '{"name":"api","version":"1.0.0"}',
  'server.mjs': SERVER,
  'lib/greeting.mjs': 'export const greeting = 1;',
  'lib/late.mjs': 'export const late = 1;',
  'lib/unused.mjs': 'export const unused = 1;',
  'worker.mjs': "import { readFileSync } from 'node:fs'; readFileSync('words.txt');",
  'words.txt': 'a',
  'child.cjs': "require('node:fs').readFileSync('names.txt'); process.disconnect();",
  'names.txt': 'a',
  'settings.json': '{"a":1}',
  'page.html': '1',
  'stream.txt': '1',
  'routes/a.txt': '1',
  'notes.txt': '1',
  '.env': 'A=1',
  'node_modules/dep/package.json': '{"name":"dep","version":"1.0.0","main":"index.js"}',
  'node_modules/dep/index.js': 'module.exports = 1;',
  'node_modules/dep/other.js': 'module.exports = 2;',
  'node_modules/unused/index.js': '1',
};

async function inTrees<Result>(
  files: Files,
  change: Files,
  act: (trees: { readonly base: string; readonly head: string }) => Promise<Result>,
): Promise<Result> {
  await using folder = await temporaryFolder();
  const trees = { base: join(folder.path, 'base'), head: join(folder.path, 'head') };
  await writeFiles(trees.base, files);
  await writeFiles(trees.head, { ...files, ...change });
  return await act(trees);
}

type ServerOfTest = Partial<ServerTarget> & { readonly files?: Files };

const benchmarksOf = (target: Partial<ServerTarget>): Parameters<typeof readsOfServer>[0] => {
  const server = serverTargetOf({ dir: '.', start: 'node --env-file=.env server.mjs', ...target });
  return serverBenchmarks(server, server).flatMap((benchmark) =>
    benchmark.kind === 'server' && isComparable(benchmark) ? [benchmark] : [],
  );
};

const TWO_SCENARIOS = { scenarios: [scenarioOf({ name: 'page' }), scenarioOf({ name: 'stream', path: '/stream' })] };

/** Files that both arms of the server read alike; null: they do not, or cannot be seen. */
const ofServer = (change: Files, { files = FILES, ...target }: ServerOfTest = TWO_SCENARIOS): Promise<number | null> =>
  inTrees(files, change, (trees) => filesOfTargetAlike(benchmarksOf(target), trees));

/** What one arm of it reads; null: not all can be seen. */
const readsOf = ({ files = FILES, ...target }: ServerOfTest): Promise<Reads | null> =>
  inTrees(files, {}, ({ head }) => readsOfServer(benchmarksOf(target), 'head', head));

describe('a server', () => {
  it('reads the same in both arms where head changes only what nothing loads or opens, or what is only written', async () => {
    const files = await ofServer({
      'lib/unused.mjs': '2',
      'notes.txt': '2',
      'more.txt': '',
      'node_modules/unused/index.js': '2',
      'node_modules/dep/other.js': '2',
      'package.json': '{"name":"api","version":"1.0.1","scripts":{"lint":"true"}}',
      'server.log': 'much more',
    });
    assert.ok((files ?? 0) > 10, `${files} files`);
  });

  it('does not where head changes a module', async () => {
    assert.equal(await ofServer({ 'lib/greeting.mjs': 'export const greeting = 2;' }), null);
  });

  describe('is seen to read', () => {
    let reads: Reads;
    before(async () => {
      reads = (await readsOf(TWO_SCENARIOS)) ?? assert.fail('not all can be seen');
    });

    for (const [what, change] of [
      ['an ES module', { 'lib/greeting.mjs': 'export const greeting = 2;' }],
      ['a module that a request loads', { 'lib/late.mjs': 'export const late = 2;' }],
      [
        'a package',
        {
          'node_modules/dep/index.js': 'module.exports = 3;',
          'node_modules/dep/package.json': '{"name":"dep","version":"2.0.0","main":"index.js"}',
        },
      ],
      [
        'how Node.js loads a package',
        { 'node_modules/dep/package.json': '{"name":"dep","version":"1.0.0","main":"index.js","type":"commonjs"}' },
      ],
      ['a file that the second scenario streams', { 'stream.txt': '2' }],
      ['a file of a folder that is listed', { 'routes/a.txt': '2' }],
      ['whether a file exists', { flag: '' }],
      ['a file that a worker thread reads', { 'words.txt': 'b' }],
      ['a file that a child process reads', { 'names.txt': 'b' }],
      ['a file that Node.js reads by an option', { '.env': 'A=2' }],
    ] as const satisfies readonly (readonly [string, Files])[]) {
      it(what, async () => {
        assert.equal(await inTrees(FILES, change, (trees) => filesReadAlike({ base: reads, head: reads }, trees)), null);
      });
    }
  });
});

/** A server that does something before it listens. */
const plain = (first: string): Files => ({
  'server.mjs': `import { createServer } from 'node:http';\n${first}\ncreateServer((request, response) => response.end('ok')).listen(Number(process.env.PORT), process.env.HOST);\n`,
});

describe('what a server reads cannot be seen', () => {
  const once = { scenarios: [scenarioOf()], start: 'node server.mjs' };

  it('unless all of it is Node.js', async () => {
    assert.notEqual(await readsOf({ files: plain(''), ...once }), null);
    assert.notEqual(await readsOf({ files: plain(''), ...once, start: 'true && node server.mjs' }), null);
  });

  for (const [what, first] of [
    ['another program runs beside it', "import { spawn } from 'node:child_process'; spawn('sleep', ['60']);"],
    ['another program ran for it', "import { execFileSync } from 'node:child_process'; execFileSync('true');"],
    [
      'a child process gets no variables',
      "import { spawn } from 'node:child_process'; spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'], { env: {} });",
    ],
    [
      'a worker thread gets no variables',
      "import { Worker } from 'node:worker_threads'; new Worker('setTimeout(() => {}, 60_000)', { eval: true, env: {}, execArgv: [] });",
    ],
    ['a thread of Node.js loads modules for it', "import { register } from 'node:module'; register('data:text/javascript,');"],
  ] as const) {
    it(`where ${what}`, async () => {
      assert.equal(await readsOf({ files: plain(first), ...once }), null);
    });
  }

  it('where it does not start', async () => {
    assert.equal(await ofServer({}, { files: plain('process.exit(1);'), ...once }), null);
  });
});

describe('a suite', () => {
  const files: Files = {
    'a.suite.mjs':
      "import { readFileSync } from 'node:fs';\nexport default (bench) => { bench.add('first', () => 1 + 1); bench.add('second', () => readFileSync('data.txt')); };\n",
    'data.txt': '1',
    'other.txt': '1',
  };
  const suite = suiteTargetOf({ dir: '.', file: 'a.suite.mjs' });
  const ofSuite = (change: Files): Promise<number | null> =>
    inTrees(files, change, (trees) =>
      filesOfTargetAlike(suiteBenchmarks(suite, suite, ['first', 'second'], ['first', 'second']).filter(isComparable), trees),
    );

  it('reads the same unless a file changes that one of its tasks reads', async () => {
    assert.equal(await ofSuite({ 'other.txt': '2' }), 2);
    assert.equal(await ofSuite({ 'data.txt': '2' }), null);
  });
});
