/**
 * The log of live families: gzipped JSON Lines like a recording, its first line the session, every other a run of the
 * whole gate on benchmarks that no change touched.
 */
import { z } from 'zod';
import type { Run } from '../../../src/model.ts';
import { runFileSchema } from '../../../src/record/record-schema.ts';
import { parseLine, sessionLine, sessionOf, withFiveDigits, type RecordedSession } from './recorded-file.ts';

/** One run of the gate. */
export interface LiveFamily {
  /** Installs and all. */
  readonly seconds: number;
  /** With its raw rounds: what it comes to is the judge's to say, again each time. */
  readonly run: Run;
}

/** The contents of one file. */
export interface LiveLog {
  readonly session: RecordedSession;
  readonly families: readonly LiveFamily[];
}

const familyLine = z.object({
  kind: z.literal('family'),
  seconds: z.number().nonnegative(),
  run: runFileSchema.shape.run,
});

/** What `--json` writes, as far as it is kept. */
const reportSchema = runFileSchema.pick({ run: true });

/** The family that a report of the gate is about. @throws ZodError where it is none */
export function familyOf(report: string, { seconds }: Pick<LiveFamily, 'seconds'>): LiveFamily {
  return { seconds, run: reportSchema.parse(JSON.parse(report)).run };
}

export function familyText(family: LiveFamily): string {
  return JSON.stringify({ kind: 'family', ...family }, withFiveDigits);
}

/** What a file's text holds. @throws where a line is not what it should be, with its number and `where` */
export function parseLiveLog(text: string, where: string): LiveLog {
  const [first = '', ...others] = text.split('\n').filter((line) => line !== '');
  return {
    session: sessionOf(parseLine(first, sessionLine, `${where}:1`)),
    families: others.map((line, index) => {
      const { seconds, run } = parseLine(line, familyLine, `${where}:${index + 2}`);
      return { seconds, run };
    }),
  };
}
