import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Reason } from '../../src/model.ts';
import { describeReason } from '../../src/report/words.ts';
import type { GateResult } from '../../src/gate.ts';
import type { Files } from '../git-repository.ts';
import { assertNothingLeft, assertVerdict } from './answers.ts';
import { repositoryOf, repositoryWithChange, type Answer } from './sample-repository.ts';
import { sampleConfig, sampleFiles, sampleServer, SHORT_PROFILES, type ServerParts } from './sample-server.ts';

/** Enough for whatever breaks before or under load, and quick where nothing breaks. */
const GLANCE = ['run', '--profile', 'glance'];
const DIES = {
  first: 'let requests = 0;',
  answer: `requests += 1; if (requests > 50) throw new Error('out of luck'); response.end('{"hello":"world"}');`,
};
const OUT_OF_LUCK =
  'the server exited with code 1 while it was measured; its last output: … ⏎ Error: out of luck. Correct the server; if memory ran out, remember that base and head run at the same time.';
const CANNOT_COMPILE = 'exited with code 3; its last output: cannot compile';

/** A server of this name that breaks in one phase: build, boot, first answer, load. The other ways to break are tested where they are found. */
const BROKEN: Readonly<Record<string, { readonly server?: ServerParts; readonly build?: string; readonly reason: string }>> = {
  unbuilt: { build: 'console.error("cannot compile"); process.exit(3);', reason: `\`node build.mjs\` in unbuilt ${CANNOT_COMPILE}` },
  exiting: {
    server: { first: 'throw new Error("no database");' },
    reason:
      '`node server.mjs` exited with code 1 before it listened on PORT …; its last output: … ⏎ Error: no database. Start the server by hand with PORT and HOST set, and correct what its output names.',
  },
  wrong: {
    server: { answer: `response.end('{"hello":"moon"}');` },
    reason:
      'GET /hello: it answered another body: {"hello":"moon"}, expected {"hello":"world"}. Correct the server, or `expect` of the scenario.',
  },
  dying: { server: DIES, reason: OUT_OF_LUCK },
};

const CONFIG = `version: 1
instructions: off
scenarios:
  hello: { path: /hello, expect: { json: { hello: world } }, connections: 50, pipelining: 4 }
servers:
${Object.keys(BROKEN)
  .map((name) => `  ${name}: { dir: ${name}, install: false, build: node build.mjs, start: node server.mjs, scenarios: [hello] }\n`)
  .join('')}${SHORT_PROFILES}`;

/** The servers, of which some are broken. */
const serversOf = (isBroken: (name: string) => boolean, comment = ''): Files => ({
  'perf-gate.yml': CONFIG,
  ...Object.fromEntries(
    Object.entries(BROKEN).flatMap(([name, { server, build }]) => [
      [`${name}/server.mjs`, `${sampleServer(isBroken(name) ? (server ?? {}) : {})}${comment}`],
      [`${name}/build.mjs`, isBroken(name) ? (build ?? '') : ''],
    ]),
  ),
});

/** Sentences and clauses alike, with names in backticks or not. */
const bare = (told: string): string => told.replaceAll('`', '').replace(/\.$/u, '');

/** By benchmark, what the report says of its trouble, without ports and stack traces. */
const troubleIn = ({ stdout }: Answer, verdict: string): ReadonlyMap<string, string> =>
  new Map(
    [...stdout.matchAll(/^(?:- ❌|How:|Why:) (\S+?):? (.+)$/gm)].map(([line, id = '', told = '']) => [
      id,
      bare(`${line.startsWith('- ') ? '' : `${verdict}: `}${told}`)
        .replace(/(?<=PORT |127\.0\.0\.1:)\d+/, '…')
        .replace(/(?<=its last output: ).+(?= ⏎ Error: )/, '…'),
    ]),
  );

test('heads that break in each phase fail with exit code 1, and the reason of each is told, and told again by compare', async () => {
  await using repository = await repositoryWithChange(
    serversOf(() => false),
    serversOf(() => true),
  );
  const answer = await repository.gate([...GLANCE, '--verbose']);
  await assertVerdict(repository, answer, { exitCode: 1, firstLine: /^❌ perf-gate blocks this change: .+ fail with this change$/ });
  assert.deepEqual(
    Object.fromEntries(troubleIn(answer, 'failed')),
    Object.fromEntries(Object.entries(BROKEN).map(([name, { reason }]) => [`${name}/hello`, bare(`failed: ${reason}`)])),
  );
  const again = await repository.command('compare', '.perf-gate/run.json', '--verbose');
  assert.deepEqual([again.exitCode, again.stdout], [1, answer.stdout]);
});

