import { UserError } from '../errors.ts';
import type { BenchmarkRecord, Environment, Run, RunFile, Variant } from '../model.ts';
import { uniteAsked } from '../plan/selections.ts';
import { requireAgreement } from './agreement.ts';
import { recordsOfLeg, type RecordOfRun } from './leg-records.ts';
import { legsOf, type Leg } from './legs.ts';
import type { NamedRunFile } from './named-run-file.ts';
import { uniteNotes, uniteWarnings } from './notes.ts';
import { uniteStoredKinds, wholeHistories } from './own-kinds.ts';
import { namePart, withinPart } from './part-names.ts';
import { variantNames } from './variant-names.ts';

/**
 * Joins the runs of shards, of several environments, or of both, so that they are judged as one family. A benchmark of a
 * shard that did not arrive is lost, which never passes. A leg of a matrix that did not arrive at all leaves no trace in
 * the others, nor does a run of a few benchmarks (`--only`): `expectedRuns` tells how many runs there should be (null: nobody knows).
 *
 * Throws a UserError that names the odd one out: other commits, configuration or options than the rest, another number
 * of shards, a benchmark that was measured twice, or a run that was joined before.
 */
export function mergeRuns(files: readonly NamedRunFile[], expectedRuns: number | null = null): RunFile {
  const [first] = files;
  if (first === undefined) throw new Error('there are no runs to join');
  refuseJoinedRuns(files);
  requireAgreement(files);
  const legs = legsOf(files);
  const variants = variantNames(environmentsOfFiles(files));
  const found = legs.flatMap((leg) => recordsOfLeg(leg).map((one) => withPart(withVariant(one, variants, legs.length > 1), { place: files.indexOf(one.from), of: files.length })));
  const runs = files.map(({ file }) => file.run);
  return {
    run: {
      ...first.file.run,
      // A job that was run again began when the others had long ended: by the first of them the whole would count as older than what it follows.
      startedAt: runs.map(({ startedAt }) => startedAt).toSorted((one, other) => Date.parse(one) - Date.parse(other)).at(-1)!,
      durationMs: Math.max(...runs.map(({ durationMs }) => durationMs)),
      ...uniteBudgets(runs),
      ...uniteStoredKinds(runs),
      only: uniteAsked(runs.map(({ only }) => only)),
      shard: null,
      ...(files.length === 1 ? {} : { parts: files.length }),
      benchmarks: [...inReadingOrder(found, files), ...lostLegs(legs, expectedRuns)],
      control: files.length === 1 ? first.file.run.control : files.flatMap((from) => from.file.run.control.map((round) => ({ ...round, part: namePart(from, variants) }))),
      notes: uniteNotes(files, variants),
      ...uniteWarnings(files, variants),
    },
    history: unite(wholeHistories(files)),
    acceptances: unite(files.map(({ file }) => file.acceptances)),
  };
}

/** What each job had is told only where it is the same. */
function uniteBudgets(runs: readonly Run[]): Pick<Run, 'budgetMs'> {
  return new Set(runs.map(({ budgetMs }) => budgetMs)).size === 1 ? {} : { budgetMs: undefined };
}

function refuseJoinedRuns(files: readonly NamedRunFile[]): void {
  const joined = files.find(({ file }) => file.run.benchmarks.some(({ variant }) => variant !== null));
  if (joined === undefined) return;
  throw new UserError({ what: 'this run was joined of several before', where: joined.name, fix: 'Give the runs that it was joined of, all at once.' });
}

function environmentsOfFiles(files: readonly NamedRunFile[]): readonly Environment[] {
  return [...Map.groupBy(files.map(({ file }) => file.run.environment), ({ key }) => key).values()].flatMap(([environment]) => environment ?? []);
}

/** What was not measured belongs to no machine, but to a leg where there are several. */
function withVariant({ record, from }: RecordOfRun, variants: ReadonlyMap<string, string>, hasSeveralLegs: boolean): BenchmarkRecord {
  const { environment } = from.file.run;
  const name = variants.get(environment.key);
  const variant: Variant | null = name === undefined || !(hasSeveralLegs || hasFigures(record)) ? null : { name, environment };
  return { ...record, variant };
}

/** By the run's place, and not by its name: two jobs may have measured parts of one environment. */
function withPart(record: BenchmarkRecord, { place, of }: { readonly place: number; readonly of: number }): BenchmarkRecord {
  return of === 1 ? record : { ...record, part: withinPart(record, `run ${place + 1} of ${of}`) };
}

function hasFigures({ measurement }: BenchmarkRecord): boolean {
  return measurement.state === 'measured' || measurement.state === 'new';
}

/** Targets in the order of the configuration, as every run lists them; the variants of a benchmark beside each other. */
function inReadingOrder(records: readonly BenchmarkRecord[], files: readonly NamedRunFile[]): readonly BenchmarkRecord[] {
  const targets = [...new Set(files.flatMap(({ file }) => file.run.benchmarks.map(({ target }) => target)))];
  const ids = [...new Set(records.map(({ id }) => id))];
  const placesOfTargets = new Map(targets.map((target, place) => [target, place]));
  const placesOfIds = new Map(ids.map((id, place) => [id, place]));
  return records.toSorted((one, other) =>
    placesOfTargets.get(one.target)! - placesOfTargets.get(other.target)! || placesOfIds.get(one.id)! - placesOfIds.get(other.id)!);
}

/** What a leg of a matrix, or a run beside shards, would have measured that did not arrive: nobody knows of which targets. */
export const EVERY_TARGET = '*';

/** A stand-in for all benchmarks of runs that are missing beside the missing shards of legs that are known. */
function lostLegs(legs: readonly Leg[], expectedRuns: number | null): readonly BenchmarkRecord[] {
  const known = legs.reduce((sum, { expected }) => sum + expected, 0);
  if (expectedRuns === null || known >= expectedRuns) return [];
  const reason = `of ${expectedRuns} expected runs ${expectedRuns - known} did not arrive, and no other tells what is missing`;
  return [{ id: `${EVERY_TARGET}/*`, target: EVERY_TARGET, scenario: '*', kind: 'server', version: null, labels: {}, loadHash: '', variant: null, measurement: { state: 'lost', reason } }];
}

/** Shards of one environment carry the same stored runs. */
function unite<Item>(lists: readonly (readonly Item[])[]): readonly Item[] {
  return [...new Map(lists.flat().map((item) => [JSON.stringify(item), item])).values()];
}
