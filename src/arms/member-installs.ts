import path from 'node:path';
import { DEFAULT_INSTALL } from '../config/schema.ts';
import type { Target } from '../model.ts';
import type { Prepared } from './install-target.ts';
import { workspaceAround } from './workspaces.ts';

/** Installs a target in one tree by what it is given, which is called with options that go behind the command. */
type MemberInstall = (target: Target, install: (options: readonly string[]) => Promise<Prepared>) => Promise<Prepared>;

/**
 * In a member of a workspace `npm ci` installs what that one needs, and takes away what others have, as it is meant to
 * (npm/cli#4830). So the default install of each names those that were installed by it in the same tree before.
 */
export function openMemberInstalls(tree: string): MemberInstall {
  const installed = new Map<string, readonly string[]>();
  return async ({ dir, install: command }, install) => {
    if (command !== DEFAULT_INSTALL) return install([]);
    const workspace = (await workspaceAround(dir, tree)) ?? dir;
    const before = installed.get(workspace) ?? [];
    const prepared = await install(dir === workspace ? [] : optionsBeside(before, { dir, workspace }));
    if (prepared.ready) installed.set(workspace, [...before, dir]);
    return prepared;
  };
}

/** In the workspace's own folder all of its members are installed. */
function optionsBeside(before: readonly string[], { dir, workspace }: { readonly dir: string; readonly workspace: string }): readonly string[] {
  const fromHere = (folder: string): string => path.posix.relative(dir, folder) || '.';
  if (before.length === 0) return [];
  if (before.includes(workspace)) return [`--prefix=${fromHere(workspace)}`];
  return [...new Set([dir, ...before])].map((member) => `--workspace=${fromHere(member)}`);
}
