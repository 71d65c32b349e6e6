import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isFailureOf, isMeasuringFailure } from '../arm-failure.ts';
import type { ProbeLog } from '../../../src/measure/probe/probe-log.ts';
import { isSteady, steadyPart, unsteadyPieces } from '../../../src/measure/server/steady-part.ts';
import type { Arm, SlicePair } from '../../../src/model.ts';
import { contaminated, gaussian, type Noise, seededRandom } from '../../judge/seeded-noise.ts';
import { probeLogOf, samplesOf } from '../probe-log-of.ts';

const WINDOW = { fromMs: 1_000, toMs: 2_800, waitingShare: null };
const PROCEDURE = { sliceMs: 300, leastSlices: 4 };

/** Ten responses a ms from 0 to 3 s, of which each costs so many µs at its time, and a collection of 1 ms every 100 ms. */
function logOf(costUs: (timeMs: number) => number): ProbeLog {
  let cpuUs = 0;
  const samples = Array.from({ length: 301 }, (_, sample) => {
    cpuUs += 100 * costUs(sample * 10);
    return [sample * 10, sample * 100, cpuUs] as const;
  });
  const collections = Array.from({ length: 31 }, (_, note) => [note * 100, note, note] as const);
  return probeLogOf({ samples, collections });
}

/** 40 µs each; more until the given moment. */
const dearerUntil = (untilMs: number) => logOf((timeMs) => (timeMs <= untilMs ? 60 : 40));

/** One response at each of the moments. */
function finishingAt(...momentsMs: readonly number[]): ProbeLog {
  const samples = Array.from(
    { length: 301 },
    (_, sample) => [sample * 10, momentsMs.filter((momentMs) => momentMs <= sample * 10).length, sample * 1_000] as const,
  );
  return { ...logOf(() => 0), samples };
}

/** Twice as much every 2 s. */
const climbing = (timeMs: number): number => 40 * 2 ** (timeMs / 2_000);

const partOf = (base: ProbeLog, head: ProbeLog, waitingShare: number | null = null): ReturnType<typeof steadyPart> =>
  steadyPart({ base: [base], head: [head] }, { ...WINDOW, waitingShare }, PROCEDURE);

const hangs = (arm: Arm): ReturnType<typeof isFailureOf> => isFailureOf(arm, { kind: 'server-stopped-answering', seconds: 1.8 });

const TOO_SELDOM = isMeasuringFailure({ kind: 'answers-too-seldom', isSolo: false, sliceSeconds: 0.3, windowSeconds: 1.8 });

