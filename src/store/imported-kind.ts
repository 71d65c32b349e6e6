import type { Environment } from '../model.ts';

const UNKNOWN = 'unknown';

/** Stands for the machines that another tool measured on. No machine has this key, so no run is ever compared with what is stored by it. */
export const IMPORTED_KIND: Environment = {
  key: 'imported',
  cpuModel: 'not known (imported)',
  arch: UNKNOWN,
  cores: 1,
  nodeVersion: UNKNOWN,
  osMajor: UNKNOWN,
  kernel: UNKNOWN,
  memoryBytes: 0,
  emulator: null,
  runnerImage: null,
};
