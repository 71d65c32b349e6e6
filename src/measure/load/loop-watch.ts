import { performance, type EventLoopUtilization } from 'node:perf_hooks';
import { monotonicMs } from '../../clock.ts';

/**
 * Watches this process's own event loop from one moment to another, in monotonic ms. What it returns ends the watching
 * and says which fraction of that time the loop had work to do; null: it ended before the first moment came.
 */
export function watchLoop(fromMs: number, toMs: number): () => number | null {
  let opening: EventLoopUtilization | null = null;
  let utilisation: number | null = null;
  const close = (): void => {
    if (opening !== null) utilisation ??= performance.eventLoopUtilization(opening).utilization;
  };
  const timers = [
    setTimeout(() => { opening = performance.eventLoopUtilization(); }, Math.max(0, fromMs - monotonicMs())),
    setTimeout(close, Math.max(0, toMs - monotonicMs())),
  ];
  return () => {
    close();
    for (const timer of timers) clearTimeout(timer);
    return utilisation;
  };
}
