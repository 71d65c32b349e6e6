/**
 * The log of live families: gzipped JSON Lines like a recording, its first line the session, every other a run of the
 * whole gate on benchmarks that no change touched.
 */
import { z } from 'zod';
import type { Run, VerdictKind } from '../../src/model.ts';
import { runFileSchema } from '../../src/record-schema.ts';
import { parseLine, sessionLine, sessionOf, withFiveDigits, type RecordedSession } from './recorded-file.ts';

/** One run of the gate. */
export interface LiveFamily {
  /** Of the program. */
  readonly exitCode: number;
  /** Installs and all. */
  readonly seconds: number;
  /** What the gate said, by benchmark. */
  readonly verdicts: Readonly<Record<string, VerdictKind>>;
  /** With its raw rounds: anyone can judge it again. */
  readonly run: Run;
}

/** The contents of one file. */
export interface LiveLog {
  readonly session: RecordedSession;
  readonly families: readonly LiveFamily[];
}

const VERDICTS = ['regressed', 'accepted', 'failed', 'improved', 'no regression', 'inconclusive', 'invalid', 'new', 'removed', 'unaffected', 'not measured', 'measured only'] as const satisfies readonly VerdictKind[];

const familyLine = z.object({
  kind: z.literal('family'),
  exitCode: z.int(),
  seconds: z.number().nonnegative(),
  verdicts: z.record(z.string(), z.enum(VERDICTS)),
  run: runFileSchema.shape.run,
});

/** What `--json` writes, as far as it is kept. */
const reportSchema = z.object({
  run: runFileSchema.shape.run,
  judgement: z.object({ benchmarks: z.array(z.object({ id: z.string(), verdict: z.enum(VERDICTS) })) }),
});

/** The family that a report of the gate is about. @throws ZodError where it is none */
export function familyOf(report: string, { exitCode, seconds }: Pick<LiveFamily, 'exitCode' | 'seconds'>): LiveFamily {
  const { run, judgement } = reportSchema.parse(JSON.parse(report));
  return { exitCode, seconds, verdicts: Object.fromEntries(judgement.benchmarks.map(({ id, verdict }) => [id, verdict])), run };
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
      const { exitCode, seconds, verdicts, run } = parseLine(line, familyLine, `${where}:${index + 2}`);
      return { exitCode, seconds, verdicts, run };
    }),
  };
}
