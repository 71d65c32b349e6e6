import type { Config } from '../model.ts';

/** What measuring aims to stay within, as far as can be reckoned beforehand; installing and building come on top. */
export interface Budget {
  readonly ms: number;
  /** Where it was given, as an error names it. */
  readonly by: string;
}

/** What was asked for, else the looser of base's and head's, so that a change cannot have itself measured less thoroughly. null: none. */
export function budgetOfRun(asked: Budget | null, head: Pick<Config, 'budgetMs' | 'file'>, base: Pick<Config, 'budgetMs'> | null): Budget | null {
  if (asked !== null) return asked;
  if (head.budgetMs === null || base?.budgetMs === null) return null;
  // Whichever it is, raising head's is enough.
  return { ms: Math.max(head.budgetMs, base?.budgetMs ?? 0), by: `${head.file} (budget)` };
}
