import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  visit,
  type YAMLError,
  type YAMLMap,
} from 'yaml';
import type { Problem } from './problems.ts';
import { reasonOf } from '../errors.ts';
import { hasTooManyExplicitKeys, MOST_EXPLICIT_KEYS } from '../text/explicit-keys.ts';

/** A problem with its place in the text. */
export interface PlacedProblem extends Problem {
  readonly line: number;
  readonly column: number;
}

/** The data of a YAML or JSON text, and where in the text each part of it stands. */
type ConfigSource =
  | { readonly state: 'read'; readonly data: unknown; readonly place: (problem: Problem) => PlacedProblem }
  | { readonly state: 'malformed'; readonly problems: readonly PlacedProblem[] };

/** More is an attack ("billion laughs"). Nested aliases count once for each use, so that ordinary files come to hundreds. */
const MAX_ALIASES = 1000;

/** Characters. No person writes a longer one. */
const LONGEST_CONFIG = 500_000;

/** Aliases written out. A configuration of five hundred benchmarks has about ten thousand. */
const MOST_VALUES = 50_000;

/** Bodies nest freely, the rest less than ten levels. */
const MOST_LEVELS = 100;

/** The reader calls itself for each level, and tells this as an error of syntax at every level above. */
const CALL_STACK_EXCEEDED = 'Maximum call stack size exceeded';

/** Reads YAML 1.2 (of which JSON is a part) with anchors and merge keys. Never throws. */
export function readSource(text: string): ConfigSource {
  const refusal = text.length > LONGEST_CONFIG ? TOO_LONG : hasTooManyExplicitKeys(text) ? TOO_MANY_EXPLICIT_KEYS : null;
  if (refusal !== null) return { state: 'malformed', problems: [{ path: [], line: 1, column: 1, ...refusal }] };
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, merge: true, logLevel: 'error', prettyErrors: false });
  const positionOf = (offset: number): Pick<PlacedProblem, 'line' | 'column'> => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const at = (problem: Problem, offset: number): PlacedProblem => ({ ...problem, ...positionOf(offset) });
  const malformed = (what: string, offset: number, fix: string): PlacedProblem => at({ path: [], what, fix }, offset);

  const problems = [...document.errors, ...document.warnings].map((error) => {
    const { what, fix } = describeSyntaxError(error);
    return malformed(what, error.pos[0], fix);
  });
  // Below that depth nothing of the document can be walked through either.
  const tooDeep = document.errors.find(({ message }) => message.startsWith(CALL_STACK_EXCEEDED));
  if (tooDeep !== undefined) return { state: 'malformed', problems: [malformed(TOO_DEEP.what, tooDeep.pos[0], TOO_DEEP.fix)] };

  const anchors = new Set<string>();
  visit(document, {
    Node(_, node) {
      const problem = isAlias(node) ? problemOfAlias(node, anchors) : problemOfValue(node);
      if (problem !== null) problems.push(malformed(problem.what, startOf(node), problem.fix));
      if (node.anchor !== undefined) anchors.add(node.anchor);
    },
    Pair(_, { key }) {
      const problem = problemOfName(key);
      if (problem !== null) problems.push(malformed(problem.what, startOf(key), problem.fix));
    },
  });
  if (problems.length > 0) return { state: 'malformed', problems };

  try {
    const data: unknown = document.toJS({ maxAliasCount: MAX_ALIASES });
    const problem = problemOfData(data, { above: [], count: 0 });
    if (problem !== null) return { state: 'malformed', problems: [malformed(problem.what, 0, problem.fix)] };
    return { state: 'read', data, place: (problem) => at(problem, offsetOf(document, problem.path)) };
  } catch (error) {
    const { what, fix } = describeExpansionError(error);
    return { state: 'malformed', problems: [malformed(what, 0, fix)] };
  }
}

/** A problem without its place. */
type Complaint = Pick<Problem, 'what' | 'fix'>;

const TOO_LONG: Complaint = {
  what: `it has more than ${LONGEST_CONFIG} characters`,
  fix: 'Compare long bodies by their `sha256`, and split the rest into several configurations.',
};
const TOO_MANY_EXPLICIT_KEYS: Complaint = {
  what: `it has more than ${MOST_EXPLICIT_KEYS} keys that begin with "?"`,
  fix: 'Write each key before its colon.',
};
const TOO_DEEP: Complaint = {
  what: 'lists or mappings stand too deep inside each other',
  fix: 'A configuration needs less than ten levels: write it without the others.',
};
const TOO_MUCH: Complaint = {
  what: `it comes to more than ${MOST_VALUES} values with all aliases written out`,
  fix: 'Split it into several configurations, and compare long bodies by their `sha256`.',
};
const CIRCULAR: Complaint = {
  what: 'the aliases cannot be expanded: an anchor holds itself',
  fix: 'Define each anchor before it is used, and never inside itself.',
};