test('where base breaks, alone or as head does, nothing is said about the change, with exit code 3', async () => {
  await using repository = await repositoryWithChange(
    serversOf((name) => name === 'unbuilt' || name === 'dying'),
    serversOf((name) => name === 'dying', '// the change\n'),
  );
  const answer = await repository.gate([...GLANCE, '--only', '{unbuilt,dying}/*', '--verbose']);
  await assertVerdict(repository, answer, {
    exitCode: 3,
    firstLine: /^❌ perf-gate blocks this change: the measurement of unbuilt\/hello, dying\/hello is invalid$/,
  });
  assert.deepEqual(Object.fromEntries(troubleIn(answer, 'invalid')), {
    'unbuilt/hello': bare(`invalid: base is broken: ${BROKEN['unbuilt']!.reason}`),
    'dying/hello': bare(`invalid: base is broken: ${OUT_OF_LUCK}`),
  });
});

const BRIEF = 'profiles:\n  brief: { looks: [5], solosWithoutBase: 1, warmup: 200ms, duration: 200ms }\n';
const statesIn = ({ file }: GateResult): readonly (readonly string[])[] =>
  file.run.benchmarks.map(({ id, measurement }) => [id, measurement.state]);
const kindIn = (reasons: readonly Reason[], begin: string): readonly Reason[] => reasons.filter(({ kind }) => kind.startsWith(begin));

test('without a base a head that dies under load fails as well; one deaf to SIGTERM, or on another Node.js than that on PATH, is told', async () => {
  const servers = {
    dying: DIES,
    deaf: { onSigterm: '' },
    other: { first: "Object.defineProperty(process, 'version', { value: 'v22.99.0' });" },
  };
  const lines = Object.keys(servers).map(
    (name) => `  ${name}: { dir: ${name}, install: false, start: node server.mjs, stopTimeout: 300ms, scenarios: [hello] }\n`,
  );
  const config = sampleConfig();
  await using repository = await repositoryOf({
    'perf-gate.yml': `${config.slice(0, config.indexOf('  api:'))}${lines.join('')}${BRIEF}`,
    ...Object.fromEntries(Object.entries(servers).map(([name, parts]) => [`${name}/server.mjs`, sampleServer(parts)])),
  });
  const result = await repository.run({ base: { kind: 'none' }, profile: 'brief' });
  assert.equal(result.judgement.exitCode, 1);
  assert.deepEqual(statesIn(result), [
    ['dying/hello', 'broken'],
    ['deaf/hello', 'measured'],
    ['other/hello', 'measured'],
  ]);
  assert.deepEqual(kindIn(result.file.run.notes, 'server-killed'), [{ kind: 'server-killed', target: 'deaf' }]);
  assert.deepEqual(kindIn(result.file.run.warnings, 'other-node'), [
    { kind: 'other-node', target: 'other', version: 'v22.99.0', onPath: process.version },
  ]);
  await assertNothingLeft(repository);
});

describe('where base has no configuration that works there,', () => {
  /** The folder is there, as it is where an old benchmark is made one of the gate's. */
  const UNASKED: Files = { 'api/README.md': 'notes\n' };

  test('a benchmark that base cannot boot is new, and head is measured alone', async () => {
    await using repository = await repositoryWithChange(UNASKED, { ...sampleFiles(), 'perf-gate.yml': sampleConfig({ rest: BRIEF }) });
    const result = await repository.run({ profile: 'brief' });
    const [measurement] = result.file.run.benchmarks.map((record) => record.measurement);
    assert.ok(measurement?.state === 'new' && measurement.solos.length > 0, JSON.stringify(measurement));
    assert.match(
      describeReason(measurement.why),
      /base has no perf-gate\.yml, and the one of head does not work there: `node server\.mjs` exited with code 1 before it listened/,
    );
    assert.equal(result.judgement.exitCode, 0);
    assert.deepEqual(kindIn(result.file.run.notes, 'base-config-'), [{ kind: 'base-config-missing', file: 'perf-gate.yml' }]);
  });

  test('a head that does not work either fails with exit code 1', async () => {
    await using repository = await repositoryWithChange(UNASKED, sampleFiles({ first: 'throw new Error("no database");' }));
    const result = await repository.run({ profile: 'quick' });
    assert.deepEqual([result.judgement.exitCode, statesIn(result)], [1, [['api/hello', 'broken']]]);
  });

  test('but one that cannot be used, a base that breaks makes the benchmark invalid, with exit code 3', async () => {
    await using repository = await repositoryWithChange({ ...UNASKED, 'perf-gate.yml': 'version: 1\nservers: 7\n' }, sampleFiles());
    const result = await repository.run({ profile: 'quick' });
    assert.deepEqual([result.judgement.exitCode, result.judgement.verdict], [3, 'invalid']);
  });
});
