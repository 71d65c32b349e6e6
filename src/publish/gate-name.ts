import { CONFIG_FILES } from '../config/load.ts';
import { plainName } from '../report/escape.ts';

const USUAL_CONFIG_FILES: ReadonlySet<string> = new Set(CONFIG_FILES);

/** What a gate is called wherever several of one repository meet: `perf-gate`, or `perf-gate (bench/gate.yml)`. */
export function gateName(configFile: string): string {
  return USUAL_CONFIG_FILES.has(configFile) ? 'perf-gate' : `perf-gate (${plainName(configFile)})`;
}
