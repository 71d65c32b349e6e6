import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { isSameGate } from '../../config/file-names.ts';
import { reasonOf } from '../../errors.ts';
import type { Reason, RunFile } from '../../model.ts';
import type { Artifact, FinishedRun } from '../client/api.ts';
import type { GitHubApi } from '../client/endpoints.ts';
import { askGitHub } from '../client/refusal.ts';
import { ArtifactRefusal, type TrustedContext } from './trusted-context.ts';
import { untrustedRunFile } from './untrusted-run-file.ts';

/** Configurations in one workflow run; each has a comment. */
const MOST_RUNS = 20;

/** An honest artifact of hundreds of benchmarks has about a megabyte. */
const MAX_ZIP_BYTES = 16 * 1024 ** 2;
/** Files and folders of an artifact, and the bytes of all its JSON files. */
const LIMITS = { entries: 100, unpackedBytes: 64 * 1024 ** 2 };

/** The file that a gate leaves its run in. */
const RUN_FILE = /(?:^|\/)run\.json$/;

/** Something that was uploaded and cannot be published, with the reason. */
export interface Refused {
  /** Artifact, or a file in it. */
  readonly where: string;
  readonly why: Reason;
}

/** A run file of an artifact. */
export interface CollectedRun {
  readonly where: string;
  readonly file: RunFile;
  /** The workflow run that uploaded it, and when, as GitHub says. */
  readonly finished: FinishedRun;
  readonly uploadedAt: Date;
}

/** The uploads of a workflow run. Both lists are empty where it uploaded no artifact of that name. */
export interface CollectedRuns {
  readonly runs: readonly CollectedRun[];
  readonly refused: readonly Refused[];
  /** There are artifacts of other names. */
  readonly hasOthers: boolean;
}

/**
 * The run files among the artifacts of a workflow run: those of the artifact that the input names, and of the ones whose
 * names begin with it and a hyphen, one for each configuration. Shards are parts that another job joins.
 *
 * @throws UserError if GitHub does not answer
 */
export async function collectRuns(
  finished: FinishedRun,
  context: Pick<TrustedContext, 'github' | 'inputs' | 'now'>,
): Promise<CollectedRuns> {
  const { github, inputs } = context;
  const all = newestOfEachName(await askGitHub(DOWNLOAD, async () => github.artifactsOf(finished.id)));
  const artifacts = all.filter(({ name }) => name === inputs.artifact || name.startsWith(`${inputs.artifact}-`));
  const whole = artifacts.filter(({ name }) => !name.startsWith(`${inputs.artifact}-shard-`));
  if (whole.length === 0 && artifacts.length > 0) return refuseAll(inputs.artifact, { kind: 'upload-of-shards-only' });
  if (whole.length > MOST_RUNS) return refuseAll(inputs.artifact, { kind: 'upload-too-large', most: MOST_RUNS, unit: 'artifacts' });

  const collected: (CollectedRun | Refused)[] = [];
  for (const artifact of whole) collected.push(...(await runsIn(artifact, finished, context)));
  if (collected.length > MOST_RUNS) return refuseAll(inputs.artifact, { kind: 'upload-too-large', most: MOST_RUNS, unit: 'run files' });
  const runs = collected.filter((one) => 'file' in one);
  const twins = runs.filter((one) => runs.some((other) => other !== one && isSameGate(other.file.run.configFile, one.file.run.configFile)));
  return {
    runs: runs.filter((one) => !twins.includes(one)),
    refused: [...collected.filter((one) => 'why' in one), ...twins.map(refuseTwin)],
    hasOthers: all.length > artifacts.length,
  };
}

const DOWNLOAD = { doing: 'download what was measured', permission: 'actions: read' };

const refuseAll = (where: string, why: Reason): CollectedRuns => ({ runs: [], refused: [{ where, why }], hasOthers: false });

