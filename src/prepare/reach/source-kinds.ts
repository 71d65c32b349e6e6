/** What a file is to whoever follows the relative paths in it. */
import path from 'node:path';

/** Code, a `package.json` with its commands, a script of a shell, or other JSON. */
export type SourceKind = 'code' | 'manifest' | 'script' | 'json';

/** Whether it is one of those that belong to a package. */
export const isCode = (place: string): boolean => /\.[cm]?[jt]sx?$/.test(place);

export const isTypeScript = (place: string): boolean => /\.[cm]?tsx?$/.test(place);

/** Whether it has no extension, so that its first line says what runs it, if anything does. */
export const mayBeProgram = (place: string): boolean => path.posix.extname(place) === '';

const SHEBANG_OF_CODE = /^#!.*\b(?:node|nodejs|tsx|bun|deno)\b/;
const SHEBANG_OF_A_SHELL = /^#!.*\b(?:ba|da|a|k|z)?sh\b/;
/** Linux reads no more of a program's first line. */
const LONGEST_SHEBANG_BYTES = 256;

/** null: relative paths in it name nothing that is loaded or run. */
export function sourceKind(content: Buffer | string, place: string): SourceKind | null {
  if (isCode(place)) return 'code';
  if (path.posix.basename(place) === 'package.json') return 'manifest';
  if (place.endsWith('.json')) return 'json';
  if (/\.(?:ba)?sh$/.test(place)) return 'script';
  return mayBeProgram(place) ? kindOfProgram(content) : null;
}

function kindOfProgram(content: Buffer | string): 'code' | 'script' | null {
  const beginning = typeof content === 'string' ? content : content.toString('latin1', 0, LONGEST_SHEBANG_BYTES);
  if (SHEBANG_OF_CODE.test(beginning)) return 'code';
  return SHEBANG_OF_A_SHELL.test(beginning) ? 'script' : null;
}

/** Whether what it names is loaded or run. Other JSON also names what a compiler writes. */
export const namesWhatRuns = (kind: SourceKind | null): boolean => kind !== null && kind !== 'json';
