import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Config } from '../../src/model.ts';
import { settingsOfRun, type AskedSettings } from '../../src/plan/settings-of-run.ts';
import { configOf } from '../targets.ts';
import { userErrorOf } from '../user-error.ts';

const ASKED: AskedSettings = { only: [], profile: 'quick', budgetMs: null, askedBy: 'options' };
const configWith = (change: Partial<Config>): Config => ({ ...configOf(), ...change });

test("base's policy rules where there is a base, and head's where there is none", () => {
  const [head, base] = [configWith({ instructions: 'required' }), configWith({ instructions: 'off' })];
  assert.equal(settingsOfRun(ASKED, head, base).ruling, base);
  assert.equal(settingsOfRun(ASKED, head, null).ruling, head);
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
