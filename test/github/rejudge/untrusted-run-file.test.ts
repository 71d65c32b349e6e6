import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BenchmarkRecord, Reason, Run, RunFile } from '../../../src/model.ts';
import { ArtifactRefusal, withVersions } from '../../../src/github/rejudge/trusted-context.ts';
import { untrustedRunFile } from '../../../src/github/rejudge/untrusted-run-file.ts';
import { CAUSE } from '../../report/sample-cause.ts';
import {
  aBenchmark,
  aDuet,
  anAcceptance,
  aRun,
  aStoredRun,
  ENVIRONMENT,
  measured,
  measuredAlone,
  ofDuets,
  POLICY,
} from '../../judge/records.ts';
import { refusalOf } from './refusal-of.ts';
import { reasonThatSays } from '../../reason-that-says.ts';
import { describeReason } from '../../../src/report/words.ts';
import { version } from '../../../src/system/version.ts';

const now = new Date('2026-01-15T11:00:00Z');
const GOOD = aBenchmark('api/hello', measured({ cpuPerRequest: [0.01, 0.02] }));

function textOf(run: Partial<Run>): string {
  const file: RunFile = { run: aRun({ benchmarks: [GOOD], ...run }), history: [], acceptances: [] };
  return JSON.stringify(file);
}

/** The kind of the refusal, or the part that is too large. */
async function refusalOfRun(run: Partial<Run>): Promise<string> {
  const reason = await refusalOf(() => untrustedRunFile(textOf(run), { now }));
  return reason.kind === 'upload-too-large' ? reason.unit : reason.kind;
}

async function problemIn(text: string): Promise<string> {
  const reason = await refusalOf(() => untrustedRunFile(text, { now }));
  assert.ok(reason.kind === 'upload-unreadable', reason.kind);
  return reason.problem;
}

const ROUND = aDuet(0, {});

const withBenchmark = (fields: Partial<BenchmarkRecord>): Partial<Run> => ({ benchmarks: [{ ...GOOD, ...fields }] });

test('an honest run passes unchanged', () => {
  assert.deepEqual(untrustedRunFile(textOf({}), { now }), JSON.parse(textOf({})));
});

test('so does one with a cause, whose text is cut to plain lines', () => {
  const withCause = withBenchmark({ cause: CAUSE });
  assert.deepEqual(untrustedRunFile(textOf(withCause), { now }), JSON.parse(textOf(withCause)));
  const odd = { ...CAUSE, commits: [{ sha: 'a', subject: 'one\n\u001B[31mtwo' }] };
  assert.equal(untrustedRunFile(textOf(withBenchmark({ cause: odd })), { now }).run.benchmarks[0]?.cause?.commits[0]?.subject, 'one two');
});

