/**
 * Why something is as it is: every reason, note, warning and hint is one of these. They are made where they are found, stored in run
 * files, and put into words by `report/words.ts` alone.
 */
import { z } from 'zod';
import { GITHUB_REASONS } from './reasons/github.ts';
import { JUDGE_REASONS } from './reasons/judge.ts';
import { MEASURE_REASONS } from './reasons/measure.ts';
import { PLAN_REASONS } from './reasons/plan.ts';
import { PREPARE_REASONS } from './reasons/prepare.ts';
import { type ReasonOf } from './reasons/shapes.ts';
import { SERVER_REASONS } from './reasons/server.ts';
import { STORE_REASONS } from './reasons/store.ts';
/** Of run files from before reasons were data. */
declare const RECORDED_REASONS: {
    readonly 'recorded-text': {
        readonly text: z.ZodString;
    };
};
/** Each kind of a room stands for itself; `recorded-text` for the prose of old files. */
export type Reason = ReasonOf<typeof RECORDED_REASONS> | ReasonOf<typeof PLAN_REASONS> | ReasonOf<typeof PREPARE_REASONS> | ReasonOf<typeof SERVER_REASONS> | ReasonOf<typeof MEASURE_REASONS> | ReasonOf<typeof JUDGE_REASONS> | ReasonOf<typeof STORE_REASONS> | ReasonOf<typeof GITHUB_REASONS>;
/** All reasons as they stand in a file. */
export declare const reasonSchema: z.ZodType<Reason>;
/** A text that has no kind yet. */
export declare const recordedText: (text: string) => Reason;
/** The text of a reason that has no kind yet. Goes once every reason has one. */
export declare const textOfRecorded: (reason: Reason) => string;
export {};
