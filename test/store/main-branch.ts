import assert from 'node:assert/strict';
import { toStoredRuns } from '../../src/store/to-stored-runs.ts';
import { judge } from '../../src/judge/judge.ts';
import type { Acceptance, JudgedBenchmark, Measurement, Policy, Run, StoredRun } from '../../src/model.ts';
import { aBenchmark, anAcceptance, aRun, counted, measuredAlone, POLICY, solosOf } from '../judge/records.ts';

/** A main branch whose runs of one benchmark are judged and stored, one after the other. */

export const ID = 'express/updateUser';
export const SLOW = 130;
export const COUNTED = 1_000_000;
/** As many fast runs as it takes for the stored runs to decide. They hardly vary. */
export const FAST = [99, 100, 101, 99, 100, 101];
/** As many that vary as those of hosted runners do: by 6 %. */
export const VARYING = [92, 108, 96, 104, 98, 102];
export const OTHER_LOAD = { loadHash: 'other' };

/** What a run may have beside its rounds. */
export interface Extras {
  /** Per request; none are counted unless given. */
  readonly instructions?: number;
  readonly policy?: Policy;
  readonly loadHash?: string;
}

interface MainBranch {
  readonly history: StoredRun[];
  readonly acceptances: Acceptance[];
  /** Measures a commit whose requests take so many µs, and stores the run; gives what the judge says of it. */
  readonly measure: (commit: string, cpuPerRequestUs: number, extras?: Extras) => JudgedBenchmark;
  /** Since which commits the newest run marks something as slower. */
  readonly marks: () => readonly string[];
  /** Judges a run against what is stored. */
  readonly judge: (measurement: Measurement, run: Partial<Run>) => JudgedBenchmark;
}

/** A main branch of fast commits, each of which takes so many µs. */
export function fastMain(extras: Extras = {}, figures = FAST): MainBranch {
  const history: StoredRun[] = [];
  const acceptances: Acceptance[] = [];
  const measure = (commit: string, cpuPerRequestUs: number, { instructions, policy = POLICY, ...load }: Extras = {}): JudgedBenchmark => {
    const solos = solosOf({ cpuPerRequest: [cpuPerRequestUs, cpuPerRequestUs * 1.002] });
    const counts = instructions === undefined ? {} : { instructions: counted(null, instructions) };
    const run = aRun({
      base: null,
      head: { sha: commit, dirty: false },
      startedAt: dayOf(history.length),
      policy,
      benchmarks: [aBenchmark(ID, { ...measuredAlone(solos), ...counts }, load)],
    });
    const file = { run, history: [...history], acceptances };
    const judgement = judge(file);
    history.push(...toStoredRuns(file, judgement));
    return judgement.benchmarks[0] ?? assert.fail('nothing was judged');
  };
  for (const [index, figure] of figures.entries()) measure(`fast-${index}`, figure, extras);
  return {
    history,
    acceptances,
    measure,
    marks: () => history.at(-1)!.slower.map(({ since }) => since),
    judge: (measurement, run) => {
      const whole = aRun({ startedAt: dayOf(history.length), ...run, benchmarks: [aBenchmark(ID, measurement)] });
      return judge({ run: whole, history, acceptances }).benchmarks[0] ?? assert.fail('nothing was judged');
    },
  };
}

export function dayOf(index: number): string {
  return new Date(Date.UTC(2026, 0, index + 1, 10)).toISOString();
}

/** Given after the last of so many runs, and before the next. */
export function acceptedAfter(runs: number, fields: Partial<Acceptance> = {}): Acceptance {
  return anAcceptance({ benchmark: ID, at: dayOf(runs - 1).replace('T10', 'T12'), ...fields });
}

export function runsComparedWith({ stored }: JudgedBenchmark): number {
  return stored.state === 'compared' ? stored.runs : 0;
}
