import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { reasonThatSays } from '../reason-that-says.ts';
import type { BenchmarkRecord, Environment } from '../../src/model.ts';
import { renderVerdictLine } from '../../src/report/headline.ts';
import { renderSummary } from '../../src/report/markdown.ts';
import { nextSteps } from '../../src/report/next-steps.ts';
import { renderTerminal } from '../../src/report/terminal.ts';
import type { ReportSource } from '../../src/report/report-source.ts';
import { aBenchmark, ENVIRONMENT, measuredAlone, solosOf } from '../judge/records.ts';
import { comparedSample, OWN_BASE_SHA } from './compared-sample.ts';
import { BASE_SHA } from './sample-run.ts';

const textOf = (source: ReportSource): string => renderTerminal({ ...source, color: false, width: 160, isVerbose: true, fullReport: null });

describe('the report of two recorded runs', () => {
  it('has nothing of what the head run was measured with beside it', () => {
    for (const rendered of [textOf(comparedSample()), renderSummary(comparedSample())]) {
      for (const word of [OWN_BASE_SHA.slice(0, 7), 'A/A control', 'duet', 'Holm', 'no base', 'No stored run', 'regressed']) assert.ok(!rendered.includes(word), word);
    }
  });

  it('shows no figures of base as head\'s', () => {
    assert.equal(textOf(comparedSample()).split('\n').filter((line) => line.includes('toa')).join('\n'), '- removed: toa/updateUser: the head run does not have it');
  });
});

/** What is said of the machines where that of base differs by these facts. */
const machinesOf = (facts: Partial<Environment>): string | undefined =>
  /^The base run was measured .*$/m.exec(textOf(comparedSample({ base: { environment: { ...ENVIRONMENT, ...facts } } })))?.[0];

const on = (name: string, cpuModel: string): BenchmarkRecord =>
  aBenchmark('koa/a', measuredAlone(solosOf({ cpuPerRequest: [1, 2] })), { variant: { name, environment: { ...ENVIRONMENT, key: `${name} on ${cpuModel}`, cpuModel } } });

describe('the machines of two recorded runs', () => {
  it('are told apart by the fields that differ', () => {
    assert.equal(machinesOf({ key: 'another', cores: 8, kernel: '6.9.1' }), 'The base run was measured on another machine kind (cores: 8 instead of 2; kernel: 6.9.1 instead of 6.8.0).');
    assert.equal(machinesOf({ kernel: '6.9.1' }), 'The base run was measured in other circumstances (kernel: 6.9.1 instead of 6.8.0).');
  });

  it('are not spoken of where they do not differ', () => {
    assert.equal(machinesOf({}), undefined);
  });

  it('are compared environment by environment', () => {
    const text = textOf(comparedSample({ base: { benchmarks: [on('Node 22', 'X'), on('Node 24', 'X')] }, head: { benchmarks: [on('Node 22', 'Y'), on('Node 24', 'X')] } }));
    assert.deepEqual(text.match(/^.*The base run was measured.*$/gm), ['Node 22: The base run was measured on another machine kind (CPU model: X instead of Y).']);
  });
});

describe('two recorded runs', () => {
  it('fail where head broke, which no change is blamed for', () => {
    const failed = comparedSample({ head: { benchmarks: [aBenchmark('express/updateUser', { state: 'broken', arm: 'head', reason: reasonThatSays('it dies') })] } });
    assert.equal(renderVerdictLine(failed), 'express/updateUser fails at head');
  });

  it('that were measured for the tables ask for a profile that compares', () => {
    const [step] = nextSteps(comparedSample({ head: { measuredFor: 'tables', profile: 'smoke' } }), 'shell');
    assert.ok(step?.command?.endsWith(` --base ${BASE_SHA} --profile standard`));
  });
});
