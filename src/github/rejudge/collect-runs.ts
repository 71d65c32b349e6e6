import type { Artifact, FinishedRun, WorkflowsApi } from '../client/api.ts';
import { askGitHub } from '../client/ask.ts';
import { ArtifactTooLarge } from '../client/refusal.ts';
import { isSameGate } from '../../config/file-names.ts';
import { readArtifact } from './read-artifact.ts';
import { ArtifactRefusal, type TrustedContext } from './trusted-context.ts';
import { untrustedRunFile } from './untrusted-run-file.ts';
import type { RunFile } from '../../model.ts';

/** More configurations in one workflow run would be more comments than anybody wants. */
const MOST_RUNS = 20;

/** An honest artifact of hundreds of benchmarks has about a megabyte. */
const MAX_ZIP_BYTES = 16 * 1024 ** 2;
const LIMITS = { entries: 100, unpackedBytes: 64 * 1024 ** 2 };

/** The file that a gate leaves its run in. */
const RUN_FILE = /(?:^|\/)run\.json$/;

/** Something that was uploaded and cannot be published, with the reason. */
export interface Refused {
  /** Artifact, or a file in it. */
  readonly where: string;
  readonly why: string;
}

/** A run file of an artifact. */
export interface CollectedRun {
  readonly where: string;
  readonly file: RunFile;
  /** The workflow run that uploaded it, and when, as GitHub says. */
  readonly finished: FinishedRun;
  readonly uploadedAt: Date;
}

/** What a workflow run has uploaded. Nothing of either: it has uploaded no artifact of that name. */
export interface CollectedRuns {
  readonly runs: readonly CollectedRun[];
  readonly refused: readonly Refused[];
  /** The job that was to join them did not come to it, which is one of `refused`. */
  readonly onlyShards?: true;
  /** There are artifacts of other names. */
  readonly hasOthers: boolean;
}

interface Source {
  readonly github: Pick<WorkflowsApi, 'artifactsOf' | 'downloadArtifact'>;
  readonly inputs: Pick<TrustedContext['inputs'], 'artifact'>;
  readonly now: Date;
}

/**
 * The run files among the artifacts of a workflow run: those of the artifact that the input names, and of the ones whose
 * names begin with it and a hyphen, one for each configuration. Shards are parts that another job joins.
 * Throws a UserError if GitHub does not answer.
 */
export async function collectRuns(finished: FinishedRun, { github, inputs, now }: Source): Promise<CollectedRuns> {
  const all = newestOfEachName(await askGitHub(DOWNLOAD, async () => github.artifactsOf(finished.id)));
  const artifacts = all.filter(({ name }) => name === inputs.artifact || name.startsWith(`${inputs.artifact}-`));
  const whole = artifacts.filter(({ name }) => !name.startsWith(`${inputs.artifact}-shard-`));
  if (whole.length === 0 && artifacts.length > 0) return { ...refuseAll(inputs.artifact, 'only shards were uploaded, and no run that they were joined to: see the job that joins them'), onlyShards: true };
  if (whole.length > MOST_RUNS) return refuseAll(inputs.artifact, `there are ${whole.length} artifacts of this name, ${MOST_RUNS} are allowed`);

  const collected: (CollectedRun | Refused)[] = [];
  for (const artifact of whole) collected.push(...(await runsIn(artifact, { github, now })).map((one) => ('why' in one ? one : { ...one, finished, uploadedAt: artifact.uploadedAt })));
  if (collected.length > MOST_RUNS) return refuseAll(inputs.artifact, `there are ${collected.length} run files, ${MOST_RUNS} are allowed`);
  const runs = collected.filter((one) => 'file' in one);
  const twins = runs.filter((one) => runs.some((other) => other !== one && isSameGate(other.file.run.configFile, one.file.run.configFile)));
  return { runs: runs.filter((one) => !twins.includes(one)), refused: [...collected.filter((one) => 'why' in one), ...twins.map(refuseTwin)], hasOthers: all.length > artifacts.length };
}

const DOWNLOAD = { doing: 'download what was measured', permission: 'actions: read' };

const refuseAll = (where: string, why: string): CollectedRuns => ({ runs: [], refused: [{ where, why }], hasOthers: false });

/** Two runs of one configuration would take turns in its comment and its check, and one that passes would hide the other. */
function refuseTwin({ where, file }: CollectedRun): Refused {
  return { where, why: `there is another run of ${file.run.configFile}: join them with the input \`merge\`, and upload what comes of it` };
}

/** A job that is run again uploads its artifacts again, and GitHub lists both, the newest first. */
function newestOfEachName(artifacts: readonly Artifact[]): readonly Artifact[] {
  return artifacts.filter(({ name }, index) => artifacts.findIndex((artifact) => artifact.name === name) === index);
}

/** The runs of an artifact, each by itself: one that is refused does not take the others along. */
async function runsIn(artifact: Artifact, { github, now }: Pick<Source, 'github' | 'now'>): Promise<readonly (Pick<CollectedRun, 'where' | 'file'> | Refused)[]> {
  const texts = await orRefused(artifact.name, async () => runFilesIn(artifact, github));
  if ('why' in texts) return [texts];
  return Promise.all([...texts].map(async ([name, text]) => {
    const where = `${artifact.name}/${name}`;
    return orRefused(where, () => ({ where, file: untrustedRunFile(text, { now }) }));
  }));
}

async function runFilesIn({ id, isExpired, sizeBytes }: Artifact, github: Source['github']): Promise<ReadonlyMap<string, string>> {
  if (isExpired) throw new ArtifactRefusal('it has expired: run the measuring workflow again');
  if (sizeBytes > MAX_ZIP_BYTES) throw tooLarge();
  const texts = await readArtifact(await download(id, github), LIMITS);
  const runFiles = new Map([...texts].filter(([name]) => RUN_FILE.test(name)));
  if (runFiles.size === 0) throw new ArtifactRefusal('it has no run.json');
  return runFiles;
}

async function download(id: number, github: Source['github']): Promise<Uint8Array> {
  try {
    return await askGitHub(DOWNLOAD, async () => github.downloadArtifact(id, MAX_ZIP_BYTES));
  } catch (error) {
    throw error instanceof ArtifactTooLarge ? tooLarge() : error;
  }
}

const tooLarge = (): ArtifactRefusal => new ArtifactRefusal(`it has more than ${MAX_ZIP_BYTES} bytes`);

async function orRefused<T>(where: string, act: () => Promise<T> | T): Promise<T | Refused> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof ArtifactRefusal) return { where, why: error.message };
    throw error;
  }
}
