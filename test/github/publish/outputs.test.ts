import assert from 'node:assert/strict';
import { test } from 'node:test';
import { outputsOf, outputsOfSkippedRun } from '../../../src/github/publish/outputs.ts';
import { SAMPLES } from '../../report/samples.ts';

test('the line of the verdict can be put between quotes of a command or of JSON, whatever a benchmark is called', () => {
  const { judgement } = SAMPLES.passed;
  const outputs = outputsOf({
    judgement,
    verdictLine: 'json/$(curl x | sh) `id` "a" \'b\' \\ fails with this change; also 1 invalid',
    reportPath: 'report.md',
    htmlPath: 'report.html',
    jsonPath: 'run.json',
  });
  assert.equal(outputs['summary-line'], 'json/’(curl x | sh) ’id’ ’a’ ’b’ ’ fails with this change; also 1 invalid');
  assert.equal(outputsOfSkippedRun('it has the label "skip perf".')['summary-line'], 'it has the label ’skip perf’.');
});
