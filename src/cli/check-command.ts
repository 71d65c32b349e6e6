import process from 'node:process';
import { EXIT } from '../errors.ts';
import { refuseWindows } from '../measure/environment.ts';
import { openNotes, type RunIo } from '../measure/notes.ts';
import { type CheckedTarget, checkTargets } from '../prepare/check.ts';
import { planRun } from '../prepare/plan-run.ts';
import { prepareRun } from '../prepare/prepare-run.ts';
import { describeChecked } from './checked-targets.ts';
import { say } from './tell.ts';
import { untilInterrupted } from './measuring.ts';
import { baseRequest, type MeasureOptions } from './run-command.ts';

/** `perf-gate check`: installs, boots and asks once, at base and head; no verdict. @returns the exit code: 0 where all of it works */
export async function checkCommand(options: Pick<MeasureOptions, 'config' | 'base' | 'only'>): Promise<number> {
  refuseWindows(process.platform);
  const checked = await untilInterrupted((io) => check(options, io), 'Interrupted before everything was tried.');
  say(describeChecked(checked));
  return exitCodeOf(checked);
}

async function check(
  { config, base, only }: Pick<MeasureOptions, 'config' | 'base' | 'only'>,
  { signal, progress }: Pick<RunIo, 'signal' | 'progress'>,
): Promise<readonly CheckedTarget[]> {
  const io = { signal, progress, ...openNotes(progress) };
  const plan = await planRun({
    cwd: process.cwd(), configFile: config ?? null, base: baseRequest(base), only, all: true, shard: null, baselines: null, askedBy: 'options',
    profile: 'smoke', budgetMs: Number.MAX_SAFE_INTEGER,
  }, io);
  await using prepared = await prepareRun(plan, io);
  return await checkTargets(plan.targets.map(({ name }) => name), prepared, signal);
}

/** Failures of head are the change's; others would make a measurement invalid. */
function exitCodeOf(checked: readonly CheckedTarget[]): number {
  const arms = checked.flatMap(({ failures }) => failures.map(({ arm }) => arm));
  if (arms.length === 0) return EXIT.passed;
  return arms.includes('head') ? EXIT.regressed : EXIT.invalid;
}
