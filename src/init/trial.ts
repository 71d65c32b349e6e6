/** Tries in head alone what `perf-gate init` proposes: installs, builds, starts and asks it, as `check` does. */
import path from 'node:path';
import { parseConfig } from '../config/load-config.ts';
import { ReasonError } from '../measure/failure.ts';
import type { RunIo } from '../measure/notes.ts';
import { startSuite } from '../measure/suite/suite.ts';
import type { BenchmarkRecord, ServerTarget, SuiteTarget } from '../model.ts';
import { type PlannedBenchmark, serverBenchmarks } from '../plan/benchmarks.ts';
import { unmeasuredRecord } from '../plan/unmeasured.ts';
import { type CheckedTarget, checkTargets } from '../prepare/check.ts';
import { isIn } from '../prepare/tree.ts';
import { planRun, type RunRequest } from '../prepare/plan-run.ts';
import { prepareRun } from '../prepare/prepare-run.ts';
import { leadsOut } from '../system/paths.ts';
import { type ChosenTarget, configText, type RecordedAnswer } from './files.ts';
import { linkedFrom, lockFileIn } from './package-manager.ts';
import { packageOf, type Project } from './project.ts';
import { recordAnswer } from './record-answer.ts';

/** A target after its trial. */
export interface TriedTarget {
  readonly target: ChosenTarget;
  readonly checked: CheckedTarget;
  /** Ids of its benchmarks; none where it does not work. */
  readonly benchmarks: readonly string[];
}

export const doesWork = ({ checked: { failures, leftOut } }: TriedTarget): boolean => failures.length === 0 && leftOut === null;

/**
 * The configuration must be written already.
 *
 * @throws the signal's reason
 */
export async function tryInHeadAlone(
  {
    chosen,
    project,
    request,
  }: { readonly chosen: readonly ChosenTarget[]; readonly project: Project; readonly request: Omit<RunRequest, 'base'> },
  io: RunIo,
): Promise<readonly TriedTarget[]> {
  const plan = await planRun({ ...request, base: { kind: 'none' } }, io);
  await using prepared = await prepareRun(plan, io);
  const answers = new Map<string, RecordedAnswer>();
  const failed: BenchmarkRecord[] = [];
  for (const benchmark of prepared.benchmarks) {
    if (benchmark.kind !== 'server' || benchmark.request.protocol !== 'http') continue;
    io.signal.throwIfAborted();
    const { paths } = chosen.find(({ name }) => name === benchmark.target)!;
    try {
      answers.set(
        benchmark.target,
        await recordAnswer({ target: benchmark.head, scenario: benchmark.request, paths, tree: prepared.trees!.head }),
      );
    } catch (error) {
      io.signal.throwIfAborted();
      if (!(error instanceof ReasonError)) throw error;
      failed.push(unmeasuredRecord(benchmark.head, benchmark.scenario, { state: 'broken', arm: 'head', reason: error.reason }));
    }
  }
  const tried = chosen.map((target) => ({ ...target, answer: answers.get(target.name) ?? null }));
  const recorded = new Map(parseConfig(configText(tried), request.configFile ?? '').targets.map((target) => [target.name, target]));
  const benchmarks = prepared.benchmarks.flatMap((benchmark): readonly PlannedBenchmark[] => {
    if (benchmark.kind === 'suite') return [benchmark];
    return answers.has(benchmark.target) ? serverBenchmarks(recorded.get(benchmark.target) as ServerTarget, null) : [];
  });
  const checked = await checkTargets(
    chosen.map(({ name }) => name),
    { ...prepared, benchmarks, unmeasured: [...prepared.unmeasured, ...failed] },
    io.signal,
  );
  const found: TriedTarget[] = [];
  for (const [index, target] of tried.entries()) {
    const own = benchmarks.filter((benchmark) => benchmark.target === target.name);
    const result = { target, checked: checked[index]!, benchmarks: own.map(({ id }) => id) };
    const suite = own.find((benchmark) => benchmark.kind === 'suite');
    const dependsOn =
      suite === undefined || !doesWork(result) ? null : await filesOutside(suite.head, { project, tree: prepared.trees!.head });
    found.push(dependsOn === null ? result : { ...result, target: { ...target, dependsOn } });
  }
  return found;
}

/** Globs of the files that a suite loads from outside its folder; null: none, or a build wrote them, so that git does not know their sources. */
async function filesOutside(
  target: SuiteTarget,
  { project, tree }: { readonly project: Project; readonly tree: string },
): Promise<readonly string[] | null> {
  if (target.dir === '.') return null;
  await using suite = startSuite({ arm: 'head', target, tree, core: null });
  const modules = (await suite.list()).modules
    .map((module) => path.relative(tree, module))
    .filter((file) => !leadsOut(file) && !isIn(target.dir)(file) && !file.split('/').includes('node_modules'));
  const owner = packageOf(path.posix.join(target.dir, target.file), project);
  const linked = owner === null ? [] : linkedFrom(owner, project).map(({ dir }) => dir);
  const outside = modules.filter((file) => !linked.includes(packageOf(file, project)?.dir ?? ''));
  if (outside.length === 0 || !outside.every((file) => project.files.has(file))) return null;
  return [
    ...new Set(
      outside.flatMap((file) => {
        const around = packageOf(file, project)?.dir ?? '.';
        const [first, ...rest] = path.posix.relative(around, file).split('/');
        const manifests = [path.posix.join(around, 'package.json'), lockFileIn(around, project.files)].filter(
          (one) => one !== null && project.files.has(one),
        );
        return [path.posix.join(around, rest.length === 0 ? first! : `${first}/**`), ...(manifests as string[])];
      }),
    ),
  ].toSorted();
}
