/** Which targets a change can reach, by rule: from names of files and what `package.json` files link. No source is read. */
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import picomatch from 'picomatch/posix.js';
import type { Reason, Service, Target } from '../model.ts';
import type { PlannedTarget } from '../plan/benchmarks.ts';
import { leadsOut } from '../system/paths.ts';
import { linkedPlaces, LOCK_FILES, type PackageTree } from './packages.ts';
import { foldersAbove, foldersOf, hasFolders, isIn, targetFiles } from './tree.ts';

/** How base and head differ. Paths start at the repository's root. */
export interface Change {
  /** Files that differ, but for the gate's own configuration and stored runs. */
  readonly files: readonly string[];
  /** Globs of files whose change reaches nothing. */
  readonly ignore: readonly string[];
  /** Files that `ignore` does not hold for: the workflows that run the gate. */
  readonly neverIgnored: ReadonlySet<string>;
  /** Head's tree. */
  readonly tree: PackageTree;
  /** Files of base, with those that are brought to it. */
  readonly baseFiles: readonly string[];
  /** Files of head's targets that base lacks and gets. */
  readonly brought: readonly string[];
  /** Folders of all targets of head. */
  readonly targetFolders: readonly string[];
}

/** Files that decide, in a folder or above it, which packages an install brings, whatever the package manager. */
const DECIDES_ON_PACKAGES: ReadonlySet<string> = new Set([
  'package.json', ...LOCK_FILES, 'pnpm-workspace.yaml', '.pnpmfile.cjs', '.pnpmfile.mjs', '.npmrc', '.yarnrc', '.yarnrc.yml', 'bunfig.toml',
]);

/** Folders beside these files whose contents end up in installed packages: patch-package's, and packages that git tracks. */
const PATCHED = ['patches', 'node_modules'];

/** The first file, or fact, by which a change reaches a target; null: it does not. A target that base lacks is reached. */
export function whyReached({ head, base }: Pick<PlannedTarget, 'head' | 'base'>, change: Change): Reason | null {
  if (base === null) return { kind: 'reached-new-target' };
  if (!isDeepStrictEqual(measuredSettings(head), measuredSettings(base))) return { kind: 'reached-settings' };
  if (change.files.length === 0) return null;
  const { places, isDeclared, unreadable } = linkedPlaces(head, change.tree);
  return byFolder(head, change)
    ?? byLink(places, change)
    ?? byPackages([...ownFolders(head), ...places], change)
    ?? byDependency(head.dependsOn ?? [], change)
    ?? byService(head.services, change)
    ?? byWhatIsUnknown(head, { isDeclared: isDeclared || head.dependsOn !== null, unreadable }, change);
}

/** The file of a service that changed; null: none did. */
export function changedFileOf(service: Service, { files, tree }: Change): string | null {
  const places = placesOfService(service, tree.files);
  return files.find((file) => places.some((place) => isAtOrIn(place, file))) ?? null;
}

/** Another edition that comes or goes, and what tables show, change nothing of a target. */
function measuredSettings({ edition, labels: _labels, versionOf: _versionOf, ...target }: Target): object {
  return { ...target, edition: edition === null ? null : { source: edition.source, overlay: edition.overlay } };
}

function byFolder(target: Target, change: Change): Reason | null {
  if (!hasFolders(target, change.tree.files)) return { kind: 'reached-missing-folder', folder: target.dir };
  const file = [...targetFiles(target, change.files).values()].find(unlessIgnored(target.edition?.source ?? target.dir, change));
  return file === undefined ? null : { kind: 'reached-own-folder', file };
}

function byLink(places: readonly string[], change: Change): Reason | null {
  for (const place of places) {
    const counted = unlessIgnored(place, change);
    const file = change.files.find((one) => isAtOrIn(place, one) && counted(one));
    if (file !== undefined) return { kind: 'reached-linked-package', file, folder: place };
  }
  return null;
}

