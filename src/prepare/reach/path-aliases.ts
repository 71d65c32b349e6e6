import path from 'node:path';
import { z } from 'zod';
import { filesMeantBy } from './files-led-to.ts';
import { pathsFrom } from './relative-paths.ts';
import { jsonIn, type Tree } from '../tree.ts';

const optionsSchema = z.object({
  baseUrl: z.string().optional().catch(undefined),
  paths: z.record(z.string(), z.array(z.string())).optional().catch(undefined),
});
/** What else is in it, or that it is no object, is not for us to complain about. */
const configSchema = z.object({
  extends: z.union([z.string().transform((one) => [one]), z.array(z.string())]).catch([]),
  compilerOptions: optionsSchema.catch({}),
}).catch({ extends: [], compilerOptions: {} });

interface Config extends z.infer<typeof optionsSchema> {
  readonly file: string;
}

/** A name that TypeScript takes for paths, with a star where it stands for many, and these from the tree's root. */
interface Alias {
  readonly name: string;
  readonly goals: readonly string[];
}

interface NamedByAliases {
  /** The `tsconfig.json` and what it extends in the tree. */
  readonly configs: readonly string[];
  /** What names in the text mean by its `paths`, or from its `baseUrl`, from the tree's root. */
  readonly paths: readonly string[];
}

/**
 * What a `tsconfig.json` says of a text of TypeScript: loaders of it, like tsx, and bundlers import by its `paths` and `baseUrl`.
 *
 * @param around the `tsconfig.json` nearest to it, as `tsconfigAround` finds it; null: there is none
 */
export async function namedByAliases(text: string, around: string | null, tree: Tree): Promise<NamedByAliases> {
  if (around === null || !tree.all.has(around)) return { configs: [], paths: [] };
  const configs = await configsFrom(around, tree);
  const aliases = aliasesOf(configs);
  const words = aliases.length === 0 ? [] : wordsOf(text);
  const paths = words.flatMap((word) => aliases.flatMap((alias) => {
    if (standsForAll(alias) && !word.isImported) return [];
    const meant = pathsFrom('.', goalsOf(word, alias));
    const there = meant.filter((goal) => goal !== '.' && filesMeantBy(goal, tree.sorted).length > 0);
    // Where none is there yet it may be built, unless any name is meant: most are of packages from a registry.
    return there.length > 0 || standsForAll(alias) ? there : meant;
  }));
  return { configs: configs.map(({ file }) => file), paths: [...new Set(paths)] };
}

/** That of a path and those that it extends in the tree, which count less the further behind they stand. */
async function configsFrom(file: string, tree: Tree, extending: readonly string[] = []): Promise<readonly Config[]> {
  const { extends: named, compilerOptions } = configSchema.parse(await jsonIn(tree, file));
  const known = [...extending, file];
  const extended = named.filter((one) => one.startsWith('.')).flatMap((one) => {
    const base = path.posix.join(path.posix.dirname(file), one);
    return [base, `${base}.json`].find((candidate) => tree.all.has(candidate)) ?? [];
  });
  const further = extended.filter((one) => !known.includes(one)).toReversed().map((one) => configsFrom(one, tree, known));
  return [{ file, ...compilerOptions }, ...(await Promise.all(further)).flat()];
}

/** Paths are meant from `baseUrl`, or from where they are told; and from `baseUrl` every name that is no path. */
function aliasesOf(configs: readonly Config[]): readonly Alias[] {
  const [based, aliased] = [configs.find(({ baseUrl }) => baseUrl !== undefined), configs.find(({ paths }) => paths !== undefined)];
  const base = based === undefined ? null : path.posix.join(path.posix.dirname(based.file), based.baseUrl!);
  const from = base ?? path.posix.dirname(aliased?.file ?? '.');
  const aliases = Object.entries(aliased?.paths ?? {}).map(([name, goals]) => ({ name, goals: goals.map((goal) => path.posix.join(from, goal)) }));
  return [...aliases, ...base === null ? [] : [{ name: '*', goals: [path.posix.join(base, '*')] }]];
}

const standsForAll = ({ name }: Alias): boolean => name.startsWith('*');

/** A quoted word that is no path, behind what imports it, and before what is put together while the program runs: `@lib/${name}`. */
const WORD = /(?<imported>\b(?:from|import|require|resolve)\s*\(?\s*)?['"`](?<word>[^'"`\s$./][^'"`\s$]*)(?<isBeginning>\$\{)?/g;

interface Word {
  readonly text: string;
  readonly isImported: boolean;
  readonly isBeginning: boolean;
}

function wordsOf(text: string): readonly Word[] {
  return [...text.matchAll(WORD)].map(({ groups }) => ({
    text: groups!['word']!, isImported: groups!['imported'] !== undefined, isBeginning: groups!['isBeginning'] !== undefined,
  }));
}

/** What a word stands for by an alias. Of one that is the beginning of many, the folder. */
function goalsOf({ text, isBeginning }: Word, { name, goals }: Alias): readonly string[] {
  const [before = '', after] = name.split('*', 2);
  const behind = text.startsWith(before) ? text.slice(before.length) : null;
  if (isBeginning) {
    const mayBecomeIt = behind === null ? before.startsWith(text) : after !== undefined;
    return mayBecomeIt ? goals.map((goal) => path.posix.dirname(`${goal.replace(/\*.*$/, '')}${behind ?? ''}*`)) : [];
  }
  if (after === undefined) return text === name ? goals : [];
  return behind?.endsWith(after) === true ? goals.map((goal) => goal.replace('*', () => behind.slice(0, behind.length - after.length))) : [];
}
