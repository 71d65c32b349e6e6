import type { Environment, StoredRun } from '../../src/model.ts';

export const ENVIRONMENT: Environment = {
  key: 'epyc-7763-x64-4-node24-linux-6',
  cpuModel: 'AMD EPYC 7763',
  arch: 'x64',
  cores: 4,
  nodeVersion: '24.1.0',
  osMajor: 'linux-6',
  kernel: '6.8.0',
  memoryBytes: 16_777_216_000,
  emulator: null,
  runnerImage: null,
};

/** A stored run of one benchmark; `commit` tells it from others. */
export function storedRun(
  commit: string,
  {
    figures = [100],
    id = 'express/updateUser',
    loadHash = 'load',
    instructions,
    tookMs,
    ...fields
  }: {
    readonly figures?: readonly number[];
    readonly instructions?: number;
    readonly id?: string;
    readonly loadHash?: string;
    readonly tookMs?: number;
  } & Partial<Pick<StoredRun, 'recordedAt' | 'slower' | 'accepted'>> = {},
): StoredRun {
  return {
    schema: 3,
    tool: 'perf-gate 0.1.0',
    recordedAt: '2026-01-15T10:00:00.000Z',
    commit,
    environment: ENVIRONMENT,
    configHash: 'config',
    benchmarks: [
      {
        id,
        loadHash,
        figures: figures.length === 0 ? {} : { cpuPerRequest: figures },
        ...(instructions === undefined ? {} : { instructions: { head: instructions, hash: '0123456789abcdef' } }),
        ...(tookMs === undefined ? {} : { tookMs }),
      },
    ],
    slower: [],
    accepted: [],
    ...fields,
  };
}

/** As they would be written: what is packed has no properties of its own to be compared. */
export function plainRuns(history: readonly StoredRun[]): readonly StoredRun[] {
  return JSON.parse(JSON.stringify(history)) as readonly StoredRun[];
}
