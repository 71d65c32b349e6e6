import assert from 'node:assert/strict';
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { entryPath } from '../../../src/measure/entries.ts';
import { locateProfiles } from '../../../src/measure/profile/located-profiles.ts';
import type { ThreadProfile } from '../../../src/measure/probe/thread-profile.ts';
import type { ProfiledNode } from '../../../src/judge/cause/profiled-stretch.ts';
import { writeFiles } from '../../git-repository.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

interface Sampled {
  readonly name?: string;
  readonly url: string;
  /** From 0, as V8 counts. */
  readonly line?: number;
  readonly column?: number;
  /** From 1. */
  readonly ticks?: Readonly<Record<number, number>>;
}

/** A profile in which each function calls the next one, with ten samples in each. */
const profileOf = (chain: readonly Sampled[], cpuUs = 100): ThreadProfile => ({
  finished: 5,
  cpuUs,
  engine: 'v24.21.0 (V8 13.6.233)',
  profile: {
    startTime: 0,
    endTime: 1,
    samples: [],
    timeDeltas: [],
    nodes: chain.map(({ name = '', url, line = 0, column = 0, ticks = {} }, at) => ({
      id: at + 1,
      callFrame: { functionName: name, scriptId: '1', url, lineNumber: line, columnNumber: column },
      hitCount: 10,
      children: at + 1 < chain.length ? [at + 2] : [],
      positionTicks: Object.entries(ticks).map(([tick, count]) => ({ line: Number(tick), ticks: count })),
    })),
  },
});

async function nodesIn(
  files: Readonly<Record<string, string>>,
  chain: (url: (file: string) => string) => readonly Sampled[],
): Promise<readonly ProfiledNode[]> {
  await using folder = await temporaryFolder();
  await writeFiles(folder.path, files);
  const root = await realpath(folder.path);
  const { stretches } = await locateProfiles([[profileOf(chain((file) => pathToFileURL(join(root, file)).href))]], folder.path);
  return stretches[0]!.threads[0]!.nodes;
}

/** `//# sourceMappingURL=…` of a file whose every line is that of `origin`, two lines above. */
const MAP = { version: 3, sources: ['../src/user.ts'], names: [], mappings: 'AAAA;AACA;AACA;AACA' };

/** Of a function without a name. */
const keyOf = async (source: string, line: number): Promise<string> =>
  (await nodesIn({ 'a.js': source }, (url) => [{ url: url('a.js'), line }]))[0]!.frame.key;

describe('the frames of a profile', () => {
  it("have paths from the repository's root, and packages from their own folder, wherever that lies", async () => {
    const nodes = await nodesIn({}, (url) => [
      { name: 'route', url: url('src/routes/user.js'), line: 40 },
      { name: 'parse', url: url('api/node_modules/qs/lib/parse.js') },
      { name: 'stringify', url: url('node_modules/.pnpm/qs@6.5.2/node_modules/qs/lib/stringify.js') },
    ]);
    assert.deepEqual(
      nodes.map(({ frame: { file, line, origin } }) => [file, line, origin]),
      [
        ['src/routes/user.js', 41, 'own'],
        ['node_modules/qs/lib/parse.js', 1, 'own'],
        ['node_modules/qs/lib/stringify.js', 1, 'own'],
      ],
    );
    assert.deepEqual(
      nodes.map(({ parent }) => parent),
      [-1, 0, 1],
    );
  });

  it('tell Node.js, V8, code that a program makes and perf-gate apart', async () => {
    const nodes = await nodesIn({}, () => [
      { name: 'emit', url: 'node:events', line: 7 },
      { name: '(garbage collector)', url: '', line: -1 },
      { name: 'structuredClone', url: '', line: -1 },
      { name: 'serialize', url: '', line: 3 },
      { name: 'takeSample', url: pathToFileURL(entryPath('probe')).href },
      { name: 'cpuUsage', url: 'node:process' },
    ]);
    assert.deepEqual(
      nodes.map(({ frame: { file, origin } }) => [file, origin]),
      [
        ['node:events', 'node'],
        [null, 'v8'],
        [null, 'v8'],
        [null, 'own'],
        [null, 'gate'],
        [null, 'gate'],
      ],
    );
  });

  it('of functions without a name are told apart by the text that they begin with, not by its line', async () => {
    const [first, moved, other] = await Promise.all([
      keyOf('list.map((user) => user.id);', 0),
      keyOf('\n\nlist.map((user) => user.id);', 2),
      keyOf('list.map((user) => user.name);', 0),
    ]);
    assert.equal(first, moved);
    assert.notEqual(first, other);
  });

  it('follow source maps, of a file beside it or in the text', async () => {
    const inline = `data:application/json;base64,${Buffer.from(JSON.stringify(MAP)).toString('base64')}`;
    for (const [files, comment] of [
      [{ 'dist/user.js.map': JSON.stringify(MAP) }, 'user.js.map'],
      [{}, inline],
    ] as const) {
      const [node] = await nodesIn({ ...files, 'dist/user.js': `a\nb\nc\nd\n//# sourceMappingURL=${comment}\n` }, (url) => [
        { name: 'route', url: url('dist/user.js'), line: 1, ticks: { 3: 10 } },
      ]);
      assert.deepEqual([node!.frame.file, node!.frame.line, node!.lines], ['src/user.ts', 2, [{ line: 3, samples: 10 }]]);
    }
  });

  it('do without a source map that is missing or broken', async () => {
    const odd = Buffer.from(JSON.stringify({ ...MAP, sourceRoot: 'file://evil.example/', sources: ['file://evil.example/%2F'] })).toString(
      'base64',
    );
    for (const comment of [
      'missing.map',
      'data:application/json;base64,bm9uZQ==',
      '%ZZ',
      '%00',
      '/dev/zero',
      '.',
      `data:application/json;base64,${odd}`,
    ]) {
      const [node] = await nodesIn({ 'user.js': `a\n//# sourceMappingURL=${comment}\n` }, (url) => [
        { name: 'route', url: url('user.js') },
      ]);
      assert.equal(node!.frame.line, 1);
      if (!comment.endsWith(odd)) assert.equal(node!.frame.file, 'user.js');
    }
  });

  it('are of no file where a script gives itself an address that is none', async () => {
    const nodes = await nodesIn({}, (url) =>
      ['file://evil.example/x.js', 'file:///a%2Fb.js', 'https://evil.example/x.js']
        .map((odd) => ({ name: 'route', url: odd }))
        .concat([{ name: 'route', url: url('%00.js').replace('%2500', '%00') }]),
    );
    assert.deepEqual(
      nodes.slice(0, 3).map(({ frame: { file, origin } }) => [file, origin]),
      [
        [null, 'own'],
        [null, 'own'],
        [null, 'own'],
      ],
    );
  });

  it('share the CPU time of the thread, without rest', async () => {
    const {
      stretches: [stretch],
    } = await locateProfiles(
      [
        [
          profileOf(
            [
              { name: '(idle)', url: '', line: -1 },
              { name: 'emit', url: 'node:events' },
              { name: 'parse', url: '', line: -1 },
            ],
            400,
          ),
        ],
      ],
      '/',
    );
    assert.deepEqual([stretch!.finished, stretch!.threads[0]!.perSample], [5, 20]);
  });
});
