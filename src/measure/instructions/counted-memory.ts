/** How much memory a counted program uses: it is asked by a signal, and writes the answer into a file. */
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { signal } from '../../system/process-group.ts';
import { monotonicMs } from '../../system/this-program.ts';
import { nullIfMissing } from '../../system/text-file.ts';

/** Told to a program whose terminal changes its size: it ends none, and servers have no terminal. */
const QUESTION = 'SIGWINCH';
const ANSWER_TIMEOUT_MS = 2_000;

const answerOf = (folder: string, processId: number | string): string => path.join(folder, `memory.${processId}`);

/** A CommonJS module that a program loads first. One that may not write (`--permission`) gives no answer, and goes on. */
export const memoryTeller = (folder: string): string => `
if (require('node:worker_threads').isMainThread)
  process.on('${QUESTION}', () => {
    const { heapUsed, external } = process.memoryUsage();
    const file = ${JSON.stringify(answerOf(folder, ''))} + process.pid;
    try {
      require('node:fs').writeFileSync(file + '.part', String(heapUsed + external));
      require('node:fs').renameSync(file + '.part', file);
    } catch {}
  });
`;

/** @returns bytes of all these processes together, on V8's heap and beside it; null: one does not tell */
export async function askMemory(folder: string, processIds: readonly number[]): Promise<number | null> {
  const lastMs = monotonicMs() + ANSWER_TIMEOUT_MS;
  let sum = 0;
  for (const id of processIds) {
    const file = answerOf(folder, id);
    await rm(file, { force: true });
    if (!signal(id, QUESTION)) return null;
    let told = null;
    while (told === null) {
      if (monotonicMs() > lastMs) return null;
      await sleep(1);
      told = await nullIfMissing(() => readFile(file, 'utf8'));
    }
    sum += Number(told);
  }
  return sum;
}
