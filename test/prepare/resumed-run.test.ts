import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Run } from '../../src/model.ts';
import { refuseOtherRun } from '../../src/prepare/resumed-run.ts';
import { version } from '../../src/system/version.ts';
import { aRun, ENVIRONMENT } from '../judge/records.ts';
import { userErrorOf } from '../user-error.ts';

const INTERRUPTED = aRun({ tool: version, notes: [{ kind: 'run-interrupted' }] });

/** A run that is planned now, of what the interrupted one measured. */
const refuse = (run: Run, planned: { readonly dirty?: boolean; readonly base?: null } = {}): void => refuseOtherRun({ run, where: 'interrupted.json' }, {
  repository: { head: { ...INTERRUPTED.head, dirty: planned.dirty ?? false }, configHash: INTERRUPTED.configHash } as Parameters<typeof refuseOtherRun>[1]['repository'],
  base: planned.base === null ? null : { commit: INTERRUPTED.base } as Parameters<typeof refuseOtherRun>[1]['base'],
  environment: ENVIRONMENT,
});

describe('an interrupted run', () => {
  it('is continued by one that measures the same, whatever kernel the machine has now', () => {
    refuse(INTERRUPTED);
    refuse({ ...INTERRUPTED, environment: { ...ENVIRONMENT, kernel: '6.9.0' } });
    refuse({ ...INTERRUPTED, base: null }, { base: null });
  });

  for (const [difference, run] of [
    [/perf-gate 0\.0\.0 measured it, and this is/, { tool: '0.0.0' }],
    [/its head is c{40}, and b{40} is checked out/, { head: { sha: 'c'.repeat(40), dirty: false } }],
    [/uncommitted changes/, { head: { ...INTERRUPTED.head, dirty: true } }],
    [/its base is c{40}, and now it is a{40}/, { base: { sha: 'c'.repeat(40), dirty: false } }],
    [/its base is none, and now it is a{40}/, { base: null }],
    [/the configuration has changed/, { configHash: 'other' }],
    [/another kind of machine \(cores: 8 instead of 2\)/, { environment: { ...ENVIRONMENT, cores: 8 } }],
  ] as const) {
    it(`is not continued where it differs: ${difference.source}`, () => {
      const { message, where, fix } = userErrorOf(() => refuse({ ...INTERRUPTED, ...run }));
      assert.match(message, difference);
      assert.deepEqual([where, /without --resume/.test(fix)], ['interrupted.json', true]);
    });
  }

  it('is not continued where the working tree has uncommitted changes now', () => {
    assert.match(userErrorOf(() => refuse(INTERRUPTED, { dirty: true })).message, /uncommitted changes/);
  });

  it('is one that says so', () => {
    assert.match(userErrorOf(() => refuse({ ...INTERRUPTED, notes: [] })).message, /was not interrupted/);
  });
});
