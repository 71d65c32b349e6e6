/** A whole id, by SHA-1 or SHA-256. */
export const COMMIT_ID = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;

/** As much of an id as tells commits apart in any repository, everywhere the same; `-dirty` stays. GitHub makes a link of it in plain text. */
export function shortCommit(commit: string): string {
  return commit.replace(/^([0-9a-f]{12})[0-9a-f]+/u, '$1');
}
