import process from 'node:process';
import { EXIT } from '../errors.ts';
import { refuseWindows } from '../measure/environment.ts';
import { openNotes } from '../measure/notes.ts';
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
import { gateRequest, type MeasureOptions } from './run-command.ts';

/** `perf-gate check`: installs, boots and asks once, at base and head; no verdict. @returns the exit code: 0 where all of it works */
export async function checkCommand(options: Pick<MeasureOptions, 'config' | 'base' | 'only'>): Promise<number> {
  refuseWindows(process.platform);
  const request = gateRequest({ ...options, all: true, profile: 'smoke', budget: Number.MAX_SAFE_INTEGER });
  const checked = await untilInterrupted(async ({ signal, progress }) => {
    const io = { signal, progress, ...openNotes(progress) };
    const plan = await planRun(request, io);
    await using prepared = await prepareRun(plan, io);
    const names = plan.targets.map(({ name }) => name);
    return await checkTargets(names, prepared, signal);
  }, 'Interrupted before everything was tried.');
  say(describeChecked(checked));
  // Failures of head are the change's; others would make a measurement invalid.
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