describe('the steady part of a window', () => {
  for (const [what, untilMs, slices] of [
    ['is all of it where both arms are at rest from the beginning', 0, 6],
    ['begins with the next slice where one arm comes to rest in it', 1_150, 5],
    ['begins with the one after that where it takes longer', 1_500, 4],
  ] as const) {
    it(what, () => {
      const part = partOf(dearerUntil(0), dearerUntil(untilMs));
      assert.equal(part.slices.cpuPerRequest?.length, slices);
      assert.equal(part.slices.throughput?.length, slices);
      for (const { base, head } of part.slices.cpuPerRequest ?? [])
        assert.ok(Math.abs(base - 40) < 1e-6 && Math.abs(head - 40) < 1e-6, JSON.stringify(part));
      assert.equal(part.unsettled, undefined);
      assert.equal(part.slices.collectionsPerThousand?.length, 1);
      assert.ok(Math.abs(part.coreShare!.head - 0.4) < 1e-9);
    });
  }

  it('is not there where an arm goes on changing: then nothing of the load counts, and that is said', () => {
    const { slices, coreShare, unsettled } = partOf(dearerUntil(0), logOf(climbing));
    assert.equal(unsettled, true);
    assert.deepEqual(slices, {
      cpuPerRequest: [],
      meanCpuPerRequest: [],
      throughput: [],
      gcTimePerRequest: [],
      collectionsPerThousand: [],
    });
    assert.ok(coreShare!.head > coreShare!.base);
  });

  it('has the mean cost of all of it beside its slices, in which work that comes seldom shows', () => {
    const { slices } = partOf(
      dearerUntil(0),
      logOf((timeMs) => (timeMs > 1_900 && timeMs <= 2_100 ? 85 : 40)),
    );
    assert.deepEqual(slices.cpuPerRequest?.filter(({ head }) => head < 40.001).length, 5);
    const [mean, ...others] = slices.meanCpuPerRequest ?? [];
    assert.deepEqual(others, []);
    assert.ok(Math.abs(mean!.base - 40) < 1e-6 && Math.abs(mean!.head - 45) < 1e-6, JSON.stringify(slices));
  });

  it("has one throughput of all of it where base mostly waits, and the slices' where it does not or where that is unknown", () => {
    const { waitingShare, slices } = partOf(dearerUntil(0), dearerUntil(0), 0.55);
    assert.equal(waitingShare, 0.55);
    const [throughput, ...others] = slices.throughput ?? [];
    assert.deepEqual([Math.round(throughput!.base), Math.round(throughput!.head), others], [10_000, 10_000, []]);
    for (const share of [0.4, null]) {
      const part = partOf(dearerUntil(0), dearerUntil(0), share);
      assert.deepEqual([part.waitingShare ?? null, part.slices.throughput?.length], [share, 6]);
    }
  });

  it('waits for no longer than its processes ran for less', () => {
    assert.ok(Math.abs(partOf(dearerUntil(0), dearerUntil(0), 0.9).waitingShare! - 0.6) < 1e-9);
  });

  it('says nothing of waiting, nor of throughput, where base waits and finishes too seldom for it to be told, whatever head does', () => {
    const rarely = finishingAt(1_100, 1_900, 2_700);
    const often = finishingAt(...Array.from({ length: 60 }, (_, index) => index * 50));
    const [untold, told, unknown] = [partOf(rarely, often, 0.9), partOf(often, rarely, 0.9), partOf(rarely, often)];
    assert.deepEqual([untold.waitingShare, untold.slices.throughput], [undefined, []]);
    assert.deepEqual([told.waitingShare, told.slices.throughput?.length], [0.9, 1]);
    assert.ok((unknown.slices.throughput ?? []).length > 0);
  });

  it('keeps what base waited where it does not come to rest', () => {
    assert.equal(partOf(dearerUntil(0), logOf(climbing), 0.5).waitingShare, 0.5);
  });

  it('is there where both arms go on changing alike', () => {
    assert.equal(partOf(logOf(climbing), logOf(climbing)).unsettled, undefined);
  });

  it('cannot be without a finished request: an arm that hangs while the other answers has failed, and no arm where both do', () => {
    const idle = probeLogOf({ samples: samplesOf('0 1 0, 1100 1 10, 2700 1 20, 3000 1 20') });
    assert.throws(() => partOf(dearerUntil(0), idle), hangs('head'));
    assert.throws(() => partOf(idle, dearerUntil(0)), hangs('base'));
    assert.throws(() => partOf(idle, idle), TOO_SELDOM);
  });

  it('cannot be of answers that come too seldom: then it is chance which arm finished one, and no arm has failed', () => {
    assert.throws(() => partOf(finishingAt(1_100, 1_700, 2_300), finishingAt(1_400, 2_000, 2_600)), TOO_SELDOM);
    assert.throws(() => partOf(finishingAt(1_100, 2_300), finishingAt()), TOO_SELDOM);
    assert.throws(() => partOf(finishingAt(), finishingAt(1_100, 2_300)), TOO_SELDOM);
  });

  it('cannot be of an arm that was busy for longer than the window, and so took no sample in it: it does not hang', () => {
    const busy = probeLogOf({ samples: samplesOf('0 1 0, 900 3 10, 2950 11 20, 3000 11 20') });
    assert.throws(() => partOf(dearerUntil(0), busy), TOO_SELDOM);
    assert.throws(() => partOf(busy, dearerUntil(0)), TOO_SELDOM);
  });
});

const PIECES = 18;
const MOST = 6;
const TRIES = 300;

/** Log costs above those of the steady state, by the piece. */
interface Courses {
  readonly base?: (piece: number) => number;
  readonly head?: (piece: number) => number;
}

interface Machine {
  readonly noise?: Noise;
  /** Of each arm's pieces. */
  readonly sd?: number;
  /** Of what moves both arms, half a second at a time. */
  readonly moodSd?: number;
}

const steady = (): number => 0;

/** Express on a noisy machine: 80 µs and 85 µs a request. */
function piecesOf(
  { base = steady, head = steady }: Courses,
  seed: number,
  { noise = gaussian, sd = 0.04, moodSd = 0 }: Machine = {},
): readonly SlicePair[] {
  const random = seededRandom(seed);
  let mood = 0;
  return Array.from({ length: PIECES }, (_, piece) => {
    if (piece % 5 === 0) mood = moodSd * gaussian(random);
    return { base: 80 * Math.exp(base(piece) + mood + sd * noise(random)), head: 85 * Math.exp(head(piece) + mood + sd * noise(random)) };
  });
}

/** Share of many seeded tries of which it holds. */
function shareOf(holds: (seed: number) => boolean): number {
  return Array.from({ length: TRIES }, (_, seed) => holds(seed)).filter(Boolean).length / TRIES;
}

