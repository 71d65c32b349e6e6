/** What a check of targets found, as a table with failures and advice below. */
import type { CheckedTarget } from '../prepare/check.ts';
import type { Arm } from '../model.ts';
import { describeReason, whatToDo } from '../report/words.ts';
import { formatDurationMs } from '../text/figures.ts';
import { distinct, listOfMost } from '../text/phrases.ts';
import { bareTable } from './output.ts';

/** Benchmarks that one line names before it counts the rest. */
const MOST_NAMED = 3;

/** A row for each target. Failures by one reason stand together. @param arms whose columns are shown */
export function describeChecked(checked: readonly CheckedTarget[], arms: readonly Arm[] = ['base', 'head']): string {
  const table = bareTable({
    head: ['target', ...arms, 'install, build', 'first answers'],
    rows: checked.map((target) => [target.name, ...arms.map((arm) => stateOf(target, arm)), formatDurationMs(target.preparingMs), formatDurationMs(target.checkingMs)]),
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
