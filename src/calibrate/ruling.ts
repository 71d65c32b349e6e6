import type { Config, Policy } from '../model.ts';
import type { CalibrationRun } from './calibration-runs.ts';
import type { RoundTime } from './round-time.ts';

/** What pull requests are replayed by. */
export interface Ruling {
  readonly policy: Policy;
  /** Whether they count instructions after their rounds. */
  readonly instructions: Config['instructions'];
  readonly policyFrom: PolicySource;
}

/** Where a policy was read. */
export interface PolicySource {
  /** Of a configuration, or of a run. */
  readonly name: string;
  /** Of a run: what has become of its configuration since then is not in it. null: it is a configuration. */
  readonly recordedAt: string | null;
}

/** By a configuration where one is given, else by what the newest run, which comes last, was recorded with. */
export function rulingOf(runs: readonly CalibrationRun[], config: Pick<Config, 'file' | 'policy' | 'instructions'> | null, { counting }: Pick<RoundTime, 'counting'>): Ruling {
  if (config !== null) return { policy: config.policy, instructions: config.instructions, policyFrom: { name: config.file, recordedAt: null } };
  const { name, run } = runs.at(-1)!;
  return { policy: run.policy, instructions: counting === 'none' ? 'off' : 'auto', policyFrom: { name, recordedAt: run.startedAt } };
}
