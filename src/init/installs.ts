/** Commands that make a package of a repository ready: installs of its own folder or workspace, and builds of what it links. */
import path from 'node:path';
import { installCommand, scriptCommand } from './package-manager.ts';
import type { Project, ProjectPackage } from './project.ts';

/** The command that installs a package where its lock file is, run in the folder `from`: its own, unless that is given. */
export function installFor(owner: ProjectPackage, project: Project, from: string = owner.dir): string {
  const { dir, manager, workspace, hasLockFile } = owner;
  const around = project.packages.find(
    (one) => one.workspace === one.dir && one.dir !== dir && (one.dir === '.' || dir.startsWith(`${one.dir}/`)),
  );
  const command = installCommand(manager, { isLocked: hasLockFile, isAlone: workspace === null && around !== undefined });
  const inWorkspace = inFolder(workspace ?? dir, from, command);
  const linked = linkedBeyondWorkspace(owner, project).filter(({ dependencies }) => dependencies.size > 0);
  return [
    ...linked.map((one) => inFolder(one.dir, from, installCommand(one.manager, { isLocked: one.hasLockFile, isAlone: false }))),
    inWorkspace,
  ].join(' && ');
}

const inFolder = (dir: string, from: string, command: string): string =>
  dir === from ? command : `(cd ${path.posix.relative(from, dir) || '.'} && ${command})`;

/** npm links a folder that is asked for by its path, and does not install its packages. */
const linkedBeyondWorkspace = ({ linkedDirs, workspace }: ProjectPackage, { packages }: Project): readonly ProjectPackage[] =>
  packages.filter((one) => linkedDirs.includes(one.dir) && (workspace === null || one.workspace !== workspace));

/** The packages that a package links, themselves or through others, those below the others first. */
export function linkedFrom(owner: ProjectPackage, { packages }: Project): readonly ProjectPackage[] {
  const visited = new Set([owner.dir]);
  const visit = ({ linkedDirs }: ProjectPackage): readonly ProjectPackage[] =>
    packages
      .filter(({ dir }) => linkedDirs.includes(dir))
      .flatMap((one) => {
        if (visited.has(one.dir)) return [];
        visited.add(one.dir);
        return [...visit(one), one];
      });
  return visit(owner);
}

/** Commands that build the libraries that a package links, in the folder `from`: its own, unless that is given. */
export const buildsOfLinked = (owner: ProjectPackage, project: Project, from: string = owner.dir): readonly string[] =>
  linkedFrom(owner, project).flatMap((one) => buildOf(one, from));

/** The command that builds a package, in the folder `from`. A package without a script `build` may have `prepack`. */
export function buildOf({ dir, scripts, manager }: ProjectPackage, from: string): readonly string[] {
  const script = ['build', 'prepack'].find((name) => scripts[name] !== undefined);
  return script === undefined ? [] : [inFolder(dir, from, scriptCommand(manager, script))];
}
