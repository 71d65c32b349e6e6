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
