import { readFile } from 'node:fs/promises';

/** Whether the kernel says how long threads ran and waited for a core. One that does not tells zeros, or has no such file. */
export async function isWaitingAccounted(): Promise<boolean> {
  const account = await readFile('/proc/self/schedstat', 'utf8').catch(() => '0 0 0');
  return account.trim() !== '0 0 0';
}
