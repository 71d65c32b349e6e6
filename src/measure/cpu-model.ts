import os from 'node:os';
import { textIfReadable } from '../text-file.ts';

/** What Node.js says of a processor that its table does not have. */
const UNKNOWN = 'unknown';

/** What the processor is called. Of one that Node.js does not know what Linux tells of it, or unlike machines would pass for one kind. */
export async function readCpuModel(): Promise<string> {
  const name = (os.cpus()[0]?.model ?? UNKNOWN).replaceAll(/\s+/g, ' ').trim();
  if (name !== UNKNOWN) return name;
  return armModelOf(await textIfReadable('/proc/cpuinfo')) ?? UNKNOWN;
}

/** The first processor of `/proc/cpuinfo` by its numbers: Linux on Arm tells no names. null: it tells none of these either. */
export function armModelOf(cpuinfo: string): string | null {
  const [implementer, part, variant] = ['implementer', 'part', 'variant'].map((name) => new RegExp(String.raw`^CPU ${name}\s*:\s*(0x[\da-f]+)\s*$`, 'im').exec(cpuinfo)?.[1]);
  if (implementer === undefined || part === undefined) return null;
  return `ARM ${implementer} part ${part}${variant === undefined ? '' : ` variant ${variant}`}`;
}