/** Two runs of one configuration would take turns in its comment and its check, and one that passes would hide the other. */
function refuseTwin({ where, file }: CollectedRun): Refused {
  return { where, why: { kind: 'several-runs-of-configuration', file: file.run.configFile } };
}

/** A job that is run again uploads its artifacts again, and GitHub lists both, the newest first. */
function newestOfEachName(artifacts: readonly Artifact[]): readonly Artifact[] {
  return artifacts.filter(({ name }, index) => artifacts.findIndex((artifact) => artifact.name === name) === index);
}

/** The runs of an artifact, each by itself: one that is refused does not take the others along. */
async function runsIn(
  artifact: Artifact,
  finished: FinishedRun,
  { github, now }: Pick<TrustedContext, 'github' | 'now'>,
): Promise<readonly (CollectedRun | Refused)[]> {
  const { name, uploadedAt } = artifact;
  const texts = await orRefused(name, async () => runFilesIn(artifact, github));
  if ('why' in texts) return [texts];
  return Promise.all(
    [...texts].map(async ([path, text]) => {
      const where = `${name}/${path}`;
      return orRefused(where, () => ({ where, file: untrustedRunFile(text, { now }), finished, uploadedAt }));
    }),
  );
}

async function runFilesIn({ id, isExpired, sizeBytes }: Artifact, github: GitHubApi): Promise<ReadonlyMap<string, string>> {
  if (isExpired) throw new ArtifactRefusal({ kind: 'upload-expired' });
  const zip = sizeBytes > MAX_ZIP_BYTES ? null : await askGitHub(DOWNLOAD, async () => github.downloadArtifact(id, MAX_ZIP_BYTES));
  if (zip === null) throw new ArtifactRefusal({ kind: 'upload-too-large', most: MAX_ZIP_BYTES, unit: 'bytes' });
  const runFiles = new Map([...(await readArtifact(zip))].filter(([name]) => RUN_FILE.test(name)));
  if (runFiles.size === 0) throw new ArtifactRefusal({ kind: 'upload-without-run' });
  return runFiles;
}

async function orRefused<T>(where: string, act: () => Promise<T> | T): Promise<T | Refused> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof ArtifactRefusal) return { where, why: error.reason };
    throw error;
  }
}

/**
 * The JSON files of a zip file by their names; what else is in it is not unpacked. Nothing is written anywhere.
 * Throws an ArtifactRefusal: no zip file, more than the limits allow, a name that leads out of a folder, encrypted,
 * damaged, or no UTF-8. Sizes are checked before anything is unpacked, and unpacking stops where an entry turns out
 * larger than it says.
 */
export async function readArtifact(bytes: Uint8Array, { entries, unpackedBytes } = LIMITS): Promise<ReadonlyMap<string, string>> {
  try {
    const buffered = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const zip = await fromBufferPromise(buffered, { lazyEntries: true, strictFileNames: true });
    if (zip.entryCount > entries) throw new ArtifactRefusal({ kind: 'upload-too-large', most: entries, unit: 'entries' });
    const texts = new Map<string, string>();
    let bytesSoFar = 0;
    for await (const entry of zip.eachEntry()) {
      const { fileName, uncompressedSize } = entry;
      if (!fileName.endsWith('.json')) continue;
      bytesSoFar += uncompressedSize;
      if (bytesSoFar > unpackedBytes) throw new ArtifactRefusal({ kind: 'upload-too-large', most: unpackedBytes, unit: 'unpacked bytes' });
      if (texts.has(fileName)) throw new ArtifactRefusal({ kind: 'upload-with-same-file-twice' });
      const unpacked = await buffer(await zip.openReadStreamPromise(entry));
      texts.set(fileName, new TextDecoder('utf-8', { fatal: true }).decode(unpacked));
    }
    return texts;
  } catch (cause) {
    if (cause instanceof ArtifactRefusal) throw cause;
    throw new ArtifactRefusal({ kind: 'upload-not-a-zip', problem: reasonOf(cause) }, { cause });
  }
}
