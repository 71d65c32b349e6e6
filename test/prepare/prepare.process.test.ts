import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Files } from '../git-repository.ts';
import { changed, CHANGED, FILES, outline, prepare, SUITE, suiteOf, TINY, twoServers, unmeasured } from './prepared.ts';
import { scenarioOf, serverTargetOf } from '../targets.ts';
import { userErrorOfPromise } from '../user-error.ts';

describe('preparing a server', () => {
  it('that the change reaches installs and builds it in both arms', async () => {
    const target = serverTargetOf({ install: 'touch installed', build: 'touch built' });
    const places = ['base/servers/tiny/installed', 'base/servers/tiny/built', 'head/servers/tiny/installed', 'head/servers/tiny/built'];
    const prepared = await prepare(changed(target), places);
    assert.deepEqual(outline(prepared), [['tiny/hello', null]]);
    assert.deepEqual(unmeasured(prepared), []);
    assert.deepEqual(prepared.found, places);
  });

  it('that the change cannot reach neither installs nor measures it', async () => {
    const target = serverTargetOf({ install: 'touch installed', dependsOn: ['lib'] });
    const files: Files = { ...FILES, 'lib/index.js': '' };
    const sides = { head: { targets: [target], files: { ...files, 'README.md': 'new' } }, base: { targets: [target], files } };
    const prepared = await prepare(sides, ['base/servers/tiny/installed', 'head/servers/tiny/installed']);
    assert.deepEqual(outline(prepared), []);
    assert.deepEqual(unmeasured(prepared), [['tiny/hello', { state: 'unaffected' }]]);
    assert.deepEqual(prepared.found, []);
    assert.deepEqual(outline(await prepare({ ...sides, all: true })), [['tiny/hello', null]]);
  });

  it('warns of what it depends on and no file matches, before an install may leave one there', async () => {
    const target = serverTargetOf({ install: 'mkdir -p ../../lib; touch ../../lib/left', dependsOn: ['lib', 'servers/tiny/*.js'] });
    const { notes, warnings } = await prepare({
      head: { targets: [target], files: CHANGED },
      base: { targets: [target], files: { ...FILES, 'lib/of-base': '' } },
    });
    assert.deepEqual([notes, warnings.length], [[], 1]);
    assert.deepEqual(warnings, [{ kind: 'dependency-matches-nothing', pattern: 'lib', target: 'tiny', file: 'perf-gate.yml' }]);
  });

  it('whose configuration changed is reached, although no file was', async () => {
    const prepared = await prepare({
      head: { targets: [{ ...TINY, start: 'node --jitless server.js' }], files: FILES },
      base: { targets: [TINY], files: FILES },
    });
    assert.deepEqual(outline(prepared), [['tiny/hello', null]]);
  });

  it("whose folder base lacks is new, whatever base's configuration says", async () => {
    const prepared = await prepare({ head: { targets: [TINY], files: FILES }, base: { targets: [TINY], files: {} } });
    assert.deepEqual(outline(prepared), [['tiny/hello', { kind: 'base-lacks-target' }]]);
  });

  it('whose folder was a file at base is new', async () => {
    const prepared = await prepare({ head: { targets: [TINY], files: FILES }, base: { targets: [TINY], files: { servers: 'none yet' } } });
    assert.deepEqual(outline(prepared), [['tiny/hello', { kind: 'base-lacks-target' }]]);
  });

  it('is not called new where there is no base at all', async () => {
    assert.deepEqual(outline(await prepare({ head: { targets: [TINY], files: FILES }, base: null })), [['tiny/hello', null]]);
  });

  it('that only base has reports each of its scenarios as removed', async () => {
    const gone = serverTargetOf({ name: 'gone', scenarios: [scenarioOf({ name: 'a' }), scenarioOf({ name: 'b' })] });
    const prepared = await prepare({ head: { targets: [TINY], files: CHANGED }, base: { targets: [TINY, gone], files: FILES } });
    assert.deepEqual(unmeasured(prepared), [
      ['gone/a', { state: 'removed' }],
      ['gone/b', { state: 'removed' }],
    ]);
  });

  it('that only base has is removed also where nothing else was asked for', async () => {
    const gone = serverTargetOf({ name: 'gone' });
    const prepared = await prepare({
      head: { targets: [TINY], files: CHANGED },
      base: { targets: [TINY, gone], files: FILES },
      only: ['gone/**'],
    });
    assert.deepEqual([outline(prepared), unmeasured(prepared), prepared.warnings], [[], [['gone/hello', { state: 'removed' }]], []]);
  });

  const twoAtBase = { targets: [serverTargetOf({ scenarios: [scenarioOf(), scenarioOf({ name: 'gone' })] })], files: FILES };

  it('that drops a scenario reports it as removed, also where head cannot be built', async () => {
    const prepared = await prepare({ head: { targets: [TINY], files: CHANGED }, base: twoAtBase });
    assert.deepEqual(outline(prepared), [['tiny/hello', null]]);
    assert.deepEqual(unmeasured(prepared), [['tiny/gone', { state: 'removed' }]]);
    const broken = await prepare({ head: { targets: [serverTargetOf({ install: 'exit 4' })], files: CHANGED }, base: twoAtBase });
    assert.deepEqual(
      unmeasured(broken).map(([id, { state }]) => [id, state]),
      [
        ['tiny/hello', 'broken'],
        ['tiny/gone', 'removed'],
      ],
    );
  });

  it('that drops a scenario does not report it where something else was asked for', async () => {
    assert.deepEqual(unmeasured(await prepare({ head: { targets: [TINY], files: CHANGED }, base: twoAtBase, only: ['tiny/hello'] })), []);
  });

  it('warns of each glob that nothing matches, and of none that a removed scenario does', async () => {
    const { warnings } = await prepare({
      head: { targets: [TINY], files: CHANGED },
      base: twoAtBase,
      only: ['tiny/*', 'tiny/gone', 'kao/*'],
    });
    assert.deepEqual(warnings, [{ kind: 'glob-matches-nothing', glob: 'kao/*', by: '--only' }]);
  });

  it('that becomes a suite has lost its scenarios, but not those whose names are tasks now', async () => {
    const suite = { ...SUITE, name: 'tiny' };
    const prepared = await prepare({ head: { targets: [suite], files: suiteOf('hello') }, base: twoAtBase });
    assert.deepEqual(outline(prepared), [['tiny/hello', { kind: 'base-lacks-target' }]]);
    assert.deepEqual(unmeasured(prepared), [['tiny/gone', { state: 'removed' }]]);
  });

  for (const [broken, install] of [
    ['base', 'test "$(cat server.js)" = "serve(1)" || { echo "too old" >&2; exit 4; }'],
    ['head', 'test "$(cat server.js)" = "serve()" || { echo "too new" >&2; exit 4; }'],
  ] as const) {
    it(`that ${broken} cannot build is broken there, with the reason, and the others go on`, async () => {
      const target = serverTargetOf({ install });
      const other = serverTargetOf({ name: 'other', dir: 'servers/other' });
      const also = { 'servers/other/server.js': '' };
      const prepared = await prepare({
        head: { targets: [target, other], files: { ...CHANGED, ...also } },
        base: { targets: [target], files: FILES },
      });
      assert.deepEqual(outline(prepared), [['other/hello', { kind: 'base-lacks-target' }]]);
      const [[id, measurement] = ['', { state: 'removed' as const }], ...others] = unmeasured(prepared);
      assert.deepEqual(others, []);
      assert.equal(id, 'tiny/hello');
      assert.ok(measurement.state === 'broken' && measurement.arm === broken, JSON.stringify(measurement));
      assert.partialDeepStrictEqual(measurement.reason, {
        kind: 'printed-last',
        because: { kind: 'command-failed', folder: 'servers/tiny', ending: { kind: 'exited', code: 4 } },
        output: broken === 'base' ? 'too old' : 'too new',
      });
    });
  }

  it('that shares a folder of packages is built once the others are installed, which may empty that folder', async () => {
    const install = 'rm -rf ../packages && mkdir ../packages';
    const targets = ['one', 'two'].map((name) =>
      serverTargetOf({ name, dir: `servers/${name}`, install, build: `touch ../packages/built-for-${name}` }),
    );
    const places = ['base', 'head'].flatMap((arm) => ['one', 'two'].map((name) => `${arm}/servers/packages/built-for-${name}`));
    const prepared = await prepare({ head: { targets, files: twoServers('1') }, base: { targets, files: twoServers('0') } }, places);
    assert.deepEqual(outline(prepared), [
      ['one/hello', null],
      ['two/hello', null],
    ]);
    assert.deepEqual(prepared.found, places);
  });

  const ONCE = 'test -e tried || { touch tried; echo "no registry" >&2; exit 7; }';

  it('whose install fails once is measured, and a note says so', async () => {
    const target = serverTargetOf({ install: `test "$(cat server.js)" = "serve()" || ${ONCE}` });
    const prepared = await prepare(changed(target));
    assert.deepEqual(outline(prepared), [['tiny/hello', null]]);
    assert.equal(prepared.notes.length, 1);
    assert.partialDeepStrictEqual(prepared.notes[0], {
      kind: 'needed-second-try',
      arm: 'head',
      because: { kind: 'printed-last', output: 'no registry' },
    });
  });

  it("whose install fails at base as well, though once, is not head's to blame", async () => {
    const target = serverTargetOf({ install: `{ ${ONCE}; } && test "$(cat server.js)" = "serve()"` });
    const [[, measurement] = []] = unmeasured(await prepare(changed(target)));
    assert.ok(measurement?.state === 'invalid', JSON.stringify(measurement));
    assert.partialDeepStrictEqual(measurement.reason, {
      kind: 'base-breaks-too',
      base: { kind: 'printed-last', because: { kind: 'command-failed', ending: { kind: 'exited', code: 7 } }, output: 'no registry' },
    });
  });

  it("that neither arm can build is base's to blame", async () => {
    const target = serverTargetOf({ install: 'exit 1' });
    const [[, measurement] = []] = unmeasured(await prepare(changed(target)));
    assert.ok(measurement?.state === 'broken' && measurement.arm === 'base');
  });

  it('tells the installed version of its package at head', async () => {
    const target = serverTargetOf({ versionOf: 'express' });
    const installed = { 'servers/tiny/node_modules/express/package.json': '{"version":"5.3.0"}' };
    const prepared = await prepare({
      head: { targets: [target], files: { ...CHANGED, ...installed } },
      base: { targets: [target], files: FILES },
    });
    assert.deepEqual([...prepared.versions], [['tiny', '5.3.0']]);
    assert.deepEqual(prepared.notes, []);
  });

  it('says so where the package is not there whose version is asked for', async () => {
    const target = serverTargetOf({ versionOf: 'expres' });
    const sides = changed(target);
    const { notes, versions } = await prepare(sides);
    assert.deepEqual(notes, [{ kind: 'version-not-shown', target: 'tiny', package: 'expres' }]);
    assert.deepEqual([...versions], []);
    assert.deepEqual((await prepare({ ...sides, head: sides.base })).notes, []);
  });
});

