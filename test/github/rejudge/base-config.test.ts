import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PullRequest } from '../../../src/github/client/api.ts';
import { type BaseConfig, readBaseConfig } from '../../../src/github/rejudge/base-config.ts';
import { configText } from './configs.ts';
import { contentsOf } from './contents-of.ts';
import { refusalOf } from './refusal-of.ts';

const PULL: PullRequest = { number: 7, baseSha: 'base', baseRef: 'main', headSha: 'head', isOpen: true, isFork: true, labels: [] };

/** A configuration that can be told from others by its level. */
const withAlpha = (alpha: string): string => configText({ servers: { api: ['hello'] }, policy: { alpha } });
const [STRICT, USUAL, LAX] = ['0.5%', '1%', '50%'].map(withAlpha) as [string, string, string];

async function read(
  files: Readonly<Record<string, string>>,
  { claimed = 'perf-gate.yml', pull = PULL }: { readonly claimed?: string; readonly pull?: PullRequest | null } = {},
): Promise<BaseConfig> {
  return readBaseConfig(claimed, { pull, sha: 'head' }, { github: contentsOf(files), defaultBranch: 'main' });
}

test('the thresholds are those of the base, whatever head says', async () => {
  const { config, isHeads, notes, warnings } = await read({
    'base:perf-gate.yml': STRICT,
    'main:perf-gate.yml': USUAL,
    'head:perf-gate.yml': LAX,
  });
  assert.deepEqual([config.policy.alpha, isHeads], [0.005, false]);
  assert.deepEqual([notes, warnings], [[], []]);
});

test("a change that renames the configuration to another usual name does not get rid of the base's thresholds", async () => {
  const { config } = await read({ 'base:perf-gate.yml': STRICT, 'head:perf-gate.json': LAX }, { claimed: 'perf-gate.json' });
  assert.deepEqual([config.file, config.policy.alpha], ['perf-gate.yml', 0.005]);
});

test("a base without the configuration is judged by the default branch's: another base is no way around it", async () => {
  const { config, isHeads } = await read({ 'main:bench/gate.yml': USUAL, 'head:bench/gate.yml': LAX }, { claimed: './bench/gate.yml' });
  assert.deepEqual([config.file, config.policy.alpha, isHeads], ['bench/gate.yml', 0.01, false]);
});

test('a pull request that brings the gate along is judged by its own thresholds, and the report says so', async () => {
  const { config, isHeads, notes, warnings } = await read({ 'head:perf-gate.yml': LAX });
  assert.deepEqual([config.policy.alpha, isHeads], [0.5, true]);
  assert.deepEqual(notes, [{ kind: 'head-configuration-judges', file: 'perf-gate.yml', branch: 'main' }]);
  assert.deepEqual(warnings, []);
});

test('a base whose configuration cannot be used is warned of, with what judges instead', async () => {
  const ofMain = await read({ 'base:perf-gate.yml': 'version: 2', 'main:perf-gate.yml': USUAL });
  assert.equal(ofMain.config.policy.alpha, 0.01);
  const unusable = {
    kind: 'base-configuration-unusable',
    problems: 'perf-gate.yml at base cannot be used: found the number 2; allowed is 1',
    file: 'perf-gate.yml',
  };
  assert.deepEqual(ofMain.warnings, [{ ...unusable, instead: 'main' }]);
  const ofHead = await read({ 'base:perf-gate.yml': 'version: 2', 'head:perf-gate.yml': LAX });
  assert.deepEqual([ofHead.config.policy.alpha, ofHead.notes], [0.5, []]);
  assert.deepEqual(ofHead.warnings, [{ ...unusable, instead: 'head' }]);
});

test("without a pull request the default branch's thresholds hold", async () => {
  assert.equal((await read({ 'main:perf-gate.yml': USUAL, 'head:perf-gate.yml': LAX }, { pull: null })).config.policy.alpha, 0.01);
});

test('a configuration that no commit has, or an endless one, is refused', async () => {
  const why = { kind: 'no-usable-configuration', file: 'perf-gate.yml' };
  assert.deepEqual(await refusalOf(async () => read({})), { ...why, problems: '' });
  const endless = 'perf-gate.yml at head cannot be used: it has more than 500000 characters';
  assert.deepEqual(await refusalOf(async () => read({ 'head:perf-gate.yml': `${USUAL}${' '.repeat(500_000)}` })), {
    ...why,
    problems: endless,
  });
});

test('a configuration that no commit has as this version can use it is refused with the reason, once', async () => {
  const newer = USUAL.replace('"version":1', '"version":1,"swiftness":2');
  const reason = await refusalOf(async () =>
    read({ 'base:perf-gate.yml': newer, 'main:perf-gate.yml': newer, 'head:perf-gate.yml': newer }),
  );
  assert.ok(reason.kind === 'no-usable-configuration', reason.kind);
  const start = 'perf-gate.yml at base, perf-gate.yml at main and perf-gate.yml at head cannot be used: unknown key "swiftness"';
  assert.equal(reason.problems.slice(0, start.length), start);
});
