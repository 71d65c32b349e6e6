/** Leaves out benchmarks whose arms load and read the same, before anything is counted or timed. */
import { lstat, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { RunIo } from '../measure/notes.ts';
import { filesOfTargetAlike } from '../measure/reads/reads-of-target.ts';
import type { BenchmarkRecord, OfBothArms, Reason } from '../model.ts';
import { isComparable, type PlannedBenchmark } from '../plan/benchmarks.ts';
import { unmeasuredRecord } from '../plan/unmeasured.ts';
import { nullIfUnreachable } from '../system/text-file.ts';
import type { PreparedRun } from './prepare-run.ts';
import { changedFileOf, type TreeChange } from './reach.ts';
import type { SurveyedTarget } from './survey.ts';
import { targetFiles } from './tree.ts';

/** Reasons that stand for files which a target may never read. */
const BY_FILE: ReadonlySet<Reason['kind']> = new Set<Reason['kind']>([
  'reached-own-folder',
  'reached-linked-package',
  'reached-packages',
  'reached-command',
  'reached-dependency',
  'reached-undeclared',
  'reached-unreadable',
]);

/** Looks at each target that the change reaches by a file alone. In doubt its benchmarks are measured. */
export async function leaveOutUnread(
  { targets, change }: { readonly targets: readonly SurveyedTarget[]; readonly change: TreeChange | null },
  prepared: PreparedRun,
  { signal, progress }: Pick<RunIo, 'signal' | 'progress'>,
): Promise<PreparedRun> {
  const { trees } = prepared;
  if (trees === null || change === null) return prepared;
  const looked = targets.filter(
    (target) =>
      isReachedByFile(target, change) &&
      prepared.benchmarks.some((benchmark) => benchmark.target === target.name && isComparable(benchmark)),
  );
  const unaffected = new Map<string, Reason>();
  for (const [done, target] of looked.entries()) {
    if (signal.aborted) break;
    progress({ phase: 'prepare', done, total: looked.length, label: `what ${target.name} loads` });
    const reason = await whyUnread(target, change, prepared.benchmarks, trees);
    if (reason !== null) unaffected.set(target.name, reason);
  }
  const leftOut = prepared.benchmarks.flatMap((benchmark): readonly BenchmarkRecord[] => {
    const because = unaffected.get(benchmark.target);
    return because === undefined || !isComparable(benchmark)
      ? []
      : [{ ...unmeasuredRecord(benchmark.head, benchmark.scenario, { state: 'unaffected', because }), labels: benchmark.labels }];
  });
  const ids = new Set(leftOut.map(({ id }) => id));
  return {
    ...prepared,
    benchmarks: prepared.benchmarks.filter(({ id }) => !ids.has(id)),
    unmeasured: [...prepared.unmeasured, ...leftOut],
  };
}

function isReachedByFile({ head, base, reachedBy }: SurveyedTarget, change: TreeChange): boolean {
  const services = [...head.services, ...(base?.services ?? [])];
  return reachedBy !== null && BY_FILE.has(reachedBy.kind) && services.every((service) => changedFileOf(service, change) === null);
}

async function whyUnread(
  target: SurveyedTarget,
  change: TreeChange,
  benchmarks: readonly PlannedBenchmark[],
  trees: OfBothArms<string>,
): Promise<Reason | null> {
  const places = [...new Set([...change.files, ...targetFiles(target.head, change.files).keys()])];
  const changed = places.flatMap((place) => [path.join(trees.base, place), path.join(trees.head, place)]);
  for (const file of changed) await setLastRead(file);
  const files = await filesOfTargetAlike(benchmarks.filter((benchmark) => benchmark.target === target.name).filter(isComparable), trees);
  if (files === null || (await wasAnyRead(changed))) return null;
  return { kind: 'not-loaded', files, changed: change.files.length };
}

/** A time before any file was written, so that the next read of a file changes it, also where the system notes few reads (relatime). */
const LONG_AGO = new Date(1_000);

async function setLastRead(file: string): Promise<void> {
  const stats = await nullIfUnreachable(() => lstat(file));
  if (stats?.isFile() === true) await utimes(file, LONG_AGO, stats.mtime);
}

/** Sees also what programs other than Node.js read: shells, native add-ons. Where the system notes no reads at all (noatime) it sees none. */
async function wasAnyRead(files: readonly string[]): Promise<boolean> {
  for (const file of files) {
    const stats = await nullIfUnreachable(() => lstat(file));
    if (stats?.isFile() === true && stats.atimeMs > LONG_AGO.getTime()) return true;
  }
  return false;
}
