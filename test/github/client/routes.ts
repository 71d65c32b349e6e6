import { CHECK_ROUTES } from './check-routes.ts';
import { COMMENT_ROUTES } from './comment-routes.ts';
import { CONTENT_ROUTES } from './content-routes.ts';
import { type Access, type Answer, type Call, type GitHubState, NOT_FOUND, refuse, type Route, type Routes } from './state.ts';
import { WORKFLOW_ROUTES } from './workflow-routes.ts';

const ROUTES: Routes = { ...COMMENT_ROUTES, ...CONTENT_ROUTES, ...CHECK_ROUTES, ...WORKFLOW_ROUTES };

/** What GitHub would answer to a call that is known to be well-formed. */
export async function answer(state: GitHubState, call: Call): Promise<Answer> {
  const { owner, repo } = call.match.pathValues;
  if (owner !== undefined && `${owner}/${repo}` !== state.repository) return NOT_FOUND;
  const route = ROUTES[call.match.id];
  if (route === undefined) throw new Error(`the loopback GitHub has no route for ${call.match.id}`);
  return isAllowed(state.access, route) ? route.answer(state, call) : lacksPermission(route);
}

function isAllowed(access: Access, { scopes, level }: Route): boolean {
  if (scopes.length === 0 || access === 'write') return true;
  if (access === 'read') return level === 'read';
  return scopes.some((scope) => access[scope] === 'write' || access[scope] === level);
}

function lacksPermission({ scopes, level }: Route): Answer {
  const headers = { 'x-accepted-github-permissions': scopes.map((scope) => `${scope.replaceAll('-', '_')}=${level}`).join('; ') };
  return { ...refuse(403, 'Resource not accessible by integration'), headers };
}
