/**
 * The example of docs/calibrate.md: what `perf-gate calibrate` says of the unchanged rounds of the evidence's servers.
 *
 *     node bench/calibrate-example.ts
 *
 * Of the machine with most of them, recorded with nothing else running.
 */
import { sum } from 'simple-statistics';
import { calibrate } from '../src/calibrate/calibration.ts';
import { renderCalibration } from '../src/calibrate/calibration-markdown.ts';
import type { BenchmarkRecord } from '../src/model.ts';
import { aBenchmark, aRun, ofDuets } from '../test/judge/records.ts';
import { DEFAULT_POLICY } from './default-policy.ts';
import { readRecordings } from './verdicts/recording/recorded-folder.ts';
import type { RecordedRound } from './verdicts/recording/recorded-file.ts';
import { newestKinds, ofKind } from './verdicts/recording/session-kind.ts';

const SEED = 1;
const PULL_REQUESTS = 1_000;

const recordings = await readRecordings();
const candidates = newestKinds(recordings).filter(({ neighbour }) => neighbour === 'quiet').map((kind) => {
  const sessions = ofKind(recordings, kind);
  return { environment: kind.environment, rounds: sessions.flatMap(({ rounds }) => rounds.filter(isOfUnchangedServer)) };
});
const most = candidates.toSorted((one, other) => other.rounds.length - one.rounds.length)[0]!;

const benchmarks = [...Map.groupBy(most.rounds, ({ benchmark }) => benchmark)].map(([id, rounds]): BenchmarkRecord =>
  aBenchmark(id, ofDuets(rounds.map(({ startedFirst, mode, slices, coreShare }, index) => ({ index, mode, startedFirst, slices, coreShare })))));
const commit = { sha: 'a'.repeat(40), dirty: false };
const run = aRun({ benchmarks, base: commit, head: commit, environment: most.environment, policy: DEFAULT_POLICY, durationMs: 1_000 * sum(most.rounds.map(({ seconds }) => seconds)) });
const calibration = calibrate([{ name: 'unchanged rounds', file: { run, history: [], acceptances: [] } }], { seed: SEED, pullRequests: PULL_REQUESTS, config: null, onProfile: () => {} });
process.stdout.write(renderCalibration(calibration));

/** Those that came to rest: of the others only what was measured without load counts. */
function isOfUnchangedServer({ injection, slices, unsettled }: RecordedRound): boolean {
  return injection === 'none' && slices.nsPerOp === undefined && unsettled === undefined;
}
