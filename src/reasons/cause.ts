/** Reasons why nobody can say what made a benchmark dearer. */
import { MOST_EXPLAINED } from '../model/cause.ts';
import { countOf } from '../text/phrases.ts';
import { nested, oneOf, reason } from './entry.ts';

export const CAUSE_REASONS = {
  'not-profiled': reason(
    { problem: 'no answer within 15 s' },
    ({ problem }) => `V8's profiler did not work in the measured process: ${problem}`,
  ),
  'nothing-while-profiled': reason(
    { arm: oneOf('head', 'base'), seconds: 0.5 },
    ({ arm, seconds }) => `${arm} finished nothing within ${seconds} s`,
  ),
  'cause-not-found': reason(
    { benchmark: 'express/updateUser', because: nested('not-profiled') },
    ({ benchmark, because }, describe) => `${benchmark}: no cause was looked for, because ${describe(because)}`,
  ),
  'causes-left-out': reason(
    { benchmarks: 3, because: oneOf('budget', 'number') },
    ({ benchmarks, because }) =>
      `No cause was looked for in ${countOf(benchmarks, 'benchmark')}: ${because === 'budget' ? 'the budget left no time for it' : `the ${MOST_EXPLAINED} that changed most came first`}`,
  ),
};
