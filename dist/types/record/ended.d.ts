/** What ended without a verdict of its own. Nothing of it counts but how much its rounds vary, which tells of the others of its job. */
import type { Measured, Measurement, RoundsUntil } from '../model.ts';
type Ended = Extract<Measurement, {
    state: 'broken' | 'invalid';
}>;
/**
 * With the rounds side by side that were there by then: beside those its neighbours were looked at, and convicted or cleared. Judged
 * without them they would have too few peers to be so again, though nobody measures them any further.
 */
export declare function endedAfter(ending: Ended, { plan, duets }: Pick<Measured, 'plan' | 'duets'>): Ended;
/** The rounds side by side that tell how much such rounds vary, whether or not anything is said by them; null: there are none. */
export declare function varyingRounds(measurement: Measurement): RoundsUntil | null;
export {};