const filesWith = (lock: string): Files => ({
  ...FILES,
  'servers/tiny/versions/5/lock': lock,
  'servers/tiny/versions/5/express.json': '{"version":"5.3.0"}',
});

describe('preparing beside a base without a configuration', () => {
  const configState = 'none';

  it('calls what cannot be built there new, and says why', async () => {
    const target = serverTargetOf({ install: 'test -e package.json' });
    const base = { targets: [target], files: { 'servers/tiny/notes.txt': 'notes' } };
    const prepared = await prepare({ head: { targets: [target], files: FILES }, base, configState });
    assert.deepEqual(unmeasured(prepared), []);
    assert.deepEqual(outline(prepared), [
      [
        'tiny/hello',
        {
          kind: 'base-without-config',
          file: 'perf-gate.yml',
          because: {
            kind: 'command-failed',
            command: 'test -e package.json',
            folder: 'servers/tiny',
            ending: { kind: 'exited', code: 1 },
            mayNeedGit: false,
          },
        },
      ],
    ]);
  });

  it('calls a server new that does not boot there, and compares one that does', async () => {
    const serving = "require('node:http').createServer((_, response) => response.end('hello')).listen(process.env.PORT, process.env.HOST);";
    const files = { 'servers/tiny/server.js': serving };
    const [hello] = (
      await prepare({
        head: { targets: [TINY], files },
        base: { targets: [TINY], files: { 'servers/tiny/server.js': 'throw new Error("no database")' } },
        configState,
      })
    ).benchmarks;
    assert.partialDeepStrictEqual(hello?.newBecause, {
      kind: 'base-without-config',
      because: { kind: 'printed-last', because: { kind: 'exited-before-listening' } },
    });
    assert.deepEqual(
      outline(
        await prepare({
          head: { targets: [TINY], files: { ...files, 'servers/tiny/new.js': '' } },
          base: { targets: [TINY], files },
          configState,
        }),
      ),
      [['tiny/hello', null]],
    );
  });

  it('calls each task of a suite new that does not load there, and compares one that does', async () => {
    const head = { targets: [SUITE], files: suiteOf('parse') };
    const base = { targets: [SUITE], files: { 'suites/parser/notes.txt': 'notes' } };
    const [parse] = (await prepare({ head, base, configState })).benchmarks;
    assert.equal(parse?.id, 'parser/parse');
    assert.equal(parse.newBecause?.kind, 'base-without-config');
    assert.deepEqual(outline(await prepare({ head, base: head, configState, all: true })), [['parser/parse', null]]);
  });

  it('blames head where it cannot be built either', async () => {
    const target = serverTargetOf({ install: 'exit 1' });
    const prepared = await prepare({ ...changed(target), configState });
    const [[, measurement] = []] = unmeasured(prepared);
    assert.ok(measurement?.state === 'broken' && measurement.arm === 'head', JSON.stringify(measurement));
  });

  it("leaves to another shard what is the other one's", async () => {
    const other = serverTargetOf({ name: 'other', dir: 'servers/other' });
    const files = { ...CHANGED, 'servers/other/server.js': 'serve(1)' };
    const base = { targets: [TINY, other], files: { 'servers/tiny/a.js': '', 'servers/other/a.js': '' } };
    const prepared = await prepare({ head: { targets: [TINY, other], files }, base, configState, shard: { index: 1, count: 2 } });
    assert.deepEqual(
      unmeasured(prepared).map(([, { state }]) => state),
      ['not measured'],
    );
  });
});