const isSteadyShare = (courses: Courses, machine: Machine = {}): number => shareOf((seed) => isSteady(piecesOf(courses, seed, machine)));

const swapped = (pieces: readonly SlicePair[]): readonly SlicePair[] => pieces.map(({ base, head }) => ({ base: head, head: base }));

/** A warm-up as it is recorded: it halves in a tenth of a second and a half. */
const warmingUp = (piece: number): number => 0.4 * Math.exp(-piece / 2);
/** The compiler of one arm is at work for so many pieces. */
const busyFor =
  (pieces: number, height: number) =>
  (piece: number): number =>
    piece < pieces ? height : 0;

describe('the pieces before the steady part', () => {
  for (const [what, courses, from, to] of [
    ['are those of a warm-up curve in which requests cost visibly more', { base: warmingUp, head: warmingUp }, 2, MOST],
    ['are those in which one arm was compiled', { head: busyFor(3, 0.3) }, 3, MOST],
    [
      'are those in which one arm after the other was compiled',
      { base: busyFor(2, 0.4), head: (piece) => (piece === 3 || piece === 4 ? 0.4 : 0) },
      5,
      MOST,
    ],
  ] as const satisfies readonly (readonly [string, Courses, number, number])[]) {
    it(what, () => {
      assert.ok(
        shareOf((seed) => {
          const left = unsteadyPieces(piecesOf(courses, seed), MOST);
          return left >= from && left <= to;
        }) >= 0.95,
      );
    });
  }

  it('are found beside wild pieces later on', () => {
    const courses: Courses = { base: (piece) => (piece === 12 ? 1.5 : 0), head: busyFor(4, 0.3) };
    assert.ok(shareOf((seed) => unsteadyPieces(piecesOf(courses, seed), MOST) >= 4) >= 0.8);
  });

  it('are none without noise and without a warm-up', () => {
    assert.equal(unsteadyPieces(piecesOf({}, 1, { sd: 0 }), MOST), 0);
  });

  it('are counted exactly without noise', () => {
    assert.equal(unsteadyPieces(piecesOf({ base: busyFor(4, 0.2) }, 1, { sd: 0 }), MOST), 4);
  });

  it('are never more than may be left out, however long the warm-up', () => {
    assert.equal(unsteadyPieces(piecesOf({ base: busyFor(8, 0.5), head: busyFor(8, 0.5) }, 1), MOST), MOST);
    assert.equal(unsteadyPieces(piecesOf({ base: busyFor(3, 0.5) }, 1), 0), 0);
  });

  it('are the same whichever arm is called base', () => {
    assert.equal(
      shareOf((seed) => {
        const pieces = piecesOf({ head: busyFor(seed % 5, 0.2) }, seed, { noise: contaminated, moodSd: 0.2 });
        return unsteadyPieces(pieces, MOST) === unsteadyPieces(swapped(pieces), MOST);
      }),
      1,
    );
  });

  it('are none where there is next to nothing to choose from', () => {
    assert.equal(unsteadyPieces([], MOST), 0);
    assert.equal(
      unsteadyPieces(
        [
          { base: 1, head: 2 },
          { base: 5, head: 6 },
        ],
        1,
      ),
      0,
    );
  });
});

describe('a window', () => {
  for (const [what, courses, machine] of [
    ['is steady where nothing happens but noise', {}, { sd: 0.06 }],
    ['is steady where a neighbour wakes up now and then', {}, { sd: 0.06, noise: contaminated }],
    ['is steady where the machine is in moods, which both arms share', {}, { moodSd: 0.3 }],
    ['is steady where both arms warm up alike', { base: warmingUp, head: warmingUp }, {}],
    ['is steady where three pieces are wild', { head: (piece) => ([2, 3, 5].includes(piece) ? 1.5 : 0) }, {}],
  ] as const satisfies readonly (readonly [string, Courses, Machine])[]) {
    it(what, () => {
      assert.ok(isSteadyShare(courses, machine) >= 0.99);
    });
  }

  for (const [what, courses] of [
    ['is not where one arm is compiled in its middle', { head: busyFor(9, 0.25) }],
    ['is not where one arm grows cheaper all the time', { base: (piece) => 0.5 - piece * 0.03 }],
    ['is not where one arm grows dearer all the time', { head: (piece) => piece * 0.03 }],
  ] as const satisfies readonly (readonly [string, Courses])[]) {
    it(what, () => {
      assert.ok(isSteadyShare(courses) <= 0.05);
    });
  }

  it('is taken for steady where it is too short to tell', () => {
    assert.equal(isSteady(piecesOf({ head: busyFor(3, 1) }, 1).slice(0, 6)), true);
    assert.equal(isSteady([]), true);
  });
});
