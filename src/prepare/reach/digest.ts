import { createHash } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import type { Target } from '../../model.ts';
import { dependencyFilter } from './dependencies.ts';
import { filesLedTo, packageFolder } from './files-led-to.ts';
import { contentOf, followed, hashOf } from './followed-files.ts';
import { pathsNamedInCommands, withoutPlacesOfInstall } from './relative-paths.ts';
import { isCode } from './source-kinds.ts';
import { foldersAbove, foldersOf, isIn, targetFiles, type Tree } from '../tree.ts';
import { isMember, requiredMembers } from '../workspaces.ts';
import { leadsOut } from '../../system/paths.ts';
import { jsonOrNull } from '../../text/phrases.ts';

const lockFileSchema = z.object({
  // Entries of another shape are none of a link.
  packages: z.record(z.string(), z.object({ link: z.literal(true), resolved: z.string() }).nullable().catch(null)),
});

/** What decides, in the folder of an install or above it, which packages come of it, whichever package manager it is. */
const DECIDES_ON_PACKAGES: ReadonlySet<string> = new Set([
  'package.json', 'package-lock.json', 'npm-shrinkwrap.json', 'yarn.lock', 'pnpm-lock.yaml', 'bun.lock', 'bun.lockb',
  'pnpm-workspace.yaml', '.pnpmfile.cjs', '.pnpmfile.mjs', '.npmrc', '.yarnrc', '.yarnrc.yml', 'bunfig.toml',
]);

/** Beside these, where patch-package and `npm patch` keep what they change of packages: no lock file changes with it. */
const PATCHES = 'patches';

/**
 * One hash over everything that a target can reach in a tree: its own folder with the lock file, packages that the lock
 * file links from elsewhere in the repository, what relative paths and symbolic links lead to from there, what a package's
 * own name and `#names` may mean to code in it, what `dependsOn` names, and packages that git tracks. Where no lock file tells
 * what an install may link (another package manager's does not, nor that of a workspace around it), the whole tree; or, where
 * `dependsOn` names code elsewhere, beside that the packages of the tree that it requires by name, and the lock files in folders
 * above. Equal hashes: the change cannot have reached it. Hidden files count: configuration of compilers and package managers
 * lies in them.
 */
export async function digestTarget(target: Target, tree: Tree): Promise<string> {
  const { root, sorted, all } = tree;
  const own = targetFiles(target, sorted);
  const lockFile = LOCK_FILES.map((name) => own.get(path.posix.join(target.dir, name))).find((file) => file !== undefined);
  const links = lockFile === undefined ? null : linkedFolders(target.dir, String(await contentOf(path.join(root, lockFile))));
  // A lock file that was left in a member of a workspace does not tell all.
  const isUntold = links === null ? target.install !== null : await isMember(target, root);
  const onTheWay = foldersOf(target).flatMap((folder) => [...foldersAbove(folder), folder]).filter((folder) => all.has(folder));
  // By another name than git's, as where capital letters do not matter, its files are not found.
  const hasAnotherName = own.size === 0 && onTheWay.length === 0;
  const isDependedOn = dependencyFilter(target.dependsOn);
  const ownFiles = new Set(own.values());
  // What comes of a build there is made of that, as `dependsOn` says. Data, and files of another package in it, say nothing of it.
  const told = new Set(sorted.filter((file) => isDependedOn(file) && isCode(file) && !ownFiles.has(file)).map((file) => packageFolder(file, all)));
  const reachesAll = hasAnotherName || (isUntold && told.size === 0);
  const required = isUntold && !reachesAll ? await requiredMembers(manifestOf(target, own, all), tree) : [];
  const linked = reachesAll ? ['.'] : [...links ?? [], ...required];
  const packagesAbove = ['.', ...foldersAbove(target.dir)].map((folder) => path.posix.join(folder, 'node_modules'));
  const isInSome = [...linked, ...packagesAbove].map((folder) => isIn(folder));
  const isElsewhere = (file: string): boolean => isInSome.some((isBelow) => isBelow(file)) || isDependedOn(file);
  const configured = JSON.stringify(whatIsRun(target));
  const isOutside = (named: string): boolean => named !== target.dir && !isIn(target.dir)(named);
  const mayBeBuilt = (named: string): boolean => isOutside(named) && !told.has(packageFolder(named, all));
  const commands = isUntold ? JSON.stringify(whatIsRun(installedInPlace(target))) : configured;
  const commanded = pathsNamedInCommands(target.dir, commands).flatMap((named) => filesLedTo({ path: named, mayBeBuilt: mayBeBuilt(named) }, tree));
  const elsewhere = [...sorted.filter(isElsewhere), ...onTheWay, ...commanded];
  const placed = new Map([...elsewhere.map((file) => [file, file] as const), ...[...own].map(([place, file]) => [file, place] as const)]);
  const reached = await followed(placed, { tree, own: new Set([...ownFiles, ...commanded]), runIn: target.dir, mayBeBuilt });
  const hash = createHash('sha256').update(configured);
  const deciding = isUntold ? sorted.filter(decidesOnPackagesOf(target)) : [];
  for (const file of deciding) hash.update(`\0${file}\0${hashOf(await contentOf(path.join(root, file)))}`);
  for (const file of [...reached.keys()].toSorted()) hash.update(`\0${file}\0${reached.get(file)!}`);
  return hash.digest('hex');
}

/** The file that says what a target requires: the `package.json` of its folder, or the nearest above; also where there is none. */
function manifestOf({ dir }: Target, own: ReadonlyMap<string, string>, all: ReadonlySet<string>): string {
  return own.get(path.posix.join(dir, 'package.json')) ?? path.posix.join(packageFolder(dir, all), 'package.json');
}

/** The contents of these count, and not what they name: a workspace names all of its members. */
function decidesOnPackagesOf({ dir }: Target): (file: string) => boolean {
  const folders = new Set(['.', ...foldersAbove(dir), dir]);
  const isAmongPatches = [...folders].map((folder) => isIn(path.posix.join(folder, PATCHES)));
  return (file) => (DECIDES_ON_PACKAGES.has(path.posix.basename(file)) && folders.has(path.posix.dirname(file))) || isAmongPatches.some((isBelow) => isBelow(file));
}

/** Where `dependsOn` and a `package.json` tell what a target is made of, and not its lock file, a folder above is just where its packages are installed. */
function installedInPlace(target: Target): Target {
  return { ...target, install: target.install === null ? null : withoutPlacesOfInstall(target.install) };
}

/** Another edition that comes or goes, and what tables show, change nothing of a target. */
function whatIsRun({ edition, labels: _labels, versionOf: _versionOf, ...target }: Target): object {
  return { ...target, edition: edition === null ? null : { source: edition.source, overlay: edition.overlay } };
}

/** In the order in which npm takes them. */
export const LOCK_FILES = ['npm-shrinkwrap.json', 'package-lock.json'] as const;

/** Folders of the repository that npm links into a target (`file:../..`, workspaces); null: the lock file does not tell. */
function linkedFolders(dir: string, lockText: string): readonly string[] | null {
  const lock = lockFileSchema.safeParse(jsonOrNull(lockText));
  if (!lock.success) return null;
  const links = Object.values(lock.data.packages).filter((entry) => entry !== null);
  return links.map((entry) => path.posix.join(dir, entry.resolved)).filter((folder) => !leadsOut(folder));
}
