import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mergeRuns } from '../../src/merge/merge-runs.ts';
import type { Run } from '../../src/model.ts';
import { aBenchmark, aRun } from '../judge/records.ts';
import { userErrorOf } from '../user-error.ts';
import { namedFile, NODE_22, NODE_24, SAME, shardFile, SPLIT } from './parts.ts';

describe('runs that are no parts of one are refused, and the odd one is named:', () => {
  const odd: readonly (readonly [name: string, fields: Partial<Run>, what: RegExp])[] = [
    ['another head', { head: { sha: 'e'.repeat(40), dirty: false } }, /^the head differs from that of shard-1\.json: e{40}, not b{40}$/],
    ['uncommitted changes', { head: { sha: 'b'.repeat(40), dirty: true } }, /b{40} with uncommitted changes, not b{40}$/],
    ['another base', { base: { sha: 'f'.repeat(40), dirty: false } }, /^the base differs .*: f{40}, not a{40}$/],
    ['no base', { base: null }, /^the base differs .*: none, not a{40}$/],
    ['another pull request', { pullRequest: 12 }, /^the pull request differs .*: 12, not none$/],
    ['another profile', { profile: 'smoke' }, /^the profile differs .*: smoke, not quick$/],
    ['another version', { tool: '0.2.0' }, /^the version of perf-gate differs .*: 0\.2\.0, not 0\.1\.0$/],
    ['another configuration file', { configFile: 'api/perf-gate.yml' }, /^the configuration file differs .*: api\/perf-gate\.yml, not /],
    ['another configuration', { configHash: 'd' }, /^the configuration differs from that of shard-1\.json$/],
    ['another policy', { policy: { ...aRun({}).policy, alpha: 0.05 } }, /^the policy differs from that of shard-1\.json$/],
  ];
  for (const [name, fields, what] of odd) {
    it(name, () => {
      const error = userErrorOf(() => mergeRuns([shardFile(SPLIT, 1), shardFile(SPLIT, 2, fields), shardFile(SPLIT, 3)]));
      assert.match(error.message, what);
      assert.equal(error.where, 'shard-2.json');
      assert.match(error.fix, /one workflow run/);
    });
  }

  it('also where the odd one comes first', () => {
    assert.equal(
      userErrorOf(() => mergeRuns([shardFile(SPLIT, 1, { configHash: 'd' }), shardFile(SPLIT, 2), shardFile(SPLIT, 3)])).where,
      'shard-1.json',
    );
  });

  it('a shard of another split', () => {
    const error = userErrorOf(() => mergeRuns([shardFile(SPLIT, 1), shardFile(SPLIT.slice(0, 2), 2)]));
    assert.match(error.message, /^this is shard 2 of 2, and shard-1\.json is shard 1 of 3$/);
    assert.equal(error.where, 'shard-2.json');
  });

  it('a shard that is there twice', () => {
    const error = userErrorOf(() => mergeRuns([shardFile(SPLIT, 1), { ...shardFile(SPLIT, 1), name: 'again.json' }]));
    assert.match(error.message, /^express\/a was measured in shard-1\.json as well, in the same environment$/);
    assert.equal(error.where, 'again.json');
  });

  it('a run that was joined before', () => {
    const joined = mergeRuns([NODE_22, NODE_24].map((environment) => shardFile([['a/x']], 1, { environment })));
    const error = userErrorOf(() => mergeRuns([{ name: 'joined.json', file: joined }]));
    assert.match(error.message, /joined of several before/);
    assert.equal(error.where, 'joined.json');
  });
});

it('a run that is no shard is refused beside shards', () => {
  const all = namedFile('all.json', { benchmarks: [aBenchmark('big/a', SAME)] });
  const error = userErrorOf(() => mergeRuns([shardFile(SPLIT, 1), all]));
  assert.match(error.message, /^this is shard 1 of 1, and shard-1\.json is shard 1 of 3$/);
  assert.match(error.fix, /leave out runs that are no shard/);
});
