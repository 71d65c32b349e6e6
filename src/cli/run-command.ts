import process from 'node:process';
import { measure, whatIsSaved } from './measuring.ts';
import { checkDestinations, type OutputOptions, writeReports } from './output.ts';
import { describeUserError, EXIT, UserError } from '../errors.ts';
import type { GateRequest } from '../gate.ts';
import type { Shard } from '../model.ts';
import type { BaseRequest } from '../prepare/base.ts';
import { listOf } from '../text/phrases.ts';

/** Options of every command that measures, as the command line gives them. */
export interface MeasureOptions {
  readonly config?: string;
  readonly only: readonly string[];
  readonly all: boolean;
  /** A ref; false: `--no-base`; true or absent: to be chosen. */
  readonly base?: string | boolean;
  readonly baselines?: string;
  readonly budget?: number;
  /** Absent: standard. */
  readonly profile?: string;
  readonly shard?: Shard;
  /** Runs that are going to be merged, this one included. Absent: as many as there are shards. */
  readonly jobs?: number;
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
    jobs: options.jobs ?? 1,
    pullRequest: null,
    baselines: options.baselines ?? null,
    budgetMs: options.budget ?? null,
    profile: options.profile ?? 'standard',
    askedBy: 'options',
    seed: options.seed ?? null,
  };
}

/**
 * For options that say what to measure, or how, where nothing is measured. `given` says of each whether it was there.
 *
 * @throws UserError that names those that were
 */
export function refuseIdleOptions(given: Readonly<Record<`--${string}`, boolean>>, { where, fix }: Pick<UserError, 'where' | 'fix'>): void {
  const idle = Object.entries(given).flatMap(([option, isGiven]) => (isGiven ? [option] : []));
  if (idle.length > 0) throw new UserError({ what: `nothing is measured here that ${listOf(idle)} could be about`, where, fix });
}

/** `perf-gate run`. @returns the exit code of the contract */
export async function runCommand(options: MeasureOptions & OutputOptions): Promise<number> {
  await checkDestinations(options);
  const { file, judgement, kept, interrupted } = await measure(gateRequest(options));
  if (interrupted) {
    process.stderr.write(`Interrupted. No verdict was reached; ${whatIsSaved(kept)}.\n`);
    return EXIT.interrupted;
  }
  try {
    await writeReports(file, judgement, options);
    return judgement.exitCode;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    // A disk that is full by now takes no verdict back.
    process.stderr.write(`${describeUserError(error)}\n`);
    return judgement.exitCode === EXIT.passed ? EXIT.usage : judgement.exitCode;
  } finally {
    process.stderr.write('path' in kept
      ? `The run is saved in ${kept.path}; \`perf-gate compare ${kept.path}\` judges it again.\n`
      : `The report stands, but ${whatIsSaved(kept)}.\n`);
  }
}
