import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withVersions } from '../../../src/github/rejudge/trusted-context.ts';
import type { Reason } from '../../../src/reasons.ts';
import { describeReason } from '../../../src/report/words.ts';
import { version } from '../../../src/system/version.ts';

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
