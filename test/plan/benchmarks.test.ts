import assert from 'node:assert/strict';
import { describe, it, test } from 'node:test';
import type { Reason } from '../../src/model.ts';
import {
  isComparable,
  noBenchmarkMatches,
  planTargets,
  serverBenchmarks,
  suiteBenchmarks,
  withTaskLabels,
} from '../../src/plan/benchmarks.ts';
import { configOf, scenarioOf, serverTargetOf, suiteTargetOf } from '../targets.ts';
import { userErrorOf } from '../user-error.ts';

const EXPRESS = serverTargetOf({ name: 'express' });
const KOA = serverTargetOf({ name: 'koa' });
const USER = suiteTargetOf({ name: 'user' });

describe('the plan of targets', () => {
  it('lays each target of head beside the one of that name at base', () => {
    const before = { ...EXPRESS, start: 'node old.js' };
    assert.deepEqual(planTargets(configOf(EXPRESS), configOf(before), []), {
      targets: [{ name: 'express', head: EXPRESS, base: before }],
      removed: [],
    });
  });

  it('has no base for a target that base lacks, nor for one that was of the other kind', () => {
    const { targets, removed } = planTargets(configOf(EXPRESS, USER), configOf(suiteTargetOf({ name: 'express' })), []);
    assert.deepEqual(
      targets.map(({ name, base }) => [name, base]),
      [
        ['express', null],
        ['user', null],
      ],
    );
    assert.deepEqual(removed, []);
  });

  it('names what only base has', () => {
    assert.deepEqual(planTargets(configOf(EXPRESS), configOf(EXPRESS, KOA), []).removed, [KOA]);
  });

  it('has no base at all without a base', () => {
    const { targets, removed } = planTargets(configOf(EXPRESS, KOA), null, []);
    assert.deepEqual(
      targets.map(({ base }) => base),
      [null, null],
    );
    assert.deepEqual(removed, []);
  });

  for (const [only, expected] of [
    [['express'], ['express']],
    [['express/hello'], ['express']],
    [['*/hello'], ['express', 'koa', 'user']],
    [
      ['k*', 'user/*'],
      ['koa', 'user'],
    ],
    [['{express,koa}/*'], ['express', 'koa']],
    [['!express/hello'], ['express', 'koa', 'user']],
    [
      ['!express/**', 'express/**'],
      ['express', 'koa', 'user'],
    ],
    [['!express/*'], ['koa', 'user']],
    [['!express'], ['koa', 'user']],
    [['!express/**'], ['koa', 'user']],
    [['!{express,koa}/**'], ['user']],
    [['!{express/hello,koa/hello}'], ['express', 'koa', 'user']],
    [['!(express)/hello'], ['koa', 'user']],
    [[], ['express', 'koa', 'user']],
  ] as const) {
    it(`keeps ${expected.join(', ')} for --only ${only.join(' --only ') || '(nothing)'}`, () => {
      assert.deepEqual(
        planTargets(configOf(EXPRESS, KOA, USER), null, only).targets.map(({ name }) => name),
        expected,
      );
    });
  }

  it('narrows what was removed in the same way', () => {
    assert.deepEqual(planTargets(configOf(EXPRESS), configOf(EXPRESS, KOA, USER), ['express', 'k*']).removed, [KOA]);
  });

  it('takes a pattern that matches nothing but what was removed, and refuses one that base does not know either', () => {
    assert.deepEqual(planTargets(configOf(EXPRESS), configOf(EXPRESS, KOA), ['koa/*']), { targets: [], removed: [KOA] });
    const error = userErrorOf(() => planTargets(configOf(EXPRESS), configOf(EXPRESS, KOA), ['hapi/*']));
    assert.match(error.message, /no benchmark matches hapi\/\*/);
  });

  it('refuses a pattern that matches no target, and names the targets', () => {
    const error = userErrorOf(() => planTargets(configOf(EXPRESS, KOA), null, ['hapi/*']));
    assert.match(error.message, /no benchmark matches hapi\/\*/);
    assert.equal(error.where, '--only');
    assert.match(error.fix, /express, koa/);
  });

  for (const [only, told] of [
    [['koa', '{express/hello,express/big}'], /which targets "\{express\/hello,express\/big\}" is about cannot be told/],
    [['!express/**', '!koa/**'], /^"!express\/\*\*" and "!koa\/\*\*" together exclude almost nothing/],
  ] as const) {
    it(`refuses --only ${only.join(' --only ')}, which does not say what to measure`, () => {
      const error = userErrorOf(() => planTargets(configOf(EXPRESS, KOA), null, only));
      assert.match(error.message, told);
      assert.equal(error.where, '--only');
    });
  }

  it('takes what base and head mean by a selection together, though both leave something out', () => {
    const plan = planTargets(configOf(EXPRESS, KOA), null, ['!express/**', '!{express,koa}/**'], { patterns: ['gate'], by: '--only' });
    assert.deepEqual(
      plan.targets.map(({ name }) => name),
      ['koa'],
    );
  });

  it('tells what was asked for, and by what, where globs came of it', () => {
    const error = userErrorOf(() =>
      planTargets(configOf(EXPRESS), null, ['hapi/*', 'koa/*'], { patterns: ['gate'], by: 'profiles.page.only' }),
    );
    assert.match(error.message, /no benchmark matches gate \(hapi\/\*, koa\/\*\)/);
    assert.equal(error.where, 'profiles.page.only');
  });

  it('refuses a configuration without targets, and says where to add one', () => {
    const error = userErrorOf(() => planTargets(configOf(), null, []));
    assert.equal(error.where, 'perf-gate.yml');
    assert.match(error.fix, /servers: or suites:/);
  });
});

