import type { Config } from '../model.ts';

/** The upper bound for measuring, in ms: the looser of base's and head's, so that a change cannot have itself measured less thoroughly. null: none. */
export function budgetOfRun(head: Pick<Config, 'budgetMs'>, base: Pick<Config, 'budgetMs'> | null): number | null {
  if (base === null) return head.budgetMs;
  return head.budgetMs === null || base.budgetMs === null ? null : Math.max(head.budgetMs, base.budgetMs);
}
