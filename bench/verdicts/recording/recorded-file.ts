/**
 * The format of a recording: one file a session (one invocation of record.ts), gzipped JSON Lines. The first line is the
 * session, every other a round, or a round that failed. A round's slices are kept by columns, with five digits, which is
 * more than any of them means: a hundred bytes a round once compressed.
 */
import { z } from 'zod';
import { METRIC_NAMES } from '../../../src/metrics.ts';
import type { Arm, Commit, Environment, MetricName, RoundOfBothArms, SlicePair } from '../../../src/model.ts';
import { storedRunSchema } from '../../../src/store/record-schema.ts';
import { INJECTION_NAMES, type InjectionName } from './conditions.ts';

/** `busy`: a process that was pinned nowhere took all that it could get of the machine. `contended`: nothing else ran, and the host kept the machine from its cores: told from the rounds when they are read (contended.ts). */
export type Neighbour = 'quiet' | 'busy' | 'contended';

/** What holds for all rounds that were recorded at one go. */
export interface RecordedSession {
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  /** Of the gate that measured, and of both arms. */
  readonly commit: Commit;
  readonly environment: Environment;
  /** How a round was measured, in ms and counts: `PROCEDURE` of that commit. */
  readonly procedure: Readonly<Record<string, number>>;
  readonly neighbour: Neighbour;
  /** Of the order. */
  readonly seed: number;
}

/** What was measured, and when. */
interface RecordedTry {
  /** `target/scenario` */
  readonly benchmark: string;
  readonly injection: InjectionName;
  /** Of the injection in head's arm, in its own unit (conditions.ts), of an `edit` its number; 0: both arms are the same code. */
  readonly amount: number;
  /** Place among the session's rounds, from 0. */
  readonly order: number;
  /** When it began, in s since the session did. */
  readonly atSeconds: number;
  /** How long it took, boots and stops included. */
  readonly seconds: number;
}

/** A duet as the gate measured it. Its `index` counts the rounds of its benchmark under its condition. */
export interface RecordedRound extends RecordedTry, RoundOfBothArms {
  /** Whose load began first. */
  readonly loadedFirst: Arm;
}

/** A round that came to nothing. */
export interface FailedRound extends RecordedTry {
  readonly reason: string;
}

/** The contents of one file. */
export interface Recording {
  readonly session: RecordedSession;
  readonly rounds: readonly RecordedRound[];
  readonly failures: readonly FailedRound[];
}

const figure = z.number().nonnegative();
const arm = z.enum(['base', 'head']);
const columns = z.tuple([z.array(figure), z.array(figure)]);

/** What every file of this folder begins with. */
export const sessionLine = z.object({
  kind: z.literal('session'),
  schema: z.literal(1),
  startedAt: z.iso.datetime(),
  commit: z.object({ sha: z.string(), dirty: z.boolean() }),
  environment: storedRunSchema.shape.environment,
  procedure: z.record(z.string(), z.number()),
  neighbour: z.enum(['quiet', 'busy', 'contended']),
  seed: z.int(),
});

const tryFields = {
  benchmark: z.string().min(1),
  injection: z.enum(INJECTION_NAMES),
  amount: figure,
  order: z.int().nonnegative(),
  atSeconds: figure,
  seconds: figure,
};

const roundLine = z.object({
  kind: z.literal('round'),
  ...tryFields,
  index: z.int().nonnegative(),
  mode: z.enum(['duet', 'alternating']),
  startedFirst: arm,
  loadedFirst: arm,
  slices: z.partialRecord(z.enum(METRIC_NAMES), columns),
  coreShare: z.tuple([figure, figure]).nullable(),
  waitingShare: figure.optional(),
  unsettled: z.literal(true).optional(),
  clientSaturated: z.literal(true).optional(),
});

const failureLine = z.object({ kind: z.literal('failure'), ...tryFields, reason: z.string() });

const laterLine = z.discriminatedUnion('kind', [roundLine, failureLine]);

export function sessionText(session: RecordedSession): string {
  return JSON.stringify({ kind: 'session', schema: 1, ...session } satisfies z.infer<typeof sessionLine>);
}

export function roundText({ slices, coreShare, ...round }: RecordedRound): string {
  const line: z.infer<typeof roundLine> = {
    kind: 'round',
    ...round,
    slices: Object.fromEntries(Object.entries(slices).map(([metric, pairs]) => [metric, columnsOf(pairs)])),
    coreShare: coreShare === null ? null : [coreShare.base, coreShare.head],
  };
  return JSON.stringify(line, withFiveDigits);
}

export function failureText(failure: FailedRound): string {
  return JSON.stringify({ kind: 'failure', ...failure } satisfies z.infer<typeof failureLine>);
}

/** For JSON: counts and seeds stay what they are. */
export const withFiveDigits = (_: string, value: unknown): unknown =>
  (typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(5)) : value);

/** What a file's text holds. @throws where a line is not what it should be, with its number and `where` */
export function parseRecording(text: string, where: string): Recording {
  const [first = '', ...others] = text.split('\n').filter((line) => line !== '');
  const lines = others.map((line, index) => parseLine(line, laterLine, `${where}:${index + 2}`));
  return {
    session: sessionOf(parseLine(first, sessionLine, `${where}:1`)),
    rounds: lines.flatMap((line) => (line.kind === 'round' ? [roundOf(line)] : [])),
    failures: lines.flatMap((line) => (line.kind === 'failure' ? [failureOf(line)] : [])),
  };
}

export const sessionOf = ({ startedAt, commit, environment, procedure, neighbour, seed }: z.infer<typeof sessionLine>): RecordedSession =>
  ({ startedAt, commit, environment, procedure, neighbour, seed });

function roundOf(line: z.infer<typeof roundLine>): RecordedRound {
  const { index, mode, startedFirst, loadedFirst, slices, coreShare, waitingShare, unsettled, clientSaturated } = line;
  return {
    ...tryOf(line),
    index,
    mode,
    startedFirst,
    loadedFirst,
    slices: Object.fromEntries(Object.entries(slices).map(([metric, [base, head]]) => [metric as MetricName, pairsOf(base, head)])),
    coreShare: coreShare === null ? null : { base: coreShare[0], head: coreShare[1] },
    ...(waitingShare !== undefined && { waitingShare }),
    ...(unsettled && { unsettled }),
    ...(clientSaturated && { clientSaturated }),
  };
}

const failureOf = (line: z.infer<typeof failureLine>): FailedRound => ({ ...tryOf(line), reason: line.reason });

const tryOf = ({ benchmark, injection, amount, order, atSeconds, seconds }: RecordedTry): RecordedTry => ({ benchmark, injection, amount, order, atSeconds, seconds });

const columnsOf = (pairs: readonly SlicePair[]): [number[], number[]] => [pairs.map(({ base }) => base), pairs.map(({ head }) => head)];

const pairsOf = (base: readonly number[], head: readonly number[]): readonly SlicePair[] => base.map((value, slice) => ({ base: value, head: head[slice]! }));

/** One line of a kept file. @throws where it is not what it should be, with `where` */
export function parseLine<Line>(text: string, schema: z.ZodType<Line>, where: string): Line {
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(`${where} is no line of a recording`, { cause });
  }
}
