import process from 'node:process';
import { measure, whatIsSaved } from './measuring.ts';
import { checkDestinations, type OutputOptions, VERBOSE, verdictOnceWritten, wholeReportOf } from './output.ts';
import { tell } from './tell.ts';
import { EXIT, type UserError } from '../errors.ts';
import { CLI_ERRORS } from '../errors/cli.ts';
import type { GateRequest } from '../gate.ts';
import type { Procedure } from '../measure/procedure.ts';
import type { Shard } from '../model.ts';
import type { BaseRequest } from '../prepare/base.ts';

/** Options of commands that measure. */
export interface MeasureOptions {
  readonly config?: string;
  readonly only: readonly string[];
  readonly all: boolean;
  /** A ref; false: `--no-base`; true or absent: to be chosen. */
  readonly base?: string | boolean;
  /** Measure base by head's targets and scenarios. */
  readonly benchmarksFrom?: 'head';
  readonly baselines?: string;
  readonly budget?: number;
  /** Absent: standard. */
  readonly profile?: string;
  readonly shard?: Shard;
  /** Runs that will be merged, this one included. Absent: as many as there are shards. */
  readonly jobs?: number;
  readonly seed?: number;
  /** false: `--no-why`. */
  readonly why?: boolean;
  /** Of no option: of who starts the program. */
  readonly procedure?: Procedure;
}

function baseRequest(base: string | boolean | undefined): BaseRequest {
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
    benchmarksOfHead: options.benchmarksFrom === 'head',
    shard: options.shard ?? null,
    jobs: options.jobs ?? 1,
    pullRequest: null,
    baselines: options.baselines ?? null,
    budgetMs: options.budget ?? null,
    profile: options.profile ?? 'standard',
    askedBy: 'options',
    seed: options.seed ?? null,
    ...(options.why === false ? { why: 'off' } : {}),
    ...(options.procedure === undefined ? {} : { procedure: options.procedure }),
  };
}

/** Refuses options that have no effect where nothing is measured. @throws UserError that names them */
export function refuseIdleOptions(given: Readonly<Record<`--${string}`, boolean>>, { where, fix }: Pick<UserError, 'where' | 'fix'>): void {
  const idle = Object.entries(given).flatMap(([option, isGiven]) => (isGiven ? [option] : []));
  if (idle.length > 0) throw CLI_ERRORS['idle-options']({ options: idle, where, fix });
}

/** `perf-gate run`. @returns the exit code of the contract */
export async function runCommand(options: MeasureOptions & OutputOptions): Promise<number> {
  await checkDestinations(options);
  const { file, judgement, kept, interrupted } = await measure(gateRequest(options));
  if (interrupted) {
    tell(`Interrupted. No verdict was reached; ${whatIsSaved(kept)}.`);
    return EXIT.interrupted;
  }
  try {
    return await verdictOnceWritten(file, judgement, options, 'path' in kept ? wholeReportOf(kept.path) : VERBOSE);
  } finally {
    tell(
      'path' in kept
        ? `The run is saved in ${kept.path}; \`perf-gate compare ${kept.path}\` judges it again.`
        : `The report stands, but ${whatIsSaved(kept)}.`,
    );
  }
}
