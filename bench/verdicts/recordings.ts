/** Reads `recorded/`: gzipped JSON Lines, a file for each session. Its first line is the session, each other one a round or a run of the gate. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { METRIC_NAMES } from '../../src/metrics.ts';
import type { BenchmarkRecord, MetricName, RoundOfBothArms, SlicePair } from '../../src/model.ts';

/** `busy`: another process took all the CPU it could get. `contended`: nothing else ran, and other machines of the host took from the core. */
export type Neighbour = 'quiet' | 'busy' | 'contended';

export interface RecordedSession {
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly environment: { readonly key: string; readonly cpuModel: string };
  /** Fields of `PROCEDURE` when it was recorded. */
  readonly procedure: Readonly<Record<string, number>>;
  readonly neighbour: Neighbour;
}

/** A round of unchanged code on both sides. */
export interface RecordedRound extends Pick<RoundOfBothArms, 'slices' | 'coreShare'> {
  readonly benchmark: string;
  /** When it began, in s since the session did. */
  readonly atSeconds: number;
  readonly seconds: number;
  /** Fraction of time that base waited. */
  readonly waitingShare: number;
  /** It came to no rest, or the client set its pace. */
  readonly isUnusable: boolean;
}

export interface Recording {
  readonly session: RecordedSession;
  readonly rounds: readonly RecordedRound[];
}

/** A run of the whole gate on unchanged code. */
export interface RealRun {
  readonly neighbour: Neighbour;
  readonly profile: string;
  readonly benchmarks: readonly BenchmarkRecord[];
}

const FOLDER = path.join(import.meta.dirname, 'recorded');

const figure = z.number().nonnegative();
const pair = z.object({ base: figure, head: figure });

const sessionLine = z.object({
  startedAt: z.iso.datetime(),
  environment: z.object({ key: z.string(), cpuModel: z.string() }),
  procedure: z.record(z.string(), z.number()),
  neighbour: z.enum(['quiet', 'busy', 'contended']),
});

/** Other injections than `none` were recorded, too: real work in head, which the closed study replayed. */
const roundLine = z.object({
  kind: z.enum(['round', 'failure']),
  benchmark: z.string(),
  injection: z.string(),
  atSeconds: figure,
  seconds: figure,
  slices: z.record(z.string(), z.tuple([z.array(figure), z.array(figure)])).default({}),
  coreShare: z.tuple([figure, figure]).nullable().default(null),
  waitingShare: figure.default(0),
  unsettled: z.boolean().default(false),
  clientSaturated: z.boolean().default(false),
});

const runLine = z.object({
  kind: z.literal('family'),
  run: z.object({
    profile: z.string(),
    benchmarks: z.array(
      z.object({
        id: z.string(),
        target: z.string(),
        scenario: z.string(),
        kind: z.enum(['server', 'suite']),
        measurement: z.object({
          plan: z.object({ looks: z.array(z.int()) }),
          duets: z.array(
            z.object({
              index: z.int(),
              mode: z.literal('duet'),
              startedFirst: z.enum(['base', 'head']),
              slices: z.record(z.string(), z.array(pair)),
              coreShare: pair.nullable(),
            }),
          ),
        }),
      }),
    ),
  }),
});

/** In the order of time. */
export async function readRecordings(): Promise<readonly Recording[]> {
  return (await readSessions('rounds')).map(({ session, lines }) => ({
    session,
    rounds: lines
      .map((line) => roundLine.parse(line))
      .filter(({ kind, injection }) => kind === 'round' && injection === 'none')
      .map(roundOf),
  }));
}

function roundOf({
  benchmark,
  atSeconds,
  seconds,
  slices,
  coreShare,
  waitingShare,
  unsettled,
  clientSaturated,
}: z.infer<typeof roundLine>): RecordedRound {
  const pairs = Object.entries(slices).map(
    ([metric, [base, head]]) => [metric, base.map((value, slice) => ({ base: value, head: head[slice]! }))] as const,
  );
  return {
    benchmark,
    atSeconds,
    seconds,
    slices: knownMetrics(pairs),
    waitingShare,
    coreShare: coreShare === null ? null : { base: coreShare[0], head: coreShare[1] },
    isUnusable: unsettled || clientSaturated,
  };
}

export async function readRealRuns(): Promise<readonly RealRun[]> {
  return (await readSessions('live')).flatMap(({ session: { neighbour }, lines }) =>
    lines.map((line): RealRun => {
      const { profile, benchmarks } = runLine.parse(line).run;
      return {
        neighbour,
        profile,
        benchmarks: benchmarks.map(({ measurement: { plan, duets }, ...identity }) => ({
          ...identity,
          version: null,
          labels: {},
          loadHash: '',
          variant: null,
          measurement: {
            state: 'measured',
            plan,
            solos: [],
            duets: duets.map((round) => ({ ...round, slices: knownMetrics(Object.entries(round.slices)) })),
          },
        })),
      };
    }),
  );
}

const knownMetrics = (
  entries: readonly (readonly [string, readonly SlicePair[]])[],
): Readonly<Partial<Record<MetricName, readonly SlicePair[]>>> =>
  Object.fromEntries(entries.filter(([name]) => (METRIC_NAMES as readonly string[]).includes(name)));

async function readSessions(
  beginning: 'rounds' | 'live',
): Promise<readonly { readonly session: RecordedSession; readonly lines: readonly unknown[] }[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.startsWith(`${beginning}-`)).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const text = gunzipSync(await readFile(path.join(FOLDER, name))).toString('utf8');
      const [first, ...lines] = text
        .split('\n')
        .filter((line) => line !== '')
        .map((line): unknown => JSON.parse(line));
      return { session: sessionLine.parse(first), lines };
    }),
  );
}
