import type { CAUSE_REASONS } from '../../model/reasons/cause.ts';
import type { Reason } from '../../model/reasons.ts';
import { MOST_EXPLAINED } from '../../model/cause.ts';
import { countOf } from '../../text/phrases.ts';
import type { WordsFor } from './words-for.ts';

const UNPROFILED: Reason = { kind: 'not-profiled', problem: 'no answer within 15 s' };

export const CAUSE_WORDS: WordsFor<typeof CAUSE_REASONS> = {
  'not-profiled': {
    sample: { problem: 'no answer within 15 s' },
    say: ({ problem }) => `V8's profiler did not work in the measured process: ${problem}`,
  },
  'nothing-while-profiled': {
    sample: { arm: 'head', seconds: 0.5 },
    say: ({ arm, seconds }) => `${arm} finished nothing within ${seconds} s`,
  },
  'cause-not-found': {
    sample: { benchmark: 'express/updateUser', because: UNPROFILED },
    say: ({ benchmark, because }, describe) => `${benchmark}: no cause was looked for, because ${describe(because)}`,
  },
  'causes-left-out': {
    sample: { benchmarks: 3, because: 'budget' },
    say: ({ benchmarks, because }) => `No cause was looked for in ${countOf(benchmarks, 'benchmark')}: ${because === 'budget' ? 'the budget left no time for it' : `the ${MOST_EXPLAINED} that changed most came first`}`,
  },
};
