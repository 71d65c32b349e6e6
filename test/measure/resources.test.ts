import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ProbeLog } from '../../src/measure/probe/probe-log.ts';
import { maxMemoryBytes, memorySeries, resourceFigures, resourceSlices } from '../../src/measure/resources.ts';
import { probeLogOf, samplesOf } from './probe-log-of.ts';

/** So many responses a ms, from 0 to 1,000 ms, sampled when `lateBy` says. */
function logOf({
  pid = 1,
  perMs = 2,
  collections = [],
  lateBy = () => 0,
}: {
  readonly pid?: number;
  readonly perMs?: number;
  readonly collections?: ProbeLog['collections'];
  readonly lateBy?: (sample: number) => number;
} = {}): ProbeLog {
  let timeMs = 0;
  const samples = Array.from({ length: 200 }, (_, sample) => {
    timeMs += 10 + lateBy(sample);
    return [timeMs, timeMs * perMs, timeMs * 100] as const;
  });
  return probeLogOf({ pid, samples: samples.filter(([atMs]) => atMs <= 1_000), collections });
}

/** So late once in forty times, and hardly otherwise. */
const hiccup =
  (ms: number) =>
  (sample: number): number =>
    sample % 40 === 7 ? ms : 0.5;

/** A collection of 3 ms every 50 ms, noted every 100 ms. */
const COLLECTING = Array.from({ length: 11 }, (_, note) => [note * 100, note * 2, note * 6] as const);

describe('what requests cost beside CPU time', () => {
  it('takes the delay of the event loop against the interval that the probe itself asked for', () => {
    const { eventLoopDelayP99: delay = 0 } = resourceFigures([logOf({ lateBy: hiccup(12) })], 0, 1_000);
    const { eventLoopDelayP99: otherDelay = 0 } = resourceFigures([{ ...logOf({ lateBy: hiccup(12) }), sampleEveryMs: 8 }], 0, 1_000);
    assert.ok(Math.abs(otherDelay - delay - 2) < 1e-9, `${delay} and ${otherDelay}`);
  });

  it('is time for collecting, and collections, over the requests that were finished meanwhile', () => {
    const { gcTimePerRequest, collectionsPerThousand } = resourceFigures([logOf({ collections: COLLECTING })], 200, 800);
    // Per ms: 0.06 ms of pauses and 0.02 collections, over two requests.
    assert.ok(Math.abs(gcTimePerRequest! - 30) < 1e-9, String(gcTimePerRequest));
    assert.ok(Math.abs(collectionsPerThousand! - 10) < 1e-9, String(collectionsPerThousand));
  });

  it('is that of all processes together', () => {
    const { gcTimePerRequest } = resourceFigures(
      [logOf({ collections: COLLECTING }), logOf({ collections: COLLECTING }), logOf()],
      200,
      800,
    );
    assert.ok(Math.abs(gcTimePerRequest! - 20) < 1e-9, String(gcTimePerRequest));
  });

  it('leaves out what was collected before and after', () => {
    const before = samplesOf('0 0 0, 100 90 900, 900 90 900, 1000 99 990');
    assert.equal(resourceFigures([logOf({ collections: before })], 100, 900).gcTimePerRequest, undefined);
  });

  it('is the lateness that one in a hundred samples exceeds, of the process that was latest', () => {
    const { eventLoopDelayP99 } = resourceFigures([logOf({ lateBy: hiccup(3) }), logOf({ lateBy: hiccup(12) })], 0, 1_000);
    assert.ok(Math.abs(eventLoopDelayP99! - 12) < 1e-9, String(eventLoopDelayP99));
  });

  it('is not that of a process which finished nothing, but of each thread of one which did', () => {
    const serving = logOf({ collections: COLLECTING, lateBy: hiccup(3) });
    const idle = { perMs: 0, collections: COLLECTING, lateBy: hiccup(12) };
    const alone = resourceFigures([serving], 0, 1_000);
    assert.deepEqual(resourceFigures([logOf({ ...idle, pid: 2 }), serving], 0, 1_000), alone);
    const { eventLoopDelayP99, collectionsPerThousand } = resourceFigures([logOf(idle), serving], 0, 1_000);
    assert.ok(Math.abs(eventLoopDelayP99! - 12) < 1e-9, String(eventLoopDelayP99));
    assert.ok(Math.abs(collectionsPerThousand! - 2 * alone.collectionsPerThousand!) < 1e-9, String(collectionsPerThousand));
  });

  it('has no figure that is nothing: it could not be compared', () => {
    assert.deepEqual(resourceFigures([logOf()], 0, 1_000), {});
    assert.deepEqual(resourceFigures([], 0, 1_000), {});
  });

  it('is compared with the most memory that each arm ever had, which is there though nothing was collected', () => {
    const taking = (...memory: ProbeLog['memory']): ProbeLog => ({ ...logOf(), memory });
    const logs = { base: [taking([0, 80e6], [100, 60e6])], head: [taking([100, 70e6]), taking([100, 20e6], [900, 30e6])] };
    assert.deepEqual(resourceSlices(logs, 200, 800), { maxMemory: [{ base: 80, head: 100 }] });
    assert.deepEqual(resourceSlices({ ...logs, base: [logOf()] }, 200, 800), { maxMemory: [] });
  });

  it('has a slice where both arms have a figure, and none of what only one has', () => {
    const collecting = logOf({ collections: COLLECTING });
    assert.deepEqual(Object.keys(resourceSlices({ base: [collecting], head: [collecting] }, 0, 1_000)), [
      'gcTimePerRequest',
      'collectionsPerThousand',
    ]);
    for (const [base, head] of [
      [collecting, logOf()],
      [logOf(), collecting],
    ] as const) {
      assert.deepEqual(resourceSlices({ base: [base], head: [head] }, 0, 1_000), { gcTimePerRequest: [], collectionsPerThousand: [] });
    }
    assert.deepEqual(resourceSlices({ base: [logOf()], head: [logOf()] }, 0, 1_000), {});
  });
});

const holding = (...memory: ProbeLog['memory']): ProbeLog => probeLogOf({ memory });

describe('the memory of a process tree', () => {
  it('is the sum of what its processes had at last, ten times a second, from the moment that counting began', () => {
    const logs = [holding([950, 80e6], [1_050, 90e6], [1_150, 85.126e6]), holding([1_120, 40e6])];
    assert.deepEqual(memorySeries(logs, 1_000, 1_300), [
      [0, 80],
      [100, 90],
      [200, 125.13],
      [300, 125.13],
    ]);
  });

  it('has a hundred points at most, over the whole of a long stretch', () => {
    const series = memorySeries([holding([0, 80e6])], 1_000, 41_000);
    assert.equal(series.length, 100);
    assert.deepEqual(
      [series[0], series.at(-1)],
      [
        [0, 80],
        [40_000, 80],
      ],
    );
  });

  it('is nothing where nothing was noted', () => {
    assert.deepEqual(memorySeries([], 0, 100), [
      [0, 0],
      [100, 0],
    ]);
    assert.equal(maxMemoryBytes([]), 0);
  });

  it("at its highest is the sum of each process's own", () => {
    assert.equal(maxMemoryBytes([holding([0, 80e6], [100, 95e6]), holding([0, 40e6], [100, 30e6])]), 135e6);
  });
});
