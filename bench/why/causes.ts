/** Ten things that make a request dearer, each put into a server that works for its living: the function that is to blame is known. */

/** A change of a server's file, and what it is about. */
export interface InjectedCause {
  readonly name: string;
  /** Names of functions that a reader would be led to the cause by: where it is, or what it calls. */
  readonly guilty: readonly string[];
  /** Node.js does the work, so that a profile has to tell who calls it. */
  readonly isOfNode?: true;
  /** Put at the top of the server's file, behind its imports. */
  readonly base: string;
  readonly head: string;
  /** Versions of the package `checksum` beside it; not there: it is not installed. */
  readonly dependency?: { readonly base: string; readonly head: string };
}

/** Each request calls `extra(user)`: what that does in base is what any request would do. */
const work = (body: string): string => `function extra(user) {\n${body}\n}`;

const NOTHING = work('  return user.id;');

const SHAPES = 24;

const score = (shape: string): string => `${work('  return score(PEOPLE);')}
function score(people) {
  let sum = 0;
  for (const person of people) sum += person.age + person.height + person.weight;
  return sum;
}
const PEOPLE = Array.from({ length: 160 }, (_, index) => (${shape}));`;

const CHECKSUM = (rounds: number): string => `export function checksum(text) {
  let sum = 0;
  for (let round = 0; round < ${rounds}; round += 1) for (let index = 0; index < text.length; index += 1) sum = (sum * 31 + text.charCodeAt(index)) % 65521;
  return sum;
}
`;

const DEPENDING = `import { checksum } from 'checksum';\n${work('  return checksum(user.name);')}`;

export const CAUSES: readonly InjectedCause[] = [
  {
    name: 'lost inline cache',
    guilty: ['score'],
    base: score('{ age: index, height: 1, weight: 2 }'),
    head: score(`{ [\`key\${index % ${SHAPES}}\`]: 0, age: index, height: 1, weight: 2 }`),
  },
  {
    name: 'added await',
    guilty: ['extra', 'authorise', 'runMicrotasks', 'processTicksAndRejections'],
    base: NOTHING,
    head: `${work('  authorise(user);\n  return user.id;')}\nasync function authorise(user) {\n  for (const right of ["read", "write", "share", "list", "own", "sign", "pay", "see"]) if (!(await allowed(user, right))) return false;\n  return true;\n}\nasync function allowed(user, right) {\n  return user.id >= 0 && right.length > 0;\n}`,
  },
  {
    name: 'slower function',
    guilty: ['initials'],
    base: `${work('  return initials(user, 1);')}\nfunction initials(user, times) {\n  let text = "";\n  for (let time = 0; time < times; time += 1) text += user.name.charAt(time % 3);\n  return text.length;\n}`,
    head: `${work('  return initials(user, 200);')}\nfunction initials(user, times) {\n  let text = "";\n  for (let time = 0; time < times; time += 1) text += user.name.charAt(time % 3);\n  return text.length;\n}`,
  },
  {
    name: 'extra JSON pass',
    guilty: ['extra'],
    base: NOTHING,
    head: work('  return JSON.parse(JSON.stringify({ user, at: [user, user] })).user.id;'),
  },
  {
    name: 'extra allocation',
    guilty: ['extra', '(garbage collector)'],
    base: NOTHING,
    head: work(
      '  const rows = [];\n  for (let row = 0; row < 120; row += 1) rows.push({ row, user, tags: [row, row] });\n  return rows.length;',
    ),
  },
  {
    name: 'added middleware',
    // The arrow functions have no name of their own, and their line.
    guilty: ['audit', 'Object.entries(user)'],
    base: NOTHING,
    head: `${work('  return audit(user, () => user.id);')}\nfunction audit(user, next) {\n  const seen = Object.entries(user).map(([key, value]) => \`\${key}=\${String(value)}\`).sort().join('&');\n  return seen.length > 0 ? next() : 0;\n}`,
  },
  {
    name: 'dependency bump',
    guilty: ['checksum'],
    base: DEPENDING,
    head: DEPENDING,
    dependency: { base: CHECKSUM(1), head: CHECKSUM(60) },
  },
  {
    name: 'regular-expression back-tracking',
    guilty: ['extra', '([a-z]+)+'],
    base: work('  return /^[a-z]+$/.test("aaaaaaaaaaaa!");'),
    head: work('  return /^([a-z]+)+$/.test("aaaaaaaa!");'),
  },
  {
    name: 'larger response',
    // Where each of the servers turns its answer into JSON and sends it.
    guilty: ['answer', 'stringify', 'json', 'send', 'respond', '_marshal', 'byteLength', 'end', 'writeHead'],
    isOfNode: true,
    base: NOTHING,
    // Of the fields that a schema names: what it does not name, fastify does not answer.
    head: `${work('  user.surname = NOTES;\n  return user.id;')}\nconst NOTES = Array.from({ length: 40 }, (_, index) => \`\${index}: changed the "name"\`).join("\\n");`,
  },
  {
    name: 'synchronous file access',
    guilty: ['extra', 'readFileSync', 'openSync', 'readSync'],
    isOfNode: true,
    base: NOTHING,
    head: `import { readFileSync } from 'node:fs';\n${work("  return readFileSync('package.json').length;")}`,
  },
];

/** No cause at all: whatever is named is named by chance. */
export const IDENTICAL: InjectedCause = {
  name: 'none (base against itself)',
  guilty: [],
  base: work('  return user.id;'),
  head: work('  return user.id;'),
};
