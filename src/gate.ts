/** The story of a run, a line a phase: plan, prepare, measure, judge, explain, keep. Reports and publishing are the caller's. */
import { explainRun } from './explain-run.ts';
import { judge } from './judge/judge.ts';
import { type MeasureRequest, measureRun, withFacts } from './measure-run.ts';
import { noteInterrupt, openNotes, type RunIo } from './measure/notes.ts';
import type { Config, Judgement, RunFile } from './model.ts';
import { comparesNothing } from './plan/profiles.ts';
import { leaveOutUnread } from './prepare/leave-out-unread.ts';
import { planRun, type RunRequest } from './prepare/plan-run.ts';
import { prepareRun } from './prepare/prepare-run.ts';
import { INTERRUPTED_RUN, type Kept, tryToKeepRun } from './store/run-file.ts';

/** A run with every setting decided. */
export interface GateRequest extends RunRequest, MeasureRequest {}

export interface GateResult {
  readonly file: RunFile;
  readonly judgement: Judgement;
  /** Path of the kept run, relative to the request's folder; or why it could not be kept. */
  readonly kept: Kept;
  readonly config: Config;
  /** The signal ended the run early. It holds the rounds until then. */
  readonly interrupted: boolean;
}

/**
 * Measures and judges. The run is written to `.perf-gate/`, also after an interrupt; where that fails, the verdict stands.
 *
 * @throws UserError for wrong usage, configuration, repository or baselines, before anything is measured
 */
export async function runGate(request: GateRequest, { signal, progress }: Pick<RunIo, 'signal' | 'progress'>): Promise<GateResult> {
  const io = { signal, progress, ...openNotes(progress) };
  const plan = await planRun(request, io);
  const { root, config } = plan.repository;
  await using prepared = await prepareRun(plan, io);
  const reached = request.all || comparesNothing(plan.settings.profile) ? prepared : await leaveOutUnread(plan, prepared, io);
  await using measured = await measureRun(plan, reached, request, io);
  const judgement = judge(measured.file);
  const explained = await explainRun(measured.file, judgement, { plan, prepared: reached, executed: measured.executed }, io);
  const interrupted = noteInterrupt(io);
  const file = withFacts(explained, io.told());
  const kept = await tryToKeepRun(file, { root, name: interrupted ? INTERRUPTED_RUN : 'run.json', cwd: request.cwd });
  return { file, judgement, kept, config, interrupted };
}
