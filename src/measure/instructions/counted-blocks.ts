/** Executions of each block of code, as counted processes show them (`src/emulator/counting.c`): one file a process. */
import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import path from 'node:path';

/** A stretch of instructions that ends with a jump. */
export interface ExecutedBlock {
  readonly address: number;
  /** V8 made its code; else it comes from a file. */
  readonly isGenerated: boolean;
  readonly runs: number;
  /** Instructions of its own, in all runs. */
  readonly own: number;
  /** The same with those of native code that ran after it, until the next generated block. */
  readonly charged: number;
}

/** The blocks by process id, as bytes. */
export type BlocksSoFar = ReadonlyMap<string, Buffer>;

const WORD_OF_BLOCKS = 6;
const WORD_BYTES = 8;
const BLOCK_BYTES = 32;
/** They stand for V8's compiler and collector, and for what runs before the first generated code. */
const STAND_INS = 3;

export function readBlocks(folder: string): BlocksSoFar {
  const ids = readdirSync(folder).flatMap((name) => /^blocks\.(?<id>\d+)$/.exec(name)?.groups?.['id'] ?? []);
  return new Map(
    ids.map((id) => {
      const count = bytesOf(path.join(folder, `count.${id}`), { at: WORD_OF_BLOCKS * WORD_BYTES, length: WORD_BYTES }).readBigUInt64LE();
      return [id, bytesOf(path.join(folder, `blocks.${id}`), { at: 0, length: Number(count) * BLOCK_BYTES })];
    }),
  );
}

function bytesOf(file: string, { at, length }: { readonly at: number; readonly length: number }): Buffer {
  const opened = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(length);
    readSync(opened, bytes, 0, length, at);
    return bytes;
  } finally {
    closeSync(opened);
  }
}

/** What a process executed between two looks. */
export function blocksBetween(before: Buffer | undefined, after: Buffer): readonly ExecutedBlock[] {
  const blocks: ExecutedBlock[] = [];
  for (let at = STAND_INS * BLOCK_BYTES; at < after.length; at += BLOCK_BYTES) {
    const grown = (offset: number): number =>
      Number(after.readBigUInt64LE(at + offset)) -
      (before !== undefined && at < before.length ? Number(before.readBigUInt64LE(at + offset)) : 0);
    const [runs, charged] = [grown(16), grown(24)];
    if (runs === 0 && charged === 0) continue;
    blocks.push({
      address: Number(after.readBigUInt64LE(at)),
      isGenerated: after.readUInt32LE(at + 12) !== 0,
      runs,
      own: runs * after.readUInt32LE(at + 8),
      charged,
    });
  }
  return blocks;
}
