import { monotonicMs } from '../../clock.ts';
import type { CameWith, LoadMilestone } from './load-protocol.ts';

/** Watches for a load's milestone until disposed. */
export interface MilestoneWatch extends Disposable {
  /** To be called for every response. */
  readonly count: () => void;
}

/** Calls `onMilestone` when enough responses have come, and once before where it is clear that they come too slowly to be waited for. */
export function watchForMilestone(milestone: LoadMilestone | undefined, onMilestone: (cameWith: CameWith) => void): MilestoneWatch {
  if (milestone === undefined) return { count: () => {}, [Symbol.dispose]: () => {} };
  const { responses, slow } = milestone;
  let total = 0;
  const timer = setTimeout(() => { if (total < slow.responses) onMilestone('few'); }, Math.max(0, slow.atMs - monotonicMs()));
  return {
    count: () => {
      total += 1;
      if (total === responses) onMilestone('enough');
    },
    [Symbol.dispose]: () => { clearTimeout(timer); },
  };
}