for (const [what, cause] of [
  [
    'of more functions than any has',
    { ...CAUSE, profiled: { ...CAUSE.profiled, functions: Array.from({ length: 21 }, () => CAUSE.profiled.functions[0]!) } },
  ],
  [
    'whose calls lead back to themselves',
    { ...CAUSE, profiled: { ...CAUSE.profiled, tree: { ...CAUSE.profiled.tree, nodes: [[0, 0, 1, 1]] } } },
  ],
] as const) {
  test(`a run with a cause ${what} is refused`, () => {
    assert.throws(() => untrustedRunFile(textOf(withBenchmark({ cause })), { now }), ArtifactRefusal);
  });
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

for (const [when, laterMs, why] of [
  ['nine minutes from now, by a clock that is ahead', 9 * MINUTE_MS, null],
  ['eleven minutes from now', 11 * MINUTE_MS, 'upload-date-impossible'],
  ['399 days ago', -399 * DAY_MS, null],
  ['401 days ago', -401 * DAY_MS, 'upload-date-impossible'],
] as const) {
  test(`a run that says it was measured ${when} is ${why === null ? 'taken' : 'refused'}`, async () => {
    const run = { startedAt: new Date(now.getTime() + laterMs).toISOString() };
    if (why === null) assert.deepEqual(untrustedRunFile(textOf(run), { now }), JSON.parse(textOf(run)));
    else assert.equal(await refusalOfRun(run), why);
  });
}

const ODD_PATH = 'upload-configuration-path-odd';
const LONG = 'x'.repeat(301);
const LONG_NAME = 'characters in a name';
const many = <T>(count: number, one: T): readonly T[] => Array.from({ length: count }, () => one);
const ROUNDS = many(1_001, ROUND);
const PAIRS = { cpuPerRequest: many(10_001, { base: 1, head: 1 }) };
const because = reasonThatSays('');

for (const [what, run, why] of [
  ['has a head that is no commit id', { head: { sha: '$(id)', dirty: false } }, 'upload-without-commit-ids'],
  ['has a base that is no commit id', { base: { sha: '--output=x', dirty: false } }, 'upload-without-commit-ids'],
  ['was configured by a file above the repository', { configFile: 'bench/../../secret.yml' }, ODD_PATH],
  ['was configured by an absolute path', { configFile: '/etc/passwd' }, ODD_PATH],
  ['was configured by a name with line ends', { configFile: 'a\n::error::b' }, ODD_PATH],
  ['has a configuration that the check of another would be called by: a space at its end', { configFile: 'a/perf-gate.yml ' }, ODD_PATH],
  ['has two spaces in the path of its configuration, of which one is shown', { configFile: 'my  api/perf-gate.yml' }, ODD_PATH],
  ['has a path of its configuration whose end is not shown', { configFile: `${'x/'.repeat(60)}perf-gate.yml` }, ODD_PATH],
  ['has brackets in the path of its configuration, which no comment has', { configFile: '<api>/perf-gate.yml' }, ODD_PATH],
  [
    'has thousands of benchmarks',
    { benchmarks: many(2_001, 0).map((_, index) => aBenchmark(`api/${index}`, { state: 'unaffected' })) },
    'benchmarks',
  ],
  ['has the same benchmark twice', { benchmarks: [GOOD, GOOD] }, 'upload-with-same-benchmark-twice'],
  ['calls a benchmark by an id of another target', withBenchmark({ id: 'other/hello' }), 'upload-with-odd-benchmark-id'],
  ['has an endless name', withBenchmark({ id: `api/${LONG}`, scenario: LONG }), LONG_NAME],
  ['has an endless name of an environment', withBenchmark({ variant: { name: LONG, environment: ENVIRONMENT } }), LONG_NAME],
  [
    'lacks a program of an endless name',
    withBenchmark({ measurement: { state: 'not measured', reason: because, missingProgram: LONG } }),
    LONG_NAME,
  ],
  ['was measured by a profile of an endless name', { profile: LONG }, LONG_NAME],
  ['has a benchmark of a part with an endless name', withBenchmark({ part: LONG }), LONG_NAME],
  ['has thousands of rounds', withBenchmark({ measurement: ofDuets(ROUNDS) }), 'rounds'],
  ['has thousands of slices', withBenchmark({ measurement: ofDuets([aDuet(0, PAIRS)]) }), 'slices in a round'],
  [
    'has a chart of memory that nobody could draw',
    withBenchmark({ measurement: measuredAlone([{ index: 0, figures: {}, memorySeries: many(1_001, [0, 1] as const) }]) }),
    'points in a chart',
  ],
  ['knows of thousands of kinds of machines', { storedKinds: many(1_001, { environment: ENVIRONMENT, runs: 1 }) }, 'kinds of machines'],
  ['has thousands of rules', { policy: { ...POLICY, rules: many(1_001, { benchmark: '**', metric: '*' }) } }, 'rules'],
  [
    'has labels for a table that nobody could read',
    withBenchmark({ labels: Object.fromEntries(many(51, '✓').map((label, index) => [`title ${index}`, label])) }),
    'labels',
  ],
  [
    'has figures that no sum can hold',
    withBenchmark({ measurement: { state: 'new', why: because, solos: [{ index: 0, figures: { maxMemory: 1e300 } }] } }),
    'upload-with-huge-figure',
  ],
] as const satisfies readonly (readonly [string, Partial<Run>, string])[]) {
  test(`a run is refused that ${what}`, async () => {
    assert.equal(await refusalOfRun(run), why);
  });
}

test('an infinite figure and a text that is no JSON are refused with the place', async () => {
  const infinite = textOf({}).replace('"durationMs":60000', '"durationMs":1e999');
  assert.match(await problemIn(infinite), /run\.durationMs/);
  assert.match(await problemIn('{"run":'), /nor any JSON/);
});

test('a run of very many values is refused before they are looked at, and one of which very much is wrong is refused all the same', async () => {
  assert.deepEqual(await refusalOf(() => untrustedRunFile(`{"run":[${'0,'.repeat(2_000_000)}0]}`, { now })), {
    kind: 'upload-too-large',
    most: 2_000_000,
    unit: 'values',
  });
  const stored = JSON.stringify({ ...(JSON.parse(textOf({})) as RunFile), history: Array.from({ length: 2_000_001 }, () => 0) });
  assert.deepEqual(untrustedRunFile(stored, { now }), JSON.parse(textOf({})), 'of what is left out there may be any number');
  for (const list of ['benchmarks', 'warnings', 'notes']) {
    const wrong = textOf({ [list]: Array.from({ length: 500_000 }, () => 0) });
    assert.match(await problemIn(wrong), /not a run file|too much of it is wrong/);
  }
});

for (const [what, run, problem] of [
  ['a newer format', { schema: 4 as never, tool: '99.0.0' }, 'this is a run file written by a newer perf-gate'],
  ['an older format', { schema: 1 as never, tool: '0.0.1' }, 'this is a run file written by an older perf-gate'],
  [
    'a state that this version does not know',
    { measuredFor: 'glory' as never, tool: '99.0.0' },
    'this is not a run file: run.measuredFor: ',
  ],
] as const satisfies readonly (readonly [string, Partial<Run>, string])[]) {
  test(`a run of ${what} is refused with both versions`, async () => {
    const reason = await refusalOf(() => untrustedRunFile(textOf(run), { now }));
    assert.ok(reason.kind === 'upload-from-other-version', reason.kind);
    assert.deepEqual([reason.measuredBy, reason.judgedBy], [run.tool, version]);
    assert.ok('problem' in reason.because && String(reason.because.problem).startsWith(problem), JSON.stringify(reason.because));
  });
}

test('stored runs and accepted regressions that it brings along are left out', () => {
  const { run } = JSON.parse(textOf({})) as RunFile;
  const text = JSON.stringify({ run, history: [aStoredRun('api/hello', [])], acceptances: [anAcceptance()] });
  assert.deepEqual(untrustedRunFile(text, { now }), { run, history: [], acceptances: [] });
});

test('text for people is cut, and so are the notes, the warnings and what was asked for', () => {
  const { run } = untrustedRunFile(
    textOf({
      tool: 't'.repeat(5_000),
      environment: { ...ENVIRONMENT, cpuModel: 'c'.repeat(5_000) },
      only: Array.from({ length: 101 }, () => 'o'.repeat(5_000)),
      notes: Array.from({ length: 60 }, () => reasonThatSays('n'.repeat(5_000))),
      warnings: Array.from({ length: 60 }, () => reasonThatSays('w'.repeat(5_000))),
      benchmarks: [
        aBenchmark(
          'api/hello',
          { state: 'broken', arm: 'head', reason: reasonThatSays('r'.repeat(5_000)) },
          { version: 'v'.repeat(5_000), labels: { ['l'.repeat(5_000)]: 'd'.repeat(5_000) } },
        ),
      ],
    }),
    { now },
  );
  const [record] = run.benchmarks;
  assert.deepEqual(
    [run.tool.length, run.environment.cpuModel.length, run.notes.length, describeReason(run.notes[0]!).length],
    [200, 200, 50, 2_000],
  );
  assert.deepEqual([run.warnings.length, describeReason(run.warnings[0]!).length], [50, 2_000]);
  assert.deepEqual([run.only.length, run.only[0]?.length], [100, 200]);
  assert.equal(record?.version?.length, 200);
  assert.deepEqual(
    Object.entries(record?.labels ?? {})
      .flat()
      .map((text) => text.length),
    [200, 200],
  );
  assert.equal(record?.measurement.state === 'broken' && describeReason(record.measurement.reason).length, 2_000);
});

const REASON: Reason = { kind: 'upload-with-huge-figure' };

test('a newer version that measured asks for an upgrade, an older one for another measurement, and the same one for nothing', () => {
  assert.equal(withVersions(REASON, version), REASON);
  for (const [measuredBy, advice] of [
    ['99.0.0', 'upgrade every workflow'],
    ['0.0.9', 'measure it anew'],
  ] as const) {
    const start: string = `${describeReason(REASON)}; perf-gate ${measuredBy} measured it and ${version} judges it: ${advice}`;
    assert.equal(describeReason(withVersions(REASON, measuredBy)).slice(0, start.length), start);
  }
});
