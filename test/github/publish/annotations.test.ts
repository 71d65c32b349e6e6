import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CheckAnnotation } from '../../../src/github/client/api.ts';
import { annotationsOf } from '../../../src/github/publish/annotations.ts';
import { benchmark, type Sample, sample } from '../../report/sample-run.ts';
import { COUNTED_CAUSE, withCauses } from '../../report/sample-cause.ts';
import { SAMPLES } from '../../report/samples.ts';
import { publicationOf } from './publication-of.ts';
import { reasonThatSays } from '../../reason-that-says.ts';

const annotate = (given: Sample, overrides: { readonly failOnRegression?: boolean } = {}): readonly CheckAnnotation[] =>
  annotationsOf(publicationOf(given, overrides));

test('a line of a changed file that a cause names is annotated, with what it costs', () => {
  assert.deepEqual(annotate(SAMPLES.counted), [
    {
      path: 'src/audit.js',
      line: 12,
      level: 'failure',
      title: 'express/updateUser: regressed here',
      message:
        'auditUser at src/audit.js:12: for (const field of fields) seen += field.length;, new in head: 4,289 of +3,904 instructions a request, called 0 → 1.00 times',
    },
  ]);
  assert.match(
    annotate(SAMPLES.explained).find(({ path }) => path === 'src/routes/user.js')?.message ?? '',
    /^likely: \+2\.2 % CPU time in updateUser/,
  );
  assert.deepEqual(
    annotate(SAMPLES.explained).map(({ path }) => path),
    ['src/routes/user.js'],
    'no line of a package',
  );
  assert.deepEqual(annotate(SAMPLES.passed), []);
});

test('where a regression fails nothing, nothing is annotated as an error, which would outlive the verdict', () => {
  assert.deepEqual(
    annotate(SAMPLES.counted, { failOnRegression: false }).map(({ level }) => level),
    ['warning'],
  );
});

const bothRegressed = sample(
  ['express/a', 'koa/a'].map((id) => benchmark(id, { verdict: 'regressed', because: reasonThatSays('x') })),
  { verdict: 'regressed', exitCode: 1 },
);

test('a line is annotated once for all benchmarks, and no path leads out of the repository', () => {
  assert.deepEqual(
    annotate(withCauses(bothRegressed, { 'express/a': COUNTED_CAUSE, 'koa/a': COUNTED_CAUSE })).map(({ title }) => title),
    ['express/a and koa/a: regressed here'],
  );
  for (const file of ['../secret.js', '/etc/passwd', 'a/../../b.js', 'a\nb.js']) {
    const [first] = COUNTED_CAUSE.counted!.functions;
    const cause = { ...COUNTED_CAUSE, counted: { ...COUNTED_CAUSE.counted!, functions: [{ ...first!, at: { ...first!.at, file } }] } };
    assert.deepEqual(annotate(withCauses(bothRegressed, { 'express/a': cause })), [], file);
  }
});
