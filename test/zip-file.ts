import { crc32, deflateRawSync } from 'node:zlib';

/** A file of a zip file, and how its headers lie about it. */
interface ZipEntry {
  readonly name: string;
  readonly content: string | Uint8Array;
  /** Instead of its true size, unpacked. */
  readonly claimedBytes?: number;
  readonly isEncrypted?: boolean;
}

/** A zip file with these texts by name. */
export function zipOfFiles(files: Readonly<Record<string, string>>): Buffer {
  return zipOf(Object.entries(files).map(([name, content]) => ({ name, content })));
}

/** A zip file, made by hand so that it can be a wrong one ("APPNOTE.TXT", PKWARE, 4.3.7, 4.3.12 and 4.3.16). */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const packed = deflateRawSync(entry.content);
    const described = descriptionOf(entry, { packed, name });
    const local = Buffer.concat([
      littleEndian([
        [4, 0x0403_4b50],
        [2, 20],
      ]),
      described,
      littleEndian([[2, 0]]),
      name,
      packed,
    ]);
    directory.push(
      littleEndian([
        [4, 0x0201_4b50],
        [2, 20],
        [2, 20],
      ]),
      described,
      littleEndian([
        [2, 0],
        [2, 0],
        [2, 0],
        [2, 0],
        [4, 0],
        [4, offset],
      ]),
      name,
    );
    parts.push(local);
    offset += local.length;
  }
  const directoryBytes = Buffer.concat(directory);
  const end = littleEndian([
    [4, 0x0605_4b50],
    [2, 0],
    [2, 0],
    [2, entries.length],
    [2, entries.length],
    [4, directoryBytes.length],
    [4, offset],
    [2, 0],
  ]);
  return Buffer.concat([...parts, directoryBytes, end]);
}

const UTF8_NAME = 0x0800;
const ENCRYPTED = 0x0001;
const DEFLATED = 8;
/** The first day that the format knows. */
const DAY_ONE = 0x21;

/** What both headers of a file say, from its flags to the length of its name. */
function descriptionOf(
  { content, claimedBytes, isEncrypted = false }: ZipEntry,
  { packed, name }: { readonly packed: Buffer; readonly name: Buffer },
): Buffer {
  const bytes = Buffer.from(content);
  const flags = UTF8_NAME | (isEncrypted ? ENCRYPTED : 0);
  return littleEndian([
    [2, flags],
    [2, DEFLATED],
    [2, 0],
    [2, DAY_ONE],
    [4, crc32(bytes)],
    [4, packed.length],
    [4, claimedBytes ?? bytes.length],
    [2, name.length],
  ]);
}

function littleEndian(fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  return Buffer.concat(
    fields.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );
}
