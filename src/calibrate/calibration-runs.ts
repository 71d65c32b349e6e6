import { CALIBRATE_ERRORS } from '../errors/calibrate.ts';
import { userError } from '../errors/catalogue.ts';
import type { BenchmarkRecord, Run, RunFile } from '../model.ts';

/** A recorded run, by the name under which it was given. */
export interface NamedRun {
  readonly name: string;
  readonly file: RunFile;
}

/**
 * Checks that noise can be read from these runs: both arms the same code, one kind of machine, one load for each benchmark.
 *
 * @param here the kind of machine on which more is going to be recorded; null: nothing is
 * @returns the runs, the newest last
 * @throws UserError that names the run which does not fit
 */
export function calibrationRuns(runs: readonly NamedRun[], here: string | null = null): readonly NamedRun[] {
  for (const { name, file: { run } } of runs) {
    if (!run.benchmarks.some(hasDuets)) throw userError(CALIBRATE_ERRORS['no-duets'], { name });
    if (isJoined(run)) throw userError(CALIBRATE_ERRORS['joined-run'], { name });
  }
  const different = runs.filter(({ file }) => !hasSameCode(file.run));
  if (different.length > 0) throw userError(CALIBRATE_ERRORS['different-code'], { names: different.map(({ name }) => name) });
  refuseMachineKinds(runs, here);
  refuseOtherLoads(runs);
  refuseCopies(runs);
  return runs.toSorted((one, other) => Date.parse(one.file.run.startedAt) - Date.parse(other.file.run.startedAt));
}

export const hasDuets = ({ measurement }: BenchmarkRecord): boolean => measurement.state === 'measured' && measurement.duets.length > 0;

const isJoined = ({ parts, benchmarks }: Run): boolean => parts !== undefined || benchmarks.some(({ variant }) => variant !== null);

/** A recording has uncommitted changes in both arms. */
const hasSameCode = ({ base, head }: Run): boolean => base !== null && base.sha === head.sha && base.dirty === head.dirty;

function refuseMachineKinds(runs: readonly NamedRun[], here: string | null): void {
  const machines = [...runs.map(({ name, file }) => ({ name, key: file.run.environment.key })), ...(here === null ? [] : [{ name: 'this machine', key: here }])];
  const kinds = [...Map.groupBy(machines, ({ key }) => key)].map(([key, ofKind]) => ({ key, names: ofKind.map(({ name }) => name) }));
  if (kinds.length > 1) throw userError(CALIBRATE_ERRORS['several-machine-kinds'], { kinds });
}

function refuseOtherLoads(runs: readonly NamedRun[]): void {
  const loads = new Map<string, string>();
  for (const { name, file } of runs) {
    for (const { id, loadHash } of file.run.benchmarks.filter(hasDuets)) {
      if ((loads.get(id) ?? loadHash) !== loadHash) throw userError(CALIBRATE_ERRORS['other-load'], { name, id });
      loads.set(id, loadHash);
    }
  }
}

/** Rounds that count twice would make the noise look better known than it is. */
function refuseCopies(runs: readonly NamedRun[]): void {
  const names = new Map<string, string>();
  for (const { name, file: { run: { startedAt, seed, shard } } } of runs) {
    const identity = JSON.stringify([startedAt, seed, shard]);
    const other = names.get(identity);
    if (other !== undefined) throw userError(CALIBRATE_ERRORS['same-run-twice'], { name, other });
    names.set(identity, name);
  }
}
