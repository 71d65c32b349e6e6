import { readFile } from 'node:fs/promises';

/** Whether a process runs; one that has ended and that nobody has waited for yet (a zombie) does not. */
export async function isRunning(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  return stat !== null && !/^\d+ \(.*\) [ZX] /s.test(stat);
}
