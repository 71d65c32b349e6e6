import process from 'node:process';
import { renderCalibration } from '../calibrate/calibration-markdown.ts';
import { calibrationRuns, type NamedRun, refuseOtherMachineKind } from '../calibrate/calibration-runs.ts';
import { calibrate } from '../calibrate/calibration.ts';
import { canBeCalibrated } from '../calibrate/pooled-rounds.ts';
import { recordBaseAgainstBase, type Recording } from '../calibrate/record-base-against-base.ts';
import { untilInterrupted, whatIsSaved } from './measuring.ts';
import { checkDestinations, type OutputOptions, writeForm } from './output.ts';
import { type MeasureOptions, refuseIdleOptions } from './run-command.ts';
import { loadConfig } from '../config/load-config.ts';
import { EXIT, UserError } from '../errors.ts';
import { readEnvironment } from '../measure/environment.ts';
import type { Config } from '../model.ts';
import { readRunFile } from '../store/run-file.ts';
import { openRepository } from '../system/git.ts';

/** Options of `perf-gate calibrate`, as the command line gives them. */
export interface CalibrateOptions extends Pick<MeasureOptions, 'config' | 'only'>, Pick<OutputOptions, 'json'> {
  /** How long to record base against base before, in ms; absent: only what was recorded already counts. */
  readonly record?: number;
  /** Of the replays. */
  readonly seed: number;
  /** To replay with each profile. */
  readonly pullRequests: number;
}

/** `perf-gate calibrate`: what the noise of rounds between equal arms allows. @returns the exit code of the contract */
export async function calibrateCommand(paths: readonly string[], options: CalibrateOptions): Promise<number> {
  if (paths.length === 0 && options.record === undefined) {
    throw new UserError({ what: 'calibrate needs rounds to go by', where: 'perf-gate calibrate', fix: 'Give run files in which base and head are the same code, or measure them: --record 30m.' });
  }
  if (options.record === undefined) {
    refuseIdleOptions({ '--only': options.only.length > 0 }, { where: 'perf-gate calibrate', fix: 'Leave that out to go by the runs as they are, or measure more beside them: --record 30m.' });
  }
  await checkDestinations(options);
  const given = await Promise.all(paths.map(async (name): Promise<NamedRun> => ({ name, file: await readRunFile(name) })));
  // Before half an hour is spent on what they cannot be joined with.
  if (given.length > 0) {
    const runs = calibrationRuns(given);
    if (options.record !== undefined) refuseOtherMachineKind(runs, (await readEnvironment()).key);
  }
  const recorded = options.record === undefined ? null : await record({ ...options, record: options.record });
  if (recorded?.interrupted === true) return EXIT.interrupted;
  const calibration = calibrate([...given, ...(recorded === null ? [] : [recorded.run])], {
    ...options,
    config: recorded === null ? await askedConfig(options) : recorded.config,
    onProfile: (name) => process.stderr.write(`replaying pull requests with the profile ${name}\n`),
  });
  if (options.json !== '-') process.stdout.write(renderCalibration(calibration));
  if (options.json !== undefined) await writeForm(options.json, `--json ${options.json}`, () => `${JSON.stringify(calibration, null, 2)}\n`);
  return EXIT.passed;
}

/** null: none was named, and what the runs were recorded with counts. */
async function askedConfig({ config }: Pick<CalibrateOptions, 'config'>): Promise<Config | null> {
  if (config === undefined) return null;
  const { root } = await openRepository(process.cwd());
  return (await loadConfig(root, config)).config;
}

async function record({ config, only, record: durationMs }: CalibrateOptions & { readonly record: number }): Promise<Pick<Recording, 'config' | 'interrupted'> & { readonly run: NamedRun }> {
  const { recording, interrupted } = await untilInterrupted(
    async (io) => {
      const recorded = await recordBaseAgainstBase({ cwd: process.cwd(), configFile: config ?? null, only, durationMs }, io);
      // Also by a signal that came while the file was written: it is whole, and the replays would take long.
      return { recording: recorded, interrupted: recorded.interrupted || io.signal.aborted };
    },
    'Interrupted before anything was measured; there was nothing to save.',
  );
  const { file, kept } = recording;
  const anew = 'path' in kept && canBeCalibrated(file.run) ? `; \`perf-gate calibrate ${kept.path}\` goes by it` : '';
  process.stderr.write(`${interrupted ? 'Interrupted: ' : ''}${whatIsSaved(kept)}${anew}.\n`);
  return { run: { name: 'path' in kept ? kept.path : 'what was recorded', file }, config: recording.config, interrupted };
}
