/** Every reason, note, warning and hint, as data. Run files store them; `report/words.ts` alone puts them into words. */
import { z } from 'zod';
import { CAUSE_REASONS } from './reasons/cause.ts';
import { GITHUB_REASONS } from './reasons/github.ts';
import { JUDGE_REASONS } from './reasons/judge.ts';
import { MEASURE_REASONS } from './reasons/measure.ts';
import { PLAN_REASONS } from './reasons/plan.ts';
import { PREPARE_REASONS } from './reasons/prepare.ts';
import { type ReasonOf } from './reasons/shapes.ts';
import { SERVER_REASONS } from './reasons/server.ts';
import { STORE_REASONS } from './reasons/store.ts';
export type Reason = ReasonOf<typeof PLAN_REASONS> | ReasonOf<typeof PREPARE_REASONS> | ReasonOf<typeof SERVER_REASONS> | ReasonOf<typeof MEASURE_REASONS> | ReasonOf<typeof CAUSE_REASONS> | ReasonOf<typeof JUDGE_REASONS> | ReasonOf<typeof STORE_REASONS> | ReasonOf<typeof GITHUB_REASONS>;
/** Schema of all reasons in a file. */
export declare const reasonSchema: z.ZodType<Reason>;
