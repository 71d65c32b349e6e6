/** Places in the code as a reader finds them, and what a cause says that was counted: which functions execute more, and how often they are called. */
import { grownBy } from '../judge/cause/cause-of.ts';
import { namedByCount } from '../judge/cause/counted-cause.ts';
import type { Cause, CodePlace, CountedCause, CountedFunction, MovedPackage } from '../model.ts';
import { formatFigure, formatInteger } from '../text/figures.ts';
import { type Block, cellOrDash, joinTexts, leftColumn, plainCell, rightColumn, type ShownColumn, tableOf, type Text } from './document.ts';

const placeOf = (file: string, line: number | null): string => (line === null ? file : `${file}:${line}`);

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

/** `updateUser at src/user.js:41: copy(user);, new in head: 3,606 of +3,113 instructions a request, called 0 → 1.00 times` */
export function describeCounted(
  one: CountedFunction,
  counted: CountedCause,
  { cause, unit }: { readonly cause: Cause; readonly unit: string },
): Text {
  const { at, text, part } = one;
  const place: Text = joinTexts([[{ code: at.name }], atLine(at, text)], ' ');
  return [
    ...joinTexts([place, noveltyOf(one), movedWith(one, cause)], ', '),
    ': ',
    ...joinTexts([[...shareOf(one, counted), ` ${unit}`], callsOf(one), partOf(part), callerOf(one)], ', '),
  ];
}

/** `score (lib/score.js:8): 972 of +3,113 instructions` */
export const countedInShort = (one: CountedFunction, counted: CountedCause): Text => [...whereItIs(one.at), ': ', ...shareOf(one, counted)];

function noveltyOf({ base, head, isChanged }: CountedFunction): Text {
  if (base === 0) return ['new in head'];
  if (head === 0) return ['gone from head'];
  return isChanged ? ['in a changed file'] : [];
}

/** `3,606 of +3,113 instructions`: other functions may have lost some. */
const shareOf = (one: CountedFunction, { instructions }: CountedCause): Text => [
  `${signed(grownBy(one), '')} of ${signed(grownBy(instructions), '+')} instructions`,
];

const signed = (count: number, plus: string): string => `${count < 0 ? '−' : plus}${formatInteger(Math.abs(count))}`;

/** `called 0 → 1.00 times`, where that changed */
function callsOf({ calls: { base, head } }: CountedFunction): Text {
  return formatFigure(base) === formatFigure(head) ? [] : [`called ${formatFigure(base)} → ${formatFigure(head)} times`];
}

const partOf = (part: string | null): Text => (part === null ? [] : ['mostly in ', ...partWords(part)]);

/** What names of V8's native code mean to a reader. */
const NATIVE: readonly (readonly [name: RegExp, words: Text])[] = [
  [/^JsonStringif/, [{ code: 'JSON.stringify' }]],
  [/^JsonPars/, [{ code: 'JSON.parse' }]],
  [/^(?:Keyed)?LoadIC.*Megamorphic/, ['reading properties of objects with many shapes']],
  [/^(?:Keyed)?StoreIC.*Megamorphic/, ['writing properties of objects with many shapes']],
  [/^(?:Keyed)?(?:Load|Store)IC/, ['finding properties that no cache knows']],
  [/^(?:RegExp|Irregexp)/i, ['a regular expression']],
  [/^StringAdd|^Flatten/, ['joining strings']],
  [/^(?:Await|Async|Promise|RunMicrotasks)/, ['promises']],
  [/^(?:CloneObject|CopyDataProperties|ObjectAssign)/, ['copying objects']],
];

/** V8's name stands behind the words, for those who search for it. */
function partWords(part: string): Text {
  const words = NATIVE.find(([name]) => name.test(part))?.[1];
  return words === undefined ? [{ code: part }] : [...words, ...inBrackets([{ code: part }])];
}

/** Every function that changed, with its calls. */
export function countedTable(counted: CountedCause, per: string): Block {
  const named = namedByCount(counted);
  return tableOf(counted.functions, [
    ...PLACE_COLUMNS,
    rightColumn(`instructions a ${per}`, ({ base, head }) => plainCell(`${formatInteger(base)} → ${formatInteger(head)}`)),
    rightColumn(`of ${signed(grownBy(counted.instructions), '+')}`, (one) => ({
      text: [signed(grownBy(one), '+')],
      tone: named.includes(one) && grownBy(one) > 0 ? 'bad' : 'neutral',
      value: grownBy(one),
    })),
    rightColumn(`calls a ${per}`, ({ calls }) => plainCell(`${formatFigure(calls.base)} → ${formatFigure(calls.head)}`)),
    leftColumn('mostly in', ({ part }) => cellOrDash(part === null ? [] : partWords(part))),
    leftColumn('called from', ({ caller }) => cellOrDash(caller === null ? [] : whereItIs(caller))),
  ]);
}
