import { readFile } from 'node:fs/promises';
import { until } from './until.ts';

/** Whether a process runs; one that has ended and that nobody has waited for yet (a zombie) does not. */
export async function isRunning(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  return stat !== null && !/^\d+ \(.*\) [ZX] /s.test(stat);
}

/** How long one that was killed may be there while the system takes it down. Not longer: where everything is left running, each test waits so long. */
const TAKING_DOWN_MS = 20_000;

export const untilEnded = (pid: number): Promise<void> =>
  until(async () => !(await isRunning(pid)), `process ${pid} has ended`, TAKING_DOWN_MS);