describe('preparing an edition', () => {
  const edition = { source: 'servers/tiny', overlay: 'versions/5', siblings: ['versions/4'] };
  const five = serverTargetOf({
    name: 'tiny@5',
    dir: 'servers/tiny@5',
    edition,
    install: 'cp lock installed; mkdir -p node_modules/express; cp express.json node_modules/express/package.json',
    versionOf: 'express',
  });

  it('lays it out in both arms, each with its own files, and knows its version', async () => {
    const places = ['base/servers/tiny@5/installed', 'head/servers/tiny@5/installed'];
    const prepared = await prepare(
      { head: { targets: [five], files: filesWith('new') }, base: { targets: [five], files: filesWith('old') } },
      places,
    );
    assert.deepEqual(outline(prepared), [['tiny@5/hello', null]]);
    assert.deepEqual(prepared.found, places);
    assert.deepEqual([...prepared.versions], [['tiny@5', '5.3.0']]);
  });

  it('that base lacks the folder of is new, although base has its target', async () => {
    const prepared = await prepare({ head: { targets: [five], files: filesWith('new') }, base: { targets: [five], files: FILES } });
    assert.deepEqual(outline(prepared), [['tiny@5/hello', { kind: 'base-lacks-target' }]]);
  });

  it('is asked for with its target or by itself', async () => {
    const four = serverTargetOf({
      name: 'tiny@4',
      dir: 'servers/tiny@4',
      edition: { source: 'servers/tiny', overlay: 'versions/4', siblings: ['versions/5'] },
    });
    const sides = { head: { targets: [four, five], files: { ...filesWith('new'), 'servers/tiny/versions/4/lock': '' } }, base: null };
    assert.deepEqual(outline(await prepare({ ...sides, only: ['tiny'] })), [
      ['tiny@4/hello', null],
      ['tiny@5/hello', null],
    ]);
    assert.deepEqual(outline(await prepare({ ...sides, only: ['tiny@4/*'] })), [['tiny@4/hello', null]]);
  });
});

