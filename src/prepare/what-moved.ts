/** Changes between base and head beside the code of a function: installed packages, and the commits that touch its file. */
import path from 'node:path';
import { z } from 'zod';
import { CAUSE_BOUNDS } from '../model/cause.ts';
import type { Cause, MovedPackage, NamedCommit, OfBothArms } from '../model.ts';
import { attempt, type Git } from '../system/git.ts';
import { textIfReadable } from '../system/text-file.ts';
import { toPlainLine } from '../text/escape.ts';
import { jsonOrNull } from '../text/phrases.ts';
import { yamlOrNull } from './packages.ts';

/** Versions of the packages that a lock file names, by name. */
type Locked = ReadonlyMap<string, ReadonlySet<string>>;

const npmLock = z.object({ packages: z.record(z.string(), z.object({ version: z.string().optional(), link: z.boolean().optional() })) });
const pnpmLock = z.object({ packages: z.record(z.string(), z.unknown()) });

/** `@scope/name@1.2.3(peer@4.0.0)`, in older formats with a slash before it. */
const PNPM_PACKAGE = /^\/?(?<name>@?[^@(]+)@(?<version>[^(]+)/;

/** An entry of yarn's: `"name@^1.2.0":`, and its version in the lines below, with a colon or without. */
const YARN_PACKAGE = /^"?(?<name>@?[^@\s"]+)@[^\n]*:\n(?:  [^\n]*\n)*?  version:? "?(?<version>[^"\s]+)/gm;

/** How each package manager's lock file tells names and versions. */
const LOCK_FILES: Readonly<Record<string, (text: string) => readonly (readonly [name: string, version: string])[]>> = {
  'package-lock.json': npmPackages,
  'npm-shrinkwrap.json': npmPackages,
  'pnpm-lock.yaml': (text) =>
    Object.keys(pnpmLock.safeParse(yamlOrNull(text)).data?.packages ?? {}).flatMap((key) => namedIn(PNPM_PACKAGE.exec(key))),
  'yarn.lock': (text) => [...text.matchAll(YARN_PACKAGE)].flatMap(namedIn),
};

const namedIn = (found: RegExpExecArray | null): readonly (readonly [string, string])[] =>
  found?.groups === undefined ? [] : [[found.groups['name']!, found.groups['version']!]];

function npmPackages(text: string): readonly (readonly [string, string])[] {
  return Object.entries(npmLock.safeParse(jsonOrNull(text)).data?.packages ?? {}).flatMap(([place, { version, link }]) => {
    const name = place.split('node_modules/').at(-1)!;
    return version === undefined || link === true || !place.includes('node_modules/') ? [] : [[name, version]];
  });
}

/** By the name of the lock file that a text was read from. */
export function lockedPackages(lockFile: string, text: string): Locked {
  const locked = new Map<string, Set<string>>();
  for (const [name, version] of LOCK_FILES[lockFile]?.(text) ?? []) locked.set(name, (locked.get(name) ?? new Set()).add(version));
  return locked;
}

/** The packages whose versions differ, by name. */
export function movedPackages({ base, head }: OfBothArms<Locked>): readonly MovedPackage[] {
  const names = [...new Set([...base.keys(), ...head.keys()])].toSorted();
  return names
    .flatMap((name) => {
      const [from, to] = [versionsOnlyIn(base, head, name), versionsOnlyIn(head, base, name)];
      return from === null && to === null ? [] : [{ name: cut(name), from, to }];
    })
    .slice(0, CAUSE_BOUNDS.packages);
}

function versionsOnlyIn(one: Locked, other: Locked, name: string): string | null {
  const only = [...(one.get(name) ?? [])].filter((version) => !other.get(name)?.has(version));
  return only.length === 0 ? null : cut(only.join(', '));
}

const cut = (text: string): string => toPlainLine(text, CAUSE_BOUNDS.textLength);

/** Looks up what moved for a target, and which commits since base touch the given files or the lock file of what moved. */
export async function whatMoved({
  trees,
  dirs,
  files,
  git,
  base,
}: {
  readonly trees: OfBothArms<string>;
  /** The target's folder in each arm. */
  readonly dirs: OfBothArms<string>;
  readonly files: readonly string[];
  readonly git: Git;
  /** Commit. */
  readonly base: string;
}): Promise<Pick<Cause, 'packages' | 'commits'>> {
  const [ofBase, ofHead] = [await lockOf(trees.base, dirs.base), await lockOf(trees.head, dirs.head)];
  const packages = ofBase === null || ofHead === null ? [] : movedPackages({ base: ofBase.locked, head: ofHead.locked });
  return { packages, commits: await commitsTouching([...files, ...(packages.length === 0 ? [] : [ofHead!.file])], { git, base }) };
}

/** The nearest one to a target's folder, up to the root. */
async function lockOf(tree: string, dir: string): Promise<{ readonly file: string; readonly locked: Locked } | null> {
  for (const folder of foldersUpFrom(dir)) {
    for (const name of Object.keys(LOCK_FILES)) {
      const file = path.posix.join(folder, name);
      const locked = lockedPackages(name, await textIfReadable(path.join(tree, file)));
      if (locked.size > 0) return { file, locked };
    }
  }
  return null;
}

const foldersUpFrom = (dir: string): readonly string[] => (dir === '.' ? [dir] : [dir, ...foldersUpFrom(path.posix.dirname(dir))]);

/** The newest first. None where git cannot tell, as in a clone without that history. */
async function commitsTouching(
  files: readonly string[],
  { git, base }: { readonly git: Git; readonly base: string },
): Promise<readonly NamedCommit[]> {
  if (files.length === 0) return [];
  const log =
    (await attempt(git, [
      'log',
      '--format=%H%x09%s',
      '--no-merges',
      `--max-count=${CAUSE_BOUNDS.commits}`,
      `${base}..HEAD`,
      '--',
      ...files.map((file) => `:(top,literal)${file}`),
    ])) ?? '';
  return log
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [sha = '', ...subject] = line.split('\t');
      return { sha, subject: cut(subject.join(' ')) };
    });
}
