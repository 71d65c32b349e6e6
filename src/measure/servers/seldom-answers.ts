import { MeasuringFailure } from '../failure.ts';

/**
 * Whether the window sees an answer is chance where one takes longer than it. That is for the scenario to mend: no arm's
 * failure, though it may well look like one.
 *
 * @param seen what there was too little of
 * @param surelySeenMs an answer that comes within so long under load never misses the window
 */
export function answersTooSeldom(seen: string, surelySeenMs: number): MeasuringFailure {
  return new MeasuringFailure(`answers come too seldom for the window: ${seen}; lower \`connections\`, or measure an endpoint that answers sooner (within ${surelySeenMs / 1000} s under this load)`);
}
