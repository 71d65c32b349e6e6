import type { ContentsApi } from '../../../src/github/client/api.ts';
import { GitHubRefusal } from '../../../src/github/client/refusal.ts';

/** A repository with these texts by `ref:path`, and these merge bases by `base...head`. Of no commit the parents are known. */
export function contentsOf(
  files: Readonly<Record<string, string>>,
  mergeBases: Readonly<Record<string, string>> = {},
): Pick<ContentsApi, 'fileAt' | 'mergeBase' | 'parentsOf'> {
  return {
    fileAt: async (path, ref) => files[`${ref}:${path}`] ?? null,
    mergeBase: async (base, head) => mergeBases[`${base}...${head}`] ?? Promise.reject(new GitHubRefusal('Not Found', { status: 404 })),
    parentsOf: async () => Promise.reject(new GitHubRefusal('Not Found', { status: 404 })),
  };
}
