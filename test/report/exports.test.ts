import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Ajv } from 'ajv';
import type { ReportSource } from '../../src/report/report-source.ts';
import { renderBencher, renderGithubActionBenchmark } from '../../src/report/exports/figures.ts';
import { renderCsv } from '../../src/report/exports/csv.ts';
import { renderJunit } from '../../src/report/exports/junit.ts';
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

/** A run whose only benchmark is called so. */
function called(name: string): ReportSource {
  const { run, judgement } = SAMPLES.regressed;
  const [benchmark] = judgement.benchmarks;
  return { run, judgement: { ...judgement, benchmarks: [{ ...benchmark!, id: `${name}/updateUser`, target: name }] } };
}

describe('exports', () => {
  for (const [format, render, extension] of [
    ['CSV', renderCsv, 'csv'],
    ['JUnit XML', renderJunit, 'junit.xml'],
    ['Bencher Metric Format', renderBencher, 'bmf.json'],
    ['github-action-benchmark', renderGithubActionBenchmark, 'gab.json'],
  ] as const) {
    it(`read as they did: ${format}`, () => assertGolden(`every-verdict.${extension}`, render(SAMPLES['every-verdict'])));
  }

  it('Bencher takes its format from every run', () => {
    const isValid = new Ajv().compile(BENCHER_SCHEMA);
    for (const [name, sample] of Object.entries(SAMPLES)) assert.ok(isValid(JSON.parse(renderBencher(sample))), name);
  });

  it('JUnit counts what blocks as failures, and what could not be measured as errors', () => {
    assert.match(renderJunit(SAMPLES.regressed), /<testsuites [^>]*failures="1" errors="0"/);
    assert.match(renderJunit(SAMPLES.regressed), /<failure message="regressed" type="regressed">/);
    assert.match(renderJunit(SAMPLES.passed), /<testsuites [^>]*failures="0" errors="0"/);
  });

  it('a name with markup or a control character stays text in XML', () => {
    const xml = renderJunit(called('<a b="c">&\u0000\uD800'));
    assert.ok(xml.includes('name="&lt;a b=&quot;c&quot;&gt;&amp;'));
    assert.ok(xml.isWellFormed() && !xml.includes('\u0000'));
  });

  it('a name is no formula to a spreadsheet, and its quotes and commas end no field', () => {
    const [, line = ''] = renderCsv(called('=HYPERLINK("x","y")')).split('\r\n');
    assert.ok(line.startsWith(`"'=HYPERLINK(""x"",""y"")/updateUser",`), line);
  });

  it('a line of CSV has as many fields as its header', () => {
    const [header = '', ...lines] = renderCsv(SAMPLES.regressed).trimEnd().split('\r\n');
    assert.ok(lines.length > 3);
    for (const line of lines) assert.equal(line.split(',').length, header.split(',').length);
  });

  it('github-action-benchmark gets costs alone: its tool has one direction', () => {
    const entries = JSON.parse(renderGithubActionBenchmark(SAMPLES.regressed)) as readonly {
      readonly name: string;
      readonly unit: string;
      readonly value: number;
    }[];
    assert.ok(entries.some(({ name, unit }) => name === 'express/updateUser: CPU per request' && unit === 'µs'));
    assert.ok(entries.every(({ name, value }) => !name.endsWith(': throughput') && Number.isFinite(value)));
  });
});
