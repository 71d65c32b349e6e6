import assert from 'node:assert/strict';
import { it } from 'node:test';

import { renderJson } from '../../src/report/report-source.ts';
import { SAMPLES } from './samples.ts';

it('the JSON report is the run file with the judgement beside it, on one line', () => {
  const { run, judgement } = SAMPLES['every-verdict'];
  const text = renderJson({ run, history: [], acceptances: [], judgement });
  assert.deepEqual(JSON.parse(text), { run, history: [], acceptances: [], judgement });
  assert.equal(text.indexOf('\n'), text.length - 1);
});
