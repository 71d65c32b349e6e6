import { type AcceptedRun, unacceptedSince } from './acceptance.ts';
import { describeEnvironmentDifferences, environmentDifferences } from './environments.ts';
import type { BenchmarkRecord, Environment, Run, RunFile, StoredRun } from '../model.ts';
import { plainName } from '../text/escape.ts';
import { listOfMost, shortCommit } from '../text/phrases.ts';

/** Benchmarks of one sentence that are named before the rest is counted. */
const MOST_NAMES = 5;

/** The newest stored run of another machine kind, as far as it tells what was measured there, and what was slower. */
export type NewestElsewhere = Pick<StoredRun, 'environment' | 'recordedAt' | 'slower'> & { readonly benchmarks: readonly Pick<BenchmarkRecord, 'id'>[] };

/** What is slower on main by the word of other machine kinds, in sentences. */
interface MarksElsewhere {
  /** Of benchmarks that this machine kind has a history of. */
  readonly notes: readonly string[];
  /** Of those that it has none of. */
  readonly warnings: readonly string[];
}

/** A benchmark, and where it is slower. */
interface SlowElsewhere {
  readonly id: string;
  readonly since: string;
  readonly environment: Environment;
}

/**
 * What the newest runs of other machine kinds are marked with, and nobody has accepted. Marks hold for each kind by itself, so one that
 * is new, as after an upgrade of Node.js, would take what is slow for what has always been, and nobody would learn of it. Of all
 * kinds the one that measured a benchmark last decides: a kind that is no longer measured would be told of for ever.
 */
export function tellMarksElsewhere({ elsewhere, benchmarks, run, history, acceptances }: {
  readonly elsewhere: readonly NewestElsewhere[];
  readonly benchmarks: readonly Pick<BenchmarkRecord, 'id'>[];
  readonly run: AcceptedRun & Pick<Run, 'environment'>;
} & Pick<RunFile, 'history' | 'acceptances'>): MarksElsewhere {
  const { environment: here } = run;
  const lastHere = new Map(history.filter(({ environment }) => environment.key === here.key).flatMap((stored) => stored.benchmarks.map(({ id }) => [id, stored.recordedAt] as const)));
  const slow = benchmarks.flatMap(({ id }) => newestMark(id, { elsewhere, lastHere: lastHere.get(id) ?? null }, { run, acceptances }));
  return {
    notes: describe(slow.filter(({ id }) => lastHere.has(id)), here, 'Here it is held against the stored runs of this machine kind alone, which may be as slow.'),
    warnings: describe(slow.filter(({ id }) => !lastHere.has(id)), here, 'This machine kind has no stored run of it that counts, and would begin with what is slow as its normal.'),
  };
}

/** The mark by the kind that measured it last; none: that has none, or it was accepted since. */
function newestMark(id: string, { elsewhere, lastHere }: { readonly elsewhere: readonly NewestElsewhere[]; readonly lastHere: string | null }, accepted: { readonly run: AcceptedRun } & Pick<RunFile, 'acceptances'>): readonly SlowElsewhere[] {
  const measured = elsewhere.filter(({ benchmarks, slower }) => [...benchmarks, ...slower].some((one) => one.id === id));
  const newest = measured.toSorted((one, other) => Date.parse(one.recordedAt) - Date.parse(other.recordedAt)).at(-1);
  const mark = newest?.slower.find((one) => one.id === id);
  if (newest === undefined || mark === undefined) return [];
  const { environment, recordedAt } = newest;
  if (lastHere !== null && Date.parse(lastHere) > Date.parse(recordedAt)) return [];
  const since = unacceptedSince(id, { slower: { since: mark.since, lastRecordedAt: recordedAt } }, accepted);
  return since === null ? [] : [{ id, since, environment }];
}

/** A sentence for each machine kind and commit, with what follows from it. */
function describe(slow: readonly SlowElsewhere[], here: Environment, soWhat: string): readonly string[] {
  return [...Map.groupBy(slow, ({ environment, since }) => JSON.stringify([environment.key, since])).values()].flatMap((alike) => {
    const [first] = alike;
    if (first === undefined) return [];
    const differences = environmentDifferences(first.environment, here).filter(({ inFingerprint }) => inFingerprint);
    const kind = `another machine kind${differences.length === 0 ? '' : ` (${describeEnvironmentDifferences(differences)})`}`;
    return [`On ${kind} main has been slower since ${shortCommit(first.since)}, and nobody has accepted it: ${listOfMost(alike.map(({ id }) => plainName(id)), MOST_NAMES)}. ${soWhat}`];
  });
}
