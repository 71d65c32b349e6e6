/**
 * Packs a built emulator, and says beside it which sources it was built from: a test tells where those have changed since.
 *
 *     node src/emulator/pack.ts PROGRAM PACKED
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { brotliCompressSync, constants } from 'node:zlib';

const SOURCES = ['build.sh', 'counting-waits.c.inc', 'counting.c', 'counting.h', 'qemu.patch'] as const;

/** Hash of all files that the emulator is built from, beside the source package that build.sh names. */
export function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const name of SOURCES) hash.update(`${name}\0`).update(readFileSync(path.join(import.meta.dirname, name)));
  return hash.digest('hex');
}

if (process.argv[1] === import.meta.filename) {
  const [program, packed] = process.argv.slice(2) as [string, string];
  const bytes = readFileSync(program);
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants;
  writeFileSync(
    packed,
    brotliCompressSync(bytes, { params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_LGWIN]: 24, [BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  );
  writeFileSync(packed.replace(/\.br$/, '.sources'), `${hashOfSources()}\n`);
}
