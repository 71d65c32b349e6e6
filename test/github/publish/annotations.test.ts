import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CheckAnnotation } from '../../../src/github/client/api.ts';
import type { JudgedBenchmark, Judgement, Run } from '../../../src/model.ts';
import { annotationsOf } from '../../../src/github/publish/annotations.ts';
import type { Publication } from '../../../src/github/publish/publication.ts';
import { benchmark, type Sample, sample } from '../../report/sample-run.ts';
import { COUNTED_CAUSE, withCauses } from '../../report/sample-cause.ts';
import { SAMPLES } from '../../report/samples.ts';
import { publicationOf } from './publication-of.ts';
import { reasonThatSays } from '../../reason-that-says.ts';

function annotate(
  given: Sample,
  { most = 100, ...overrides }: Partial<Pick<Publication, 'failOnRegression'>> & { readonly most?: number } = {},
): readonly CheckAnnotation[] {
  return annotationsOf(publicationOf(given, overrides), most);
}

function judged(
  verdict: JudgedBenchmark['verdict'],
  run: Partial<Run> = {},
  ofRun: Pick<Judgement, 'verdict' | 'exitCode'> = { verdict: 'passed', exitCode: 0 },
): Sample {
  return sample([benchmark('koa/updateUser', { verdict, because: reasonThatSays('the reason') })], ofRun, run);
}

test('problems stand on the configuration, the worst first', () => {
  assert.deepEqual(annotate(SAMPLES['every-verdict']), [
    {
      path: 'perf-gate.yml',
      line: 1,
      level: 'failure',
      title: 'koa/updateUser: failed',
      message: 'under load, of 5231 answers: 12 × status 500',
    },
    {
      path: 'perf-gate.yml',
      line: 1,
      level: 'failure',
      title: 'express/updateUser: regressed',
      message: 'CPU per request is 4.1 % higher (3.2 to 5.0 %)',
    },
    {
      path: 'perf-gate.yml',
      line: 1,
      level: 'warning',
      title: 'hapi/updateUser: invalid',
      message: 'under load the server finished 9114 responses, and the load client got 8102: another client talks to it, or it asks itself',
    },
  ]);
});

test('where a regression fails nothing, nothing is annotated as an error, which would outlive the verdict', () => {
  assert.deepEqual(
    annotate(SAMPLES['every-verdict'], { failOnRegression: false }).map(({ level }) => level),
    ['warning', 'warning', 'warning'],
  );
});

test('blocking benchmarks are annotated before accepted ones, whatever there is room for', () => {
  const { run, judgement } = sample(
    [
      benchmark('koa/a', { verdict: 'accepted', because: reasonThatSays('x') }),
      benchmark('koa/b', { verdict: 'not measured', because: reasonThatSays('shard 2 of 3 did not arrive') }),
    ],
    { verdict: 'invalid', exitCode: 3 },
  );
  assert.deepEqual(
    annotate({ run, judgement }).map(({ level, title }) => [level, title]),
    [
      ['warning', 'koa/b: not measured'],
      ['notice', 'koa/a: accepted'],
    ],
  );
});

test('a line of a changed file that a cause names is annotated, with what it costs', () => {
  assert.deepEqual(annotate(SAMPLES.counted).slice(1), [
    {
      path: 'src/audit.js',
      line: 12,
      level: 'failure',
      title: 'express/updateUser: regressed here',
      message:
        'auditUser at src/audit.js:12: for (const field of fields) seen += field.length;, new in head: 4,289 of +3,904 instructions a request, called 0 → 1.00 times',
    },
  ]);
  assert.deepEqual(
    annotate(SAMPLES.counted, { failOnRegression: false }).map(({ level }) => level),
    ['warning', 'warning'],
  );
  assert.match(
    annotate(SAMPLES.explained).find(({ path }) => path === 'src/routes/user.js')?.message ?? '',
    /^likely: \+2\.2 % CPU time in updateUser/,
  );
  assert.deepEqual(
    annotate(SAMPLES.explained).map(({ path }) => path),
    ['perf-gate.yml', 'src/routes/user.js'],
    'no line of a package',
  );
});

test('a line is annotated once for all benchmarks, and no path leads out of the repository', () => {
  const both = sample(
    ['express/a', 'koa/a'].map((id) => benchmark(id, { verdict: 'regressed', because: reasonThatSays('x') })),
    { verdict: 'regressed', exitCode: 1 },
  );
  assert.deepEqual(
    annotate(withCauses(both, { 'express/a': COUNTED_CAUSE, 'koa/a': COUNTED_CAUSE }))
      .slice(2)
      .map(({ title }) => title),
    ['express/a and koa/a: regressed here'],
  );
  for (const file of ['../secret.js', '/etc/passwd', 'a/../../b.js', 'a\nb.js']) {
    const [first] = COUNTED_CAUSE.counted!.functions;
    const cause = { ...COUNTED_CAUSE, counted: { ...COUNTED_CAUSE.counted!, functions: [{ ...first!, at: { ...first!.at, file } }] } };
    assert.equal(annotate(withCauses(both, { 'express/a': cause })).length, 2, file);
  }
});

test('a passing run is not annotated', () => {
  assert.deepEqual(annotate(SAMPLES.passed), []);
});

