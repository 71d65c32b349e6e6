import assert from 'node:assert/strict';
import { it } from 'node:test';

import { parseRunFile } from '../../src/store/run-file.ts';
import { renderComparedJson, renderJson } from '../../src/report/report-source.ts';
import { userErrorOf } from '../user-error.ts';
import { comparedSample } from './compared-sample.ts';
import { SAMPLES } from './samples.ts';

it('the JSON report is the run file with the judgement beside it, on one line', () => {
  const { run, judgement } = SAMPLES['every-verdict'];
  const text = renderJson({ run, history: [], acceptances: [], judgement });
  assert.deepEqual(JSON.parse(text), { run, history: [], acceptances: [], judgement });
  assert.equal(text.indexOf('\n'), text.length - 1);
});

it('the JSON report of two recorded runs has both with what came of them, and cannot be taken for one run', () => {
  const { apart, judgement } = comparedSample();
  const report = { base: apart!.base.run, head: apart!.head.run, judgement };
  const text = renderComparedJson(report);
  assert.deepEqual(JSON.parse(text), JSON.parse(JSON.stringify(report)));
  assert.equal(text.indexOf('\n'), text.length - 1);
  assert.match(userErrorOf(() => parseRunFile(text, 'both.json')).message, /not a run file/);
});
