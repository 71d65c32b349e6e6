/** Places in the code, as a reader finds them. */
import type { Cause, CodePlace, MovedPackage } from '../model.ts';
import { cellOrDash, leftColumn, plainCell, type ShownColumn, type Text } from './document.ts';

export const placeOf = (file: string, line: number | null): string => (line === null ? file : `${file}:${line}`);

/** `updateUser` (`routes/user.js:41`) */
export function whereItIs({ name, file, line }: CodePlace): Text {
  return [{ code: name }, ...(file === null ? [] : [' (', { code: placeOf(file, line) }, ')'])];
}

/** A function and its line. */
export const PLACE_COLUMNS: readonly ShownColumn<{ readonly at: CodePlace; readonly text: string | null }>[] = [
  leftColumn('function', ({ at }) => plainCell(...whereItIs(at))),
  leftColumn('line', ({ text }) => cellOrDash(text === null ? [] : [{ code: text }])),
];

/** `at routes/user.js:41: reply(structuredClone(user));` */
export const atLine = ({ file, line }: CodePlace, text: string | null): Text =>
  file === null ? [] : ['at ', { code: placeOf(file, line) }, ...(text === null ? [] : [': ', { code: text }])];

export const inBrackets = (text: Text): Text => (text.length === 0 ? [] : [' (', ...text, ')']);

export const isOfNode = ({ file }: CodePlace): boolean => file?.startsWith('node:') ?? false;

export const isOfRepository = ({ file }: CodePlace): boolean => file !== null && !/^(?:node:|node_modules\/)/.test(file);

/** A reader of the repository knows who calls its own functions. */
export function callerOf({ at, caller }: { readonly at: CodePlace; readonly caller: CodePlace | null }): Text {
  if (caller === null || isOfRepository(at)) return [];
  return ['called from ', { code: caller.file === null ? caller.name : placeOf(caller.file, caller.line) }];
}

const PACKAGE_OF_FILE = /^node_modules\/(?<name>(?:@[^/]+\/)?[^/]+)\//;

/** That the package which it lies in is another version. */
export function movedWith({ at }: { readonly at: CodePlace }, { packages }: Pick<Cause, 'packages'>): Text {
  const name = PACKAGE_OF_FILE.exec(at.file ?? '')?.groups?.['name'];
  const moved = packages.find((one) => one.name === name);
  return moved === undefined ? [] : [{ code: moved.name }, ` ${versionsOf(moved)}`];
}

export function versionsOf({ from, to }: Pick<MovedPackage, 'from' | 'to'>): string {
  if (from === null) return `is new (${to})`;
  return to === null ? `is gone (${from})` : `${from} → ${to}`;
}
