import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gateName } from '../../../src/github/publish/publication.ts';

for (const [configFile, name] of [
  ['perf-gate.yml', 'perf-gate'],
  ['perf-gate.yaml', 'perf-gate'],
  ['perf-gate.json', 'perf-gate'],
  ['perf-gate.nightly.yml', 'perf-gate (perf-gate.nightly.yml)'],
  ['bench/perf-gate.yml', 'perf-gate (bench/perf-gate.yml)'],
  ['a\nb.yml', 'perf-gate (a b.yml)'],
] as const) {
  test(`the gate of ${JSON.stringify(configFile)} is called ${name}`, () => {
    assert.equal(gateName(configFile), name);
  });
}
