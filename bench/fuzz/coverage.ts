/** Tells what code a call reached: blocks by V8's own counters, as `node --test --experimental-test-coverage` has them. */
import { Session } from 'node:inspector';

interface Range {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly count: number;
}

interface ScriptCoverage {
  readonly scriptId: string;
  readonly url: string;
  readonly functions: readonly { readonly ranges: readonly Range[] }[];
}

interface Coverage {
  /** Takes what was reached since it was last asked; gives how much of that is new. */
  readonly countNew: () => number;
  readonly total: () => number;
}

/** A block that ran 3 times, and one that ran 100 times, are two things to have reached. */
const howOften = (count: number): number => Math.min(6, Math.floor(Math.log2(count)));

/** `isWatched`: of the scripts by their URLs. */
export function watchCoverage(isWatched: (url: string) => boolean): Coverage {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true, allowTriggeredUpdates: false });
  const reached = new Set<string>();
  const take = (): readonly ScriptCoverage[] => {
    let taken: readonly ScriptCoverage[] = [];
    session.post('Profiler.takePreciseCoverage', (error, { result }) => {
      if (error !== null) throw error;
      taken = result;
    });
    return taken;
  };
  return {
    countNew: () => {
      const before = reached.size;
      for (const { scriptId, url, functions } of take()) {
        if (!isWatched(url)) continue;
        for (const { ranges } of functions)
          for (const { startOffset, endOffset, count } of ranges)
            if (count > 0) reached.add(`${scriptId}:${startOffset}:${endOffset}:${howOften(count)}`);
      }
      return reached.size - before;
    },
    total: () => reached.size,
  };
}
