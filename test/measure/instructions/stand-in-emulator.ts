import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Emulator } from '../../../src/measure/instructions/emulator.ts';

/** Runs a program as it is. What fails once, and what hangs, is told by files of the folder that it runs in. */
const EMULATOR = `#!/bin/sh
export COUNTED_IN="$6"
echo $$ >> started
rm fails 2>/dev/null && exit 3
[ -e hangs ] && exec sleep 600
while [ "$1" != -again ]; do shift; done; node="$3"; shift 3
exec "$node" --require "$(dirname "$0")/counts.cjs" "$@"
`;

/** One thread that always rests. Each request comes to 600 million instructions, or to what the file `cost` says. */
const COUNTS = `
const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const cost = BigInt(existsSync('cost') ? readFileSync('cost', 'utf8') : 600000000);
let counted = 0n;
const write = () => { const bytes = Buffer.alloc(1024); bytes.writeBigUInt64LE(1n, 24); bytes.writeBigUInt64LE(counted, 128); writeFileSync(process.env.COUNTED_IN + '/count.' + process.pid, bytes); };
write();
require('node:diagnostics_channel').subscribe('http.server.request.start', () => { counted += cost; write(); });
`;

/** Writes an emulator into the folder that takes no time: for tests that go by no count's size. */
export async function standInEmulator(folder: string): Promise<Emulator> {
  const program = path.join(folder, 'emulator');
  await writeFile(program, EMULATOR, { mode: 0o755 });
  await writeFile(path.join(folder, 'counts.cjs'), COUNTS);
  return { program, cpu: 'max', hash: '0' };
}
