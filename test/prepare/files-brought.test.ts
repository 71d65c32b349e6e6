import assert from 'node:assert/strict';
import { it } from 'node:test';
import { filesBrought } from '../../src/prepare/tree.ts';
import { serverTargetOf, suiteTargetOf } from '../targets.ts';

const HEAD = ['index.js', 'lib/new.js', 'bench/a.suite.js', 'bench/data.json', 'api/server.js', 'api/route.js'];

const brought = (...targets: Parameters<typeof filesBrought>[0]): readonly string[] =>
  filesBrought(targets, HEAD, new Set(['index.js', 'api/server.js']));

it("base gets those files of a target's folder that it lacks, and no other file", () => {
  assert.deepEqual(brought(serverTargetOf({ dir: 'api' })), ['api/route.js']);
});

it("of a suite in the root it gets what lies beside the suite's file, and of a server there nothing, because the rest is what is measured", () => {
  assert.deepEqual(brought(suiteTargetOf({ dir: '.', file: 'bench/a.suite.js' })), ['bench/a.suite.js', 'bench/data.json']);
  assert.deepEqual(brought(serverTargetOf({ dir: '.' })), []);
});
