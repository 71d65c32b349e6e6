import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { BenchmarkRecord, Environment } from '../../src/model.ts';
import { renderVerdictLine } from '../../src/report/headline.ts';
import { renderSummary } from '../../src/report/markdown.ts';
import { renderTerminal } from '../../src/report/terminal.ts';
import type { ReportSource } from '../../src/report/report-source.ts';
import { aBenchmark, ENVIRONMENT, measuredAlone, solosOf } from '../judge/records.ts';
import { comparedSample, OWN_BASE_SHA } from './compared-sample.ts';
import { BASE_SHA } from './sample-run.ts';
import { recordedText } from '../../src/model/reasons.ts';

const textOf = (source: ReportSource): string => renderTerminal({ ...source, color: false, width: 160 });

describe('the report of two recorded runs', () => {
  const text = textOf(comparedSample());

  it('says first that nothing is decided, why, and what would decide', () => {
    const [first, why, what] = text.split('\n');
    assert.equal(first, 'ℹ️ perf-gate: nothing decided: 2 benchmarks measured at different times; 1 new, 1 removed');
    assert.match(why ?? '', /^Why nothing was judged: the runs were measured at different times, .*\.$/);
    assert.equal(what, `For a verdict, at head: npx --no perf-gate run --only 'express/updateUser' --only 'user/validate' --base ${BASE_SHA} --profile standard`);
  });

  it('has nothing of what the head run was measured with beside it', () => {
    for (const rendered of [text, renderSummary(comparedSample())]) {
      assert.doesNotMatch(rendered, new RegExp(OWN_BASE_SHA.slice(0, 7)));
      assert.doesNotMatch(rendered, /control|duet|look|Holm|\bp [=<]|no base|No stored run|regressed|threshold/i);
    }
  });

  it('shows no figures of base as head\'s', () => {
    assert.doesNotMatch(text, /^toa /m);
    assert.match(text, /^- Removed at head \(1\): toa\/updateUser$/m);
  });

  it('shows changes with the intervals of their rounds alone, by the level of the base\'s policy', () => {
    assert.match(text, /^Base → head, measured at different times\n/m);
    assert.match(text, /^express\/updateUser +\+23\.5 % \(.*\) .* measured only$/m);
    assert.match(text, /^Change of the figure from the base run to the head run, with the 90 % interval of each change by itself, of their rounds alone: it leaves out what the machine did between the runs/m);
  });

  it('says what both were measured on and by, each with its own notes, and how to have it again', () => {
    assert.match(text, /^The base run:\n- base 1f0e4c7a9b2d with uncommitted changes\n- Xeon 8370C, .*\n- Measured .* seed 7; started 2026-01-12.*\n- Per benchmark 2 rounds alone\n- Configuration d{12}; its policy holds\nThe head run:\n- head 9c8b7a6f5e4d\n- AMD EPYC 7763, .*\n- Measured .* seed 42; /m);
    assert.match(text, /^- Noted of the base run by itself: The run was interrupted: .*\n- Noted of the head run by itself: Processes could not be pinned/m);
    assert.match(text, /^To compare these runs again:\n {2}npx --no perf-gate compare before\.json after\.json$/m);
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
  it('of which one has a single round have figures and no changes, and the report says why', () => {
    const text = textOf(comparedSample({ head: { benchmarks: [aBenchmark('express/updateUser', measuredAlone(solosOf({ cpuPerRequest: [100], throughput: [10_000] })))] } }));
    assert.match(text, /^No change was estimated: that takes two rounds or more in each of the runs\.$/m);
    assert.match(text, /^express .* 10,000 /m);
  });

  it('fail where head broke, which no change is blamed for, and ask for a run against the base at hand', () => {
    const failed = comparedSample({ head: { benchmarks: [aBenchmark('express/updateUser', { state: 'broken', arm: 'head', reason: recordedText('it dies') })] } });
    assert.equal(renderVerdictLine(failed), 'express/updateUser fails at head');
    assert.match(textOf(failed), new RegExp(`^Reproduce: npx .* --base ${BASE_SHA} `, 'm'));
  });

  it('that were measured for the tables ask for a profile that compares', () => {
    assert.match(textOf(comparedSample({ head: { measuredFor: 'tables', profile: 'smoke' } })), /^For a verdict, at head: .* --profile standard$/m);
  });
});
