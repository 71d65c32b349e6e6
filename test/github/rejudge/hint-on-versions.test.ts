import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hintOnVersions } from '../../../src/github/rejudge/trusted-context.ts';
import { version } from '../../../src/system/version.ts';

test('a newer version that measured asks for an upgrade, an older one for another measurement, and the same one for nothing', () => {
  assert.equal(hintOnVersions(version), '');
  assert.equal(hintOnVersions('99.0.0'), `; perf-gate 99.0.0 measured it and ${version} judges it, which may be why: upgrade every workflow that uses perf-gate, on the default branch first`);
  assert.equal(hintOnVersions('0.0.9'), `; perf-gate 0.0.9 measured it and ${version} judges it, which may be why: measure it anew by a push, "Update branch" or /perf run; if it comes again, upgrade every workflow that uses perf-gate`);
});
