import { on } from 'node:events';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { reasonOf } from '../../errors.ts';
import { ArtifactRefusal } from './trusted-context.ts';

/** How much of an artifact is looked at. */
interface ArtifactLimits {
  /** Files and folders in the zip file, whatever they are called. */
  readonly entries: number;
  /** Of all JSON files together, unpacked. */
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
    throw new ArtifactRefusal(`it is no zip file that can be read: ${reasonOf(cause)}`, { cause });
  }
}

async function readJsonFiles(zip: ZipFile, { entries, unpackedBytes }: ArtifactLimits): Promise<ReadonlyMap<string, string>> {
  if (zip.entryCount > entries) throw new ArtifactRefusal(`it has ${zip.entryCount} entries, ${entries} are allowed`);
  const texts = new Map<string, string>();
  let bytesSoFar = 0;
  zip.readEntry();
  for await (const [entry] of on(zip, 'entry', { close: ['end'] }) as AsyncIterable<readonly [Entry]>) {
    const { fileName, uncompressedSize } = entry;
    if (fileName.endsWith('.json')) {
      bytesSoFar += uncompressedSize;
      if (bytesSoFar > unpackedBytes) throw new ArtifactRefusal(`its JSON files have more than ${unpackedBytes} bytes`);
      if (texts.has(fileName)) throw new ArtifactRefusal('it has two files of the same name');
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