describe('the benchmarks of a server', () => {
  const hello = scenarioOf({ name: 'hello' });
  const big = scenarioOf({ name: 'big', path: '/big' });

  it('are the scenarios of head, each with its base', () => {
    const head = serverTargetOf({ name: 'express', scenarios: [hello, big] });
    const benchmarks = serverBenchmarks(head, head);
    assert.deepEqual(
      benchmarks.map(({ id, target, scenario, newBecause }) => ({ id, target, scenario, newBecause })),
      [
        { id: 'express/hello', target: 'express', scenario: 'hello', newBecause: null },
        { id: 'express/big', target: 'express', scenario: 'big', newBecause: null },
      ],
    );
    assert.deepEqual(
      benchmarks.map((benchmark) => benchmark.kind === 'server' && benchmark.request),
      [hello, big],
    );
  });

  it('are new where base has no such target, no such scenario, or another request under the same name', () => {
    const head = serverTargetOf({ scenarios: [hello] });
    const reasonWith = (base: typeof head | null): Reason | null | undefined => serverBenchmarks(head, base)[0]?.newBecause;
    assert.deepEqual(reasonWith(null), { kind: 'base-lacks-target' });
    assert.deepEqual(reasonWith({ ...head, scenarios: [big] }), { kind: 'base-lacks-benchmark' });
    assert.deepEqual(reasonWith({ ...head, scenarios: [{ ...hello, connections: 5 }] }), { kind: 'scenario-differs' });
    assert.deepEqual(reasonWith({ ...head, scenarios: [{ ...hello, expect: { status: 201, body: null } }] }), { kind: 'scenario-differs' });
  });

  it('cannot be compared where they are new, nor where there is no base and so nothing is', () => {
    const head = serverTargetOf({ scenarios: [hello] });
    const [added] = serverBenchmarks(head, null);
    const [same, another] = [head, { ...head, scenarios: [big] }].map((base) => serverBenchmarks(head, base)[0]!);
    assert.deepEqual([same!, another!, added!, { ...added!, newBecause: null }].map(isComparable), [true, false, false, false]);
  });

  it('stay comparable where only start command or environment changed', () => {
    const head = serverTargetOf();
    assert.equal(serverBenchmarks(head, { ...head, start: 'node other.js', env: { A: '1' } })[0]?.newBecause, null);
  });

  it('tell a load apart by everything that is sent', () => {
    const loadOf = (scenario: typeof hello): string | undefined =>
      serverBenchmarks(serverTargetOf({ scenarios: [scenario] }), null)[0]?.load;
    assert.equal(loadOf(hello), loadOf(scenarioOf()));
    assert.equal(new Set([hello, big, { ...hello, pipelining: 2 }, { ...hello, body: 'x' }].map(loadOf)).size, 4);
  });

  it('have a load that does not name the protocol http', () => {
    assert.equal(
      serverBenchmarks(serverTargetOf({ scenarios: [hello] }), null)[0]?.load,
      JSON.stringify({ ...hello, protocol: undefined }),
    );
  });
});

describe('the benchmarks of a suite', () => {
  it('are the tasks of head, new where base does not add the task', () => {
    const found = suiteBenchmarks(USER, USER, ['parse', 'validate'], ['parse', 'stringify']);
    assert.deepEqual(
      found.map(({ id, newBecause }) => [id, newBecause]),
      [
        ['user/parse', null],
        ['user/validate', { kind: 'base-lacks-benchmark' }],
      ],
    );
  });

  it('are all new where base does not have the suite', () => {
    assert.deepEqual(suiteBenchmarks(USER, null, ['parse'], [])[0]?.newBecause, { kind: 'base-lacks-target' });
  });
});

describe('the labels of benchmarks', () => {
  it('are those of the target, and of each task those that the suite has for it', () => {
    const head = suiteTargetOf({ name: 'serializers', labels: { Package: 'moleculer', Length: 'unknown' } });
    const found = withTaskLabels(suiteBenchmarks(head, null, ['event-10b/json', 'event-10b/cbor'], []), {
      'event-10b/json': { Length: '177 B' },
    });
    assert.deepEqual(
      found.map(({ labels }) => labels),
      [
        { Package: 'moleculer', Length: '177 B' },
        { Package: 'moleculer', Length: 'unknown' },
      ],
    );
  });

  it("of a server are the target's", () => {
    assert.deepEqual(serverBenchmarks(serverTargetOf({ labels: { Router: 'radix tree' } }), null)[0]?.labels, { Router: 'radix tree' });
  });
});

test('where no benchmark matches, the error names those that there are', () => {
  const error = noBenchmarkMatches(['user/x'], ['user/parse', 'user/validate'], { patterns: ['mine'], by: '--only' });
  assert.match(error.message, /no benchmark matches mine \(user\/x\)/);
  assert.match(error.fix, /user\/parse, user\/validate/);
});
