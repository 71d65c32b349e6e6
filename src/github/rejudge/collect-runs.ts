import type { Artifact, FinishedRun, WorkflowsApi } from '../client/api.ts';
import { ArtifactTooLarge, askGitHub } from '../client/refusal.ts';
import { isSameGate } from '../../config/file-names.ts';
import { ArtifactRefusal, type TrustedContext } from './trusted-context.ts';
import { untrustedRunFile } from './untrusted-run-file.ts';
import type { Reason, RunFile } from '../../model.ts';
import { on } from 'node:events';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { reasonOf } from '../../errors.ts';

/** Configurations in one workflow run; each has a comment. */
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
  /** The job that was to join them did not come to it, which is one of `refused`. */
  readonly onlyShards?: true;
  /** There are artifacts of other names. */
  readonly hasOthers: boolean;
}

interface ArtifactSource {
  readonly github: Pick<WorkflowsApi, 'artifactsOf' | 'downloadArtifact'>;
  readonly inputs: Pick<TrustedContext['inputs'], 'artifact'>;
  readonly now: Date;
}

/**
 * The run files among the artifacts of a workflow run: those of the artifact that the input names, and of the ones whose
 * names begin with it and a hyphen, one for each configuration. Shards are parts that another job joins.
 * Throws a UserError if GitHub does not answer.
 */
export async function collectRuns(finished: FinishedRun, { github, inputs, now }: ArtifactSource): Promise<CollectedRuns> {
  const all = newestOfEachName(await askGitHub(DOWNLOAD, async () => github.artifactsOf(finished.id)));
  const artifacts = all.filter(({ name }) => name === inputs.artifact || name.startsWith(`${inputs.artifact}-`));
  const whole = artifacts.filter(({ name }) => !name.startsWith(`${inputs.artifact}-shard-`));
  if (whole.length === 0 && artifacts.length > 0)
    return { ...refuseAll(inputs.artifact, { kind: 'upload-of-shards-only' }), onlyShards: true };
  if (whole.length > MOST_RUNS) return refuseAll(inputs.artifact, { kind: 'upload-too-large', most: MOST_RUNS, unit: 'artifacts' });

  const collected: (CollectedRun | Refused)[] = [];
  for (const artifact of whole)
    collected.push(
      ...(await runsIn(artifact, { github, now })).map((one) =>
        'why' in one ? one : { ...one, finished, uploadedAt: artifact.uploadedAt },
      ),
    );
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
  { github, now }: Pick<ArtifactSource, 'github' | 'now'>,
): Promise<readonly (Pick<CollectedRun, 'where' | 'file'> | Refused)[]> {
  const texts = await orRefused(artifact.name, async () => runFilesIn(artifact, github));
  if ('why' in texts) return [texts];
  return Promise.all(
    [...texts].map(async ([name, text]) => {
      const where = `${artifact.name}/${name}`;
      return orRefused(where, () => ({ where, file: untrustedRunFile(text, { now }) }));
    }),
  );
}

async function runFilesIn({ id, isExpired, sizeBytes }: Artifact, github: ArtifactSource['github']): Promise<ReadonlyMap<string, string>> {
  if (isExpired) throw new ArtifactRefusal({ kind: 'upload-expired' });
  if (sizeBytes > MAX_ZIP_BYTES) throw tooLarge();
  const texts = await readArtifact(await download(id, github), LIMITS);
  const runFiles = new Map([...texts].filter(([name]) => RUN_FILE.test(name)));
  if (runFiles.size === 0) throw new ArtifactRefusal({ kind: 'upload-without-run' });
  return runFiles;
}

async function download(id: number, github: ArtifactSource['github']): Promise<Uint8Array> {
  try {
    return await askGitHub(DOWNLOAD, async () => github.downloadArtifact(id, MAX_ZIP_BYTES));
  } catch (error) {
    throw error instanceof ArtifactTooLarge ? tooLarge() : error;
  }
}

const tooLarge = (): ArtifactRefusal => new ArtifactRefusal({ kind: 'upload-too-large', most: MAX_ZIP_BYTES, unit: 'bytes' });

async function orRefused<T>(where: string, act: () => Promise<T> | T): Promise<T | Refused> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof ArtifactRefusal) return { where, why: error.reason };
    throw error;
  }
}

/** How much of an artifact is looked at. */
interface ArtifactLimits {
  /** Number of files and folders in the zip file. */
  readonly entries: number;
  /** Sum over all JSON files. */
  readonly unpackedBytes: number;
}

/**
 * The JSON files of a zip file by their names; what else is in it is not unpacked. Nothing is written anywhere.
 * Throws an ArtifactRefusal: no zip file, more than the limits allow, a name that leads out of a folder, encrypted,
 * damaged, or no UTF-8. Sizes are checked before anything is unpacked, and unpacking stops where an entry turns out
 * larger than it says.
 */
export async function readArtifact(zip: Uint8Array, limits: ArtifactLimits): Promise<ReadonlyMap<string, string>> {
  try {
    return await readJsonFiles(await openZip(zip), limits);
  } catch (cause) {
    if (cause instanceof ArtifactRefusal) throw cause;
    throw new ArtifactRefusal({ kind: 'upload-not-a-zip', problem: reasonOf(cause) }, { cause });
  }
}

async function readJsonFiles(zip: ZipFile, { entries, unpackedBytes }: ArtifactLimits): Promise<ReadonlyMap<string, string>> {
  if (zip.entryCount > entries) throw new ArtifactRefusal({ kind: 'upload-too-large', most: entries, unit: 'entries' });
  const texts = new Map<string, string>();
  let bytesSoFar = 0;
  zip.readEntry();
  for await (const [entry] of on(zip, 'entry', { close: ['end'] }) as AsyncIterable<readonly [Entry]>) {
    const { fileName, uncompressedSize } = entry;
    if (fileName.endsWith('.json')) {
      bytesSoFar += uncompressedSize;
      if (bytesSoFar > unpackedBytes) throw new ArtifactRefusal({ kind: 'upload-too-large', most: unpackedBytes, unit: 'unpacked bytes' });
      if (texts.has(fileName)) throw new ArtifactRefusal({ kind: 'upload-with-same-file-twice' });
      texts.set(fileName, await readText(zip, entry));
    }
    zip.readEntry();
  }
  return texts;
}

async function readText(zip: ZipFile, entry: Entry): Promise<string> {
  return new TextDecoder('utf-8', { fatal: true }).decode(await buffer(await openEntry(zip, entry)));
}

async function openZip(zip: Uint8Array): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    fromBuffer(Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength), { lazyEntries: true, strictFileNames: true }, (error, file) => {
      if (error === null) resolve(file);
      else reject(error);
    });
  });
}

async function openEntry(zip: ZipFile, entry: Entry): Promise<Readable> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error === null) resolve(stream);
      else reject(error);
    });
  });
}
