import assert from 'node:assert/strict';
import { test } from 'node:test';
import { instructionEstimate, isLuckOfKeys, isSameWork, luckOfEdits } from '../../src/judge/instruction-evidence.ts';
import type { ExecutedArm } from '../../src/judge/cause/counted-cause.ts';
import { pOfAtMost } from '../../src/judge/significance.ts';
import { METRICS } from '../../src/metrics.ts';
import type { OfBothArms } from '../../src/model.ts';
import { assertClose } from './assert-close.ts';

const ofRatio = (ratio: number): OfBothArms<number> => ({ base: 100_000, head: 100_000 * ratio });

test('one count of each arm tells how they differ, with the luck of an edit as its error', () => {
  const estimate = instructionEstimate(ofRatio(1.01));
  assertClose(estimate.log, Math.log(1.01));
  assert.deepEqual([estimate.standardError, estimate.n], [LUCK, 1]);
});

const LUCK = luckOfEdits(ofRatio(1));

test('an edit moves a long request by a share of it, and a short operation by some instructions', () => {
  assert.deepEqual(
    [1e6, 100].map((base) => luckOfEdits({ base, head: base }).toFixed(4)),
    ['0.0001', '0.0200'],
  );
});

test('swapped arms turn the sign, and nothing else', () => {
  const [one, other] = [instructionEstimate({ base: 100, head: 102 }), instructionEstimate({ base: 102, head: 100 })];
  assertClose(other.log, -one.log, 1e-15);
});

/** Of no more than δ₀. */
const pOf = (ratio: number): number => pOfAtMost(Math.log1p(METRICS.instructionsPerRequest.delta0), instructionEstimate(ofRatio(ratio)));

test('half a per cent more instructions is no chance, and as much as a neutral edit makes is', () => {
  assert.ok(pOf(1.005) < 0.001, String(pOf(1.005)));
  assert.ok(pOf(Math.exp(LUCK)) > 0.5);
});

test('counts that differ by no more than a neutral edit may make are the same work', () => {
  assert.deepEqual([ofRatio(1 + 0.9 * LUCK), ofRatio(1 + 1.1 * LUCK)].map(isSameWork), [true, false]);
});

/** Instructions of an operation: of JavaScript itself, of JSON.stringify, and of other native code. */
function executing({ javaScript = 100, json = 9_000, other = 900 }: Readonly<Record<string, number>>): ExecutedArm {
  const frame = { name: 'write', file: 'src/app.js', line: 1, origin: 'own', key: 'write' } as const;
  const native = json + other;
  const instructions = javaScript + native;
  return {
    instructions,
    allocated: null,
    functions: new Map([['write', { frame, instructions, native, calls: 1, byLine: new Map() }]]),
    native: new Map([['JsonStringifier', json]]),
    sources: new Map(),
  };
}

const isLuckAfterBase = (head: Parameters<typeof executing>[0]): boolean => isLuckOfKeys({ base: executing({}), head: executing(head) });

test('only a change in JSON.stringify alone, while JavaScript executes the same, is luck of its keys', () => {
  assert.deepEqual([{ json: 9_500 }, { json: 8_500 }, { json: 9_500, other: 940 }].map(isLuckAfterBase), [true, true, true]);
  assert.deepEqual(
    [{ other: 1_400 }, { json: 9_500, other: 1_000 }, { json: 9_500, javaScript: 110 }, {}].map(isLuckAfterBase),
    Array(4).fill(false),
  );
});