describe('preparing', () => {
  const two = serverTargetOf({ scenarios: [scenarioOf({ name: 'hello' }), scenarioOf({ name: 'big' })] });

  it('keeps the benchmarks that were asked for', async () => {
    assert.deepEqual(outline(await prepare({ head: { targets: [two], files: FILES }, base: null, only: ['tiny/b*'] })), [
      ['tiny/big', null],
    ]);
  });

  it('refuses a pattern that fits the target but none of its benchmarks, and names those', async () => {
    const error = await userErrorOfPromise(() => prepare({ head: { targets: [two], files: FILES }, base: null, only: ['tiny/none'] }));
    assert.match(error.message, /tiny\/none/);
    assert.match(error.fix, /tiny\/hello, tiny\/big/);
  });

  it('tells how far it is', async () => {
    const labels: string[] = [];
    await prepare({
      head: { targets: [two], files: FILES },
      base: null,
      onProgress: (event) => {
        if (event.phase === 'prepare') labels.push(`${event.done}/${event.total} ${event.label}`);
      },
    });
    assert.deepEqual(labels, ['0/2 tiny', '1/2 tiny', '2/2 ready']);
  });

  it('ends when it is interrupted', async () => {
    await assert.rejects(
      prepare({ head: { targets: [two], files: FILES }, base: null, signal: AbortSignal.abort(new Error('interrupted')) }),
      /interrupted/,
    );
  });
});
