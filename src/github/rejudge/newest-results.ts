import { coarseKindOf } from '../../merge/legs.ts';
import { withinPart } from '../../merge/merge-runs.ts';
import type { BenchmarkRecord, Run } from '../../model.ts';
import { distinct } from '../../text/phrases.ts';
import type { Result } from './result.ts';
import { ArtifactRefusal } from './trusted-context.ts';

/**
 * Takes of each benchmark the newest result on a commit: those of the newest run that was asked for everything, with what runs of a part have measured
 * since in the place of its own. `finished` is the newest of them.
 *
 * @throws ArtifactRefusal where only parts were measured
 */
export function newestResults(results: readonly Result[]): Pick<Result, 'run' | 'finished'> {
  const newestFirst = results.toSorted(
    (one, other) => other.uploadedAt.getTime() - one.uploadedAt.getTime() || other.finished.id - one.finished.id,
  );
  const whole = newestFirst.findIndex(({ isWhole }) => isWhole);
  const [newest] = newestFirst;
  if (newest === undefined || whole < 0) throw new ArtifactRefusal({ kind: 'measured-in-part-only' });
  const known = new Set<string>();
  const counted = newestFirst
    .slice(0, whole + 1)
    .map(({ run, finished }) => {
      const records = run.benchmarks.filter((record) => !known.has(keyOfLeg(record)));
      records.forEach((record) => known.add(keyOfLeg(record)));
      return { run, finished, records };
    })
    .filter(({ records }) => records.length > 0);
  return {
    finished: newest.finished,
    run: counted.length < 2 ? newest.run : { ...newest.run, ...joined(counted, newest.run), only: newestFirst[whole]?.run.only ?? [] },
  };
}

/** Rounds of each run vary alike, so each stays a part of its own. */
function joined(
  counted: readonly (Pick<Result, 'run' | 'finished'> & { readonly records: readonly BenchmarkRecord[] })[],
  newest: Run,
): Pick<Run, 'benchmarks' | 'notes' | 'warnings'> {
  const earlier = counted.filter(({ run }) => run !== newest).flatMap(({ records }) => records).length;
  return {
    benchmarks: counted.flatMap(({ run, finished, records }) =>
      records.map((record) => {
        const shown = run.environment.key === newest.environment.key ? record : withoutSolos(record);
        return { ...shown, part: withinPart(record, `workflow run ${finished.id}`) };
      }),
    ),
    notes: [{ kind: 'earlier-results', benchmarks: earlier }, ...newest.notes],
    warnings: distinct(counted.flatMap(({ run }) => run.warnings)),
  };
}

/** Figures of head alone from another kind of machine do not belong beside the stored ones of this kind. How the arms differ does. */
function withoutSolos(record: BenchmarkRecord): BenchmarkRecord {
  const { measurement } = record;
  if (measurement.state === 'new') return { ...record, measurement: { ...measurement, solos: [] } };
  return measurement.state === 'measured' ? { ...record, measurement: { ...measurement, solos: [] } } : record;
}

/** A benchmark in a leg of a matrix, whichever CPU and patch of Node.js the job was given. */
function keyOfLeg({ id, variant }: BenchmarkRecord): string {
  return JSON.stringify([id, variant === null ? null : coarseKindOf(variant.environment)]);
}
