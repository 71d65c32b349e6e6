import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  activityBetween,
  cpuUsAround,
  finishRate,
  longestPauseMs,
  parseProbeMessage,
  sliceWindow,
  treeActivity,
  type ProbeGreeting,
  type ProbeLog,
} from '../../../src/measure/probe/probe-log.ts';
import { probeLogOf, samplesOf } from '../probe-log-of.ts';

/** A response a ms, half a core; a sample every 10 ms from 0 to 100. */
const STEADY = Array.from({ length: 11 }, (_, index) => [index * 10, index * 10, index * 5_000] as const);

const logOf = (samples: ProbeLog['samples']): ProbeLog => probeLogOf({ samples });

describe('activity between two moments', () => {
  for (const [what, samples, fromMs, toMs, expected] of [
    ['is that from one sample to another', STEADY, 0, 100, { finishedPerMs: 1, cpuUsPerMs: 500 }],
    [
      'is cut at the samples before the moments',
      samplesOf('0 0 0, 10 0 0, 20 5 500, 50 35 2300, 60 9000 9000'),
      15,
      58,
      { finishedPerMs: 0.875, cpuUsPerMs: 57.5 },
    ],
    ['begins with the first sample where none lies before', STEADY, -50, 20, { finishedPerMs: 1, cpuUsPerMs: 500 }],
    ['counts samples at the very edges', STEADY, 40, 50, { finishedPerMs: 1, cpuUsPerMs: 500 }],
    ['may be none at all', samplesOf('0 7 70, 10 7 70'), 0, 10, { finishedPerMs: 0, cpuUsPerMs: 0 }],
    ['is known with one sample inside', STEADY, 15, 25, { finishedPerMs: 1, cpuUsPerMs: 500 }],
    ['is unknown with no sample inside', STEADY, 11, 19, null],
    ['is unknown without samples', [], 0, 100, null],
    ['is unknown before the first sample and after the last', STEADY, 200, 300, null],
  ] as const) {
    it(what, () => {
      assert.deepEqual(activityBetween(samples, fromMs, toMs), expected);
    });
  }
});

it('slices that follow each other leave out nothing, be a process blocked from one to the next', () => {
  const samples = samplesOf('0 0 0, 10 10 1000, 60 11 51000, 70 21 52000, 80 31 53000');
  const slices = sliceWindow(0, 80, 20).map(([from, to]) => activityBetween(samples, from, to));
  assert.deepEqual(
    slices.map((slice) => slice?.cpuUsPerMs),
    [100, undefined, 1_000, 100],
  );
});

/** A sample every 10 ms from 0 to 3 s; so many responses at once, every so many ms from the first on. */
const inBursts = (responses: number, everyMs: number, firstMs: number): ProbeLog =>
  logOf(
    Array.from(
      { length: 301 },
      (_, sample) => [sample * 10, responses * Math.max(0, Math.floor((sample * 10 - firstMs) / everyMs) + 1), 0] as const,
    ),
  );

describe('the rate at which responses are finished', () => {
  it('is how many there are where they come evenly', () => {
    assert.ok(Math.abs(finishRate([logOf(STEADY)], 0, 100) - 1) < 1e-9);
  });

  it('is the same wherever the window cuts into responses that come at once', () => {
    for (let firstMs = 0; firstMs < 500; firstMs += 10) {
      for (const [everyMs, most] of [
        [400, 0.008],
        [500, 0.017],
      ] as const) {
        const rate = finishRate([inBursts(10, everyMs, firstMs)], 1_000, 2_800);
        assert.ok(Math.abs(rate / (10 / everyMs) - 1) < most, `${rate} every ${everyMs} ms: a count of whole bursts is 11 % off`);
      }
    }
  });

  it('adds up processes, and leaves out what was before and after', () => {
    const one = inBursts(10, 50, 20);
    const late = inBursts(10, 50, 2_850);
    assert.ok(Math.abs(finishRate([one, one, late], 1_000, 2_800) - 0.4) < 0.001);
    assert.equal(finishRate([late], 1_000, 2_800), 0);
  });
});

describe('the longest pause between responses', () => {
  it('is that of no process of the tree, from the beginning of the window to its end', () => {
    const [early, late] = [inBursts(1, 500, 1_100), inBursts(1, 5_000, 2_300)];
    assert.equal(longestPauseMs([early], 1_000, 2_800), 500);
    assert.equal(longestPauseMs([late], 1_000, 2_800), 1_300);
    assert.equal(longestPauseMs([early, late], 1_000, 2_800), 500);
    assert.equal(longestPauseMs([early], 1_000, 1_050), 50);
  });
});

describe('activity of a tree', () => {
  it('adds the rates of processes that were sampled at different times', () => {
    const shifted = STEADY.map(([time, finished, cpu]) => [time + 4, finished * 2, cpu] as const);
    assert.deepEqual(treeActivity([logOf(STEADY), logOf(shifted)], 10, 90), { finishedPerMs: 3, cpuUsPerMs: 1_000 });
  });

  it('leaves out processes that were not there', () => {
    assert.deepEqual(treeActivity([logOf(STEADY), logOf([[500, 0, 0]])], 0, 100), { finishedPerMs: 1, cpuUsPerMs: 500 });
  });

  it('is unknown where no process was there', () => {
    assert.equal(treeActivity([], 0, 100), null);
    assert.equal(treeActivity([logOf([])], 0, 100), null);
  });
});

describe('the slices of a window', () => {
  it('are equal and leave out an incomplete one', () => {
    assert.deepEqual(sliceWindow(1_000, 1_250, 100), [
      [1_000, 1_100],
      [1_100, 1_200],
    ]);
    assert.deepEqual(sliceWindow(0, 99, 100), []);
  });

  it('are not lost to rounding', () => {
    const fromMs = 123_456_789.123_456;
    assert.equal(sliceWindow(fromMs, fromMs + 4 * 500, 500).length, 4);
    assert.equal(sliceWindow(0.1, 0.1 + 3 * 0.1, 0.1).length, 3);
  });
});

describe('CPU time around two moments', () => {
  for (const [what, logs, fromMs, toMs, expected] of [
    ['is that between the samples before and after them', [STEADY], 15, 58, 25_000],
    ['is exact where they are samples', [STEADY], 20, 30, 5_000],
    ['is added up over processes, whose samples lie elsewhere', [STEADY, samplesOf('3 0 100, 33 0 700')], 10, 20, 5_600],
    ['is all there is where the samples begin later and end sooner', [STEADY], -50, 500, 50_000],
    ['is none without samples', [[]], 0, 100, 0],
  ] as const) {
    it(what, () => {
      assert.equal(cpuUsAround(logs.map(logOf), fromMs, toMs), expected);
    });
  }
});

describe('what a probe sends', () => {
  it('is read back: its report, and who it is', () => {
    const log = probeLogOf({ samples: [[1, 2, 3]], memory: [[1, 4_096]], collections: [[1, 5, 6.5]], modules: ['/a.js'] });
    const greeting: ProbeGreeting = { pid: 7, above: [5, 6], serves: true };
    for (const message of [log, greeting]) assert.deepEqual(parseProbeMessage(`${JSON.stringify(message)}\n`), message);
  });

  for (const text of [
    '',
    'null',
    '{}',
    '{"pid":1,"nodeVersion":"v24.0.0","samples":[[1,2]],"memory":[],"collections":[],"connections":0,"modules":[]}',
    '{"pid":1,"above":["2"],"serves":true}',
  ]) {
    it(`is refused where it is ${JSON.stringify(text)}`, () => {
      assert.throws(() => parseProbeMessage(text));
    });
  }
});
