import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PullRequest } from '../../../src/github/api.ts';
import { isSameGate, readBaseConfig } from '../../../src/trusted/repository/base-config.ts';
import type { BaseConfig } from '../../../src/trusted/repository/base-config.ts';
import { configText } from '../configs.ts';
import { contentsOf } from '../contents-of.ts';
import { refusalOf } from '../refusal-of.ts';

const PULL: PullRequest = { number: 7, baseSha: 'base', baseRef: 'main', headSha: 'head', isOpen: true, isFork: true, labels: [] };

/** A configuration that can be told from others by its level. */
const withAlpha = (alpha: string): string => configText({ servers: { api: ['hello'] }, policy: { alpha } });
const [STRICT, USUAL, LAX] = ['0.5%', '1%', '50%'].map(withAlpha) as [string, string, string];

async function read(files: Readonly<Record<string, string>>, { claimed = 'perf-gate.yml', pull = PULL }: { readonly claimed?: string; readonly pull?: PullRequest | null } = {}): Promise<BaseConfig> {
  return readBaseConfig(claimed, { pull, sha: 'head' }, { github: contentsOf(files), defaultBranch: 'main' });
}

test('the thresholds are those of the base, whatever head says', async () => {
  const { config, source, notes } = await read({ 'base:perf-gate.yml': STRICT, 'main:perf-gate.yml': USUAL, 'head:perf-gate.yml': LAX });
  assert.deepEqual([config.policy.alpha, source], [0.005, 'base']);
  assert.deepEqual(notes, []);
});

test('a change that renames the configuration to another usual name does not get rid of the base\'s thresholds', async () => {
  const { config } = await read({ 'base:perf-gate.yml': STRICT, 'head:perf-gate.json': LAX }, { claimed: 'perf-gate.json' });
  assert.deepEqual([config.file, config.policy.alpha], ['perf-gate.yml', 0.005]);
});

test('a base without the configuration is judged by the default branch\'s: another base is no way around it', async () => {
  const { config, source } = await read({ 'main:bench/gate.yml': USUAL, 'head:bench/gate.yml': LAX }, { claimed: './bench/gate.yml' });
  assert.deepEqual([config.file, config.policy.alpha, source], ['bench/gate.yml', 0.01, 'default branch']);
});

test('a pull request that brings the gate along is judged by its own thresholds, and the report says so', async () => {
  const { config, source, notes } = await read({ 'head:perf-gate.yml': LAX });
  assert.deepEqual([config.policy.alpha, source], [0.5, 'head']);
  assert.match(notes.join(), /Neither the base nor main has a usable perf-gate\.yml/);
});

test('a base whose configuration cannot be used is told in the report', async () => {
  const { config, notes } = await read({ 'base:perf-gate.yml': 'version: 2', 'main:perf-gate.yml': USUAL });
  assert.equal(config.policy.alpha, 0.01);
  assert.match(notes.join(), /perf-gate\.yml at base cannot be used: .*allowed is 1\./);
});

test('without a pull request the default branch\'s thresholds hold', async () => {
  assert.equal((await read({ 'main:perf-gate.yml': USUAL, 'head:perf-gate.yml': LAX }, { pull: null })).config.policy.alpha, 0.01);
});

test('a configuration that no commit has, or an endless one, is refused', async () => {
  assert.match(await refusalOf(async () => read({})), /neither the base nor head/);
  assert.match(await refusalOf(async () => read({ 'head:perf-gate.yml': `${USUAL}${' '.repeat(500_000)}` })), /neither the base nor head/);
});

test('the usual names are one gate, and every other name is its own', () => {
  assert.ok(isSameGate('perf-gate.yml', './perf-gate.json'));
  assert.ok(isSameGate('bench/gate.yml', 'bench//gate.yml'));
  assert.ok(!isSameGate('bench/perf-gate.yml', 'perf-gate.yml'));
});
