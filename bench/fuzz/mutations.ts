/** Changes inputs: bytes of any, and values of those that are JSON. */
import { seededRandom } from '../../test/judge/seeded-noise.ts';

export interface Random {
  /** A whole number from 0, below this. */
  readonly below: (most: number) => number;
  readonly of: <Item>(items: readonly Item[]) => Item;
}

export function openRandom(seed: number): Random {
  const random = seededRandom(seed);
  const below = (most: number): number => Math.floor(random() * most);
  return { below, of: (items) => items[below(items.length)]! };
}

/** What parsers trip over. */
const WORDS: readonly string[] = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'null',
  'true',
  '-0',
  '1e999',
  '-1',
  '0',
  '9007199254740993',
  '1e-324',
  '0x10',
  '.inf',
  '.nan',
  '~',
  '1_000',
  '99999999999999999999999999',
  '\u0000',
  '\u2028',
  '\uFEFF',
  '\uD800',
  '\u202E',
  '\r\n',
  '\t',
  '&a ',
  '*a',
  '<<: ',
  '- ',
  '? ',
  ': ',
  '| ',
  '!!js/function ',
  '%YAML 1.2\n',
  '---\n',
  '[',
  ']',
  '{',
  '}',
  '"',
  '\\u0000',
  '\\',
  ',',
  '#',
  '../',
  '..',
  '/',
  'C:\\',
  '\n',
  '::error::',
  '/perf accept ',
  '/perf run ',
  '"a b" ',
  '30d ',
  '2%',
  '90d',
  '10m',
  '@5',
  '**',
  '!(',
  '+(a|b)',
  '[!a]',
  '<<<<<<< HEAD',
  'PK\u0003\u0004',
];

const NUMBERS: readonly number[] = [
  0,
  -0,
  1,
  -1,
  2,
  0.5,
  1e-9,
  1e9,
  1e18,
  1e19,
  1e308,
  5e-324,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  2 ** 53 + 2,
  -1e308,
];

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Makes a new input of an old one and, for what is put in, another. */
export function mutate(input: Uint8Array, other: Uint8Array, random: Random): Uint8Array {
  if (random.below(3) !== 0) {
    const json = jsonOf(input);
    if (json !== undefined) {
      const values = valuesIn(jsonOf(other) ?? null);
      let changed: unknown = json;
      for (let times = 1 + random.below(3); times > 0; times -= 1) changed = withOneChanged(changed as Json, values, random);
      return Buffer.from(JSON.stringify(changed) ?? 'null');
    }
  }
  let bytes = Buffer.from(input);
  for (let times = 1 << random.below(4); times > 0; times -= 1) bytes = changeBytes(bytes, other, random);
  return bytes;
}

function jsonOf(input: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(input).toString());
  } catch {
    return undefined;
  }
}

function changeBytes(bytes: Buffer, other: Uint8Array, random: Random): Buffer<ArrayBuffer> {
  const [at, length] = [random.below(bytes.length + 1), 1 + random.below(16)];
  const replaced = (by: Uint8Array, taken: number): Buffer<ArrayBuffer> =>
    Buffer.concat([bytes.subarray(0, at), by, bytes.subarray(at + taken)]);
  const from = random.below(other.length + 1);
  switch (random.below(7)) {
    case 0:
      return replaced(Buffer.from([random.below(256)]), 1);
    case 1:
      return replaced(Buffer.from([(bytes[at] ?? 0) ^ (1 << random.below(8))]), 1);
    case 2:
      return replaced(new Uint8Array(), length);
    case 3:
      return replaced(Buffer.from(random.of(WORDS)), random.below(2) * length);
    case 4:
      return replaced(bytes.subarray(at, at + length), 0);
    case 5:
      return replaced(other.subarray(from, from + random.below(64)), random.below(2) * length);
    default:
      return replaced(Buffer.from(random.of(WORDS).repeat(1 + random.below(200))), 0);
  }
}

function valuesIn(json: unknown): readonly unknown[] {
  if (typeof json !== 'object' || json === null) return [json];
  return [json, ...Object.values(json).flatMap(valuesIn)];
}

/** One value, at any depth, becomes another or goes away, or one is added. */
function withOneChanged(json: Json, others: readonly unknown[], random: Random): unknown {
  const isHere = typeof json !== 'object' || json === null || random.below(4) === 0;
  if (isHere) return oddValue(json, others, random);
  if (Array.isArray(json)) {
    const [list, at] = [[...(json as readonly Json[])], random.below(json.length + 1)];
    const what = random.below(8);
    if (at === list.length || what === 0) list.splice(at, 0, random.of([...list, oddValue(null, others, random)]) as Json);
    else if (what === 1) list.splice(at, 1);
    else list[at] = withOneChanged(list[at]!, others, random) as Json;
    return list;
  }
  const entries = Object.entries(json as Readonly<Record<string, Json>>);
  const at = random.below(entries.length + 1);
  const what = random.below(10);
  if (at === entries.length || what === 0)
    entries.push([random.of([...WORDS, ...entries.map(([key]) => key)]), oddValue(null, others, random) as Json]);
  else if (what === 1) entries.splice(at, 1);
  else entries[at] = [entries[at]![0], withOneChanged(entries[at]![1], others, random) as Json];
  // `__proto__` as a key like any other.
  return Object.fromEntries(entries);
}

function oddValue(json: Json, others: readonly unknown[], random: Random): unknown {
  switch (random.below(8)) {
    case 0:
      return null;
    case 1:
      return random.of(NUMBERS);
    case 2:
      return typeof json === 'number' ? json * random.of([-1, 0.5, 2, 1e3, 1e9]) : random.of(WORDS);
    case 3:
      return typeof json === 'string' ? `${json.slice(0, random.below(json.length + 1))}${random.of(WORDS)}` : random.of(WORDS);
    case 4:
      return Array.from({ length: random.below(12) }, () => random.of([json, ...others.slice(0, 20)]));
    case 5:
      return typeof json === 'string' ? json.repeat(1 + random.below(40)) : true;
    default:
      return random.of([json, ...others]);
  }
}
