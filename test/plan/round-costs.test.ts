import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { expectedMs, type Schedulable } from '../../src/plan/round-costs.ts';
import { openScheduler } from '../../src/plan/schedule.ts';
import { scenarioOf } from '../targets.ts';

const COSTS = { duetMs: () => 10_000, soloMs: () => 1_000 };
const COMPARED: Schedulable = { id: 'express/hello', request: scenarioOf(), comparable: true };

describe('the time that rounds are expected to take', () => {
  it('is that of all the schedule holds, control rounds included', () => {
    const ids = [COMPARED.id];
    const steps = openScheduler(1, ids).stepsOf({ ids, fromIndex: 0, toIndex: 20, solos: { ids, count: 3 } });
    const tookMs = steps.reduce((sum, { kind }) => sum + (kind === 'solo' ? COSTS.soloMs() : COSTS.duetMs()), 0);
    assert.ok(steps.some(({ kind }) => kind === 'control'));
    assert.equal(expectedMs([COMPARED], { duets: 20, solos: 3 }, COSTS), tookMs);
  });

  it('has rounds of head alone only, of what cannot be compared', () => {
    assert.equal(expectedMs([{ ...COMPARED, comparable: false }], { duets: 20, solos: 3 }, COSTS), 3_000);
  });
});
