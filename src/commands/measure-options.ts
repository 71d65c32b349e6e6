import type { BaseRequest } from '../arms/base-commit.ts';
import type { GateRequest } from '../gate.ts';
import type { Shard } from '../model.ts';

/** Options of every command that measures, as the command line gives them. */
export interface MeasureOptions {
  readonly config?: string;
  readonly only: readonly string[];
  readonly all: boolean;
  /** A ref; false: `--no-base`; true or absent: to be chosen. */
  readonly base?: string | boolean;
  readonly baselines?: string;
  readonly budget?: number;
  readonly profile: string;
  readonly shard?: Shard;
  readonly seed?: number;
}

export function baseRequest(base: string | boolean | undefined): BaseRequest {
  if (base === false) return { kind: 'none' };
  return typeof base === 'string' ? { kind: 'ref', ref: base } : { kind: 'auto' };
}

export function gateRequest(options: MeasureOptions): GateRequest {
  return {
    cwd: process.cwd(),
    configFile: options.config ?? null,
    only: options.only,
    all: options.all,
    base: baseRequest(options.base),
    shard: options.shard ?? null,
    pullRequest: null,
    baselines: options.baselines ?? null,
    budgetMs: options.budget ?? null,
    profile: options.profile,
    seed: options.seed ?? null,
  };
}