for (const { onInconclusive, levels } of [
  { onInconclusive: 'pass', levels: [] },
  { onInconclusive: 'neutral', levels: [] },
  { onInconclusive: 'fail', levels: ['warning'] },
] as const) {
  test(`an inconclusive benchmark is a warning where it fails the check: the policy says ${onInconclusive}`, () => {
    const { policy } = SAMPLES.passed.run;
    assert.deepEqual(
      annotate(judged('inconclusive', { policy: { ...policy, onInconclusive } })).map(({ level }) => level),
      levels,
    );
  });
}

test('a benchmark that was lost with its shard is a warning, one that was not to be measured is not', () => {
  const given = judged('not measured');
  assert.deepEqual(annotate(given), []);
  const benchmarks = given.judgement.benchmarks.map((one): JudgedBenchmark => ({ ...one, absence: 'lost' }));
  assert.deepEqual(
    annotate({ ...given, judgement: { ...given.judgement, benchmarks } }).map(({ level, line }) => [level, line]),
    [['warning', 1]],
  );
});

test('a benchmark lost in one environment is no warning about the other, where a program is missing', () => {
  const [lost, lacking] = [
    ['Node v22.20.0', 'shard 2 of 3 did not arrive'],
    ['Node v24.21.0', 'redis-server is not installed (apt-get install redis-server)'],
  ].map(([variant, because]) =>
    benchmark('koa/updateUser', { variant: variant!, verdict: 'not measured', because: reasonThatSays(because!) }),
  );
  assert.deepEqual(
    annotate(sample([lost!, lacking!], { verdict: 'invalid', exitCode: 3 })).map(({ title }) => title),
    ['koa/updateUser (Node v22.20.0): not measured'],
  );
});

test('a warning of the run is a warning annotation, also where the run passes', () => {
  const { run, judgement } = SAMPLES.passed;
  assert.deepEqual(
    annotate({
      run: { ...run, warnings: [reasonThatSays('No file matches "lib/**".'), reasonThatSays('Another.\n::error::x')] },
      judgement,
    }),
    [
      { path: 'perf-gate.yml', line: 1, level: 'warning', title: 'perf-gate', message: 'No file matches "lib/**".' },
      { path: 'perf-gate.yml', line: 1, level: 'warning', title: 'perf-gate', message: 'Another. ::error::x.' },
    ],
  );
  const regressed = { run: { ...SAMPLES.regressed.run, warnings: [reasonThatSays('A warning.')] }, judgement: SAMPLES.regressed.judgement };
  assert.deepEqual(
    annotate(regressed)
      .map(({ level, message }) => [level, message])
      .at(-1),
    ['warning', 'A warning.'],
  );
  assert.equal(annotate(regressed)[0]?.level, 'failure', 'what is wrong comes first');
});

test('a lasting slowdown of the main branch is a warning, and one that was undone or accepted nothing, like an improvement', () => {
  const { run, judgement } = SAMPLES.passed;
  const drift = {
    benchmark: 'koa/updateUser',
    variant: null,
    metric: 'cpuPerRequest',
    direction: 'lower',
    lastBefore: 'a'.repeat(40),
    firstAfter: 'b'.repeat(40),
    change: 0.1,
    p: 1e-6,
    runsBefore: 12,
    runsAfter: 9,
    circumstances: [],
    state: 'lasting',
  } as const;
  const annotated = annotate({
    run,
    judgement: {
      ...judgement,
      drifts: [drift, { ...drift, change: -0.1 }, { ...drift, state: 'undone' }, { ...drift, state: 'accepted' }],
    },
  });
  assert.deepEqual(
    annotated.map(({ level, title }) => [level, title]),
    [['warning', 'perf-gate: slower on main']],
  );
  assert.match(annotated[0]?.message ?? '', /^koa\/updateUser: CPU per request rose by 10\.0 % between aaaaaaaaaaaa and bbbbbbbbbbbb /);
});

test('beyond what is shown the rest is counted', () => {
  const given = sample(
    Array.from({ length: 30 }, (_, index) => benchmark(`koa/${index}`, { verdict: 'regressed', because: reasonThatSays('slower') })),
    { verdict: 'regressed', exitCode: 1 },
  );
  const annotations = annotate(given, { most: 9 });
  assert.equal(annotations.length, 9);
  assert.equal(annotations.at(-1)?.message, '22 more in the report');
  assert.equal(annotate(given, { most: 30 }).at(-1)?.message, 'slower');
});

test('the path is as a repository knows it, and names are one plain line', () => {
  const { run, judgement } = sample(
    [
      benchmark('koa/a\n::error::b', {
        verdict: 'regressed',
        because: reasonThatSays('slower\u001B[31m\n::set-output name=verdict::passed'),
      }),
    ],
    { verdict: 'regressed', exitCode: 1 },
  );
  assert.deepEqual(annotate({ run: { ...run, configFile: './bench//gate.yml' }, judgement }), [
    {
      path: 'bench/gate.yml',
      line: 1,
      level: 'failure',
      title: 'koa/a ::error::b: regressed',
      message: 'slower ::set-output name=verdict::passed',
    },
  ]);
});
