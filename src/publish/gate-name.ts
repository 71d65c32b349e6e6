import { isUsualConfigFile } from '../config/file-names.ts';
import { plainName } from '../text/escape.ts';

/** What a gate is called wherever several of one repository meet: `perf-gate`, or `perf-gate (bench/gate.yml)`. */
export function gateName(configFile: string): string {
  return isUsualConfigFile(configFile) ? 'perf-gate' : `perf-gate (${plainName(configFile)})`;
}
