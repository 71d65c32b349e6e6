import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CollectedRuns, collectRuns } from '../../../src/github/rejudge/collect-runs.ts';
import { clientOf } from '../client/client-of.ts';
import { startLoopbackGitHub } from '../client/loopback-github.ts';
import { type ArtifactRecord, finishedRun } from '../client/workflow-resources.ts';
import { inputsOf } from '../event/inputs-of.ts';
import { aRun } from '../../judge/records.ts';
import { zipOfFiles } from '../../zip-file.ts';

const now = new Date('2026-01-15T11:00:00Z');
const MEGABYTE = 1024 ** 2;
const FINISHED = finishedRun();

const runText = (tool = '0.1.0', configFile = 'perf-gate.yml'): string =>
  JSON.stringify({ run: aRun({ tool, configFile }), history: [], acceptances: [] });

function artifact(
  id: number,
  fields: Partial<ArtifactRecord> & { readonly files?: Readonly<Record<string, string>> } = {},
): ArtifactRecord {
  const { files = { 'run.json': runText(), 'report.md': 'report' }, ...rest } = fields;
  return { id, runId: 11, name: 'perf-gate', content: zipOfFiles(files), ...rest };
}

async function collect(artifacts: ArtifactRecord[]): Promise<CollectedRuns> {
  await using loopback = await startLoopbackGitHub({ artifacts });
  const collected = await collectRuns(FINISHED, { github: clientOf(loopback), inputs: inputsOf(), now });
  return collected;
}

const placesOf = ({ runs }: CollectedRuns): readonly string[] => runs.map(({ where }) => where);
const kindsOf = ({ refused }: CollectedRuns): readonly string[] => refused.map(({ why }) => why.kind);

test('the run of the artifact is collected, and so are those of further configurations', async () => {
  const collected = await collect([
    artifact(1),
    artifact(2, { name: 'perf-gate-bench', files: { 'run.json': runText('0.1.0', 'bench/gate.yml') } }),
    artifact(3, { name: 'coverage' }),
    artifact(4, { name: 'perf-gates' }),
    artifact(5, { runId: 12, name: 'perf-gate-other' }),
  ]);
  assert.deepEqual(placesOf(collected).toSorted(), ['perf-gate-bench/run.json', 'perf-gate/run.json']);
  assert.deepEqual(collected.refused, []);
});

test('several runs in one artifact are collected each', async () => {
  assert.deepEqual(
    placesOf(
      await collect([
        artifact(1, {
          files: {
            'api/.perf-gate/run.json': runText('0.1.0', 'api/gate.yml'),
            'web/.perf-gate/run.json': runText('0.1.0', 'web/gate.yml'),
          },
        }),
      ]),
    ),
    ['perf-gate/api/.perf-gate/run.json', 'perf-gate/web/.perf-gate/run.json'],
  );
});

test('the newest of the attempts of a workflow run counts', async () => {
  const { runs } = await collect([
    artifact(2, { createdAt: '2026-01-15T10:30:00Z', files: { 'run.json': runText('second attempt') } }),
    artifact(1, { createdAt: '2026-01-15T10:00:00Z', files: { 'run.json': runText('first attempt') } }),
  ]);
  assert.deepEqual(
    runs.map(({ file }) => file.run.tool),
    ['second attempt'],
  );
});

test('a workflow run without an artifact of that name has nothing to collect, and nothing is wrong with it', async () => {
  assert.deepEqual(await collect([artifact(1, { name: 'coverage' })]), { runs: [], refused: [], hasOthers: true });
});

test('shards are left to the job that joins them; where that did not happen, it is said', async () => {
  const shards = [artifact(1, { name: 'perf-gate-shard-1' }), artifact(2, { name: 'perf-gate-shard-2' })];
  assert.deepEqual(placesOf(await collect([...shards, artifact(3)])), ['perf-gate/run.json']);
  assert.deepEqual(kindsOf(await collect(shards)), ['upload-of-shards-only']);
});

for (const [what, wrong, why] of [
  ['expired', { isExpired: true }, 'upload-expired'],
  ['is huge', { sizeBytes: 17 * MEGABYTE }, 'upload-too-large'],
  [
    'is larger than GitHub says',
    { content: Array.from({ length: 17 }, () => Buffer.alloc(MEGABYTE)), sizeBytes: 1_000 },
    'upload-too-large',
  ],
  ['is no zip file', { content: Buffer.from('PK, or so they say') }, 'upload-not-a-zip'],
  ['has no run', { files: { 'report.md': 'all is well' } }, 'upload-without-run'],
  ['has a run of wrong types', { files: { 'run.json': '{"run":{"schema":2,"benchmarks":"none"},"history":[]}' } }, 'upload-unreadable'],
] as const satisfies readonly (readonly [string, Parameters<typeof artifact>[1], string])[]) {
  test(`an artifact that ${what} is refused by name, and the others are collected`, async () => {
    const collected = await collect([artifact(1, { ...wrong, name: 'perf-gate-wrong' }), artifact(2)]);
    assert.deepEqual(placesOf(collected), ['perf-gate/run.json']);
    assert.deepEqual(kindsOf(collected), [why]);
    assert.equal(collected.refused[0]?.where.startsWith('perf-gate-wrong'), true);
  });
}

const refusedAsAWhole = (unit: 'artifacts' | 'run files'): CollectedRuns => ({
  runs: [],
  refused: [{ where: 'perf-gate', why: { kind: 'upload-too-large', most: 20, unit } }],
  hasOthers: false,
});

test('a flood of artifacts or of runs is refused as a whole', async () => {
  const many = Array.from({ length: 21 }, (_, index) => index);
  assert.deepEqual(await collect(many.map((index) => artifact(index + 1, { name: `perf-gate-${index}` }))), refusedAsAWhole('artifacts'));
  const flood = await collect([artifact(1, { files: Object.fromEntries(many.map((index) => [`${index}/run.json`, runText()])) })]);
  assert.deepEqual(flood, refusedAsAWhole('run files'));
});

test('two runs of one configuration are refused both: one that passes would hide the other', async () => {
  const collected = await collect([
    artifact(1),
    artifact(2, { name: 'perf-gate-node22', files: { 'run.json': runText('0.1.0', './perf-gate.yaml') } }),
  ]);
  assert.deepEqual(collected.runs, []);
  assert.deepEqual(
    collected.refused.map(({ where, why }) => [where, why.kind]),
    ['perf-gate-node22/run.json', 'perf-gate/run.json'].map((where) => [where, 'several-runs-of-configuration']),
  );
});
