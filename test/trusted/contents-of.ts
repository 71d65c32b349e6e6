import type { ContentsApi } from '../../src/github/api.ts';
import { GitHubRefusal } from '../../src/github/refusal.ts';

/** A repository with these texts by `ref:path`, and these merge bases by `base...head`. */
export function contentsOf(files: Readonly<Record<string, string>>, mergeBases: Readonly<Record<string, string>> = {}): Pick<ContentsApi, 'fileAt' | 'mergeBase'> {
  return {
    fileAt: async (path, ref) => files[`${ref}:${path}`] ?? null,
    mergeBase: async (base, head) => mergeBases[`${base}...${head}`] ?? Promise.reject(new GitHubRefusal('Not Found', { status: 404 })),
  };
}
