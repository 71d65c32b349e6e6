import type { GitHubApi } from '../../../src/github/client/endpoints.ts';
import { GitHubRefusal } from '../../../src/github/client/refusal.ts';

const NOT_FOUND = new GitHubRefusal('Not Found', { status: 404 });

/** A repository with these texts by `ref:path`, these merge bases by `base...head`, and these parents of commits. It has no other workflow runs. */
export function contentsOf(
  files: Readonly<Record<string, string>>,
  mergeBases: Readonly<Record<string, string>> = {},
  parents: Readonly<Record<string, readonly string[]>> = {},
): GitHubApi {
  return {
    fileAt: async (path: string, ref: string) => files[`${ref}:${path}`] ?? null,
    filesIn: async (folder: string, ref: string) =>
      Object.keys(files).flatMap((path) => (path.startsWith(`${ref}:${folder}/`) ? [path.slice(`${ref}:${folder}/`.length)] : [])),
    mergeBase: async (base: string, head: string) => mergeBases[`${base}...${head}`] ?? Promise.reject(NOT_FOUND),
    parentsOf: async (commit: string) => parents[commit] ?? Promise.reject(NOT_FOUND),
    finishedRuns: async () => [],
  } as unknown as GitHubApi;
}
