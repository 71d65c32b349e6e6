import type { PeopleApi, Permission } from './api.ts';
import { asked, askedForWhatMayBeGone } from './client.ts';
import type { RepositoryClient } from './client.ts';
import { nullIfRefused } from './refusal.ts';

/** Errors that a bot's token gets when it asks who it is. */
const MAY_NOT_ASK = new Set([401, 403, 404]);

/** The roles that GitHub tells apart here; it counts maintainers as `write` and triagers as `read`. */
const PERMISSIONS: ReadonlySet<string> = new Set<Permission>(['admin', 'write', 'read', 'none']);

/** Whose token it is, and what others may do. */
export function openPeople({ octokit, owner, repo }: RepositoryClient): PeopleApi {
  const { repos, users } = octokit.rest;
  return {
    viewerLogin: async () => nullIfRefused(({ status }) => MAY_NOT_ASK.has(status), async () => asked(async () => (await users.getAuthenticated()).data.login)),
    permissionOf: async (login) => {
      const answer = await askedForWhatMayBeGone(async () => repos.getCollaboratorPermissionLevel({ owner, repo, username: login }));
      return toPermission(answer?.data.permission);
    },
  };
}

/** Whatever is not known grants nothing. */
function toPermission(permission: string | undefined): Permission {
  return permission !== undefined && PERMISSIONS.has(permission) ? permission as Permission : 'none';
}
