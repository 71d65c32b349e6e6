import { z } from 'zod';
import { field, type LikeExample } from './entry.ts';

/** How a program ended. */
export const ending = field(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('exited'), code: z.number().nullable() }),
    z.object({ kind: z.literal('signalled'), signal: z.string() }),
    z.object({ kind: z.literal('not started'), why: z.string() }),
  ]),
  { kind: 'exited', code: 1 },
);

/** As it follows the program's name: `exited with code 1`. */
export function sayEnding(ended: LikeExample<typeof ending>): string {
  switch (ended.kind) {
    case 'exited':
      return `exited with code ${ended.code}`;
    case 'signalled':
      return `was ended by ${ended.signal}`;
    case 'not started':
      return `could not be started: ${ended.why}`;
  }
}