/** Only where an install in the folder goes by files above it: a lock file of its own decides alone, unless it lies in a workspace. */
function byPackages(folders: readonly string[], { files, tree }: Change): Reason | null {
  const deciding = new Set(folders.flatMap((folder) => (isInstalledFromAbove(folder, tree) ? ['.', ...foldersAbove(folder)] : [])));
  const isDeciding = (file: string): boolean =>
    (DECIDES_ON_PACKAGES.has(path.posix.basename(file)) && deciding.has(path.posix.dirname(file)))
    || [...deciding].some((folder) => PATCHED.some((name) => isIn(path.posix.join(folder, name))(file)));
  const file = files.find(isDeciding);
  return file === undefined ? null : { kind: 'reached-packages', file };
}

function isInstalledFromAbove(folder: string, { files, packages }: PackageTree): boolean {
  const has = new Set(files);
  if (!LOCK_FILES.some((name) => has.has(path.posix.join(folder, name)))) return true;
  return ['.', ...foldersAbove(folder)].filter((above) => above !== folder).some((above) =>
    has.has(path.posix.join(above, 'pnpm-workspace.yaml')) || hasWorkspaces(packages.get(above)));
}

const hasWorkspaces = (manifest: unknown): boolean => typeof manifest === 'object' && manifest !== null && 'workspaces' in manifest;

function byDependency(patterns: readonly string[], { files }: Change): Reason | null {
  for (const pattern of patterns) {
    const file = files.find(dependencyFilter([pattern]));
    if (file !== undefined) return { kind: 'reached-dependency', file, pattern };
  }
  return null;
}

function byService(services: readonly Service[], change: Change): Reason | null {
  for (const service of services) {
    const file = changedFileOf(service, change);
    if (file !== null) return { kind: 'reached-service', file, service: service.name };
  }
  return null;
}

/** Code may load any file by a path. A target that says what else it uses is believed; for any other each change counts. */
function byWhatIsUnknown(target: Target, known: { readonly isDeclared: boolean; readonly unreadable: string | null }, change: Change): Reason | null {
  if (known.isDeclared && known.unreadable === null) return null;
  const others = change.targetFolders.filter((folder) => folder !== target.dir && !isIn(folder)(target.dir));
  const counted = unlessIgnored('.', change);
  const file = change.files.find((one) => counted(one) && !others.some((folder) => isIn(folder)(one)));
  if (file === undefined) return null;
  return known.unreadable === null ? { kind: 'reached-undeclared', file } : { kind: 'reached-unreadable', file, manifest: known.unreadable };
}

/** Whether `ignore` lets a file of a folder count. A glob that takes in the whole folder is not meant for what is measured there. */
function unlessIgnored(folder: string, { ignore, neverIgnored }: Change): (file: string) => boolean {
  const anyFile = path.posix.join(folder, 'any-file');
  const globs = ignore.filter((glob) => !picomatch(glob, { dot: true })(anyFile));
  const isIgnored = globs.length === 0 ? () => false : picomatch(globs, { dot: true });
  return (file) => neverIgnored.has(file) || !isIgnored(file);
}

/** Whether a file is among those that globs of `dependsOn` name. A folder that is named stands for all that is in it. */
export function dependencyFilter(patterns: readonly string[]): (file: string) => boolean {
  return picomatch(patterns.flatMap((pattern) => [pattern, `${pattern}/**`]), { dot: true });
}

/** Separates words of a shell command that may be paths, with the slash behind a folder that the shell puts in (`"$PWD"/`). */
const BETWEEN_WORDS = /(?:[\s"'`;&|()<>=,:]|\$\{?\w+\}?)+\/*/;

/** The folders of the files that a service's commands name, which run in the root; of a file in the root itself that file alone. */
function placesOfService({ start, ready, program }: Service, files: readonly string[]): readonly string[] {
  const words = [start, ready ?? '', program].flatMap((command) => command.split(BETWEEN_WORDS));
  const named = words.map((word) => path.posix.join(word, '.')).filter((place) => place !== '.' && !leadsOut(place));
  return named.flatMap((place) => {
    if (files.some(isIn(place))) return [place];
    if (!files.includes(place)) return [];
    const folder = path.posix.dirname(place);
    return [folder === '.' ? place : folder];
  });
}

const isAtOrIn = (place: string, file: string): boolean => file === place || isIn(place)(file);

const ownFolders = (target: Target): readonly string[] => [target.dir, ...foldersOf(target)];
