import process from 'node:process';
import { untilInterrupted, whatIsSaved } from './measuring.ts';
import { checkDestinations, type OutputOptions, writeJson } from './output.ts';
import { type MeasureOptions, refuseIdleOptions } from './run-command.ts';
import { say, tell } from './tell.ts';
import { renderCalibration } from '../calibrate/calibration-markdown.ts';
import { calibrate, calibrationRuns, type NamedRun } from '../calibrate/calibration.ts';
import { recordBaseAgainstBase, type Recording } from '../calibrate/record-base-against-base.ts';
import { loadConfig } from '../config/load-config.ts';
import { CALIBRATE_ERRORS } from '../errors/calibrate.ts';
import { EXIT } from '../errors.ts';
import { readEnvironment } from '../measure/environment.ts';
import type { Config } from '../model.ts';
import { readRunFile } from '../store/run-file.ts';
import { openRepository } from '../system/git.ts';

/** Options of `perf-gate calibrate`, as the command line gives them. */
interface CalibrateOptions extends Pick<MeasureOptions, 'config' | 'only' | 'procedure'>, Pick<OutputOptions, 'json'> {
  /** Time to record base against base first, in ms. */
  readonly record?: number;
}

/** `perf-gate calibrate`: reads the noise between equal arms. @returns the exit code of the contract */
export async function calibrateCommand(paths: readonly string[], options: CalibrateOptions): Promise<number> {
  const { record } = options;
  if (paths.length === 0 && record === undefined) throw CALIBRATE_ERRORS['nothing-to-calibrate']({});
  if (record === undefined)
    refuseIdleOptions(
      { '--only': options.only.length > 0 },
      { where: 'perf-gate calibrate', fix: 'Leave --only out, or add --record 30m.' },
    );
  await checkDestinations(options);
  const given = await Promise.all(paths.map(async (name): Promise<NamedRun> => ({ name, file: await readRunFile(name) })));
  calibrationRuns(given, record === undefined ? null : (await readEnvironment()).key);
  const recording = record === undefined ? null : await recordNow({ ...options, record });
  if (recording?.interrupted === true) return EXIT.interrupted;
  const recorded =
    recording === null ? [] : [{ name: 'path' in recording.kept ? recording.kept.path : 'the recording', file: recording.file }];
  const calibration = calibrate([...given, ...recorded], recording?.config ?? (await namedConfig(options)));
  if (options.json !== '-') say(renderCalibration(calibration).trimEnd());
  if (options.json !== undefined) await writeJson(options.json, calibration);
  return EXIT.passed;
}

/** null: no configuration was named. */
async function namedConfig({ config }: CalibrateOptions): Promise<Config | null> {
  if (config === undefined) return null;
  const { root } = await openRepository(process.cwd());
  return (await loadConfig(root, config)).config;
}

async function recordNow({
  config,
  only,
  record: durationMs,
  procedure,
}: CalibrateOptions & { readonly record: number }): Promise<Recording> {
  const recording = await untilInterrupted(
    (io) =>
      recordBaseAgainstBase(
        { cwd: process.cwd(), configFile: config ?? null, only, durationMs, ...(procedure === undefined ? {} : { procedure }) },
        io,
      ),
    'Interrupted before anything was measured; there was nothing to save.',
  );
  tell(`${recording.interrupted ? 'Interrupted: ' : ''}${whatIsSaved(recording.kept)}.`);
  return recording;
}
