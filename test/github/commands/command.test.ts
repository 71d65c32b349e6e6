import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { parseCommand } from '../../../src/github/commands/command.ts';

const RUNS = [
  ['/perf run', null, null],
  ['/perf run express/*', 'express/*', null],
  ['/perf run 10m', null, '10m'],
  ['/perf run express/* 1.5h', 'express/*', '1.5h'],
  ['/perf run 10m express/*', 'express/*', '10m'],
  ['/perf run express/*,koa/*', 'express/*,koa/*', null],
  ['/perf run `suite/json 1kb` 5m', 'suite/json 1kb', '5m'],
  ['/Perf Run', null, null],
  ['\n  /perf   run\texpress/*  \r\nThe rest is for people.', 'express/*', null],
] as const;

for (const [body, only, budget] of RUNS) {
  test(`${JSON.stringify(body)} measures ${only ?? 'everything'} in ${budget ?? 'the usual time'}`, () => {
    assert.deepEqual(parseCommand(body), { kind: 'run', only, budget });
  });
}

const ACCEPTS = [
  ['/perf accept express/updateUser it is worth it', 'express/updateUser', null, 'it is worth it'],
  ['/perf accept express/* 30d it is worth it', 'express/*', 30, 'it is worth it'],
  ['/perf accept `express/updateUser` because of #12', 'express/updateUser', null, 'because of #12'],
  ['/perf accept "suite/json 1kb" 1d soon "mended"', 'suite/json 1kb', 1, 'soon "mended"'],
  ['/perf accept express/updateUser 30days are enough', 'express/updateUser', null, '30days are enough'],
  ['/perf accept "unfinished reason', '"unfinished', null, 'reason'],
] as const;

for (const [body, benchmark, days, reason] of ACCEPTS) {
  test(`${JSON.stringify(body)} accepts ${benchmark} for ${days ?? 'the usual'} days`, () => {
    assert.deepEqual(parseCommand(body), { kind: 'accept', benchmark, days, reason });
  });
}

const PROBLEMS = [
  ['/perf', /does not say what to do/],
  ['/perf rerun', /no command "rerun"/],
  ['/perf run express/* koa/*', /more than one pattern or budget/],
  ['/perf run 10 m', /more than one pattern or budget/],
  ['/perf run 10m 20m', /more than one pattern or budget/],
  ['/perf run 0m', /in no time/],
  ['/perf accept', /which benchmark/],
  ['/perf  accept express/updateUser it is worth it', /one blank/],
  [' /perf accept express/updateUser it is worth it', /at the very beginning/],
  ['/perf accept express/updateUser', /does not say why/],
  ['/perf accept express/updateUser 30d', /does not say why/],
  ['/perf accept express/updateUser\nbecause the reason is on the wrong line', /does not say why/],
  ['/perf accept express/updateUser 0d never', /1 to 3650 days/],
  ['/perf accept express/updateUser 9999999999999999999999d for ever', /1 to 3650 days/],
] as const;

for (const [body, problem] of PROBLEMS) {
  test(`${JSON.stringify(body)} is not understood, and says why`, () => {
    const command = parseCommand(body);
    assert.equal(command?.kind, 'not understood');
    assert.match(command.problem, problem);
  });
}

for (const body of ['', 'Looks good', '/performance matters', '/perf-gate accept x', '> /perf run', 'Try\n/perf run', '`/perf run`']) {
  test(`${JSON.stringify(body)} is no command`, () => {
    assert.equal(parseCommand(body), null);
  });
}

test('control and direction-changing characters do not survive, and endless lines are cut visibly', () => {
  const command = parseCommand(`/perf accept express/updateUser a\u202Eb\u0007c ${'x'.repeat(1_000)}`);
  assert.equal(command?.kind, 'accept');
  assert.match(command.reason, /^a b c x+…$/);
  assert.ok(command.reason.length < 500);
});

test('whatever follows, a command is understood or asked back, and its reason is one plain line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const command = parseCommand(`/perf accept express/updateUser ${text}`);
      assert.notEqual(command, null);
      if (command?.kind === 'accept') assert.match(command.reason, /^[^\p{Cc}\p{Cf}]+$/u);
    }),
  );
});
