import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { describe, it } from 'node:test';
import { parseConfig } from '../../src/config/load-config.ts';
import { configText, type LeftOutTarget } from '../../src/init/files.ts';
import type { TargetProposal } from '../../src/init/proposal.ts';
import { proposeTargets } from '../../src/init/proposals.ts';
import { projectWith, ROOT } from './projects.ts';

const {
  targets: [server],
} = proposeTargets(projectWith({ packages: [{ ...ROOT, scripts: { start: 'node server.js' } }] }));
const {
  targets: [suite],
} = proposeTargets(projectWith({ sources: [{ path: 'bench/parse.js', text: "import { bench } from 'mitata';" }] }));
const ANSWER = { path: '/', status: 200, body: Buffer.from('{"ok":true}'), varies: null };

const leftOut = (name: string, why: string, target: TargetProposal = suite!): LeftOutTarget => ({ ...target, name, answer: null, why });

describe('the configuration that init writes', () => {
  const cases = [
    ['a JSON body', ANSWER, { kind: 'json', value: { ok: true } }],
    ['a text', { ...ANSWER, body: Buffer.from('hello') }, { kind: 'text', value: 'hello' }],
    ['a long body', { ...ANSWER, body: Buffer.alloc(1000, 'x') }, { kind: 'sha256', value: hash('sha256', 'x'.repeat(1000)) }],
    ['a body that varies', { ...ANSWER, varies: 'the body has the date in it' }, null],
  ] as const;
  for (const [what, recorded, body] of cases) {
    it(`expects ${what} as it was recorded`, () => {
      const {
        targets: [target],
      } = parseConfig(configText([{ ...server!, answer: recorded }]), 'perf-gate.yml');
      assert.ok(target?.kind === 'server');
      const [scenario] = target.scenarios;
      assert.ok(scenario?.protocol === 'http');
      assert.deepEqual(scenario.expect, { status: 200, body });
    });
  }

  it('says why the status alone is expected', () => {
    const text = configText([{ ...server!, answer: { ...ANSWER, varies: 'the body has the date in it' } }]);
    assert.match(text, /expect:\n {6}status: 200\n {6}# The status alone: the body has the date in it\.\n/);
  });

  it('has the others as a comment, and without its `#` they are targets', () => {
    const text = configText(
      [{ ...suite!, answer: null }],
      [leftOut('slow', 'it cannot be loaded'), leftOut('sort', 'it cannot be loaded')],
    );
    assert.match(
      text,
      /\n {2}# Left out: it cannot be loaded\n {2}# slow: \{ dir: \., install: [^,]+, file: bench\/parse\.js \}\n {2}# sort: /,
    );
    assert.deepEqual(
      parseConfig(text, 'perf-gate.yml').targets.map(({ name }) => name),
      ['parse'],
    );
    const whole = text.replaceAll(/^(?<indent> +)# (?!Left out)/gm, '$<indent>');
    assert.deepEqual(
      parseConfig(whole, 'perf-gate.yml').targets.map(({ name }) => name),
      ['parse', 'slow', 'sort'],
    );
  });

  it('has left-out targets of a kind of their own with the key above them', () => {
    const text = configText([{ ...suite!, answer: null }], [leftOut('api', 'it does not listen', server)]);
    assert.match(text, /\n# servers:\n# {3}# Left out: it does not listen\n# {3}api: \{ dir: /);
  });
});