/** Walks through everything with aliases written out, as the schema will. Lists and mappings that an alias shares are one object. */
function problemOfData(value: unknown, walk: { readonly above: unknown[]; count: number }): Complaint | null {
  walk.count += 1;
  if (walk.count > MOST_VALUES) return TOO_MUCH;
  if (typeof value !== 'object' || value === null) return null;
  if (walk.above.includes(value)) return CIRCULAR;
  if (walk.above.length >= MOST_LEVELS) return TOO_DEEP;
  walk.above.push(value);
  for (const inside of Object.values(value)) {
    const problem = problemOfData(inside, walk);
    if (problem !== null) return problem;
  }
  walk.above.pop();
  return null;
}

function describeSyntaxError({ code, message }: YAMLError): Complaint {
  if (code === 'MULTIPLE_DOCS')
    return { what: 'a second document begins here', fix: 'Remove the line `---`: a configuration is one document.' };
  return {
    what: `this is not well-formed YAML: ${message}`,
    fix: 'Mend the syntax at this place: quotes, brackets, indentation, a key given twice.',
  };
}

function describeExpansionError(error: unknown): Complaint {
  const [reason = ''] = reasonOf(error).split('\n');
  return reason.startsWith('Excessive alias count')
    ? { what: `anchors are used more than ${MAX_ALIASES} times, those inside of others multiplied`, fix: 'Write some of them out.' }
    : { what: `the aliases cannot be expanded: ${reason}`, fix: 'Define each anchor before it is used, and never inside itself.' };
}

/** An alias without an anchor before it, most often a glob without quotes. */
function problemOfAlias({ source }: Alias, anchors: ReadonlySet<string>): Complaint | null {
  if (anchors.has(source)) return null;
  return {
    what: `*${source} without quotes is an alias, and there is no anchor &${source} before it`,
    fix: `Put a glob in quotes: "*${source}". An anchor stands before what uses it.`,
  };
}

function problemOfValue(node: unknown): Complaint | null {
  if (!isScalar(node) || typeof node.value !== 'number' || Number.isFinite(node.value)) return null;
  return { what: `found the number ${node.value}; allowed are finite numbers`, fix: 'Write a finite number, or put it in quotes.' };
}

/** A name that YAML reads as another: 4.20 as 4.2. */
function problemOfName(key: unknown): Complaint | null {
  if (!isScalar(key) || (typeof key.value !== 'number' && typeof key.value !== 'boolean')) return null;
  const read = String(key.value);
  const { source: written = read } = key;
  return written === read ? null : { what: `the name ${written} is read as ${read}`, fix: `Put it in quotes: "${written}".` };
}

/** Offset of the deepest existing part of a path: a key in a mapping, an item in a list. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  let node: unknown = document.contents;
  let offset = document.contents?.range?.[0] ?? 0;
  for (const step of path) {
    const next = child(document, node, step);
    if (next === null) break;
    ({ node, offset } = next);
  }
  return offset;
}

function child(document: Document, parent: unknown, step: PropertyKey): { readonly node: unknown; readonly offset: number } | null {
  const node = resolved(document, parent);
  if (isSeq(node)) {
    const item = node.items[Number(step)];
    return item === undefined ? null : { node: item, offset: startOf(item) };
  }
  if (!isMap(node)) return null;
  const pair = pairOf(document, node, String(step));
  return pair === null ? null : { node: pair.value, offset: startOf(pair.key) };
}

/** The pair of a key, looked for in merged mappings too. */
function pairOf(document: Document, map: YAMLMap, key: string): Pair | null {
  const own = map.items.find((pair) => keyText(pair) === key);
  if (own !== undefined) return own;
  const merged = map.items
    .filter((pair) => keyText(pair) === '<<')
    .flatMap((pair) => {
      const value = resolved(document, pair.value);
      return isSeq(value) ? value.items : [value];
    });
  for (const source of merged) {
    const node = resolved(document, source);
    const pair = isMap(node) ? pairOf(document, node, key) : null;
    if (pair !== null) return pair;
  }
  return null;
}

function keyText(pair: Pair): string {
  if (!isScalar(pair.key)) return '';
  return typeof pair.key.value === 'symbol' ? '<<' : String(pair.key.value);
}

function resolved(document: Document, node: unknown): unknown {
  return isAlias(node) ? node.resolve(document) : node;
}

function startOf(node: unknown): number {
  return (node as Node | null)?.range?.[0] ?? 0;
}
