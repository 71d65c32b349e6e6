import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Config, HeldScenario, LoadOverrides } from '../../src/model.ts';
import { serverBenchmarks } from '../../src/plan/benchmarks.ts';
import {
  askedFor,
  type AskedSettings,
  budgetOfRun,
  globsOfRun,
  settingsOfRun,
  underLoad,
  uniteAsked,
} from '../../src/plan/settings-of-run.ts';
import { configOf, scenarioOf, serverTargetOf, suiteTargetOf } from '../targets.ts';
import { userErrorOf } from '../user-error.ts';

const ASKED: AskedSettings = { only: [], profile: 'quick', budgetMs: null, askedBy: 'options' };
const configWith = (change: Partial<Config>): Config => ({ ...configOf(), ...change });

test("base's policy rules where there is a base, and head's where there is none", () => {
  const [head, base] = [configWith({ instructions: 'required' }), configWith({ instructions: 'off' })];
  assert.equal(settingsOfRun(ASKED, head, base).ruling, base);
  assert.equal(settingsOfRun(ASKED, head, null).ruling, head);
});

test('counts settle as the ruling policy says, unless the asker wants all rounds', () => {
  const without = configWith({ policy: { ...configOf().policy, countsSettle: false } });
  assert.deepEqual(
    [
      settingsOfRun(ASKED, configOf(), null),
      settingsOfRun(ASKED, configOf(), without),
      settingsOfRun({ ...ASKED, countsSettle: false }, configOf(), null),
    ].map(({ countsSettle }) => countsSettle),
    [true, false, false],
  );
});

test('a selection that head narrows is measured as base has it, too', () => {
  const [head, base] = [configWith({ selections: { api: ['api/health'] } }), configWith({ selections: { api: ['api/*'] } })];
  const { only, asked } = settingsOfRun({ ...ASKED, only: ['api'] }, head, base);
  assert.deepEqual([only, asked], [['api/health', 'api/*'], { patterns: ['api'], by: '--only' }]);
});

test('a setting has the name of its option or input', () => {
  const { asked, budget } = settingsOfRun({ ...ASKED, only: ['api/*'], budgetMs: 1_000, askedBy: 'inputs' }, configOf(), null);
  assert.deepEqual(
    [asked.by, budget?.by],
    ['`with: only` of the step that uses perf-gate', '`with: budget` of the step that uses perf-gate'],
  );
  assert.equal(userErrorOf(() => settingsOfRun({ ...ASKED, profile: 'none' }, configOf(), null)).where, '--profile');
});

test('what a reader must know of the settings is told, like a profile that differs', () => {
  const quick = configOf().profiles.find(({ name }) => name === 'quick')!;
  const head = configWith({ profiles: [{ ...quick, name: 'own', plan: { looks: [5] } }] });
  const base = configWith({ profiles: [{ ...quick, name: 'own', plan: { looks: [12] } }] });
  const { notes, profile } = settingsOfRun({ ...ASKED, profile: 'own' }, head, base);
  assert.deepEqual([notes, profile.plan], [[{ kind: 'profile-differs', profile: 'own' }], { looks: [12] }]);
});

const FROM_HEAD = 'perf-gate.yml (budget)';
const headWith = (budgetMs: number | null): Parameters<typeof budgetOfRun>[1] => ({ budgetMs, file: 'perf-gate.yml' });

test('of base and head the looser budget holds, and none is the loosest', () => {
  assert.deepEqual(budgetOfRun(null, headWith(1_000), { budgetMs: 5_000 }), { ms: 5_000, by: FROM_HEAD });
  assert.deepEqual(budgetOfRun(null, headWith(5_000), { budgetMs: 1_000 }), { ms: 5_000, by: FROM_HEAD });
  assert.equal(budgetOfRun(null, headWith(1_000), { budgetMs: null }), null);
  assert.equal(budgetOfRun(null, headWith(null), { budgetMs: 1_000 }), null);
});

test("without a base head's budget holds", () => {
  assert.deepEqual(budgetOfRun(null, headWith(1_000), null), { ms: 1_000, by: FROM_HEAD });
  assert.equal(budgetOfRun(null, headWith(null), null), null);
});

