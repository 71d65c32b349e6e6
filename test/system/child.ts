/** A child that answers what `questions.test.ts` asks. */
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { answerQuestions, type Protocol } from '../../src/system/process-messages.ts';

export const CHILD_PROTOCOL = {
  say: {
    command: z.object({
      text: z.string(),
      afterMs: z.number().default(0),
      remark: z.string().optional(),
      aside: z.unknown().optional(),
      fail: z.boolean().optional(),
      exit: z.number().optional(),
    }),
    answer: z.object({ said: z.string() }),
  },
  count: { command: z.object({}), answer: z.number() },
} as const satisfies Protocol;

// Whoever imports the protocol is no child.
if (import.meta.main) {
  answerQuestions(CHILD_PROTOCOL, {
    say: async ({ text, afterMs, remark, aside, fail, exit }, tell) => {
      if (aside !== undefined) process.send?.(aside);
      if (remark !== undefined) tell(remark);
      await sleep(afterMs);
      if (exit !== undefined) process.exit(exit);
      if (fail === true) throw new Error(text);
      return { said: text };
    },
    // What it should not answer.
    count: async () => 'five' as unknown as number,
  });
}
