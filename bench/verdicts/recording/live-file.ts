/**
 * The log of live families: gzipped JSON Lines like a recording, its first line the session, every other a run of the
 * whole gate on benchmarks that no change touched, or that it came to no verdict of them.
 */
import { z } from 'zod';
import type { Run } from '../../../src/model.ts';
import { runFileSchema } from '../../../src/store/record-schema.ts';
import { parseLine, sessionLine, sessionOf, withFiveDigits, type RecordedSession } from './recorded-file.ts';

/** One run of the gate. */
export interface LiveFamily {
  /** Installs and all. */
  readonly seconds: number;
  /** With its raw rounds: what it comes to is the judge's to say, again each time. */
  readonly run: Run;
}

/** A run of the gate that ended without a verdict: to a required check as red as a false alarm. */
export interface LiveCrash {
  readonly seconds: number;
  readonly profile: string;
  /** null: it was killed. */
  readonly exitCode: number | null;
  /** The end of what it said. */
  readonly error: string;
}

/** The contents of one file. */
export interface LiveLog {
  readonly session: RecordedSession;
  readonly families: readonly LiveFamily[];
  /** Families, too. */
  readonly crashes: readonly LiveCrash[];
}

const familyLine = z.object({
  kind: z.literal('family'),
  seconds: z.number().nonnegative(),
  run: runFileSchema.shape.run,
});

const crashLine = z.object({
  kind: z.literal('crash'),
  seconds: z.number().nonnegative(),
  profile: z.string(),
  exitCode: z.int().nullable(),
  error: z.string(),
});

const laterLine = z.discriminatedUnion('kind', [familyLine, crashLine]);

/** What `--json` writes, as far as it is kept. */
const reportSchema = runFileSchema.pick({ run: true });

/** The family that a report of the gate is about. @throws ZodError where it is none */
export function familyOf(report: string, { seconds }: Pick<LiveFamily, 'seconds'>): LiveFamily {
  return { seconds, run: reportSchema.parse(JSON.parse(report)).run };
}

export function familyText(family: LiveFamily): string {
  return JSON.stringify({ kind: 'family', ...family }, withFiveDigits);
}

export function crashText(crash: LiveCrash): string {
  return JSON.stringify({ kind: 'crash', ...crash } satisfies z.infer<typeof crashLine>, withFiveDigits);
}

/** What a file's text holds. @throws where a line is not what it should be, with its number and `where` */
export function parseLiveLog(text: string, where: string): LiveLog {
  const [first = '', ...others] = text.split('\n').filter((line) => line !== '');
  const lines = others.map((line, index) => parseLine(line, laterLine, `${where}:${index + 2}`));
  return {
    session: sessionOf(parseLine(first, sessionLine, `${where}:1`)),
    families: lines.flatMap((line) => (line.kind === 'family' ? [{ seconds: line.seconds, run: line.run }] : [])),
    crashes: lines.flatMap((line) => (line.kind === 'crash' ? [crashOf(line)] : [])),
  };
}

const crashOf = ({ seconds, profile, exitCode, error }: z.infer<typeof crashLine>): LiveCrash => ({ seconds, profile, exitCode, error });
