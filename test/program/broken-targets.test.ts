import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import type { Run } from '../../src/model.ts';
import type { Files } from '../git-repository.ts';
import { assertVerdict } from './answers.ts';
import { repositoryOf, repositoryWithChange, type Answer, type SampleRepository } from './sample-repository.ts';
import { sampleConfig, sampleFiles, sampleServer, SHORT_PROFILES } from './sample-server.ts';

/** Enough for whatever breaks before or under load, and quick where nothing breaks. */
const GLANCE = ['run', '--profile', 'glance'];
const DIES = { first: 'let requests = 0;', answer: `requests += 1; if (requests > 50) throw new Error('out of luck'); response.end('{"hello":"world"}');` };
const DYING = sampleServer(DIES);
const CONFIG = sampleConfig({ server: 'build: node build.mjs\nstopTimeout: 300ms', rest: SHORT_PROFILES });
const GOOD: Files = { ...sampleFiles(), 'perf-gate.yml': CONFIG, 'api/build.mjs': '' };

const OUT_OF_LUCK = 'the server exited with code 1 while it was measured; its last output: … ⏎ Error: out of luck. Correct the server; if memory ran out, remember that base and head run at the same time.';
const CANNOT_COMPILE = '`node build.mjs` in api exited with code 3; its last output: cannot compile';

/** One of each phase: build, boot, first answer, load. The other ways to break are tested where they are found. */
const BROKEN_HEADS: readonly { readonly name: string; readonly change: Files; readonly reason: string }[] = [
  {
    name: 'that does not build', change: { 'api/build.mjs': 'console.error("cannot compile"); process.exit(3);' },
    reason: CANNOT_COMPILE,
  },
  {
    name: 'that exits at once', change: { 'api/server.mjs': sampleServer({ first: 'throw new Error("no database");' }) },
    reason: '`node server.mjs` exited with code 1 before it listened on PORT …; its last output: … ⏎ Error: no database. Start the server by hand with PORT and HOST set, and correct what its output names.',
  },
  {
    name: 'that answers another body', change: { 'api/server.mjs': sampleServer({ answer: `response.end('{"hello":"moon"}');` }) },
    reason: 'GET /hello: it answered another body: {"hello":"moon"}, expected {"hello":"world"}. Correct the server, or `expect` of the scenario.',
  },
  {
    name: 'that dies under load', change: { 'api/server.mjs': DYING },
    reason: OUT_OF_LUCK,
  },
];

/** What the report says of the one benchmark in trouble, without ports and stack traces. */
const troubleIn = ({ stdout }: Answer): string | undefined =>
  /^- ❌ (.+)$/m.exec(stdout)?.[1]?.replace(/(?<=PORT |127\.0\.0\.1:)\d+/, '…').replace(/(?<=its last output: ).+(?= ⏎ Error: )/, '…');

/** The run as `--json` has written it. */
async function runOf({ root }: SampleRepository): Promise<Run> {
  return (JSON.parse(await readFile(join(root, '.perf-gate/copy.json'), 'utf8')) as { readonly run: Run }).run;
}

describe('where base is good, a head', () => {
  for (const { name, change, reason } of BROKEN_HEADS) {
    test(`${name} fails with exit code 1, and its reason is told`, async () => {
      await using repository = await repositoryWithChange(GOOD, change);
      const answer = await repository.gate(GLANCE);
      await assertVerdict(repository, answer, { exitCode: 1, firstLine: /^❌ perf-gate: api\/hello fails with this change$/ });
      assert.equal(troubleIn(answer), `api/hello failed: ${reason}`);
      if (change['api/server.mjs'] !== DYING) return;
      const again = await repository.gate(['compare', '.perf-gate/run.json']);
      assert.deepEqual([again.exitCode, again.stdout], [1, answer.stdout]);
    });
  }
});

test('without a base, a head that dies under load fails with exit code 1 as well, and what others measured is kept', async () => {
  const config = sampleConfig({ rest: `  calm:\n    dir: calm\n    install: false\n    start: node server.mjs\n    scenarios: [hello]\n${SHORT_PROFILES}` });
  await using repository = await repositoryOf({ ...sampleFiles(DIES), 'perf-gate.yml': config, 'calm/server.mjs': sampleServer() });
  const answer = await repository.gate([...GLANCE, '--no-base', '--json', '.perf-gate/copy.json']);
  await assertVerdict(repository, answer, { exitCode: 1, firstLine: /^❌ perf-gate: api\/hello fails at head$/ });
  assert.equal(troubleIn(answer), `api/hello failed: ${OUT_OF_LUCK}`);
  const run = await runOf(repository);
  assert.deepEqual(run.benchmarks.map(({ id, measurement }) => [id, measurement.state]), [['api/hello', 'broken'], ['calm/hello', 'measured']]);
});

