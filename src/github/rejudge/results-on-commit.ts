import { isSameGate } from '../../config/file-names.ts';
import { coarseKindOf } from '../../merge/legs.ts';
import type { BenchmarkRecord, Run } from '../../model.ts';
import { distinct } from '../../text/phrases.ts';
import { askGitHub } from '../client/ask.ts';
import type { FinishedRun } from '../client/api.ts';
import { type CollectedRun, collectRuns } from './collect-runs.ts';
import { numberInTitle } from './find-pull-request.ts';
import type { Result } from './result.ts';
import { ArtifactRefusal, type TrustedContext, type UploadToPublish } from './trusted-context.ts';

/** Each is an artifact to download. */
const MOST_OTHER_RUNS = 10;

/**
 * The other uploads of a gate about the newest commit of a pull request: those of its own workflow runs on that commit, and those of runs by hand
 * that name it. Throws a UserError if GitHub does not answer.
 */
export async function otherUploads(configFile: string, { finished: { id, workflowId }, sha, pull }: UploadToPublish, context: TrustedContext): Promise<readonly CollectedRun[]> {
  if (pull === null) return [];
  const { github } = context;
  const [own, byHand] = await askGitHub({ doing: 'look for other results on the commit', permission: 'actions: read' }, async () => Promise.all([
    github.finishedRuns(workflowId, { event: 'pull_request', headSha: sha }),
    github.finishedRuns(workflowId, { event: 'workflow_dispatch' }),
  ]));
  const others = [...own, ...byHand.filter(({ title }) => numberInTitle(title) === pull.number)].filter((run) => run.id !== id);
  const uploads = await Promise.all(others.slice(0, MOST_OTHER_RUNS).map(async (run) => (await collectRuns(run, context)).runs));
  return uploads.flat().filter(({ file }) => isSameGate(file.run.configFile, configFile));
}

/**
 * Of each benchmark the newest result on a commit: those of the newest run that was asked for everything, with what runs of a part have measured
 * since in the place of its own. `finished` is the newest of them. Throws an ArtifactRefusal where only parts were measured.
 */
export function newestResults(results: readonly Result[]): Pick<Result, 'run' | 'finished'> {
  const newestFirst = results.toSorted((one, other) => other.uploadedAt.getTime() - one.uploadedAt.getTime() || other.finished.id - one.finished.id);
  const whole = newestFirst.findIndex(({ isWhole }) => isWhole);
  const [newest] = newestFirst;
  if (newest === undefined || whole < 0) throw new ArtifactRefusal('only a part was measured on this commit: measure everything first, as `/perf run` without a pattern does');
  const known = new Set<string>();
  const counted = newestFirst.slice(0, whole + 1).map(({ run, finished }) => {
    const records = run.benchmarks.filter((record) => !known.has(keyOfLeg(record)));
    records.forEach((record) => known.add(keyOfLeg(record)));
    return { run, finished, records };
  }).filter(({ records }) => records.length > 0);
  return { finished: newest.finished, run: counted.length < 2 ? newest.run : { ...newest.run, ...joined(counted, newest.run), only: newestFirst[whole]?.run.only ?? [] } };
}

interface Counted extends Pick<Result, 'run' | 'finished'> {
  /** What no newer run has. */
  readonly records: readonly BenchmarkRecord[];
}

function partOf({ part }: { readonly part?: string | undefined }, { id }: FinishedRun): string {
  return part === undefined ? `workflow run ${id}` : `${part} of workflow run ${id}`;
}

/** Rounds of each run vary alike, so each stays a part of its own. */
function joined(counted: readonly Counted[], newest: Run): Pick<Run, 'benchmarks' | 'control' | 'notes' | 'warnings'> {
  const earlier = counted.filter(({ run }) => run !== newest).flatMap(({ records }) => records).length;
  return {
    benchmarks: counted.flatMap(({ run, finished, records }) => records.map((record) => {
      const shown = run.environment.key === newest.environment.key ? record : withoutSolos(record);
      return { ...shown, part: partOf(record, finished) };
    })),
    control: counted.flatMap(({ run, finished }) => run.control.map((round) => ({ ...round, part: partOf(round, finished) }))),
    notes: [{ kind: 'earlier-results', benchmarks: earlier }, ...newest.notes],
    warnings: distinct(counted.flatMap(({ run }) => run.warnings)),
  };
}

/** Figures of head alone from another kind of machine do not belong beside the stored ones of this kind. How the arms differ does. */
function withoutSolos(record: BenchmarkRecord): BenchmarkRecord {
  const { measurement } = record;
  if (measurement.state === 'new') return { ...record, measurement: { ...measurement, solos: [] } };
  return measurement.state === 'measured' ? { ...record, measurement: { ...measurement, solos: [], instructionsOfHead: undefined, countingHash: undefined } } : record;
}

/** A benchmark in a leg of a matrix, whichever CPU and patch of Node.js the job was given. */
function keyOfLeg({ id, variant }: BenchmarkRecord): string {
  return JSON.stringify([id, variant === null ? null : coarseKindOf(variant.environment)]);
}
