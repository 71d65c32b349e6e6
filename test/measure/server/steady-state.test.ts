import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isSteady, unsteadyPieces } from '../../../src/measure/server/steady-part.ts';
import type { SlicePair } from '../../../src/model.ts';
import { contaminated, gaussian, type Noise, seededRandom } from '../../judge/seeded-noise.ts';

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
