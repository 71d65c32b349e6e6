import type { ProbeLog } from '../../src/measure/probe/probe-log.ts';

/** The log of a probe that noted nothing but this. */
export const probeLogOf = (noted: Partial<ProbeLog> = {}): ProbeLog => ({
  pid: 1,
  nodeVersion: 'v24.0.0',
  sampleEveryMs: 10,
  samples: [],
  memory: [],
  collections: [],
  connections: 0,
  modules: [],
  ...noted,
});

/** Samples as a list of time, finished and CPU time: `0 0 0, 10 5 500`. */
export const samplesOf = (list: string): ProbeLog['samples'] =>
  list.split(', ').map((sample) => {
    const [timeMs = 0, finished = 0, cpuUs = 0] = sample.split(' ').map(Number);
    return [timeMs, finished, cpuUs] as const;
  });