test('a server that is deaf to SIGTERM is killed, measured all the same, and the report says so', async () => {
  await using repository = await repositoryOf({ ...GOOD, 'api/server.mjs': sampleServer({ onSigterm: '' }) });
  const answer = await repository.gate([...GLANCE, '--json', '.perf-gate/copy.json']);
  await assertVerdict(repository, answer, { exitCode: 0, firstLine: /1 benchmark measured/ });
  assert.match(answer.stderr, /^api did not end within its `stopTimeout` after SIGTERM and was killed\. End the server on SIGTERM, or raise `stopTimeout`\.$/m);
  assert.deepEqual((await runOf(repository)).notes.filter(({ kind }) => kind === 'server-killed'), [{ kind: 'server-killed', target: 'api' }]);
});

test('a server that another Node.js serves than that on PATH is measured all the same, and a warning says so', async () => {
  const first = "Object.defineProperty(process, 'version', { value: 'v22.99.0' });";
  await using repository = await repositoryOf({ ...GOOD, 'api/server.mjs': sampleServer({ first }) });
  const answer = await repository.gate([...GLANCE, '--json', '.perf-gate/copy.json']);
  assert.equal(answer.exitCode, 0, answer.stderr);
  assert.deepEqual((await runOf(repository)).warnings, [{ kind: 'other-node', target: 'api', version: 'v22.99.0', onPath: process.version }]);
  assert.ok(answer.stdout.includes(`⚠️ api is served by Node.js v22.99.0, but reports and stored runs name the ${process.version} on PATH. `), answer.stdout);
});

const INVALID = { exitCode: 3, firstLine: /^❌ perf-gate: the measurement of api\/hello is invalid$/ };

describe('nothing is said about a change, with exit code 3, where', () => {
  test('its base does not build', async () => {
    await using repository = await repositoryWithChange({ ...GOOD, 'api/build.mjs': 'console.error("cannot compile"); process.exit(3);' }, GOOD);
    const answer = await repository.gate(GLANCE);
    await assertVerdict(repository, answer, INVALID);
    assert.equal(troubleIn(answer), `api/hello invalid: base is broken: ${CANNOT_COMPILE}`);
  });

  test('base and head break alike', async () => {
    await using repository = await repositoryWithChange(sampleFiles(DIES), { 'api/server.mjs': `${DYING}// the change\n` });
    const answer = await repository.gate(['run', '--profile', 'quick']);
    await assertVerdict(repository, answer, INVALID);
    assert.equal(troubleIn(answer), `api/hello invalid: base is broken: ${OUT_OF_LUCK}`);
  });
});

describe('where base has no configuration', () => {
  /** The folder is there, as it is where an old benchmark is made one of the gate's. */
  const UNASKED: Files = { 'api/README.md': 'notes\n' };
  const WHY = String.raw`Why nothing was judged: base has no perf-gate\.yml, and the one of head does not work there: `;

  test('what does not boot there is new, and head is measured alone', async () => {
    await using repository = await repositoryWithChange(UNASKED, { ...sampleFiles(), 'perf-gate.yml': sampleConfig({ rest: SHORT_PROFILES }) });
    const answer = await repository.gate(['run', '--profile', 'brief', '--json', '.perf-gate/copy.json']);
    await assertVerdict(repository, answer, {
      exitCode: 0, firstLine: /^✅ perf-gate: 1 benchmark measured, all new: nothing to compare with yet$/,
      reason: new RegExp(`${WHY}\`node server\\.mjs\` exited with code 1 before it listened on PORT \\d+; .*Error \\[ERR_MODULE_NOT_FOUND\\]: `),
    });
    const run = await runOf(repository);
    const [measurement] = run.benchmarks.map((record) => record.measurement);
    assert.ok(measurement?.state === 'new' && measurement.solos.length > 0, JSON.stringify(measurement));
    assert.deepEqual(run.notes.filter(({ kind }) => kind.startsWith('base-config-')), [{ kind: 'base-config-missing', file: 'perf-gate.yml' }]);
  });

  test('a head that does not work either fails with exit code 1', async () => {
    await using repository = await repositoryWithChange(UNASKED, sampleFiles({ first: 'throw new Error("no database");' }));
    await assertVerdict(repository, await repository.gate(['run', '--profile', 'quick']), {
      exitCode: 1, firstLine: /^❌ perf-gate: api\/hello fails/, reason: /Error: no database/,
    });
  });

  for (const [what, ofBase] of [['one that cannot be used', { 'perf-gate.yml': 'version: 1\nservers: 7\n' }], ['one of another usual name', { 'perf-gate.json': sampleConfig() }]] as const) {
    test(`but ${what}, a base that breaks leaves nothing to say, with exit code 3`, async () => {
      await using repository = await repositoryWithChange({ ...UNASKED, ...ofBase }, sampleFiles());
      await assertVerdict(repository, await repository.gate(['run', '--profile', 'quick']), {
        ...INVALID, reason: /base is broken: `node server\.mjs` exited with code 1 before it listened/,
      });
    });
  }
});
