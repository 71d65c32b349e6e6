/** Targets that a change can reach, by names of files and links of `package.json` files. No source is read. */
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import picomatch from 'picomatch/posix.js';
import type { Reason, Service, Target } from '../model.ts';
import type { PlannedTarget } from '../plan/benchmarks.ts';
import { isAtOrIn, type NamedPlace, placesOfCommands, placesOfService } from './named-places.ts';
import { linkedPlaces, LOCK_FILES, type PackageTree } from './packages.ts';
import { foldersAbove, foldersOf, hasFolders, isIn, placesIn, targetFiles } from './tree.ts';

/** The difference between base and head. Paths start at the repository's root. */
export interface TreeChange {
  /** Files that differ, without the gate's own configuration and stored runs. */
  readonly files: readonly string[];
  /** Globs of files whose change reaches nothing. */
  readonly ignore: readonly string[];
  /** Workflows that run the gate: `ignore` does not hold for them. */
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

/** Files that decide, in a folder or above it, which packages an install brings. */
const DECIDES_ON_PACKAGES: ReadonlySet<string> = new Set([
  'package.json',
  ...LOCK_FILES,
  'pnpm-workspace.yaml',
  '.pnpmfile.cjs',
  '.pnpmfile.mjs',
  '.npmrc',
  '.yarnrc',
  '.yarnrc.yml',
  'bunfig.toml',
]);

/** Folders beside them whose contents end up in installed packages. */
const PATCHED = ['patches', 'node_modules'];

/** The first file or fact by which a change reaches a target; null: it does not. */
export function whyReached({ head, base }: Pick<PlannedTarget, 'head' | 'base'>, change: TreeChange): Reason | null {
  if (base === null) return { kind: 'reached-new-target' };
  if (!isDeepStrictEqual(measuredSettings(head), measuredSettings(base))) return { kind: 'reached-settings' };
  if (change.files.length === 0) return null;
  const { places, isDeclared, unreadable } = linkedPlaces(head, change.tree);
  return (
    byFolder(head, change) ??
    byLink(places, change) ??
    byPackages([...ownFolders(head), ...places], change) ??
    byCommands(placesOfCommands(head, places, change.tree), change) ??
    byDependency(head.dependsOn ?? [], change) ??
    byService(head.services, change) ??
    byWhatIsUnknown(head, { isDeclared: isDeclared || head.dependsOn !== null, unreadable }, change)
  );
}

/** The file of a service that changed; null: none did. */
export function changedFileOf(service: Service, { files, tree }: TreeChange): string | null {
  const places = placesOfService(service, tree.files);
  return files.find((file) => places.some(({ place }) => isAtOrIn(place, file))) ?? null;
}

/** Settings without other editions and labels, which change no figure. */
function measuredSettings({ edition, labels: _labels, versionOf: _versionOf, ...target }: Target): object {
  return { ...target, edition: edition === null ? null : { source: edition.source, overlay: edition.overlay } };
}

function byFolder(target: Target, change: TreeChange): Reason | null {
  if (!hasFolders(target, change.tree.files)) return { kind: 'reached-missing-folder', folder: target.dir };
  const file = [...targetFiles(target, change.files).values()].find(unlessIgnored(target.edition?.source ?? target.dir, change));
  return file === undefined ? null : { kind: 'reached-own-folder', file };
}

function byLink(places: readonly string[], change: TreeChange): Reason | null {
  for (const place of places) {
    const counted = unlessIgnored(place, change);
    const file = change.files.find((one) => isAtOrIn(place, one) && counted(one));
    if (file !== undefined) return { kind: 'reached-linked-package', file, folder: place };
  }
  return null;
}

/** Files above a folder count unless it has its own lock file and lies in no workspace. */
function byPackages(folders: readonly string[], { files, tree }: TreeChange): Reason | null {
  const deciding = new Set(folders.flatMap((folder) => (isInstalledFromAbove(folder, tree) ? ['.', ...foldersAbove(folder)] : [])));
  const isDeciding = (file: string): boolean =>
    (DECIDES_ON_PACKAGES.has(path.posix.basename(file)) && deciding.has(path.posix.dirname(file))) ||
    [...deciding].some((folder) => PATCHED.some((name) => isIn(path.posix.join(folder, name))(file)));
  const file = files.find(isDeciding);
  return file === undefined ? null : { kind: 'reached-packages', file };
}

function isInstalledFromAbove(folder: string, { files, packages }: PackageTree): boolean {
  const { files: has } = placesIn(files);
  if (!LOCK_FILES.some((name) => has.has(path.posix.join(folder, name)))) return true;
  return ['.', ...foldersAbove(folder)]
    .filter((above) => above !== folder)
    .some((above) => has.has(path.posix.join(above, 'pnpm-workspace.yaml')) || hasWorkspaces(packages.get(above)));
}

const hasWorkspaces = (manifest: unknown): boolean => typeof manifest === 'object' && manifest !== null && 'workspaces' in manifest;

/** A file that is named counts even where `ignore` names it too; what lies beside it does not. */
function byCommands(named: readonly NamedPlace[], change: TreeChange): Reason | null {
  for (const { file: own, place } of named) {
    const counted = unlessIgnored(place, change);
    const file = change.files.find((one) => one === own || (isAtOrIn(place, one) && counted(one)));
    if (file !== undefined) return { kind: 'reached-command', file };
  }
  return null;
}

function byDependency(patterns: readonly string[], { files }: TreeChange): Reason | null {
  for (const pattern of patterns) {
    const file = files.find(dependencyFilter([pattern]));
    if (file !== undefined) return { kind: 'reached-dependency', file, pattern };
  }
  return null;
}

function byService(services: readonly Service[], change: TreeChange): Reason | null {
  for (const service of services) {
    const file = changedFileOf(service, change);
    if (file !== null) return { kind: 'reached-service', file, service: service.name };
  }
  return null;
}

/** Code may load any file by a path, so any change reaches a target that declares no dependencies. */
function byWhatIsUnknown(
  target: Target,
  known: { readonly isDeclared: boolean; readonly unreadable: string | null },
  change: TreeChange,
): Reason | null {
  if (known.isDeclared && known.unreadable === null) return null;
  const others = change.targetFolders.filter((folder) => folder !== target.dir && !isIn(folder)(target.dir));
  const counted = unlessIgnored('.', change);
  const file = change.files.find((one) => counted(one) && !others.some((folder) => isIn(folder)(one)));
  if (file === undefined) return null;
  return known.unreadable === null
    ? { kind: 'reached-undeclared', file }
    : { kind: 'reached-unreadable', file, manifest: known.unreadable };
}

/** Tells whether `ignore` lets a file count. Globs that match a whole folder do not hold for a target in it. */
function unlessIgnored(folder: string, { ignore, neverIgnored }: TreeChange): (file: string) => boolean {
  const anyFile = path.posix.join(folder, 'any-file');
  const globs = ignore.filter((glob) => !picomatch(glob, { dot: true })(anyFile));
  const isIgnored = globs.length === 0 ? () => false : picomatch(globs, { dot: true });
  return (file) => neverIgnored.has(file) || !isIgnored(file);
}

/** Matches files by globs of `dependsOn`. The name of a folder matches all of its files. */
export function dependencyFilter(patterns: readonly string[]): (file: string) => boolean {
  return picomatch(
    patterns.flatMap((pattern) => [pattern, `${pattern}/**`]),
    { dot: true },
  );
}

const ownFolders = (target: Target): readonly string[] => [target.dir, ...foldersOf(target)];
