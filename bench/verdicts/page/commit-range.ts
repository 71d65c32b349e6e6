import type { Commit } from '../../../src/model.ts';

const SHOWN_CHARACTERS = 7;

/** `abc1234–def5678`, from the first to the last of them; `+` after one that had changes beside it. */
export function commitRange(commits: readonly Commit[]): string {
  const names = [...new Set(commits.map(({ sha, dirty }) => `${sha.slice(0, SHOWN_CHARACTERS)}${dirty ? '+' : ''}`))];
  return names.length > 2 ? `${names[0]!}–${names.at(-1)!}` : names.join('–');
}
