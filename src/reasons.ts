/** Every reason, note, warning and hint, as data. Run files store them; `report/words.ts` alone puts them into words. */
import { z } from 'zod';
import { COUNT_REASONS } from './reasons/count.ts';
import { type LikeExample, objectLike, valueOf } from './reasons/entry.ts';
import { GITHUB_REASONS } from './reasons/github.ts';
import { JUDGE_REASONS } from './reasons/judge.ts';
import { MEASURE_REASONS } from './reasons/measure.ts';
import { PLAN_REASONS } from './reasons/plan.ts';
import { PREPARE_REASONS } from './reasons/prepare.ts';
import { SERVER_REASONS } from './reasons/server.ts';
import { STORE_REASONS } from './reasons/store.ts';

/** All tables, by kind. */
export const REASONS = {
  ...PLAN_REASONS,
  ...PREPARE_REASONS,
  ...SERVER_REASONS,
  ...MEASURE_REASONS,
  ...COUNT_REASONS,
  ...JUDGE_REASONS,
  ...STORE_REASONS,
  ...GITHUB_REASONS,
};

type Kind = keyof typeof REASONS;

/** A member for each entry: `{ kind, ...fields }`. */
export type Reason = { [K in Kind]: { readonly kind: K } & LikeExample<(typeof REASONS)[K]['fields']> }[Kind];

/** Schema of all reasons in a file. */
export const reasonSchema: z.ZodType<Reason> = z.lazy(
  () =>
    z.discriminatedUnion(
      'kind',
      Object.entries(REASONS).map(([kind, { fields }]) =>
        objectLike(fields, reasonSchema).extend({ kind: z.literal(kind) }),
      ) as unknown as readonly [z.ZodObject<{ kind: z.ZodLiteral<string> }>],
    ) as unknown as z.ZodType<Reason>,
);

/** The example of a kind, for docs/messages.md and tests. */
export const exampleOf = (kind: Kind): Reason =>
  ({ kind, ...(valueOf(REASONS[kind].fields, (inner) => exampleOf(inner as Kind)) as object) }) as Reason;
