import type { Arm, OfBothArms } from '../../model.ts';
import { bothAtOnce } from '../both-arms.ts';

/** Does things to both arms at once until one breaks. The other is ended then: nothing could be compared with its count. */
export interface SharedFate {
  /** Given when one has broken, or with the signal that it was opened with. */
  readonly signal: AbortSignal;
  /** Rejects, once the other is over too, with what broke first. */
  readonly inBoth: <Value>(act: (arm: Arm) => Promise<Value>) => Promise<OfBothArms<Value>>;
}

/** @param earlier ends both */
export function shareFate(earlier: AbortSignal): SharedFate {
  const broken = new AbortController();
  return {
    signal: AbortSignal.any([earlier, broken.signal]),
    inBoth: async (act) => {
      try {
        return await bothAtOnce('base', async (arm) => {
          try {
            return await act(arm);
          } catch (error) {
            broken.abort(error);
            throw error;
          }
        });
      } catch {
        throw broken.signal.reason as unknown;
      }
    },
  };
}
