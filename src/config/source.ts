import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import type { Document, Node, Pair, YAMLMap } from 'yaml';
import { reasonOf } from '../errors.ts';
import type { Problem } from './problems.ts';

/** A problem whose place in the text is already known. */
export interface PlacedProblem extends Problem {
  readonly line: number;
  readonly column: number;
}

/** The data of a YAML or JSON text, and where in the text each part of it stands. */
export type Source =
  | {
    readonly state: 'read';
    readonly data: unknown;
    readonly place: (problem: Problem) => PlacedProblem;
    /** Line, from 1, of the deepest part of a path that exists. */
    readonly lineOf: (path: readonly PropertyKey[]) => number;
  }
  | { readonly state: 'malformed'; readonly problems: readonly PlacedProblem[] };

/** Expanding more aliases than this is an attack ("billion laughs"), not a configuration. */
const MAX_ALIASES = 100;

/** Reads YAML 1.2 (of which JSON is a part) with anchors and merge keys. Never throws. */
export function readSource(text: string): Source {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, merge: true, logLevel: 'error', prettyErrors: false });
  const positionOf = (offset: number): Pick<PlacedProblem, 'line' | 'column'> => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const at = (problem: Problem, offset: number): PlacedProblem => ({ ...problem, ...positionOf(offset) });
  const malformed = (what: string, offset: number, fix: string): PlacedProblem => at({ path: [], what, fix }, offset);

  const problems = [...document.errors, ...document.warnings].map((error) =>
    malformed(`this is not well-formed YAML: ${error.message}`, error.pos[0], 'Mend the syntax at this place: quotes, brackets, indentation, a key given twice.'));
  visit(document, {
    Scalar(_, { value, range }) {
      if (typeof value === 'number' && !Number.isFinite(value)) {
        problems.push(malformed(`found the number ${value}; allowed are finite numbers`, range?.[0] ?? 0, 'Write a finite number, or put it in quotes.'));
      }
    },
  });
  if (problems.length > 0) return { state: 'malformed', problems };

  try {
    const data: unknown = document.toJS({ maxAliasCount: MAX_ALIASES });
    JSON.stringify(data);
    return {
      state: 'read',
      data,
      place: (problem) => at(problem, offsetOf(document, problem.path)),
      lineOf: (path) => positionOf(offsetOf(document, path)).line,
    };
  } catch (error) {
    const what = `the aliases cannot be expanded: ${reasonOf(error).split('\n')[0]}`;
    return { state: 'malformed', problems: [malformed(what, 0, 'Define each anchor before it is used, and never inside itself.')] };
  }
}

/** Where the deepest part of `path` that exists begins: its key in a mapping, its item in a list. */
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
  const merged = map.items.filter((pair) => keyText(pair) === '<<').flatMap((pair) => {
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
