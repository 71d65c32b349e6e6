import { CALIBRATE_ERRORS } from '../errors/calibrate.ts';
import type { RunFile } from '../model.ts';

/** A recorded run, by the name under which it was given. */
export interface NamedRun {
  readonly name: string;
  readonly file: RunFile;
}

/** The profile of a recording: both of its arms are the working tree. */
export const RECORDING_PROFILE = 'calibration';

/**
 * Checks that these are recordings of base against base on one kind of machine.
 *
 * @param here the kind of machine on which more is going to be recorded; null: nothing is
 * @returns the runs, the newest last
 * @throws UserError that names the run which does not fit
 */
export function calibrationRuns(runs: readonly NamedRun[], here: string | null = null): readonly NamedRun[] {
  const other = runs.find(({ file: { run } }) => run.profile !== RECORDING_PROFILE || run.parts !== undefined);
  if (other !== undefined) throw CALIBRATE_ERRORS['no-recording']({ name: other.name });
  const machines = [
    ...runs.map(({ name, file }) => ({ name, key: file.run.environment.key })),
    ...(here === null ? [] : [{ name: 'this machine', key: here }]),
  ];
  const kinds = [...Map.groupBy(machines, ({ key }) => key)].map(([key, ofKind]) => ({ key, names: ofKind.map(({ name }) => name) }));
  if (kinds.length > 1) throw CALIBRATE_ERRORS['several-machine-kinds']({ kinds });
  return runs.toSorted((one, another) => Date.parse(one.file.run.startedAt) - Date.parse(another.file.run.startedAt));
}
