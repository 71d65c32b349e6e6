import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { compareRelease } from '../../../bench/releases/compared.ts';
import { readReleases, type RecordedRelease } from '../../../bench/releases/recorded-releases.ts';
import { releasesPage } from '../../../bench/releases/releases-page.ts';
import { repository } from '../../../bench/recording.ts';
import type { SlicePair } from '../../../src/model.ts';
import { around, COUNTING_HASH, measured } from '../../judge/records.ts';

const EFFORT = { wallSeconds: 30, cpuSeconds: 20, load: 4, cores: 2 };

const pair = (log: number): SlicePair => ({ base: 100_000, head: 100_000 * Math.exp(log) });

/** A release whose counts and times grew by so much. */
function aRelease(name: string, counts: number | null, time: number | null): RecordedRelease {
  return {
    package: name, from: '1.0.0', to: '2.0.0', benchmark: `${name}/task`, kind: 'suite', cpuModel: 'A', nodeVersion: 'v24.0.0', day: '2026-01-15',
    counted: counts === null ? null : { state: 'counted', instructions: [pair(counts), pair(counts + 0.0002)], countingHash: COUNTING_HASH, effort: EFFORT, emulator: 'qemu-user 7.2.0' },
    timed: time === null ? null : { rounds: measured({ nsPerOp: around(time, 0.005, 8) }).duets, effort: EFFORT },
  };
}

test('bench/releases/RESULTS.md follows from what was recorded', async () => {
  assert.equal(await readFile(path.join(repository, 'bench/releases/RESULTS.md'), 'utf8'), releasesPage(await readReleases()));
});

test('counts and time agree where both are sure and have the same sign', () => {
  const agreements = [[0.05, 0.05], [-0.05, 0.05], [0.05, 0], [0, 0.05], [0, 0], [0.05, null], [null, 0.05]] as const;
  assert.deepEqual(
    agreements.map(([counts, time]) => compareRelease(aRelease('ajv', counts, time)).agreement),
    ['agree', 'disagree', 'counts alone are sure', 'time alone is sure', 'neither is sure', 'not known', 'not known'],
  );
});

test('the page names the packages in which the signs differ', () => {
  const [agreeing, differing] = [aRelease('ajv', 0.05, 0.05), aRelease('qs', -0.05, 0.05)];
  assert.match(releasesPage([agreeing]), /Both are sure of 1 of 1 pairs\. \*\*.* the sign agrees in all\.\*\*/);
  assert.match(releasesPage([agreeing, differing]), /Both are sure of 2 of 2 pairs\. \*\*.* the sign agrees in all except qs\.\*\*/);
  assert.match(releasesPage([agreeing]), /\| ajv +\| 1\.0\.0 → 2\.0\.0 \| `ajv\/task` +\| \+5\.1 % \(/);
});
