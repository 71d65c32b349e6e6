/** The explaining phase of `gate.ts`, behind the verdict: where the benchmarks that regressed got dearer. It stands beside it like `measure-run.ts`. */
import type { RunIo } from './measure/notes.ts';
import { explainRegressions } from './measure/profile/explain-regressions.ts';
import type { Executed } from './measure/take-counts.ts';
import { withFacts } from './measure-run.ts';
import type { Judgement, RunFile } from './model.ts';
import type { RunPlan } from './prepare/plan-run.ts';
import type { PreparedRun } from './prepare/prepare-run.ts';
import { whatMoved } from './prepare/what-moved.ts';
import { openProfiles } from './store/run-file.ts';
import { monotonicMs } from './system/this-program.ts';

/** The run with the causes of its regressions, within what is left of the budget. Their profiles are kept beside it. */
export async function explainRun(
  file: RunFile,
  judgement: Judgement,
  { plan, prepared, executed }: { readonly plan: RunPlan; readonly prepared: PreparedRun; readonly executed: Executed },
  io: RunIo,
): Promise<RunFile> {
  const { procedure, base, cores, settings } = plan;
  const { root, git } = plan.repository;
  const { benchmarks, trees, services } = prepared;
  const { budgetMs, phasesMs } = file.run;
  if (settings.why === 'off' || trees === null || base === null || phasesMs === undefined) return file;
  const startedMs = monotonicMs();
  const causes = await explainRegressions(
    {
      judgement,
      benchmarks,
      executed,
      trees,
      cores,
      troubleBeside: services.trouble,
      procedure,
      leftMs: budgetMs == null ? null : budgetMs - phasesMs.counting - phasesMs.rounds,
      circumstancesOf: ({ base: ofBase, head }, files) =>
        whatMoved({ trees, dirs: { base: ofBase.dir, head: head.dir }, files, git, base: base.commit.sha }),
      keepProfile: await openProfiles(root),
    },
    io,
  );
  return withFacts(file, {
    durationMs: Math.round(monotonicMs() - plan.startedMs),
    phasesMs: { ...phasesMs, explaining: Math.round(monotonicMs() - startedMs) },
    benchmarks: file.run.benchmarks.map((record) => ({ ...record, cause: causes.get(record.id) })),
  });
}