test('a budget that is asked for goes before those of the configurations', () => {
  const asked = { ms: 2_000, by: '--budget' };
  assert.deepEqual(budgetOfRun(asked, headWith(1_000), { budgetMs: null }), asked);
});

const EVERYTHING = { only: [] };
const SELECTING = { selections: { gate: ['*/hello', 'user/*'], small: ['json/small'] } };

test('nothing asked for means everything', () => {
  assert.deepEqual(globsOfRun([], EVERYTHING, [SELECTING]), []);
});

test('the name of a selection stands for its globs, and anything else for itself', () => {
  assert.deepEqual(globsOfRun(['gate', 'express/*', 'gat'], EVERYTHING, [SELECTING]), ['*/hello', 'user/*', 'express/*', 'gat']);
  assert.deepEqual(globsOfRun(['constructor'], EVERYTHING, [SELECTING]), ['constructor']);
});

test('what a profile measures counts where nothing was asked for, and may be a selection', () => {
  assert.deepEqual(globsOfRun([], { only: ['small', 'koa'] }, [SELECTING]), ['json/small', 'koa']);
  assert.deepEqual(globsOfRun(['express/*'], { only: ['small'] }, [SELECTING]), ['express/*']);
});

test('a selection that head has made smaller still holds what base has in it', () => {
  const base = { selections: { gate: ['*/hello', '*/bye'], old: ['x/*'] } };
  assert.deepEqual(globsOfRun(['gate', 'old'], EVERYTHING, [SELECTING, base]), ['*/hello', 'user/*', '*/bye', 'x/*']);
});

test('what is asked for is said by who asks for it', () => {
  assert.deepEqual(askedFor({ patterns: ['gate'], by: '--only' }, { name: 'page', only: ['small'] }), { patterns: ['gate'], by: '--only' });
  assert.deepEqual(askedFor({ patterns: [], by: '--only' }, { name: 'page', only: ['small'] }), {
    patterns: ['small'],
    by: 'profiles.page.only',
  });
});

test('parts were asked for what each of them was, and for everything where one was', () => {
  assert.deepEqual(
    uniteAsked([
      ['gate', 'koa'],
      ['koa', 'hapi/*'],
    ]),
    ['gate', 'koa', 'hapi/*'],
  );
  assert.deepEqual(uniteAsked([['gate'], []]), []);
});

const AS_CONFIGURED: LoadOverrides = { connections: null, pipelining: null, soloWarmupMs: null, soloMs: null };
const HELD: HeldScenario = { protocol: 'websocket', name: 'held', path: '/', message: '$ID', reply: '$ID', requests: 10, holdMs: 1_000 };
const LOADED: Config = configOf(serverTargetOf({ scenarios: [scenarioOf({ connections: 50, pipelining: 4 }), HELD] }), suiteTargetOf());

const scenariosOf = ({ targets }: Config): readonly unknown[] =>
  targets.flatMap((target) => (target.kind === 'server' ? target.scenarios : []));

test('without overrides a configuration stays as it is', () => {
  assert.deepEqual(underLoad(LOADED, AS_CONFIGURED), LOADED);
});

test("connections and pipelining take the place of the scenario's, each by itself, and over HTTP alone", () => {
  assert.deepEqual(scenariosOf(underLoad(LOADED, { ...AS_CONFIGURED, connections: 100 })), [
    scenarioOf({ connections: 100, pipelining: 4 }),
    HELD,
  ]);
  assert.deepEqual(scenariosOf(underLoad(LOADED, { ...AS_CONFIGURED, pipelining: 10 })), [
    scenarioOf({ connections: 50, pipelining: 10 }),
    HELD,
  ]);
});

test('a scenario that differs in its connections alone is not new under a profile that says how many', () => {
  const load = { ...AS_CONFIGURED, connections: 100 };
  const [head, base] = [20, 50].map(
    (connections) => underLoad({ targets: [serverTargetOf({ scenarios: [scenarioOf({ connections })] })] }, load).targets[0],
  );
  assert.ok(head?.kind === 'server' && base?.kind === 'server');
  assert.deepEqual(
    serverBenchmarks(head, base).map(({ newBecause }) => newBecause),
    [null],
  );
});
