import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOldNode } from '../../src/system/this-program.ts';

for (const version of ['v18.20.8', 'v20.19.0', 'v22.0.0', 'v22.14.0', 'v23.0.0', 'v23.4.0']) {
  test(`${version} is too old`, () => {
    assert.ok(isOldNode(version));
  });
}

for (const version of ['v22.15.0', 'v22.21.1', 'v23.5.0', 'v23.11.1', 'v24.0.0', 'v25.1.0', 'v26.0.0-nightly20260401abcdef']) {
  test(`${version} is not`, () => {
    assert.ok(!isOldNode(version));
  });
}
