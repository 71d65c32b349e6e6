import { UserError } from '../errors.ts';
import { judge } from '../judge/judge.ts';
import type { BenchmarkRecord, Measurement, Run, RunFile } from '../model.ts';
import { listOf } from '../text/phrases.ts';
import { describeReason } from '../report/words.ts';

/** A recorded run, by the name under which it was given. */
export interface NamedRun {
  readonly name: string;
  readonly file: RunFile;
}

/** A run whose arms are alike, as far as its rounds can tell. */
export interface CalibrationRun {
  readonly name: string;
  readonly run: Run;
  /** Both arms were one commit. Else nothing regressed or improved, and what the change did is taken out of its rounds. */
  readonly isSameCode: boolean;
}

/**
 * The runs that noise can be read from, the newest last: of one machine kind, each benchmark under one load, none joined of
 * others, none twice, and with nothing in head that the rounds show.
 *
 * @throws UserError that names the run which does not fit, and why
 */
export function calibrationRuns(files: readonly NamedRun[]): readonly CalibrationRun[] {
  const runs = files.map(calibrationRun).toSorted((one, other) => Date.parse(one.run.startedAt) - Date.parse(other.run.startedAt));
  refuseMachineKinds(runs);
  refuseOtherLoads(runs);
  refuseCopies(runs);
  refuseDifferentHeads(files.filter(({ file }) => !hasSameCode(file.run)));
  return runs;
}

/** No change was committed or lies in the working tree of either arm alone. */
const hasSameCode = ({ base, head }: Run): boolean => base !== null && base.sha === head.sha && base.dirty === head.dirty;

function calibrationRun({ name, file }: NamedRun): CalibrationRun {
  const { run } = file;
  if (!run.benchmarks.some(hasDuets)) {
    throw new UserError({ what: 'the run has no rounds of base and head side by side', where: name, fix: `Give a run with a base, or ${RECORD_INSTEAD}` });
  }
  refuseJoined(run, name);
  return { name, run, isSameCode: hasSameCode(run) };
}

/** All of them in one error: whoever gives the runs of twenty pull requests is not to find them one by one. */
function refuseDifferentHeads(files: readonly NamedRun[]): void {
  const different = files.map(({ name, file }) => ({ name, differences: differencesIn(file) })).filter(({ differences }) => differences.length > 0);
  if (different.length === 0) return;
  throw new UserError({
    what: `head is not base's commit, and its rounds may show more than noise: ${different.map(({ name, differences }) => `${listOf(differences)} in ${name}`).join('; ')}`,
    where: listOf(different.map(({ name }) => name)),
    fix: `Leave ${different.length === 1 ? 'that run' : 'those runs'} out: give runs of equal commits, or of changes in which nothing regressed or improved; or ${RECORD_INSTEAD}`,
  });
}

/**
 * What the rounds of a run can tell of its change; none: nothing. Whatever they leave open is no reason: noise does, and without the
 * runs that hold most of it there would seem to be little. Nor is what has no say.
 */
function differencesIn(file: RunFile): readonly string[] {
  const { control, benchmarks } = judge(file);
  if (control.state === 'unfair') return ['the control tells base from base'];
  return benchmarks.flatMap(({ id, comparisons }) => {
    const outcomes = new Set(comparisons.filter(({ decides }) => decides).map(({ outcome }) => outcome));
    const told = (['regressed', 'improved'] as const).find((outcome) => outcomes.has(outcome));
    return told === undefined ? [] : [`${id} is "${told}"`];
  });
}

const RECORD_INSTEAD = 'record base against base: perf-gate calibrate --record 30m.';

function refuseJoined(run: Run, name: string): void {
  if (run.benchmarks.some(({ variant }) => variant !== null)) {
    throw new UserError({ what: 'the run joins several environments, each with noise of its own', where: name, fix: 'Give the runs of one environment, from before they were merged.' });
  }
  if (run.parts !== undefined) {
    throw new UserError({ what: 'the run joins several shards, and of the time that they took it holds only the longest', where: name, fix: 'Give the runs of its shards, from before they were merged.' });
  }
}

const hasDuets = ({ measurement }: BenchmarkRecord): boolean => measurement.state === 'measured' && measurement.duets.length > 0;

function refuseMachineKinds(runs: readonly CalibrationRun[]): void {
  const kinds = [...Map.groupBy(runs, ({ run }) => run.environment.key)].map(([key, ofKind]) => `${key} (${listOf(ofKind.map(({ name }) => name))})`);
  if (kinds.length === 1) return;
  throw new UserError({ what: `the runs come from ${kinds.length} machine kinds: ${listOf(kinds)}`, where: listOf(runs.map(({ name }) => name)), fix: 'Calibrate each machine kind by runs of its own.' });
}

/** Throws a UserError where a run does not come from `here`, the machine kind on which more is to be recorded. */
export function refuseOtherMachineKind(runs: readonly CalibrationRun[], here: string): void {
  const odd = runs.find(({ run }) => run.environment.key !== here);
  if (odd === undefined) return;
  throw new UserError({
    what: `the run comes from the machine kind ${odd.run.environment.key}, and what is recorded here would come from ${here}`,
    where: odd.name,
    fix: 'Record on the machine kind of that run, or leave it out.',
  });
}

/** Throws a UserError with what kept each benchmark from it, where a recording measured none side by side. */
export function refuseEmptyRecording({ benchmarks }: Pick<Run, 'benchmarks'>): void {
  if (benchmarks.some(hasDuets)) return;
  const byReason = Map.groupBy(benchmarks, ({ measurement }) => whyWithoutDuets(measurement));
  throw new UserError({
    what: `nothing could be measured: ${[...byReason].map(([reason, records]) => `${listOf(records.map(({ id }) => id))}: ${reason}`).join('; ')}`,
    where: 'perf-gate calibrate --record',
    fix: 'Mend that, and record again.',
  });
}

const whyWithoutDuets = (measurement: Measurement): string => ('reason' in measurement ? describeReason(measurement.reason) : `it is "${measurement.state}"`);

function refuseOtherLoads(runs: readonly CalibrationRun[]): void {
  const loads = new Map<string, { readonly loadHash: string; readonly tool: string }>();
  for (const { name, run: { tool, benchmarks } } of runs) {
    for (const { id, loadHash } of benchmarks.filter(hasDuets)) {
      const other = loads.get(id) ?? { loadHash, tool };
      if (other.loadHash !== loadHash) {
        // The hash of a load holds how perf-gate measures as well.
        const [orMeasured, andVersion] = other.tool === tool ? ['', ''] : [`, or measured in another way: by perf-gate ${tool}, and not ${other.tool}`, ', by one version of perf-gate'];
        throw new UserError({ what: `${id} was put under another load than in the other runs${orMeasured}`, where: name, fix: `Give runs of one configuration and profile${andVersion}.` });
      }
      loads.set(id, other);
    }
  }
}

/** Rounds that count twice would make the noise better known than it is. Jobs of one run may have started together, by one seed. */
function refuseCopies(runs: readonly CalibrationRun[]): void {
  const names = new Map<string, string>();
  for (const { name, run: { startedAt, seed, head, shard } } of runs) {
    const identity = JSON.stringify([startedAt, seed, head.sha, shard]);
    const known = names.get(identity);
    if (known !== undefined) throw new UserError({ what: `the run is the same as that of ${known}`, where: name, fix: 'Give each run once.' });
    names.set(identity, name);
  }
}
