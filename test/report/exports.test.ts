import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Ajv } from 'ajv';
import { renderJson } from '../../src/report/report-source.ts';
import { renderBencher, renderCsv, renderGithubActionBenchmark, renderJunit } from '../../src/report/exports.ts';
import { assertGolden } from './golden.ts';
import { SAMPLES } from './samples.ts';

/** https://bencher.dev/docs/reference/bencher-metric-format */
const BENCHER_SCHEMA = {
  type: 'object',
  patternProperties: {
    '.+': {
      type: 'object',
      patternProperties: {
        '.+': {
          type: 'object',
          properties: { value: { type: 'number' }, lower_value: { type: 'number' }, upper_value: { type: 'number' } },
          required: ['value'],
          additionalProperties: false,
        },
      },
    },
  },
};

describe('exports', () => {
  for (const [format, render, name, extension] of [
    ['CSV', renderCsv, 'every-verdict', 'csv'],
    ['JUnit XML', renderJunit, 'every-verdict', 'junit.xml'],
    ['Bencher Metric Format', renderBencher, 'at-limit', 'bmf.json'],
    ['github-action-benchmark', renderGithubActionBenchmark, 'at-limit', 'gab.json'],
  ] as const) {
    it(`read as they did: ${format}`, () => assertGolden(`${name}.${extension}`, render(SAMPLES[name])));
  }

  it('Bencher takes its format from every run', () => {
    const isValid = new Ajv().compile(BENCHER_SCHEMA);
    for (const [name, sample] of Object.entries(SAMPLES)) assert.ok(isValid(JSON.parse(renderBencher(sample))), name);
  });

  it('the JSON report is the run file with the judgement beside it, on one line', () => {
    const { run, judgement } = SAMPLES['every-verdict'];
    const text = renderJson({ run, history: [], acceptances: [], judgement });
    assert.deepEqual(JSON.parse(text), { run, history: [], acceptances: [], judgement });
    assert.equal(text.indexOf('\n'), text.length - 1);
  });
});
