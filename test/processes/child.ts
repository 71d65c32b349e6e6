/** A child that answers what `questions.test.ts` asks. */
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { answerQuestions } from '../../src/processes/answers.ts';

export const childCommand = z.object({ say: z.string(), afterMs: z.number().default(0), remark: z.string().optional(), aside: z.unknown().optional(), fail: z.boolean().optional(), exit: z.number().optional() });

answerQuestions({
  commands: childCommand,
  answer: async ({ say, afterMs, remark, aside, fail, exit }, tell) => {
    if (aside !== undefined) process.send?.(aside);
    if (remark !== undefined) tell(remark);
    await sleep(afterMs);
    if (exit !== undefined) process.exit(exit);
    if (fail === true) throw new Error(say);
    return { said: say };
  },
});
