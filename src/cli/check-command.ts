import process from 'node:process';
import { EXIT } from '../errors.ts';
import { refuseWindows } from '../measure/environment.ts';
import { openNotes, type RunIo } from '../measure/notes.ts';
import type { Arm } from '../model.ts';
import { type CheckedTarget, checkTargets } from '../prepare/check.ts';
import { planRun } from '../prepare/plan-run.ts';
import { prepareRun } from '../prepare/prepare-run.ts';
import { describeReason, whatToDo } from '../report/words.ts';
import { formatDurationMs } from '../text/figures.ts';
import { distinct, listOfMost } from '../text/phrases.ts';
import { bareTable } from './output.ts';
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
  const plan = await planRun(
    {
      cwd: process.cwd(),
      configFile: config ?? null,
      base: baseRequest(base),
      only,
      all: true,
      shard: null,
      baselines: null,
      askedBy: 'options',
      profile: 'smoke',
      budgetMs: Number.MAX_SAFE_INTEGER,
    },
    io,
  );
  await using prepared = await prepareRun(plan, io);
  return await checkTargets(
    plan.targets.map(({ name }) => name),
    prepared,
    signal,
  );
}

/** Failures of head are the change's; others would make a measurement invalid. */
function exitCodeOf(checked: readonly CheckedTarget[]): number {
  const arms = checked.flatMap(({ failures }) => failures.map(({ arm }) => arm));
  if (arms.length === 0) return EXIT.passed;
  return arms.includes('head') ? EXIT.regressed : EXIT.invalid;
}

/** Benchmarks that one line names before it counts the rest. */
const MOST_NAMED = 3;

/** A row for each target. Failures by one reason stand together. @param arms whose columns are shown */
export function describeChecked(checked: readonly CheckedTarget[], arms: readonly Arm[] = ['base', 'head']): string {
  const table = bareTable({
    head: ['target', ...arms, 'install, build', 'first answers'],
    rows: checked.map((target) => [
      target.name,
      ...arms.map((arm) => stateOf(target, arm)),
      formatDurationMs(target.preparingMs),
      formatDurationMs(target.checkingMs),
    ]),
  });
  const failures = checked.flatMap((target) => target.failures);
  const byReason = Map.groupBy(failures, ({ arm, reason }) => JSON.stringify([arm, describeReason(reason)]));
  const troubles = [...byReason.values()].map((alike) => {
    const { arm, reason } = alike[0]!;
    const todo = whatToDo(reason);
    return `${listOfMost(distinct(alike.map(({ benchmark }) => benchmark)), MOST_NAMED)}${arm === null ? '' : `, ${arm}`}: ${describeReason(reason)}${todo === null ? '' : `\n  ${todo}`}`;
  });
  const leftOut = checked.flatMap(({ name, leftOut: why }) => (why === null ? [] : [`${name}: ${describeReason(why)}`]));
  return [table, ...troubles, ...leftOut].join('\n');
}

function stateOf({ working, failures, leftOut }: CheckedTarget, arm: Arm): string {
  if (failures.some((failure) => failure.arm === null || failure.arm === arm)) return 'fails';
  if (leftOut !== null) return 'left out';
  const { [arm]: count } = working;
  if (count === null) return 'new';
  // The other arm failed before this one's turn.
  return count === 0 && failures.length > 0 ? 'not tried' : `${count} ok`;
}
