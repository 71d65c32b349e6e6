/** Two recorded runs, held against each other, that recorded much more than what is compared. */
import { judgeSequential } from '../../src/judge/sequential.ts';
import type { BenchmarkRecord, Measured, Run } from '../../src/model.ts';
import { type ReportSource, sourceOfComparedRuns } from '../../src/report/report-source.ts';
import { aBenchmark, aDuet, around, aRun, ENVIRONMENT, measured, POLICY, type RoundsByMetric, solosOf } from '../judge/records.ts';
import { BASE_SHA, HEAD_SHA } from './sample-run.ts';
import { reasonThatSays } from '../reason-that-says.ts';

/** What the head run was measured against itself, which is not what it is compared with. */
export const OWN_BASE_SHA = '0badc0de0badc0de0badc0de0badc0de0badc0de';

/** Rounds side by side with a base of its own, which gained 30 % on it, and rounds alone. */
const recorded = (solos: RoundsByMetric): Measured => measured({ cpuPerRequest: around(0.3, 0.01) }, solosOf(solos));

const server = (requestsPerSecond: number): Measured => recorded({
  cpuPerRequest: around(1e6 / requestsPerSecond, 1, 2),
  unloadedLatency: around(0.42, 0.01, 2),
  throughput: around(requestsPerSecond, 100, 2),
});

const suiteTask = (nsPerOp: number): BenchmarkRecord =>
  aBenchmark('user/validate', { ...recorded({ nsPerOp: around(nsPerOp, 1, 2) }), duets: [] }, { kind: 'suite' });

const base = aRun({
  head: { sha: BASE_SHA, dirty: true }, base: null, profile: 'standard', seed: 7, configHash: 'd'.repeat(64), startedAt: '2026-01-12T08:00:00.000Z',
  environment: { ...ENVIRONMENT, key: 'linux-6-x64-2x-xeon-8370c-node-24', cpuModel: 'Xeon 8370C', kernel: '6.9.1' },
  policy: { ...POLICY, alpha: 0.05 },
  notes: [reasonThatSays('The run was interrupted: it holds only what was measured until then.')],
  benchmarks: [aBenchmark('express/updateUser', server(12_345)), aBenchmark('toa/updateUser', server(9_000)), suiteTask(80)],
});

const head = aRun({
  head: { sha: HEAD_SHA, dirty: false }, base: { sha: OWN_BASE_SHA, dirty: false }, profile: 'standard', seed: 42, configHash: 'f'.repeat(64),
  storedKinds: [{ environment: { ...ENVIRONMENT, cores: 64 }, runs: 5 }],
  control: Array.from({ length: 6 }, (_, index) => ({ ...aDuet(index, { cpuPerRequest: [{ base: 80, head: 80 + (index % 2) }] }), benchmark: 'express/updateUser' })),
  notes: [reasonThatSays('Processes could not be pinned to a core here.')],
  benchmarks: [aBenchmark('express/updateUser', server(10_000)), aBenchmark('fastify/createUser', server(21_000)), suiteTask(82)],
});

/** The report of these two, or of what a test makes of them. */
export function comparedSample(change: { readonly base?: Partial<Run>; readonly head?: Partial<Run> } = {}): ReportSource {
  const [baseRun, headRun] = [{ ...base, ...change.base }, { ...head, ...change.head }];
  return sourceOfComparedRuns({ base: { run: baseRun, file: 'before.json' }, head: { run: headRun, file: 'after.json' } }, judgeSequential(baseRun, headRun));
}
