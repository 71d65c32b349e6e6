/** Names of native code: the symbols of a `node` that lies at fixed addresses, as those from nodejs.org do. */
import { open } from 'node:fs/promises';

/** Names the native routine at an address, by V8's name of its class or builtin; null: there is no telling. */
export type NameNative = (address: number) => string | null;

/** Offsets in an ELF file of 64 bits, in the machine's byte order. */
const HEADER = { bytes: 64, type: 16, sections: 40, sectionBytes: 58, sectionCount: 60 } as const;
const SECTION = { type: 4, offset: 24, size: 32, link: 40 } as const;
const SYMBOL = { bytes: 24, info: 4, value: 8, size: 16 } as const;
const FIXED_ADDRESSES = 2;
const SYMBOL_TABLE = 2;
const FUNCTION = 2;

/** A file without symbols, or one that may be loaded anywhere, names nothing. */
export async function nativeSymbols(program: string): Promise<NameNative> {
  await using file = await open(program);
  const read = async (at: number, length: number): Promise<Buffer> => (await file.read(Buffer.alloc(length), 0, length, at)).buffer;
  const header = await read(0, HEADER.bytes);
  if (header.toString('latin1', 0, 4) !== '\u007FELF' || header.readUInt16LE(HEADER.type) !== FIXED_ADDRESSES) return () => null;
  const sectionBytes = header.readUInt16LE(HEADER.sectionBytes);
  const table = await read(Number(header.readBigUInt64LE(HEADER.sections)), sectionBytes * header.readUInt16LE(HEADER.sectionCount));
  const contentOf = (at: number): Promise<Buffer> =>
    read(Number(table.readBigUInt64LE(at + SECTION.offset)), Number(table.readBigUInt64LE(at + SECTION.size)));
  for (let at = 0; at < table.length; at += sectionBytes) {
    if (table.readUInt32LE(at + SECTION.type) !== SYMBOL_TABLE) continue;
    return namesIn(await contentOf(at), await contentOf(sectionBytes * table.readUInt32LE(at + SECTION.link)));
  }
  return () => null;
}

function namesIn(symbols: Buffer, names: Buffer): NameNative {
  const known: { readonly from: number; readonly to: number; readonly nameAt: number }[] = [];
  for (let at = 0; at < symbols.length; at += SYMBOL.bytes) {
    if ((symbols[at + SYMBOL.info]! & 15) !== FUNCTION) continue;
    const from = Number(symbols.readBigUInt64LE(at + SYMBOL.value));
    known.push({ from, to: from + Number(symbols.readBigUInt64LE(at + SYMBOL.size)), nameAt: symbols.readUInt32LE(at) });
  }
  known.sort((one, other) => one.from - other.from);
  return (address) => {
    let [low, high] = [0, known.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (known[middle]!.from <= address) low = middle;
      else high = middle;
    }
    const found = known[low];
    return found === undefined || address < found.from || address >= found.to
      ? null
      : nameOfV8(names.toString('latin1', found.nameAt, names.indexOf(0, found.nameAt)));
  };
}

const BUILTIN = /^Builtins_(?<name>\w+)/;
/** `_ZN2v88internal14JsonStringifier9SerializeE…`: names in a namespace, each after its length. */
const NESTED = /^_ZNK?2v88internal/;

/** Compilers work when it suits them, and not for the function that ran last. */
const COMPILERS: ReadonlySet<string> = new Set(['compiler', 'maglev', 'interpreter', 'baseline']);

/** A builtin by its name, and all that a class of V8's does by the name of the class; null: neither, or a compiler. */
export function nameOfV8(symbol: string): string | null {
  const builtin = BUILTIN.exec(symbol)?.groups?.['name'];
  if (builtin !== undefined) return builtin;
  const prefix = NESTED.exec(symbol)?.[0];
  const length = prefix === undefined ? undefined : /^\d+/.exec(symbol.slice(prefix.length))?.[0];
  const name = length === undefined ? null : symbol.slice(prefix!.length + length.length).slice(0, Number(length));
  return name === null || COMPILERS.has(name) ? null : name;
}
