import type { FailedRound, RecordedRound, RecordedSession } from '../../../bench/verdicts/recording/recorded-file.ts';
import { ENVIRONMENT } from '../../judge/records.ts';

export const SESSION: RecordedSession = {
  startedAt: '2026-01-15T10:00:00.000Z', commit: { sha: 'a'.repeat(40), dirty: false }, environment: ENVIRONMENT,
  procedure: { version: 2, sliceMs: 300, slices: 6, suiteSlices: 4 }, neighbour: 'quiet', seed: 1_234_567_890,
};

export const ROUND: RecordedRound = {
  benchmark: 'express/updateUser', injection: 'cpu-3', amount: 12_345_678, order: 4, atSeconds: 27.5, seconds: 5.5,
  index: 1, mode: 'duet', startedFirst: 'head', loadedFirst: 'base',
  slices: { cpuPerRequest: [{ base: 81.5, head: 84.25 }, { base: 80, head: 83 }], unloadedLatency: [{ base: 0.325, head: 0.375 }] },
  coreShare: { base: 0.5, head: 0.475 },
  waitingShare: 0.125,
};

export const FAILURE: FailedRound = {
  benchmark: 'koa/updateUser', injection: 'none', amount: 0, order: 5, atSeconds: 33, seconds: 2, reason: 'head: the server died while it was measured',
};
